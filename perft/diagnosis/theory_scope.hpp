// Where the mutants of a theory apply: everywhere, in a part of the code, or to some turns alone.
// Does not depend on replies.
#pragma once

#include <array>
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

/// Where the mutants of a diagnosis apply.
struct TheoryScope {
  std::optional<Colour> player{};  ///< to this player's turns alone; nothing: to both players'
  MutantScope parts = MutantScope::all;
  Turns turns = Turns::all;
  /// Each mutant has a player of its own, or none; `player` is nothing.
  bool each_player = false;

  [[nodiscard]] bool is_whole() const {
    return !player && !each_player && turns == Turns::all && parts == MutantScope::all;
  }
};

/// The rules of a game, and other rules at the turns of a scope.
class RulesAtSomeTurns : public Referee {
 public:
  /// The rules at each player's turns; null: those of the game.
  using OfPlayers = std::array<std::shared_ptr<const Referee>, 2>;

  /// `rules` must outlive the object.
  RulesAtSomeTurns(const Referee& rules, OfPlayers others, Turns turns)
      : Referee(rules.notation()), rules_(rules), others_(std::move(others)), turns_(turns) {}

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
    const Referee* other = others_[index_of(setup.side)].get();
    return other != nullptr && is_among(turns_, rules_, setup) ? *other : rules_;
  }

  const Referee& rules_;
  OfPlayers others_;
  Turns turns_;
};

}  // namespace hurdle
