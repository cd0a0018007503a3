// A movement of the fast generator as C++.
#pragma once

#include <string>

#include "movegen/fast/board/description.hpp"

namespace hurdle::custom {

/// `{.steps = fast::orthogonals, .diagonal = fast::slides}`.
[[nodiscard]] std::string cpp_movement(const fast::Movement& movement);

}  // namespace hurdle::custom
