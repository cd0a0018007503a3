// Where a change of the board can change the checks on a royal piece or its escapes: pieces whose
// leaving can, squares whose filling can, and the squares from which a piece attacks the zone. An
// over-estimate: a move outside all of these leaves `CheckInfo` unchanged; a move inside may change
// it. What concerns the royal piece's own square is kept apart from what concerns only the squares
// around it: the latter changes no check and no pin, only escapes.
#pragma once

#include <utility>

#include "movegen/fast/differences/blocker_moves.hpp"
#include "movegen/fast/differences/pin_changes.hpp"
#include "movegen/fast/differences/royal_attack_cache.hpp"
#include "movegen/fast/legal/drops.hpp"
#include "movegen/fast/legal/lines_to.hpp"

namespace hurdle::fast {

/// The king zone of `Owner`: its royal piece, the squares that it steps to and those that it
/// crosses when castling, attacked by the opponent.
template <const Description& D, Colour Owner>
class KingZone {
  using S = Shape<D>;
  using Bits = typename S::Bits;
  using P = Position<D>;
  using R = Reach<D>;
  static constexpr Colour by = opponent(Owner);

  static constexpr bool hops_somewhere(const Movement& m) {
    return (Safety<D>::captures(m) & hop) != 0;
  }

 public:
  /// Whether moves are made and the checks found again, by the cache: not if pins are found without
  /// making them and nothing else is examined.
  static constexpr bool finds_checks_after_moves =
      !PinChanges<D, Owner>::possible || D.castling.anywhere || Drops<D>::mate_forbidden != 0;

  /// Whether it is found without making a move that the arriving piece of a class only pins others:
  /// if it attacks over nothing but empty squares, or nothing but one piece.
  template <int Class>
  static constexpr bool finds_new_pins = [] {
    constexpr const Movement& m = S::movement[Class];
    constexpr int ways = Safety<D>::captures(m);
    return !PinChanges<D, Owner>::possible && Class != 0 && m.lame.diagonal_steps == 0 &&
           !m.slides_ahead && (ways == slide || ways == hop);
  }();

  int royal = 0;
  Bits occupied_without_royal = 0;
  Bits own = 0;           ///< the pieces of `Owner`
  Bits steps = 0;         ///< the squares that the royal piece steps to, occupied or not
  Bits crossed = 0;       ///< the squares that it crosses when castling, if any
  Bits zone = 0;          ///< its square, and its steps not occupied by own pieces; `crossed`
  Bits check_pieces = 0;  ///< pieces, besides `pinners`, whose leaving may change a check or pin
  Bits pinners = 0;  ///< pieces that pin others of `Owner`, or close squares by a hop; no check
  Bits check_squares = 0;   ///< empty squares whose filling may
  Bits escape_pieces = 0;   ///< pieces whose leaving may change an attack on another zone square
  Bits escape_squares = 0;  ///< empty squares whose filling may
  Bits attacked = 0;        ///< zone squares, besides the royal piece's, that are attacked
  Bits escapes = 0;         ///< the squares that the royal piece may step to
  Bits new_hurdles = 0;     ///< of these squares: where a piece may become a hurdle
  Bits dependencies = 0;    ///< squares on which all this depends; the lines below are found apart
  LinesTo<D, by> safe_lines{};  ///< to all escapes and all crossed squares of possible castlings
  RoyalAttackCache<D, Owner> attack_cache;
  PinChanges<D, Owner> pins;  ///< the lines to the royal piece, in games where that is possible

  /// Computes the zone and its dependencies, and the checks as `Safety` does. `crossed` must have
  /// been set.
  [[gnu::always_inline]] void find(const P& position, CheckInfo<D>& checks) {
    royal = position.royal[index_of(Owner)];
    occupied_without_royal = position.occupied() ^ bit<Bits>(royal);
    steps = R::tables().steps[index_of(Owner)][0][at(royal)];
    own = position.own[index_of(Owner)];
    zone = (steps & ~own) | bit<Bits>(royal) | crossed;
    pins.set_board(position);
    if constexpr (D.castling.exists) {
      find_crossed_origins();
    }
    unroll<S::classes>([&](auto index) __attribute__((always_inline)) {
      constexpr int cls = decltype(index)::value;
      if constexpr (cls != 0 || !Safety<D>::royals_apart) {
        each(position.pieces[index_of(by)][cls] & zone_origins<cls>(),
             [&](int from) { attacked |= add_piece<cls>(position, from, checks); });
      }
    });
    Safety<D>::template set_royal_targets<Owner>(position, attacked, checks);
    escapes = checks.royal_targets;
    dependencies |= steps | crossed | bit<Bits>(royal);
  }

  /// Sets the board for a zone that was found on another, equal on all squares of `dependencies`.
  [[gnu::always_inline]] void set_board(const P& position) {
    occupied_without_royal = position.occupied() ^ bit<Bits>(royal);
    own = position.own[index_of(Owner)];
    pins.set_board(position);
  }

  /// Finds the lines to the royal piece and its escapes. They depend on squares of the whole board.
  /// On boards of two words those to escapes are kept while none of their squares differs.
  [[gnu::always_inline]] void find_lines() {
    using Lines = LinesTo<D, by>;  // kept in registers while they are added up
    Lines to_royal{};
    to_royal.add(royal, occupied_without_royal);
    if constexpr (!PinChanges<D, Owner>::possible) {
      direct_lines_ = to_royal;
    }
    to_royal.add_past(royal, occupied_without_royal, own);  // only own pieces are pinned
    royal_lines_ = to_royal;
    if constexpr (S::bits > 64) {
      const Bits before = std::exchange(board_of_lines_, occupied_without_royal);
      if (escape_count_ != 0 && (safe_lines.all() & (before ^ occupied_without_royal)) == 0) {
        return;
      }
    }
    Lines to_all{};
    int count = 0;
    each(escapes, [&](int square) {
      Lines lines{};
      lines.add(square, occupied_without_royal);
      to_all.add(lines);
      escapes_[at(count++)] = {square, lines};
    });
    escape_count_ = count;
    safe_lines = to_all;
  }

  /// Calls `use(origins)` for each escape, with the squares from which a class attacks it, on this
  /// board without the royal piece. The class only steps and slides.
  template <int Class, class Use>
  [[gnu::always_inline]] void each_escape(Use&& use) const {
    for (int i = 0; i < escape_count_; ++i) {
      const Escape& escape = escapes_[at(i)];
      Bits origins = escape.lines.template origins<Class>();
      if constexpr (R::has_step_targets(S::movement[Class])) {
        origins |= R::tables().step_origins[index_of(by)][Class][at(escape.square)];
      }
      use(origins);
    }
  }

  /// The squares from which a class may attack a square that is no longer safe then: on this board
  /// for classes that only slide and come from a square of the same class, else on any.
  template <int Class, bool Promoting>
  [[nodiscard]] [[gnu::always_inline]] Bits near_origins() const {
    using Lines = LinesTo<D, by>;
    if constexpr (!Promoting && Lines::template covers<Class> &&
                  Lines::template slides_along<Class> && !R::has_step_targets(S::movement[Class])) {
      return safe_lines.template origins<Class>();
    } else {
      return zone_origins<Class>();
    }
  }

  /// The `targets` on which a piece of class `Class` would become an x-ray attacker of the royal
  /// piece; `only_pins` are those of them, if `finds_new_pins`, where it gives no check. Promoting:
  /// it had another class before, so it may come from a square on the new line, where it no longer
  /// stands between.
  template <int Class, bool Promoting>
  [[nodiscard]] [[gnu::always_inline]] Bits xray_origins(Bits targets,
                                                         [[maybe_unused]] Bits& only_pins) const {
    constexpr const Movement& m = S::movement[Class];
    constexpr bool finds_pins = !Promoting && finds_new_pins<Class>;
    const Bits steps_to = R::tables().step_origins[index_of(by)][Class][at(royal)];
    if constexpr (!Promoting && LinesTo<D, by>::template covers<Class>) {
      const Bits result = targets & (steps_to | royal_lines_.template origins<Class>());
      if (finds_pins && result != 0) {
        only_pins = result & ~(steps_to | direct_lines_.template origins<Class>());
      }
      return result;
    }
    const Bits origins = R::tables().potential_origins[index_of(by)][Class][at(royal)] & targets;
    if constexpr (Class == 0 && D.royals_attack_along_files) {
      return origins == 0 ? origins : origins & seen_along_file<1>(royal);
    }
    if constexpr ((capture_families(m) != 0 || m.slides_ahead) && m.lame.diagonal_steps == 0) {
      if (origins != 0) {
        constexpr int limit = (hops_somewhere(m) ? 2 : 1) + (Promoting ? 1 : 0);
        const Bits past = limit == 1 ? own : occupied_without_royal;  // only own pieces are pinned
        const Seen seen = seen_past<Class, limit>(royal, past);
        if constexpr (finds_pins) {
          only_pins = origins & seen.last & ~steps_to;
        }
        return origins & (steps_to | seen.all);
      }
    }
    return origins;
  }

  /// The squares from which a piece of class `Class` attacks the zone on some occupancy.
  template <int Class>
  [[nodiscard]] [[gnu::always_inline]] Bits zone_origins() const {
    Bits result = R::tables().king_zone_origins[index_of(by)][Class][at(royal)];
    if constexpr (D.castling.exists) {
      if (crossed != 0) {
        result |= crossed_origins_[Class];
      }
    }
    return result;
  }

 private:
  void find_crossed_origins() {
    if (crossed == 0) {
      return;
    }
    crossed_origins_.fill(0);
    each(crossed & ~steps, [&](int square) {
      unroll<S::classes>([&](auto index) {
        constexpr int cls = decltype(index)::value;
        crossed_origins_[cls] |= R::tables().potential_origins[index_of(by)][cls][at(square)];
      });
    });
  }

  struct Seen {
    Bits all = 0;
    Bits last = 0;  ///< of these: with `Limit` pieces between
  };
  /// Squares on lines of a class with at most `Limit` pieces between them and `square`, all of them
  /// among `past`.
  template <int Class, int Limit>
  [[nodiscard]] [[gnu::noinline]] Seen seen_past(int square, Bits past) const {
    constexpr const Movement& m = S::movement[Class];
    Bits board = occupied_without_royal;
    Bits seen = 0;
    Bits nearer = 0;
    for (int pass = 0; pass <= Limit; ++pass) {
      board &= ~(seen & past);
      nearer = seen;
      if constexpr (m.orthogonal.capture != 0) {
        seen |= R::template lines_from<slide, 0, 2>(square, board);
      }
      if constexpr (m.diagonal.capture != 0) {
        seen |= R::template lines_from<slide, 2, 4>(square, board);
      }
      if constexpr (m.marked.capture != 0) {
        if (R::on_marked_line(square)) {
          seen |= R::template lines_from<slide, 4, 6>(square, board);
        }
      }
      if constexpr (m.slides_ahead) {
        seen |= R::template ahead_seen<Owner>(square, board);
      }
    }
    return {seen, seen & ~nearer};
  }

  /// The same along the file.
  template <int Limit>
  [[nodiscard]] [[gnu::noinline]] Bits seen_along_file(int square) const {
    Bits board = occupied_without_royal;
    Bits seen = 0;
    for (int pass = 0; pass <= Limit; ++pass) {
      board &= ~seen;
      seen |= R::file_seen(square, board);
    }
    return seen;
  }

  /// Adds an enemy piece to the zone, the cache and the checks; returns the squares that it attacks
  /// besides the royal piece's.
  template <int Class>
  [[gnu::always_inline]] Bits add_piece(const P& position, int from, CheckInfo<D>& checks) {
    Bits hits = 0;
    if constexpr (finds_checks_after_moves) {
      CheckInfo<D> part;
      hits = hits_of<Class>(position, from, part);
      attack_cache.template add<Class>(from, add_lines<Class>(from), hits, part, checks);
      checks.checkers |= part.checkers;
    } else {
      hits = hits_of<Class>(position, from, checks);
      attack_cache.template add<Class>(from, add_lines<Class>(from), hits);
    }
    if ((hits & zone) != 0) {
      escape_pieces |= bit<Bits>(from);
    }
    return hits;
  }

  /// The squares of the zone, besides the royal piece's, that a piece attacks. Adds it to `checks`.
  template <int Class>
  [[nodiscard]] [[gnu::always_inline]] Bits hits_of(const P& position, int from,
                                                    CheckInfo<D>& checks) const {
    return Safety<D>::template add_attacker<by, Class>(position, royal, from,
                                                       occupied_without_royal, checks) &
           (steps | crossed);
  }

  /// Adds the dependencies of a piece's attacks on the zone to the sets above; returns the
  /// squares that its attacks, except those on the royal piece, depend on.
  template <int Class>
  [[gnu::always_inline]] Bits add_lines(int from) {
    constexpr const Movement& m = S::movement[Class];
    const auto& tables = R::tables();
    Bits depends_on = 0;
    if constexpr (R::has_step_targets(m)) {
      if (has(tables.steps[index_of(by)][Class][at(from)], royal)) {
        check_pieces |= bit<Bits>(from);
      }
    }
    const Bits all = steps | crossed | bit<Bits>(royal);
    if constexpr (m.lame.diagonal_steps != 0) {
      each(all & R::template lame<m.lame.diagonal_steps>(from, 0), [&](int square) {
        const Bits path = m.lame.diagonal_steps == 1 ? tables.short_path[at(square)][at(from)]
                                                     : tables.long_path[at(square)][at(from)];
        depends_on |= add_path<false>(path, from, square);
      });
    }
    constexpr std::uint8_t families = capture_families(m);
    if constexpr (families != 0) {
      each(all & tables.template aligned_squares<families>(from), [&](int square) {
        const Bits between = tables.between[at(square)][at(from)];
        depends_on |= add_path<hops_somewhere(m)>(between, from, square);
      });
    }
    if constexpr (m.slides_ahead) {
      each(all & S::file_through(from), [&](int square) {
        if (S::is_ahead(by, from, square)) {
          depends_on |= add_path<false>(tables.between[at(square)][at(from)], from, square);
        }
      });
    }
    if constexpr (Class == 0 && D.royals_attack_along_files) {
      each(all & S::file_through(from), [&](int square) {
        depends_on |= add_path<false>(tables.between[at(square)][at(from)], from, square);
      });
    }
    return depends_on;
  }

  /// Adds one path of a piece to a square of the zone. `limit` is the greatest number of pieces
  /// between with which it attacks (none, or one for a hop). With at most `limit` pieces between,
  /// filling a square there changes the attack; with one more, the leaving of one of them does. On
  /// the royal piece's square both bounds are greater by one, because one more own piece between is
  /// a blocker; other pieces of `by` there shield it for good. Returns the squares between if the
  /// attack depends on them.
  template <bool Hops>
  [[nodiscard]] [[gnu::always_inline]] Bits add_path(Bits between, int from, int square) {
    constexpr int limit = Hops ? 1 : 0;
    const bool to_royal = square == royal;
    const Bits standing = between & occupied_without_royal;
    const int count = popcount(standing);
    const int most = limit + (to_royal ? 1 : 0);
    if (count > most + 1) {
      dependencies |= first_of(standing, most + 2);  // as long as these stand
      return 0;
    }
    dependencies |= between;
    if (!has(zone, square)) {
      return between;
    }
    if constexpr (Hops) {
      if (count == 0) {
        new_hurdles |= between;
      }
    }
    if (to_royal) {
      if constexpr (PinChanges<D, Owner>::possible) {
        pins.add_line(between, from);
      }
      const bool may_pin = (standing & own) != 0 || (Hops && count <= limit);
      if (may_pin || count <= limit + 1) {
        check_pieces |= standing;
      }
      if (count <= limit || (may_pin && count <= most)) {
        check_squares |= between;
        const bool closes = Hops && BlockerMoves<D, Owner>::opens_squares && count == 0;
        (closes || count == limit + 1 ? pinners : check_pieces) |= bit<Bits>(from);
      }
    } else {
      escape_pieces |= standing;
      if (count <= most) {
        escape_squares |= between;
      }
    }
    return between;
  }

  struct Escape {
    int square;
    LinesTo<D, by> lines;
  };
  static constexpr std::size_t most_escapes = 8;

  LinesTo<D, by> royal_lines_{};   ///< to the royal piece, past one own piece
  LinesTo<D, by> direct_lines_{};  ///< to the royal piece; only in games with hops
  Bits board_of_lines_ = 0;        ///< on which the lines to the escapes were found
  int escape_count_ = 0;
  std::array<Escape, most_escapes> escapes_;
  /// Squares from which a class attacks a crossed square on some occupancy; set if there are any.
  std::array<Bits, D.castling.exists ? static_cast<std::size_t>(S::classes) : 0> crossed_origins_;
};

}  // namespace hurdle::fast
