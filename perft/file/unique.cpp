#include "perft/file/unique.hpp"

#include <algorithm>

#include "perft/file/level.hpp"

namespace hurdle::file {

std::optional<TooLarge> count_unique(const Rules& rules, const Position& root, int depth,
                                     const FileCountOptions& options, std::uint64_t memory,
                                     const std::function<void(const UniqueLevel&)>& on_level) {
  Level level = level_of(rules, root);
  double growth = 1;
  for (int ply = 1; ply <= depth; ++ply) {
    const auto bytes =
        static_cast<std::uint64_t>((1 + growth) * static_cast<double>(bytes_of(level)));
    if (bytes > memory) {
      return TooLarge{ply, bytes};
    }
    const auto above = static_cast<double>(std::max<std::size_t>(level.size(), 1));
    level = next_level(rules, level, options);
    growth = static_cast<double>(level.size()) / above;
    on_level({ply, level.size(), lines_of(level)});
  }
  return std::nullopt;
}

}  // namespace hurdle::file
