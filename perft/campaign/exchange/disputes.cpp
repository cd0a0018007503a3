#include "perft/campaign/exchange/disputes.hpp"

#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "perft/campaign/work/findings.hpp"

namespace hurdle::campaign {

Disputes::Disputes(const std::vector<Export>& parts, const std::vector<Json>& results)
    // With a quorum, a batch is decided by votes; a total does not wait for extra passes.
    : waits_for_passes_(parts.at(0).campaign.quorum == 0),
      passes_(static_cast<std::size_t>(parts.at(0).campaign.passes)) {
  for (std::size_t number = 0; number < parts.size(); ++number) {
    Part& part = parts_.emplace_back();
    part.name = parts[number].file;
    part.names_open_passes = results[number].contains(open_passes_field);
    for (const Json& batch : results[number].value(open_passes_field, Json::array())) {
      part.open_passes.insert(batch.get<std::int64_t>());
    }
    add_findings(number, results[number].value("findings", Json::array()));
  }
}

void Disputes::add_findings(std::size_t part, const Json& findings) {
  for (const Json& finding : findings) {
    const Json& second = finding.at("second");
    if (second.at("by").get<std::string>() != by_recheck) {
      continue;
    }
    const auto batch = finding.at("batch").get<std::int64_t>();
    parts_[part].batches.insert(batch);
    if (second.at("key_seed").get<std::string>() != by_referee) {
      continue;
    }
    const auto count = parse_total(second.at("count").get<std::string>());
    if (!count) {
      throw ExportError(
          fmt::format("{}: findings: the referee's count in batch {} must be a count "
                      "in a string",
                      parts_[part].name, batch));
    }
    by_referee_.emplace(std::pair(batch, finding.at("task").get<std::int64_t>()),
                        RefereeCount{part, *count});
  }
}

void Disputes::see_passes(std::size_t part, std::int64_t batch, std::string_view passes) {
  const Part& seen = parts_[part];
  if (!waits_for_passes_ || !seen.batches.contains(batch)) {
    return;
  }
  const bool is_open =
      seen.names_open_passes ? seen.open_passes.contains(batch) : passes_in(passes) <= passes_;
  if (is_open) {
    open_batches_.insert(batch);
    if (unfinished_.empty()) {
      unfinished_ = fmt::format(
          "batch {}: a recheck had another count than the workers, and the extra pass is not "
          "finished ({})",
          batch, seen.name);
    }
  }
}

void Disputes::see_count(std::int64_t batch, std::int64_t task, Total count) {
  const auto [first, end] = by_referee_.equal_range({batch, task});
  for (auto one = first; one != end && against_the_referee_.empty(); ++one) {
    if (one->second.count != count) {
      against_the_referee_ = fmt::format(
          "the referee has another count of task {} of batch {} than workers: {}, not {} ({})",
          task, batch, to_text(one->second.count), to_text(count), parts_[one->second.part].name);
    }
  }
}

std::size_t passes_in(std::string_view text) {
  constexpr std::string_view word = " worker ";
  std::size_t passes = 0;
  for (std::size_t at = text.find(word); at != std::string_view::npos;
       at = text.find(word, at + 1)) {
    ++passes;
  }
  return passes;
}

}  // namespace hurdle::campaign
