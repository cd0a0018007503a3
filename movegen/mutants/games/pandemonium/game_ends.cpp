// Mutated ends of games of Pandemonium: chess's and Shogi's, and states compared without a part of
// them.
#include "movegen/mutants/end_mutant.hpp"
#include "movegen/mutants/games/pandemonium/mutants.hpp"
#include "movegen/mutants/themes/ends.hpp"
#include "movegen/variants/pandemonium/ends.hpp"

namespace hurdle::pandemonium {
namespace {

using namespace mutation;

struct Hooks : EndHooks {
  Hook<End(const GameHistory&)> mate;
  Hook<End(const GameHistory&)> stalemate;
  Hook<End(const GameHistory&)> perpetual_check;
  Hook<End(const GameHistory&)> threefold;
  Hook<int()> repetitions;
  Hook<int()> checks_since;
};

class Hooked : public HookedEnds<PandemoniumEnds, Hooks> {
 public:
  using HookedEnds::HookedEnds;

  HURDLE_HOOK(End, mate, (const GameHistory& game), game);
  HURDLE_HOOK(End, stalemate, (const GameHistory& game), game);
  HURDLE_HOOK(End, perpetual_check, (const GameHistory& game), game);
  HURDLE_HOOK(End, threefold, (const GameHistory& game), game);
  HURDLE_HOOK(int, repetitions, ());
  HURDLE_HOOK(int, checks_since, ());
};

Setup without_passed_squares(Setup state) {
  state.en_passant.clear();
  return state;
}

bool is_third(const GameHistory& game) {
  return game.occurrences() >= 3;
}

End drawn_by(End end) {
  return as_draw(as_clause(std::move(end), "P13"));
}

std::vector<EndRule<Hooks>> mutant_moveless() {
  return {
      {"stalemate-loses", "P11", "Who is stalemated loses, as in Shogi.",
       told_as(&Hooks::stalemate, loses_by("P11"))},
      {"stalemate-wins", "P11", "Who is stalemated wins.",
       told_as(&Hooks::stalemate,
               [](End end, const GameHistory& game) {
                 end->result = won_by(game.setup().side);
                 return end;
               })},
      {"stalemate-goes-on", "P11", "Who is stalemated waits.", instead(&Hooks::stalemate, goes_on)},
      {"stalemate-is-told-as-mate", "P11", "Stalemate is told as mate, and a draw.",
       told_as(&Hooks::stalemate, told_by("P12"))},
      {"stalemate-only-for-white", "P11", "Only Black can be stalemated.",
       ends_only_if(&Hooks::stalemate, black_is_to_move)},
      {"mate-draws", "P12", "Mate is a draw.", told_as(&Hooks::mate, draws)},
      {"mate-wins-for-the-mated", "P12", "The side that is mated wins.",
       told_as(&Hooks::mate, turns_round)},
      {"mate-is-not-seen", "P12", "A side in check without a move has not lost.",
       instead(&Hooks::mate, goes_on)},
      {"mate-only-for-white", "P12", "Only Black can be mated.",
       ends_only_if(&Hooks::mate, black_is_to_move)},
      {"mate-only-for-black", "P12", "Only White can be mated.",
       ends_only_if(&Hooks::mate, white_is_to_move)},
  };
}

std::vector<EndRule<Hooks>> mutant_repetitions() {
  return {
      {"twofold-is-enough", "P13", "A state that occurs twice is a draw.",
       instead(&Hooks::repetitions, [] { return 2; })},
      {"fourfold-is-needed", "P13", "A state must occur four times, as in Shogi.",
       instead(&Hooks::repetitions, [] { return 4; })},
      {"repetition-ends-nothing", "P13", "Repetition is no draw.",
       instead(&Hooks::threefold, goes_on)},
      {"repetition-mates", "P13", "Who is to move in a repeated state has lost.",
       told_as(&Hooks::threefold, loses_by("P12"))},
      {"repetition-without-hands", "P13", "Hands are no part of a state.",
       compares<Hooks>(without_hands)},
      {"repetition-without-side", "P13", "The side to move is no part of a state.",
       compares<Hooks>(without_side)},
      {"repetition-without-promotions", "P13", "A promoted piece is as good as a plain one.",
       compares<Hooks>(without_promotions)},
      {"repetition-without-passed-squares", "P13", "What may be taken in passing is no part of it.",
       compares<Hooks>(without_passed_squares)},
      {"repetition-in-a-row", "P13", "Only what repeats without a break is a repetition.",
       ends_only_if(&Hooks::threefold, without_a_break)},
      {"repetition-without-the-start", "P13", "The start does not count as an occurrence.",
       ends_only_if(&Hooks::threefold, began_otherwise)},
      {"fifty-moves-draw", "P13", "A hundred quiet plies are a draw, as in chess.",
       also_draws(&Hooks::threefold, "P13", quiet_for_fifty_moves)},
  };
}

std::vector<EndRule<Hooks>> mutant_perpetual_checks() {
  return {
      {"perpetual-check-draws", "P14", "Perpetual check is a draw, as in chess.",
       told_as(&Hooks::perpetual_check,
               [](End end, const GameHistory& /*game*/) { return drawn_by(std::move(end)); })},
      {"perpetual-check-wins", "P14", "Who gives perpetual check wins.",
       told_as(&Hooks::perpetual_check, turns_round)},
      {"one-check-is-perpetual", "P14", "The check by the last ply alone decides.",
       one_check_is_perpetual()},
      {"checks-since-the-first", "P14", "Every ply since the first occurrence must have checked.",
       instead(&Hooks::checks_since, [] { return 1; })},
      {"only-the-side-not-to-move-checks", "P14",
       "Only checks that lead into the repeated state are seen.", perpetual_only_by_mover(false)},
      {"perpetual-check-only-by-white", "P14", "Black may check for ever.",
       perpetual_only_by(Colour::white)},
      {"perpetual-check-only-by-black", "P14", "White may check for ever.",
       perpetual_only_by(Colour::black)},
      {"perpetual-check-when-it-is-twofold", "P14", "The second occurrence is enough against it.",
       change(&Hooks::perpetual_check,
              [](const GameHistory& game, auto original) {
                if (game.occurrences() == 2 && !is_third(game)) {
                  const Colour checker = opponent(game.setup().side);
                  if (game.always_checked(checker, game.ply_of_occurrence(1))) {
                    return End{GameEnd{won_by(opponent(checker)), "P14", "", ""}};
                  }
                }
                return original(game);
              })},
  };
}

}  // namespace

std::vector<EndMutant> end_mutants() {
  std::vector<EndRule<Hooks>> rules = mutant_moveless();
  for (const auto theme : {mutant_repetitions, mutant_perpetual_checks}) {
    const auto more = theme();
    rules.insert(rules.end(), more.begin(), more.end());
  }
  return mutation::end_mutants<Hooked>(rules);
}

}  // namespace hurdle::pandemonium
