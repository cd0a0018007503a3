// Engines with xboard's protocol (CECP 2). It has no perft and no list of moves, so every
// conceivable move is tried (tried_moves.hpp).
#pragma once

#include <memory>

#include "perft/engines/protocol/adapter.hpp"

namespace hurdle::engines {

/// Starts an xboard engine: `xboard`, `protover 2` and its features, to the `pong`. Throws
/// EngineError.
[[nodiscard]] std::unique_ptr<Adapter> start_xboard(const EngineOptions& options);

}  // namespace hurdle::engines
