// Who castles, what may stand in the way, where king and rook go, and which attacks forbid it (H6,
// H7).
//
// Not among them in chess, since it changes no count: that the enemy king is overlooked on the way.
// As it cannot stand next to e1, it attacks squares that are crossed only from c2 and g2, and from
// there also where the king lands.
#include <fmt/format.h>

#include <algorithm>

#include "movegen/mutants/games/chess/hooks.hpp"
#include "movegen/mutants/themes/lines.hpp"
#include "movegen/referee/direction.hpp"

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

bool rooks_goal_is_free(const AskedCastling& asked) {
  return is_free(asked, asked.castling.rook_goal, asked.castling.rook_goal);
}

bool kings_goal_is_free(const AskedCastling& asked) {
  return is_free(asked, asked.castling.king_goal, asked.castling.king_goal);
}

bool goals_are_free(const AskedCastling& asked) {
  return kings_goal_is_free(asked) && rooks_goal_is_free(asked);
}

bool king_stands_on_its_goal(const AskedCastling& asked) {
  return asked.castling.king == asked.castling.king_goal;
}

bool rook_stands_on_its_goal(const AskedCastling& asked) {
  return asked.castling.rook == asked.castling.rook_goal;
}

bool rook_is_in_the_kings_way(const AskedCastling& asked) {
  const Castling& way = asked.castling;
  return way.rook == way.king_goal || is_between(way.king, way.rook, way.king_goal);
}

bool king_is_in_the_rooks_way(const AskedCastling& asked) {
  const Castling& way = asked.castling;
  return way.king == way.rook_goal || is_between(way.rook, way.king, way.rook_goal);
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
Change<Hooks> rook_lands(const std::function<int(const Castling& right, bool kings_side)>& file) {
  return change(&Hooks::castling_with, [file](const Right& asked, auto original) {
    Castling castling = original(asked);
    castling.rook_goal = {file(castling, asked.kings_side()), castling.rook.rank()};
    return castling;
  });
}

/// Whether castling is too dangerous because of a square that the king crosses.
using Danger = std::function<bool(const AskedCastling& asked, Square crossed)>;

/// Whether no square between the two, both excluded, has this danger.
bool safe_between(const AskedCastling& asked, Square from, Square to, const Danger& danger) {
  const int step = to.file() < from.file() ? -1 : 1;
  bool safe = true;
  for (int file = from.file() + step; from != to && file != to.file() && safe; file += step) {
    safe = !danger(asked, Square(file, from.rank()));
  }
  return safe;
}

Change<Hooks> dangers(Danger danger) {
  return instead(
      &Hooks::castling_way_is_safe, [danger = std::move(danger)](const AskedCastling& asked) {
        return safe_between(asked, asked.castling.king, asked.castling.king_goal, danger);
      });
}

bool is_attacked(const AskedCastling& asked, Square square) {
  return asked.is_attacked(square);
}

bool is_safe_up_to_the_rook(const AskedCastling& asked) {
  return safe_between(asked, asked.castling.king, asked.castling.rook, is_attacked);
}

/// The square is attacked by what could move there now.
bool could_be_entered(const AskedCastling& asked, Square square) {
  return asked.rules.attacked(asked.setup, square, opponent(asked.side()));
}

Setup with_king_on(const AskedCastling& asked, Square square) {
  return with(asked.setup, square, Piece(asked.side(), king));
}

/// One kind of attackers is overlooked.
Danger attacked_by_others(Kind kind) {
  return [kind](const AskedCastling& asked, Square square) {
    const Setup there = with_king_on(asked, square);
    const auto attackers = asked.rules.attackers(there, square, opponent(asked.side()));
    return !std::ranges::all_of(attackers,
                                [&](Square from) { return there.at(from).kind() == kind; });
  };
}

}  // namespace

MutantRules mutant_castling() {
  return ClauseTable<Hooks>("H6")({
      {"no-castling", "No player may castle.", castles_only_if(always(false))},
      {"only-short-castling", "Castling is possible only on the king's side.",
       castles_only_if([](const Right& asked) { return asked.kings_side(); })},
      {"only-long-castling", "Castling is possible only on the queen's side.",
       castles_only_if([](const Right& asked) { return !asked.kings_side(); })},
      {"only-white-castles", "Only White castles.", castles_only_if(white_moves)},
      {"only-black-castles", "Only Black castles.", castles_only_if(black_moves)},
      {"only-the-king-needs-room", "Only the king's path must be empty, not the rook's.",
       instead(&Hooks::castling_way_is_free, kings_way_is_free)},
      {"only-landing-needs-room", "Only the two squares where king and rook land must be empty.",
       instead(&Hooks::castling_way_is_free, goals_are_free)},
      {"only-the-kings-goal-needs-room",
       "Only the square where the king lands must be empty; the rook replaces any piece on its "
       "target square.",
       instead(&Hooks::castling_way_is_free, kings_goal_is_free)},
      {"castling-captures", "The king may capture on the square where it lands.",
       change(&Hooks::castling_way_is_free, only_an_enemy_on_the_goal)},
      {"rook-stays-when-castling", "The rook stays on its square when the king castles.",
       rook_lands([](const Castling& right, bool) { return right.rook.file(); })},
      {"rook-stays-when-castling-short",
       "The rook stays on its square when the king castles on the king's side.",
       rook_lands([](const Castling& right, bool kings_side) {
         return kings_side ? right.rook.file() : right.rook_goal.file();
       })},
      {"rook-stays-when-castling-long",
       "The rook stays on its square when the king castles on the queen's side.",
       rook_lands([](const Castling& right, bool kings_side) {
         return kings_side ? right.rook_goal.file() : right.rook.file();
       })},
      {"rook-lands-on-the-e-file", "On the queen's side the rook lands on the e-file.",
       rook_lands([](const Castling&, bool kings_side) { return kings_side ? 5 : 4; })},
      {"rook-lands-beyond-the-king", "The rook lands beside the king without passing it.",
       rook_lands([](const Castling&, bool kings_side) { return kings_side ? 7 : 1; })},
  });
}

MutantRules forgotten_wings() {
  MutantRules rules;
  for (const Colour side : both_colours) {
    for (const bool kings_side : {true, false}) {
      rules.emplace_back(
          fmt::format("{}-castling-{}-forgotten", side_word(side), kings_side ? "short" : "long"),
          "H6",
          fmt::format("{} castling on the {}'s side is forgotten.", sides(side),
                      kings_side ? "king" : "queen"),
          castles_only_if([side, kings_side](const Right& asked) {
            return asked.side() != side || asked.kings_side() != kings_side;
          }));
    }
  }
  return rules;
}

MutantRules mutant_castling_safety() {
  return ClauseTable<Hooks>("H6")({
      {"castling-out-of-check", "A king in check may castle.",
       instead(&Hooks::castling_is_no_escape, always(true))},
      {"castling-through-attacks", "The king may cross attacked squares when it castles.",
       dangers(always(false))},
      {"castling-into-check", "The king may castle to an attacked square.",
       also_if(&Hooks::keeps_royal_safe, &Played::castles)},
      {"castling-is-not-tested",
       "The king may cross attacked squares when it castles, and castle to one.",
       both(dangers(always(false)), also_if(&Hooks::keeps_royal_safe, &Played::castles))},
      {"no-attack-up-to-the-rook", "No square between king and rook may be attacked.",
       only_if(&Hooks::castling_way_is_safe, is_safe_up_to_the_rook)},
      {"attacked-rook-never-castles", "A rook that is attacked does not castle.",
       unless(&Hooks::castling_way_is_safe,
              [](const AskedCastling& asked) {
                return could_be_entered(asked, asked.castling.rook);
              })},
      {"rook-crosses-no-attack", "The rook may not cross attacked squares either.",
       only_if(&Hooks::castling_way_is_safe,
               [](const AskedCastling& asked) {
                 return safe_between(asked, asked.castling.rook, asked.castling.rook_goal,
                                     is_attacked);
               })},
      {"castling-asks-for-moves",
       "The king's path counts as attacked where an enemy could move: by a pawn's steps, not by "
       "its captures.",
       dangers(could_be_entered)},
      {"castling-past-pinned-pieces", "A pinned piece does not attack the king's path.",
       dangers([](const AskedCastling& asked, Square square) {
         return could_legally_be_taken(asked.rules, with_king_on(asked, square), square,
                                       opponent(asked.side()));
       })},
  });
}

MutantRules harmless_attackers() {
  MutantRules rules;
  for (const NamedKind& one : capturable) {
    rules.emplace_back(fmt::format("castling-past-a-{}", one.name), "H6",
                       fmt::format("The king may cross squares that only a {} attacks.", one.name),
                       dangers(attacked_by_others(one.kind)));
  }
  return rules;
}

/// The king also castles out of check, on one side.
Change<Hooks> escapes_on(bool kings_side) {
  return both(instead(&Hooks::castling_is_no_escape, always(true)),
              only_if(&Hooks::castling_way_is_safe, [kings_side](const AskedCastling& asked) {
                return asked.kings_side() == kings_side || !asked.in_check();
              }));
}

MutantRules unsafe_wings() {
  MutantRules rules;
  for (const bool kings_side : {true, false}) {
    rules.emplace_back(
        fmt::format("castling-{}-out-of-check", kings_side ? "short" : "long"), "H6",
        fmt::format("A king in check may castle on the {}'s side.", kings_side ? "king" : "queen"),
        escapes_on(kings_side));
    rules.emplace_back(fmt::format("castling-{}-through-attacks", kings_side ? "short" : "long"),
                       "H6",
                       fmt::format("The king may cross attacked squares on the {}'s side.",
                                   kings_side ? "king" : "queen"),
                       dangers([kings_side](const AskedCastling& asked, Square square) {
                         return asked.kings_side() != kings_side && asked.is_attacked(square);
                       }));
  }
  for (const Colour side : both_colours) {
    for (const bool kings_side : {true, false}) {
      rules.emplace_back(fmt::format("{}-castling-{}-through-attacks", side_word(side),
                                     kings_side ? "short" : "long"),
                         "H6",
                         fmt::format("{} king may cross attacked squares on the {}'s side.",
                                     sides(side), kings_side ? "king" : "queen"),
                         dangers([side, kings_side](const AskedCastling& asked, Square square) {
                           return (asked.side() != side || asked.kings_side() != kings_side) &&
                                  asked.is_attacked(square);
                         }));
    }
  }
  return rules;
}

// H7: what only shows where king and rook stand elsewhere.
MutantRules mutant_castling_960() {
  return ClauseTable<Hooks>("H7")({
      {"castling-past-a-king", "The king may cross squares that only the enemy king attacks.",
       dangers(attacked_by_others(king))},
      {"castling-uncovers-no-attack",
       "The king's target square is judged with the rook still on its old square.",
       change(&Hooks::keeps_royal_safe,
              [](const Played& asked, auto original) {
                const bool safe = original(asked);
                const Square from = asked.move.to();  // castling is king takes rook
                if (safe || !asked.move.is_castling() || asked.next.at(from)) {
                  return safe;
                }
                return original(asked.into(with(asked.next, from, Piece(asked.side(), rook))));
              })},
      {"castling-crosses-the-rooks-goal-only",
       "Of the squares after the king's own, only the target squares of king and rook must be "
       "safe.",
       instead(&Hooks::castling_way_is_safe,
               [](const AskedCastling& asked) {
                 return !asked.is_attacked(asked.castling.rook_goal);
               })},
      {"castling-crosses-up-to-the-rook",
       "Castling needs safe squares between king and rook and a safe target; other squares that "
       "the king crosses may be attacked.",
       instead(&Hooks::castling_way_is_safe, is_safe_up_to_the_rook)},
      {"king-beside-its-goal-never-castles",
       "A king one step from its target square cannot castle.",
       unless(&Hooks::castling_way_is_free,
              [](const AskedCastling& asked) {
                return distance(asked.castling.king, asked.castling.king_goal) == 1;
              })},
      {"castling-needs-all-between-empty",
       "Only the squares between king and rook and their target squares must be empty.",
       instead(&Hooks::castling_way_is_free,
               [](const AskedCastling& asked) {
                 return is_free(asked, asked.castling.king, asked.castling.rook) &&
                        goals_are_free(asked);
               })},
      {"castling-rook-needs-no-room",
       "Only the king's path and the rook's target square must be empty.",
       instead(&Hooks::castling_way_is_free,
               [](const AskedCastling& asked) {
                 return kings_way_is_free(asked) && rooks_goal_is_free(asked);
               })},
      {"unmoved-king-never-castles",
       "A king that already stands on its target square cannot castle.",
       unless(&Hooks::castling_way_is_free, king_stands_on_its_goal)},
      {"unmoved-rook-never-castles",
       "A rook that already stands on its target square cannot castle.",
       unless(&Hooks::castling_way_is_free, rook_stands_on_its_goal)},
      {"castling-goals-must-be-empty",
       "King and rook may not land on each other's starting square.",
       unless(&Hooks::castling_way_is_free,
              [](const AskedCastling& asked) {
                return asked.castling.king == asked.castling.rook_goal ||
                       asked.castling.rook == asked.castling.king_goal;
              })},
      {"castling-rook-blocks-the-king", "The castling rook itself blocks the king's way.",
       unless(&Hooks::castling_way_is_free, rook_is_in_the_kings_way)},
      {"castling-king-blocks-the-rook", "The castling king itself blocks the rook's way.",
       unless(&Hooks::castling_way_is_free, king_is_in_the_rooks_way)},
      {"castling-of-outermost-rooks-only", "Only the rooks of files a and h castle.",
       only_if(&Hooks::castling_right,
               [](const Right& asked) { return asked.file == 0 || asked.file == 7; })},
      {"castling-from-the-e-file-only", "Only a king on the e-file castles.",
       only_if(&Hooks::castling_right,
               [](const Right& asked) { return asked.royal().file() == 4; })},
  });
}

}  // namespace hurdle::chess
