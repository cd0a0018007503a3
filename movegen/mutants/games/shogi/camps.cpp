// Errors about the camp and about which kinds promote (S9).
#include <fmt/format.h>

#include "movegen/mutants/games/shogi/hooks.hpp"

namespace hurdle::shogi {
namespace {

using namespace mutation;

/// The camp begins for Sente, and ends for Gote, on these ranks by Sente's count.
Change<Hooks> camp_is(int sente_from, int gote_to) {
  return instead(&Hooks::in_enemy_camp, [sente_from, gote_to](Colour colour, Square square) {
    const int rank = square.rank() + 1;
    return colour == Colour::white ? rank >= sente_from : rank <= gote_to;
  });
}

bool may_promote(const Reach& asked) {
  return rules_of<ShogiReferee>(asked).may_promote(asked.setup, asked.from, asked.to);
}

bool on_an_edge_file(Colour /*colour*/, Square square) {
  return square.file() == 0 || square.file() == notation.files - 1;
}

bool in_either_camp(Colour colour, Square square, Hook<bool(Colour, Square)>::Original original) {
  return original(colour, square) || original(opponent(colour), square);
}

Change<Hooks> never_promotes(Kind kind) {
  const auto is_one = [kind](const Reach& asked) { return asked.piece().kind() == kind; };
  return both(unless(&Hooks::may_promote, is_one), unless(&Hooks::must_promote, is_one));
}

void promote_golds_too(const Reach& asked, VisitMove visit,
                       Hook<void(const Reach&, VisitMove)>::Original original) {
  original(asked, visit);
  if (plain(gold).holds(asked.piece()) && may_promote(asked)) {
    visit(Move::promotion(asked.from, asked.to));
  }
}

}  // namespace

MutantRules mutant_camps() {
  MutantRules rules{
      {"camp-of-two-ranks", "S9", "The camp is the last two ranks.", camp_is(8, 2)},
      {"camp-of-four-ranks", "S9", "The camp is the last four ranks.", camp_is(6, 4)},
      {"camp-of-one-rank", "S9", "Only the last rank promotes, as in chess.",
       both(camp_is(9, 1), only_if(&Hooks::must_promote, may_promote))},
      {"gote-camp-of-two-ranks", "S9", "Gote's pieces promote on ranks 2 and 1.", camp_is(7, 2)},
      {"gote-camp-of-four-ranks", "S9", "Gote's pieces promote on ranks 4 to 1.", camp_is(7, 4)},
      {"sente-camp-of-two-ranks", "S9", "Sente's pieces promote on ranks 8 and 9.", camp_is(8, 3)},
      {"sente-camp-of-four-ranks", "S9", "Sente's pieces promote on ranks 6 to 9.", camp_is(6, 3)},
      {"camp-without-its-edge", "S9", "Files a and i are not in the camp.",
       unless(&Hooks::in_enemy_camp, on_an_edge_file)},
      {"own-camp-promotes-too", "S9", "The own camp promotes as well.",
       change(&Hooks::in_enemy_camp, in_either_camp)},
  };
  for (const Kind kind : {rook, bishop, silver, knight, lance, pawn}) {
    const std::string_view name = notation.of(kind).name;
    rules.push_back({fmt::format("{}-never-promotes", name), "S9",
                     fmt::format("The {} has no other side.", name), never_promotes(kind)});
  }
  rules.push_back({"gold-may-promote", "S9", "Golds promote by choice, to no effect.",
                   change(&Hooks::write_moves, promote_golds_too)});
  return rules;
}

}  // namespace hurdle::shogi
