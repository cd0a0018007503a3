// Slides on a board of one word: the targets of a piece along both of its ranks and files, or both
// of its diagonals, by one look-up. Larger boards look up each line (`lines.hpp`).
#pragma once

#include <array>
#include <cstdint>
#include <memory>

#include "movegen/fast/board/bits.hpp"

namespace hurdle::fast {

/// Two lines through each square of a board of 64 squares, looked up together.
class SlideTable {
 public:
  /// The squares that a slide from a square reaches: empty ones, and the first piece each way.
  [[nodiscard]] [[gnu::always_inline]] Bits64 reached(int from, Bits64 occupied) const noexcept {
    const Square& square = squares_[static_cast<std::size_t>(from)];
    return deposit(square.targets[extract(occupied, square.inner)], square.lines);
  }

  /// Sets a square's entries. `lines` are the squares of its two lines, without itself; `inner`
  /// those of them whose pieces can block; `slide(occupied)` finds the targets.
  template <class Slide>
  void set(int from, Bits64 lines, Bits64 inner, Slide&& slide) {
    Square& square = squares_[static_cast<std::size_t>(from)];
    const std::size_t size = std::size_t{1} << static_cast<unsigned>(popcount(inner));
    Targets& targets = all_[static_cast<std::size_t>(from)];
    targets.reset(new std::uint16_t[size]);
    for (std::size_t index = 0; index < size; ++index) {
      targets[index] = static_cast<std::uint16_t>(extract(slide(deposit(index, inner)), lines));
    }
    square = {lines, inner, targets.get()};
  }

 private:
  struct Square {
    Bits64 lines = 0, inner = 0;
    const std::uint16_t* targets = nullptr;
  };
  std::array<Square, 64> squares_{};
  /// No std::vector: in the library of the WebAssembly compiler that is no constant to begin with.
  using Targets = std::unique_ptr<std::uint16_t[]>;  // NOLINT(modernize-avoid-c-arrays)
  std::array<Targets, 64> all_{};
};

}  // namespace hurdle::fast
