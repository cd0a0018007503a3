// Which rules a build counts by, told by its counts: two builds with the same rules version have
// the same counts of a fixed list of positions, so that workers of different builds can be told
// apart where that matters. Knows no store.
#pragma once

#include <string>

#include "perft/campaign/plan/campaign.hpp"

namespace hurdle::campaign {

/// The rules version of this build for a variant: the number of the list of probes and a part of
/// the digest of their counts, as `1:9f86d081884c7d65`. Counted once a process, in some
/// milliseconds.
[[nodiscard]] const std::string& rules_version(const Variant& variant);

/// Throws StoreError (foreign), which names both, unless the campaign was started by this version,
/// or by the one given.
void require_rules(const Campaign& campaign);
void require_rules(const Campaign& campaign, const std::string& ours);

/// This build in a line, as workers and campaigns are marked with it.
[[nodiscard]] std::string build_line();

}  // namespace hurdle::campaign
