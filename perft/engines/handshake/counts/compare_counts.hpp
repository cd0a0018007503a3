// The handshake with an engine that gives numbers of nodes and no lists of moves.
#pragma once

#include <span>

#include "perft/engines/handshake/handshake.hpp"
#include "perft/engines/handshake/session.hpp"

namespace hurdle::engines {

/// Compares the engine's number of moves in each position with the rules, and sets the handshake's
/// numbers and remarks. Throws Interrupted.
void compare_counts(Session& session, const Variant& variant, std::span<const Setup> positions,
                    VariantHandshake& handshake);

}  // namespace hurdle::engines
