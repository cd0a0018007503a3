// The safety of the replier's royal piece, as far as it holds for all moves of a position: its
// checks, its king zone and its castlings. Two positions that differ by the replier's last move
// mostly have the same, so it is kept until a position differs on a square that it depends on.
#pragma once

#include <array>
#include <new>

#include "movegen/fast/differences/reply_castling.hpp"

namespace hurdle::fast {

/// The safety of the replier to moves of C, of the position for which `find` was called last. It
/// speeds counting up and changes no count.
template <const Description& D, Colour C>
class ReplierSafety {
  using S = Shape<D>;
  using Bits = typename S::Bits;
  using P = Position<D>;
  using R = Reach<D>;
  static constexpr Colour replier = opponent(C);
  static constexpr std::size_t mine = index_of(C);

 public:
  CheckInfo<D> checks;        ///< on the replier's royal piece
  KingZone<D, replier> zone;  ///< the replier's king zone
  ReplyCastling<D, C> castling;

  /// Finds everything for a position, or keeps it. If there are checkers, only the checks.
  [[gnu::always_inline]] void find(const P& position) {
    if (holds_for(position)) {
      zone.set_board(position);
    } else {
      find_anew(position);
    }
    if (checks.checkers == 0) {
      zone.find_lines();
      if constexpr (D.castling.exists) {
        castling.find_open(position, zone);
      }
    }
  }

 private:
  /// Whether all that was found depends on is the same in `position`: the attackers, and the board
  /// where it matters.
  [[nodiscard]] [[gnu::always_inline]] bool holds_for(const P& position) const {
    Bits changed = position.occupied() ^ occupied_;
    if constexpr (S::taboo_class >= 0) {
      changed |= position.taboo() ^ taboo_;
    }
    changed &= zone.dependencies;
    for (std::size_t cls = 0; cls < attackers_.size(); ++cls) {
      changed |= position.pieces[mine][cls] ^ attackers_[cls];
    }
    if constexpr (S::has_rights) {
      changed |= position.rights ^ rights_;
    } else if constexpr (D.castling.exists) {
      changed |= (partners(position) ^ partners_) & S::own_rank(replier, 0);
    }
    const bool same_royal = position.royal[index_of(replier)] == zone.royal;
    return changed == 0 && same_royal && !(D.castling.anywhere && castling.exists());
  }

  [[gnu::always_inline]] void find_anew(const P& position) {
    ::new (&checks) CheckInfo<D>;  // their arrays keep whatever they hold
    ::new (&zone) KingZone<D, replier>;
    ::new (&castling) ReplyCastling<D, C>;
    attackers_ = position.pieces[mine];
    occupied_ = position.occupied();
    taboo_ = position.taboo();
    if constexpr (S::has_rights) {
      rights_ = position.rights;
    } else if constexpr (D.castling.exists) {
      partners_ = partners(position);
    }
    if constexpr (D.castling.exists) {
      castling.find(position, zone);
    }
    zone.find(position, checks);
    if (checks.checkers != 0) {
      return;
    }
    if constexpr (D.facing_restricts) {
      watch_facing(position);
    }
    if constexpr (D.castling.exists) {
      castling.depend(position, zone);
    }
  }

  [[nodiscard]] static Bits partners(const P& position) {
    return position.pieces[index_of(replier)][at(S::class_of_kind(D.castling.partner))];
  }

  /// If the only piece between two royal pieces on a file leaves, they face each other.
  void watch_facing(const P& position) {
    const int royal = position.royal[mine];
    if (has(S::file_through(royal), zone.royal)) {
      const Bits between = R::tables().between[at(royal)][at(zone.royal)];
      const Bits standing = between & occupied_;
      zone.check_pieces |= many(standing) ? Bits{0} : standing;
      zone.dependencies |= between;
    }
  }

  std::array<Bits, at(S::classes)> attackers_{};  ///< the pieces of C, by class
  Bits occupied_ = 0, taboo_ = 0, partners_ = 0;
  [[no_unique_address]] typename S::Rights rights_{};
};

}  // namespace hurdle::fast
