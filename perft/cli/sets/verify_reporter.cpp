#include "perft/cli/sets/verify_reporter.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <utility>
#include <vector>

#include "perft/cli/options/house_rules.hpp"
#include "perft/cli/program/output.hpp"

namespace hurdle::cli {

std::string mark_of(std::span<const PositionSet> sets) {
  const bool alone = std::ranges::all_of(
      sets, [](const PositionSet& set) { return only_referee_counts(*set.variant); });
  return alone ? " (referee only)" : " (by house rules)";
}

VerifyReporter::VerifyReporter(std::uint64_t checks, bool silent, const VerifyOptions& how,
                               std::string mark)
    : checks_(checks),
      silent_(silent),
      mark_(std::move(mark)),
      depth_(how.depth),
      max_nodes_(how.max_nodes) {}

void VerifyReporter::take(const Check& check) {
  const bool failed = check.status == CheckStatus::failed;
  const bool counted = check.status == CheckStatus::counted;
  passed_ += check.status == CheckStatus::passed ? 1U : 0U;
  failed_ += failed ? 1U : 0U;
  counted_ += counted ? 1U : 0U;
  if (check.status == CheckStatus::skipped) {
    ++(check.depth > depth_ ? too_deep_ : too_large_);
  }
  if ((failed || counted) && !silent_) {
    progress_.clear();
    print(to_text(check) + (counted ? mark_ : "") + "\n");
    flush_output();
  }
  progress_.show(passed_ + failed_ + counted_ + too_deep_ + too_large_, checks_);
}

std::string VerifyReporter::skipped_checks() const {
  std::vector<std::string> reasons;
  if (too_deep_ > 0) {
    reasons.push_back(fmt::format("{} deeper than --depth {}", too_deep_, depth_));
  }
  if (too_large_ > 0) {
    reasons.push_back(fmt::format("{} above --max-nodes {}", too_large_, max_nodes_));
  }
  return reasons.empty() ? "" : fmt::format("skipped: {}", fmt::join(reasons, ", "));
}

std::string VerifyReporter::score() const {
  const std::string compared =
      fmt::format("{} passed, {} failed, {} skipped", passed_, failed_, too_deep_ + too_large_);
  return counted_ == 0
             ? compared
             : fmt::format(
                   "{}, {} counted but not compared: published counts are by the published rules",
                   compared, counted_);
}

}  // namespace hurdle::cli
