#include "movegen/custom/fast/write_movement.hpp"

#include <fmt/format.h>

#include <array>
#include <string_view>
#include <utility>
#include <vector>

namespace hurdle::custom {
namespace {

std::string steps_text(unsigned steps) {
  constexpr std::array<std::string_view, 8> names{
      "fast::north", "fast::north_east", "fast::east", "fast::south_east",
      "fast::south", "fast::south_west", "fast::west", "fast::north_west"};
  std::vector<std::string_view> parts;
  unsigned rest = steps;
  for (const auto& [set, name] :
       {std::pair<unsigned, std::string_view>{fast::all_directions, "fast::all_directions"},
        {fast::orthogonals, "fast::orthogonals"},
        {fast::diagonals, "fast::diagonals"}}) {
    if ((rest & set) == set) {
      parts.push_back(name);
      rest &= ~set;
    }
  }
  for (std::size_t direction = 0; direction < names.size(); ++direction) {
    if ((rest >> direction & 1U) != 0) {
      parts.push_back(names[direction]);
    }
  }
  return fmt::format("{}", fmt::join(parts, " | "));
}

std::string leaps_text(fast::LeapSet leaps) {
  if (leaps == fast::knight_leaps) {
    return "fast::knight_leaps";
  }
  return leaps == fast::forward_leaps ? "fast::forward_leaps" : fmt::format("0x{:X}U", leaps);
}

std::string line_text(const fast::LineMoves& moves) {
  if (moves == fast::slides) {
    return "fast::slides";
  }
  if (moves == fast::hops) {
    return "fast::hops";
  }
  return moves == fast::slides_to_hop ? "fast::slides_to_hop"
                                      : fmt::format("{{{}, {}}}", moves.quiet, moves.capture);
}

}  // namespace

std::string cpp_movement(const fast::Movement& movement) {
  std::vector<std::string> parts;
  if (movement.steps != 0) {
    parts.push_back(".steps = " + steps_text(movement.steps));
  }
  if (movement.leaps != 0) {
    parts.push_back(".leaps = " + leaps_text(movement.leaps));
  }
  if (movement.lame.diagonal_steps != 0) {
    parts.push_back(fmt::format(".lame = {{{}}}", movement.lame.diagonal_steps));
  }
  if (movement.orthogonal != fast::LineMoves{}) {
    parts.push_back(".orthogonal = " + line_text(movement.orthogonal));
  }
  if (movement.diagonal != fast::LineMoves{}) {
    parts.push_back(".diagonal = " + line_text(movement.diagonal));
  }
  if (movement.slides_ahead) {
    parts.emplace_back(".slides_ahead = true");
  }
  if (movement.pawn_moves) {
    parts.emplace_back(".pawn_moves = true");
  }
  return fmt::format("{{{}}}", fmt::join(parts, ", "));
}

}  // namespace hurdle::custom
