// Castling in reply, which a move can allow or prevent: the squares between, the crossed squares,
// and their attackers. Only moves that change one of these are examined, so a node where the
// replier may castle later need not make all its moves. Empty for variants without castling.
#pragma once

#include <array>

#include "movegen/fast/differences/king_zone.hpp"
#include "movegen/fast/legal/specials.hpp"

namespace hurdle::fast {

/// The castlings in reply to the moves of C.
template <const Description& D, Colour C>
class ReplyCastling {
  using S = Shape<D>;
  using Bits = typename S::Bits;
  using P = Position<D>;
  using R = Reach<D>;
  static constexpr Colour replier = opponent(C);
  static constexpr std::size_t mine = index_of(C);

 public:
  /// Finds the castlings, and adds what they depend on to the sensitive sets of the replier's zone.
  [[gnu::noinline]] void find(const P& position, KingZone<D, replier>& king_zone) {
    const Bits occupied = position.occupied();
    crossed_ = 0;
    depends_on_ = 0;
    Bits castling = 0;
    Specials<D>::template each_potential_castling<replier>(
        position, [&](int partner, Bits way, Bits crossed) {
          depend_on(way | bit<Bits>(partner), way & occupied, king_zone);
          crossed_ |= crossed;
          castling |= bit<Bits>(partner);
        });
    if (crossed_ == 0) {
      return;
    }
    // If partners start on any file, a partner's leaving may open a line.
    const Bits standing = D.castling.anywhere ? occupied & ~castling : occupied;
    attacks_.fill(0);
    attackers_ = 0;
    unroll<S::classes>([&](auto index) {
      constexpr int cls = decltype(index)::value;
      each(crossed_, [&](int square) {
        attacks_[cls] |= R::tables().potential_origins[mine][cls][at(square)];
        each(position.pieces[mine][cls] & R::tables().potential_origins[mine][cls][at(square)],
             [&](int from) { add_attacker(from, square, standing, king_zone); });
      });
    });
    number_ = count(position, attackers_);
  }

  /// The number of castlings in reply to a null move.
  [[nodiscard]] int number() const noexcept { return number_; }

  /// Squares from which a piece of a class attacks, on some occupancy, a square that the replier's
  /// royal piece crosses.
  template <int Class>
  [[nodiscard]] [[gnu::always_inline]] Bits attacks() const {
    Bits result = 0;
    if constexpr (D.castling.exists) {
      if (crossed_ != 0) {
        result = attacks_[Class];
      }
    }
    return result;
  }

  /// The change of the number of castlings by a move from `from`, or a drop (-1), to `to`.
  [[nodiscard]] int change(const P& after, int from, int to) const {
    if constexpr (D.castling.exists) {
      if (crossed_ != 0 && affected(after, from, to)) {
        return count(after, attackers_ | bit<Bits>(to)) - number_;
      }
    }
    return 0;
  }

 private:
  static constexpr std::size_t at(int index) noexcept { return static_cast<std::size_t>(index); }

  [[nodiscard]] bool affected(const P& after, int from, int to) const {
    const Bits arriving = attacks_[at(S::class_of[after.type[at(to)]])];
    return has(depends_on_ | arriving, to) || (from >= 0 && has(depends_on_, from));
  }

  [[nodiscard]] static int count(const P& position, Bits attackers) {
    int result = 0;
    Specials<D>::template each_castling<replier>(
        position, [&](const Castling&) { ++result; }, attackers);
    return result;
  }

  void add_attacker(int from, int square, Bits occupied, KingZone<D, replier>& king_zone) {
    const Bits between = R::tables().between[at(square)][at(from)];
    if (!many(between & occupied)) {
      depend_on(between, bit<Bits>(from) | (between & occupied), king_zone);
      attackers_ |= bit<Bits>(from);
    }
  }

  /// Castling depends on these squares being empty and these pieces staying.
  void depend_on(Bits squares, Bits pieces, KingZone<D, replier>& king_zone) {
    king_zone.sensitive_squares |= squares;
    king_zone.sensitive_pieces |= pieces;
    depends_on_ |= squares | pieces;
  }

  int number_ = 0;       ///< castlings in reply to a null move
  Bits crossed_ = 0;     ///< squares that the replier's royal piece may cross
  Bits attackers_ = 0;   ///< pieces that may attack one of them after one move
  Bits depends_on_ = 0;  ///< squares whose change may allow or prevent a castling
  /// Squares from which a class attacks a crossed square on some occupancy.
  std::array<Bits, D.castling.exists ? static_cast<std::size_t>(S::classes) : 0> attacks_;
};

}  // namespace hurdle::fast
