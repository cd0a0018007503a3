// Mutated ends of games of Xiangqi: stalemate as in chess, lack of pieces and repetition as other
// games or other organisations have them. Not here: a lack of pieces that comes before a stalemate.
// With generals, advisors and elephants alone a general can always step along its file.
#include "movegen/mutants/games/xiangqi/mutants.hpp"
#include "movegen/mutants/themes/ends.hpp"
#include "movegen/variants/xiangqi/ends.hpp"
#include "movegen/variants/xiangqi/notation.hpp"

namespace hurdle::xiangqi {
namespace {

using namespace mutation;

struct Hooks : EndHooks {
  EndClause mate, stalemate, lack_of_pieces, repetition;
  Hook<bool(const Setup&, Colour)> lacks_pieces;
  Hook<int()> repetitions;
  Hook<bool()> repetition_draws;
};

class Hooked : public HookedEnds<XiangqiEnds, Hooks> {
 public:
  using HookedEnds::HookedEnds;

  HURDLE_HOOK(End, mate, (const GameHistory& game), game);
  HURDLE_HOOK(End, stalemate, (const GameHistory& game), game);
  HURDLE_HOOK(End, lack_of_pieces, (const GameHistory& game), game);
  HURDLE_HOOK(End, repetition, (const GameHistory& game), game);
  HURDLE_HOOK(bool, lacks_pieces, (const Setup& setup, Colour colour), setup, colour);
  HURDLE_HOOK(int, repetitions, ());
  HURDLE_HOOK(bool, repetition_draws, ());
};

Rules<Hooks> mutant_late_mates() {
  return {
      {"mate-is-told-as-stalemate", "X9", "Mate is told as a stalemate.",
       told_as(&Hooks::mate, told_by("X10"))},
      {"mate-after-fifty-moves-draws", "X9", "A count of fifty moves comes before mate.",
       ends_only_if(&Hooks::mate, is_not(quiet_for_fifty_moves))},
  };
}

Rules<Hooks> mutant_stalemates() {
  return {
      {"stalemate-draws", "X10", "Stalemate is a draw, as in chess.",
       told_as(&Hooks::stalemate, draws)},
      {"stalemate-wins-for-the-stuck", "X10", "The side without a move wins.",
       told_as(&Hooks::stalemate, turns_round)},
      {"stalemate-is-not-seen", "X10", "A side without a move that is not in check has not lost.",
       instead(&Hooks::stalemate, goes_on)},
      {"stalemate-is-told-as-mate", "X10", "Stalemate is told as a mate.",
       told_as(&Hooks::stalemate, told_by("X9"))},
      {"stalemate-only-for-black", "X10", "Only Red loses by stalemate.",
       ends_only_if(&Hooks::stalemate, white_is_to_move)},
      {"stalemate-only-for-red", "X10", "Only Black loses by stalemate.",
       ends_only_if(&Hooks::stalemate, black_is_to_move)},
  };
}

/// A side lacks pieces when it has none but such as are harmless.
Change<Hooks> harmless_are(std::function<bool(Kind kind)> harmless) {
  return instead(&Hooks::lacks_pieces, [harmless](const Setup& setup, Colour colour) {
    return count_pieces(setup, [&](Piece piece) {
             return piece.belongs_to(colour) && !harmless(piece.kind());
           }) == 0;
  });
}

bool stays_at_home(Kind kind) {
  return kind == general || kind == advisor || kind == elephant;
}

Rules<Hooks> mutant_lacks() {
  return {
      {"lack-of-pieces-goes-on", "X11", "Generals, advisors and elephants play on.",
       instead(&Hooks::lack_of_pieces, goes_on)},
      {"only-generals-lack-pieces", "X11", "It is a draw only with the two generals alone.",
       harmless_are([](Kind kind) { return kind == general; })},
      {"advisors-can-win", "X11", "Advisors are enough to play on.",
       harmless_are([](Kind kind) { return kind == general || kind == elephant; })},
      {"elephants-can-win", "X11", "Elephants are enough to play on.",
       harmless_are([](Kind kind) { return kind == general || kind == advisor; })},
      {"soldiers-cannot-win", "X11", "Soldiers are not enough to play on.",
       harmless_are([](Kind kind) { return stays_at_home(kind) || kind == soldier; })},
      {"horses-cannot-win", "X11", "Horses are not enough to play on, as in chess.",
       harmless_are([](Kind kind) { return stays_at_home(kind) || kind == horse; })},
      {"cannons-cannot-win", "X11", "Cannons are not enough to play on.",
       harmless_are([](Kind kind) { return stays_at_home(kind) || kind == cannon; })},
      {"one-side-lacks-pieces", "X11", "It is enough that one side has nothing to attack with.",
       change(&Hooks::lacks_pieces,
              [](const Setup& setup, Colour colour, auto original) {
                return original(setup, colour) || original(setup, opponent(colour));
              })},
      {"lack-of-pieces-loses", "X11", "Who is to move without pieces to attack with loses.",
       told_as(&Hooks::lack_of_pieces, loses_by("X11"))},
      {"fifty-moves-draw", "X11",
       "A hundred plies without a capture or a soldier's move are a draw, as in chess.",
       also_draws(&Hooks::lack_of_pieces, "X11", quiet_for_fifty_moves)},
      {"sixty-moves-draw", "X11",
       "A hundred and twenty plies without a capture or a soldier's move are a draw.",
       also_draws(&Hooks::lack_of_pieces, "X11",
                  [](const GameHistory& game) { return game.setup().half >= 120; })},
  };
}

Rules<Hooks> mutant_repetitions() {
  return {
      {"repetition-always-draws", "X12", "Repetition is a draw, whatever was chosen.",
       instead(&Hooks::repetition_draws, always(true))},
      {"repetition-ends-nothing", "X12", "Repetition ends nothing, whatever was chosen.",
       instead(&Hooks::repetition, goes_on)},
      {"twofold-is-enough", "X12", "A position that occurs twice is a repetition.",
       instead(&Hooks::repetitions, always(2))},
      {"fourfold-is-needed", "X12", "A position must occur four times.",
       instead(&Hooks::repetitions, always(4))},
      {"repetition-without-side", "X12", "The side to move is no part of a position.",
       compares(without_side)},
      {"repetition-in-a-row", "X12", "Only what repeats without a break is a repetition.",
       ends_only_if(&Hooks::repetition, without_a_break)},
      {"repetition-without-the-start", "X12", "The start does not count as an occurrence.",
       ends_only_if(&Hooks::repetition, began_otherwise)},
      {"repetition-mates", "X12", "Who is to move in a repeated position has lost.",
       told_as(&Hooks::repetition, loses_by("X9"))},
      {"perpetual-check-loses", "X12",
       "Who gives check all the time loses, as the associations have it.",
       told_as(&Hooks::repetition, perpetual_checker_loses)},
  };
}

}  // namespace

std::vector<EndMutant> end_mutants() {
  return mutation::end_mutants<Hooked>(
      joined<Hooks>(mates(&Hooks::mate, "X9", Colour::black, {"Red", "Black"}), mutant_late_mates(),
                    mutant_stalemates(), mutant_lacks(), mutant_repetitions()));
}

}  // namespace hurdle::xiangqi
