// What each move of C changes for the replier: the facts that hold for all moves of a position, and
// the moves of a piece sorted by their effect. The effects of moves that may change the checks on
// the replier's royal piece are found here too, from those facts or on the board after the move.
#pragma once

#include "movegen/fast/differences/blocker_moves.hpp"
#include "movegen/fast/differences/drop_mate_refutation.hpp"
#include "movegen/fast/differences/replier_safety.hpp"
#include "movegen/fast/differences/reply_drops.hpp"
#include "movegen/fast/differences/reply_escapes.hpp"
#include "movegen/fast/legal/legal.hpp"

namespace hurdle::fast {

/// The effects of the moves of C.
template <const Description& D, Colour C>
class MoveEffects {
 protected:
  using S = Shape<D>;
  using Bits = typename S::Bits;
  using P = Position<D>;
  using R = Reach<D>;
  static constexpr Colour replier = opponent(C);
  static constexpr std::size_t mine = index_of(C);
  static constexpr std::size_t theirs = index_of(replier);

 public:
  /// `safety` must outlive the object.
  explicit MoveEffects(ReplierSafety<D, C>& safety) : safety_(safety) {}

  /// Targets of moves, by their effect on the replier.
  struct Sorted {
    Bits plain = 0;            ///< neither checks nor royal escapes nor castlings change
    Bits changes_escapes = 0;  ///< only royal escapes and castlings may change
    Bits changes_pins = 0;    ///< pins may change: found without making it. Without hops: or checks
    Bits changes_checks = 0;  ///< checks may change: they must be computed again
    Bits drop_mates = 0;      ///< of all these: a dropped reply might mate
    Bits passing = 0;         ///< of those that are summed: a pawn may be captured en passant
    int unpinned = 0;         ///< moves that a pinned piece gains by each of `plain` and
    Bits unpinning = 0;       ///< `changes_escapes` that is among these
    /// Moves targets from `changes_checks` to `changes_pins`.
    void pins_by_arriving(Bits targets) noexcept {
      changes_pins = targets;
      changes_checks &= ~targets;
    }
  };

  /// Computes the facts that hold for all moves, and the checks on the mover. Returns false if the
  /// replier is in check or the royal pieces face each other: then every move must be made.
  [[nodiscard]] bool prepare(const P& position, CheckInfo<D>& mover_checks) {
    if (Legal<D>::facing(position)) {
      return false;
    }
    safety_.find(position);
    if (checks_.checkers != 0) {
      return false;
    }
    refute_drop_mates(position, mover_checks);
    occupied_ = position.occupied();
    taboo_ = position.taboo();
    royal_moves_ = popcount(checks_.royal_targets);
    base_ = royal_moves_ + (D.pass ? 1 : 0);
    if constexpr (D.drops) {
      drops_.prepare(position, checks_.check_mask);
      base_ += drops_.on(~occupied_);
      drop_mate_squares_ |= drops_.open_files(position, position.own[theirs]);
    }
    if constexpr (D.castling.exists) {
      base_ += castling_.number();
    }
    if constexpr (D.en_passant) {
      const Bits pawns = position.pieces[theirs][S::special_pawn_class];
      pawn_attacks_ = R::template pawn_attacks<replier>(pawns);
    }
    hurdles_ = king_zone_.check_pieces | king_zone_.escape_pieces;
    hurdles_of_taboo_ = hurdles_ & taboo_;
    replier_pieces_ = position.own[theirs];
    checks_stay_ = ~(king_zone_.check_squares | (occupied_ & checks_.blockers));
    leaving_matters_ = king_zone_.check_pieces | king_zone_.pinners | king_zone_.escape_pieces;
    near_escapes_ = king_zone_.escape_squares | king_zone_.steps;
    return true;
  }

  /// Sorts the legal moves of a piece that becomes one of class `Arriving`.
  template <int Class, int Arriving>
  [[nodiscard]] [[gnu::always_inline]] Sorted sort(const P& position, int from, Bits moves) const {
    Bits drop_mates = 0;
    if constexpr (Drops<D>::mate_forbidden != 0) {
      drop_mates = has(drop_mate_pieces_, from) ? moves : moves & drop_mate_squares_;
    }
    Bits rest = moves & checks_stay_;
    if constexpr (S::taboo_class >= 0) {
      rest &= ~(Class == S::taboo_class ? hurdles_ : hurdles_of_taboo_);
    }
    if constexpr (Class == 0 && D.facing_restricts) {
      rest &= ~facing_from(from, rest);
    }
    Bits passing = 0;
    if constexpr (D.en_passant && Class == S::special_pawn_class) {
      passing = passing_from(from, moves);
      if (!pins_are_found()) {
        rest &= ~passing;
        passing = 0;
      }
    }
    int unpinned = 0;
    Bits stays = 0;
    bool changes_escapes = false;
    if (has(leaving_matters_, from)) {
      if (has(king_zone_.check_pieces | king_zone_.pinners, from)) {
        rest = leave<Class>(position, from, rest, unpinned, stays);
        stays &= Class == Arriving ? moves : Bits{0};
        rest |= stays;
      }
      changes_escapes = has(king_zone_.escape_pieces, from);
    }
    Bits pins = 0;
    const Bits escapes = sort_arrivals<Arriving, Class != Arriving>(rest, stays, pins);
    const Bits plain = changes_escapes ? Bits{0} : rest & ~escapes;
    Sorted result = sorted(plain, rest & ~plain, moves & ~rest, passing, drop_mates);
    if constexpr (KingZone<D, replier>::template finds_new_pins<Arriving>) {
      if (pins != 0 &&
          !has(R::tables().potential_origins[mine][Class][at(king_zone_.royal)], from)) {
        result.pins_by_arriving(pins & ~(stays | drop_mates));
      }
    }
    result.unpinned = unpinned;
    result.unpinning = ~stays;
    return result;
  }

  /// Sorts the legal drops of a kind of class `Class`.
  template <int Class>
  [[nodiscard]] Sorted sort_drops(const P& position, Kind kind, Bits squares) const {
    const bool last = position.hand[mine][index_of(kind)] == 1 || kind == D.special_pawn;
    const bool relied_on = last && (refutation_.relied_kinds >> index_of(kind) & 1U) != 0;
    Bits rest = squares & checks_stay_;
    Bits pins = 0;
    const Bits escapes = sort_arrivals<Class, false>(rest, 0, pins);
    const Bits drop_mates = relied_on ? squares : squares & drop_mate_squares_;
    Sorted result = sorted(rest & ~escapes, escapes, squares & ~rest, 0, drop_mates);
    if constexpr (KingZone<D, replier>::template finds_new_pins<Class>) {
      result.pins_by_arriving(pins & ~drop_mates);
    }
    return result;
  }

  /// The effect of a move from `from`, or a drop (-1), to `to` on pins and checks.
  template <int Arriving>
  [[nodiscard]] [[gnu::always_inline]] auto pins_change(int from, int to) const {
    return king_zone_.pins.template move<Arriving>(from, to);
  }

  /// Whether pins and checks are found from the lines to the royal piece: in games without hops.
  static constexpr bool pins_by_lines = PinChanges<D, replier>::possible;

  /// Whether the replies to a check are counted without making the move, if it changes no pin and
  /// only the arriving piece gives check: by slides and steps, which a pinned piece cannot answer.
  static constexpr bool answers_checks = PinChanges<D, replier>::possible &&
                                         LinesTo<D, C>::covers_all && !D.royal_stays_in_check &&
                                         Drops<D>::mate_forbidden == 0;

  /// The number of replies to such a check over `path`.
  template <int Arriving>
  [[nodiscard]] [[gnu::always_inline]] int replies_to_check(const P& position, int from, int to,
                                                            Bits path) const {
    const Bits left = from < 0 ? Bits{0} : bit<Bits>(from);
    const Bits arrived = bit<Bits>(to);
    return reply_escapes().template number_after<Arriving>(from, to) + drops_.on(path) +
           drops_.opened_on(to, path) +
           Arrivals<D, replier>::count_on(position, (occupied_ & ~left) | arrived, path | arrived,
                                          ~(checks_.blockers | arrived));
  }

  /// Of such moves, those that may change escapes or castlings too.
  template <int Arriving>
  [[nodiscard]] Bits changing_escapes(int from, Bits targets) const {
    const bool all = from >= 0 && has(king_zone_.escape_pieces, from);
    return all ? targets : targets & (near_escapes_ | king_zone_.template zone_origins<Arriving>());
  }

  /// The number of moves that the replier's pieces gain, none or fewer, by pins of a piece that
  /// leaves `from`, or is dropped (-1), and arrives on one of these `pinning` squares.
  template <int Arriving>
  [[nodiscard]] [[gnu::noinline]] int gained_by_pins(const P& position, int from,
                                                     Bits pinning) const {
    const Bits left = from < 0 ? Bits{0} : bit<Bits>(from);
    int result = 0;
    each(pinning, [&](int to) {
      const Bits arrived = bit<Bits>(to);
      const Bits between = R::tables().between[at(king_zone_.royal)][at(to)];
      if ((between & replier_pieces_) != 0) {
        const typename BlockerMoves<D, replier>::Board after{
            (occupied_ & ~left) | arrived, replier_pieces_ & ~arrived,
            (taboo_ & ~left & ~arrived) | (Arriving == S::taboo_class ? arrived : Bits{0})};
        result += blocker_moves().gained_by_pins(
            position, {between, arrived, (Safety<D>::captures(S::movement[Arriving]) & hop) != 0},
            after);
      }
    });
    return result;
  }

  /// Whether any move is examined.
  static constexpr bool examines = KingZone<D, replier>::finds_checks_after_moves;

  /// The effect of an examined move on the replies.
  struct Effect {
    bool summed = false;  ///< `count` is a correction of a summed move; else it counts all replies
    int count = 0;
  };

  /// Examines a move that has been made and may change the checks: from `from`, or a drop (-1), to
  /// `to`.
  [[nodiscard]] [[gnu::noinline]] Effect examine(const P& after, int from, int to,
                                                 bool may_mate) const {
    CheckInfo<D> checks;
    const auto [changed, attacked] = king_zone_.attack_cache.find_after(after, from, to, checks);
    const bool faced = Legal<D>::template narrow_if_facing<replier>(after, checks);
    if (faced || checks.checkers != 0 || checks.check_mask != checks_.check_mask ||
        checks.check_mask_of_taboo != checks_.check_mask_of_taboo) {
      return {false, static_cast<int>(
                         Legal<D>::template count_given<replier>(after, checks, faced, may_mate))};
    }
    const int change = popcount(checks.royal_targets) - royal_moves_ +
                       blocker_moves().gained(after, checks, changed) +
                       castling_.change_by_made(after, attacked, from, to) +
                       Specials<D>::template count_en_passant<replier>(after);
    return {true, change - (may_mate ? count_drop_mates(after, from, to) : 0)};
  }

  /// The number of reply drops that would mate, after a move from `from`, or a drop (-1), to `to`.
  [[nodiscard]] int count_drop_mates(const P& after, int from, int to) const {
    if constexpr (Drops<D>::mate_forbidden != 0) {
      const Bits empty = S::board & ~after.occupied() & checks_.check_mask;
      return Drops<D>::template count_mating<replier>(after, empty, [&] {
        return to == static_cast<int>(after.royal[mine])
                   ? Drops<D>::template escapes_of<C>(after)
                   : refutation_.king_zone.attack_cache.escapes_after(after, from, to);
      });
    }
    return 0;
  }

 protected:
  [[nodiscard]] ReplyEscapes<D, C> reply_escapes() const { return {king_zone_, castling_, taboo_}; }
  [[nodiscard]] BlockerMoves<D, replier> blocker_moves() const {
    return {checks_, occupied_, taboo_, replier_pieces_};
  }

  /// Squares from which a piece of a class may attack the replier's zone or what castling crosses.
  template <int Class>
  [[nodiscard]] [[gnu::always_inline]] Bits attack_origins() const {
    return king_zone_.template zone_origins<Class>() | castling_.template attacks<Class>();
  }

  /// Whether checks and pins are found without making moves. If partners start on any file, a
  /// castling in reply may depend on them too.
  [[nodiscard]] bool pins_are_found() const {
    return PinChanges<D, replier>::possible && !(D.castling.anywhere && castling_.exists());
  }

  int base_ = 0;         ///< replies to a null move, without the moves of most pieces
  int royal_moves_ = 0;  ///< the royal piece's share of `base_`
  Bits occupied_ = 0, taboo_ = 0;
  Bits hurdles_ = 0;           ///< pieces whose kind may matter to checks or escapes,
  Bits hurdles_of_taboo_ = 0;  ///< and those of them that are of the taboo kind
  Bits replier_pieces_ = 0;
  Bits leaving_matters_ = 0;  ///< pieces whose leaving may change checks, pins or escapes
  Bits checks_stay_ = 0;   ///< squares where an arriving piece changes no check unless it attacks
  Bits near_escapes_ = 0;  ///< squares where it may change an escape though it attacks none
  /// Squares attacked by the replier's pawns: a pawn that passes over one may be captured there.
  Bits pawn_attacks_ = 0;
  Bits drop_mate_pieces_ = 0;   ///< pieces whose leaving might let a dropped reply mate
  Bits drop_mate_squares_ = 0;  ///< squares that, once filled, might let one mate
  ReplierSafety<D, C>& safety_;
  const ReplyCastling<D, C>& castling_ = safety_.castling;
  ReplyDrops<D, C> drops_;
  DropMateRefutation<D, C> refutation_;          ///< the reasons why no dropped reply mates
  const CheckInfo<D>& checks_ = safety_.checks;  ///< checks on the replier's royal piece
  const KingZone<D, replier>& king_zone_ = safety_.zone;  ///< the replier's king zone

 private:
  // ---- Preparing --------------------------------------------------------------------------------

  /// Refutes the reply drops as mates, and computes the checks on the mover. If any of them is not
  /// refuted, a drop may mate after any move.
  [[gnu::always_inline]] void refute_drop_mates(const P& position, CheckInfo<D>& mover_checks) {
    if constexpr (Drops<D>::mate_forbidden != 0) {
      if ((position.held[theirs] & Drops<D>::mate_forbidden) != 0) {
        const bool refuted = refutation_.find(position, mover_checks);
        drop_mate_pieces_ = refuted ? refutation_.relied_pieces : ~Bits{0};
        drop_mate_squares_ = refuted ? refutation_.relied_squares : ~Bits{0};
        return;
      }
    }
    Safety<D>::template find<C>(position, mover_checks);
  }

  // ---- Sorting ----------------------------------------------------------------------------------

  /// `checking` may change checks or pins; those after which a drop might mate are made.
  [[nodiscard]] [[gnu::always_inline]] Sorted sorted(Bits plain, Bits escapes, Bits checking,
                                                     Bits passing, Bits drop_mates) const {
    const Bits made = pins_are_found() ? checking & drop_mates : checking;
    return {plain, escapes, checking & ~made, made, drop_mates, passing};
  }

  /// The piece on `from` stands on a line to the replier's royal piece, or may attack it from
  /// there. Returns those of the targets for which `gained` holds: the moves that the replier's
  /// pieces gain by its leaving. On `stays` it changes nothing.
  template <int Class>
  [[nodiscard]] [[gnu::always_inline]] Bits leave(const P& position, int from, Bits targets,
                                                  int& gained, Bits& stays) const {
    if (pins_are_found()) {
      const auto leaving = king_zone_.pins.leave(from);
      gained = leaving.gained;
      stays = leaving.stays;
      const Bits again = R::tables().potential_origins[mine][Class][at(king_zone_.royal)];
      return leaving.checks ? Bits{0} : targets & ~(leaving.except | again);
    }
    if (PinChanges<D, replier>::possible || !may_pin<Class> || has(king_zone_.check_pieces, from)) {
      return 0;
    }
    const Bits away = targets & ~R::tables().potential_origins[mine][Class][at(king_zone_.royal)];
    return away == 0 ? away : away & ~blocker_moves().unpin(position, from, gained);
  }

  template <int Class>
  static constexpr bool may_pin =
      capture_families(S::movement[Class]) != 0 || S::movement[Class].lame.diagonal_steps != 0 ||
      S::movement[Class].slides_ahead || Class == 0;

  /// Targets on which the mover's royal piece, coming from `from`, would face the other one.
  [[nodiscard]] Bits facing_from(int from, Bits targets) const {
    Bits result = 0;
    each(S::file_through(king_zone_.royal) & targets, [&](int to) {
      const Bits between = R::tables().between[at(to)][at(king_zone_.royal)] & occupied_;
      if ((between & ~bit<Bits>(from)) == 0) {
        result |= bit<Bits>(to);
      }
    });
    return result;
  }

  /// Targets that a pawn reaches by passing over a square attacked by an enemy pawn.
  [[nodiscard]] [[gnu::always_inline]] Bits passing_from(int from, Bits targets) const {
    Bits here = bit<Bits>(from);
    Bits passing = 0;  // squares as far as `here`, past an attacked one
    Bits result = 0;
    unroll<R::furthest_advance - 1>([&](auto /*index*/) {
      here = R::template ahead<C>(here);
      passing = R::template ahead<C>(passing | (here & pawn_attacks_));
      result |= passing;
    });
    return result & targets;
  }

  /// Removes from `squares` those where an arriving piece of class `Arriving` may give check or
  /// pin, `pins` being those of them where it only pins others; returns those of the others where
  /// the royal piece's escapes or its castlings may change.
  template <int Arriving, bool Promoting>
  [[nodiscard]] [[gnu::always_inline]] Bits sort_arrivals(Bits& squares, Bits stays,
                                                          Bits& pins) const {
    if constexpr (Arriving == 0 && Safety<D>::royals_apart) {
      return squares & near_escapes_;
    }
    squares &= ~castling_.template attacks<Arriving>();
    squares &= ~king_zone_.template xray_origins<Arriving, Promoting>(squares, pins) | stays;
    return squares & (near_escapes_ | king_zone_.template near_origins<Arriving, Promoting>());
  }
};

}  // namespace hurdle::fast
