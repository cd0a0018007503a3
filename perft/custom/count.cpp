#include "perft/custom/count.hpp"

#include <algorithm>

#include "movegen/vocab/mapped.hpp"
#include "perft/count/tree/details.hpp"
#include "perft/custom/walk.hpp"

namespace hurdle::custom {
namespace {

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
