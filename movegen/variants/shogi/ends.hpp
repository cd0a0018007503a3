// How games of Shogi end (S15 to S19, rules.md beside this file), one virtual function a clause or
// part of one. Written from the rules alone.
#pragma once

#include "movegen/referee/ends.hpp"
#include "movegen/referee/referee.hpp"

namespace hurdle::shogi {

/// S19: what a declared impasse must have, and what it then brings.
enum class ImpasseRule : std::uint8_t {
  by_27,  ///< 28 points of the first player and 27 of the second win
  by_24   ///< 31 points win, 24 to 30 draw
};

class ShogiEnds : public GameEnds {
 public:
  /// Throws BadEndOption.
  ShogiEnds(const Referee& rules, const EndOptions& options);

  [[nodiscard]] static std::span<const EndOption> options() noexcept;

  // ---- The clauses, in the order in which they are asked ----------------------------------------

  [[nodiscard]] virtual std::optional<GameEnd> mate(const GameHistory& game) const;     // S15
  [[nodiscard]] virtual std::optional<GameEnd> no_move(const GameHistory& game) const;  // S16
  [[nodiscard]] virtual std::optional<GameEnd> perpetual_check(
      const GameHistory& game) const;                                                    // S18
  [[nodiscard]] virtual std::optional<GameEnd> fourfold(const GameHistory& game) const;  // S17

  // ---- Parts of them ---------------------------------------------------------------------------

  /// S17: how often a state must occur.
  [[nodiscard]] virtual int repetitions() const;
  /// S18: since which occurrence every ply must have given check.
  [[nodiscard]] virtual int checks_since() const;
  /// S19: this player's king stands in the enemy's camp.
  [[nodiscard]] virtual bool king_in_camp(const Setup& setup, Colour colour) const;
  /// S19: how many other pieces of this player stand there.
  [[nodiscard]] virtual int pieces_in_camp(const Setup& setup, Colour colour) const;
  /// S19: how many must stand there.
  [[nodiscard]] virtual int least_pieces() const;
  /// S19: what a piece counts, promoted or not.
  [[nodiscard]] virtual int value(Kind kind) const;
  /// S19: what a player has in the enemy's camp and in hand.
  [[nodiscard]] virtual int points(const Setup& setup, Colour colour) const;
  /// S19: with how many points a declaration wins.
  [[nodiscard]] virtual int points_to_win(Colour colour) const;
  /// S19: with how many it is a draw at least.
  [[nodiscard]] virtual int points_to_draw(Colour colour) const;
  /// S19: whether a player in check may declare.
  [[nodiscard]] virtual bool may_declare_in_check() const;

  // ---- What the base asks ----------------------------------------------------------------------

  [[nodiscard]] std::optional<GameEnd> judge(const GameHistory& game) const override;
  [[nodiscard]] std::vector<NearEnd> near(const GameHistory& game) const override;
  [[nodiscard]] ClaimVerdict claim_impasse(const GameHistory& game) const override;  // S19

 private:
  [[nodiscard]] std::string why_no_impasse(const GameHistory& game) const;

  ImpasseRule impasse_;
};

}  // namespace hurdle::shogi
