#include "perft/diagnosis/patterns/exposures.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <compare>
#include <cstdlib>
#include <map>
#include <optional>
#include <set>
#include <string_view>
#include <utility>

#include "movegen/vocab/text/text.hpp"
#include "perft/diagnosis/patterns/move_traits.hpp"

namespace hurdle {
namespace {

/// An enemy piece that could capture the royal piece after an illegal move, and the line between.
struct Exposer {
  Kind kind;
  std::string_view line;  ///< empty if they stand on no line

  auto operator<=>(const Exposer&) const = default;
};

std::string_view line_between(Square from, Square royal) {
  const int files = royal.file() - from.file();
  const int ranks = royal.rank() - from.rank();
  if (files == 0 || ranks == 0) {
    return files == 0 ? "along a file" : "along a rank";
  }
  if (std::abs(files) != std::abs(ranks)) {
    return "";
  }
  return (files > 0) == (ranks > 0) ? "along a diagonal that rises from the first file"
                                    : "along a diagonal that falls from the first file";
}

/// The enemy pieces that could capture the royal piece after one of the illegal moves.
std::set<Exposer> exposers_of(const Variant& variant, const Observation& seen) {
  std::set<Exposer> exposers;
  for (const std::string& text : seen.extra) {
    if (const std::optional<Move> move = try_parse_move(variant.notation, text)) {
      Setup next = variant.referee.after(seen.position, *move);
      next.side = seen.position.side;
      const Square royal = royal_square(next, next.side);
      for (const Checker& checker : variant.referee.checking_pieces(next)) {
        exposers.insert({next.at(checker.where).kind(), line_between(checker.where, royal)});
      }
    }
  }
  return exposers;
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
  std::ranges::stable_sort(
      sorted, [](const auto& one, const auto& two) { return one.second > two.second; });
  std::vector<std::string> words;
  words.reserve(sorted.size());
  for (const auto& [kind, lists] : sorted) {
    words.push_back(words.empty() ? fmt::format(", by the enemy's {} in {}", notation.of(kind).name,
                                                counted(lists, "list"))
                                  : fmt::format("by its {} in {}", notation.of(kind).name, lists));
  }
  return fmt::format("{}", fmt::join(words, ", "));
}

/// ", always along a file"; empty if the lines differ in more than the direction of a diagonal.
std::string along(const std::set<std::string_view>& lines) {
  constexpr std::string_view diagonal = "along a diagonal";
  if (lines.size() == 1 && !lines.begin()->empty()) {
    return fmt::format(", always {}", *lines.begin());
  }
  const bool are_diagonals =
      !lines.empty() &&
      std::ranges::all_of(lines, [&](std::string_view line) { return line.starts_with(diagonal); });
  return are_diagonals ? fmt::format(", always {}", diagonal) : "";
}

}  // namespace

std::string exposures_sentence(const Variant& variant,
                               const std::vector<const Observation*>& lists) {
  std::map<Kind, std::size_t> lists_of;
  std::set<std::string_view> lines;
  for (const Observation* seen : lists) {
    std::set<Kind> kinds;
    for (const Exposer& exposer : exposers_of(variant, *seen)) {
      kinds.insert(exposer.kind);
      lines.insert(exposer.line);
    }
    for (const Kind kind : kinds) {
      ++lists_of[kind];
    }
  }
  const std::string traits = shared_traits(variant.notation, lists);
  return fmt::format("It lists moves that leave its own {} in check{}{}{}{}.",
                     variant.notation.of(Kind::royal).name, by_whom(variant.notation, lists_of),
                     lists.size() > 2 ? along(lines) : "",
                     traits.empty() ? "" : "; all these moves are ", traits);
}

}  // namespace hurdle
