// Engines that speak xboard's protocol (CECP 2). They have no perft and list no moves: each move
// that a board has room for is tried. Knows the protocol; refuses to know which answer is right.
#pragma once

#include <memory>

#include "perft/engines/protocol/adapter.hpp"

namespace hurdle::engines {

/// Starts an xboard engine: `xboard`, `protover 2` and its features, to the `pong`. Throws
/// EngineError.
[[nodiscard]] std::unique_ptr<Adapter> start_xboard(const EngineOptions& options);

}  // namespace hurdle::engines
