// A line mover on one of its lines, as the counting by differences keeps it: how many moves it has
// there, and how many it would have if squares of the line were filled or left. Knows the line
// alone.
#pragma once

#include <array>

#include "movegen/fast/legal/reach.hpp"

namespace hurdle::fast {

/// How a piece goes along a line: what tells two line movers apart once they stand on their line.
struct LineStyle {
  LineMoves moves = {};
  bool taboo = false;    ///< pieces of the taboo kind are neither its hurdles nor its targets
  bool chooses = false;  ///< targets in the camp count twice
  constexpr bool operator==(const LineStyle&) const = default;
};

template <const Description& D>
struct LineItem {
  using S = Shape<D>;
  using Bits = typename S::Bits;
  using R = Reach<D>;

  const Line* line;  ///< as seen from its square
  Places blocked;    ///< pieces on the line
  Places taboo;      ///< those of the taboo kind, for a style that asks
  Places allowed;    ///< where it may go, if its way leads there
  Places recapture;  ///< own pieces on squares where it might go if an enemy stood there
  Places choice;     ///< targets that count twice, for a style that chooses
  int from;
  int style;  ///< an index into `styles`
  int count;  ///< its moves on this line

  /// The number of moves on the line with these pieces on it.
  template <LineStyle Style>
  [[nodiscard]] [[gnu::always_inline]] int count_with(Places pieces, Places forbidden) const {
    return count_to<Style>(allowed, pieces, forbidden);
  }

  /// The moves that are won or lost when a piece leaves `left` and then one arrives on each of
  /// `arrivals`, beyond what arriving alone changes: added up over so many arrivals, on the line or
  /// not. The piece is of the taboo kind or not.
  template <bool Taboo>
  [[nodiscard]] [[gnu::noinline]] int lifted(int left, Bits arrivals, int number) const {
    int sum = 0;
    as_style([&](auto index) {
      constexpr LineStyle same = styles.style[decltype(index)::value];
      const Places gone = R::gather(bit<Bits>(left), *line);
      const Places rest = blocked & ~gone;
      const Places forbidden = taboo & ~gone;
      const int change = count_with<same>(rest, forbidden) - count;
      sum = number * change;
      each(static_cast<Bits64>(R::gather(arrivals, *line)), [&](int place) {
        const Places one = Places{1} << static_cast<unsigned>(place);
        const Places kind = Taboo && same.taboo ? one : Places{0};
        sum += count_with<same>(rest | one, forbidden | kind) -
               count_with<same>(blocked | one, taboo | kind) - change;
      });
    });
    return sum;
  }

  /// The same when the piece that leaves `left` takes the owner's other piece on `taken`.
  [[nodiscard]] [[gnu::noinline]] int lifted_to_take(int left, int taken) const {
    int sum = 0;
    as_style([&](auto index) {
      constexpr LineStyle same = styles.style[decltype(index)::value];
      const Places gone = R::gather(bit<Bits>(left), *line);
      const Places back = R::gather(bit<Bits>(taken), *line) & recapture;
      const Places rest = blocked & ~gone;
      const Places forbidden = taboo & ~gone;
      sum = count_to<same>(allowed | back, rest, forbidden) -
            count_to<same>(allowed | back, blocked, taboo);
    });
    return sum;
  }

  /// Calls `use(square, change)` for the squares that a slide sees: filling one costs it what lies
  /// beyond.
  template <class Use>
  [[gnu::always_inline]] void fill_slide(Places seen, Use&& use) const {
    const Places here = Places{1} << line->place;
    const Places targets = seen & allowed;
    int beyond = std::popcount(targets & ~(here | (here - 1U)));
    each(static_cast<Bits64>(seen & ~(here - 1U)), [&](int place) {
      beyond -= static_cast<int>(targets >> static_cast<unsigned>(place) & 1U);
      use(square_at(place), -beyond);
    });
    int before = 0;
    each(static_cast<Bits64>(seen & (here - 1U)), [&](int place) {
      use(square_at(place), -before);
      before += static_cast<int>(targets >> static_cast<unsigned>(place) & 1U);
    });
  }

  /// Calls `use(square, change, taboo_change)` for the squares that a hop passes, as `fill` does.
  /// One filled before the hurdle becomes the hurdle: what lies between the two is reached instead
  /// of what lies beyond. One filled behind the hurdle costs what lies beyond.
  template <LineStyle Style, class Use>
  [[gnu::always_inline]] void fill_hop(Use&& use) const {
    const Places here = Places{1} << line->place;
    const Places upwards = ~(here | (here - 1U));
    const auto above = [](int place) { return ~Places{1} << static_cast<unsigned>(place); };
    const auto below = [](int place) { return (Places{1} << static_cast<unsigned>(place)) - 1U; };
    fill_hop_on<Style>(upwards, above, use);
    fill_hop_on<Style>(here - 1U, below, use);
  }

  /// Calls `use(square, change, taboo_change)` for squares of the line: what filling one changes,
  /// and what it changes besides if the new piece is of the taboo kind.
  template <LineStyle Style, class Use>
  [[gnu::always_inline]] void fill(Places empty, Use&& use) const {
    each(static_cast<Bits64>(empty), [&](int place) {
      const Places one = Places{1} << static_cast<unsigned>(place);
      const int now = count_with<Style>(blocked | one, taboo);
      const int then = Style.taboo ? count_with<Style>(blocked | one, taboo | one) : now;
      use(square_at(place), now - count, then - now);
    });
  }

  static constexpr LineStyle style_of(int cls, LineMoves moves) {
    return {moves, S::taboo_class >= 0 && ((moves.quiet | moves.capture) & hop) != 0,
            S::chooses[static_cast<std::size_t>(cls)]};
  }
  static constexpr int index_of_style(LineStyle one) {
    int index = 0;
    while (!(styles.style[static_cast<std::size_t>(index)] == one)) {
      ++index;
    }
    return index;
  }

 private:
  struct Styles {
    std::array<LineStyle, max_types> style{};
    int count = 0;

    constexpr void add(LineStyle one) {
      bool known = one.moves == LineMoves{};
      for (int index = 0; index < count; ++index) {
        known = known || style[static_cast<std::size_t>(index)] == one;
      }
      if (!known) {
        style[static_cast<std::size_t>(count++)] = one;
      }
    }
  };
  /// The styles of a variant, each once.
  static constexpr Styles styles = [] {
    Styles result;
    for (int cls = 1; cls < S::classes; ++cls) {
      const Movement& m = S::movement[static_cast<std::size_t>(cls)];
      for (const LineMoves moves : {m.orthogonal, m.diagonal, m.marked}) {
        result.add(style_of(cls, moves));
      }
    }
    return result;
  }();

  [[nodiscard]] int square_at(int place) const noexcept {
    return from + (place - line->place) * line->stride;
  }

  /// The same on one side of the piece; `beyond(place)` are the places further away than one.
  template <LineStyle Style, class Beyond, class Use>
  [[gnu::always_inline]] void fill_hop_on(Places side, const Beyond& beyond, Use&& use) const {
    const Places on_line = side & line->all;
    const Places first = line_tables.slide[line->place][blocked] & on_line;
    const Places hopped = R::template way<hop, Style.taboo>(line->place, blocked, taboo) & on_line;
    const Places fair = allowed & ~taboo;
    const int reached = std::popcount(hopped & fair);
    each(static_cast<Bits64>(first & ~blocked), [&](int place) {
      const int won = std::popcount(first & fair & beyond(place));
      use(square_at(place), won - reached, -won);
    });
    each(static_cast<Bits64>(hopped & ~blocked), [&](int place) {
      const int lost = std::popcount(hopped & fair & beyond(place));
      use(square_at(place), -lost, -static_cast<int>(fair >> static_cast<unsigned>(place) & 1U));
    });
  }

  template <class Use>
  [[gnu::always_inline]] void as_style(Use&& use) const {
    unroll<styles.count>([&](auto index) {
      if (style == decltype(index)::value) {
        use(index);
      }
    });
  }

  template <LineStyle Style>
  [[nodiscard]] [[gnu::always_inline]] int count_to(Places targets, Places pieces,
                                                    Places forbidden) const {
    const Places reached =
        R::template way_targets<Style.moves, Style.taboo>(line->place, pieces, forbidden) &
        targets & (Style.taboo ? ~forbidden : ~Places{0});
    if constexpr (!Style.chooses) {
      return std::popcount(reached);
    }
    return std::popcount(reached) + std::popcount(reached & choice);
  }
};

}  // namespace hurdle::fast
