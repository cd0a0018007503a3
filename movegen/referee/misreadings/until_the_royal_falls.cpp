#include "movegen/referee/misreadings/until_the_royal_falls.hpp"

#include <algorithm>

namespace hurdle::wrong {
namespace {

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

std::shared_ptr<const Referee> until_the_royal_falls(std::unique_ptr<const Referee> rules) {
  return std::make_shared<const UntilTheRoyalFalls>(std::move(rules));
}

}  // namespace hurdle::wrong
