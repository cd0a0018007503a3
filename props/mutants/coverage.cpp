#include "props/mutants/coverage.hpp"

#include <algorithm>
#include <array>

#include "hurdle_law_names.hpp"
#include "props/mutants/end_power.hpp"

namespace hurdle::mutants {
namespace {

constexpr std::array<std::string_view, 3> common_rules{"C2", "C3", "C5"};

bool is_digit(char character) {
  return character >= '0' && character <= '9';
}

int positions_naming(const std::string& clause, const Variant& variant,
                     std::span<const PositionSet> sets) {
  int count = 0;
  for (const PositionSet& set : sets) {
    if (set.variant != &variant) {
      continue;
    }
    for (const PositionEntry& entry : set.positions) {
      count += static_cast<int>(std::count(entry.exercises.begin(), entry.exercises.end(), clause));
    }
  }
  return count;
}

int laws_naming(const std::string& clause) {
  int count = 0;
  for (const std::string_view name : law_names()) {
    const std::vector<std::string> clauses = clauses_of_law(name);
    count += static_cast<int>(std::count(clauses.begin(), clauses.end(), clause));
  }
  return count;
}

int mutants_of(const std::string& clause, const Variant& variant) {
  const std::span<const Mutant> all = all_mutants();
  return static_cast<int>(std::count_if(all.begin(), all.end(), [&](const Mutant& mutant) {
    return &mutant.notation() == &variant.notation && mutant.belief.clause == clause;
  }));
}

int games_naming(const std::string& clause, const Variant& variant, std::span<const GameSet> sets) {
  int count = 0;
  for (const GameSet& set : sets) {
    for (const GameRecord& game : set.games) {
      if (&page_of_ends(*game.variant) == &page_of_ends(variant)) {
        const std::vector<std::string>& named = game.start.exercises;
        count += static_cast<int>(std::count(named.begin(), named.end(), clause));
      }
    }
  }
  return count;
}

/// Misreadings of the clause as an end of games.
int end_mutants_of(const std::string& clause, const Variant& variant) {
  const std::span<const MisreadEnd> all = misread_ends_of(variant.notation);
  return static_cast<int>(std::count_if(
      all.begin(), all.end(), [&](const MisreadEnd& one) { return one.belief.clause == clause; }));
}

/// What C2 adds to a game's own clauses is that equal pieces in hand are one drop; and J11 is off
/// where facing generals mean nothing (janggi-casual).
bool applies(const Variant& variant, std::string_view clause) {
  return clause == "C2" ? variant.notation.hands
                        : clause != "J11" || variant.notation.name != "janggi-casual";
}

}  // namespace

std::span<const std::string_view> law_names() {
  return all_law_names;
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

std::vector<ClauseCover> coverage(std::span<const PositionSet> sets,
                                  std::span<const GameSet> games) {
  std::vector<ClauseCover> table;
  const auto add = [&](const Variant& variant, const Clause& clause) {
    if (!applies(variant, clause.id)) {
      return;
    }
    const std::string id(clause.id);
    const int ends = end_mutants_of(id, variant);
    table.push_back({&variant, id, std::string(clause.title), positions_naming(id, variant, sets),
                     games_naming(id, variant, games), laws_naming(id),
                     mutants_of(id, variant) + ends, true, ends > 0});
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
