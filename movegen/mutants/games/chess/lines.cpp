// Lines and leaps that end too early or go on too far, and directions that are forgotten (H1).
#include <fmt/format.h>

#include <algorithm>

#include "movegen/mutants/games/chess/hooks.hpp"
#include "movegen/referee/direction.hpp"

namespace hurdle::chess {
namespace {

/// A kind of piece and the directions in which it goes.
struct Directed {
  std::string_view name;
  Kind kind;
  const Steps* directions;
};

const std::array<Directed, 5> directed{{{"king", king, &as_king},
                                        {"queen", queen, &as_king},
                                        {"rook", rook, &straight},
                                        {"bishop", bishop, &diagonal},
                                        {"knight", knight, &as_knight}}};

bool is_leap(Step step) {
  return std::abs(step.files) + std::abs(step.ranks) == 3;
}

/// The right squares but those that lie so as White sees them: at one step or many, or a leap away.
Going never_towards(Step step) {
  return only_where([step](const Mover& mover, Square to) {
    const int length = is_leap(step) ? 1 : distance(mover.from, to);
    return files_between(mover.from, to) != step.files * length ||
           ranks_between(mover.from, to) != step.ranks * length;
  });
}

/// "up", "down left", "one up two left".
std::string words_of(Step step) {
  const auto part = [step](int length, const char* ahead, const char* back) {
    const char* number = !is_leap(step) ? "" : std::abs(length) == 2 ? "two " : "one ";
    return std::string(number) + (length > 0 ? ahead : back);
  };
  const std::string ranks = part(step.ranks, "up", "down");
  const std::string files = part(step.files, "right", "left");
  return step.files == 0 ? ranks : step.ranks == 0 ? files : ranks + " " + files;
}

std::string hyphened(std::string words) {
  std::replace(words.begin(), words.end(), ' ', '-');
  return words;
}

MutantRules forgotten_directions() {
  MutantRules rules;
  for (const Directed& piece : directed) {
    for (const Step step : *piece.directions) {
      rules.push_back({fmt::format("{}-not-{}", piece.name, hyphened(words_of(step))), "H1",
                       fmt::format("The {} never goes {}.", piece.name, words_of(step)),
                       goes(piece.kind, never_towards(step))});
    }
  }
  return rules;
}

/// What is no leap, and a leap beside whose start, straight on its way, nothing stands.
bool leg_is_free(const Mover& mover, Square to) {
  const int files = files_between(mover.from, to);
  const int ranks = ranks_between(mover.from, to);
  return std::abs(files * ranks) != 2 ||
         !mover.at({mover.from.file() + files / 2, mover.from.rank() + ranks / 2});
}

}  // namespace

MutantRules mutant_lines() {
  return joined<Hooks>(
      MutantRules{
          {"lines-of-six", "H1", "No line is longer than six squares.",
           visits(&Hooks::targets, only_where(at_distance(1, 6)))},
          {"queen-is-a-ferz", "H1", "A queen goes one step diagonally, as in the old game.",
           goes(queen, steps(diagonal))},
          {"queen-leaps-too", "H1", "A queen goes as a knight too.",
           goes(queen, also(steps(as_knight)))},
          {"bishop-is-an-elephant", "H1", "A bishop leaps exactly two squares diagonally.",
           goes(bishop, steps({{2, 2}, {2, -2}, {-2, -2}, {-2, 2}}))},
          {"rook-takes-only-beside-it", "H1", "A rook captures only on the next square.",
           goes(rook, only_where(either(is_empty, at_distance(1, 1))))},
          {"rook-through-enemies", "H1", "A rook goes on behind the first enemy.",
           goes(rook, also(behind_an_enemy(straight)))},
          {"bishop-through-enemies", "H1", "A bishop goes on behind the first enemy.",
           goes(bishop, also(behind_an_enemy(diagonal)))},
          {"queen-through-enemies", "H1", "A queen goes on behind the first enemy.",
           goes(queen, also(behind_an_enemy(as_king)))},
          {"rook-through-its-own", "H1", "A rook goes on past a piece of its own.",
           goes(rook, also(slides_behind(is_own)))},
          {"bishop-through-its-own", "H1", "A bishop goes on past a piece of its own.",
           goes(bishop, also(slides_behind(is_own, diagonal)))},
          {"rook-wraps", "H1", "A rook goes over the edge of a rank to the next one.",
           goes(rook, also(wrapped_slides(sideways)))},
          {"knight-leaps-around-the-edge", "H1", "A knight on file a or b leaps to file g or h.",
           goes(knight, wrapped_steps(as_knight))},
          {"king-steps-around-the-edge", "H1", "A king on file a steps to file h.",
           goes(king, wrapped_steps(as_king))},
          {"knight-with-a-leg", "H1", "A piece straight beside a knight stops its leap.",
           goes(knight, only_where(leg_is_free))},
          {"knight-leaps-forward-only", "H1", "A knight leaps forward only.",
           goes(knight, steps({{-1, 2}, {1, 2}, {-2, 1}, {2, 1}}))},
          {"knight-takes-its-own", "H1", "A knight may capture its own pieces.",
           goes(knight, also(steps_onto_own(as_knight)))},
          {"king-goes-straight-only", "H1", "A king goes straight only.",
           goes(king, steps(straight))},
          {"king-takes-nothing", "H1",
           "A king captures nothing, but forbids the squares beside it.",
           both(goes(king, only_where(is_empty)), attacks(king, steps(as_king)))},
      },
      forgotten_directions());
}

}  // namespace hurdle::chess
