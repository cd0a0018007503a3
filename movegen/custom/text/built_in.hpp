// Hurdle's own variants file, made part of the program.
#pragma once

#include <string>

namespace hurdle::custom {

/// The text of all files of movegen/custom/builtin/, in the order of their names.
[[nodiscard]] std::string built_in_text();

}  // namespace hurdle::custom
