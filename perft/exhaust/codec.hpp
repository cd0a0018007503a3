// Positions with few pieces as numbers of 64 bits, and back. The number contains the material, the
// squares, the side to move, the pass flag and the en-passant squares; castling rights and counters
// are none.
#pragma once

#include <cstdint>
#include <optional>
#include <unordered_map>
#include <vector>

#include "perft/exhaust/material.hpp"

namespace hurdle {

/// The most pieces besides the royal ones, on the board and in hands, that a number can hold.
inline constexpr std::size_t most_coded = 4;

class Codec {
 public:
  explicit Codec(const Notation& notation) : notation_(notation) {}

  /// Adds a material unless it is known. Not thread-safe. Throws BadMaterial when there are too
  /// many.
  void add(const Material& material);

  [[nodiscard]] const std::vector<Material>& materials() const noexcept { return materials_; }

  /// The pieces besides the royal ones, on the board and in hands: equal for positions of one
  /// material only.
  [[nodiscard]] static std::uint64_t pieces_of(const Setup& setup);
  /// Whether the material with these pieces was added.
  [[nodiscard]] bool knows(std::uint64_t pieces) const { return by_pieces_.contains(pieces); }

  /// The number of a position; nothing if its material was not added.
  [[nodiscard]] std::optional<std::uint64_t> encode(const Setup& setup) const;
  [[nodiscard]] Setup decode(std::uint64_t number) const;
  /// The index of the number's material.
  [[nodiscard]] static std::size_t material_of(std::uint64_t number);

  /// The material of a position.
  [[nodiscard]] Material material_of(const Setup& setup) const;

 private:
  const Notation& notation_;
  std::vector<Material> materials_;
  std::unordered_map<std::uint64_t, std::size_t> by_pieces_;
};

}  // namespace hurdle
