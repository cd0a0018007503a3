// Where the mutants of a theory apply: everywhere, in a part of the code, or to some turns alone.
// Does not depend on replies.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <utility>

#include "movegen/mutants/mutant.hpp"
#include "movegen/referee/referee.hpp"
#include "perft/sample/changed_positions.hpp"

namespace hurdle {

/// The turns of a player. Many engines skip tests out of check, or if none of the player's pieces
/// is pinned.
enum class Turns : std::uint8_t { all, out_of_check, without_pins };

/// Whether the turn in this position is one of these.
[[nodiscard]] inline bool is_among(Turns turns, const Referee& rules, const Setup& setup) {
  switch (turns) {
    case Turns::out_of_check:
      return rules.checkers(setup) == 0;
    case Turns::without_pins:
      return !has_pin(rules, setup);
    case Turns::all:
      break;
  }
  return true;
}

/// Where all mutants of a diagnosis apply.
struct TheoryScope {
  std::optional<Colour> player{};  ///< to this player's turns alone; nothing: to both players'
  MutantScope parts = MutantScope::all;
  Turns turns = Turns::all;

  [[nodiscard]] bool is_every_turn() const { return !player && turns == Turns::all; }
  [[nodiscard]] bool is_whole() const { return is_every_turn() && parts == MutantScope::all; }
};

/// The rules of a game, and other rules at the turns of a scope.
class RulesAtSomeTurns : public Referee {
 public:
  /// `rules` must outlive the object.
  RulesAtSomeTurns(const Referee& rules, std::shared_ptr<const Referee> other,
                   const TheoryScope& turns)
      : Referee(rules.notation()), rules_(rules), other_(std::move(other)), turns_(turns) {}

  [[nodiscard]] std::vector<Move> legal_moves(const Setup& setup) const override {
    return of(setup).legal_moves(setup);
  }
  [[nodiscard]] std::uint64_t count_legal_moves(const Setup& setup) const override {
    return of(setup).count_legal_moves(setup);
  }
  [[nodiscard]] Setup after(const Setup& setup, Move move) const override {
    return of(setup).after(setup, move);
  }
  [[nodiscard]] int checkers(const Setup& setup) const override {
    return of(setup).checkers(setup);
  }
  [[nodiscard]] std::vector<Checker> checking_pieces(const Setup& setup) const override {
    return of(setup).checking_pieces(setup);
  }
  [[nodiscard]] EndingVerdict ending(const Setup& setup) const override {
    return of(setup).ending(setup);
  }
  [[nodiscard]] Verdict explain(const Setup& setup, Move move) const override {
    return of(setup).explain(setup, move);
  }
  [[nodiscard]] std::optional<InvalidReason> invalid_reason(const Setup& setup) const override {
    return rules_.invalid_reason(setup);
  }

 private:
  [[nodiscard]] const Referee& of(const Setup& setup) const {
    const bool is_other =
        setup.side == turns_.player.value_or(setup.side) && is_among(turns_.turns, rules_, setup);
    return is_other ? *other_ : rules_;
  }

  const Referee& rules_;
  std::shared_ptr<const Referee> other_;
  TheoryScope turns_;
};

}  // namespace hurdle
