// Rules that are kept from nonsense: an error in C5 may let a royal piece be captured.
#pragma once

#include <memory>
#include <optional>

#include "movegen/referee/referee.hpp"

namespace hurdle::mutation {

/// These rules, by which the game is over in a position without both royal pieces.
[[nodiscard]] std::shared_ptr<const Referee> until_the_royal_falls(
    std::unique_ptr<const Referee> rules);

/// The end of a game whose royal piece has been captured; nothing while both stand.
[[nodiscard]] std::optional<EndingVerdict> fall_of_a_royal(const Notation& notation,
                                                           const Setup& setup);

}  // namespace hurdle::mutation
