// What the tests of variants files share: games from text, and their moves.
#pragma once

#include <memory>
#include <set>
#include <string>
#include <string_view>

#include "movegen/custom/games.hpp"

namespace hurdle::props {

/// The text of a file of positions/variants/.
[[nodiscard]] std::string variants_file(std::string_view name);

/// All problems of a file's text, a line each.
[[nodiscard]] std::string problems_of(std::string_view text);

/// The last game of a file's text; the test fails if a section has an error.
[[nodiscard]] std::shared_ptr<const custom::Game> only_game(std::string_view text);

/// A built-in game; the test fails if it does not load.
[[nodiscard]] std::shared_ptr<const custom::Game> built_in(std::string_view name);

/// The legal moves in a FEN of the game, as text.
[[nodiscard]] std::set<std::string> moves_in(const custom::Game& game, std::string_view fen);

/// The legal moves that begin with `start`, joined by blanks.
[[nodiscard]] std::string moves_from(const custom::Game& game, std::string_view fen,
                                     std::string_view start);

/// The FEN after these moves, separated by blanks; the test fails if one is illegal.
[[nodiscard]] std::string fen_after(const custom::Game& game, std::string_view fen,
                                    std::string_view moves);

}  // namespace hurdle::props
