// The misreadings of every variant of the list in variants.hpp.
#pragma once

#include <span>

#include "movegen/referee/misreadings/misreading.hpp"

namespace hurdle {

/// What is known to be misread of a variant of the list. Made when it is first asked for, and kept.
[[nodiscard]] const Misreadings& misreadings_of(const Notation& variant);

}  // namespace hurdle
