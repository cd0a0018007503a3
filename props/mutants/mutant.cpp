#include "props/mutants/mutant.hpp"

#include <algorithm>

#include "perft/count/referee_game.hpp"
#include "perft/count/tree_generator.hpp"

namespace hurdle::mutants {
namespace {

/// A mutant's rules, kept from nonsense: an error in C5 may let a royal piece be captured, and then
/// the game is over, whatever the rules say.
class UntilTheRoyalFalls final : public Referee {
 public:
  explicit UntilTheRoyalFalls(std::unique_ptr<const Referee> rules)
      : Referee(rules->notation()), rules_(std::move(rules)) {}

  [[nodiscard]] std::vector<Move> legal_moves(const Setup& setup) const override {
    return fallen(setup) ? std::vector<Move>{} : rules_->legal_moves(setup);
  }
  [[nodiscard]] std::uint64_t count_legal_moves(const Setup& setup) const override {
    return fallen(setup) ? 0 : rules_->count_legal_moves(setup);
  }
  [[nodiscard]] Setup after(const Setup& setup, Move move) const override {
    return rules_->after(setup, move);
  }
  [[nodiscard]] int checkers(const Setup& setup) const override { return rules_->checkers(setup); }
  [[nodiscard]] std::vector<Checker> checking_pieces(const Setup& setup) const override {
    return rules_->checking_pieces(setup);
  }
  [[nodiscard]] EndingVerdict ending(const Setup& setup) const override {
    return rules_->ending(setup);
  }
  [[nodiscard]] Verdict explain(const Setup& setup, Move move) const override {
    return rules_->explain(setup, move);
  }
  [[nodiscard]] std::optional<Fault> impossible(const Setup& setup) const override {
    return rules_->impossible(setup);
  }

 private:
  [[nodiscard]] static bool fallen(const Setup& setup) {
    return std::any_of(both_colours.begin(), both_colours.end(), [&](Colour colour) {
      const Piece royal(colour, Kind::royal);
      return std::find(setup.board.begin(), setup.board.end(), royal) == setup.board.end();
    });
  }

  std::unique_ptr<const Referee> rules_;
};

}  // namespace

Mutant make_mutant(Belief belief, std::unique_ptr<const Referee> referee) {
  const auto rules = std::make_shared<const UntilTheRoyalFalls>(std::move(referee));
  const auto make = [rules](std::uint64_t /*seed*/) { return RefereeGame(*rules); };
  auto generator =
      std::make_shared<const TreeGenerator<RefereeGame, decltype(make)>>(rules->notation(), make);
  return {std::move(belief), rules, std::move(generator)};
}

}  // namespace hurdle::mutants
