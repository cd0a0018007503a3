#include "perft/exhaust/codec.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cassert>
#include <cstring>
#include <tuple>

namespace hurdle {
namespace {

constexpr unsigned square_bits = 7;
static_assert(square_count < 1U << square_bits);
constexpr unsigned piece_bits = 8;

// From the lowest bit: side, pass flag, en-passant count (2) and first square, the royal squares,
// the squares of the other pieces, the material.
constexpr unsigned pass_at = 1;
constexpr unsigned passed_count_at = 2;
constexpr unsigned passed_square_at = 4;
constexpr unsigned royals_at = passed_square_at + square_bits;
constexpr unsigned pieces_at = royals_at + 2 * square_bits;
constexpr unsigned material_at = pieces_at + most_coded * square_bits;
static_assert(material_at < 64);
constexpr std::size_t most_materials = std::size_t{1} << (64 - material_at);

struct Placed {
  Piece piece;
  std::size_t square = 0;
};

auto order_of(Piece piece) {
  return std::tuple(index_of(piece.colour()), index_of(piece.kind()), piece.promoted());
}

/// Calls `visit(square, piece)` for each piece on the board. Most squares are empty: eight are
/// looked at together.
template <class Visit>
void each_piece(const Setup& setup, const Visit& visit) {
  static_assert(sizeof(Piece) == 1);
  constexpr std::size_t together = sizeof(std::uint64_t);
  for (std::size_t first = 0; first < square_count; first += together) {
    const std::size_t end = std::min(first + together, square_count);
    std::uint64_t pieces = 0;
    std::memcpy(&pieces, &setup.board[first], end - first);
    for (std::size_t square = first; pieces != 0 && square < end; ++square) {
      if (setup.board[square]) {
        visit(square, setup.board[square]);
      }
    }
  }
}

/// The pieces besides the royal ones, in the order of a material, equal ones by square; and the
/// squares of the royal ones.
class Others {
 public:
  explicit Others(const Setup& setup) {
    each_piece(setup, [this](std::size_t square, Piece piece) {
      if (piece.kind() == Kind::royal) {
        royals_[index_of(piece.colour())] = square;
      } else {
        insert({piece, square});
      }
    });
  }
  [[nodiscard]] std::size_t size() const { return size_; }
  [[nodiscard]] const Placed& operator[](std::size_t index) const { return placed_.at(index); }
  [[nodiscard]] std::size_t royal(Colour colour) const { return royals_[index_of(colour)]; }

 private:
  void insert(const Placed& next) {
    assert(size_ < placed_.size());
    std::size_t at = size_++;
    while (at > 0 && order_of(next.piece) < order_of(placed_[at - 1].piece)) {
      placed_[at] = placed_[at - 1];
      --at;
    }
    placed_[at] = next;
  }

  std::array<Placed, most_coded + 1> placed_{};
  std::size_t size_ = 0;
  std::array<std::size_t, 2> royals_{};
};

std::uint64_t byte_of(Piece piece) {
  return 1 + index_of(piece.kind()) * 4 + index_of(piece.colour()) * 2 + (piece.promoted() ? 1 : 0);
}

/// The pieces in hand as bytes after those on the board.
std::uint64_t with_hands(std::uint64_t bytes, const std::array<Hand, 2>& hands) {
  unsigned at = most_coded * piece_bits;
  for (const Colour colour : both_colours) {
    for (std::size_t kind = 1; kind < max_kinds; ++kind) {
      for (int held = 0; held < hands[index_of(colour)][kind]; ++held, at += piece_bits) {
        assert(at < 64);
        bytes |= byte_of(Piece(colour, static_cast<Kind>(kind))) << at;
      }
    }
  }
  return bytes;
}

std::uint64_t pieces_of(const Material& material) {
  std::uint64_t bytes = 0;
  for (std::size_t index = 0; index < material.board.size(); ++index) {
    bytes |= byte_of(material.board[index]) << (index * piece_bits);
  }
  return with_hands(bytes, material.hands);
}

std::uint64_t pieces_of(const Others& others, const std::array<Hand, 2>& hands) {
  std::uint64_t bytes = 0;
  for (std::size_t index = 0; index < others.size(); ++index) {
    bytes |= byte_of(others[index].piece) << (index * piece_bits);
  }
  return with_hands(bytes, hands);
}

constexpr std::uint64_t field(std::uint64_t number, unsigned at, unsigned bits) {
  return number >> at & ((std::uint64_t{1} << bits) - 1);
}

}  // namespace

void Codec::add(const Material& material) {
  if (materials_.size() == most_materials) {
    throw BadMaterial(fmt::format("more than {} materials can arise", most_materials));
  }
  if (by_pieces_.emplace(hurdle::pieces_of(material), materials_.size()).second) {
    materials_.push_back(material);
  }
}

std::uint64_t Codec::pieces_of(const Setup& setup) {
  return hurdle::pieces_of(Others(setup), setup.hands);
}

std::optional<std::uint64_t> Codec::encode(const Setup& setup) const {
  assert(setup.passes < 2 && setup.rights == CastlingRights{});
  const Others others(setup);
  const auto found = by_pieces_.find(hurdle::pieces_of(others, setup.hands));
  if (found == by_pieces_.end()) {
    return std::nullopt;
  }
  std::uint64_t number = index_of(setup.side);
  number |= std::uint64_t{setup.passes} << pass_at;
  number |= std::uint64_t{setup.en_passant.size()} << passed_count_at;
  number |= std::uint64_t{setup.en_passant.empty() ? 0 : setup.en_passant.begin()->index()}
            << passed_square_at;
  for (const Colour colour : both_colours) {
    number |= std::uint64_t{others.royal(colour)} << (royals_at + index_of(colour) * square_bits);
  }
  for (std::size_t index = 0; index < others.size(); ++index) {
    number |= std::uint64_t{others[index].square} << (pieces_at + index * square_bits);
  }
  return number | std::uint64_t{found->second} << material_at;
}

Setup Codec::decode(std::uint64_t number) const {
  Setup setup;
  setup.side = field(number, 0, 1) == 0 ? Colour::white : Colour::black;
  setup.passes = static_cast<std::uint8_t>(field(number, pass_at, 1));
  const Square first = Square::at(field(number, passed_square_at, square_bits));
  for (std::uint64_t passed = 0; passed < field(number, passed_count_at, 2); ++passed) {
    setup.en_passant.add(Square(first.file(), first.rank() + static_cast<int>(passed)));
  }
  for (const Colour colour : both_colours) {
    const unsigned at = royals_at + static_cast<unsigned>(index_of(colour)) * square_bits;
    setup.put(Square::at(field(number, at, square_bits)), Piece(colour, Kind::royal));
  }
  const Material& material = materials_.at(material_of(number));
  for (std::size_t index = 0; index < material.board.size(); ++index) {
    const unsigned at = pieces_at + static_cast<unsigned>(index) * square_bits;
    setup.put(Square::at(field(number, at, square_bits)), material.board[index]);
  }
  setup.hands = material.hands;
  return setup;
}

std::size_t Codec::material_of(std::uint64_t number) {
  return number >> material_at;
}

Material Codec::material_of(const Setup& setup) const {
  const Others others(setup);
  Material material;
  for (std::size_t index = 0; index < others.size(); ++index) {
    material.board.push_back(others[index].piece);
  }
  material.hands = setup.hands;
  material.text = text_of(notation_, material);
  return material;
}

}  // namespace hurdle
