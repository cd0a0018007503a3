// Between plain setups and the fast board, and the key from scratch: the slow twin of the
// incremental one.
#pragma once

#include <algorithm>

#include "movegen/fast/board/position.hpp"
#include "movegen/fast/board/tables.hpp"

namespace hurdle::fast {

/// The fast board of a setup that the referee does not call impossible. The key is left zero.
template <const Description& D>
[[nodiscard]] Position<D> from_setup(const Setup& setup) {
  using S = Shape<D>;
  Position<D> position;
  each(S::board, [&](int index) {
    const Piece piece = setup.at(S::square_of(index));
    if (!piece) {
      return;
    }
    const int type = S::type_of(piece.kind(), piece.promoted());
    const auto owner = index_of(piece.colour());
    const auto cls = static_cast<std::size_t>(S::class_of[static_cast<std::size_t>(type)]);
    position.own[owner] |= bit<typename S::Bits>(index);
    position.pieces[owner][cls] |= bit<typename S::Bits>(index);
    position.type[static_cast<std::size_t>(index)] = static_cast<std::uint8_t>(type);
    if (type == 0) {
      position.royal[owner] = static_cast<std::uint8_t>(index);
    }
  });
  position.passes = setup.passes;
  for (const Square square : setup.en_passant) {
    position.en_passant |= bit<typename S::Bits>(S::at(square));
  }
  for (const Colour colour : both_colours) {
    for (std::size_t kind = 0; kind < static_cast<std::size_t>(S::kinds); ++kind) {
      const std::uint8_t count = setup.hands[index_of(colour)][kind];
      position.hand[index_of(colour)][kind] = count;
      if (count != 0) {
        position.held[index_of(colour)] =
            static_cast<std::uint16_t>(position.held[index_of(colour)] | 1U << kind);
      }
    }
  }
  return position;
}

/// The plain setup of a fast board; the counters are left at their defaults.
template <const Description& D>
[[nodiscard]] Setup to_setup(const Position<D>& position, Colour side) {
  using S = Shape<D>;
  Setup setup;
  for (const Colour colour : both_colours) {
    each(position.own[index_of(colour)], [&](int index) {
      const PieceType& type = D.types[position.type[static_cast<std::size_t>(index)]];
      setup.put(S::square_of(index), Piece(colour, type.kind, type.promoted));
    });
  }
  setup.side = side;
  setup.passes = position.passes;
  each(position.en_passant, [&](int index) { setup.en_passant.add(S::square_of(index)); });
  for (const Colour colour : both_colours) {
    const auto& hand = position.hand[index_of(colour)];
    std::copy(hand.begin(), hand.end(), setup.hands[index_of(colour)].begin());
  }
  return setup;
}

/// The key of a position, computed afresh.
template <const Description& D>
[[nodiscard]] PositionKey<D> key_from_scratch(const Position<D>& position, Colour side,
                                              const Zobrist<D>& zobrist) {
  PositionKey<D> key = zobrist.passes(position.passes);
  for (const Colour colour : both_colours) {
    each(position.own[index_of(colour)], [&](int index) {
      key ^= zobrist.piece(colour, position.type[static_cast<std::size_t>(index)], index);
    });
  }
  for (const Colour colour : both_colours) {
    for (int kind = 0; kind < Shape<D>::kinds; ++kind) {
      const int count = position.hand[index_of(colour)][static_cast<std::size_t>(kind)];
      key ^= zobrist.held(colour, kind, count);
    }
  }
  each(position.en_passant, [&](int square) { key ^= zobrist.en_passant(square); });
  if (side == Colour::black) {
    key ^= zobrist.turn();
  }
  return key;
}

}  // namespace hurdle::fast
