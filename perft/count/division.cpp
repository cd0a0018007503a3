// Compares divisions move by move: equal totals can hide wrong moves.
#include "perft/count/division.hpp"

#include <algorithm>

#include "movegen/vocab/text.hpp"

namespace hurdle {
namespace {

Total count_of(const Division& division, const std::string& move) {
  const auto found = division.find(move);
  return found == division.end() ? Total() : found->second;
}

}  // namespace

Total sum(const Division& division) {
  Total total;
  for (const auto& [move, nodes] : division) {
    total += nodes;
  }
  return total;
}

Division by_text(const Notation& notation, const std::vector<DivideEntry>& entries) {
  Division division;
  for (const DivideEntry& entry : entries) {
    division[to_text(notation, entry.move)] += entry.nodes;
  }
  return division;
}

std::vector<std::string> differing(const Division& ours, const Division& theirs) {
  std::vector<std::string> moves;
  for (const auto& [move, count] : ours) {
    if (count != count_of(theirs, move)) {
      moves.push_back(move);
    }
  }
  std::stable_sort(moves.begin(), moves.end(), [&](const std::string& a, const std::string& b) {
    return count_of(ours, a).wide() < count_of(ours, b).wide();
  });
  return moves;
}

std::vector<std::string> lacking(const Division& a, const Division& b) {
  std::vector<std::string> moves;
  for (const auto& entry : a) {
    if (b.count(entry.first) == 0) {
      moves.push_back(entry.first);
    }
  }
  return moves;
}

bool agree(const Division& a, const Division& b) {
  return differing(a, b).empty() && differing(b, a).empty();
}

}  // namespace hurdle
