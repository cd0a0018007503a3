// The rules version of a build, derived from counts: two builds with the same rules version have
// the same counts for a fixed list of positions. Used to detect workers whose builds count by other
// rules.
#pragma once

#include <string>

#include "perft/campaign/plan/campaign.hpp"

namespace hurdle::campaign {

/// The rules version of this build for a variant: the number of the list of probes and a part of
/// the digest of their counts, as `1:9f86d081884c7d65`. Counted once in each process, in some
/// milliseconds.
[[nodiscard]] const std::string& rules_version(const Variant& variant);

/// Throws StoreError (foreign), which names both versions, unless the campaign was started with
/// this rules version, or with the given one.
void require_rules(const Campaign& campaign);
void require_rules(const Campaign& campaign, const std::string& ours);

/// This build in one line; campaigns and workers store it.
[[nodiscard]] std::string build_line();

}  // namespace hurdle::campaign
