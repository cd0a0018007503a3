// Campaigns as JSON: the status, and the export that makes a total checkable.
#pragma once

#include "perft/campaign/result/result.hpp"
#include "perft/campaign/result/status.hpp"
#include "perft/output/json.hpp"

namespace hurdle::campaign {

class Fields;

[[nodiscard]] Json to_json(const Campaign& campaign);
/// The inverse, without the fields that only a store has. Throws ExportError.
[[nodiscard]] Campaign campaign_of(const Fields& fields);
[[nodiscard]] Json to_json(const Status& status);
[[nodiscard]] Json to_json(const Campaign& campaign, const Finding& finding);
[[nodiscard]] Json to_json(const Campaign& campaign, const Result& result);

/// A time in ISO 8601, UTC, from milliseconds since 1970.
[[nodiscard]] std::string time_text(std::int64_t milliseconds);

/// The result with everything needed to check it: versions, key seeds, workers, recounted tasks,
/// error probabilities.
[[nodiscard]] Json export_of(Database& database, const Campaign& campaign);

/// The FEN of the position of a finding's task; nothing if it has no FEN (J12).
[[nodiscard]] std::optional<std::string> fen_of(Database& database, const Campaign& campaign,
                                                const Finding& finding);

/// How many of `nodes` counts are expected to be wrong because of equal keys (see HashTable). An
/// upper bound, because every lookup belongs to a counted node.
[[nodiscard]] double expected_collisions(Total nodes);

}  // namespace hurdle::campaign
