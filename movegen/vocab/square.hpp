// A square of any board up to 10x10, by file and rank counted from 0 (a1 is 0,0; C1).
// The index does not depend on the board's size, so text and moves need no variant.
#pragma once

#include <compare>
#include <cstddef>
#include <cstdint>
#include <string>

namespace hurdle {

inline constexpr int max_files = 10;
inline constexpr int max_ranks = 10;
inline constexpr std::size_t square_count = 100;

/// A square, or `Square::none()`. Trivial, one byte.
class Square {
 public:
  /// No square.
  constexpr Square() = default;

  /// The square on `file` (0-9) and `rank` (0-9).
  constexpr Square(int file, int rank) noexcept
      : index_(static_cast<std::uint8_t>(rank * max_files + file)) {}

  [[nodiscard]] static constexpr Square none() noexcept { return {}; }

  /// The square with this `index()`, 0-99.
  [[nodiscard]] static constexpr Square at(std::size_t index) noexcept {
    return {static_cast<int>(index) % max_files, static_cast<int>(index) / max_files};
  }

  [[nodiscard]] constexpr bool exists() const noexcept { return index_ < square_count; }
  [[nodiscard]] constexpr int file() const noexcept { return index_ % max_files; }
  [[nodiscard]] constexpr int rank() const noexcept { return index_ / max_files; }

  /// 0-99, or 127 for none: for indexing arrays of `square_count`.
  [[nodiscard]] constexpr std::size_t index() const noexcept { return index_; }

  constexpr auto operator<=>(const Square&) const = default;

 private:
  std::uint8_t index_ = 127;
};

/// The square's name, as `a1` or `j10` (C1); `-` for none.
[[nodiscard]] std::string to_text(Square square);

}  // namespace hurdle
