// A movement in words.
#pragma once

#include <string>

#include "movegen/file/movement.hpp"

namespace hurdle::file {

/// Sentences such as "Slides forward, to empty squares only. Leaps 2 and 1 squares in every
/// direction."; "Never moves." for a movement without tracks.
[[nodiscard]] std::string words_of(const Movement& movement);

}  // namespace hurdle::file
