#include "perft/diagnosis/patterns/whole_lists.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <set>

#include "movegen/vocab/text/text.hpp"

namespace hurdle {
namespace {

constexpr std::size_t least_lists = 3;

/// The most moves in any reply of the engine.
std::size_t longest_list(const Evidence& evidence) {
  std::size_t most = 0;
  for (const auto* observations : {&evidence.right(), &evidence.wrong()}) {
    for (const Observation& seen : *observations) {
      most = std::max(most, seen.listed.size());
    }
  }
  return most;
}

std::ptrdiff_t pieces_of(const Setup& position, Colour colour) {
  return std::ranges::count_if(position.board,
                               [&](Piece piece) { return piece.belongs_to(colour); });
}

/// The number of these moves that end on an enemy piece.
std::size_t captures_on_squares(const Variant& variant, const Setup& position,
                                const Listing& moves) {
  return static_cast<std::size_t>(std::ranges::count_if(moves, [&](const std::string& text) {
    const std::optional<Move> move = try_parse_move(variant.notation, text);
    return move && !move->is_drop() && position.at(move->to()).belongs_to(opponent(position.side));
  }));
}

/// The number of these legal moves that capture, en passant included. Engines differ in whether
/// they take that for a capture here.
std::size_t captures_in(const Variant& variant, const Setup& position, const Listing& moves) {
  const Colour enemy = opponent(position.side);
  return static_cast<std::size_t>(std::ranges::count_if(moves, [&](const std::string& text) {
    const std::optional<Move> move = try_parse_move(variant.notation, text);
    return move &&
           pieces_of(variant.referee.after(position, *move), enemy) < pieces_of(position, enemy);
  }));
}

}  // namespace

Pattern full_lists(const Evidence& evidence, const std::vector<const Observation*>& open) {
  constexpr std::size_t shortest = 8;
  const std::size_t most = longest_list(evidence);
  Pattern pattern{"full-lists",
                  fmt::format("It never lists more than {} moves, as if its list were full.", most),
                  {}};
  std::set<std::size_t> legal;
  for (const Observation* seen : open) {
    if (seen->listed.size() == most && seen->extra.empty()) {
      pattern.positions.push_back(seen->position);
      legal.insert(seen->legal.size());
    }
  }
  if (most < shortest || pattern.positions.size() < least_lists || legal.size() < 2) {
    pattern.positions.clear();
  }
  return pattern;
}

Pattern captures_only(const Evidence& evidence, const std::vector<const Observation*>& open) {
  const Variant& variant = evidence.variant();
  Pattern pattern{"captures-only", "Where it can capture, it lists captures alone.", {}};
  for (const auto* observations : {&evidence.right(), &evidence.wrong()}) {
    for (const Observation& seen : *observations) {
      const Listing legal = difference(seen.listed, seen.extra);
      if (captures_on_squares(variant, seen.position, legal) > 0 &&
          captures_in(variant, seen.position, legal) < legal.size()) {
        return pattern;
      }
    }
  }
  for (const Observation* seen : open) {
    if (!seen->listed.empty() && seen->extra.empty() &&
        captures_in(variant, seen->position, seen->listed) == seen->listed.size() &&
        captures_on_squares(variant, seen->position, seen->missing) == 0) {
      pattern.positions.push_back(seen->position);
    }
  }
  if (pattern.positions.size() < least_lists) {
    pattern.positions.clear();
  }
  return pattern;
}

}  // namespace hurdle
