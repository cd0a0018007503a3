#include "perft/file/fast/fast_count.hpp"

#include <algorithm>

#include "perft/count/tree/tree_generator.hpp"
#include "perft/file/fast/convert.hpp"
#include "perft/file/fast/library_game.hpp"

namespace hurdle::file {

std::unique_ptr<Counter> library_counter(const KeptLibrary& kept, const CountOptions& options) {
  return std::make_unique<TreeCounter<LibraryGame>>(LibraryGame(kept.library.generator()), options);
}

std::vector<Total> fast_perft(const KeptLibrary& kept, const Rules& rules,
                              std::span<const Position> positions, int depth,
                              const CountOptions& options) {
  std::vector<Setup> setups;
  for (const Position& position : positions) {
    setups.push_back(setup_of(kept.fast, rules, position));
  }
  return library_counter(kept, options)->count(setups, depth);
}

std::vector<FileDivideEntry> fast_divide(const KeptLibrary& kept, const Rules& rules,
                                         const Position& position, int depth,
                                         const CountOptions& options) {
  (void)setup_of(kept.fast, rules, position);  // the moves are legal ones of a position that fits
  std::vector<FileDivideEntry> entries;
  std::vector<Setup> setups;
  for (const Move& move : rules.legal_moves(position)) {
    entries.push_back({rules.text_of(move), {}});
    setups.push_back(setup_of(kept.fast, rules, rules.after(position, move)));
  }
  const std::vector<Total> totals = library_counter(kept, options)->count(setups, depth - 1);
  for (std::size_t move = 0; move < entries.size(); ++move) {
    entries[move].nodes = totals[move];
  }
  std::sort(entries.begin(), entries.end(),
            [](const FileDivideEntry& a, const FileDivideEntry& b) { return a.move < b.move; });
  return entries;
}

}  // namespace hurdle::file
