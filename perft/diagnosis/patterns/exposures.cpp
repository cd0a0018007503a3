#include "perft/diagnosis/patterns/exposures.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <compare>
#include <cstdlib>
#include <limits>
#include <map>
#include <optional>
#include <set>
#include <string_view>
#include <utility>

#include "movegen/vocab/text/text.hpp"
#include "perft/diagnosis/patterns/move_traits.hpp"
#include "perft/diagnosis/patterns/wrong_pieces.hpp"

namespace hurdle {
namespace {

constexpr std::size_t least_alike = 3;  // lists: fewer are alike by chance

/// An enemy piece that could capture the royal piece after an illegal move, and the line between.
struct Exposer {
  std::string name;
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
        exposers.insert({piece_name(variant.notation, next.at(checker.where)),
                         line_between(checker.where, royal)});
      }
    }
  }
  return exposers;
}

/// ", by the enemy's rook"; of a few kinds ", by the enemy's queen in 2 lists, by its rook in 1".
std::string by_whom(const std::map<std::string, std::size_t>& lists_of) {
  constexpr std::size_t most_kinds = 3;
  if (lists_of.empty() || lists_of.size() > most_kinds) {
    return "";
  }
  if (lists_of.size() == 1) {
    return fmt::format(", by the enemy's {}", lists_of.begin()->first);
  }
  std::vector<std::pair<std::string, std::size_t>> sorted(lists_of.begin(), lists_of.end());
  std::ranges::stable_sort(
      sorted, [](const auto& one, const auto& two) { return one.second > two.second; });
  std::vector<std::string> words;
  words.reserve(sorted.size());
  for (const auto& [name, lists] : sorted) {
    words.push_back(words.empty()
                        ? fmt::format(", by the enemy's {} in {}", name, counted(lists, "list"))
                        : fmt::format("by its {} in {}", name, lists));
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

/// The piece that a move moves or drops; none if the text is no move.
Piece mover_in(const Notation& notation, const Observation& seen, const std::string& text) {
  const std::optional<Move> move = try_parse_move(notation, text);
  if (!move) {
    return {};
  }
  return move->is_drop() ? Piece(seen.position.side, move->kind()) : seen.position.at(move->from());
}

/// "of its king" if all illegal moves are of one kind of piece; "answers to a double check".
std::vector<std::string> movers_and_checks(const Variant& variant,
                                           const std::vector<const Observation*>& lists) {
  std::vector<std::string> words;
  std::set<std::string> movers;
  int least_checks = std::numeric_limits<int>::max();
  for (const Observation* seen : lists) {
    least_checks = std::min(least_checks, variant.referee.checkers(seen->position));
    for (const std::string& text : seen->extra) {
      const Piece piece = mover_in(variant.notation, *seen, text);
      movers.insert(piece ? piece_name(variant.notation, piece) : "");
    }
  }
  if (movers.size() == 1 && !movers.begin()->empty()) {
    words.push_back(fmt::format("of its {}", *movers.begin()));
  }
  if (least_checks > 0) {
    words.push_back(fmt::format("answers to a {}check", least_checks > 1 ? "double " : ""));
  }
  return words;
}

}  // namespace

std::string exposures_sentence(const Variant& variant,
                               const std::vector<const Observation*>& lists) {
  std::map<std::string, std::size_t> lists_of;
  std::set<std::string_view> lines;
  for (const Observation* seen : lists) {
    std::set<std::string> names;
    for (const Exposer& exposer : exposers_of(variant, *seen)) {
      names.insert(exposer.name);
      lines.insert(exposer.line);
    }
    for (const std::string& name : names) {
      ++lists_of[name];
    }
  }
  const bool are_enough = lists.size() >= least_alike;
  std::vector<std::string> traits =
      are_enough ? movers_and_checks(variant, lists) : std::vector<std::string>();
  if (std::string others = shared_traits(variant.notation, lists); !others.empty()) {
    traits.push_back(std::move(others));
  }
  return fmt::format("It lists moves that leave its own {} in check{}{}{}{}.",
                     variant.notation.of(Kind::royal).name, by_whom(lists_of),
                     are_enough ? along(lines) : "", traits.empty() ? "" : "; all these moves are ",
                     fmt::join(traits, ", "));
}

}  // namespace hurdle
