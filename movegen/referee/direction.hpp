// The relative position of two squares. For explanations only: no rule may depend on it.
#pragma once

#include <algorithm>
#include <cstdlib>

#include "movegen/referee/walk.hpp"

namespace hurdle {

[[nodiscard]] constexpr int files_between(Square from, Square to) noexcept {
  return to.file() - from.file();
}

[[nodiscard]] constexpr int ranks_between(Square from, Square to) noexcept {
  return to.rank() - from.rank();
}

/// On one file or one rank, and not the same square.
[[nodiscard]] constexpr bool is_straight(Square from, Square to) noexcept {
  return (from.file() == to.file()) != (from.rank() == to.rank());
}

/// On one diagonal, and not the same square.
[[nodiscard]] inline bool is_diagonal(Square from, Square to) noexcept {
  return from != to && std::abs(files_between(from, to)) == std::abs(ranks_between(from, to));
}

/// The number of king's steps.
[[nodiscard]] inline int distance(Square from, Square to) noexcept {
  return std::max(std::abs(files_between(from, to)), std::abs(ranks_between(from, to)));
}

/// Whether the displacement has these lengths, in either orientation.
[[nodiscard]] inline bool is_leap(Square from, Square to, int longer, int shorter) noexcept {
  return distance(from, to) == longer &&
         std::min(std::abs(files_between(from, to)), std::abs(ranks_between(from, to))) == shorter;
}

/// The single step from one square towards another.
[[nodiscard]] constexpr Step towards(Square from, Square to) noexcept {
  const int files = files_between(from, to);
  const int ranks = ranks_between(from, to);
  return {(files > 0) - (files < 0), (ranks > 0) - (ranks < 0)};
}

}  // namespace hurdle
