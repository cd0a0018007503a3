// Which pieces are dropped, where and when (P7).
#include <fmt/format.h>

#include <utility>

#include "movegen/mutants/games/pandemonium/hooks.hpp"
#include "movegen/mutants/games/pandemonium/sorts.hpp"

namespace hurdle::pandemonium {
namespace {

/// What a drop leaves in hand of its kind, of so many that were there.
Change<mutation::Hooks> leaves_in_hand(std::function<std::uint8_t(std::uint8_t held)> left) {
  return afterwards([left](const Turn& asked, Setup& next) {
    if (asked.move.is_drop()) {
      const Kind kind = asked.move.kind();
      next.hands[index_of(asked.side())][index_of(kind)] =
          left(asked.setup.held(asked.side(), kind));
    }
  });
}

Setup exchanged(Setup setup) {
  std::swap(setup.hands[0], setup.hands[1]);
  return setup;
}

Change<mutation::Hooks> drops_from_the_wrong_hand() {
  const auto write = [](const Position& asked, VisitMove visit, auto original) {
    original({asked.rules, exchanged(asked.setup)}, visit);
  };
  const auto play = [](const Turn& asked, auto original) {
    return asked.move.is_drop()
               ? exchanged(original({{asked.rules, exchanged(asked.setup)}, asked.move}))
               : original(asked);
  };
  return both(change(&Hooks::drops, write), change(&Hooks::after, play));
}

MutantRules forgotten_drops() {
  MutantRules rules;
  for (const Kind kind : {queen, rook, bishop, knight, marshal, cardinal, pawn}) {
    for (const Colour side : both_colours) {
      const auto forget = [&](std::string_view name, std::string_view error, int from_rank) {
        const auto is_forgotten = [kind, side, from_rank](const Dropping& asked, int rank) {
          return asked.kind == kind && asked.side() == side && rank >= from_rank;
        };
        const std::string_view piece = notation.of(kind).name;
        rules.push_back({fmt::format("{}-{}-{}", side_word(side), piece, name), "P7",
                         fmt::format("{} {} is {}.", sides(side), piece, error),
                         bars(is_forgotten)});
      };
      forget("never-dropped", "never dropped", 1);
      if (kind != pawn) {
        forget("never-dropped-far-away", "never dropped on the last rank", notation.ranks);
      }
    }
  }
  return rules;
}

}  // namespace

MutantRules mutant_drops() {
  return joined<Hooks>(
      MutantRules{
          {"no-drops", "P7", "Captured pieces are kept but never dropped.",
           bars([](const Dropping&, int) { return true; })},
          {"drops-in-own-half-only", "P7", "Pieces are dropped in the own half of the board.",
           bars([](const Dropping&, int rank) { return rank > 5; })},
          {"no-drops-in-the-camp", "P7", "No piece is dropped on the last rank.",
           bars([](const Dropping&, int rank) { return rank == 10; })},
          {"no-drops-at-home", "P7", "No piece is dropped on the own first rank.",
           bars([](const Dropping&, int rank) { return rank == 1; })},
          {"no-drops-on-the-last-file", "P7", "No piece is dropped on file j.",
           bars([](const Dropping& asked, int) { return asked.to.file() == 9; })},
          {"knight-drops-as-in-shogi", "P7", "A knight is not dropped on the last two ranks.",
           bars([](const Dropping& asked, int rank) { return asked.kind == knight && rank >= 9; })},
          {"black-never-drops", "P7", "Black does not drop.",
           bars([](const Dropping& asked, int) { return asked.side() == Colour::black; })},
          {"no-drop-out-of-check", "P7", "A side in check may not answer by a drop.",
           unless(&Hooks::permitted,
                  [](const Played& asked) { return asked.move.is_drop() && asked.in_check(); })},
          {"no-drop-with-check", "P7", "A drop may not give check.",
           unless(&Hooks::permitted,
                  [](const Played& asked) { return asked.move.is_drop() && asked.checks(); })},
          {"hand-never-empties", "P7", "A dropped piece stays in hand as well.",
           leaves_in_hand([](std::uint8_t held) { return held; })},
          {"hand-empties-at-once", "P7",
           "Dropping one of several equal pieces uses up all of them.",
           leaves_in_hand([](std::uint8_t) { return std::uint8_t{0}; })},
          {"wrong-hand", "P7", "A side drops what the other side holds.",
           drops_from_the_wrong_hand()},
      },
      forgotten_drops());
}

}  // namespace hurdle::pandemonium
