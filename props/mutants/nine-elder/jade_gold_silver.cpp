// Errors about jade, gold and silver (N1).
#include "props/mutants/nine-elder/goes.hpp"

namespace hurdle::mutants::elder {
namespace {

using nine_elder::gold;
using nine_elder::jade;
using nine_elder::silver;

}  // namespace

void add_jade_gold_silver_mutants(Readings& family) {
  const std::vector<WrongGoing> errors{
      {{"jade-goes-as-a-gold", "N1", "The jade cannot step diagonally back."},
       {jade},
       steps(as_gold)},
      {{"jade-goes-straight-only", "N1", "The jade cannot step diagonally."},
       {jade},
       steps(straight)},
      {{"jade-goes-round-the-board", "N1",
        "A jade on the edge steps to the other edge, a rank higher or lower."},
       {jade},
       wrapped_steps(as_jade)},
      {{"gold-goes-as-a-jade", "N1", "The gold steps diagonally back too."},
       {gold},
       steps(as_jade)},
      {{"gold-goes-as-a-silver", "N1", "Gold and silver go alike."}, {gold}, steps(as_silver)},
      {{"gold-never-goes-back", "N1", "The gold cannot step straight back."},
       {gold},
       never({{0, -1}})},
      {{"gold-never-goes-sideways", "N1", "The gold cannot step sideways."},
       {gold},
       never({{1, 0}, {-1, 0}})},
      {{"gold-never-goes-diagonally", "N1", "The gold goes straight only."},
       {gold},
       steps(straight)},
      {{"gold-forgets-a-diagonal", "N1", "The gold has one diagonal step forward, to the left."},
       {gold},
       never({{1, 1}})},
      {{"black-gold-faces-up", "N1", "Black's gold steps diagonally up the board."},
       {gold},
       facing_up(as_gold)},
      {{"gold-goes-round-the-board", "N1",
        "A gold on the edge steps to the other edge, a rank higher or lower."},
       {gold},
       wrapped_steps(as_gold)},
      {{"silver-goes-as-a-gold", "N1", "The silver goes as a gold before it is promoted."},
       {silver},
       steps(as_gold)},
      {{"silver-goes-straight-back", "N1", "The silver steps straight back too."},
       {silver},
       also(steps({{0, -1}}))},
      {{"silver-goes-sideways", "N1", "The silver steps sideways too."},
       {silver},
       also(steps({{1, 0}, {-1, 0}}))},
      {{"silver-never-goes-back", "N1", "The silver steps forward only."},
       {silver},
       never({{1, -1}, {-1, -1}})},
      {{"silver-goes-diagonally-only", "N1", "The silver cannot step straight forward."},
       {silver},
       steps(diagonal)},
      {{"black-silver-faces-up", "N1", "Black's silver steps straight up the board."},
       {silver},
       facing_up(as_silver)},
      {{"silver-goes-round-the-board", "N1",
        "A silver on the edge steps to the other edge, a rank higher or lower."},
       {silver},
       wrapped_steps(as_silver)},
  };
  add_all(family, errors);
}

}  // namespace hurdle::mutants::elder
