// How games of chess end (H9 to H14, rules.md beside this file): one virtual function for each
// clause or part of one. Chess960 uses all of it, Crazyhouse all but H11 and H14. Written from the
// rules alone.
#pragma once

#include "movegen/referee/ends.hpp"
#include "movegen/referee/referee.hpp"
#include "movegen/variants/chess/ends_dead_position.hpp"

namespace hurdle::chess {

/// The ids of the history clauses on a game's rules page.
struct EndClauses {
  std::string_view repetition = "H12";
  std::string_view fifty_moves = "H13";
  std::string_view dead_position = "H14";  ///< empty: positions of this game are never dead
};

class ChessEnds : public GameEnds {
 public:
  /// `rules` must outlive this object; it tells whether an en-passant capture is legal. Throws
  /// BadEndOption.
  ChessEnds(const Referee& rules, const EndOptions& options) : ChessEnds(rules, options, {}) {}

  [[nodiscard]] static std::span<const EndOption> options() noexcept;

  // ---- The clauses, in order of evaluation ------------------------------------------------------

  [[nodiscard]] virtual std::optional<GameEnd> mate(const GameHistory& game) const;       // H9
  [[nodiscard]] virtual std::optional<GameEnd> stalemate(const GameHistory& game) const;  // H10
  [[nodiscard]] virtual std::optional<GameEnd> lack_of_material(
      const GameHistory& game) const;                                                         // H11
  [[nodiscard]] virtual std::optional<GameEnd> dead_position(const GameHistory& game) const;  // H14
  [[nodiscard]] virtual std::optional<GameEnd> repetition(const GameHistory& game) const;     // H12
  [[nodiscard]] virtual std::optional<GameEnd> fifty_moves(const GameHistory& game) const;    // H13

  // ---- Parts of clauses -------------------------------------------------------------------------

  /// H11: at most one knight besides the kings, or only bishops on squares of one colour.
  [[nodiscard]] virtual bool lacks_material(const Setup& setup) const;
  /// H14: whether a sequence of legal moves can mate, as far as a search can decide it.
  [[nodiscard]] virtual DeadProof dead_proof(const Setup& setup) const;
  /// H12, H13: whether players claim as soon as they can.
  [[nodiscard]] virtual bool claims() const;
  /// H12: how many occurrences of a state allow a claim, and how many end the game.
  [[nodiscard]] virtual int repetitions_to_claim() const;
  [[nodiscard]] virtual int repetitions_to_end() const;
  /// H13: how many quiet plies allow a claim, and how many end the game.
  [[nodiscard]] virtual int quiet_plies_to_claim() const;
  [[nodiscard]] virtual int quiet_plies_to_end() const;
  /// H12: whether a pawn of the player to move can legally capture en passant.
  [[nodiscard]] virtual bool may_take_in_passing(const Setup& setup) const;

  // ---- Overrides --------------------------------------------------------------------------------

  [[nodiscard]] std::optional<GameEnd> judge(const GameHistory& game) const override;
  [[nodiscard]] std::vector<NearEnd> near(const GameHistory& game) const override;
  [[nodiscard]] std::optional<GameReport> report(const GameHistory& game) const override;
  /// H12: the state without an en-passant square that no legal move uses.
  [[nodiscard]] Setup state_of(const Setup& setup) const override;

 protected:
  [[nodiscard]] static std::span<const EndOption> options_without_dead_positions() noexcept;

  /// For a game whose clauses have other ids.
  ChessEnds(const Referee& rules, const EndOptions& options, const EndClauses& named);

 private:
  [[nodiscard]] int repetitions() const {
    return claims() ? repetitions_to_claim() : repetitions_to_end();
  }
  [[nodiscard]] int quiet_plies() const {
    return claims() ? quiet_plies_to_claim() : quiet_plies_to_end();
  }

  const Referee& rules_;
  EndClauses named_;
  bool claims_;
  bool proves_dead_positions_;
};

}  // namespace hurdle::chess
