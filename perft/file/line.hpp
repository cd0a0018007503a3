// A list of moves of a file's game, as users write it.
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "movegen/file/rules/rules.hpp"

namespace hurdle::file {

/// What separates moves.
inline constexpr std::string_view between_moves = " ,";

/// The legal move at the start of a list of moves, and the length of its text. A comma may separate
/// two moves, or a move from its wall (`a2a3,a3a4`): the longest text that is a move counts.
[[nodiscard]] std::optional<std::pair<Move, std::size_t>> first_move(const Rules& rules,
                                                                     const std::vector<Move>& legal,
                                                                     std::string_view moves);

}  // namespace hurdle::file
