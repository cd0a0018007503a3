#include "perft/file/count.hpp"

#include <omp.h>

#include <algorithm>

#include "perft/count/interrupted.hpp"

namespace hurdle::file {
namespace {

/// Whether a count goes on, and how far it is.
class Watch {
 public:
  Watch(const FileCountOptions& options, std::size_t moves) : options_(options), moves_(moves) {}

  [[nodiscard]] bool stopped() const {
    return options_.stop != nullptr && options_.stop->load(std::memory_order_relaxed);
  }
  void count_move() { counted_.fetch_add(1, std::memory_order_relaxed); }
  /// Reports from the thread that asked for the count, the first one.
  void report() const {
    if (options_.progress && omp_get_thread_num() == 0) {
      options_.progress(static_cast<double>(counted_.load(std::memory_order_relaxed)) /
                        static_cast<double>(moves_));
    }
  }

 private:
  const FileCountOptions& options_;
  std::size_t moves_;
  std::atomic<std::size_t> counted_ = 0;
};

/// Counts below a position; gives up, with a wrong number, when the watch says so.
Total count_below(const Rules& rules, const Position& position, int depth, const Watch& watch) {
  if (depth == 0 || watch.stopped()) {
    return 1;
  }
  const std::vector<Move> moves = rules.legal_moves(position);
  if (depth == 1) {
    return moves.size();
  }
  watch.report();
  Total sum;
  for (const Move& move : moves) {
    sum += count_below(rules, rules.after(position, move), depth - 1, watch);
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
  Watch watch(options, moves.size());
  const auto count = static_cast<std::ptrdiff_t>(moves.size());
#pragma omp parallel for schedule(dynamic) num_threads(options.threads)
  for (std::ptrdiff_t i = 0; i < count; ++i) {
    const auto at = static_cast<std::size_t>(i);
    entries[at] = {rules.text_of(moves[at]),
                   count_below(rules, rules.after(position, moves[at]), depth - 1, watch)};
    watch.count_move();
  }
  if (watch.stopped()) {
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
