// Options that are lengths of time: `90s`, `10m`, `2h`, `3d`.
#pragma once

#include <chrono>
#include <string_view>

namespace hurdle::cli {

/// Parses a duration in seconds, minutes, hours or days. Throws Failure that names the option.
[[nodiscard]] std::chrono::seconds parse_duration(std::string_view name, std::string_view text);

}  // namespace hurdle::cli
