// Lines and leaps that end too early or go on too far, and directions that are forgotten (P1).
#include <fmt/format.h>

#include <algorithm>

#include "movegen/mutants/games/pandemonium/hooks.hpp"
#include "movegen/mutants/games/pandemonium/sorts.hpp"
#include "movegen/referee/direction.hpp"

namespace hurdle::pandemonium {
namespace {

/// What is no leap, and a leap beside whose start, straight on its way, nothing stands.
bool leg_is_free(const Mover& mover, Square to) {
  const int files = files_between(mover.from, to);
  const int ranks = ranks_between(mover.from, to);
  return std::abs(files * ranks) != 2 ||
         !mover.at({mover.from.file() + files / 2, mover.from.rank() + ranks / 2});
}

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
  for (const NamedSort& piece : pieces) {
    const auto forget = [&](const Steps& directions) {
      for (const Step step : directions) {
        rules.push_back({fmt::format("{}-not-{}", piece.name, hyphened(words_of(step))), "P1",
                         fmt::format("The {} never goes {}.", piece.name, words_of(step)),
                         goes(piece.sort, never_towards(step))});
      }
    };
    forget(piece.straight ? straight : Steps{});
    forget(piece.diagonal ? diagonal : Steps{});
    forget(piece.leaps ? as_knight : Steps{});
  }
  return rules;
}

}  // namespace

MutantRules mutant_lines() {
  return joined<Hooks>(
      MutantRules{
          {"lines-of-seven", "P1", "No line is longer than seven squares.",
           visits(&Hooks::targets, only_where([](const Mover& mover, Square to) {
             return distance(mover.from, to) <= 7;
           }))},
          {"knight-leaps-around-the-edge", "P1", "A knight on file a or b leaps to file i or j.",
           goes(plain(knight), wrapped_steps(as_knight))},
          {"king-steps-around-the-edge", "P1", "A king on file a steps to file j.",
           goes(plain(king), wrapped_steps(as_king))},
          {"knight-with-a-leg", "P1", "A piece straight beside a knight stops its leap.",
           goes(plain(knight), only_where(leg_is_free))},
          {"marshal-with-a-leg", "P1", "A piece straight beside a marshal stops its leap.",
           goes(plain(marshal), only_where(leg_is_free))},
          {"cardinal-with-a-leg", "P1", "A piece straight beside a cardinal stops its leap.",
           goes(plain(cardinal), only_where(leg_is_free))},
          {"knight-leaps-forward-only", "P1", "A knight leaps forward only.",
           goes(plain(knight), steps({{-1, 2}, {1, 2}}))},
          {"rook-through-enemies", "P1", "A rook goes on behind the first enemy.",
           goes(plain(rook), also(behind_an_enemy(straight)))},
          {"bishop-through-enemies", "P1", "A bishop goes on behind the first enemy.",
           goes(plain(bishop), also(behind_an_enemy(diagonal)))},
      },
      forgotten_directions());
}

}  // namespace hurdle::pandemonium
