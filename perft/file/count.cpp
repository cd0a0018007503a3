#include "perft/file/count.hpp"

#include <algorithm>

#include "perft/count/interrupted.hpp"

namespace hurdle::file {
namespace {

/// Counts below a position; gives up, with a wrong number, when `stop` becomes true.
Total count_below(const Rules& rules, const Position& position, int depth,
                  const std::atomic<bool>* stop) {
  if (depth == 0 || (stop != nullptr && stop->load(std::memory_order_relaxed))) {
    return 1;
  }
  const std::vector<Move> moves = rules.legal_moves(position);
  if (depth == 1) {
    return moves.size();
  }
  Total sum;
  for (const Move& move : moves) {
    sum += count_below(rules, rules.after(position, move), depth - 1, stop);
  }
  return sum;
}

}  // namespace

std::vector<std::string> move_texts(const Rules& rules, const Position& position) {
  std::vector<std::string> texts;
  for (const Move& move : rules.legal_moves(position)) {
    texts.push_back(rules.text_of(move));
  }
  std::sort(texts.begin(), texts.end());
  return texts;
}

std::vector<FileDivideEntry> divide(const Rules& rules, const Position& position, int depth,
                                    const FileCountOptions& options) {
  const std::vector<Move> moves = rules.legal_moves(position);
  std::vector<FileDivideEntry> entries(moves.size());
  const auto count = static_cast<std::ptrdiff_t>(moves.size());
#pragma omp parallel for schedule(dynamic) num_threads(options.threads)
  for (std::ptrdiff_t i = 0; i < count; ++i) {
    const auto at = static_cast<std::size_t>(i);
    entries[at] = {rules.text_of(moves[at]),
                   count_below(rules, rules.after(position, moves[at]), depth - 1, options.stop)};
  }
  if (options.stop != nullptr && options.stop->load()) {
    throw Interrupted();
  }
  std::sort(entries.begin(), entries.end(),
            [](const FileDivideEntry& a, const FileDivideEntry& b) { return a.move < b.move; });
  return entries;
}

Total perft(const Rules& rules, const Position& position, int depth,
            const FileCountOptions& options) {
  if (depth == 0) {
    return 1;
  }
  Total sum;
  for (const FileDivideEntry& entry : divide(rules, position, depth, options)) {
    sum += entry.nodes;
  }
  return sum;
}

}  // namespace hurdle::file
