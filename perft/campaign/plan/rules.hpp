// The rules version of a build, derived from counts: two builds with the same rules version have
// the same counts for a fixed list of positions. Used to detect workers whose builds count by other
// rules.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "perft/campaign/plan/campaign.hpp"

namespace hurdle::campaign {

/// The number of the lists of probes. Never change a list: add a new one with the next number.
inline constexpr int probe_list = 1;

/// A position whose count shows whether two builds play a variant by the same rules.
struct Probe {
  std::string fen;
  int depth = 0;
};

/// The probes of a variant, by its name: a few positions from each of its sets.
[[nodiscard]] std::vector<Probe> probes_of(std::string_view variant);

/// The files `movegen/variants/<game>/probes.txt`. Written by movegen/vocab/text/embed_text.cmake.
[[nodiscard]] std::string_view probes_text() noexcept;

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
