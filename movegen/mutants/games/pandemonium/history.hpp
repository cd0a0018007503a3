// What some engines remember of a line and the rules do not (C4): bits in the part of the hands
// that no kind of Pandemonium uses. A position as it is read has no history.
#pragma once

#include <cstdint>

#include "movegen/variants/pandemonium/notation.hpp"
#include "movegen/vocab/setup.hpp"

namespace hurdle::pandemonium {

inline constexpr std::size_t history_start = kinds.size();

/// Whether this bit of a side's history is set; bits count from 0.
[[nodiscard]] inline bool remembered(const Setup& setup, Colour side, int bit) {
  const std::size_t index = history_start + static_cast<std::size_t>(bit / 8);
  return ((setup.hands[index_of(side)][index] >> static_cast<unsigned>(bit % 8)) & 1U) != 0;
}

/// Sets or clears a bit of a side's history.
inline void remember(Setup& setup, Colour side, int bit, bool value = true) {
  const std::size_t index = history_start + static_cast<std::size_t>(bit / 8);
  std::uint8_t& byte = setup.hands[index_of(side)][index];
  const auto mask = static_cast<std::uint8_t>(1U << static_cast<unsigned>(bit % 8));
  byte = static_cast<std::uint8_t>(value ? byte | mask : byte & ~mask);
}

/// The bit of a pawn that stands on its second or third rank.
[[nodiscard]] inline int bit_of_pawn(int own_rank, Square square) {
  return (own_rank - 2) * notation.files + square.file();
}

}  // namespace hurdle::pandemonium
