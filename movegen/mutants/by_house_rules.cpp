#include "movegen/mutants/by_house_rules.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace hurdle::mutation {
namespace {

bool has_fallen(const Setup& setup, Colour colour) {
  const Piece royal(colour, Kind::royal);
  return std::ranges::find(setup.board, royal) == setup.board.end();
}

bool fallen(const Setup& setup) {
  return has_fallen(setup, Colour::white) || has_fallen(setup, Colour::black);
}

class EndsByRoyalCapture final : public Referee {
 public:
  explicit EndsByRoyalCapture(std::unique_ptr<const Referee> rules)
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

bool is_legal(const Referee& referee, const Setup& setup, Move move) {
  const std::vector<Move> moves = referee.legal_moves(setup);
  return std::ranges::any_of(moves, [&](Move legal) { return legal.plain() == move.plain(); });
}

class AsRead final : public Referee {
 public:
  AsRead(std::shared_ptr<const Referee> rules, std::shared_ptr<const Referee> read,
         std::vector<ChangedClause> clauses)
      : Referee(rules->notation()),
        rules_(std::move(rules)),
        read_(std::move(read)),
        clauses_(std::move(clauses)) {}

  [[nodiscard]] std::vector<Move> legal_moves(const Setup& setup) const override {
    return read_->legal_moves(setup);
  }
  [[nodiscard]] std::uint64_t count_legal_moves(const Setup& setup) const override {
    return read_->count_legal_moves(setup);
  }
  [[nodiscard]] Setup after(const Setup& setup, Move move) const override {
    return read_->after(setup, move);
  }
  [[nodiscard]] int checkers(const Setup& setup) const override { return read_->checkers(setup); }
  [[nodiscard]] std::vector<Checker> checking_pieces(const Setup& setup) const override {
    return read_->checking_pieces(setup);
  }
  [[nodiscard]] std::optional<InvalidReason> invalid_reason(const Setup& setup) const override {
    return read_->invalid_reason(setup);
  }

  [[nodiscard]] EndingVerdict ending(const Setup& setup) const override {
    if (const auto fall = fall_of_a_royal(notation(), setup)) {
      return *fall;
    }
    const Ending kind = read_->ending(setup).ending;
    EndingVerdict verdict = rules_->ending(setup);
    if (kind == verdict.ending || kind == Ending::none) {
      return kind == Ending::none ? EndingVerdict{} : verdict;
    }
    const ChangedClause& decides =
        deciding([&](const Referee& referee) { return referee.ending(setup).ending == kind; });
    return {kind, decides.clause, decides.says};
  }

  [[nodiscard]] Verdict explain(const Setup& setup, Move move) const override {
    if (const auto fall = fall_of_a_royal(notation(), setup)) {
      return {false, fall->clause, fall->sentence};
    }
    const bool legal = is_legal(*read_, setup, move);
    Verdict verdict = rules_->explain(setup, move);
    if (legal == verdict.legal) {
      Verdict in_force = legal ? verdict : read_->explain(setup, move);
      return in_force.legal == legal ? in_force : verdict;
    }
    const ChangedClause& decides =
        deciding([&](const Referee& referee) { return is_legal(referee, setup, move) == legal; });
    return {legal, decides.clause, decides.says};
  }

 private:
  template <class Agrees>
  [[nodiscard]] const ChangedClause& deciding(const Agrees& agrees) const {
    const auto found = std::ranges::find_if(
        clauses_, [&](const ChangedClause& one) { return agrees(*one.alone); });
    return found == clauses_.end() ? clauses_.front() : *found;
  }

  std::shared_ptr<const Referee> rules_;
  std::shared_ptr<const Referee> read_;
  std::vector<ChangedClause> clauses_;
};

}  // namespace

std::shared_ptr<const Referee> until_the_royal_falls(std::unique_ptr<const Referee> rules) {
  return std::make_shared<const EndsByRoyalCapture>(std::move(rules));
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

std::shared_ptr<const Referee> by_house_rules(std::shared_ptr<const Referee> rules,
                                              std::shared_ptr<const Referee> read,
                                              std::vector<ChangedClause> clauses) {
  return std::make_shared<const AsRead>(std::move(rules), std::move(read), std::move(clauses));
}

}  // namespace hurdle::mutation
