#include "perft/exhaust/tally.hpp"

#include "perft/exhaust/mirror.hpp"

namespace hurdle {
namespace {

void add(SideTally& side, const Setup& setup, const Solved& solved, std::uint64_t images) {
  switch (solved.outcome) {
    case Outcome::drawn:
      side.drawn += images;
      return;
    case Outcome::won:
      side.won += images;
      side.won_in[solved.plies] += images;
      break;
    case Outcome::lost:
      side.lost += images;
      side.lost_in[solved.plies] += images;
      break;
  }
  if (solved.plies > side.longest_plies) {
    side.longest = setup;
    side.longest_plies = solved.plies;
  }
}

}  // namespace

OutcomeTally tally_of(const Variant& variant, const Endgame& endgame, std::size_t material) {
  OutcomeTally tally;
  const auto count = [&](const Setup& setup, const Solved& solved) {
    if (!setup.en_passant.empty() || setup.passes > 0) {
      return;
    }
    const auto images = static_cast<std::uint64_t>(number_of_images(variant.notation, setup));
    tally.positions += images;
    add(tally.sides[index_of(setup.side)], setup, solved, images);
    if (solved.outcome == Outcome::lost && solved.plies == 0 && variant.fast.checkers(setup) > 0) {
      tally.mates += images;
    }
  };
  endgame.for_each(count, material);
  return tally;
}

}  // namespace hurdle
