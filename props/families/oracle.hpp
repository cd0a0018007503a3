// A oracle of a game's clauses, next to the two generators: who captures and enters what is
// said by squares and what stands between them; legal moves, drops, check and mate follow in the
// same way for every game. Slow and plain; knows neither generator.
#pragma once

#include <functional>
#include <vector>

#include "movegen/vocab/move.hpp"
#include "movegen/vocab/notation.hpp"
#include "movegen/vocab/setup.hpp"
#include "props/families/ways.hpp"

namespace hurdle::props {

/// Which clause refuses a drop, if any, in the order in which they are asked.
enum class Refusal : std::uint8_t { none, rank, file, exposes, mates };

/// Whether a move turns its piece over.
enum class Turn : std::uint8_t { never, may, must };

/// A move and the position after it, built by hand; its counters mean nothing.
struct Played {
  Move move;
  Setup after;
};

/// One game's clauses. A game says what is its own; what it leaves out is as in a game without
/// promotion, pass, drops and moves of two pieces.
class Oracle {
 public:
  explicit Oracle(const Notation& notation);
  virtual ~Oracle() = default;
  Oracle(const Oracle&) = delete;
  Oracle& operator=(const Oracle&) = delete;

  /// Whether the piece on `from` captures an enemy piece that stands on `to`.
  [[nodiscard]] virtual bool captures(const Setup& setup, Square from, Square to) const = 0;
  /// Whether it goes to `to` when that is empty.
  [[nodiscard]] virtual bool enters(const Setup& setup, Square from, Square to) const {
    return captures(setup, from, to);
  }
  /// What the piece becomes when it promotes, or no piece: its promoted side, once.
  [[nodiscard]] virtual Piece promoted(Piece piece) const;
  /// All that it may become then.
  [[nodiscard]] virtual std::vector<Piece> promotions(Piece piece) const;
  /// The kind as which a captured piece is held.
  [[nodiscard]] virtual Kind held_as(Piece captured) const { return captured.kind(); }
  /// Whether `piece`, which can promote, does so on this way.
  [[nodiscard]] virtual Turn turn(Piece /*piece*/, Square /*from*/, Square /*to*/) const {
    return Turn::never;
  }
  /// What the game says of the square of a drop: rank, file or none.
  [[nodiscard]] virtual Refusal drop_square(const Setup& /*setup*/, Kind /*kind*/,
                                            Square /*to*/) const {
    return Refusal::none;
  }
  /// Whether the kind may not mate by being dropped.
  [[nodiscard]] virtual bool may_not_mate(Kind /*kind*/) const { return false; }
  [[nodiscard]] virtual bool may_pass(const Setup& /*setup*/) const { return false; }
  /// Whether the game is over, whatever moves there would be.
  [[nodiscard]] virtual bool over(const Setup& /*setup*/) const { return false; }

  [[nodiscard]] const Notation& notation() const { return notation_; }
  [[nodiscard]] const std::vector<Square>& squares() const { return squares_; }
  [[nodiscard]] Square royal_of(const Setup& setup, Colour owner) const;
  /// The enemy pieces that capture what `owner` has on `square`.
  [[nodiscard]] std::vector<Square> attackers(const Setup& setup, Colour owner,
                                              Square square) const;
  /// C5: there is such a piece.
  [[nodiscard]] bool attacked(const Setup& setup, Colour owner, Square square) const;
  [[nodiscard]] bool royal_attacked(const Setup& setup, Colour owner) const {
    return attacked(setup, owner, royal_of(setup, owner));
  }
  /// Whether the piece on `from` goes to `to`, if the safety of its royal piece is not asked.
  [[nodiscard]] bool goes(const Setup& setup, Square from, Square to) const;

  /// All legal moves but drops, a pass included.
  [[nodiscard]] std::vector<Played> board_moves(const Setup& setup) const;
  /// Why a piece that is in hand is not dropped on an empty square.
  [[nodiscard]] Refusal refusal(const Setup& setup, Kind kind, Square to) const;
  /// The position after a drop.
  [[nodiscard]] static Setup dropped(const Setup& setup, Kind kind, Square to);
  /// Drops count as moves, and obey the same clauses.
  [[nodiscard]] bool has_move(const Setup& setup) const;
  /// In check without a legal move.
  [[nodiscard]] bool mated(const Setup& setup) const {
    return royal_attacked(setup, setup.side) && !has_move(setup);
  }
  [[nodiscard]] std::vector<Kind> kinds_held(const Setup& setup) const;

 protected:
  using Visit = std::function<bool(const Played&)>;  ///< false ends the visits

  /// Moves of two pieces, or to a square beside the captured piece.
  virtual bool special_moves(const Setup& /*setup*/, const Visit& /*visit*/) const { return true; }
  /// Whether a clause forbids a move that leaves the royal piece safe.
  [[nodiscard]] virtual bool forbidden(const Setup& /*setup*/, const Played& /*played*/) const {
    return false;
  }
  /// What a move of the board leaves behind for the reply.
  virtual void leave_trace(Setup& /*after*/, Square /*from*/, Square /*to*/) const {}

  /// The position after the piece on `from` has gone to `to` and become `piece`.
  [[nodiscard]] Setup moved(const Setup& setup, Square from, Square to, Piece piece) const;

 private:
  bool each_move(const Setup& setup, const Visit& visit) const;
  bool each_move_between(const Setup& setup, Square from, Square to, const Visit& visit) const;
  [[nodiscard]] Played passed(const Setup& setup) const;

  const Notation& notation_;
  std::vector<Square> squares_;
};

}  // namespace hurdle::props
