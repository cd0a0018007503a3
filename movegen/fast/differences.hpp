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
  /// Moves, by what must be asked about the replies to them. What is in none of the sets must be
  /// made and its replies counted.
  struct Sorted {
    Bits plain = 0;    ///< the replier's royal piece is as safe as it was
    Bits touched = 0;  ///< it may have other squares to go to, and that is all
    Bits near = 0;     ///< its danger must be found anew
    Bits mating = 0;   ///< of all these: a drop in reply might mate
    [[nodiscard]] Bits all() const noexcept { return plain | touched | near; }
  };

  /// Finds what is the same for all moves, and the danger to the mover. False where there is no
  /// such thing: then every move is to be made.
  [[nodiscard]] bool prepare(const P& position, Danger<Bits>& to_mover) {
    if (Legal<D>::facing(position)) {
      return false;
    }
    zones_.find(position, danger_);
    if (danger_.checkers != 0) {
      return false;
    }
    rule_mates_out(position, to_mover);
    occupied_ = position.occupied();
    taboo_ = position.taboo();
    takable_ = position.own[theirs] & ~taboo_;
    influence_.find(position, danger_);
    royal_moves_ = popcount(danger_.royal);
    base_ = influence_.total() + royal_moves_ + (D.pass ? 1 : 0);
    if constexpr (D.drops) {
      prepare_drops(position);
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
    summable_ = ~(occupied_ & ~takable_);
    far_ = ~(zones_.filling | zones_.steps | (occupied_ & danger_.shields));
    reachable_ = S::board & to_mover.free & ~position.own[mine];
    calm_squares_ = reachable_ & far_ & ~filling_ & ~occupied_;
    calm_pieces_ =
        ~(zones_.bound | zones_.attackers | leaving_ | to_mover.shields | influence_.touchable());
    return true;
  }

  /// Adds up at once the replies to all steps of a class that change nothing but the squares they
  /// fill and leave: of pieces that nobody looks at, to squares where nobody asks. Returns the
  /// pieces that have other moves.
  template <int Class>
  [[nodiscard]] [[gnu::always_inline]] Bits add_steps(const P& position) {
    const Bits pieces = position.pieces[mine][Class];
    if constexpr (!only_steps<Class>()) {
      return pieces;
    }
    const Bits steppers = pieces & calm_steppers<Class>();
    if (steppers == 0) {
      return pieces;
    }
    Bits left = pieces ^ steppers;
    each_step<Class>(steppers, [&](Bits reached, Bits counted, auto back) {
      total_ += popcount(counted) * base_ + influence_.template filled<false>(counted) -
                drops_on(counted);
      if constexpr (D.drops) {
        total_ += drops_on(back(counted));
      }
      left |= back(reached ^ counted);
    });
    if constexpr (S::movement[Class].pawn) {
      left |= pawns_that_take<Class>(position.own[theirs], steppers);
    }
    return left;
  }

  /// Of the targets of a piece, those that `add_steps` has not counted.
  template <int Class>
  [[nodiscard]] [[gnu::always_inline]] Bits uncounted(int from, Bits targets) const {
    if constexpr (only_steps<Class>()) {
      const Bits stepper = bit<Bits>(from) & calm_steppers<Class>();
      if (stepper != 0) {
        if constexpr (!S::movement[Class].pawn) {
          return targets & ~calm_squares<Class>();
        }
        each_step<Class>(
            stepper, [&](Bits /*reached*/, Bits counted, auto /*back*/) { targets &= ~counted; });
      }
    }
    return targets;
  }

  /// Sorts legal moves of a piece that becomes one of class `Arriving`.
  template <int Class, int Arriving>
  [[nodiscard]] [[gnu::always_inline]] Sorted sort(int from, Bits targets) const {
    Bits moves = targets & summable_;
    if constexpr (Class == S::taboo_class) {
      moves &= ~takable_;
    }
    if constexpr (D.en_passant && Class == S::pawn_class) {
      moves &= ~passing_from(from, moves);
    }
    const Bits mating = has(leaving_, from) ? moves : moves & filling_;
    if (has(zones_.bound, from)) {
      return {0, 0, moves, mating};
    }
    Bits far = moves & far_;
    if constexpr (Class == 0 && D.facing_restricts) {
      far &= ~facing_from(from, far);
    }
    if constexpr (Arriving == 0 && S::movement[0].palace) {
      return {far, 0, moves & ~far, mating};
    }
    const auto [plain, touched] = sort_arrivals<Arriving>(far);
    const Bits near = moves & ~plain & ~touched;
    return has(zones_.attackers, from) ? Sorted{0, plain | touched, near, mating}
                                       : Sorted{plain, touched, near, mating};
  }

  /// Sorts legal drops of a kind, which is of class `Class`.
  template <int Class>
  [[nodiscard]] Sorted sort_drops(const P& position, Kind kind, Bits squares) const {
    const bool last = position.hand[mine][index_of(kind)] == 1 || kind == D.pawn;
    const bool relied_on = last && (unmated_.kept >> index_of(kind) & 1U) != 0;
    const auto [plain, touched] = sort_arrivals<Class>(squares & far_);
    return {plain, touched, squares & ~plain & ~touched, relied_on ? squares : squares & filling_};
  }

  /// What a move that has been made does to the replies.
  struct Effect {
    bool summed = false;  ///< `count` is to be added to what the squares say; else it is all
    int count = 0;
  };

  /// Looks at a near move from `from`, or a drop (-1), to `to`.
  [[nodiscard]] [[gnu::noinline]] Effect look(const P& after, int from, int to,
                                              bool may_mate) const {
    Danger<Bits> danger;
    zones_.watchers.find_after(after, from, to, danger);
    const bool faced = Legal<D>::template narrow<replier>(after, danger);
    if (faced || danger.checkers != 0 || danger.free != danger_.free ||
        danger.free_taboo != danger_.free_taboo) {
      return {false, static_cast<int>(
                         Legal<D>::template count_given<replier>(after, danger, faced, may_mate))};
    }
    int change = popcount(danger.royal) - royal_moves_ + changed_shields(after, danger);
    if constexpr (D.castling.exists) {
      if (crossed_ != 0) {
        change -= castlings_;
        Specials<D>::template each_castling<replier>(after, [&](const Castling&) { ++change; });
      }
    }
    return {true, change - (may_mate ? mates(after, from, to) : 0)};
  }

  /// The drops in reply that would mate, after a move from `from`, or a drop (-1), to `to`.
  [[nodiscard]] int mates(const P& after, int from, int to) const {
    if constexpr (Drops<D>::restricted != 0) {
      const Bits empty = S::board & ~after.occupied() & danger_.free;
      const Bits escapes = to == static_cast<int>(after.royal[mine])
                               ? Drops<D>::template escapes_of<C>(after)
                               : unmated_.zones.watchers.escapes_after(after, from, to);
      return Drops<D>::template count_mating<replier>(after, empty, escapes);
    }
    return 0;
  }

  /// Adds up the replies to summed moves of a piece; `touched` are some of them.
  template <int Class, int Arriving>
  [[gnu::always_inline]] void add(int from, Bits summed, Bits touched) {
    constexpr bool is_taboo = Class == S::taboo_class;
    const Bits quiet = summed & ~takable_;
    const int number = popcount(summed);
    int total = number * base_ + influence_.template filled<is_taboo>(quiet) +
                influence_.template lifted<is_taboo>(from, quiet);
    each(summed & takable_, [&](int to) {
      total += influence_.taken(from, to);
      if constexpr (D.one_pawn_a_file) {
        total += has(opening_ & S::file_through(from), to) && has(pawn_ranks_, from) ? 1 : 0;
      }
    });
    if constexpr (D.drops) {
      total += number * drops_on(bit<Bits>(from)) - drops_on(quiet);
    }
    if (touched != 0) {
      total += new_escapes<Class, Arriving>(from, touched);
    }
    total_ += total;
  }

  /// Adds up the replies to summed drops; `touched` are some of them.
  template <int Class>
  void add_drops(Bits summed, Bits touched) {
    total_ +=
        popcount(summed) * base_ + influence_.template filled<false>(summed) - drops_on(summed);
    each(touched, [&](int to) {
      const Bits board = zones_.lifted | bit<Bits>(to);
      const Bits attacked = R::template attacks<C, Class>(to, board, taboo_);
      total_ += popcount(zones_.escapes(0, attacked)) - royal_moves_;
    });
  }

  /// Adds up the replies to a pass: none when it is the second in a row, which ends the game.
  void add_pass(const P& position) { total_ += position.passes != 0 ? 0 : base_; }

  /// Adds replies that were counted otherwise.
  void add_counted(int number) { total_ += number; }

  /// All replies added so far.
  [[nodiscard]] std::uint64_t total() const { return static_cast<std::uint64_t>(total_); }

 private:
  static constexpr std::size_t at(int index) noexcept { return static_cast<std::size_t>(index); }

  // ---- Steps counted at once

  /// Whether a class goes by plain steps and nothing else.
  template <int Class>
  static constexpr bool only_steps() {
    constexpr const Movement& m = S::movement[Class];
    constexpr bool lines = m.orthogonal.quiet != 0 || m.diagonal.quiet != 0 || m.marked.quiet != 0;
    return Class != 0 && (m.steps != 0 || m.pawn) && !m.palace && !m.knight && !lines &&
           m.lame.diagonal_steps == 0;
  }

  template <int Class>
  [[nodiscard]] [[gnu::always_inline]] Bits calm_steppers() const {
    Bits result = calm_pieces_;
    if constexpr (S::movement[Class].marked_steps != 0) {
      result &= ~R::tables().irregular[mine][Class];
    }
    if constexpr (S::chooses[Class]) {
      result &= ~S::template camp<C>;
    }
    return result;
  }

  template <int Class>
  [[nodiscard]] [[gnu::always_inline]] Bits calm_squares() const {
    Bits result = calm_squares_ & ~R::tables().zone[mine][Class][at(zones_.royal)];
    if constexpr (S::promotes[Class]) {
      result &= ~S::template camp<C>;
    }
    return result & ~attacks_on_castling<Class>();
  }

  /// Hands over, by direction and distance, the squares that steppers reach, those among them that
  /// are counted at once, and how to get back from there.
  template <int Class, class Use>
  [[gnu::always_inline]] void each_step(Bits steppers, Use&& use) const {
    constexpr const Movement& m = S::movement[Class];
    const Bits squares = calm_squares<Class>();
    if constexpr (m.pawn) {
      Bits reached = steppers;
      Bits unseen = steppers;
      unroll<R::furthest_advance>([&](auto index) {
        constexpr int distance = decltype(index)::value + 1;
        reached = R::template advance_on<C, distance>(reached, ~occupied_);
        unseen = R::template advance_on<C, distance>(unseen, ~occupied_);
        use(reached & reachable_, unseen & squares,
            [](Bits there) { return R::template retreat<C, distance>(there); });
        unseen &= ~pawn_attacks_;
      });
    } else {
      constexpr std::uint8_t steps = C == Colour::white ? m.steps : mirrored(m.steps);
      unroll<8>([&](auto index) {
        constexpr int step = decltype(index)::value;
        if constexpr ((steps >> step & 1U) != 0) {
          const Bits reached = R::template shifted<step>(steppers) & reachable_;
          use(reached, reached & squares,
              [](Bits there) { return R::template shifted<(step + 4) % 8>(there); });
        }
      });
    }
  }

  template <int Class>
  [[nodiscard]] static Bits pawns_that_take(Bits enemies, Bits pawns) {
    constexpr int left = C == Colour::white ? 7 : 5;
    constexpr int right = C == Colour::white ? 1 : 3;
    const Bits taken_left = R::template shifted<left>(pawns) & enemies;
    const Bits taken_right = R::template shifted<right>(pawns) & enemies;
    return R::template shifted<(left + 4) % 8>(taken_left) |
           R::template shifted<(right + 4) % 8>(taken_right);
  }

  template <int Arriving>
  [[nodiscard]] [[gnu::always_inline]] std::pair<Bits, Bits> sort_arrivals(Bits squares) const {
    const Bits safe = squares & ~attacks_on_castling<Arriving>();
    const Bits landing = zones_.template landing<Arriving>(safe);
    if (landing == 0) {
      return {safe, 0};
    }
    return {safe ^ landing, landing & ~zones_.template aiming<Arriving>(landing)};
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

  /// What the replier's shields, as they were and as they are now, may do now beyond what was
  /// assumed.
  [[nodiscard]] [[gnu::always_inline]] int changed_shields(const P& after,
                                                           const Danger<Bits>& danger) const {
    const Bits shields = (danger.shields | danger_.shields) & after.own[theirs];
    return shields == 0 ? 0 : count_changed(after, danger, shields);
  }
  [[nodiscard]] [[gnu::noinline]] int count_changed(const P& after, const Danger<Bits>& danger,
                                                    Bits shields) const {
    int change = 0;
    unroll<S::classes - 1>([&](auto index) {
      constexpr int cls = decltype(index)::value + 1;
      constexpr bool is_taboo = cls == S::taboo_class;
      each(after.pieces[theirs][cls] & shields, [&](int from) {
        const Bits now =
            Safety<D>::template allows<is_taboo>(danger, from, after.occupied(), after.taboo());
        const Bits before = Safety<D>::template allows<is_taboo>(danger_, from, occupied_, taboo_);
        if (now != before) {
          const Bits targets = R::template targets<replier, cls>(from, after.occupied(),
                                                                 after.own[theirs], after.taboo());
          change += Bulk<D>::template count_targets<replier, cls>(from, targets & now) -
                    Bulk<D>::template count_targets<replier, cls>(from, targets & before);
        }
      });
    });
    return change;
  }

  // ---- Drops

  /// Keeps what no mate by a drop in reply rests on. Where there is no such thing any move may let
  /// a drop mate.
  [[gnu::always_inline]] void rule_mates_out(const P& position, Danger<Bits>& to_mover) {
    if constexpr (Drops<D>::restricted != 0) {
      if ((position.held[theirs] & Drops<D>::restricted) != 0) {
        const bool found = unmated_.find(position, to_mover);
        leaving_ = found ? unmated_.leaving : ~Bits{0};
        filling_ = found ? unmated_.filling : ~Bits{0};
        return;
      }
    }
    Safety<D>::template find<C>(position, to_mover);
  }

  /// The replier's drops: a square that is filled is one less to drop on, one that is left one
  /// more.
  void prepare_drops(const P& position) {
    const unsigned held = position.held[theirs];
    if (held == 0) {
      return;
    }
    const bool pawns = (held & Drops<D>::pawn_flag) != 0;
    other_kinds_ = std::popcount(held & ~Drops<D>::pawn_flag);
    droppable_ = S::board & danger_.free;
    if (pawns) {
      pawn_droppable_ = droppable_ & Drops<D>::template pawn_squares<replier>(position);
    }
    base_ += drops_on(~occupied_);
    if constexpr (D.one_pawn_a_file) {
      if (pawns) {
        open_files(position);
      }
    }
  }

  /// The replier's drops on some empty squares.
  [[nodiscard]] [[gnu::always_inline]] int drops_on(Bits squares) const {
    if (droppable_ == 0) {
      return 0;
    }
    return other_kinds_ * popcount(droppable_ & squares) + popcount(pawn_droppable_ & squares);
  }

  /// Taking a pawn lets another be dropped on its file, unless that could mate.
  [[gnu::noinline]] void open_files(const P& position) {
    const Bits aims = Unmated<D, C>::template aims<S::pawn_class>(position, position.royal[mine]);
    pawn_ranks_ = Drops<D>::template pawn_ranks<replier>() & droppable_;
    const Bits squares = pawn_ranks_ & ~occupied_;
    opening_ = position.pieces[theirs][S::pawn_class];
    each(opening_ & takable_, [&](int pawn) {
      const Bits file = S::file_through(pawn);
      if ((file & aims) != 0) {
        filling_ |= bit<Bits>(pawn);
      }
      influence_.also_taken(pawn, popcount(file & squares));
    });
  }

  // ---- Facing, en passant, castling

  /// The only piece between two royal pieces on a file must be looked at when it leaves.
  void keep_apart(const P& position) {
    const int royal = position.royal[mine];
    if (has(S::file_through(royal), zones_.royal)) {
      const Bits between = R::tables().between[at(royal)][at(zones_.royal)] & occupied_;
      zones_.bound |= many(between) ? Bits{0} : between;
    }
  }
  /// Squares where the own royal piece, coming from here, would face the other.
  [[nodiscard]] Bits facing_from(int from, Bits targets) const {
    Bits result = 0;
    each(S::file_through(zones_.royal) & targets, [&](int to) {
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
      zones_.filling |= bit<Bits>(partner);
      crossed_ |= crossed;
    });
    if (crossed_ == 0) {
      return;
    }
    Specials<D>::template each_castling<replier>(position, [&](const Castling&) { ++castlings_; });
    base_ += castlings_;
    attacks_on_crossed_.fill(0);
    unroll<S::classes>([&](auto index) {
      constexpr int cls = decltype(index)::value;
      each(crossed_, [&](int square) {
        attacks_on_crossed_[cls] |= R::tables().reachable_from[mine][cls][at(square)];
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
      if (crossed_ != 0) {
        result = attacks_on_crossed_[Class];
      }
    }
    return result;
  }

  std::int64_t total_ = 0;  ///< all replies added so far
  int base_ = 0;            ///< the replies to no move
  int royal_moves_ = 0;     ///< those of the royal piece among them
  int castlings_ = 0;       ///< and castlings
  Bits occupied_ = 0, taboo_ = 0;
  Bits takable_ = 0;       ///< pieces whose worth is known
  Bits summable_ = 0;      ///< squares to which a move may be summed
  Bits reachable_ = 0;     ///< squares to which the mover's pieces may go
  Bits calm_pieces_ = 0;   ///< pieces whose leaving changes nothing else
  Bits calm_squares_ = 0;  ///< squares whose being filled changes only what is known by square
  Bits far_ = 0;           ///< squares to which a move may leave the royal piece as safe as it is
  Bits pawn_ranks_ = 0;    ///< squares where a pawn may be dropped on an opened file
  Bits opening_ = 0;       ///< pawns whose being taken opens their file for drops
  Bits pawn_attacks_ = 0;  ///< squares that the replier's pawns attack
  /// Squares from which a class might attack one that is crossed.
  std::array<Bits, D.castling.exists ? static_cast<std::size_t>(S::classes) : 0>
      attacks_on_crossed_;
  Bits crossed_ = 0;         ///< squares that the replier's royal piece may cross in castling
  Bits leaving_ = 0;         ///< pieces whose leaving might let a drop mate
  Bits filling_ = 0;         ///< squares whose being filled might
  Bits droppable_ = 0;       ///< squares where the replier's kinds may be dropped if empty
  Bits pawn_droppable_ = 0;  ///< and its pawns
  int other_kinds_ = 0;      ///< kinds other than pawns that it holds
  Unmated<D, C> unmated_;    ///< why no drop in reply mates
  Danger<Bits> danger_;      ///< to the replier's royal piece
  Zones<D, replier> zones_;  ///< around it
  Influence<D, replier> influence_;
};

}  // namespace hurdle::fast
