// Who castles, what may stand in the way, and where king and rook go (H6).
#include <fmt/format.h>

#include "movegen/mutants/games/chess/hooks.hpp"

namespace hurdle::chess {
namespace {

/// Only one side castles, or only towards one side of the board.
Change<Hooks> castles_only_if(std::function<bool(const Right&)> may) {
  return only_if(&Hooks::castling_right, std::move(may));
}

/// Nothing stands on these squares of the way but king and rook.
bool is_free(const AskedCastling& asked, Square from, Square to) {
  return !family(asked.rules).castling_block(asked.setup, asked.castling, from, to).exists();
}

bool kings_way_is_free(const AskedCastling& asked) {
  return is_free(asked, asked.castling.king, asked.castling.king_goal);
}

bool goals_are_free(const AskedCastling& asked) {
  return is_free(asked, asked.castling.king_goal, asked.castling.king_goal) &&
         is_free(asked, asked.castling.rook_goal, asked.castling.rook_goal);
}

/// An enemy where the king lands bars nothing.
bool only_an_enemy_on_the_goal(const AskedCastling& asked,
                               Hook<bool(const AskedCastling&)>::Original original) {
  const Square goal = asked.castling.king_goal;
  if (!asked.at(goal).belongs_to(opponent(asked.side()))) {
    return original(asked);
  }
  const Setup judged = without(asked.setup, goal);
  return original({{asked.rules, judged}, asked.castling});
}

/// The rook lands on another file.
Castling rook_lands(Castling right, int file) {
  right.rook_goal = {file, right.rook.rank()};
  return right;
}

/// The rook stays where it was.
Castling rook_stays(const Right& asked, Hook<Castling(const Right&)>::Original original) {
  Castling castling = original(asked);
  castling.rook_goal = castling.rook;
  return castling;
}

MutantRules forgotten_wings() {
  MutantRules rules;
  for (const Colour side : both_colours) {
    for (const bool kings_side : {true, false}) {
      rules.push_back(
          {fmt::format("{}-castling-{}-forgotten", side_word(side), kings_side ? "short" : "long"),
           "H6",
           fmt::format("{} castling on the {}'s side is forgotten.", sides(side),
                       kings_side ? "king" : "queen"),
           castles_only_if([side, kings_side](const Right& asked) {
             return asked.side() != side || asked.kings_side() != kings_side;
           })});
    }
  }
  return rules;
}

}  // namespace

MutantRules mutant_castling() {
  return joined<Hooks>(
      MutantRules{
          {"no-castling", "H6", "Nobody castles.", castles_only_if(always(false))},
          {"only-short-castling", "H6", "Castling goes to the king's side only.",
           castles_only_if([](const Right& asked) { return asked.kings_side(); })},
          {"only-long-castling", "H6", "Castling goes to the queen's side only.",
           castles_only_if([](const Right& asked) { return !asked.kings_side(); })},
          {"only-white-castles", "H6", "Only White castles.",
           castles_only_if([](const Right& asked) { return asked.side() == Colour::white; })},
          {"only-black-castles", "H6", "Only Black castles.",
           castles_only_if([](const Right& asked) { return asked.side() == Colour::black; })},
          {"only-the-king-needs-room", "H6", "Only the king's way must be empty, not the rook's.",
           instead(&Hooks::castling_way_is_free, kings_way_is_free)},
          {"only-landing-needs-room", "H6",
           "Only the two squares where king and rook land must be empty.",
           instead(&Hooks::castling_way_is_free, goals_are_free)},
          {"castling-captures", "H6", "The king may capture on the square where it lands.",
           change(&Hooks::castling_way_is_free, only_an_enemy_on_the_goal)},
          {"rook-stays-when-castling", "H6", "The rook stays where it stood.",
           change(&Hooks::castling_with, rook_stays)},
          {"rook-lands-on-the-e-file", "H6", "On the queen's side the rook lands on the e-file.",
           change(&Hooks::castling_with,
                  [](const Right& asked, auto original) {
                    return rook_lands(original(asked), asked.kings_side() ? 5 : 4);
                  })},
          {"rook-lands-beyond-the-king", "H6", "The rook lands beside the king without passing it.",
           change(&Hooks::castling_with,
                  [](const Right& asked, auto original) {
                    return rook_lands(original(asked), asked.kings_side() ? 7 : 1);
                  })},
      },
      forgotten_wings());
}

}  // namespace hurdle::chess
