// Programs that are called as perftree calls its script: depth, FEN and moves as arguments, divide
// lines as the answer. Knows the form; refuses to know which answer is right.
#pragma once

#include <memory>

#include "perft/engines/protocol/adapter.hpp"

namespace hurdle::engines {

/// A program that is run once a question. `{variant}` in its arguments stands for the variant: by
/// its name in the options, else by ours. Throws EngineError (not_started) when there is no such
/// program.
[[nodiscard]] std::unique_ptr<Adapter> start_script(const EngineOptions& options);

}  // namespace hurdle::engines
