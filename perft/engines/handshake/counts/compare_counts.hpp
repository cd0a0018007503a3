// The handshake with an engine that gives numbers of nodes and no lists of moves.
#pragma once

#include <span>
#include <string>

#include "perft/engines/handshake/handshake.hpp"
#include "perft/engines/handshake/session.hpp"

namespace hurdle::engines {

/// Compares the engine's number of moves in each position with the rules, and sets the handshake's
/// numbers. Throws Interrupted.
void compare_counts(Session& session, const Variant& variant, std::span<const Setup> positions,
                    VariantHandshake& handshake);

/// The remark that an engine lists no moves. `lines` are those of its replies: one that may be a
/// move with its count is quoted.
[[nodiscard]] std::string no_lists_words(std::span<const std::string> lines);

}  // namespace hurdle::engines
