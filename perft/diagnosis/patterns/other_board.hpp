// Recognises an engine that plays right on another board than the one it was sent: the other side
// to move, the board mirrored, ranks from the other end, colours swapped; or by other rules than
// the house rules that were given for it. Does not depend on mutants.
#pragma once

#include <optional>

#include "perft/diagnosis/patterns/patterns.hpp"

namespace hurdle {

/// The pattern, if one such mistake reproduces every list of moves and three wrong ones or more;
/// empty if none does.
[[nodiscard]] std::optional<Pattern> other_board(const Evidence& evidence);

/// Of evidence against house rules: the pattern, if the variant's own rules reproduce every list of
/// moves.
[[nodiscard]] std::optional<Pattern> tournament_rules(const Evidence& evidence);

}  // namespace hurdle
