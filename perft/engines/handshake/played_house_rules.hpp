// Finds the house rules by which an engine plays, and asks it further questions to prove them.
#pragma once

#include <span>

#include "movegen/mutants/house_rules.hpp"
#include "perft/count/variants.hpp"
#include "perft/engines/handshake/notation/find_dialect.hpp"
#include "perft/engines/protocol/adapter.hpp"

namespace hurdle::engines {

/// The house rules that the replies of the handshake and to further questions prove; null if they
/// prove none. `options` has the engine's dialect; `start` starts the engine again for the
/// questions. Throws Interrupted.
[[nodiscard]] const HouseRules* played_house_rules(const Variant& variant,
                                                   const EngineOptions& options,
                                                   const AdapterFactory& start,
                                                   std::span<const FirstAnswer> replies);

}  // namespace hurdle::engines
