// The game and the position that a command counts: `VARIANT [--variants FILE] [--fen F …]`.
#pragma once

#include "perft/campaign/plan/subject.hpp"
#include "perft/cli/custom/custom_game.hpp"
#include "perft/cli/options/position.hpp"

namespace hurdle::cli {

/// One of the program's own games, or a custom game with its text, and the position
/// in it. Throws Failure, UnknownVariant.
[[nodiscard]] campaign::Subject read_subject(const PositionArguments& position,
                                             const VariantsFileOption& variants);

}  // namespace hurdle::cli
