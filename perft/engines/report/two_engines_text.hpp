// What two engines differ in, as text for people. Knows wording only.
#pragma once

#include <string>

#include "perft/engines/check/two_engines.hpp"

namespace hurdle::engines {

/// The whole comparison: a line for each engine; each kind of difference once, or all of them in
/// full; what was not compared; and a line that counts the positions.
[[nodiscard]] std::string to_text(const Comparison& comparison, bool all);

}  // namespace hurdle::engines
