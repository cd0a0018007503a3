#include "perft/custom/count.hpp"

#include <omp.h>

#include <algorithm>

#include "movegen/vocab/mapped.hpp"
#include "perft/count/interrupted.hpp"
#include "perft/count/threads.hpp"
#include "perft/count/tree/details.hpp"

namespace hurdle::custom {
namespace {

// ---- Sums over the lines of a game, by its plain referee, on several threads

/// Whether a count goes on, and how many of its positions or moves are counted.
class Watch {
 public:
  Watch(const CustomCountOptions& options, std::size_t all) : options_(options), all_(all) {}

  [[nodiscard]] bool stopped() const { return is_set(options_.stop); }
  void count_one() { counted_.fetch_add(1, std::memory_order_relaxed); }
  /// Reports from the thread that asked for the count, the first one.
  void report() const {
    if (options_.progress && omp_get_thread_num() == 0) {
      options_.progress(static_cast<double>(counted_.load(std::memory_order_relaxed)) /
                        static_cast<double>(all_));
    }
  }

 private:
  const CustomCountOptions& options_;
  std::size_t all_;
  std::atomic<std::size_t> counted_ = 0;
};

/// The sum of `of_moves(position, moves)` over the positions from which one more move completes a
/// line of `depth` moves, from 1. Stops with a wrong sum when the watch requests it.
template <class Value, class OfMoves>
Value sum_below(const Rules& rules, const Position& position, int depth, const Watch& watch,
                const OfMoves& of_moves) {
  if (watch.stopped()) {
    return {};
  }
  const std::vector<Move> moves = rules.legal_moves(position);
  if (depth == 1) {
    return of_moves(position, std::span<const Move>(moves));
  }
  watch.report();
  Value sum{};
  for (const Move& move : moves) {
    sum += sum_below<Value>(rules, rules.after(position, move), depth - 1, watch, of_moves);
  }
  return sum;
}

/// That sum for each of these positions. Throws Interrupted.
template <class Value, class OfMoves>
std::vector<Value> sums_below_each(const Rules& rules, std::span<const Position> positions,
                                   int depth, const CustomCountOptions& options,
                                   const OfMoves& of_moves) {
  std::vector<Value> sums(positions.size());
  Watch watch(options, positions.size());
  for_each_index(positions.size(), options.threads, [&](std::size_t index) {
    sums[index] = sum_below<Value>(rules, positions[index], depth, watch, of_moves);
    watch.count_one();
  });
  throw_if_set(options.stop);
  return sums;
}

/// That sum for each of these moves and the lines of `depth` moves, from 1, that begin with it.
/// Throws Interrupted.
template <class Value, class OfMoves>
std::vector<Value> sums_by_move(const Rules& rules, const Position& position,
                                const std::vector<Move>& moves, int depth,
                                const CustomCountOptions& options, const OfMoves& of_moves) {
  if (depth > 1) {
    std::vector<Position> after;
    after.reserve(moves.size());
    for (const Move& move : moves) {
      after.push_back(rules.after(position, move));
    }
    return sums_below_each<Value>(rules, after, depth - 1, options, of_moves);
  }
  std::vector<Value> sums;
  sums.reserve(moves.size());
  for (std::size_t move = 0; move < moves.size(); ++move) {
    sums.push_back(of_moves(position, std::span(moves).subspan(move, 1)));
  }
  return sums;
}

// ---- Counts

Total number_of(const Position& /*at*/, std::span<const Move> moves) {
  return moves.size();
}

void add_end(const Rules& rules, const Position& next, Details& sum) {
  const int checkers = rules.checkers(next, next.side);
  sum.checks += checkers > 0 ? 1 : 0;
  sum.double_checks += checkers > 1 ? 1 : 0;
  if (rules.over(next)) {
    sum.ended += 1;
  } else if (!rules.has_legal_move(next)) {
    (checkers > 0 ? sum.mates : sum.stalemates) += 1;
  }
}

void add_move(const Position& position, const Move& move, Details& sum) {
  sum.nodes += 1;
  sum.captures += captured_square(position, move).exists() ? 1 : 0;
  sum.en_passant += move.form == Form::en_passant ? 1 : 0;
  sum.castles += move.form == Form::castling ? 1 : 0;
  sum.drops += move.form == Form::drop ? 1 : 0;
  sum.promotions += move.form == Form::promotion || move.form == Form::upgrade ? 1 : 0;
  sum.passes += move.form == Form::pass ? 1 : 0;
}

}  // namespace

std::vector<std::string> move_texts(const Rules& rules, const Position& position) {
  std::vector<std::string> texts =
      mapped(rules.legal_moves(position), [&](const Move& move) { return rules.text_of(move); });
  std::ranges::sort(texts);
  return texts;
}

std::vector<CustomDivideEntry> divide(const Rules& rules, const Position& position, int depth,
                                      const CustomCountOptions& options) {
  const std::vector<Move> moves = rules.legal_moves(position);
  const auto nodes = sums_by_move<Total>(rules, position, moves, depth, options, number_of);
  std::vector<CustomDivideEntry> entries;
  entries.reserve(moves.size());
  for (std::size_t move = 0; move < moves.size(); ++move) {
    entries.push_back({rules.text_of(moves[move]), nodes[move]});
  }
  std::ranges::sort(entries, {}, &CustomDivideEntry::move);
  return entries;
}

Total perft(const Rules& rules, const Position& position, int depth,
            const CustomCountOptions& options) {
  if (depth == 0) {
    return 1;
  }
  Total sum;
  for (const CustomDivideEntry& entry : divide(rules, position, depth, options)) {
    sum += entry.nodes;
  }
  return sum;
}

std::vector<Total> perft_of_each(const Rules& rules, std::span<const Position> positions, int depth,
                                 const CustomCountOptions& options) {
  if (depth == 0) {
    return std::vector<Total>(positions.size(), 1);
  }
  return sums_below_each<Total>(rules, positions, depth, options, number_of);
}

Details details(const Rules& rules, const Position& position, int depth,
                const CustomCountOptions& options) {
  const auto of_moves = [&](const Position& at, std::span<const Move> last) {
    Details sum;
    for (const Move& move : last) {
      add_move(at, move, sum);
      add_end(rules, rules.after(at, move), sum);
    }
    return sum;
  };
  const auto moves = rules.legal_moves(position);
  Details sum;
  for (const Details& below :
       sums_by_move<Details>(rules, position, moves, depth, options, of_moves)) {
    sum += below;
  }
  return sum;
}

}  // namespace hurdle::custom
