// Which items depend on a square: for the square of each enemy piece, the numbers of the items
// (lines and pieces of `MobilityDeltas`) whose number of moves may change if that piece leaves.
// Independent of what the items are.
#pragma once

#include <array>
#include <cassert>

#include "movegen/fast/board/shape.hpp"

namespace hurdle::fast {

/// Lists of item numbers, one for each square; at most `Most` numbers in all lists together.
template <const Description& D, std::size_t Most>
class Dependents {
  using S = Shape<D>;
  using Bits = typename S::Bits;

 public:
  /// The squares that any item depends on.
  [[nodiscard]] Bits squares() const noexcept { return squares_; }

  /// Adds an item that depends on `squares`; only `enemies` among them have lists.
  [[gnu::always_inline]] void add(int item, Bits squares, Bits enemies) {
    squares_ |= squares;
    each(squares & enemies, [&](int square) {
      std::uint16_t& first = first_[static_cast<std::size_t>(square)];
      assert(static_cast<std::size_t>(count_) < all_.size());
      all_[static_cast<std::size_t>(count_)] = {static_cast<std::uint16_t>(item), first};
      first = static_cast<std::uint16_t>(count_++);
    });
  }

  /// Calls `use(item)` for every item that depends on an enemy piece's square.
  template <class Use>
  [[gnu::always_inline]] void each_item(int square, Use&& use) const {
    for (std::size_t i = first_[static_cast<std::size_t>(square)]; i != 0; i = all_[i].next) {
      use(std::size_t{all_[i].item});
    }
  }

 private:
  struct Entry {
    std::uint16_t item, next;
  };

  Bits squares_ = 0;
  int count_ = 1;  ///< entries used; entry 0 is unused because number 0 ends a list
  std::array<std::uint16_t, static_cast<std::size_t>(S::bits)> first_{};
  std::array<Entry, 1 + Most> all_;
};

}  // namespace hurdle::fast
