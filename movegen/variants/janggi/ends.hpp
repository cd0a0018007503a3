// How games of Janggi end (J11, J12, J14 to J17, rules.md beside this file): one virtual function
// for each clause or part of one. Written from the rules alone.
#pragma once

#include <cstdint>

#include "movegen/referee/ends.hpp"
#include "movegen/referee/referee.hpp"

namespace hurdle::janggi {

class JanggiEnds : public GameEnds {
 public:
  /// How a game without a winner on the board is decided.
  enum class Settling : std::uint8_t { draw, points, pieces };

  /// `rules` must outlive this object; it tells whether a pass has ended the game.
  JanggiEnds(const Referee& rules, const EndOptions& options);

  [[nodiscard]] static std::span<const EndOption> options() noexcept;

  // ---- The clauses, in order of evaluation ------------------------------------------------------

  [[nodiscard]] virtual std::optional<GameEnd> mate(const GameHistory& game) const;         // J14
  [[nodiscard]] virtual std::optional<GameEnd> facing_pass(const GameHistory& game) const;  // J11
  [[nodiscard]] virtual std::optional<GameEnd> two_passes(const GameHistory& game) const;   // J12
  [[nodiscard]] virtual std::optional<GameEnd> repetition(const GameHistory& game) const;   // J16
  [[nodiscard]] virtual std::optional<GameEnd> lack_of_pieces(
      const GameHistory& game) const;  // J17

  // ---- Parts of clauses -------------------------------------------------------------------------

  /// J15: the points of a piece.
  [[nodiscard]] virtual int value(Kind kind) const;
  /// J15: the points of a side's pieces on the board.
  [[nodiscard]] virtual int piece_points(const Setup& setup, Colour colour) const;
  /// J15: Han's extra points, in half points.
  [[nodiscard]] virtual int extra_halves(Colour colour) const;
  /// J15: the player with more points.
  [[nodiscard]] virtual Colour ahead(const Setup& setup) const;
  /// The option `pieces`: the player with more pieces; if equal, Han, who moves second.
  [[nodiscard]] virtual Colour ahead_by_pieces(const Setup& setup) const;
  /// The option `loses`: the player whose move repeated the position.
  [[nodiscard]] virtual Colour repeating_player(const GameHistory& game) const;
  /// J16: how many occurrences of a position end the game.
  [[nodiscard]] virtual int repetitions() const;
  /// J16: with this many piece points on either side, a repetition does not end the game.
  [[nodiscard]] virtual bool enough_to_go_on(const Setup& setup) const;
  /// J17: general and guards are not enough to win.
  [[nodiscard]] virtual bool lacks_pieces(const Setup& setup, Colour colour) const;

  // ---- Overrides --------------------------------------------------------------------------------

  [[nodiscard]] std::optional<GameEnd> judge(const GameHistory& game) const override;
  [[nodiscard]] std::vector<NearEnd> near(const GameHistory& game) const override;
  [[nodiscard]] std::optional<GameReport> report(const GameHistory& game) const override;

  /// "72 : 73.5".
  [[nodiscard]] std::string score(const Setup& setup) const;

 private:
  [[nodiscard]] int halves(const Setup& setup, Colour colour) const;
  [[nodiscard]] static int pieces(const Setup& setup, Colour colour);
  /// Whether a third occurrence of this position would end the game.
  [[nodiscard]] bool repetition_ends(const Setup& setup) const;
  [[nodiscard]] std::optional<GameEnd> ended_by(std::string_view clause,
                                                const GameHistory& game) const;
  /// A draw, or a result by J15 or the option that replaces it.
  [[nodiscard]] GameEnd undecided(std::string_view clause, std::string sentence, Settling settling,
                                  const Setup& setup) const;

  const Referee& rules_;
  Settling rules_settle_ = Settling::draw;
  Settling repetition_settles_ = Settling::draw;
  bool repetition_loses_ = false;
  bool repetition_is_nothing_ = false;
};

}  // namespace hurdle::janggi
