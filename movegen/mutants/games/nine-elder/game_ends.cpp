// Mutated ends of games of Nine elder: chess's, Shogi's where they differ, and points of the
// impasse counted changed. Claims that are refused are missing: no right record can show them.
#include "movegen/mutants/end_mutant.hpp"
#include "movegen/mutants/games/nine-elder/mutants.hpp"
#include "movegen/mutants/themes/ends.hpp"
#include "movegen/variants/nine-elder/ends.hpp"
#include "movegen/variants/nine-elder/notation.hpp"

namespace hurdle::nine_elder {
namespace {

using namespace mutation;

struct Hooks : EndHooks {
  Hook<End(const GameHistory&)> no_move;
  Hook<End(const GameHistory&)> perpetual_check;
  Hook<End(const GameHistory&)> fourfold;
  Hook<int()> repetitions;
  Hook<int()> checks_since;
  Hook<bool(const Setup&, Colour)> jade_in_camp;
  Hook<int(Kind)> value;
  Hook<int(const Setup&, Colour)> points;
  Hook<int()> least_points;
  Hook<ClaimVerdict(const GameHistory&)> claim_impasse;
};

class Hooked : public HookedEnds<NineElderEnds, Hooks> {
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

Change<Hooks> counts(Kind kind, int points) {
  return change(&Hooks::value, [kind, points](Kind asked, auto original) {
    return asked == kind ? points : original(asked);
  });
}

std::vector<EndRule<Hooks>> mutant_moveless() {
  return {
      {"no-move-draws", "N12", "Who has no move draws.", told_as(&Hooks::no_move, draws)},
      {"stalemate-draws", "N12", "Stalemate is a draw, as in chess.",
       told_as(&Hooks::no_move,
               [](End end, const GameHistory& game) {
                 return game.now().check ? end : as_draw(std::move(end));
               })},
      {"stalemate-goes-on", "N12", "Who is stalemated waits.",
       ends_only_if(&Hooks::no_move, [](const GameHistory& game) { return game.now().check; })},
      {"mate-is-not-seen", "N12", "A side in check without a move has not lost.",
       ends_only_if(&Hooks::no_move, [](const GameHistory& game) { return !game.now().check; })},
      {"no-move-wins", "N12", "Who has no move wins.", told_as(&Hooks::no_move, turns_round)},
      {"no-move-only-for-white", "N12", "Only Black can be out of moves.",
       ends_only_if(&Hooks::no_move, black_is_to_move)},
      {"no-move-only-for-black", "N12", "Only White can be out of moves.",
       ends_only_if(&Hooks::no_move, white_is_to_move)},
  };
}

std::vector<EndRule<Hooks>> mutant_repetitions() {
  return {
      {"threefold-is-enough", "N13", "A state that occurs three times is a draw, as in chess.",
       instead(&Hooks::repetitions, [] { return 3; })},
      {"fivefold-is-needed", "N13", "A state must occur five times.",
       instead(&Hooks::repetitions, [] { return 5; })},
      {"repetition-ends-nothing", "N13", "Repetition is no draw.",
       instead(&Hooks::fourfold, goes_on)},
      {"repetition-mates", "N13", "Who is to move in a repeated state has lost.",
       told_as(&Hooks::fourfold, loses_by("N12"))},
      {"repetition-without-hands", "N13", "Hands are no part of a state.",
       compares<Hooks>(without_hands)},
      {"repetition-without-side", "N13", "The side to move is no part of a state.",
       compares<Hooks>(without_side)},
      {"repetition-without-promotions", "N13", "A promoted piece is as good as a plain one.",
       compares<Hooks>(without_promotions)},
      {"repetition-in-a-row", "N13", "Only what repeats without a break is a repetition.",
       ends_only_if(&Hooks::fourfold, without_a_break)},
      {"repetition-without-the-start", "N13", "The start does not count as an occurrence.",
       ends_only_if(&Hooks::fourfold, began_otherwise)},
      {"fifty-moves-draw", "N13", "A hundred quiet plies are a draw, as in chess.",
       also_draws(&Hooks::fourfold, "N13", quiet_for_fifty_moves)},
  };
}

std::vector<EndRule<Hooks>> mutant_perpetual_checks() {
  return {
      {"perpetual-check-draws", "N14", "Perpetual check is a draw, as in chess.",
       told_as(&Hooks::perpetual_check,
               [](End end, const GameHistory& /*game*/) {
                 return as_draw(as_clause(std::move(end), "N13"));
               })},
      {"perpetual-check-wins", "N14", "Who gives perpetual check wins.",
       told_as(&Hooks::perpetual_check, turns_round)},
      {"one-check-is-perpetual", "N14", "The check by the last ply alone decides.",
       one_check_is_perpetual()},
      {"checks-since-the-last-time", "N14", "Only checks since the third occurrence matter.",
       instead(&Hooks::checks_since, [] { return 3; })},
      {"checks-since-the-second", "N14", "Only checks since the second occurrence matter.",
       instead(&Hooks::checks_since, [] { return 2; })},
      {"only-the-side-not-to-move-checks", "N14",
       "Only checks that lead into the repeated state are seen.", perpetual_only_by_mover(false)},
      {"perpetual-check-only-by-white", "N14", "Black may check for ever.",
       perpetual_only_by(Colour::white)},
      {"perpetual-check-only-by-black", "N14", "White may check for ever.",
       perpetual_only_by(Colour::black)},
  };
}

std::vector<EndRule<Hooks>> mutant_places_of_points() {
  return {
      {"impasse-without-hands", "N15", "Pieces in hand count nothing.",
       change(&Hooks::points,
              [](const Setup& setup, Colour colour, auto original) {
                return original(without_hands(setup), colour);
              })},
      {"impasse-only-in-hand", "N15", "Only pieces in hand count.",
       change(&Hooks::points,
              [](const Setup& setup, Colour colour, auto original) {
                Setup held = setup;
                held.board.fill(Piece{});
                return original(held, colour);
              })},
      {"impasse-only-in-the-camp", "N15", "On the board only pieces in the enemy's camp count.",
       change(&Hooks::points,
              [](const Setup& setup, Colour colour, auto original) {
                Setup inside = setup;
                for (std::size_t index = 0; index < square_count; ++index) {
                  const int rank = Square::at(index).rank();
                  const bool camp = colour == Colour::white ? rank >= 6 : rank <= 2;
                  inside.board[index] = camp ? setup.board[index] : Piece{};
                }
                return original(inside, colour);
              })},
  };
}

std::vector<EndRule<Hooks>> mutant_values() {
  return {
      {"impasse-from-34", "N15", "34 points are enough.",
       instead(&Hooks::least_points, [] { return 34; })},
      {"impasse-from-36", "N15", "36 points are needed.",
       instead(&Hooks::least_points, [] { return 36; })},
      {"impasse-from-24", "N15", "24 points are enough, as in Shogi.",
       instead(&Hooks::least_points, [] { return 24; })},
      {"cannon-counts-one", "N15", "A cannon counts 1.", counts(cannon, 1)},
      {"van-counts-one", "N15", "A van counts 1.", counts(van, 1)},
      {"incense-counts-one", "N15", "An incense counts 1.", counts(incense, 1)},
      {"angle-counts-one", "N15", "An angle counts 1.", counts(angle, 1)},
      {"gold-counts-five", "N15", "A gold counts 5.", counts(gold, 5)},
      {"jade-counts-one", "N15", "The jade counts 1.", counts(jade, 1)},
      {"pawn-counts-nothing", "N15", "A pawn counts nothing.", counts(pawn, 0)},
      {"promoted-count-one", "N15", "A promoted piece counts 1.",
       change(&Hooks::points,
              [](const Setup& setup, Colour colour, auto original) {
                Setup counted = setup;
                for (Piece& piece : counted.board) {
                  if (piece.promoted()) {
                    piece = Piece(piece.colour(), pawn);
                  }
                }
                return original(counted, colour);
              })},
  };
}

std::vector<EndRule<Hooks>> mutant_impasses() {
  return {
      {"impasse-from-two-ranks", "N15", "Only the last two ranks are the camp.",
       change(&Hooks::jade_in_camp,
              [](const Setup& setup, Colour colour, auto original) {
                bool far = false;
                for (std::size_t index = 0; index < square_count; ++index) {
                  const int rank = Square::at(index).rank();
                  far = far || (setup.board[index].is(colour, jade) &&
                                (colour == Colour::white ? rank >= 7 : rank <= 1));
                }
                return far && original(setup, colour);
              })},
      {"impasse-wins-for-less", "N15", "Who has less than 35 wins.",
       change(&Hooks::claim_impasse,
              [](const GameHistory& game, auto original) {
                ClaimVerdict verdict = original(game);
                if (verdict.end) {
                  verdict.end = turned_round(verdict.end);
                }
                return verdict;
              })},
      {"impasse-always-draws", "N15", "An impasse is a draw, whatever the points.",
       change(&Hooks::claim_impasse,
              [](const GameHistory& game, auto original) {
                ClaimVerdict verdict = original(game);
                if (verdict.end) {
                  verdict.end = as_draw(verdict.end);
                }
                return verdict;
              })},
      {"impasse-by-itself", "N15", "It ends the game without a claim.",
       also_draws(&Hooks::fourfold, "N15",
                  [](const GameHistory& game) {
                    const auto in_camp = [&](Colour colour) {
                      for (std::size_t index = 0; index < square_count; ++index) {
                        const int rank = Square::at(index).rank();
                        if (game.setup().board[index].is(colour, jade)) {
                          return colour == Colour::white ? rank >= 6 : rank <= 2;
                        }
                      }
                      return false;
                    };
                    return in_camp(Colour::white) && in_camp(Colour::black);
                  })},
  };
}

}  // namespace

std::vector<EndMutant> end_mutants() {
  std::vector<EndRule<Hooks>> rules = mutant_moveless();
  for (const auto theme : {mutant_repetitions, mutant_perpetual_checks, mutant_places_of_points,
                           mutant_values, mutant_impasses}) {
    const auto more = theme();
    rules.insert(rules.end(), more.begin(), more.end());
  }
  return mutation::end_mutants<Hooked>(rules);
}

}  // namespace hurdle::nine_elder
