// A piece that hops, on one of its lines: its number of moves there, and how the number changes if
// squares of the line are filled or vacated. Depends on the line alone.
#pragma once

#include "movegen/fast/legal/reach.hpp"

namespace hurdle::fast {

/// How a piece moves along a line; two line movers on the same square differ in nothing else.
struct LineStyle {
  LineMoves moves = {};
  bool taboo = false;    ///< pieces of the taboo kind are neither its hurdles nor its targets
  bool chooses = false;  ///< targets in the camp count twice
};

/// The style of a class of pieces.
template <const Description& D>
[[nodiscard]] constexpr LineStyle style_of(int cls, LineMoves moves) {
  return {moves, Shape<D>::taboo_class >= 0 && ((moves.quiet | moves.capture) & hop) != 0,
          Shape<D>::chooses[static_cast<std::size_t>(cls)]};
}

/// A line mover that hops.
template <const Description& D, LineStyle Style>
struct LineMobility {
  using S = Shape<D>;
  using Bits = typename S::Bits;
  using R = Reach<D>;

  const Line* line;   ///< seen from the piece's square
  LineSet blocked;    ///< pieces on the line
  LineSet taboo;      ///< the pieces of the taboo kind, for a style with taboo
  LineSet allowed;    ///< squares that it may move to if its movement reaches them
  LineSet recapture;  ///< own pieces that it protects: possible targets after a capture
  LineSet choice;     ///< targets that count twice, for a style that chooses
  int from;
  int count;  ///< its moves on this line

  /// The number of moves on the line with these pieces on it.
  [[nodiscard]] [[gnu::always_inline]] int count_with(LineSet pieces, LineSet forbidden) const {
    return count_to(allowed, pieces, forbidden);
  }

  /// The change of its number of moves when a piece leaves `left` and then arrives on one square of
  /// `arrivals`, without the change by the arrival alone; summed over `number` arrivals. Arrivals
  /// outside the line all change the same. Taboo: the piece is of the taboo kind.
  template <bool Taboo>
  [[nodiscard]] [[gnu::noinline]] int vacated(int left, Bits arrivals, int number) const {
    const LineSet gone = R::gather(bit<Bits>(left), *line);
    const LineSet rest = blocked & ~gone;
    const LineSet forbidden = taboo & ~gone;
    const int change = count_with(rest, forbidden) - count;
    int sum = number * change;
    each(static_cast<Bits64>(R::gather(arrivals, *line)), [&](int index) {
      const LineSet one = LineSet{1} << static_cast<unsigned>(index);
      const LineSet kind = Taboo && Style.taboo ? one : LineSet{0};
      sum += count_with(rest | one, forbidden | kind) - count_with(blocked | one, taboo | kind) -
             change;
    });
    return sum;
  }

  /// The same when the piece that leaves `left` captures another piece of the owner on `taken`;
  /// `swaps`: one of the two, and not the other, is of the taboo kind.
  [[nodiscard]] [[gnu::noinline]] int vacated_to_capture(int left, int taken, bool swaps) const {
    const LineSet gone = R::gather(bit<Bits>(left), *line);
    const LineSet arrived = R::gather(bit<Bits>(taken), *line);
    const LineSet squares = allowed | (arrived & recapture);
    const LineSet forbidden = swaps ? taboo ^ arrived : taboo;
    return count_to(squares, blocked & ~gone, forbidden & ~gone) -
           count_to(squares, blocked, forbidden);
  }

  /// The own pieces that it protects by movement alone.
  [[nodiscard]] [[gnu::always_inline]] LineSet protecting() const {
    return R::template line_reach<Style.moves, Style.taboo>(line->index, blocked, taboo) &
           recapture;
  }

  /// The first and the second piece in either direction, and the empty squares before them.
  [[nodiscard]] [[gnu::always_inline]] LineSet seen() const {
    return (line_tables.slide[line->index][blocked] | line_tables.hop[line->index][blocked]) &
           line->all;
  }

  /// The change of its number of moves when another piece is captured and one of the taboo kind
  /// then stands there instead of one of another kind, or the reverse, without what the recapture
  /// alone changes; `captures` has the number of these captures by square.
  template <class Counts>
  [[nodiscard]] [[gnu::noinline]] int swapped(const Counts& captures) const {
    const LineSet others = seen() & blocked & R::gather(captures.any() & ~bit<Bits>(from), *line);
    int sum = 0;
    each(static_cast<Bits64>(others), [&](int index) {
      const LineSet taken = LineSet{1} << static_cast<unsigned>(index);
      const int now = count_to(allowed | (taken & recapture), blocked, taboo ^ taken);
      const int counted = count + ((protecting() & taken) != 0 ? 1 : 0);
      sum += (now - counted) * captures.of(square_at(index));
    });
    return sum;
  }

  /// Calls `use(square, change, taboo_change)` for the squares that a hop crosses, as `fill` does.
  /// A piece on a square before the hurdle becomes the hurdle: the squares between the two become
  /// targets instead of those beyond. A piece past the hurdle removes the targets beyond it.
  template <class Use>
  [[gnu::always_inline]] void fill_hop(Use&& use) const {
    const LineSet here = LineSet{1} << line->index;
    const LineSet upwards = ~(here | (here - 1U));
    const auto above = [](int index) { return ~LineSet{1} << static_cast<unsigned>(index); };
    const auto below = [](int index) { return (LineSet{1} << static_cast<unsigned>(index)) - 1U; };
    fill_hop_on(upwards, above, use);
    fill_hop_on(here - 1U, below, use);
  }

  /// Calls `use(square, change)` for a piece that slides quietly and captures by hopping. A piece
  /// before the hurdle ends the slide, and the former hurdle becomes the target; a piece past the
  /// hurdle becomes the target itself.
  template <class Use>
  [[gnu::always_inline]] void fill_capturing_hop(Use&& use) const {
    const LineSet here = LineSet{1} << line->index;
    const LineSet seen = line_tables.slide[line->index][blocked] & line->all;
    const LineSet hopped = line_tables.hop[line->index][blocked] & line->all;
    const LineSet above = ~(here | (here - 1U));
    const LineSet below = here - 1U;
    const auto prey_change = [&](LineSet side) {
      return std::popcount(seen & side & blocked & allowed) -
             std::popcount(hopped & side & blocked & allowed);
    };
    const LineSet quiet = seen & ~blocked & allowed;
    int left = std::popcount(quiet & above);
    int prey = prey_change(above);
    each(static_cast<Bits64>(seen & above & ~blocked), [&](int index) {
      use(square_at(index), prey - left);
      left -= static_cast<int>(quiet >> static_cast<unsigned>(index) & 1U);
    });
    left = 0;
    prey = prey_change(below);
    each(static_cast<Bits64>(seen & below & ~blocked), [&](int index) {
      left += static_cast<int>(quiet >> static_cast<unsigned>(index) & 1U);
      use(square_at(index), prey - left);
    });
    each(static_cast<Bits64>(hopped & ~blocked), [&](int index) {
      const LineSet side = (LineSet{1} << static_cast<unsigned>(index)) > here ? above : below;
      const int lost = std::popcount(hopped & side & blocked & allowed);
      use(square_at(index), static_cast<int>(allowed >> static_cast<unsigned>(index) & 1U) - lost);
    });
  }

  /// Calls `use(square, change, taboo_change)` for squares of the line: the change when the square
  /// is filled, and the further change if the new piece is of the taboo kind.
  template <class Use>
  [[gnu::always_inline]] void fill(LineSet empty, Use&& use) const {
    each(static_cast<Bits64>(empty), [&](int index) {
      const LineSet one = LineSet{1} << static_cast<unsigned>(index);
      const int now = count_with(blocked | one, taboo);
      const int then = Style.taboo ? count_with(blocked | one, taboo | one) : now;
      use(square_at(index), now - count, then - now);
    });
  }

 private:
  [[nodiscard]] int square_at(int index) const noexcept {
    return from + (index - line->index) * line->stride;
  }

  /// The same on one side of the piece; `beyond(index)` are the squares farther away than `index`.
  template <class Beyond, class Use>
  [[gnu::always_inline]] void fill_hop_on(LineSet side, const Beyond& beyond, Use&& use) const {
    const LineSet on_line = side & line->all;
    const LineSet first = line_tables.slide[line->index][blocked] & on_line;
    const LineSet hopped =
        R::template reach_by<hop, Style.taboo>(line->index, blocked, taboo) & on_line;
    const LineSet fair = allowed & ~taboo;
    const int reached = std::popcount(hopped & fair);
    each(static_cast<Bits64>(first & ~blocked), [&](int index) {
      const int gained = std::popcount(first & fair & beyond(index));
      use(square_at(index), gained - reached, -gained);
    });
    each(static_cast<Bits64>(hopped & ~blocked), [&](int index) {
      const int lost = std::popcount(hopped & fair & beyond(index));
      use(square_at(index), -lost, -static_cast<int>(fair >> static_cast<unsigned>(index) & 1U));
    });
  }

  [[nodiscard]] [[gnu::always_inline]] int count_to(LineSet targets, LineSet pieces,
                                                    LineSet forbidden) const {
    const LineSet reached =
        R::template line_reach<Style.moves, Style.taboo>(line->index, pieces, forbidden) & targets &
        (Style.taboo ? ~forbidden : ~LineSet{0});
    if constexpr (!Style.chooses) {
      return std::popcount(reached);
    }
    return std::popcount(reached) + std::popcount(reached & choice);
  }
};

}  // namespace hurdle::fast
