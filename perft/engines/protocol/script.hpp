// Programs that are called as perftree calls its script: depth, FEN and moves as arguments, divide
// lines as the reply.
#pragma once

#include <memory>

#include "perft/engines/protocol/adapter.hpp"

namespace hurdle::engines {

/// A program that is run once for each question. `{variant}` in its arguments is replaced by the
/// variant's name in the options, else by ours. Throws EngineError (not_started) if the program
/// does not exist.
[[nodiscard]] std::unique_ptr<Adapter> start_script(const EngineOptions& options);

}  // namespace hurdle::engines
