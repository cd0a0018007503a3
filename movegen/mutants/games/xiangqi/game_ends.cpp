// Mutated ends of games of Xiangqi: stalemate as in chess, lack of pieces and repetition as other
// games or other organisations have them. Not here: a lack of pieces that comes before a stalemate.
// With generals, advisors and elephants alone a general can always step along its file.
#include "movegen/mutants/games/xiangqi/end_hooks.hpp"
#include "movegen/mutants/games/xiangqi/mutants.hpp"
#include "movegen/variants/xiangqi/notation.hpp"

namespace hurdle::xiangqi {
namespace {

using namespace mutation;

class Hooked : public HookedEnds<XiangqiEnds, GameEndHooks> {
 public:
  using HookedEnds::HookedEnds;

  HURDLE_HOOK(End, mate, (const GameHistory& game), game);
  HURDLE_HOOK(End, stalemate, (const GameHistory& game), game);
  HURDLE_HOOK(End, lack_of_pieces, (const GameHistory& game), game);
  HURDLE_HOOK(End, repetition, (const GameHistory& game), game);
  HURDLE_HOOK(bool, lacks_pieces, (const Setup& setup, Colour colour), setup, colour);
  HURDLE_HOOK(int, repetitions, ());
  HURDLE_HOOK(bool, repetition_draws, ());
  HURDLE_HOOK(int, window_start, (const GameHistory& game), game);
  HURDLE_HOOK(bool, checks_perpetually, (const Window& window, Colour side), window, side);
  HURDLE_HOOK(bool, counts_as_attacker, (Piece attacker), attacker);
  HURDLE_HOOK(bool, counts_as_victim, (const Setup& setup, Square victim), setup, victim);
  HURDLE_HOOK(Points, forgiven, (const Setup& setup, Square attacker, Moment moment), setup,
              attacker, moment);
  HURDLE_HOOK(bool, may_capture, (const Setup& setup, Capture capture, Moment moment), setup,
              capture, moment);
  HURDLE_HOOK(bool, is_offer, (const Setup& setup, Capture capture, Moment moment), setup, capture,
              moment);
  HURDLE_HOOK(bool, has_root, (const Setup& setup, Capture capture, Moment moment), setup, capture,
              moment);
  HURDLE_HOOK(bool, is_stronger, (Piece attacker, Piece victim), attacker, victim);
  HURDLE_HOOK(bool, can_retake, (const Setup& captured, Square root, Square point), captured, root,
              point);
  HURDLE_HOOK(bool, root_counts, (const Setup& setup, Capture capture, Square root, Moment moment),
              setup, capture, root, moment);
  HURDLE_HOOK(bool, checks_chase, ());
  HURDLE_HOOK(bool, stood_before, (const Turn& turn, Capture capture), turn, capture);
  HURDLE_HOOK(bool, is_answered, (const Turn& turn, Capture capture), turn, capture);
  HURDLE_HOOK(std::vector<Chase>, chases, (const Turn& turn), turn);
  HURDLE_HOOK(Perpetual, chased_by, (const Window& window, Colour side), window, side);
  HURDLE_HOOK(Points, common_victims, (const std::vector<std::vector<Chase>>& moves), moves);
  HURDLE_HOOK(bool, is_excused, (const Turn& turn, const Chase& chase, const Points& chased), turn,
              chase, chased);
  HURDLE_HOOK(bool, is_pinned_by, (const Setup& setup, Square pinned, Square horse_on), setup,
              pinned, horse_on);
  HURDLE_HOOK(std::optional<Colour>, loser, (Offence red, Offence black), red, black);
  HURDLE_HOOK(End, no_capture, (const GameHistory& game), game);
  HURDLE_HOOK(int, most_checks, ());
  HURDLE_HOOK(int, quiet_moves, (const GameHistory& game, Colour side), game, side);
};

Rules<GameEndHooks> mutant_late_mates() {
  return ClauseTable<GameEndHooks>("X9")({
      {"mate-is-told-as-stalemate", "Mate is reported as a stalemate.",
       reported_as(&GameEndHooks::mate, reported_by("X10"))},
      {"mate-after-fifty-moves-draws", "Mate ends no game after fifty moves without a capture.",
       ends_only_if(&GameEndHooks::mate, is_not(quiet_for_fifty_moves))},
  });
}

Rules<GameEndHooks> stalemates() {
  return ClauseTable<GameEndHooks>("X10")({
      {"stalemate-draws", "Stalemate is a draw, as in chess.",
       reported_as(&GameEndHooks::stalemate, draws)},
      {"stalemate-wins-for-the-stuck", "A stalemated side wins.",
       reported_as(&GameEndHooks::stalemate, turns_round)},
      {"stalemate-is-not-seen", "A stalemated side has not lost.",
       instead(&GameEndHooks::stalemate, goes_on)},
      {"stalemate-is-told-as-mate", "Stalemate is reported as a mate.",
       reported_as(&GameEndHooks::stalemate, reported_by("X9"))},
      {"stalemate-only-for-black", "Only Red loses by stalemate.",
       ends_only_if(&GameEndHooks::stalemate, white_is_to_move)},
      {"stalemate-only-for-red", "Only Black loses by stalemate.",
       ends_only_if(&GameEndHooks::stalemate, black_is_to_move)},
  });
}

bool stays_at_home(Kind kind) {
  return kind == general || kind == advisor || kind == elephant;
}

Rules<GameEndHooks> mutant_lacks() {
  constexpr auto harmless_are = mutation::harmless_are<GameEndHooks>;
  return ClauseTable<GameEndHooks>("X11")({
      {"lack-of-pieces-goes-on", "Generals, advisors and elephants play on.",
       instead(&GameEndHooks::lack_of_pieces, goes_on)},
      {"only-generals-lack-pieces", "Lack of pieces is a draw only with two bare generals.",
       harmless_are([](Kind kind) { return kind == general; })},
      {"advisors-can-win", "Advisors are enough to play on.",
       harmless_are([](Kind kind) { return kind == general || kind == elephant; })},
      {"elephants-can-win", "Elephants are enough to play on.",
       harmless_are([](Kind kind) { return kind == general || kind == advisor; })},
      {"soldiers-cannot-win", "Soldiers are not enough to play on.",
       harmless_are([](Kind kind) { return stays_at_home(kind) || kind == soldier; })},
      {"horses-cannot-win", "Horses are not enough to play on, as in chess.",
       harmless_are([](Kind kind) { return stays_at_home(kind) || kind == horse; })},
      {"cannons-cannot-win", "Cannons are not enough to play on.",
       harmless_are([](Kind kind) { return stays_at_home(kind) || kind == cannon; })},
      {"one-side-lacks-pieces", "The game is drawn as soon as one side has no attacking piece.",
       one_side_lacks_pieces<GameEndHooks>()},
      {"lack-of-pieces-loses", "Without attacking pieces the player to move loses.",
       reported_as(&GameEndHooks::lack_of_pieces, loses_by("X11"))},
      {"fifty-moves-draw",
       "A hundred plies without a capture or a soldier's move are a draw, as in chess.",
       also_draws(&GameEndHooks::lack_of_pieces, "X11", quiet_for_fifty_moves)},
      {"sixty-moves-draw",
       "A hundred and twenty plies without a capture or a soldier's move are a draw.",
       also_draws(&GameEndHooks::lack_of_pieces, "X11",
                  [](const GameHistory& game) { return game.setup().half >= 120; })},
      {"fifty-plies-draw", "Fifty quiet plies are a draw: plies are counted as moves.",
       also_draws(&GameEndHooks::lack_of_pieces, "X11", quiet_for_fifty_plies)},
  });
}

Rules<GameEndHooks> mutant_repetitions() {
  return ClauseTable<GameEndHooks>("X12")({
      {"repetition-always-draws", "Repetition is a draw, whatever option was chosen.",
       instead(&GameEndHooks::repetition_draws, always(true))},
      {"repetition-ends-nothing", "Repetition ends nothing, whatever option was chosen.",
       instead(&GameEndHooks::repetition, goes_on)},
      {"twofold-is-enough", "A position that occurs twice is a repetition.",
       instead(&GameEndHooks::repetitions, always(2))},
      {"fourfold-is-needed", "A position must occur four times.",
       instead(&GameEndHooks::repetitions, always(4))},
      {"repetition-without-side", "The side to move is not part of a position.",
       compares(without_side)},
      uncounted_occurrences(&GameEndHooks::repetition, "X12"),
      {"repetition-mates", "The player to move in a repeated position loses.",
       reported_as(&GameEndHooks::repetition, loses_by("X9"))},
      {"perpetual-check-loses",
       "A player who gives perpetual check loses, as in the associations' rules.",
       reported_as(&GameEndHooks::repetition, perpetual_checker_loses)},
  });
}

}  // namespace

const XiangqiEnds& ends_by_the_rules() {
  static const XiangqiReferee rules(notation);
  static const XiangqiEnds ends(rules, {});
  return ends;
}

std::vector<EndMutant> end_mutants() {
  return mutation::end_mutants<Hooked>(joined<GameEndHooks>(
      mates(&GameEndHooks::mate, "X9", Colour::black, {"Red", "Black"}), mutant_late_mates(),
      stalemates(), mutant_lacks(), mutant_repetitions(), verdict_mutants(), perpetual_mutants(),
      threat_mutants(), root_mutants(), chase_mutants(), no_capture_mutants()));
}

}  // namespace hurdle::xiangqi
