// Reads the count in an engine's reply to a `perft` command outside any protocol.
#pragma once

#include <optional>
#include <string>

#include "perft/count/total.hpp"

namespace hurdle::engines {

/// The number of nodes at `depth` in a line such as `Raw nodes for depth 1: 48`, `Nodes: 48`,
/// `perft(1) = 48` or `1 48 0.00 1333.33nps`; empty for other lines.
[[nodiscard]] std::optional<Total> perft_count(const std::string& line, int depth);

}  // namespace hurdle::engines
