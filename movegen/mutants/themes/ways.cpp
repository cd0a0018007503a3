#include "movegen/mutants/themes/ways.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstdlib>

#include "movegen/mutants/geometry.hpp"
#include "movegen/referee/direction.hpp"

namespace hurdle::mutation {
namespace {

/// Neither straight nor diagonal.
bool is_leap(Step step) {
  return step.files != 0 && step.ranks != 0 && std::abs(step.files) != std::abs(step.ranks);
}

/// The right squares but those that lie so as White sees them: at one step or many, or a leap away.
Going never_towards(Step step) {
  return only_where([step](const Mover& mover, Square to) {
    const int length = is_leap(step) ? 1 : distance(mover.from, to);
    return files_between(mover.from, to) != step.files * length ||
           ranks_between(mover.from, to) != step.ranks * length;
  });
}

/// "up", "down left", "one up two left"; with other words for up and down, "ahead", "back".
std::string words_of(Step step, const char* up, const char* down) {
  const auto part = [step](int length, const char* more, const char* less) {
    constexpr std::array numbers{"", "one ", "two ", "three "};
    const char* number =
        is_leap(step) ? numbers.at(static_cast<std::size_t>(std::abs(length))) : "";
    return std::string(number) + (length > 0 ? more : less);
  };
  const std::string ranks = part(step.ranks, up, down);
  const std::string files = part(step.files, "right", "left");
  return step.files == 0 ? ranks : step.ranks == 0 ? files : ranks + " " + files;
}

std::string hyphened(std::string words) {
  std::replace(words.begin(), words.end(), ' ', '-');
  return words;
}

}  // namespace

Steps all_but(Step known, Steps ways) {
  std::erase(ways, known);
  return ways;
}

Rules<Hooks> forgotten_ways(std::string_view clause, std::string_view name, Sort sort,
                            const Steps& ways) {
  Rules<Hooks> rules;
  for (const Step way : ways) {
    const std::string words = words_of(way, "up", "down");
    rules.emplace_back(hyphened(fmt::format("{}-not-{}", name, words)), clause,
                       fmt::format("The {} never goes {}.", name, words),
                       goes(sort, never_towards(way)));
  }
  return rules;
}

Rules<Hooks> forgotten_steps(std::string_view clause, std::string_view name, Sort sort,
                             const Steps& steps) {
  Rules<Hooks> rules;
  for (const Step step : steps) {
    const std::string words = words_of(step, "ahead", "back");
    rules.emplace_back(hyphened(fmt::format("{}-not-{}", name, words)), clause,
                       fmt::format("The {} never steps {}.", name, words),
                       goes(sort, never({step})));
  }
  return rules;
}

Rules<Hooks> promotion_changes_no_moves(std::string_view clause, const Notation& notation) {
  Change<Hooks> all = [](Hooks& /*hooks*/) {};
  for (std::size_t index = 0; index < notation.kinds.size(); ++index) {
    const auto kind = static_cast<Kind>(index);
    if (notation.of(kind).promotes) {
      all = both(std::move(all), goes(promoted(kind), as_before_promotion()));
    }
  }
  return {{"promotion-changes-no-moves", clause, "A promoted piece goes as it did before.", all}};
}

Rules<Hooks> takes_nothing(std::string_view clause, std::string_view name, Sort sort) {
  return {{hyphened(fmt::format("{}-takes-nothing", name)), clause,
           fmt::format("The {} captures nothing.", name), goes(sort, only_where(is_empty))}};
}

}  // namespace hurdle::mutation
