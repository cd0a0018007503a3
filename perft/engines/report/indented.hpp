// Drawings inside of reports.
#pragma once

#include <string>

namespace hurdle::engines {

/// The text with every line four blanks to the right.
[[nodiscard]] std::string indented(const std::string& text);

}  // namespace hurdle::engines
