// Castling of the replier's that a move could allow or forbid: the way, the squares that are
// crossed, and whoever attacks them. Only moves that touch one of these are looked at, so that a
// node with castling to come need not make all its moves. Nothing for a variant without castling.
#pragma once

#include <array>

#include "movegen/fast/differences/zones.hpp"
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
  /// Finds the castlings, and adds to the replier's zones what they depend on.
  [[gnu::noinline]] void watch(const P& position, Zones<D, replier>& zones) {
    const Bits occupied = position.occupied();
    crossed_ = 0;
    asks_ = 0;
    Specials<D>::template each_castling_to_come<replier>(position, [&](int partner, Bits crossed) {
      const Bits way = R::tables().between[at(zones.royal)][at(partner)];
      ask(way | bit<Bits>(partner), way & occupied, zones);
      crossed_ |= crossed;
    });
    if (crossed_ == 0) {
      return;
    }
    attacks_.fill(0);
    attackers_ = 0;
    unroll<S::classes>([&](auto index) {
      constexpr int cls = decltype(index)::value;
      each(crossed_, [&](int square) {
        attacks_[cls] |= R::tables().reachable_from[mine][cls][at(square)];
        each(position.pieces[mine][cls] & R::tables().reachable_from[mine][cls][at(square)],
             [&](int from) { bind_line(from, square, occupied, zones); });
      });
    });
    number_ = count(position, attackers_);
  }

  /// The castlings in reply to no move.
  [[nodiscard]] int number() const noexcept { return number_; }

  /// Squares where a piece of a class might attack a square that the replier crosses.
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

  /// How many castlings there are more after a move from `from`, or a drop (-1), to `to`.
  [[nodiscard]] int change(const P& after, int from, int to) const {
    if constexpr (D.castling.exists) {
      if (crossed_ != 0 && touched(after, from, to)) {
        return count(after, attackers_ | bit<Bits>(to)) - number_;
      }
    }
    return 0;
  }

 private:
  static constexpr std::size_t at(int index) noexcept { return static_cast<std::size_t>(index); }

  [[nodiscard]] bool touched(const P& after, int from, int to) const {
    const Bits arriving = attacks_[at(S::class_of[after.type[at(to)]])];
    return has(asks_ | arriving, to) || (from >= 0 && has(asks_, from));
  }

  [[nodiscard]] static int count(const P& position, Bits attackers) {
    int result = 0;
    Specials<D>::template each_castling<replier>(
        position, [&](const Castling&) { ++result; }, attackers);
    return result;
  }

  void bind_line(int from, int square, Bits occupied, Zones<D, replier>& zones) {
    const Bits way = R::tables().between[at(square)][at(from)];
    if (!many(way & occupied)) {
      ask(way, bit<Bits>(from) | (way & occupied), zones);
      attackers_ |= bit<Bits>(from);
    }
  }

  /// What castling depends on: squares being filled and pieces leaving.
  void ask(Bits filling, Bits bound, Zones<D, replier>& zones) {
    zones.filling |= filling;
    zones.bound |= bound;
    asks_ |= filling | bound;
  }

  int number_ = 0;      ///< of castlings in reply to no move
  Bits crossed_ = 0;    ///< squares that the replier's royal piece may cross
  Bits attackers_ = 0;  ///< pieces that may attack one of them after one move
  Bits asks_ = 0;       ///< squares where a change may open or close a castling
  /// Squares from which a class might attack one of them.
  std::array<Bits, D.castling.exists ? static_cast<std::size_t>(S::classes) : 0> attacks_;
};

}  // namespace hurdle::fast
