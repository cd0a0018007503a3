// Follows a wrong count of an engine that lists no moves down to the first position whose number of
// moves is wrong.
#pragma once

#include <string>

#include "perft/engines/check/check.hpp"
#include "perft/engines/handshake/session.hpp"

namespace hurdle::engines {

/// Descends from the item's position, where the counts differ at `depth` or before. Each position
/// is sent as a FEN. Throws EngineError if the engine fails on the way, or if its number is that of
/// another position; Interrupted.
[[nodiscard]] Finding descend_by_counts(Session& session, const CheckItem& item, int depth,
                                        const EngineOptions& options);

/// "the engine counts 5 moves, and 4 are legal".
[[nodiscard]] std::string wrong_number_sentence(Total theirs, Total legal);

}  // namespace hurdle::engines
