// Campaigns as JSON: what a status shows, and what makes a total checkable.
#pragma once

#include "perft/campaign/result/result.hpp"
#include "perft/campaign/result/status.hpp"
#include "perft/output/json.hpp"

namespace hurdle::campaign {

[[nodiscard]] Json to_json(const Campaign& campaign);
[[nodiscard]] Json to_json(const Status& status);
[[nodiscard]] Json to_json(const Campaign& campaign, const Finding& finding);
[[nodiscard]] Json to_json(const Campaign& campaign, const Result& result);

/// A time in ISO 8601, UTC; of milliseconds since 1970.
[[nodiscard]] std::string time_text(std::int64_t milliseconds);

/// The result with everything that makes it checkable: versions, key seeds, who counted, what was
/// counted again, how wrong it can be.
[[nodiscard]] Json export_of(Database& database, const Campaign& campaign);

/// The position of a finding's task, in FEN; nothing when it has none (J12).
[[nodiscard]] std::optional<std::string> fen_of(Database& database, const Campaign& campaign,
                                                const Finding& finding);

/// How many of `nodes` counts are expected to be wrong because two keys agree where they should not
/// (HashTable says why). Every lookup belongs to a node that is counted, so this is a bound.
[[nodiscard]] double expected_collisions(Total nodes);

}  // namespace hurdle::campaign
