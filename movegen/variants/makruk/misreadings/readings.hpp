// The readings of Makruk that people hold; its misreadings are Makpong's and a few of its own.
#pragma once

#include <vector>

#include "movegen/referee/misreadings/reading.hpp"

namespace hurdle::makruk {

/// The readings of this variant that people hold.
[[nodiscard]] std::vector<Reading> readings();

}  // namespace hurdle::makruk
