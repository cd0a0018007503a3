// Who asks about a square: for every enemy piece's square the numbers of the items whose moves
// might change if that piece left. Knows nothing of the items.
#pragma once

#include <array>

#include "movegen/fast/board/shape.hpp"

namespace hurdle::fast {

/// Chains of item numbers, one a square; at most `Most` numbers together.
template <const Description& D, std::size_t Most>
class Sightings {
  using S = Shape<D>;
  using Bits = typename S::Bits;

 public:
  /// The squares that any item asks about.
  [[nodiscard]] Bits touchable() const noexcept { return touchable_; }

  /// Remembers that an item asks about `squares`; only `enemies` among them have chains.
  [[gnu::always_inline]] void add(int item, Bits squares, Bits enemies) {
    touchable_ |= squares;
    each(squares & enemies, [&](int square) {
      std::uint16_t& first = first_[static_cast<std::size_t>(square)];
      all_[static_cast<std::size_t>(count_)] = {static_cast<std::uint16_t>(item), first};
      first = static_cast<std::uint16_t>(count_++);
    });
  }

  /// Calls `use(item)` for every item that asks about an enemy piece's square.
  template <class Use>
  [[gnu::always_inline]] void each_item(int square, Use&& use) const {
    for (std::size_t i = first_[static_cast<std::size_t>(square)]; i != 0; i = all_[i].next) {
      use(std::size_t{all_[i].item});
    }
  }

 private:
  struct Sighting {
    std::uint16_t item, next;
  };

  Bits touchable_ = 0;
  int count_ = 1;  ///< with sighting 0, which ends the chains
  std::array<std::uint16_t, static_cast<std::size_t>(S::bits)> first_{};
  std::array<Sighting, Most> all_;
};

}  // namespace hurdle::fast
