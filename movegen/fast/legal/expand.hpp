// Makes every move of a node, calls a visitor and unmakes the move, one by one on one board.
// `Legal` decides which moves are legal.
#pragma once

#include "movegen/fast/board/mutate.hpp"
#include "movegen/fast/legal/specials.hpp"
#include "movegen/fast/legal/varied_promotions.hpp"
#include "movegen/vocab/move.hpp"

namespace hurdle::fast {

/// A move of one piece on the board, by squares and by types before and after.
template <const Description& D>
struct BoardStep {
  using S = Shape<D>;

  int from, to, before, after;
  bool capture;

  [[nodiscard]] bool captures() const { return capture; }
  [[nodiscard]] Move move() const {
    const Square source = S::square_of(from);
    const Square target = S::square_of(to);
    if (before == after) {
      return Move::board(source, target);
    }
    const PieceType& type = D.types[static_cast<std::size_t>(after)];
    const bool turned = type.kind == D.types[static_cast<std::size_t>(before)].kind;
    return turned ? Move::promotion(source, target) : Move::promotion_to(source, target, type.kind);
  }
};

/// A drop, a pass, castling or en passant.
struct OtherStep {
  Move made;
  [[nodiscard]] bool captures() const { return made.is_en_passant(); }
  [[nodiscard]] Move move() const { return made; }
};

/// Visits the moves of C as `Legal` passes them: calls `visit(step)` between making and unmaking
/// each; `step.move()` and `step.captures()` describe the move. With Keyed, the key is updated.
template <const Description& D, Colour C, bool Keyed, class Visit>
struct Expand {
  using S = Shape<D>;
  using Bits = typename S::Bits;
  using Mutator = Mutate<D, Keyed>;

  /// Without keys a step is so cheap that a function call for its targets is measurable (NOTES.md).
  static constexpr bool inlines_targets = !Keyed;

  Position<D>& position;
  const typename Mutator::Z& zobrist;
  Visit& visit;

  /// Requests every piece of a class, one by one.
  template <int Class>
  [[nodiscard]] static Bits start_class(const Position<D>& position) {
    return position.pieces[index_of(C)][Class];
  }

  template <int Class>
  [[gnu::always_inline]] void piece(int from, Bits targets) const {
    const int type = position.type[at(from)];
    if constexpr (!S::promotes[Class]) {
      each(targets, [&](int to) { move<Class>(from, to, type, type); });
    } else if constexpr (VariedPromotions<D>::exist) {
      VariedPromotions<D>::template each<C>(
          position, targets,
          [&](int becomes, Bits squares) { move_each<Class>(from, squares, type, becomes); },
          [&](Bits squares) { move_each<Class>(from, squares, type, type); });
    } else {
      constexpr Bits forced = S::template must_promote<C, Class>;
      const Bits promoting = promotions<Class>(from, targets, type);
      if constexpr (S::more_promotions[Class] == 0) {
        move_each<Class>(from, promoting, type, D.types[at(type)].promotes_to);
      } else if (promoting != 0) {
        for (const int becomes : S::template promotion_types<Class>) {
          move_each<Class>(from, promoting, type, becomes);
        }
      }
      move_each<Class>(from, targets & (S::chooses[Class] ? ~forced : ~promoting), type, type);
    }
  }

  /// The targets where a piece may or must promote.
  template <int Class>
  [[nodiscard]] static Bits promotions(int from, Bits targets, int type) {
    if constexpr (S::chooses[Class]) {
      constexpr Bits forced = S::template must_promote<C, Class>;
      return S::template choice_of<C, Class>(from, targets) | (targets & forced);
    }
    return D.types[at(type)].promotes_to >= 0 ? targets & S::template camp<C> : Bits{0};
  }

  /// Not inlined: it would be copied twice, and making and unmaking a move is most of the code.
  template <int Class>
  [[gnu::noinline]] void move_each(int from, Bits targets, int before, int after) const {
    each(targets, [&](int to) { move<Class>(from, to, before, after); });
  }

  template <int Class>
  [[gnu::always_inline]] void move(int from, int to, int before, int after) const {
    const auto undo = Mutator::template move<C, Class>(position, zobrist, from, to, before, after);
    visit(BoardStep<D>{from, to, before, after, undo.capture});
    Mutator::template unmove<C, Class>(position, undo, from, to, before, after);
  }

  void drop(Kind kind, Bits squares) const {
    each(squares, [&](int to) {
      const auto undo = Mutator::template drop<C>(position, zobrist, kind, to);
      visit(OtherStep{Move::drop(kind, S::square_of(to))});
      Mutator::template undrop<C>(position, undo, kind, to);
    });
  }

  void en_passant(int from, int to, int pawn) const {
    const auto undo = Mutator::template capture_en_passant<C>(position, zobrist, from, to, pawn);
    const Move move = Move::board(S::square_of(from), S::square_of(to));
    visit(OtherStep{move.marked_en_passant()});
    Mutator::template uncapture_en_passant<C>(position, undo, from, to, pawn);
  }

  void castle(const Castling& c) const {
    const auto undo = Mutator::template castle<C>(position, zobrist, c.royal, c.royal_to, c.partner,
                                                  c.partner_to);
    const int named = D.castling.anywhere ? c.partner : c.royal_to;
    const Move move = Move::board(S::square_of(c.royal), S::square_of(named));
    visit(OtherStep{move.marked_castling()});
    Mutator::template uncastle<C>(position, undo, c.royal, c.royal_to, c.partner, c.partner_to);
  }

  void pass() const {
    const auto undo = Mutator::pass(position, zobrist);
    visit(OtherStep{Move::pass(S::square_of(position.royal[index_of(C)]))});
    Mutator::unpass(position, undo);
  }
};

}  // namespace hurdle::fast
