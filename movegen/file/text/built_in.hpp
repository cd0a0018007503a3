// Hurdle's own variants file, made part of the program.
#pragma once

#include <string>

namespace hurdle::file {

/// The text of all files of movegen/file/builtin/, in the order of their names.
[[nodiscard]] std::string built_in_text();

}  // namespace hurdle::file
