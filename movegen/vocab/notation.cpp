// The clauses common to all variants, and the lookup of a clause by its id.
#include "movegen/vocab/notation.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <iterator>

namespace hurdle {
namespace {

constexpr std::array<Clause, 8> common{{
    {"C1", "coordinates"},
    {"C2", "perft"},
    {"C3", "what ends a line"},
    {"C4", "state"},
    {"C5", "check"},
    {"C6", "FEN"},
    {"C7", "moves in text"},
    {"C8", "invalid positions"},
}};

const Clause* find_in(std::span<const Clause> clauses, std::string_view id) noexcept {
  const auto found = std::find_if(clauses.begin(), clauses.end(),
                                  [id](const Clause& clause) { return clause.id == id; });
  return found == clauses.end() ? nullptr : &*found;
}

}  // namespace

std::span<const Clause> common_clauses() noexcept {
  return common;
}

std::vector<Clause> ending_clauses(const Notation& notation) {
  std::vector<Clause> result;
  std::copy_if(notation.clauses.begin(), notation.clauses.end(), std::back_inserter(result),
               [](const Clause& clause) { return clause.ends; });
  result.insert(result.end(), notation.end_clauses.begin(), notation.end_clauses.end());
  return result;
}

const Clause* find_clause(const Notation& notation, std::string_view id) noexcept {
  for (const std::span<const Clause> clauses : {notation.clauses, notation.end_clauses}) {
    if (const Clause* own = find_in(clauses, id)) {
      return own;
    }
  }
  return find_in(common, id);
}

std::string_view title_of(const Notation& notation, std::string_view id) noexcept {
  const Clause* clause = find_clause(notation, id);
  return clause == nullptr ? std::string_view{} : clause->title;
}

std::string with_title(const Notation& notation, std::string_view id) {
  const Clause* clause = find_clause(notation, id);
  return clause == nullptr ? std::string(id) : fmt::format("{} ({})", id, clause->title);
}

}  // namespace hurdle
