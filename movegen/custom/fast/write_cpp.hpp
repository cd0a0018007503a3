// The C++ source of a custom game for the fast generator: notation and description as those of
// Hurdle's own games, each fact with the option that it comes from.
#pragma once

#include <string>

#include "movegen/custom/fast/fast_game.hpp"
#include "movegen/custom/games.hpp"

namespace hurdle::custom {

/// Where the digest of a source is written: `digest_mark` in the text stands for it.
inline constexpr const char* digest_mark = "@DIGEST@";

/// The source of a library with the game's generator (perft/count/built/exported.hpp).
[[nodiscard]] std::string cpp_source(const Game& game, const FastGame& fast);

}  // namespace hurdle::custom
