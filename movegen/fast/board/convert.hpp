// Conversion between plain setups and the fast board, and the key computed from scratch: tests
// compare it with the incremental key.
#pragma once

#include <algorithm>
#include <array>

#include "movegen/fast/board/position.hpp"
#include "movegen/fast/board/tables.hpp"
#include "movegen/fast/board/validate.hpp"

namespace hurdle::fast {

/// Calls `visit(colour, square)` for the partner of every castling right.
template <const Description& D, class Visit>
void each_right(const Setup& setup, const Visit& visit) {
  for (const Colour colour : both_colours) {
    const int home = colour == Colour::white ? 0 : D.ranks - 1;
    each(Bits64{setup.rights[index_of(colour)]},
         [&](int file) { visit(colour, Square(file, home)); });
  }
}

/// Throws std::logic_error unless every right has its partner and royal piece on the first rank.
template <const Description& D>
void require_rights(const Setup& setup) {
  require(Shape<D>::has_rights || setup.rights == CastlingRights{},
          "no castling rights in the variant");
  each_right<D>(setup, [&](Colour colour, Square partner) {
    require(partner.file() < D.files && setup.at(partner).is(colour, D.castling.partner),
            "a castling right without its partner");
    bool royal = false;
    for (int file = 0; file < D.files; ++file) {
      royal |= setup.at(Square(file, partner.rank())).is(colour, Kind::royal);
    }
    require(royal, "a castling right without its royal piece");
  });
}

/// Throws std::logic_error unless the variant has all these pieces, hands and states, and at most
/// as many pieces as `Shape::most` holds. The sizes of the generator's arrays rely on this; the
/// referee rejects these setups earlier, with a square and a reason (C8).
template <const Description& D>
void require_representable(const Setup& setup) {
  using S = Shape<D>;
  std::array<Usage, 2> usage;
  std::array<int, 2> royals{};
  each(S::board, [&](int index) {
    if (const Piece piece = setup.at(S::square_of(index))) {
      require(S::type_of(piece.kind(), piece.promoted()) != no_type,
              "no such piece in the variant");
      const std::size_t owner = D.drops ? 0 : index_of(piece.colour());
      usage[owner] += S::most.of_kind[index_of(piece.kind())];
      royals[index_of(piece.colour())] += piece.kind() == Kind::royal ? 1 : 0;
    }
  });
  require(royals[0] == 1 && royals[1] == 1, "each player has one royal piece");
  for (const Hand& hand : setup.hands) {
    for (std::size_t kind = 0; kind < max_kinds; ++kind) {
      require(hand[kind] == 0 || (D.drops && kind != index_of(Kind::royal)), "not held in a hand");
      require(hand[kind] <= S::most.held, "more pieces in hand than the game owns");
      for (int piece = 0; piece < hand[kind]; ++piece) {
        usage[0] += S::most.of_kind[kind];
      }
    }
  }
  Usage most = S::most.on_board;
  if constexpr (D.drops) {
    most += S::most.of_kind[index_of(Kind::royal)];  // the other player's royal piece
  }
  require(usage[0].fits(most) && usage[1].fits(most), "more pieces than the game owns");
  require(setup.passes <= (D.pass ? 2 : 0), "more passes in a row than the variant has");
  require(setup.en_passant.empty() || D.en_passant, "no en passant in the variant");
  require_rights<D>(setup);
}

/// The fast board of a setup, with a key of zero. Throws std::logic_error for a setup that is
/// invalid by C8 and does not fit the generator.
template <const Description& D>
[[nodiscard]] Position<D> from_setup(const Setup& setup) {
  using S = Shape<D>;
  require_representable<D>(setup);
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
  if constexpr (S::has_rights) {
    each_right<D>(setup, [&](Colour /*colour*/, Square partner) {
      position.rights |= bit<typename S::Bits>(S::at(partner));
    });
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

/// The plain setup of a fast board; its counters have their default values.
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
  if constexpr (S::has_rights) {
    each(position.rights, [&](int index) {
      const Colour colour = S::rank_of(index) == 0 ? Colour::white : Colour::black;
      std::uint16_t& files = setup.rights[index_of(colour)];
      files = static_cast<std::uint16_t>(files | 1U << static_cast<unsigned>(S::file_of(index)));
    });
  }
  for (const Colour colour : both_colours) {
    const auto& hand = position.hand[index_of(colour)];
    std::copy(hand.begin(), hand.end(), setup.hands[index_of(colour)].begin());
  }
  return setup;
}

/// The key of a position, computed from scratch.
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
  if constexpr (Shape<D>::has_rights) {
    each(position.rights, [&](int square) { key ^= zobrist.right(square); });
  }
  if (side == Colour::black) {
    key ^= zobrist.turn();
  }
  return key;
}

}  // namespace hurdle::fast
