// Counting with two plies left: the replies to a move are those to no move at all, corrected by
// what the move fills, leaves and takes. So all moves of one piece are counted at once, but for
// those that may touch the safety of the replier's royal piece: they are left to be made and
// counted.
#pragma once

#include "movegen/fast/influence.hpp"
#include "movegen/fast/unmated.hpp"

namespace hurdle::fast {

/// The replies to the moves of C.
template <const Description& D, Colour C>
class Differences {
  using S = Shape<D>;
  using Bits = typename S::Bits;
  using P = Position<D>;
  using R = Reach<D>;
  static constexpr Colour replier = opponent(C);
  static constexpr std::size_t mine = index_of(C);
  static constexpr std::size_t theirs = index_of(replier);

 public:
  /// Moves whose replies follow from the others'.
  struct Sorted {
    Bits plain = 0;    ///< the replier's royal piece is as safe as it was
    Bits touched = 0;  ///< it may have other squares to go to, and that is all
    [[nodiscard]] Bits all() const noexcept { return plain | touched; }
  };

  /// Finds what is the same for all moves. False where there is no such thing: then every move is
  /// to be made.
  [[nodiscard]] bool prepare(const P& position) {
    if (Legal<D>::facing(position) || !finds_no_mates(position)) {
      return false;
    }
    Danger<Bits> danger;
    Safety<D>::template find<replier>(position, danger);
    if (danger.checkers != 0) {
      return false;
    }
    occupied_ = position.occupied();
    taboo_ = position.taboo();
    zones_.template find<replier>(position);
    takable_ = position.own[theirs] & ~danger.shields & ~zones_.steps & ~taboo_;
    influence_.find(position, danger);
    royal_moves_ = popcount(danger.royal);
    base_ = influence_.total() + royal_moves_ + (D.pass ? 1 : 0);
    if constexpr (D.drops) {
      add_drops(position, danger);
    }
    if constexpr (D.facing_restricts) {
      keep_apart(position);
    }
    if constexpr (D.castling.exists) {
      watch_castling(position);
    }
    if constexpr (D.en_passant) {
      watch_pawns(position);
    }
    return true;
  }

  /// Sorts legal moves of a piece that becomes one of class `Arriving`.
  template <int Class, int Arriving>
  [[nodiscard]] [[gnu::always_inline]] Sorted sort(int from, Bits targets) const {
    if (has(zones_.bound | leaving_, from)) {
      return {};
    }
    Bits moves = targets & ~(occupied_ & ~takable_) & ~zones_.filling & ~zones_.steps & ~filling_;
    if constexpr (Class == S::taboo_class) {
      moves &= ~takable_;
    }
    if constexpr (D.one_pawn_a_file) {
      moves &= ~(opening_ & S::file_bits(S::file_of(from)));
    }
    if constexpr (Class == 0 && D.facing_restricts) {
      moves &= ~facing_from(from, moves);
    }
    if constexpr (D.en_passant && Class == S::pawn_class) {
      moves &= ~passing_from(from, moves);
    }
    if constexpr (Arriving == 0 && S::movement[0].palace) {
      return {moves, 0};
    }
    const Sorted sorted = sort_arrivals<Arriving>(moves);
    return has(zones_.attackers, from) ? Sorted{0, sorted.all()} : sorted;
  }

  /// Sorts legal drops of a kind, which is of class `Class`.
  template <int Class>
  [[nodiscard]] Sorted sort_drops(const P& position, Kind kind, Bits squares) const {
    const bool last = position.hand[mine][index_of(kind)] == 1 || kind == D.pawn;
    if (last && (kept_ >> index_of(kind) & 1U) != 0) {
      return {};
    }
    return sort_arrivals<Class>(squares & ~zones_.filling & ~zones_.steps & ~filling_);
  }

  /// The replies to sorted moves of a piece, added up.
  template <int Class, int Arriving>
  [[nodiscard]] [[gnu::always_inline]] std::uint64_t replies(int from, const Sorted& moves) const {
    constexpr bool is_taboo = Class == S::taboo_class;
    const Bits all = moves.all();
    const Bits quiet = all & ~takable_;
    int total = popcount(all) * base_ + influence_.template filled<is_taboo>(quiet) +
                influence_.template lifted<is_taboo>(from, quiet);
    each(all & takable_, [&](int to) { total += influence_.taken(from, to); });
    if constexpr (D.drops) {
      total += popcount(all) * drops_[at(from)];
    }
    if (moves.touched != 0) {
      total += new_escapes<Class, Arriving>(from, moves.touched);
    }
    return static_cast<std::uint64_t>(total);
  }

  /// The replies to sorted drops.
  template <int Class>
  [[nodiscard]] std::uint64_t replies_to_drops(const Sorted& drops) const {
    int total = popcount(drops.all()) * base_ + influence_.template filled<false>(drops.all());
    each(drops.touched, [&](int to) {
      const Bits board = zones_.lifted | bit<Bits>(to);
      const Bits attacked = R::template attacks<C, Class>(to, board, taboo_);
      total += popcount(zones_.escapes(0, attacked)) - royal_moves_;
    });
    return static_cast<std::uint64_t>(total);
  }

  /// The replies to a pass: none when it is the second in a row, which ends the game.
  [[nodiscard]] std::uint64_t replies_to_pass(const P& position) const {
    return position.passes != 0 ? 0 : static_cast<std::uint64_t>(base_);
  }

 private:
  static constexpr std::size_t at(int index) noexcept { return static_cast<std::size_t>(index); }

  template <int Arriving>
  [[nodiscard]] [[gnu::always_inline]] Sorted sort_arrivals(Bits squares) const {
    const Bits safe =
        squares & ~zones_.template aiming<C, Arriving>(squares) & ~attacks_on_castling<Arriving>();
    const Bits touched = zones_.template landing<C, Arriving>(safe);
    return {safe & ~touched, touched};
  }

  /// By how many squares to go to the royal piece has more or less, over all these moves.
  template <int Class, int Arriving>
  [[nodiscard]] [[gnu::noinline]] int new_escapes(int from, Bits targets) const {
    const Bits before = has(zones_.attackers, from)
                            ? R::template attacks<C, Class>(from, zones_.lifted, taboo_)
                            : Bits{0};
    const Bits rest = zones_.lifted & ~bit<Bits>(from);
    int total = 0;
    each(targets, [&](int to) {
      Bits taboo = taboo_ & ~bit<Bits>(from);
      if constexpr (Arriving == S::taboo_class) {
        taboo |= bit<Bits>(to);
      }
      const Bits after = R::template attacks<C, Arriving>(to, rest | bit<Bits>(to), taboo);
      total += popcount(zones_.escapes(before, after)) - royal_moves_;
    });
    return total;
  }

  // ---- Drops

  /// Whether no drop in reply can mate, but after moves that are left to be made.
  [[nodiscard]] [[gnu::always_inline]] bool finds_no_mates(const P& position) {
    if constexpr (D.drop_mate != DropMate::allowed) {
      if ((position.held[theirs] & Drops<D>::restricted) != 0) {
        Unmated<D, C> unmated;
        if (!unmated.find(position)) {
          return false;
        }
        leaving_ = unmated.leaving;
        filling_ = unmated.filling;
        kept_ = unmated.kept;
      }
    }
    return true;
  }

  /// The replier's drops: a square that is filled is one less to drop on, one that is left one
  /// more.
  void add_drops(const P& position, const Danger<Bits>& danger) {
    drops_.fill(0);
    const unsigned held = position.held[theirs];
    if (held == 0) {
      return;
    }
    const bool pawns = (held & Drops<D>::pawn_flag) != 0;
    const Bits pawn_squares = pawns ? Drops<D>::template pawn_squares<replier>(position) : Bits{0};
    const int others = std::popcount(held & ~Drops<D>::pawn_flag);
    const Bits free = S::board & danger.free;
    base_ += others * popcount(free & ~occupied_) + popcount(free & ~occupied_ & pawn_squares);
    each(free, [&](int square) {
      const int drops = others + (has(pawn_squares, square) ? 1 : 0);
      drops_[at(square)] = static_cast<std::int16_t>(drops);
      influence_.also_filled(square, -drops);
    });
    if constexpr (D.one_pawn_a_file) {
      if (pawns) {
        open_files(position, free);
      }
    }
  }

  /// Taking a pawn lets another be dropped on its file, unless that could mate.
  [[gnu::noinline]] void open_files(const P& position, Bits free) {
    const Bits aims = Unmated<D, C>::template aims<S::pawn_class>(position, position.royal[mine]);
    const Bits squares = Drops<D>::template pawn_ranks<replier>() & free & ~occupied_;
    opening_ = position.pieces[theirs][S::pawn_class];
    each(opening_ & takable_, [&](int pawn) {
      const Bits file = S::file_bits(S::file_of(pawn));
      if ((file & aims) != 0) {
        takable_ &= ~bit<Bits>(pawn);
      } else {
        influence_.also_taken(pawn, popcount(file & squares));
      }
    });
  }

  // ---- Facing, en passant, castling

  /// The only piece between two royal pieces on a file must be looked at when it leaves.
  void keep_apart(const P& position) {
    const int royal = position.royal[mine];
    if (S::file_of(royal) == S::file_of(zones_.royal)) {
      const Bits between = R::tables().between[at(royal)][at(zones_.royal)] & occupied_;
      zones_.bound |= many(between) ? Bits{0} : between;
    }
  }
  /// Squares where the own royal piece, coming from here, would face the other.
  [[nodiscard]] Bits facing_from(int from, Bits targets) const {
    Bits result = 0;
    each(S::file_bits(S::file_of(zones_.royal)) & targets, [&](int to) {
      const Bits between = R::tables().between[at(to)][at(zones_.royal)] & occupied_;
      if ((between & ~bit<Bits>(from)) == 0) {
        result |= bit<Bits>(to);
      }
    });
    return result;
  }

  void watch_pawns(const P& position) {
    pawn_attacks_ = 0;
    each(position.pieces[theirs][S::pawn_class],
         [&](int from) { pawn_attacks_ |= R::tables().steps[theirs][S::pawn_class][at(from)]; });
  }
  /// Squares to which a pawn goes over a square that an enemy pawn attacks.
  [[nodiscard]] Bits passing_from(int from, Bits targets) const {
    Bits result = 0;
    each(targets, [&](int to) {
      if ((R::tables().between[at(from)][at(to)] & pawn_attacks_) != 0) {
        result |= bit<Bits>(to);
      }
    });
    return result;
  }

  /// Castling of the replier's that a move could allow or forbid: the way, the squares that are
  /// crossed, and whoever attacks them.
  [[gnu::noinline]] void watch_castling(const P& position) {
    crossed_ = 0;
    Specials<D>::template each_castling_to_come<replier>(position, [&](int partner, Bits crossed) {
      const Bits way = R::tables().between[at(zones_.royal)][at(partner)];
      zones_.filling |= way;
      zones_.bound |= way & occupied_;
      takable_ &= ~bit<Bits>(partner);
      crossed_ |= crossed;
    });
    if (crossed_ == 0) {
      return;
    }
    Specials<D>::template each_castling<replier>(position, [&](const Castling&) { ++base_; });
    unroll<S::classes>([&](auto index) {
      constexpr int cls = decltype(index)::value;
      each(crossed_, [&](int square) {
        each(position.pieces[mine][cls] & R::tables().reachable_from[mine][cls][at(square)],
             [&](int from) { bind_line(from, square); });
      });
    });
  }
  void bind_line(int from, int square) {
    const Bits way = R::tables().between[at(square)][at(from)];
    if (!many(way & occupied_)) {
      zones_.bound |= bit<Bits>(from) | (way & occupied_);
      zones_.filling |= way;
    }
  }
  /// Squares where a piece of a class might attack a square that the replier crosses.
  template <int Class>
  [[nodiscard]] [[gnu::always_inline]] Bits attacks_on_castling() const {
    Bits result = 0;
    if constexpr (D.castling.exists) {
      each(crossed_,
           [&](int square) { result |= R::tables().reachable_from[mine][Class][at(square)]; });
    }
    return result;
  }

  int base_ = 0;         ///< the replies to no move
  int royal_moves_ = 0;  ///< those of the royal piece among them
  Bits occupied_ = 0, taboo_ = 0;
  Bits takable_ = 0;       ///< pieces whose being taken changes nothing about the royal piece
  Bits opening_ = 0;       ///< pawns whose being taken opens their file for drops
  Bits pawn_attacks_ = 0;  ///< squares that the replier's pawns attack
  Bits crossed_ = 0;       ///< squares that the replier's royal piece may cross in castling
  Bits leaving_ = 0;       ///< pieces whose leaving might let a drop mate
  Bits filling_ = 0;       ///< squares whose being filled might
  unsigned kept_ = 0;      ///< kinds whose last piece being dropped might
  Zones<D> zones_;         ///< of the replier's royal piece
  Influence<D, replier> influence_;
  std::array<std::int16_t, D.drops ? static_cast<std::size_t>(S::bits) : 1> drops_{};  ///< on each
                                                                                       ///< square
};

}  // namespace hurdle::fast
