// Programs that exchange lines of JSON: the protocol that needs the least code from an author.
#pragma once

#include <memory>

#include "perft/engines/protocol/adapter.hpp"

namespace hurdle::engines {

/// Starts a program that reads lines
/// `{"id":1,"variant":"janggi","fen":"…","moves":["a1a2"],"depth":1}` and replies to each with
/// `{"id":1,"moves":{"a1a2":1}}` (at depth 1 also `"moves":["a1a2"]`) or `{"id":1,"error":"…"}`.
/// All requests have depth 1. Deeper counts are computed from the lists of moves, which compares
/// the set of moves at every node. Throws EngineError (not_started).
[[nodiscard]] std::unique_ptr<Adapter> start_jsonl(const EngineOptions& options);

}  // namespace hurdle::engines
