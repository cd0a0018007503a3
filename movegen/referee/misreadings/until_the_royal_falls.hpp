// Rules that are kept from nonsense: an error in C5 may let a royal piece be captured.
#pragma once

#include <memory>

#include "movegen/referee/referee.hpp"

namespace hurdle::wrong {

/// These rules, by which a position without both royal pieces has no legal move.
[[nodiscard]] std::shared_ptr<const Referee> until_the_royal_falls(
    std::unique_ptr<const Referee> rules);

}  // namespace hurdle::wrong
