// Errors about gilding, promoted silver and promoted cassia, which go as golds (N1).
#include "props/mutants/nine-elder/goes.hpp"

namespace hurdle::mutants::elder {
namespace {

const Steps lame_or_not{{1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}};

}  // namespace

void add_small_promoted_mutants(Readings& family) {
  const std::vector<WrongGoing> errors{
      {{"gilding-goes-as-a-pawn", "N1", "A promoted pawn still goes as a pawn."},
       gilding,
       steps({{0, 1}})},
      {{"gilding-goes-as-a-silver", "N1", "A promoted pawn goes as a silver."},
       gilding,
       steps(as_silver)},
      {{"gilding-goes-as-a-jade", "N1", "A promoted pawn steps in all directions."},
       gilding,
       steps(as_jade)},
      {{"black-gilding-faces-up", "N1", "Black's gilding steps diagonally up the board."},
       gilding,
       facing_up(as_gold)},
      {{"promoted-silver-goes-as-a-silver", "N1", "A promoted silver goes as before."},
       promoted_silver,
       steps(as_silver)},
      {{"promoted-silver-goes-as-a-jade", "N1",
        "A promoted silver keeps its steps diagonally back."},
       promoted_silver,
       steps(as_jade)},
      {{"black-promoted-silver-faces-up", "N1",
        "Black's promoted silver steps diagonally up the board."},
       promoted_silver,
       facing_up(as_gold)},
      {{"promoted-cassia-goes-as-a-silver", "N1", "A promoted cassia goes as a silver."},
       promoted_cassia,
       steps(as_silver)},
      {{"promoted-cassia-goes-as-a-jade", "N1", "A promoted cassia steps in all directions."},
       promoted_cassia,
       steps(as_jade)},
      {{"promoted-cassia-goes-as-a-cassia", "N1", "A promoted cassia goes as before."},
       promoted_cassia,
       steps(lame_or_not)},
      {{"promoted-cassia-keeps-its-leaps", "N1", "A promoted cassia goes as before and as a gold."},
       promoted_cassia,
       also(steps(lame_or_not))},
      {{"black-promoted-cassia-faces-up", "N1",
        "Black's promoted cassia steps diagonally up the board."},
       promoted_cassia,
       facing_up(as_gold)},
  };
  add_all(family, errors);
}

}  // namespace hurdle::mutants::elder
