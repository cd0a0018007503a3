// How the moves of one side change when the other side fills or leaves a square, or takes a piece:
// what every piece would win or lose, summed up by square. Pieces whose way depends on what stands
// around are kept one by one for the squares that are left.
#pragma once

#include <array>

#include "movegen/fast/bulk.hpp"
#include "movegen/fast/line_item.hpp"

namespace hurdle::fast {

/// The influence of the pieces of E, but for the royal one.
template <const Description& D, Colour E>
class Influence {
  using S = Shape<D>;
  using Bits = typename S::Bits;
  using P = Position<D>;
  using R = Reach<D>;
  /// A small number for every square.
  using SquareValues = std::array<std::int16_t, static_cast<std::size_t>(S::bits)>;

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
  [[nodiscard]] int total() const noexcept { return total_; }

  /// The squares that any item asks about.
  [[nodiscard]] Bits touchable() const noexcept { return touchable_; }

  /// What changes when new pieces come to stand on these squares, one at a time: added up.
  template <bool Taboo>
  [[nodiscard]] [[gnu::always_inline]] int filled(Bits squares) const {
    int sum = 0;
    each(squares, [&](int square) {
      sum += fill_[at(square)];
      if constexpr (Taboo) {
        sum += fill_taboo_[at(square)];
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
          [&](const PieceItem& item) { sum += lifted_piece(item, from, squares, number); });
    }
    return sum;
  }

  /// What changes when the piece on `taken` is taken by one from `from`.
  [[nodiscard]] [[gnu::always_inline]] int taken(int from, int taken) const {
    int sum = worth_[at(taken)];
    each_seeing(
        from,
        [&](const LineItem<D>& item) {
          sum += item.from != taken ? item.lifted_to_take(from, taken) : 0;
        },
        [&](const PieceItem& item) {
          sum += item.from != taken ? lifted_piece_to_take(item, from, taken) : 0;
        });
    return sum;
  }

  /// Something else that taking a piece changes.
  void also_taken(int square, int change) { add_to(worth_[at(square)], change); }

 private:
  static constexpr std::size_t at(int index) noexcept { return static_cast<std::size_t>(index); }
  static void add_to(std::int16_t& sum, int change) noexcept {
    sum = static_cast<std::int16_t>(sum + change);
  }

  /// A lame leaper or a pawn: a piece whose way can be blocked without being a line.
  struct PieceItem {
    Bits influence;  ///< squares where a change may change its moves
    Bits allowed;    ///< where it may go, if its way leads there
    Bits recapture;  ///< own pieces on squares where it might go if an enemy stood there
    int from, cls, count;
  };

  static constexpr std::size_t most_pieces = 48;
  static constexpr std::size_t most_lines = 4 * most_pieces;
  static constexpr bool is_piece_item(const Movement& m) {
    return m.lame.diagonal_steps != 0 || m.pawn;
  }

  template <int Class>
  [[gnu::always_inline]] void add(int from, Bits allowed) {
    constexpr const Movement& m = S::movement[Class];
    if constexpr (R::has_step_targets(m) && !m.pawn) {
      const Bits steps = R::tables().steps[index_of(E)][Class][at(from)] & allowed;
      has_moves(from, Bulk<D>::template count_targets<E, Class>(from, steps & ~own_));
      protects<Class>(from, steps & own_);
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

  /// Remembers that item `number` (lines first, then pieces) asks about these squares.
  [[gnu::always_inline]] void sees(int number, Bits squares) {
    touchable_ |= squares;
    each(squares & occupied_ & ~own_, [&](int square) {
      seen_[at(sightings_)] = {static_cast<std::uint16_t>(number), first_seen_[at(square)]};
      first_seen_[at(square)] = static_cast<std::uint16_t>(sightings_++);
    });
  }

  /// Hands over the items that ask about an enemy piece's square.
  template <class UseLine, class UsePiece>
  [[gnu::always_inline]] void each_seeing(int square, UseLine&& use_line,
                                          UsePiece&& use_piece) const {
    for (std::size_t i = first_seen_[at(square)]; i != 0; i = seen_[i].next) {
      const std::size_t item = seen_[i].item;
      if (item < most_lines) {
        use_line(lines_[item]);
      } else {
        use_piece(pieces_[item - most_lines]);
      }
    }
  }

  /// So many moves are lost when the piece on `from` is taken.
  [[gnu::always_inline]] void has_moves(int from, int count) {
    total_ += count;
    add_to(worth_[at(from)], -count);
  }

  /// The piece on `from` takes back what comes to stand on these own pieces' squares.
  template <int Class>
  [[gnu::always_inline]] void protects(int from, Bits squares) {
    each(squares, [&](int to) {
      add_to(worth_[at(to)], Bulk<D>::template count_targets<E, Class>(from, bit<Bits>(to)));
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
    has_moves(from, item.count);
    const Places back =
        R::template way_targets<Moves, style.taboo>(line.place, item.blocked, item.taboo) &
        item.recapture;
    if (back != 0) {
      protects<Class>(from, R::scatter(back, line));
    }
    Places seen = line_tables.slide[line.place][item.blocked];
    if constexpr (((Moves.quiet | Moves.capture) & hop) != 0) {
      seen |= line_tables.hop[line.place][item.blocked];
    }
    seen &= line.all;
    sees(line_count_ - 1, R::scatter(seen, line));
    if constexpr (Moves == slides && !style.chooses) {
      fill_slide(item, seen);
    } else {
      fill_line<style>(item, seen & ~item.blocked);
    }
  }

  /// A slide loses what lies beyond the square that is filled.
  [[gnu::always_inline]] void fill_slide(const LineItem<D>& item, Places seen) {
    const Places here = Places{1} << item.line->place;
    const Places targets = seen & item.allowed;
    int beyond = std::popcount(targets & ~(here | (here - 1U)));
    each(static_cast<Bits64>(seen & ~(here - 1U)), [&](int place) {
      beyond -= static_cast<int>(targets >> static_cast<unsigned>(place) & 1U);
      add_to(fill_[at(square_at(item, place))], -beyond);
    });
    int before = 0;
    each(static_cast<Bits64>(seen & (here - 1U)), [&](int place) {
      add_to(fill_[at(square_at(item, place))], -before);
      before += static_cast<int>(targets >> static_cast<unsigned>(place) & 1U);
    });
  }

  template <LineStyle Style>
  [[gnu::always_inline]] void fill_line(const LineItem<D>& item, Places empty) {
    each(static_cast<Bits64>(empty), [&](int place) {
      const Places one = Places{1} << static_cast<unsigned>(place);
      const int square = square_at(item, place);
      const int count = item.template count_with<Style>(item.blocked | one, item.taboo);
      add_to(fill_[at(square)], count - item.count);
      if constexpr (Style.taboo) {
        const int other = item.template count_with<Style>(item.blocked | one, item.taboo | one);
        add_to(fill_taboo_[at(square)], other - count);
      }
    });
  }

  [[nodiscard]] static int square_at(const LineItem<D>& item, int place) noexcept {
    return item.from + (place - item.line->place) * item.line->stride;
  }

  // ---- Lame leapers and pawns

  /// Keeps a piece for the squares that are left, and for its owner's pieces that are taken.
  template <int Class>
  [[gnu::always_inline]] PieceItem& keep(int from, Bits allowed) {
    PieceItem& item = pieces_[at(piece_count_++)];
    item.from = from;
    item.cls = Class;
    item.allowed = allowed & ~own_;
    item.recapture = allowed & own_;
    item.influence = around<Class>(from);
    sees(static_cast<int>(most_lines) + piece_count_ - 1, item.influence);
    return item;
  }

  /// A lame leaper: its leaps are the bits of a byte, and what blocks them too.
  template <int Class>
  [[gnu::always_inline]] void add_lame(int from, Bits allowed) {
    constexpr int diagonal_steps = S::movement[Class].lame.diagonal_steps;
    const auto& tables = R::tables();
    PieceItem& item = keep<Class>(from, allowed);
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
    has_moves(from, item.count);
    const unsigned back = leaps_to(item.recapture);
    if (back != 0) {
      protects<Class>(from, R::template leap_squares<diagonal_steps>(from, back));
    }
    for (std::size_t leg = 0; leg < 4; ++leg) {
      const unsigned blocked = targets & ~unsigned{tables.legs_allow[std::size_t{1} << leg]};
      if (blocked != 0) {
        add_to(fill_[at(from + R::T::leg_offset[leg])], -weight(blocked));
      }
    }
    if constexpr (diagonal_steps == 2) {
      each(static_cast<Bits64>(targets), [&](int leap) {
        add_to(fill_[at(from + R::T::leap_offset[at(leap)])],
               -weight(1U << static_cast<unsigned>(leap)));
      });
    }
  }

  /// A pawn that is a shield: counted square by square.
  template <int Class>
  [[gnu::noinline]] void add_pawn(int from, Bits allowed) {
    PieceItem& item = keep<Class>(from, allowed);
    item.count = count_on<Class>(item, occupied_, item.allowed);
    has_moves(from, item.count);
    protects<Class>(from, item.recapture & R::template attacks<E, Class>(from, occupied_, taboo_));
    each(item.influence & ~occupied_, [&](int square) {
      const int count = count_on<Class>(item, occupied_ | bit<Bits>(square), item.allowed);
      add_to(fill_[at(square)], count - item.count);
    });
  }

  /// All pawns that are no shields. They have no choice of promoting, so a move is a move.
  template <int Class>
  [[gnu::always_inline]] void add_pawns(Bits pawns, Bits allowed) {
    const Bits enemies = occupied_ & ~own_;
    Bits looking = 0;  // at an enemy piece
    Bits reached = pawns;
    Bits way = pawns;
    unroll<R::furthest_advance>([&](auto index) {
      constexpr int distance = decltype(index)::value + 1;
      way = R::template ahead<E>(way) & ~own_;
      looking |= R::template retreat<E, distance>(way & enemies);
      reached = R::template advance_on<E, distance>(reached, ~occupied_);
      each(reached & allowed, [&](int to) {
        has_moves(to - distance * forward, 1);
        for (int passed = 0; passed < distance; ++passed) {
          add_to(fill_[at(to - passed * forward)], -1);
        }
      });
    });
    constexpr int left = E == Colour::white ? 7 : 5;
    constexpr int right = E == Colour::white ? 1 : 3;
    looking |= add_captures<left>(pawns, allowed) | add_captures<right>(pawns, allowed);
    each(looking & pawns, [&](int from) {
      PieceItem& item = keep<Class>(from, allowed);
      item.count = count_on<Class>(item, occupied_, item.allowed);
    });
  }
  /// The captures of all pawns in one direction; returns the pawns that have one now.
  template <int Step>
  [[gnu::always_inline]] Bits add_captures(Bits pawns, Bits allowed) {
    constexpr int opposite = (Step + 4) % 8;
    const Bits attacked = R::template shifted<Step>(pawns);
    each(attacked & allowed & ~occupied_, [&](int to) { add_to(fill_[at(to)], 1); });
    each(attacked & allowed & own_, [&](int to) { add_to(worth_[at(to)], 1); });
    const Bits takers = R::template shifted<opposite>(attacked & allowed & occupied_ & ~own_);
    each(takers, [&](int from) { has_moves(from, 1); });
    return R::template shifted<opposite>(attacked & occupied_ & ~own_);
  }
  static constexpr int forward = E == Colour::white ? S::files : -S::files;

  /// The squares that a piece's way depends on.
  template <int Class>
  [[nodiscard]] Bits around(int from) const {
    constexpr const Movement& m = S::movement[Class];
    if constexpr (!m.pawn) {
      return R::tables().lame_ways[m.lame.diagonal_steps - 1][at(from)];
    }
    Bits result = R::tables().steps[index_of(E)][Class][at(from)] & ~own_;
    Bits ahead = bit<Bits>(from);
    unroll<R::furthest_advance>([&](auto /*index*/) {
      ahead = R::template ahead<E>(ahead);
      result |= ahead;
      ahead &= ~own_;
    });
    return result;
  }

  /// The moves of such a piece to some of these squares, on a board with these pieces.
  template <int Class>
  [[nodiscard]] [[gnu::always_inline]] static int count_on(const PieceItem& item, Bits pieces,
                                                           Bits squares) {
    constexpr const Movement& m = S::movement[Class];
    Bits targets = 0;
    if constexpr (m.pawn) {
      targets = R::tables().steps[index_of(E)][Class][at(item.from)] & pieces;
      R::template advance<E>(bit<Bits>(item.from), ~pieces,
                             [&](Bits reached) { targets |= reached; });
    } else {
      targets = R::template lame<m.lame.diagonal_steps>(item.from, pieces);
    }
    return Bulk<D>::template count_targets<E, Class>(item.from, targets & squares);
  }

  template <class Use>
  [[gnu::always_inline]] static void as_class(const PieceItem& item, Use&& use) {
    unroll<S::classes - 1>([&](auto index) {
      constexpr int cls = decltype(index)::value + 1;
      if constexpr (is_piece_item(S::movement[cls])) {
        if (item.cls == cls) {
          use(std::integral_constant<int, cls>{});
        }
      }
    });
  }

  [[nodiscard]] [[gnu::noinline]] int lifted_piece(const PieceItem& item, int from, Bits squares,
                                                   int number) const {
    int sum = 0;
    as_class(item, [&](auto index) {
      constexpr int cls = decltype(index)::value;
      const Bits rest = occupied_ & ~bit<Bits>(from);
      const int change = count_on<cls>(item, rest, item.allowed) - item.count;
      sum = number * change;
      each(squares & item.influence, [&](int to) {
        sum += count_on<cls>(item, rest | bit<Bits>(to), item.allowed) -
               count_on<cls>(item, occupied_ | bit<Bits>(to), item.allowed) - change;
      });
    });
    return sum;
  }

  [[nodiscard]] [[gnu::noinline]] int lifted_piece_to_take(const PieceItem& item, int from,
                                                           int taken) const {
    int sum = 0;
    as_class(item, [&](auto index) {
      constexpr int cls = decltype(index)::value;
      const Bits squares = item.allowed | (item.recapture & bit<Bits>(taken));
      sum = count_on<cls>(item, occupied_ & ~bit<Bits>(from), squares) -
            count_on<cls>(item, occupied_, squares);
    });
    return sum;
  }

  Bits occupied_ = 0, taboo_ = 0, own_ = 0;
  int total_ = 0;
  int line_count_ = 0, piece_count_ = 0;
  SquareValues fill_{};        ///< change by a new piece on an empty square
  SquareValues fill_taboo_{};  ///< besides, if it is of the taboo kind
  SquareValues worth_{};       ///< change by taking the piece there

  Bits touchable_ = 0;

  /// Who asks about a square: chains of items, ended by sighting 0.
  struct Sighting {
    std::uint16_t item, next;
  };
  static constexpr std::size_t most_sightings = 4 * most_lines + 8 * most_pieces;
  int sightings_ = 1;
  std::array<std::uint16_t, static_cast<std::size_t>(S::bits)> first_seen_{};
  std::array<Sighting, most_sightings> seen_;

  std::array<PieceItem, most_pieces> pieces_;
  std::array<LineItem<D>, most_lines> lines_;
};

}  // namespace hurdle::fast
