// How the moves of one side change when the other side fills or leaves a square, or takes a piece.
// Every piece is asked once: filling and taking are summed up by square (`SquareSums`); for the
// squares that are left, those whose way depends on what stands around are kept one by one, as
// lines (`LineItem`) or whole (`PieceItem`).
#pragma once

#include <array>

#include "movegen/fast/differences/line_item.hpp"
#include "movegen/fast/differences/pawn_sums.hpp"
#include "movegen/fast/differences/piece_item.hpp"
#include "movegen/fast/differences/sightings.hpp"
#include "movegen/fast/differences/square_sums.hpp"

namespace hurdle::fast {

/// The influence of the pieces of E, but for the royal one.
template <const Description& D, Colour E>
class Influence {
  using S = Shape<D>;
  using Bits = typename S::Bits;
  using P = Position<D>;
  using R = Reach<D>;

 public:
  /// Asks every piece; `danger` is that of E's royal piece.
  void find(const P& position, const Danger<Bits>& danger) {
    occupied_ = position.occupied();
    taboo_ = position.taboo();
    own_ = position.own[index_of(E)];
    unroll<S::classes - 1>([&](auto index) {
      constexpr int cls = decltype(index)::value + 1;
      constexpr bool is_taboo = cls == S::taboo_class;
      Bits pieces = position.pieces[index_of(E)][cls];
      if constexpr (S::movement[cls].pawn) {
        add_pawns<cls>(pieces & ~danger.shields, S::board & danger.free);
        pieces &= danger.shields;
      }
      each(pieces, [&](int from) {
        const Bits allowed = Safety<D>::template allows<is_taboo>(danger, from, occupied_, taboo_);
        add<cls>(from, allowed & S::board);
      });
    });
  }

  /// The moves of all these pieces.
  [[nodiscard]] int total() const noexcept { return sums_.total; }

  /// The squares that any item asks about.
  [[nodiscard]] Bits touchable() const noexcept { return sightings_.touchable(); }

  /// What changes when new pieces come to stand on these squares, one at a time: added up.
  template <bool Taboo>
  [[nodiscard]] [[gnu::always_inline]] int filled(Bits squares) const {
    int sum = 0;
    each(squares, [&](int square) {
      sum += sums_.fill[at(square)];
      if constexpr (Taboo) {
        sum += sums_.fill_taboo[at(square)];
      }
    });
    return sum;
  }

  /// What changes besides when new pieces come from `from`, one at a time: added up.
  template <bool Taboo>
  [[nodiscard]] [[gnu::always_inline]] int lifted(int from, Bits squares) const {
    const int number = popcount(squares);
    int sum = 0;
    if (number != 0) {
      each_seeing(
          from,
          [&](const LineItem<D>& item) {
            sum += item.template lifted<Taboo>(from, squares, number);
          },
          [&](const PieceItem<D, E>& item) {
            sum += item.lifted(from, squares, number, occupied_);
          });
    }
    return sum;
  }

  /// What changes when the piece on `taken` is taken by one from `from`.
  [[nodiscard]] [[gnu::always_inline]] int taken(int from, int taken) const {
    int sum = sums_.worth[at(taken)];
    each_seeing(
        from,
        [&](const LineItem<D>& item) {
          sum += item.from != taken ? item.lifted_to_take(from, taken) : 0;
        },
        [&](const PieceItem<D, E>& item) {
          sum += item.from != taken ? item.lifted_to_take(from, taken, occupied_) : 0;
        });
    return sum;
  }

  /// Something else that taking a piece changes.
  void also_taken(int square, int change) { sums_.add_worth(square, change); }

 private:
  static constexpr std::size_t at(int index) noexcept { return static_cast<std::size_t>(index); }

  static constexpr std::size_t most_pieces = 48;
  static constexpr std::size_t most_lines = 4 * most_pieces;

  [[nodiscard]] Bits enemies() const { return occupied_ & ~own_; }

  /// Adds a piece that may go to `allowed` if its way leads there.
  template <int Class>
  [[gnu::always_inline]] void add(int from, Bits allowed) {
    constexpr const Movement& m = S::movement[Class];
    if constexpr (R::has_step_targets(m) && !m.pawn) {
      const Bits steps = R::tables().steps[index_of(E)][Class][at(from)] & allowed;
      sums_.has_moves(from, Bulk<D>::template count_targets<E, Class>(from, steps & ~own_));
      sums_.template protects<Class>(from, steps & own_);
    }
    add_lines<Class, m.orthogonal, 0>(from, allowed);
    add_lines<Class, m.diagonal, 2>(from, allowed);
    if constexpr (m.marked.quiet != 0 || m.marked.capture != 0) {
      if (R::on_marked_line(from)) {
        add_lines<Class, m.marked, 4>(from, allowed);
      }
    }
    if constexpr (m.lame.diagonal_steps != 0) {
      add_lame<Class>(from, allowed);
    } else if constexpr (m.pawn) {
      add_pawn<Class>(from, allowed);
    }
  }

  /// Hands over the items that ask about an enemy piece's square: numbered lines first, then
  /// pieces.
  template <class UseLine, class UsePiece>
  [[gnu::always_inline]] void each_seeing(int square, UseLine&& use_line,
                                          UsePiece&& use_piece) const {
    sightings_.each_item(square, [&](std::size_t item) {
      if (item < most_lines) {
        use_line(lines_[item]);
      } else {
        use_piece(pieces_[item - most_lines]);
      }
    });
  }

  // ---- Lines

  template <int Class, LineMoves Moves, int First>
  [[gnu::always_inline]] void add_lines(int from, Bits allowed) {
    if constexpr (Moves.quiet != 0 || Moves.capture != 0) {
      add_line<Class, Moves>(First, from, allowed);
      add_line<Class, Moves>(First + 1, from, allowed);
    }
  }

  template <int Class, LineMoves Moves>
  [[gnu::always_inline]] void add_line(int direction, int from, Bits allowed) {
    constexpr LineStyle style = LineItem<D>::style_of(Class, Moves);
    const Line& line = R::tables().line[at(direction)][at(from)];
    LineItem<D>& item = lines_[at(line_count_++)];
    item.line = &line;
    item.from = from;
    item.style = LineItem<D>::index_of_style(style);
    item.blocked = R::gather(occupied_, line);
    item.taboo = style.taboo ? R::gather(taboo_, line) : Places{0};
    item.allowed = R::gather(allowed & ~own_, line);
    item.recapture = R::gather(allowed & own_, line);
    if constexpr (style.chooses) {
      item.choice = has(S::template camp<E>, from) ? line.all : line.camp[index_of(E)];
    }
    item.count = item.template count_with<style>(item.blocked, item.taboo);
    sums_.has_moves(from, item.count);
    const Places back =
        R::template way_targets<Moves, style.taboo>(line.place, item.blocked, item.taboo) &
        item.recapture;
    if (back != 0) {
      sums_.template protects<Class>(from, R::scatter(back, line));
    }
    Places seen = line_tables.slide[line.place][item.blocked];
    if constexpr (((Moves.quiet | Moves.capture) & hop) != 0) {
      seen |= line_tables.hop[line.place][item.blocked];
    }
    seen &= line.all;
    sightings_.add(line_count_ - 1, R::scatter(seen, line), enemies());
    if constexpr (Moves == slides && !style.chooses) {
      item.fill_slide(seen, [&](int square, int change) { sums_.fills(square, change); });
    } else {
      const auto add_up = [&](int square, int change, int taboo_change) {
        sums_.fills(square, change);
        if constexpr (style.taboo) {
          sums_.fills_taboo(square, taboo_change);
        }
      };
      if constexpr (Moves == hops && !style.chooses) {
        item.template fill_hop<style>(add_up);
      } else {
        item.template fill<style>(seen & ~item.blocked, add_up);
      }
    }
  }

  // ---- Lame leapers and pawns

  /// Keeps a piece for the squares that are left, and for its owner's pieces that are taken.
  template <int Class>
  [[gnu::always_inline]] PieceItem<D, E>& keep(int from, Bits allowed) {
    PieceItem<D, E>& item = pieces_[at(piece_count_++)];
    item.from = from;
    item.cls = Class;
    item.allowed = allowed & ~own_;
    item.recapture = allowed & own_;
    item.influence = PieceItem<D, E>::template around<Class>(from, own_);
    sightings_.add(static_cast<int>(most_lines) + piece_count_ - 1, item.influence, enemies());
    return item;
  }

  /// A lame leaper: its leaps are the bits of a byte, and what blocks them too.
  template <int Class>
  [[gnu::always_inline]] void add_lame(int from, Bits allowed) {
    constexpr int diagonal_steps = S::movement[Class].lame.diagonal_steps;
    const auto& tables = R::tables();
    PieceItem<D, E>& item = keep<Class>(from, allowed);
    const unsigned open = R::template lame_leaps<diagonal_steps>(from, occupied_);
    const auto leaps_to = [&](Bits squares) {
      return open & static_cast<unsigned>(extract(R::window(squares, from),
                                                  R::template lame_window<diagonal_steps>()));
    };
    const unsigned targets = leaps_to(item.allowed);
    const auto weight = [&](unsigned leaps) {
      if constexpr (!S::chooses[Class]) {
        return std::popcount(leaps);
      }
      const Bits squares = R::template leap_squares<diagonal_steps>(from, leaps);
      return Bulk<D>::template count_targets<E, Class>(from, squares);
    };
    item.count = weight(targets);
    sums_.has_moves(from, item.count);
    const unsigned back = leaps_to(item.recapture);
    if (back != 0) {
      sums_.template protects<Class>(from, R::template leap_squares<diagonal_steps>(from, back));
    }
    for (std::size_t leg = 0; leg < 4; ++leg) {
      const unsigned blocked = targets & ~unsigned{tables.legs_allow[std::size_t{1} << leg]};
      if (blocked != 0) {
        sums_.fills(from + R::T::leg_offset[leg], -weight(blocked));
      }
    }
    if constexpr (diagonal_steps == 2) {
      each(static_cast<Bits64>(targets), [&](int leap) {
        sums_.fills(from + R::T::leap_offset[at(leap)], -weight(1U << static_cast<unsigned>(leap)));
      });
    }
  }

  /// A pawn that is a shield: counted square by square.
  template <int Class>
  [[gnu::noinline]] void add_pawn(int from, Bits allowed) {
    PieceItem<D, E>& item = keep<Class>(from, allowed);
    item.count = item.template count_on<Class>(occupied_, item.allowed);
    sums_.has_moves(from, item.count);
    sums_.template protects<Class>(
        from, item.recapture & R::template attacks<E, Class>(from, occupied_, taboo_));
    each(item.influence & ~occupied_, [&](int square) {
      const int count = item.template count_on<Class>(occupied_ | bit<Bits>(square), item.allowed);
      sums_.fills(square, count - item.count);
    });
  }

  /// All pawns that are no shields.
  template <int Class>
  [[gnu::always_inline]] void add_pawns(Bits pawns, Bits allowed) {
    const Bits looking = PawnSums<D, E>{sums_, occupied_, own_}.add(pawns, allowed);
    each(looking, [&](int from) {
      PieceItem<D, E>& item = keep<Class>(from, allowed);
      item.count = item.template count_on<Class>(occupied_, item.allowed);
    });
  }

  Bits occupied_ = 0, taboo_ = 0, own_ = 0;
  int line_count_ = 0, piece_count_ = 0;
  SquareSums<D, E> sums_;
  Sightings<D, 4 * most_lines + 8 * most_pieces> sightings_;
  std::array<PieceItem<D, E>, most_pieces> pieces_;
  std::array<LineItem<D>, most_lines> lines_;
};

}  // namespace hurdle::fast
