#include "perft/mutants/coverage.hpp"

#include <algorithm>
#include <array>
#include <set>
#include <sstream>

#include "movegen/vocab/text/letters.hpp"
#include "perft/mutants/end_power.hpp"

namespace hurdle::mutants {
namespace {

constexpr std::array<std::string_view, 3> common_rules{"C2", "C3", "C5"};

int positions_naming(const std::string& clause, const Variant& variant,
                     std::span<const PositionSet> sets) {
  int count = 0;
  for (const PositionSet& set : sets) {
    if (set.variant != &variant) {
      continue;
    }
    for (const PositionEntry& entry : set.positions) {
      count += static_cast<int>(std::ranges::count(entry.exercises, clause));
    }
  }
  return count;
}

std::optional<int> laws_naming(const std::string& clause, std::span<const std::string> laws) {
  if (laws.empty()) {
    return std::nullopt;
  }
  int count = 0;
  for (const std::string& name : laws) {
    const std::vector<std::string> clauses = clauses_of_law(name);
    count += static_cast<int>(std::ranges::count(clauses, clause));
  }
  return count;
}

int mutants_naming(const std::string& clause, const Variant& variant) {
  const std::span<const CountingMutant> all = all_mutants();
  return static_cast<int>(std::ranges::count_if(all, [&](const CountingMutant& mutant) {
    return &mutant.notation() == &variant.notation && mutant.info.clause == clause;
  }));
}

int games_naming(const std::string& clause, const Variant& variant, std::span<const GameSet> sets) {
  int count = 0;
  for (const GameSet& set : sets) {
    for (const GameRecord& game : set.games) {
      if (&page_of_ends(*game.variant) == &page_of_ends(variant)) {
        const std::vector<std::string>& named = game.start.exercises;
        count += static_cast<int>(std::ranges::count(named, clause));
      }
    }
  }
  return count;
}

/// The number of mutants of this clause as an end of games.
int end_mutants_naming(const std::string& clause, const Variant& variant) {
  const std::span<const EndMutant> all = end_mutants_of(variant.notation);
  return static_cast<int>(
      std::ranges::count_if(all, [&](const EndMutant& one) { return one.info.clause == clause; }));
}

/// C2 adds only that equal pieces in hand are one drop; J11 does not apply where facing generals
/// have no effect (janggi-casual).
bool applies(const Variant& variant, std::string_view clause) {
  return clause == "C2" ? variant.notation.hands
                        : clause != "J11" || variant.notation.name != "janggi-casual";
}

}  // namespace

std::vector<std::string> law_names(const std::string& listed_tests) {
  std::set<std::string> names;  // a test of every variant appears once for each
  std::istringstream lines(listed_tests);
  for (std::string line; std::getline(lines, line);) {
    if (line.rfind("  ", 0) == 0) {  // lines without indentation name a suite
      names.insert(line.substr(2, line.find_first_of("/ #", 2) - 2));
    }
  }
  return {names.begin(), names.end()};
}

std::vector<std::string> clauses_of_law(std::string_view name) {
  std::vector<std::string> clauses;
  while (name.size() >= 2 && name[0] >= 'A' && name[0] <= 'Z' && is_digit(name[1])) {
    const auto* const end = std::find_if_not(name.begin() + 1, name.end(), is_digit);
    clauses.emplace_back(name.begin(), end);
    name.remove_prefix(static_cast<std::size_t>(end - name.begin()));
  }
  return clauses;
}

std::vector<ClauseCover> coverage(std::span<const PositionSet> sets, std::span<const GameSet> games,
                                  std::span<const std::string> laws) {
  std::vector<ClauseCover> table;
  const auto add = [&](const Variant& variant, const Clause& clause) {
    if (!applies(variant, clause.id)) {
      return;
    }
    const std::string id(clause.id);
    const int ends = end_mutants_naming(id, variant);
    table.push_back({&variant, id, std::string(clause.title), positions_naming(id, variant, sets),
                     games_naming(id, variant, games), laws_naming(id, laws),
                     mutants_naming(id, variant) + ends, true, ends > 0});
  };
  for (const Variant& variant : all_variants()) {
    for (const std::string_view id : common_rules) {
      add(variant, *find_clause(variant.notation, id));
    }
    for (const Clause& clause : variant.notation.clauses) {
      add(variant, clause);
    }
    if (&page_of_ends(variant) == &variant) {
      for (const Clause& clause : variant.notation.end_clauses) {
        add(variant, clause);
        table.back().decides_moves = false;
        table.back().ends_games = true;
      }
    }
  }
  return table;
}

}  // namespace hurdle::mutants
