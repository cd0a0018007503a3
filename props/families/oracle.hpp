// Oracle for a game's clauses, independent of both generators: each game defines by squares and
// pieces between them which piece can capture or move where; legal moves, drops, check and mate
// follow from that in the same way for every game. Slow and simple; must not use either generator.
#pragma once

#include <functional>
#include <vector>

#include "movegen/vocab/move.hpp"
#include "movegen/vocab/notation.hpp"
#include "movegen/vocab/setup.hpp"
#include "props/families/ways.hpp"

namespace hurdle::props {

/// The first clause that forbids a drop, in the order of evaluation.
enum class Refusal : std::uint8_t { none, rank, file, exposes, mates };

/// Whether a move promotes its piece.
enum class Turn : std::uint8_t { never, may, must };

/// A move and the position after it, made by the oracle; its counters are undefined.
struct Played {
  Move move;
  Setup after;
};

/// One game's clauses. The defaults are those of a game without promotion, passes, drops and moves
/// of two pieces.
class Oracle {
 public:
  explicit Oracle(const Notation& notation);
  virtual ~Oracle() = default;
  Oracle(const Oracle&) = delete;
  Oracle& operator=(const Oracle&) = delete;

  /// Whether the piece on `from` can capture an enemy piece on `to`.
  [[nodiscard]] virtual bool captures(const Setup& setup, Square from, Square to) const = 0;
  /// Whether it can move to `to` if that is empty.
  [[nodiscard]] virtual bool enters(const Setup& setup, Square from, Square to) const {
    return captures(setup, from, to);
  }
  /// The piece after promotion, or no piece: its promoted side, if there is exactly one.
  [[nodiscard]] virtual Piece promoted(Piece piece) const;
  /// All pieces that it may become by promotion.
  [[nodiscard]] virtual std::vector<Piece> promotions(Piece piece) const;
  /// The kind of a captured piece in hand.
  [[nodiscard]] virtual Kind held_as(Piece captured) const { return captured.kind(); }
  /// Whether `piece`, which can promote, does so with this move.
  [[nodiscard]] virtual Turn turn(Piece /*piece*/, Square /*from*/, Square /*to*/) const {
    return Turn::never;
  }
  /// The clause that forbids a drop on this square: rank, file or none.
  [[nodiscard]] virtual Refusal drop_square(const Setup& /*setup*/, Kind /*kind*/,
                                            Square /*to*/) const {
    return Refusal::none;
  }
  /// Whether a drop of this kind may not mate.
  [[nodiscard]] virtual bool may_not_mate(Kind /*kind*/) const { return false; }
  [[nodiscard]] virtual bool may_pass(const Setup& /*setup*/) const { return false; }
  /// Whether the game has ended, whatever moves there would be.
  [[nodiscard]] virtual bool over(const Setup& /*setup*/) const { return false; }

  [[nodiscard]] const Notation& notation() const { return notation_; }
  [[nodiscard]] const std::vector<Square>& squares() const { return squares_; }
  [[nodiscard]] Square royal_of(const Setup& setup, Colour owner) const;
  /// The enemy pieces that can capture `owner`'s piece on `square`.
  [[nodiscard]] std::vector<Square> attackers(const Setup& setup, Colour owner,
                                              Square square) const;
  /// C5: whether there is an attacker.
  [[nodiscard]] bool attacked(const Setup& setup, Colour owner, Square square) const;
  [[nodiscard]] bool royal_attacked(const Setup& setup, Colour owner) const {
    return attacked(setup, owner, royal_of(setup, owner));
  }
  /// Whether the piece on `from` can move to `to`, ignoring the safety of its royal piece.
  [[nodiscard]] bool goes(const Setup& setup, Square from, Square to) const;

  /// All legal moves except drops, a pass included.
  [[nodiscard]] std::vector<Played> board_moves(const Setup& setup) const;
  /// Why a piece in hand may not be dropped on an empty square.
  [[nodiscard]] Refusal refusal(const Setup& setup, Kind kind, Square to) const;
  /// The position after a drop.
  [[nodiscard]] static Setup dropped(const Setup& setup, Kind kind, Square to);
  /// Includes drops, which must obey the same clauses.
  [[nodiscard]] bool has_move(const Setup& setup) const;
  /// Whether the side to move is in check without a legal move.
  [[nodiscard]] bool mated(const Setup& setup) const {
    return royal_attacked(setup, setup.side) && !has_move(setup);
  }
  [[nodiscard]] std::vector<Kind> kinds_held(const Setup& setup) const;

 protected:
  using Visit = std::function<bool(const Played&)>;  ///< return false to stop

  /// Moves of two pieces, or captures beside the target square.
  virtual bool special_moves(const Setup& /*setup*/, const Visit& /*visit*/) const { return true; }
  /// Whether a clause forbids a move that leaves the royal piece safe.
  [[nodiscard]] virtual bool forbidden(const Setup& /*setup*/, const Played& /*played*/) const {
    return false;
  }
  /// Sets the state that a board move leaves for the reply.
  virtual void leave_trace(Setup& /*after*/, Square /*from*/, Square /*to*/) const {}

  /// The position after the piece on `from` has moved to `to` and become `piece`.
  [[nodiscard]] Setup moved(const Setup& setup, Square from, Square to, Piece piece) const;

 private:
  bool each_move(const Setup& setup, const Visit& visit) const;
  bool each_move_between(const Setup& setup, Square from, Square to, const Visit& visit) const;
  [[nodiscard]] Played passed(const Setup& setup) const;

  const Notation& notation_;
  std::vector<Square> squares_;
};

}  // namespace hurdle::props
