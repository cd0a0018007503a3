#include "perft/custom/details.hpp"

#include "perft/count/tree/details.hpp"
#include "perft/custom/walk.hpp"

namespace hurdle::custom {
namespace {

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
