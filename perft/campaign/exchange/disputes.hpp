// Rechecks of exports that forbid a total of their merged counts.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "perft/campaign/exchange/audit.hpp"
#include "perft/output/json.hpp"

namespace hurdle::campaign {

/// The field of an export with the batches that wait for an extra pass.
inline constexpr const char* open_passes_field = "extra_passes_open";

/// Compares the findings of rechecks in all parts with the merged counts.
class Disputes {
 public:
  /// `results` are the results in the JSON of the parts. Throws nlohmann's exceptions for invalid
  /// fields.
  Disputes(const std::vector<Export>& parts, const std::vector<Json>& results);

  /// Call with the text of the passes over a batch, for each part.
  void see_passes(std::size_t part, std::int64_t batch, std::string_view passes);
  /// Call with the merged count of each task.
  void see_count(std::int64_t batch, std::int64_t task, Total count);

  /// Why there is no total, for the first such batch; empty if nothing forbids it.
  [[nodiscard]] const std::string& why_not() const noexcept {
    return against_the_referee_.empty() ? unfinished_ : against_the_referee_;
  }
  /// The batches whose extra pass was requested by a recheck and is not finished.
  [[nodiscard]] const std::set<std::int64_t>& open_batches() const noexcept {
    return open_batches_;
  }

 private:
  /// What the rechecks of one part have found.
  struct Part {
    std::string name;
    std::set<std::int64_t> batches;  ///< with a different count
    bool names_open_passes = false;  ///< older programs do not
    std::set<std::int64_t> open_passes;
  };
  struct RefereeCount {
    std::size_t part = 0;
    Total count;
  };

  void add_findings(std::size_t part, const Json& findings);

  bool waits_for_passes_;
  std::size_t passes_;
  std::vector<Part> parts_;
  std::multimap<std::pair<std::int64_t, std::int64_t>, RefereeCount> by_referee_;  ///< batch, task
  std::set<std::int64_t> open_batches_;
  std::string against_the_referee_;
  std::string unfinished_;
};

/// The number of passes in the text of the passes over a batch.
[[nodiscard]] std::size_t passes_in(std::string_view text);

}  // namespace hurdle::campaign
