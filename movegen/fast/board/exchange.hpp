// A position with the colours exchanged. The rules are the same for both players, so it has the
// same counts, and code that counts needs to be compiled for one player only.
#pragma once

#include "movegen/fast/board/position.hpp"
#include "movegen/fast/board/tables.hpp"

namespace hurdle::fast {

/// The square that the other player sees where this player sees `index`: ranks in reverse order.
template <const Description& D>
[[nodiscard]] constexpr int other_view(int index) noexcept {
  using S = Shape<D>;
  return S::at(S::file_of(index), S::ranks - 1 - S::rank_of(index));
}

template <const Description& D>
[[nodiscard]] typename Shape<D>::Bits other_view_of(typename Shape<D>::Bits squares) noexcept {
  typename Shape<D>::Bits result = 0;
  each(squares, [&](int index) { result |= bit<typename Shape<D>::Bits>(other_view<D>(index)); });
  return result;
}

/// The same position, every piece on the reversed rank and of the other colour, with a key of zero.
/// The other player is to move.
template <const Description& D>
[[nodiscard]] Position<D> exchanged(const Position<D>& position) noexcept {
  Position<D> result;
  for (const Colour colour : both_colours) {
    const auto from = index_of(colour);
    const auto to = index_of(opponent(colour));
    result.own[to] = other_view_of<D>(position.own[from]);
    for (std::size_t cls = 0; cls < position.pieces[from].size(); ++cls) {
      result.pieces[to][cls] = other_view_of<D>(position.pieces[from][cls]);
    }
    each(position.own[from], [&](int index) {
      result.type[static_cast<std::size_t>(other_view<D>(index))] =
          position.type[static_cast<std::size_t>(index)];
    });
    result.royal[to] = static_cast<std::uint8_t>(other_view<D>(position.royal[from]));
    result.hand[to] = position.hand[from];
    result.held[to] = position.held[from];
  }
  result.passes = position.passes;
  result.en_passant = other_view_of<D>(position.en_passant);
  if constexpr (Shape<D>::has_rights) {
    result.rights = other_view_of<D>(position.rights);
  }
  return result;
}

}  // namespace hurdle::fast
