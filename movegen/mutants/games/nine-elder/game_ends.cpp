// Mutated ends of games of Nine elder: chess's, Shogi's where they differ, and points of the
// impasse counted changed. Claims that are refused are missing: no right record can show them.
#include "movegen/mutants/games/nine-elder/mutants.hpp"
#include "movegen/mutants/themes/ends.hpp"
#include "movegen/variants/nine-elder/ends.hpp"
#include "movegen/variants/nine-elder/notation.hpp"

namespace hurdle::nine_elder {
namespace {

using namespace mutation;

struct GameEndHooks : EndHooks {
  EndClause no_move, perpetual_check, fourfold;
  Hook<int()> repetitions, checks_since;
  Hook<bool(const Setup&, Colour)> jade_in_camp;
  Hook<int(Kind)> value;
  Hook<int(const Setup&, Colour)> points;
  Hook<int()> least_points;
  Hook<ClaimVerdict(const GameHistory&)> claim_impasse;
};

class Hooked : public HookedEnds<NineElderEnds, GameEndHooks> {
 public:
  using HookedEnds::HookedEnds;

  HURDLE_HOOK(End, no_move, (const GameHistory& game), game);
  HURDLE_HOOK(End, perpetual_check, (const GameHistory& game), game);
  HURDLE_HOOK(End, fourfold, (const GameHistory& game), game);
  HURDLE_HOOK(int, repetitions, ());
  HURDLE_HOOK(int, checks_since, ());
  HURDLE_HOOK(bool, jade_in_camp, (const Setup& setup, Colour colour), setup, colour);
  HURDLE_HOOK(int, value, (Kind kind), kind);
  HURDLE_HOOK(int, points, (const Setup& setup, Colour colour), setup, colour);
  HURDLE_HOOK(int, least_points, ());
  HURDLE_HOOK(ClaimVerdict, claim_impasse, (const GameHistory& game), game);
};

constexpr auto counts = mutation::counts<GameEndHooks>;

Rules<GameEndHooks> mutant_stalemates_and_repetitions() {
  return {
      {"no-move-draws", "N12", "A player without a legal move draws.",
       reported_as(&GameEndHooks::no_move, draws)},
      {"stalemate-draws", "N12", "Stalemate is a draw, as in chess.",
       reported_as(&GameEndHooks::no_move,
                   [](const End& end, const GameHistory& game) {
                     return game.now().check ? end : draws(end, game);
                   })},
      {"stalemate-goes-on", "N12", "A stalemated player waits, and the game continues.",
       ends_only_if(&GameEndHooks::no_move, in_check_now)},
      {"mate-is-not-seen", "N12", "A side in check without a move has not lost.",
       ends_only_if(&GameEndHooks::no_move, is_not(in_check_now))},
      {"no-move-wins", "N12", "A player without a legal move wins.",
       reported_as(&GameEndHooks::no_move, turns_round)},
      {"no-move-only-for-white", "N12", "Only Black loses without a legal move.",
       ends_only_if(&GameEndHooks::no_move, black_is_to_move)},
      {"no-move-only-for-black", "N12", "Only White loses without a legal move.",
       ends_only_if(&GameEndHooks::no_move, white_is_to_move)},
      {"threefold-is-enough", "N13", "A state that occurs three times is a draw, as in chess.",
       instead(&GameEndHooks::repetitions, always(3))},
      {"fivefold-is-needed", "N13", "A state must occur five times.",
       instead(&GameEndHooks::repetitions, always(5))},
      {"repetition-ends-nothing", "N13", "Repetition does not end the game.",
       instead(&GameEndHooks::fourfold, goes_on)},
      {"repetition-mates", "N13", "The player to move in a repeated state loses.",
       reported_as(&GameEndHooks::fourfold, loses_by("N12"))},
  };
}

Rules<GameEndHooks> mutant_impasses() {
  return ClauseTable<GameEndHooks>("N15")({
      {"impasse-without-hands", "Pieces in hand do not count in an impasse.",
       counted_in(&GameEndHooks::points,
                  [](const Setup& setup, Colour) { return without_hands(setup); })},
      {"impasse-only-in-hand", "Only pieces in hand count in an impasse.",
       counted_in(&GameEndHooks::points,
                  [](const Setup& setup, Colour) { return without_board(setup); })},
      {"impasse-only-in-the-camp",
       "In an impasse only pieces in hand and in the enemy's camp count.",
       counted_in(&GameEndHooks::points,
                  [](Setup inside, Colour colour) {
                    for (std::size_t index = 0; index < square_count; ++index) {
                      const int rank = Square::at(index).rank();
                      if (colour == Colour::white ? rank < 6 : rank > 2) {
                        inside.board[index] = {};
                      }
                    }
                    return inside;
                  })},
      {"impasse-from-34", "34 points are enough in an impasse.",
       instead(&GameEndHooks::least_points, always(34))},
      {"impasse-from-36", "36 points are needed in an impasse.",
       instead(&GameEndHooks::least_points, always(36))},
      {"impasse-from-24", "24 points are enough in an impasse, as in Shogi.",
       instead(&GameEndHooks::least_points, always(24))},
      {"cannon-counts-one", "A cannon counts 1 in an impasse.", counts(cannon, 1)},
      {"van-counts-one", "A van counts 1 in an impasse.", counts(van, 1)},
      {"incense-counts-one", "An incense counts 1 in an impasse.", counts(incense, 1)},
      {"angle-counts-one", "An angle counts 1 in an impasse.", counts(angle, 1)},
      {"gold-counts-five", "A gold counts 5 in an impasse.", counts(gold, 5)},
      {"jade-counts-one", "The jade counts 1 in an impasse.", counts(jade, 1)},
      {"pawn-counts-nothing", "A pawn counts 0 in an impasse.", counts(pawn, 0)},
      {"promoted-count-one", "A promoted piece counts 1 in an impasse.",
       counted_in(&GameEndHooks::points,
                  [](const Setup& setup, Colour) { return promoted_as(pawn, setup); })},
      {"impasse-from-two-ranks", "In an impasse only the last two ranks are the camp.",
       only_if(&GameEndHooks::jade_in_camp,
               [](const Setup& setup, Colour colour) {
                 return royal_on_last_ranks(setup, colour, 2, notation.ranks);
               })},
      {"impasse-wins-for-less", "A player with fewer than 35 points wins an impasse.",
       claim_reported_as(&GameEndHooks::claim_impasse, turns_round)},
      {"impasse-always-draws", "An impasse is a draw, whatever the points.",
       claim_reported_as(&GameEndHooks::claim_impasse, draws)},
      {"impasse-by-itself", "An impasse is a draw without a claim.",
       also_draws(&GameEndHooks::fourfold, "N15", royals_in_last_ranks(3, notation.ranks))},
  });
}

}  // namespace

std::vector<EndMutant> end_mutants() {
  return mutation::end_mutants<Hooked>(joined<GameEndHooks>(
      mutant_stalemates_and_repetitions(), repetitions_with_hands(&GameEndHooks::fourfold, "N13"),
      after("one-check-is-perpetual",
            perpetual_checks(&GameEndHooks::perpetual_check, "N14", "N13"),
            later_checks(&GameEndHooks::checks_since, "N14")),
      mutant_impasses()));
}

}  // namespace hurdle::nine_elder
