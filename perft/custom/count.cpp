#include "perft/custom/count.hpp"

#include <algorithm>

#include "movegen/vocab/mapped.hpp"
#include "perft/custom/walk.hpp"

namespace hurdle::custom {

namespace {

Total number_of(const Position& /*at*/, std::span<const Move> moves) {
  return moves.size();
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

}  // namespace hurdle::custom
