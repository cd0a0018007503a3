// Removes the colours from the lines of a program.
#pragma once

#include <string>
#include <string_view>

namespace hurdle::engines {

/// The line without its ANSI control sequences: ESC, `[`, parameters and a letter, as `ESC[1;32m`.
/// Engines written for a terminal colour their moves, and no protocol has such bytes.
[[nodiscard]] std::string without_colours(std::string_view line);

}  // namespace hurdle::engines
