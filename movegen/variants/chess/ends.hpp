// How games of chess end (H9 to H13, rules.md beside this file), one virtual function a clause or
// part of one; the same in Chess960, and but for H11 in Crazyhouse. Written from the rules alone.
#pragma once

#include "movegen/referee/ends.hpp"
#include "movegen/referee/referee.hpp"

namespace hurdle::chess {

/// The clauses about history by the ids of a game's page.
struct EndClauses {
  std::string_view repetition = "H12";
  std::string_view fifty_moves = "H13";
};

class ChessEnds : public GameEnds {
 public:
  /// `rules`, which must outlive this, say whether a capture en passant is legal. Throws
  /// BadEndOption.
  ChessEnds(const Referee& rules, const EndOptions& options) : ChessEnds(rules, options, {}) {}

  [[nodiscard]] static std::span<const EndOption> options() noexcept;

  // ---- The clauses, in the order in which they are asked ----------------------------------------

  [[nodiscard]] virtual std::optional<GameEnd> mate(const GameHistory& game) const;       // H9
  [[nodiscard]] virtual std::optional<GameEnd> stalemate(const GameHistory& game) const;  // H10
  [[nodiscard]] virtual std::optional<GameEnd> lack_of_material(
      const GameHistory& game) const;                                                       // H11
  [[nodiscard]] virtual std::optional<GameEnd> repetition(const GameHistory& game) const;   // H12
  [[nodiscard]] virtual std::optional<GameEnd> fifty_moves(const GameHistory& game) const;  // H13

  // ---- Parts of them ---------------------------------------------------------------------------

  /// H11: one knight at most beside the kings, or only bishops of one colour of squares.
  [[nodiscard]] virtual bool lacks_material(const Setup& setup) const;
  /// H12, H13: a player claims at once what can be claimed.
  [[nodiscard]] virtual bool claims() const;
  /// H12: how often a state must occur for a claim, and without one.
  [[nodiscard]] virtual int repetitions_to_claim() const;
  [[nodiscard]] virtual int repetitions_to_end() const;
  /// H13: how many plies for a claim, and without one.
  [[nodiscard]] virtual int quiet_plies_to_claim() const;
  [[nodiscard]] virtual int quiet_plies_to_end() const;
  /// H12: a pawn of the player to move may legally capture en passant.
  [[nodiscard]] virtual bool may_take_in_passing(const Setup& setup) const;

  // ---- What the base asks ----------------------------------------------------------------------

  [[nodiscard]] std::optional<GameEnd> judge(const GameHistory& game) const override;
  [[nodiscard]] std::vector<NearEnd> near(const GameHistory& game) const override;
  [[nodiscard]] std::optional<GameReport> report(const GameHistory& game) const override;
  /// H12: without an en-passant square that no legal move uses.
  [[nodiscard]] Setup state_of(const Setup& setup) const override;

 protected:
  /// For a game with other ids.
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
};

}  // namespace hurdle::chess
