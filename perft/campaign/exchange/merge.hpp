// Merges exports of one campaign that was counted in several places: each batch comes from the
// first part that has counted it. There is no total if the referee of a part has another count, or
// if a recheck's extra pass is not finished. Needs no store.
#pragma once

#include <atomic>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "perft/campaign/exchange/audit.hpp"
#include "perft/output/json.hpp"

namespace hurdle::campaign {

/// The merged export.
// NOLINTNEXTLINE(bugprone-exception-escape): nlohmann's move is noexcept, its assertions may throw
struct Merged {
  Json json;                           ///< the result of `campaign export` for all parts
  std::vector<std::string> differing;  ///< tasks with different counts in two parts; at most 20
  std::int64_t batches = 0;
  std::int64_t counted = 0;     ///< batches counted in at least one part
  std::int64_t in_several = 0;  ///< batches counted in several parts
  bool disputed = false;        ///< a recheck forbids a total
  std::string why_not;          ///< why there is no total; else empty
};

/// Writes the tasks of all parts, each with the count that any part has, to `tasks_file`; removes
/// the file if counts differ. Throws ExportError if the parts belong to different campaigns or one
/// is inconsistent; Interrupted; std::runtime_error if the file cannot be written.
[[nodiscard]] Merged merge_exports(const std::vector<Export>& parts, const std::string& tasks_file,
                                   const std::atomic<bool>* stop);

}  // namespace hurdle::campaign
