// How games of Janggi end (J11, J12, J14 to J17, rules.md beside this file), one virtual function a
// clause or part of one. Written from the rules alone.
#pragma once

#include <cstdint>

#include "movegen/referee/ends.hpp"
#include "movegen/referee/referee.hpp"

namespace hurdle::janggi {

class JanggiEnds : public GameEnds {
 public:
  /// What decides an end that nobody has won on the board.
  enum class Settling : std::uint8_t { draw, points, pieces };

  /// `rules`, which must outlive this, say whether a pass has ended the game.
  JanggiEnds(const Referee& rules, const EndOptions& options);

  [[nodiscard]] static std::span<const EndOption> options() noexcept;

  // ---- The clauses, in the order in which they are asked ----------------------------------------

  [[nodiscard]] virtual std::optional<GameEnd> mate(const GameHistory& game) const;         // J14
  [[nodiscard]] virtual std::optional<GameEnd> facing_pass(const GameHistory& game) const;  // J11
  [[nodiscard]] virtual std::optional<GameEnd> two_passes(const GameHistory& game) const;   // J12
  [[nodiscard]] virtual std::optional<GameEnd> repetition(const GameHistory& game) const;   // J16
  [[nodiscard]] virtual std::optional<GameEnd> lack_of_pieces(
      const GameHistory& game) const;  // J17

  // ---- Parts of them ---------------------------------------------------------------------------

  /// J15: what a piece counts.
  [[nodiscard]] virtual int value(Kind kind) const;
  /// J15: what a side's pieces on the board count.
  [[nodiscard]] virtual int piece_points(const Setup& setup, Colour colour) const;
  /// J15: what Han has beside the pieces, in halves of a point.
  [[nodiscard]] virtual int extra_halves(Colour colour) const;
  /// J15: who has more points.
  [[nodiscard]] virtual Colour ahead(const Setup& setup) const;
  /// The option `pieces`: who has more of them, and Han, who moves second, with as many.
  [[nodiscard]] virtual Colour ahead_by_pieces(const Setup& setup) const;
  /// The option `loses`: who has brought about the position of now.
  [[nodiscard]] virtual Colour who_repeated(const GameHistory& game) const;
  /// J16: how often a position must occur.
  [[nodiscard]] virtual int repetitions() const;
  /// J16: with so many piece points on either side a repetition ends nothing.
  [[nodiscard]] virtual bool enough_to_go_on(const Setup& setup) const;
  /// J17: general and guards are not enough to win.
  [[nodiscard]] virtual bool lacks_pieces(const Setup& setup, Colour colour) const;

  // ---- What the base asks ----------------------------------------------------------------------

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
  /// A draw, or decided by J15 or by what stands in its place.
  [[nodiscard]] GameEnd undecided(std::string_view clause, std::string sentence, Settling settling,
                                  const Setup& setup) const;

  const Referee& rules_;
  Settling rules_settle_ = Settling::draw;
  Settling repetition_settles_ = Settling::draw;
  bool repetition_loses_ = false;
  bool repetition_is_nothing_ = false;
};

}  // namespace hurdle::janggi
