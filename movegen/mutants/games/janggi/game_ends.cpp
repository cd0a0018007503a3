// Mutated ends of games of Janggi: passes, facing, points, repetition and lack of pieces as other
// games or other organisations have them.
#include "movegen/mutants/games/janggi/mutants.hpp"
#include "movegen/mutants/themes/ends.hpp"
#include "movegen/variants/janggi/ends.hpp"
#include "movegen/variants/janggi/notation.hpp"

namespace hurdle::janggi {
namespace {

using namespace mutation;

struct GameEndHooks : EndHooks {
  EndClause mate, facing_pass, two_passes, repetition, lack_of_pieces;
  Hook<int(Kind)> value;
  Hook<int(Colour)> extra_halves;
  Hook<Colour(const Setup&)> ahead, ahead_by_pieces;
  Hook<Colour(const GameHistory&)> repeating_player;
  Hook<int()> repetitions;
  Hook<bool(const Setup&)> enough_to_go_on;
  Hook<bool(const Setup&, Colour)> lacks_pieces;
};

class Hooked : public HookedEnds<JanggiEnds, GameEndHooks> {
 public:
  using HookedEnds::HookedEnds;

  HURDLE_HOOK(End, mate, (const GameHistory& game), game);
  HURDLE_HOOK(End, facing_pass, (const GameHistory& game), game);
  HURDLE_HOOK(End, two_passes, (const GameHistory& game), game);
  HURDLE_HOOK(End, repetition, (const GameHistory& game), game);
  HURDLE_HOOK(End, lack_of_pieces, (const GameHistory& game), game);
  HURDLE_HOOK(int, value, (Kind kind), kind);
  HURDLE_HOOK(int, extra_halves, (Colour colour), colour);
  HURDLE_HOOK(Colour, ahead, (const Setup& setup), setup);
  HURDLE_HOOK(Colour, ahead_by_pieces, (const Setup& setup), setup);
  HURDLE_HOOK(Colour, repeating_player, (const GameHistory& game), game);
  HURDLE_HOOK(int, repetitions, ());
  HURDLE_HOOK(bool, enough_to_go_on, (const Setup& setup), setup);
  HURDLE_HOOK(bool, lacks_pieces, (const Setup& setup, Colour colour), setup, colour);
};

constexpr auto counts = mutation::counts<GameEndHooks>;

/// The points of one player's pieces by their usual values.
int usual_points(const Setup& setup, Colour colour) {
  const auto of = [&](Kind kind, int points) {
    return points * count_pieces(setup, [&](Piece piece) { return piece.is(colour, kind); });
  };
  return of(chariot, 13) + of(cannon, 7) + of(horse, 5) + of(elephant, 3) + of(guard, 3) +
         of(soldier, 2);
}

/// `enough` decides from the points of both players whether the game continues.
Change<GameEndHooks> goes_on_with(const std::function<bool(int white, int black)>& enough) {
  return instead(&GameEndHooks::enough_to_go_on, [enough](const Setup& setup) {
    return enough(usual_points(setup, Colour::white), usual_points(setup, Colour::black));
  });
}

Rules<GameEndHooks> mutant_passes() {
  return {
      {"two-passes-go-on", "J12", "Two passes in a row end nothing.",
       instead(&GameEndHooks::two_passes, goes_on)},
      {"two-passes-mate", "J12",
       "The player who passes second wins, as if the other player were mated.",
       reported_as(&GameEndHooks::two_passes, loses_by("J14"))},
      {"two-passes-always-draw", "J12", "Two passes are a draw, even where points decide.",
       reported_as(&GameEndHooks::two_passes, draws)},
      {"one-pass-ends", "J12", "One pass ends the game.",
       also_draws(&GameEndHooks::two_passes, "J12",
                  [](const GameHistory& game) { return game.setup().passes > 0; })},
      {"facing-pass-goes-on", "J11",
       "A pass while the generals face each other does not end the game.",
       instead(&GameEndHooks::facing_pass, goes_on)},
      {"facing-pass-loses", "J11", "A player who passes while the generals face each other loses.",
       reported_as(&GameEndHooks::facing_pass, mover_wins)},
      {"facing-pass-wins", "J11", "A player who passes while the generals face each other wins.",
       reported_as(&GameEndHooks::facing_pass, other_wins)},
      {"facing-pass-always-draws", "J11",
       "A pass while the generals face each other is a draw, even where points decide.",
       reported_as(&GameEndHooks::facing_pass, draws)},
      {"facing-pass-is-two-passes", "J11",
       "A pass while the generals face each other is reported as two passes in a row.",
       reported_as(&GameEndHooks::facing_pass, reported_by("J12"))},
  };
}

Rules<GameEndHooks> points() {
  return ClauseTable<GameEndHooks>("J15")({
      {"no-extra-for-han", "Han gets no extra point and a half.",
       instead(&GameEndHooks::extra_halves, always(0))},
      {"extra-for-cho", "Cho, not Han, gets the extra point and a half.",
       instead(&GameEndHooks::extra_halves,
               [](Colour colour) { return colour == Colour::white ? 3 : 0; })},
      {"half-a-point-for-han", "Han gets half a point extra, not a point and a half.",
       instead(&GameEndHooks::extra_halves,
               [](Colour colour) { return colour == Colour::black ? 1 : 0; })},
      {"less-points-win", "The player with fewer points wins.",
       change(&GameEndHooks::ahead,
              [](const Setup& setup, auto original) { return opponent(original(setup)); })},
      {"han-always-ahead", "Han wins every game that points decide.",
       instead(&GameEndHooks::ahead, always(Colour::black))},
      {"cho-always-ahead", "Cho wins every game that points decide.",
       instead(&GameEndHooks::ahead, always(Colour::white))},
      {"more-pieces-win", "The number of pieces decides, not their points.",
       instead(&GameEndHooks::value, [](Kind kind) { return kind == general ? 0 : 1; })},
      {"fewer-pieces-win", "Where the number of pieces decides, the player with fewer pieces wins.",
       change(&GameEndHooks::ahead_by_pieces,
              [](const Setup& setup, auto original) { return opponent(original(setup)); })},
      {"as-many-pieces-win-for-cho",
       "Where the number of pieces decides, Cho wins with equal numbers.",
       instead(&GameEndHooks::ahead_by_pieces,
               [](const Setup& setup) {
                 const auto of = [&](Colour colour) {
                   return count_pieces(setup,
                                       [&](Piece piece) { return piece.belongs_to(colour); });
                 };
                 return of(Colour::white) >= of(Colour::black) ? Colour::white : Colour::black;
               })},
      {"points-for-pieces", "Where the number of pieces decides, the points are compared instead.",
       instead(&GameEndHooks::ahead_by_pieces,
               [](const Setup& setup) {
                 return 2 * usual_points(setup, Colour::white) >
                                2 * usual_points(setup, Colour::black) + 3
                            ? Colour::white
                            : Colour::black;
               })},
      {"chariot-counts-nine", "A chariot counts 9, as in western chess.", counts(chariot, 9)},
      {"cannon-counts-five", "A cannon counts 5, as a horse.", counts(cannon, 5)},
      {"horse-counts-three", "A horse counts 3, as an elephant.", counts(horse, 3)},
      {"elephant-counts-five", "An elephant counts 5, as a horse.", counts(elephant, 5)},
      {"guards-count-nothing", "Guards count 0.", counts(guard, 0)},
      {"soldier-counts-one", "A soldier counts 1.", counts(soldier, 1)},
  });
}

Rules<GameEndHooks> mutant_repetitions() {
  return ClauseTable<GameEndHooks>("J16")({
      {"twofold-is-enough", "A position that occurs twice is a repetition.",
       instead(&GameEndHooks::repetitions, always(2))},
      {"fourfold-is-needed", "A position must occur four times.",
       instead(&GameEndHooks::repetitions, always(4))},
      {"repetition-ends-nothing", "Repetition ends nothing.",
       instead(&GameEndHooks::repetition, goes_on)},
      {"repetition-mates", "The player to move in a repeated position loses.",
       reported_as(&GameEndHooks::repetition, loses_by("J14"))},
      {"repetition-always-draws", "Repetition is a draw, even where points decide.",
       reported_as(&GameEndHooks::repetition, draws)},
      {"repetition-without-side", "The side to move is not part of a position.",
       compares(without_side)},
      {"repetition-with-passes",
       "Positions that differ only in preceding passes count as different.",
       instead(&GameEndHooks::state_of, [](const Setup& setup) { return setup; })},
      {"repetition-loses-for-the-other",
       "Where a repetition loses, the player who did not repeat the position loses.",
       change(&GameEndHooks::repeating_player,
              [](const GameHistory& game, auto original) { return opponent(original(game)); })},
      {"repetition-loses-for-cho", "Where a repetition loses, Cho always loses.",
       instead(&GameEndHooks::repeating_player, always(Colour::white))},
      uncounted_occurrences(&GameEndHooks::repetition, "J16"),
      {"perpetual-check-loses", "A player who gives perpetual check loses, as in Shogi.",
       reported_as(&GameEndHooks::repetition, perpetual_checker_loses)},
      {"repetition-with-any-pieces", "Repetition is a draw with any number of pieces.",
       goes_on_with(always(false))},
      {"repetition-from-30-down", "A side with exactly 30 points does not play on.",
       goes_on_with([](int white, int black) { return white > 30 || black > 30; })},
      {"repetition-with-the-extra", "Han's point and a half counts towards the 30.",
       goes_on_with([](int white, int black) { return white >= 30 || 2 * black + 3 >= 60; })},
      {"repetition-by-the-sum", "The points of both sides together are compared with 30.",
       goes_on_with([](int white, int black) { return white + black >= 30; })},
      {"repetition-unless-both-have-30", "Both sides need 30 points for the game to go on.",
       goes_on_with([](int white, int black) { return white >= 30 && black >= 30; })},
  });
}

Rules<GameEndHooks> mutant_lacks() {
  constexpr auto harmless_are = mutation::harmless_are<GameEndHooks>;
  return ClauseTable<GameEndHooks>("J17")({
      {"lack-of-pieces-goes-on", "Generals and guards play on.",
       instead(&GameEndHooks::lack_of_pieces, goes_on)},
      {"guards-can-win", "Lack of pieces is a draw only with two bare generals.",
       harmless_are([](Kind kind) { return kind == general; })},
      {"elephants-cannot-win", "Elephants are not enough to win either.",
       harmless_are(
           [](Kind kind) { return kind == general || kind == guard || kind == elephant; })},
      {"soldiers-cannot-win", "Soldiers are not enough to win either.",
       harmless_are([](Kind kind) { return kind == general || kind == guard || kind == soldier; })},
      {"one-side-lacks-pieces",
       "The game ends as soon as one side has only its general and guards.",
       one_side_lacks_pieces<GameEndHooks>()},
      {"lack-of-pieces-always-draws", "Lack of pieces is a draw, even where points decide.",
       reported_as(&GameEndHooks::lack_of_pieces, draws)},
      {"fifty-moves-draw",
       "A hundred plies without a capture or a soldier's move are a draw, as in chess.",
       also_draws(&GameEndHooks::lack_of_pieces, "J17", quiet_for_fifty_moves)},
      {"fifty-plies-draw", "Fifty quiet plies are a draw: plies are counted as moves.",
       also_draws(&GameEndHooks::lack_of_pieces, "J17", quiet_for_fifty_plies)},
  });
}

}  // namespace

std::vector<EndMutant> end_mutants() {
  const Rules<GameEndHooks> late_mate{
      {"mate-after-fifty-moves-draws", "J14",
       "Mate ends no game after fifty moves without a capture.",
       ends_only_if(&GameEndHooks::mate, is_not(quiet_for_fifty_moves))}};
  return mutation::end_mutants<Hooked>(joined<GameEndHooks>(
      mutant_passes(), mates(&GameEndHooks::mate, "J14", Colour::white, {"Cho", "Han"}), late_mate,
      points(), mutant_repetitions(), mutant_lacks()));
}

}  // namespace hurdle::janggi
