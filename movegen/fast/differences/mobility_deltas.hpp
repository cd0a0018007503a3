// How the number of moves of one side changes when the other side fills a square, vacates one or
// captures a piece. Every piece is examined once. Changes by filling and capturing are summed by
// square (`SquareDeltas`); for vacated squares, every piece that can be blocked is stored, line by
// line (`LineMobility`) or as a whole (`PieceMobility`).
#pragma once

#include <array>
#include <cassert>
#include <limits>

#include "movegen/fast/differences/dependents.hpp"
#include "movegen/fast/differences/line_mobility.hpp"
#include "movegen/fast/differences/pawn_deltas.hpp"
#include "movegen/fast/differences/piece_mobility.hpp"
#include "movegen/fast/differences/square_deltas.hpp"

namespace hurdle::fast {

/// The mobility deltas of the pieces of E, except the royal one.
template <const Description& D, Colour E>
class MobilityDeltas {
  using S = Shape<D>;
  using Bits = typename S::Bits;
  using P = Position<D>;
  using R = Reach<D>;

 public:
  /// Examines every piece; `checks` are those on the royal piece of E.
  void find(const P& position, const CheckInfo<D>& checks) {
    occupied_ = position.occupied();
    taboo_ = position.taboo();
    own_ = position.own[index_of(E)];
    unroll<S::classes - 1>([&](auto index) {
      constexpr int cls = decltype(index)::value + 1;
      constexpr bool is_taboo = cls == S::taboo_class;
      Bits pieces = position.pieces[index_of(E)][cls];
      if constexpr (S::movement[cls].pawn_moves) {
        add_pawns<cls>(pieces & ~checks.blockers, S::board & checks.check_mask);
        pieces &= checks.blockers;
      }
      each(pieces, [&](int from) {
        const Bits allowed = Safety<D>::template mask_of<is_taboo>(checks, from, occupied_, taboo_);
        add<cls>(from, allowed & S::board);
      });
    });
  }

  /// The number of moves of all these pieces.
  [[nodiscard]] int total() const noexcept { return deltas_.total; }

  /// The squares whose vacating affects any of these pieces.
  [[nodiscard]] Bits depended_on() const noexcept { return dependents_.squares(); }

  /// The change when a new piece stands on one of these squares, summed over the squares.
  template <bool Taboo>
  [[nodiscard]] [[gnu::always_inline]] int filled(Bits squares) const {
    int sum = 0;
    each(squares, [&](int square) {
      sum += deltas_.fill[at(square)];
      if constexpr (Taboo) {
        sum += deltas_.fill_taboo[at(square)];
      }
    });
    return sum;
  }

  /// The further change when that piece comes from `from`, summed over the squares.
  template <bool Taboo>
  [[nodiscard]] [[gnu::always_inline]] int vacated(int from, Bits squares) const {
    const int number = popcount(squares);
    int sum = 0;
    if (number != 0) {
      each_dependent(
          from,
          [&](const LineMobility<D>& item) {
            sum += item.template vacated<Taboo>(from, squares, number);
          },
          [&](const PieceMobility<D, E>& item) {
            sum += item.vacated(from, squares, number, occupied_);
          });
    }
    return sum;
  }

  /// The change when the piece on `taken` is captured by one from `from`.
  [[nodiscard]] [[gnu::always_inline]] int captured(int from, int taken) const {
    int sum = deltas_.capture[at(taken)];
    each_dependent(
        from,
        [&](const LineMobility<D>& item) {
          sum += item.from != taken ? item.vacated_to_capture(from, taken) : 0;
        },
        [&](const PieceMobility<D, E>& item) {
          sum += item.from != taken ? item.vacated_to_capture(from, taken, occupied_) : 0;
        });
    return sum;
  }

  /// Squares, besides those that a piece of a class reaches, on which its moves may depend.
  template <int Class>
  [[nodiscard]] static Bits dependencies(int from) {
    constexpr const Movement& m = S::movement[Class];
    Bits result = 0;
    if constexpr (((m.orthogonal.capture | m.diagonal.capture | m.marked.capture) & hop) != 0) {
      result |= R::tables().template aligned_squares<Tables<D>::capture_families(m)>(from);
    }
    if constexpr (m.lame.diagonal_steps != 0 || m.eyed_leap || m.pawn_moves) {
      result |= PieceMobility<D, E>::template dependencies<Class>(from, 0);
    }
    return result;
  }

  /// Adds to the change for a capture of the piece on `square`.
  void add_capture(int square, int change) { deltas_.add_capture(square, change); }

 private:
  static constexpr std::size_t at(int index) noexcept { return static_cast<std::size_t>(index); }

  static constexpr std::size_t most_lines = static_cast<std::size_t>(S::most.on_board.lines);
  static constexpr std::size_t most_pieces = static_cast<std::size_t>(S::most.on_board.blockable);
  static constexpr std::size_t most_dependencies =
      static_cast<std::size_t>(S::most.on_board.dependencies);
  static_assert(S::most.moves <= std::numeric_limits<std::int16_t>::max(), "SquareDeltas");

  [[nodiscard]] Bits enemies() const { return occupied_ & ~own_; }

  /// Adds a piece that may move to the squares of `allowed` that its movement reaches.
  template <int Class>
  [[gnu::always_inline]] void add(int from, Bits allowed) {
    constexpr const Movement& m = S::movement[Class];
    if constexpr (R::has_step_targets(m) && !m.pawn_moves) {
      const Bits steps = R::tables().steps[index_of(E)][Class][at(from)] & allowed;
      deltas_.add_moves(from, Bulk<D>::template count_targets<E, Class>(from, steps & ~own_));
      deltas_.template add_recaptures<Class>(from, steps & own_);
    }
    add_lines<Class, m.orthogonal, 0>(from, allowed);
    add_lines<Class, m.diagonal, 2>(from, allowed);
    if constexpr (m.marked.quiet != 0 || m.marked.capture != 0) {
      if (R::on_marked_line(from)) {
        add_lines<Class, m.marked, 4>(from, allowed);
      }
    }
    if constexpr (m.slides_ahead) {
      add_line<Class, slides>(line_ahead(E), from, allowed);
    }
    if constexpr (m.lame.diagonal_steps != 0) {
      add_lame<Class>(from, allowed);
    } else if constexpr (m.eyed_leap) {
      add_eyed<Class>(from, allowed);
    } else if constexpr (m.pawn_moves) {
      add_pawn<Class>(from, allowed);
    }
  }

  /// Calls `use_line(item)` or `use_piece(item)` for every item that depends on the square of an
  /// enemy piece. Lines have the lower item numbers.
  template <class UseLine, class UsePiece>
  [[gnu::always_inline]] void each_dependent(int square, UseLine&& use_line,
                                             UsePiece&& use_piece) const {
    dependents_.each_item(square, [&](std::size_t item) {
      if (item < most_lines) {
        use_line(lines_[item]);
      } else {
        use_piece(pieces_[item - most_lines]);
      }
    });
  }

  // ---- Lines ------------------------------------------------------------------------------------

  template <int Class, LineMoves Moves, int First>
  [[gnu::always_inline]] void add_lines(int from, Bits allowed) {
    if constexpr (Moves.quiet != 0 || Moves.capture != 0) {
      add_line<Class, Moves>(First, from, allowed);
      add_line<Class, Moves>(First + 1, from, allowed);
    }
  }

  template <int Class, LineMoves Moves>
  [[gnu::always_inline]] void add_line(int direction, int from, Bits allowed) {
    constexpr LineStyle style = LineMobility<D>::style_of(Class, Moves);
    const Line& line = R::tables().line[at(direction)][at(from)];
    assert(at(line_count_) < most_lines);
    LineMobility<D>& item = lines_[at(line_count_++)];
    item.line = &line;
    item.from = from;
    item.style = LineMobility<D>::index_of_style(style);
    item.blocked = R::gather(occupied_, line);
    item.taboo = style.taboo ? R::gather(taboo_, line) : LineSet{0};
    item.allowed = R::gather(allowed & ~own_, line);
    item.recapture = R::gather(allowed & own_, line);
    if constexpr (style.chooses) {
      item.choice = R::template choice_on_line<E, Class>(line, from);
    }
    item.count = item.template count_with<style>(item.blocked, item.taboo);
    deltas_.add_moves(from, item.count);
    const LineSet protected_squares =
        R::template line_reach<Moves, style.taboo>(line.index, item.blocked, item.taboo) &
        item.recapture;
    if (protected_squares != 0) {
      deltas_.template add_recaptures<Class>(from, R::scatter(protected_squares, line));
    }
    LineSet reached = line_tables.slide[line.index][item.blocked];
    if constexpr (((Moves.quiet | Moves.capture) & hop) != 0) {
      reached |= line_tables.hop[line.index][item.blocked];
    }
    reached &= line.all;
    dependents_.add(line_count_ - 1, R::scatter(reached, line), enemies());
    const auto add_fill = [&](int square, int change) { deltas_.add_fill(square, change); };
    if constexpr (Moves == slides && !style.chooses) {
      item.fill_slide(reached, add_fill);
    } else if constexpr (Moves == slides_to_hop && !style.taboo && !style.chooses) {
      item.fill_capturing_hop(add_fill);
    } else {
      const auto add_up = [&](int square, int change, int taboo_change) {
        deltas_.add_fill(square, change);
        if constexpr (style.taboo) {
          deltas_.add_fill_taboo(square, taboo_change);
        }
      };
      if constexpr (Moves == hops && !style.chooses) {
        item.template fill_hop<style>(add_up);
      } else {
        item.template fill<style>(reached & ~item.blocked, add_up);
      }
    }
  }

  // ---- Lame leapers, eyed leapers and pawns -----------------------------------------------------

  /// Stores a piece whose moves depend on vacated squares.
  template <int Class>
  [[gnu::always_inline]] PieceMobility<D, E>& keep(int from, Bits allowed) {
    assert(at(piece_count_) < most_pieces);
    PieceMobility<D, E>& item = pieces_[at(piece_count_++)];
    item.from = from;
    item.cls = Class;
    item.allowed = allowed & ~own_;
    item.recapture = allowed & own_;
    item.depends_on = PieceMobility<D, E>::template dependencies<Class>(from, own_);
    dependents_.add(static_cast<int>(most_lines) + piece_count_ - 1, item.depends_on, enemies());
    return item;
  }

  /// Adds a lame leaper. Its leaps are the bits of a byte, by leap number; so are the leaps that a
  /// filled square blocks.
  template <int Class>
  [[gnu::always_inline]] void add_lame(int from, Bits allowed) {
    constexpr int diagonal_steps = S::movement[Class].lame.diagonal_steps;
    const auto& tables = R::tables();
    PieceMobility<D, E>& item = keep<Class>(from, allowed);
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
    deltas_.add_moves(from, item.count);
    const unsigned recaptures = leaps_to(item.recapture);
    if (recaptures != 0) {
      deltas_.template add_recaptures<Class>(
          from, R::template leap_squares<diagonal_steps>(from, recaptures));
    }
    for (std::size_t leg = 0; leg < 4; ++leg) {
      const unsigned blocked = targets & ~unsigned{tables.legs_allow[std::size_t{1} << leg]};
      if (blocked != 0) {
        deltas_.add_fill(from + R::T::leg_offset[leg], -weight(blocked));
      }
    }
    if constexpr (diagonal_steps == 2) {
      each(static_cast<Bits64>(targets), [&](int leap) {
        deltas_.add_fill(from + R::T::leap_offset[at(leap)],
                         -weight(1U << static_cast<unsigned>(leap)));
      });
    }
  }

  /// Adds an eyed leaper: each of its leaps depends on its own eye.
  template <int Class>
  [[gnu::always_inline]] void add_eyed(int from, Bits allowed) {
    PieceMobility<D, E>& item = keep<Class>(from, allowed);
    const Bits reached = R::eyed(from, occupied_);
    const Bits targets = reached & item.allowed;
    item.count = popcount(targets);
    deltas_.add_moves(from, item.count);
    deltas_.template add_recaptures<Class>(from, reached & item.recapture);
    each(targets, [&](int to) { deltas_.add_fill((from + to) / 2, -1); });
  }

  /// Adds a pawn that is a blocker: its moves are counted again for every square that it depends
  /// on.
  template <int Class>
  [[gnu::noinline]] void add_pawn(int from, Bits allowed) {
    PieceMobility<D, E>& item = keep<Class>(from, allowed);
    item.count = item.template count_on<Class>(occupied_, item.allowed);
    deltas_.add_moves(from, item.count);
    deltas_.template add_recaptures<Class>(
        from, item.recapture & R::template attacks<E, Class>(from, occupied_, taboo_));
    each(item.depends_on & ~occupied_, [&](int square) {
      const int count = item.template count_on<Class>(occupied_ | bit<Bits>(square), item.allowed);
      deltas_.add_fill(square, count - item.count);
    });
  }

  /// Adds all pawns that are no blockers.
  template <int Class>
  [[gnu::always_inline]] void add_pawns(Bits pawns, Bits allowed) {
    const Bits kept =
        PawnDeltas<D, E>{deltas_, occupied_, own_}.template add<Class>(pawns, allowed);
    each(kept, [&](int from) {
      PieceMobility<D, E>& item = keep<Class>(from, allowed);
      item.count = item.template count_on<Class>(occupied_, item.allowed);
    });
  }

  Bits occupied_ = 0, taboo_ = 0, own_ = 0;
  int line_count_ = 0, piece_count_ = 0;
  SquareDeltas<D, E> deltas_;
  Dependents<D, most_dependencies> dependents_;
  std::array<PieceMobility<D, E>, most_pieces> pieces_;
  std::array<LineMobility<D>, most_lines> lines_;
};

}  // namespace hurdle::fast
