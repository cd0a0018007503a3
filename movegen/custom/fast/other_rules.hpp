// Options that the fast generator has no primitive for.
#pragma once

#include "movegen/custom/description.hpp"

namespace hurdle::custom {

/// Throws Misfit for the first such option of the game.
void refuse_other_rules(const Description& facts);

}  // namespace hurdle::custom
