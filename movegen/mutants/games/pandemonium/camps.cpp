// Where promotion is granted, and to whom (P5).
#include <fmt/format.h>

#include "movegen/mutants/games/pandemonium/hooks.hpp"
#include "movegen/mutants/games/pandemonium/sorts.hpp"

namespace hurdle::pandemonium {
namespace {

/// Another enemy camp, by the own ranks.
Change<Hooks> camp(std::function<bool(Colour colour, int rank)> holds) {
  return instead(&Hooks::in_enemy_camp, [holds](Colour colour, Square square) {
    return holds(colour, own_rank(colour, square));
  });
}

/// A promotion that the rules grant is refused.
Change<Hooks> refuses(std::function<bool(const Reach& asked)> refused) {
  return unless(&Hooks::may_promote, refused);
}

bool is_no_pawn(const Reach& asked) {
  return asked.piece().kind() != pawn;
}

/// How a promoting move lies to the last rank.
struct Way {
  const char* word;
  const char* error;
  bool leaves;
  bool enters;
};

constexpr std::array<Way, 3> ways{{{"arriving", "arriving on the last rank", false, true},
                                   {"leaving", "leaving the last rank", true, false},
                                   {"staying", "moving along the last rank", true, true}}};

/// Moves of other kinds never end on the rank where they start.
bool goes_along_ranks(Kind kind) {
  return kind == rook || kind == marshal;
}

MutantRules forgotten_promotions() {
  MutantRules rules;
  for (const Kind kind : {rook, bishop, knight, marshal, cardinal}) {
    const std::string_view name = notation.of(kind).name;
    for (const Colour side : both_colours) {
      for (const Way& way : ways) {
        if (way.leaves && way.enters && !goes_along_ranks(kind)) {
          continue;
        }
        const auto forgotten = [piece = Piece(side, kind), way](const Reach& asked) {
          return asked.piece() == piece && leaves_camp(asked) == way.leaves &&
                 enters_camp(asked) == way.enters;
        };
        rules.push_back({fmt::format("{}-{}-not-promoted-{}", side_word(side), name, way.word),
                         "P5",
                         fmt::format("{} {} does not promote by {}.", sides(side), name, way.error),
                         unless(&Hooks::may_promote, forgotten)});
      }
    }
  }
  return rules;
}

MutantRules mutant_ranks() {
  return {
      {"camp-of-three-ranks", "P5", "The enemy camp is the last three ranks, as in shogi.",
       camp([](Colour, int rank) { return rank >= 8; })},
      {"camp-of-two-ranks", "P5", "The enemy camp is the last two ranks.",
       camp([](Colour, int rank) { return rank >= 9; })},
      {"both-edges-promote", "P5",
       "Pieces promote on rank 1 and on rank 10, whoever they belong to.",
       camp([](Colour, int rank) { return rank == 1 || rank == 10; })},
      {"black-promotes-on-rank-ten", "P5", "Black's camp to promote in is rank 10 too.",
       camp([](Colour colour, int rank) { return rank == (colour == Colour::white ? 10 : 1); })},
      {"black-promotes-on-rank-two", "P5", "Black promotes on rank 2.",
       camp([](Colour colour, int rank) { return rank == (colour == Colour::white ? 10 : 9); })},
      {"white-promotes-on-rank-nine", "P5", "White promotes on rank 9 too.",
       camp([](Colour colour, int rank) { return rank >= (colour == Colour::white ? 9 : 10); })},
  };
}

MutantRules mutant_refusals() {
  return {
      {"no-promotion-by-leaving", "P5", "Only a move that ends on the last rank may promote.",
       refuses([](const Reach& asked) { return !enters_camp(asked); })},
      {"no-promotion-inside", "P5", "A move along the last rank does not promote.",
       refuses([](const Reach& asked) { return leaves_camp(asked) && enters_camp(asked); })},
      {"no-promotion-by-arriving", "P5", "Only pawns promote by arriving; other pieces by leaving.",
       refuses([](const Reach& asked) { return !leaves_camp(asked) && is_no_pawn(asked); })},
      {"no-promotion-with-capture", "P5", "A capturing move promotes nothing but a pawn.",
       refuses([](const Reach& asked) { return asked.captures() && is_no_pawn(asked); })},
      {"promotion-only-with-capture", "P5", "A move without a capture promotes nothing but a pawn.",
       refuses([](const Reach& asked) { return !asked.captures() && is_no_pawn(asked); })},
      {"black-never-promotes-by-leaving", "P5", "Black's pieces promote by arriving only.",
       refuses([](const Reach& asked) {
         return asked.side() == Colour::black && !enters_camp(asked);
       })},
      {"pawn-never-arrives", "P5", "A pawn may not go to the last rank at all.",
       refuses([](const Reach& asked) { return asked.piece().kind() == pawn; })},
  };
}

}  // namespace

MutantRules mutant_camps() {
  return joined<Hooks>(mutant_ranks(), mutant_refusals(), forgotten_promotions());
}

}  // namespace hurdle::pandemonium
