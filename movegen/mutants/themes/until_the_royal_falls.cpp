#include "movegen/mutants/themes/until_the_royal_falls.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace hurdle::mutation {
namespace {

bool has_fallen(const Setup& setup, Colour colour) {
  const Piece royal(colour, Kind::royal);
  return std::find(setup.board.begin(), setup.board.end(), royal) == setup.board.end();
}

bool fallen(const Setup& setup) {
  return has_fallen(setup, Colour::white) || has_fallen(setup, Colour::black);
}

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
    const auto fall = fall_of_a_royal(notation(), setup);
    return fall ? *fall : rules_->ending(setup);
  }
  [[nodiscard]] Verdict explain(const Setup& setup, Move move) const override {
    if (const auto fall = fall_of_a_royal(notation(), setup)) {
      return {false, fall->clause, fall->sentence};
    }
    return rules_->explain(setup, move);
  }
  [[nodiscard]] std::optional<InvalidReason> invalid_reason(const Setup& setup) const override {
    return rules_->invalid_reason(setup);
  }

 private:
  std::unique_ptr<const Referee> rules_;
};

}  // namespace

std::shared_ptr<const Referee> until_the_royal_falls(std::unique_ptr<const Referee> rules) {
  return std::make_shared<const UntilTheRoyalFalls>(std::move(rules));
}

std::optional<EndingVerdict> fall_of_a_royal(const Notation& notation, const Setup& setup) {
  for (const Colour colour : both_colours) {
    if (has_fallen(setup, colour)) {
      return EndingVerdict{Ending::ended, "C5",
                           fmt::format("The {} of {} has been captured.",
                                       notation.of(Kind::royal).name, notation.side(colour))};
    }
  }
  return std::nullopt;
}

}  // namespace hurdle::mutation
