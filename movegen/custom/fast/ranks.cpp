#include "movegen/custom/fast/ranks.hpp"

namespace hurdle::custom {

std::optional<std::uint16_t> own_ranks(const Squares& region, BoardSize size, Colour colour) {
  std::uint16_t result = 0;
  for (int own = 0; own < size.ranks; ++own) {
    int covered = 0;
    for (int file = 0; file < size.files; ++file) {
      covered += region[Square(file, size.rank_of(colour, own + 1)).index()] ? 1 : 0;
    }
    if (covered != 0 && covered != size.files) {
      return std::nullopt;
    }
    result =
        static_cast<std::uint16_t>(result | (covered != 0 ? 1U : 0U) << static_cast<unsigned>(own));
  }
  return result;
}

bool covers_board(const Squares& region, BoardSize size) {
  bool covered = true;
  for_each_square(size, [&](Square square) { covered &= region[square.index()]; });
  return covered;
}

bool misses_board(const Squares& region, BoardSize size) {
  bool covered = false;
  for_each_square(size, [&](Square square) { covered |= region[square.index()]; });
  return !covered;
}

}  // namespace hurdle::custom
