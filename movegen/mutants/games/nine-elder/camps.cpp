// Errors about the camp and about which kinds promote (N6), alike in every reading.
#include <fmt/format.h>

#include "movegen/mutants/games/nine-elder/hooks.hpp"

namespace hurdle::nine_elder {
namespace {

using namespace mutation;

/// The camp begins for White, and ends for Black, on these ranks by White's count.
Change<Hooks> camp_is(int white_from, int black_to) {
  return instead(&Hooks::in_enemy_camp, [white_from, black_to](Colour colour, Square square) {
    const int rank = square.rank() + 1;
    return colour == Colour::white ? rank >= white_from : rank <= black_to;
  });
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
  const Piece piece = asked.piece();
  if (plain(gold).holds(piece) &&
      rules_of<NineElderReferee>(asked).in_enemy_camp(piece.colour(), asked.to)) {
    visit(Move::promotion(asked.from, asked.to));
  }
}

/// In the literal reading the incense's promotion changes no count: its dragon goes as an incense,
/// promotion on reach is one move either way, and the hand takes both alike.
MutantRules mutant_promoters(const Notation& variant) {
  MutantRules rules;
  for (const Kind kind : {incense, angle, cannon, van, silver, cassia}) {
    if (kind != incense || &variant != &notation_literal) {
      const std::string_view name = notation.of(kind).name;
      rules.push_back({fmt::format("{}-never-promotes", name), "N6",
                       fmt::format("The {} has no other side.", name), never_promotes(kind)});
    }
  }
  return rules;
}

}  // namespace

MutantRules mutant_camps(const Notation& variant) {
  MutantRules rules{
      {"camp-of-two-ranks", "N6", "The camp is the last two ranks.", camp_is(8, 2)},
      {"camp-of-four-ranks", "N6", "The camp is the last four ranks.", camp_is(6, 4)},
      {"black-camp-of-two-ranks", "N6", "Black's pieces promote on ranks 2 and 1.", camp_is(7, 2)},
      {"black-camp-of-four-ranks", "N6", "Black's pieces promote on ranks 4 to 1.", camp_is(7, 4)},
      {"white-camp-of-two-ranks", "N6", "White's pieces promote on ranks 8 and 9.", camp_is(8, 3)},
      {"white-camp-of-four-ranks", "N6", "White's pieces promote on ranks 6 to 9.", camp_is(6, 3)},
      {"camp-without-its-edge", "N6", "Files a and i are not in the camp.",
       unless(&Hooks::in_enemy_camp, on_an_edge_file)},
      {"own-camp-promotes-too", "N6", "The own camp promotes as well.",
       change(&Hooks::in_enemy_camp, in_either_camp)},
  };
  append(rules, mutant_promoters(variant));
  append(rules, MutantRules{{"gold-may-promote", "N6", "Golds promote by choice, to no effect.",
                             change(&Hooks::write_moves, promote_golds_too)}});
  return rules;
}

}  // namespace hurdle::nine_elder
