// How games of Shogi end (S15 to S19, rules.md beside this file): one virtual function for each
// clause or part of one. Written from the rules alone.
#pragma once

#include "movegen/referee/ends.hpp"
#include "movegen/referee/referee.hpp"

namespace hurdle::shogi {

/// S19: the conditions of a declared impasse and its result.
enum class ImpasseRule : std::uint8_t {
  by_27,  ///< 28 points of the first player and 27 of the second win
  by_24   ///< 31 points win, 24 to 30 draw
};

class ShogiEnds : public GameEnds {
 public:
  /// Throws BadEndOption.
  ShogiEnds(const Referee& rules, const EndOptions& options);

  [[nodiscard]] static std::span<const EndOption> options() noexcept;

  // ---- The clauses, in order of evaluation ------------------------------------------------------

  [[nodiscard]] virtual std::optional<GameEnd> mate(const GameHistory& game) const;     // S15
  [[nodiscard]] virtual std::optional<GameEnd> no_move(const GameHistory& game) const;  // S16
  [[nodiscard]] virtual std::optional<GameEnd> perpetual_check(
      const GameHistory& game) const;                                                    // S18
  [[nodiscard]] virtual std::optional<GameEnd> fourfold(const GameHistory& game) const;  // S17

  // ---- Parts of clauses -------------------------------------------------------------------------

  /// S17: how many occurrences of a state end the game.
  [[nodiscard]] virtual int repetitions() const;
  /// S18: the occurrence since which every ply must have given check.
  [[nodiscard]] virtual int checks_since() const;
  /// S19: whether this player's king stands in the enemy's camp.
  [[nodiscard]] virtual bool king_in_camp(const Setup& setup, Colour colour) const;
  /// S19: how many other pieces this player has in that camp.
  [[nodiscard]] virtual int pieces_in_camp(const Setup& setup, Colour colour) const;
  /// S19: how many pieces the declaration needs there.
  [[nodiscard]] virtual int least_pieces() const;
  /// S19: the points of a piece, promoted or not.
  [[nodiscard]] virtual int value(Kind kind) const;
  /// S19: a player's points in the enemy's camp and in hand.
  [[nodiscard]] virtual int points(const Setup& setup, Colour colour) const;
  /// S19: the points that win a declaration.
  [[nodiscard]] virtual int points_to_win(Colour colour) const;
  /// S19: the fewest points that make it a draw.
  [[nodiscard]] virtual int points_to_draw(Colour colour) const;
  /// S19: whether a player in check may declare.
  [[nodiscard]] virtual bool may_declare_in_check() const;

  // ---- Overrides --------------------------------------------------------------------------------

  [[nodiscard]] std::optional<GameEnd> judge(const GameHistory& game) const override;
  [[nodiscard]] std::vector<NearEnd> near(const GameHistory& game) const override;
  [[nodiscard]] ClaimVerdict claim_impasse(const GameHistory& game) const override;  // S19

 private:
  [[nodiscard]] std::string why_no_impasse(const GameHistory& game) const;

  ImpasseRule impasse_;
};

}  // namespace hurdle::shogi
