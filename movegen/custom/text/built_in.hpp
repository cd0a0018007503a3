// Hurdle's own variants file, made part of the program.
#pragma once

#include <string_view>

namespace hurdle::custom {

/// The text of all files of movegen/custom/builtin/, in the order of their names.
[[nodiscard]] std::string_view built_in_text() noexcept;

}  // namespace hurdle::custom
