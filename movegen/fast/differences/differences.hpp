// Counts the last two plies by differences: the replies to a move are the replies to a null move
// (`base`), corrected for the squares that the move fills and vacates and the piece it captures. So
// the moves are collected as sets (`SummedMoves`), and the corrections are added for all of them at
// once, piece by piece of the replier (`MobilitySums`). Exceptions are moves that may change the
// checks on the replier's royal piece: each is made and examined, or its replies are counted.
#pragma once

#include "movegen/fast/differences/independent_steps.hpp"
#include "movegen/fast/differences/mobility_sums.hpp"
#include "movegen/fast/differences/move_effects.hpp"

namespace hurdle::fast {

/// Sums the replies to the moves of C.
template <const Description& D, Colour C>
class Differences : public MoveEffects<D, C> {
  using Effects = MoveEffects<D, C>;
  using S = Shape<D>;
  using Bits = typename S::Bits;
  using P = Position<D>;
  using R = Reach<D>;
  static constexpr Colour replier = opponent(C);
  static constexpr std::size_t mine = index_of(C);
  static constexpr std::size_t theirs = index_of(replier);
  using Effects::base_;
  using Effects::checks_;
  using Effects::drops_;
  using Effects::king_zone_;
  using Effects::leaving_matters_;
  using Effects::occupied_;
  using Effects::replier_pieces_;
  using Effects::reply_escapes;

 public:
  using Effects::Effects;
  using typename Effects::Sorted;

  /// As in MoveEffects; also finds the independent steps.
  [[nodiscard]] bool prepare(const P& position, CheckInfo<D>& mover_checks) {
    if (!Effects::prepare(position, mover_checks)) {
      return false;
    }
    find_independent_steps(position, mover_checks);
    return true;
  }

  /// Adds all independent steps of a class. Returns the pieces that have other moves.
  template <int Class>
  [[nodiscard]] [[gnu::always_inline]] Bits add_steps(const P& position) {
    return independent_steps_.template visit<Class>(
        position, this->template attack_origins<Class>(), moves_,
        [&](Bits reached, Bits left) {
          if constexpr (D.drops) {
            total_ += drops_.on(left) - drops_.on(reached);
          }
        },
        [&](Bits reached, int distance) {
          const int by = C == Colour::white ? distance * S::files : -distance * S::files;
          each(reached, [&](int to) { add_en_passant(position, to - by, bit<Bits>(to)); });
        });
  }

  /// The targets of a piece that `add_steps` has not counted.
  template <int Class>
  [[nodiscard]] [[gnu::always_inline]] Bits uncounted(int from, Bits targets) const {
    return independent_steps_.template uncounted<Class>(
        from, targets, this->template attack_origins<Class>(), moves_);
  }

  /// Adds the moves of a piece to the `summed` targets; those among `changes_escapes` are corrected
  /// by the change of the royal piece's escapes.
  template <int Class, int Arriving>
  [[gnu::always_inline]] void add(int from, Bits summed, Bits changes_escapes) {
    if (summed == 0) {
      return;
    }
    const Bits quiet = summed & ~replier_pieces_;
    moves_.template add<Class>(from, quiet, summed & replier_pieces_, Effects::taboo_);
    if constexpr (D.drops) {
      total_ += popcount(summed) * drops_.on(bit<Bits>(from)) - drops_.on(quiet);
      if constexpr (D.one_pawn_a_file) {
        each(summed & replier_pieces_,
             [&](int to) { total_ += drops_.opened_at_origin(from, to); });
      }
    }
    if (changes_escapes != 0) {
      total_ += reply_escapes().template gained<Arriving, Class != Arriving>(from, changes_escapes);
    }
  }

  /// The same for drops on the `summed` squares.
  template <int Class>
  void add_drops(Bits summed, Bits changes_escapes) {
    moves_.add_arrivals(summed);
    total_ -= drops_.on(summed);
    if (changes_escapes != 0) {
      total_ += reply_escapes().template gained<Class, false>(-1, changes_escapes);
    }
  }

  /// Whether castlings are summed: if nothing but slides sees more than one square of a rank.
  static constexpr bool sums_castlings = D.castling.exists && !D.castling.anywhere &&
                                         PinChanges<D, replier>::possible &&
                                         LinesTo<D, C>::covers_all && Drops<D>::mate_forbidden == 0;

  /// Adds a castling, as a move of the royal piece and one of its partner: one square on the first
  /// rank has no line in common with another but the rank itself. So no piece of the replier stands
  /// on the rank and its royal piece reaches none of its squares. Returns whether it was added.
  [[nodiscard]] bool add_castling(const P& position, const Castling& castling) {
    if constexpr (sums_castlings) {
      constexpr int partner_class = S::class_of_kind(D.castling.partner);
      const Bits rank = S::own_rank(C, 0);
      const Bits both = bit<Bits>(castling.royal) | bit<Bits>(castling.partner);
      if ((rank & (replier_pieces_ | king_zone_.steps)) != 0 || (leaving_matters_ & both) != 0) {
        return false;
      }
      const Bits royal_to = bit<Bits>(castling.royal_to);
      const Bits partner_to = bit<Bits>(castling.partner_to);
      const auto royal = this->template sort<0, 0>(position, castling.royal, royal_to);
      const auto partner =
          this->template sort<partner_class, partner_class>(position, castling.partner, partner_to);
      if (royal.plain != royal_to || partner.plain != partner_to) {
        return false;
      }
      moves_.add_another(castling.royal, royal_to);
      moves_.add_another(castling.partner, partner_to);
      total_ += drops_.on(both) - drops_.on(royal_to | partner_to);
      --moves_without_targets_;
      return true;
    }
    return false;
  }

  /// Adds a pass: it has no replies if it is the second in a row, which ends the game.
  void add_pass(const P& position) { moves_without_targets_ += position.passes != 0 ? 0 : 1; }

  /// Adds the captures en passant of a pawn that advances from `from` to any of these squares.
  [[gnu::noinline]] void add_en_passant(const P& position, int from, Bits targets) {
    if constexpr (D.en_passant && PinChanges<D, replier>::possible) {
      each(targets, [&](int to) {
        each(R::tables().between[at(from)][at(to)], [&](int passed) {
          const Bits origins = R::tables().steps[mine][S::special_pawn_class][at(passed)];
          each(origins & position.pieces[theirs][S::special_pawn_class], [&](int capturing) {
            const Bits changed = bit<Bits>(from) | bit<Bits>(capturing) | bit<Bits>(passed);
            const bool exposed = (changed & king_zone_.check_pieces) != 0 &&
                                 king_zone_.pins.exposed(occupied_ ^ changed);
            total_ += exposed ? 0 : 1;
          });
        });
      });
    }
  }

  /// Adds the moves of a piece that each of the sorted moves frees from a pin.
  void add_unpinned(const Sorted& sorted) {
    total_ +=
        sorted.unpinned * popcount((sorted.plain | sorted.changes_escapes) & sorted.unpinning);
  }

  /// Adds (or subtracts) replies that were counted elsewhere.
  void add_counted(int number) { total_ += number; }

  /// The sum of all replies to the moves that were added or counted.
  [[nodiscard]] [[gnu::always_inline]] std::uint64_t total(const P& position) const {
    const int number = moves_.number() + moves_without_targets_;
    if (number == 0) {
      return static_cast<std::uint64_t>(total_);
    }
    const MobilitySums<D, replier> mobility(position, checks_, moves_);
    const std::int64_t base = base_ + mobility.total();
    return static_cast<std::uint64_t>(total_ + number * base + mobility.change() +
                                      drops_.opened_by(moves_.captures()));
  }

 private:
  /// A step is independent if it changes no check, escape or drop that mates.
  [[gnu::always_inline]] void find_independent_steps(const P& position,
                                                     const CheckInfo<D>& mover_checks) {
    independent_steps_.reachable = S::board & mover_checks.check_mask & ~position.own[mine];
    independent_steps_.squares = independent_steps_.reachable & Effects::checks_stay_ &
                                 ~Effects::near_escapes_ & ~Effects::drop_mate_squares_ &
                                 ~occupied_;
    independent_steps_.pieces =
        ~(leaving_matters_ | Effects::drop_mate_pieces_ | mover_checks.blockers);
    independent_steps_.occupied = occupied_;
    independent_steps_.pawn_attacks = Effects::pawn_attacks_;
    independent_steps_.may_pass = Effects::pins_are_found() ? ~Bits{0} : Bits{0};
  }

  SummedMoves<D, C> moves_;  ///< the moves whose replies are summed
  std::int64_t total_ = 0;   ///< replies that were counted, and changes that `moves_` do not show
  /// Passes that have replies, less the castlings, which `moves_` has as two moves each.
  int moves_without_targets_ = 0;
  IndependentSteps<D, C> independent_steps_;
};

}  // namespace hurdle::fast
