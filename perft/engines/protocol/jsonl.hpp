// Programs that answer lines of JSON: the least that an author has to write. Knows the form of the
// lines; refuses to know which answer is right.
#pragma once

#include <memory>

#include "perft/engines/protocol/adapter.hpp"

namespace hurdle::engines {

/// Starts a program that reads lines
/// `{"id":1,"variant":"janggi","fen":"…","moves":["a1a2"],"depth":1}` and answers each by
/// `{"id":1,"moves":{"a1a2":1}}` (at depth 1 also `"moves":["a1a2"]`) or `{"id":1,"error":"…"}`.
/// It is asked for depth 1 alone: deeper counts are put together from its lists of moves, so that
/// they compare the set of moves at every node. Throws EngineError (not_started).
[[nodiscard]] std::unique_ptr<Adapter> start_jsonl(const EngineOptions& options);

}  // namespace hurdle::engines
