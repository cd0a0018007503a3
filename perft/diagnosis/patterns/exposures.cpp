#include "perft/diagnosis/patterns/exposures.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <utility>

#include "movegen/vocab/text/text.hpp"
#include "perft/diagnosis/patterns/move_traits.hpp"

namespace hurdle {
namespace {

/// The kinds of enemy pieces that could capture the royal piece after one of the illegal moves.
std::set<Kind> exposers_of(const Variant& variant, const Observation& seen) {
  std::set<Kind> kinds;
  for (const std::string& text : seen.extra) {
    if (const std::optional<Move> move = try_parse_move(variant.notation, text)) {
      Setup next = variant.referee.after(seen.position, *move);
      next.side = seen.position.side;
      for (const Checker& checker : variant.referee.checking_pieces(next)) {
        kinds.insert(next.at(checker.where).kind());
      }
    }
  }
  return kinds;
}

/// ", by the enemy's rook"; of a few kinds ", by the enemy's queen in 2 lists, by its rook in 1".
std::string by_whom(const Notation& notation, const std::map<Kind, std::size_t>& lists_of) {
  constexpr std::size_t most_kinds = 3;
  if (lists_of.empty() || lists_of.size() > most_kinds) {
    return "";
  }
  if (lists_of.size() == 1) {
    return fmt::format(", by the enemy's {}", notation.of(lists_of.begin()->first).name);
  }
  std::vector<std::pair<Kind, std::size_t>> sorted(lists_of.begin(), lists_of.end());
  std::stable_sort(sorted.begin(), sorted.end(),
                   [](const auto& one, const auto& two) { return one.second > two.second; });
  std::vector<std::string> words;
  words.reserve(sorted.size());
  for (const auto& [kind, lists] : sorted) {
    words.push_back(words.empty() ? fmt::format(", by the enemy's {} in {}", notation.of(kind).name,
                                                counted(lists, "list"))
                                  : fmt::format("by its {} in {}", notation.of(kind).name, lists));
  }
  return fmt::format("{}", fmt::join(words, ", "));
}

}  // namespace

std::string exposures_sentence(const Variant& variant,
                               const std::vector<const Observation*>& lists) {
  std::map<Kind, std::size_t> lists_of;
  for (const Observation* seen : lists) {
    for (const Kind kind : exposers_of(variant, *seen)) {
      ++lists_of[kind];
    }
  }
  const std::string traits = shared_traits(variant.notation, lists);
  return fmt::format("It lists moves that leave its own {} in check{}{}{}.",
                     variant.notation.of(Kind::royal).name, by_whom(variant.notation, lists_of),
                     traits.empty() ? "" : "; all these moves are ", traits);
}

}  // namespace hurdle
