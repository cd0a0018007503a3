#include "perft/campaign/plan/packed.hpp"

#include <fmt/format.h>

#include <cstdint>

#include "movegen/vocab/castling_rights.hpp"
#include "movegen/vocab/text/text.hpp"
#include "perft/campaign/store/database.hpp"

namespace hurdle::campaign {
namespace {

// The first byte: side, passes, the number of passed squares, and whether castling rights follow as
// two bytes for each player; the upper two bits are unused.
constexpr unsigned passes_shift = 1;
constexpr unsigned passed_shift = 3;
constexpr unsigned rights_shift = 5;
constexpr unsigned two_bits = 3;
constexpr unsigned head_bits = 6;

// The byte of a piece on the board, or of a kind in hand.
constexpr unsigned kind_mask = 0x0F;
constexpr unsigned black_bit = 0x10;
constexpr unsigned promoted_bit = 0x20;

// The state of a game that two passes have ended, in a text.
constexpr std::uint8_t passes_at_the_end = 2;
constexpr std::string_view one_pass = " p ";
constexpr std::string_view two_passes = " pp ";

template <class Visit>
void each_square(const Notation& notation, const Visit& visit) {
  for (int rank = 0; rank < notation.ranks; ++rank) {
    for (int file = 0; file < notation.files; ++file) {
      visit(Square(file, rank));
    }
  }
}

/// Bytes of the bitmap of occupied squares.
std::size_t occupied_size(const Notation& notation) {
  const auto squares = static_cast<unsigned>(notation.files * notation.ranks);
  return (squares + 7U) / 8U;
}

[[noreturn]] void refuse() {
  throw StoreError(StoreFailure::corrupt, "a position is none: the store is damaged");
}

[[noreturn]] void refuse(const std::string& why) {
  throw StoreError(StoreFailure::corrupt,
                   fmt::format("a position cannot be ({}): the store is damaged", why));
}

unsigned take(std::string_view& bytes) {
  if (bytes.empty()) {
    refuse();
  }
  const auto byte = static_cast<unsigned char>(bytes.front());
  bytes.remove_prefix(1);
  return byte;
}

char byte_of(unsigned bits) {
  return static_cast<char>(static_cast<unsigned char>(bits));
}

unsigned colour_bit(Colour colour) {
  return colour == Colour::black ? black_bit : 0U;
}

unsigned bits_of(Piece piece) {
  return static_cast<unsigned>(piece.kind()) | colour_bit(piece.colour()) |
         (piece.promoted() ? promoted_bit : 0U);
}

Piece piece_of(const Notation& notation, unsigned bits) {
  if ((bits & kind_mask) >= notation.kinds.size() || bits >= promoted_bit << 1U) {
    refuse();
  }
  return {(bits & black_bit) != 0 ? Colour::black : Colour::white,
          static_cast<Kind>(bits & kind_mask), (bits & promoted_bit) != 0};
}

void pack_hands(const Setup& setup, std::string& bytes) {
  const std::size_t size_at = bytes.size();
  bytes.push_back(0);
  for (const Colour colour : both_colours) {
    for (std::size_t kind = 0; kind < max_kinds; ++kind) {
      const unsigned held = setup.hands[index_of(colour)][kind];
      if (held != 0) {
        bytes.push_back(byte_of(static_cast<unsigned>(kind) | colour_bit(colour)));
        bytes.push_back(byte_of(held));
        ++bytes[size_at];
      }
    }
  }
}

void unpack_hands(const Notation& notation, std::string_view& bytes, Setup& setup) {
  for (unsigned pairs = take(bytes); pairs > 0; --pairs) {
    const Piece piece = piece_of(notation, take(bytes));
    setup.hands[index_of(piece.colour())][index_of(piece.kind())] =
        static_cast<std::uint8_t>(take(bytes));
  }
}

void pack_rights(const Setup& setup, std::string& bytes) {
  for (const unsigned rights : setup.rights) {
    bytes.push_back(byte_of(rights & 0xFFU));
    bytes.push_back(byte_of(rights >> 8U));
  }
}

void unpack_rights(std::string_view& bytes, Setup& setup) {
  for (std::uint16_t& rights : setup.rights) {
    const unsigned low = take(bytes);
    rights = static_cast<std::uint16_t>(low | take(bytes) << 8U);
  }
}

/// Whether the position survives writing and parsing its FEN; this also checks en-passant squares
/// (C6).
bool can_be_written(const Notation& notation, Setup setup) {
  setup.passes = 0;
  try {
    return same_state(parse_fen(notation, to_fen(notation, setup)), setup);
  } catch (const TextError&) {
    return false;
  }
}

}  // namespace

void pack(const Notation& notation, const Setup& setup, std::string& bytes) {
  bytes.push_back(byte_of((setup.side == Colour::black ? 1U : 0U) |
                          static_cast<unsigned>(setup.passes) << passes_shift |
                          static_cast<unsigned>(setup.en_passant.size()) << passed_shift |
                          (setup.rights != CastlingRights{} ? 1U << rights_shift : 0U)));
  if (setup.rights != CastlingRights{}) {
    pack_rights(setup, bytes);
  }
  const std::size_t occupied_at = bytes.size();
  bytes.append(occupied_size(notation), 0);
  std::size_t number = 0;
  each_square(notation, [&](Square square) {
    if (const Piece piece = setup.at(square)) {
      char& eight = bytes[occupied_at + number / 8];
      eight = byte_of(static_cast<unsigned char>(eight) | 1U << number % 8);
      bytes.push_back(byte_of(bits_of(piece)));
    }
    ++number;
  });
  if (notation.hands) {
    pack_hands(setup, bytes);
  }
  for (const Square square : setup.en_passant) {
    bytes.push_back(byte_of(static_cast<unsigned>(square.index())));
  }
}

Setup unpack(const Notation& notation, std::string_view& bytes) {
  Setup setup;
  const unsigned head = take(bytes);
  if (head >> head_bits != 0) {
    refuse();
  }
  setup.side = (head & 1U) != 0 ? Colour::black : Colour::white;
  setup.passes = static_cast<std::uint8_t>(head >> passes_shift & two_bits);
  const unsigned passed = head >> passed_shift & two_bits;
  if ((head >> rights_shift & 1U) != 0) {
    unpack_rights(bytes, setup);
  }
  const std::size_t size = occupied_size(notation);
  if (bytes.size() < size || passed > 2 || setup.passes > 2) {
    refuse();
  }
  const std::string_view occupied = bytes.substr(0, size);
  bytes.remove_prefix(size);
  std::size_t number = 0;
  each_square(notation, [&](Square square) {
    if ((static_cast<unsigned char>(occupied[number / 8]) >> number % 8 & 1U) != 0) {
      setup.put(square, piece_of(notation, take(bytes)));
    }
    ++number;
  });
  if (notation.hands) {
    unpack_hands(notation, bytes, setup);
  }
  for (unsigned square = 0; square < passed; ++square) {
    const unsigned index = take(bytes);
    if (index >= square_count) {
      refuse();
    }
    setup.en_passant.add(Square::at(index));
  }
  return setup;
}

Setup unpack_written(const Notation& notation, std::string_view& bytes) {
  const std::string_view before = bytes;
  const Setup setup = unpack(notation, bytes);
  std::string again;
  pack(notation, setup, again);
  if (again != before.substr(0, before.size() - bytes.size())) {
    refuse();
  }
  if (setup.passes != 0 && !notation.passes) {
    refuse(fmt::format("{} has no passes", notation.name));
  }
  if (!rights_stand(notation, setup)) {
    refuse("no rook with this castling right stands there");
  }
  if (!setup.en_passant.empty() && !can_be_written(notation, setup)) {
    refuse("no pawn has passed over its en-passant squares");
  }
  return setup;
}

Setup unpack_stored(const Variant& variant, std::string_view& bytes) {
  const Setup setup = unpack_written(variant.notation, bytes);
  if (const auto invalid = variant.referee.invalid_reason(setup)) {
    refuse(invalid->reason);
  }
  return setup;
}

std::string task_text(const Notation& notation, const Setup& setup) {
  if (setup.passes < passes_at_the_end) {
    return to_fen(notation, setup);
  }
  Setup before = setup;
  before.passes = 1;
  std::string text = to_fen(notation, before);
  return text.replace(text.find(one_pass), one_pass.size(), two_passes);
}

Setup parse_task(const Notation& notation, std::string_view text) {
  const std::size_t ended = text.find(two_passes);
  if (ended == std::string_view::npos) {
    return parse_fen(notation, text);
  }
  std::string before(text);
  Setup setup = parse_fen(notation, before.replace(ended, two_passes.size(), one_pass));
  setup.passes = passes_at_the_end;
  return setup;
}

}  // namespace hurdle::campaign
