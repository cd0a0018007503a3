// Exports of one campaign that was counted in several places, as one export: batch by batch, from
// the first that has counted it. Needs no store.
#pragma once

#include <atomic>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "perft/campaign/exchange/audit.hpp"
#include "perft/output/json.hpp"

namespace hurdle::campaign {

/// What became of the parts.
struct Merged {
  Json json;                           ///< the result of `campaign export`, of all parts
  std::vector<std::string> differing;  ///< tasks that two parts count differently; at most 20
  std::int64_t batches = 0;
  std::int64_t counted = 0;     ///< batches that at least one part has counted
  std::int64_t in_several = 0;  ///< of these, the ones that several have counted
};

/// Writes the tasks of all parts, with the counts that any has, to `tasks_file`, which is not there
/// when anything differs. Throws ExportError, when the parts are not of one campaign or one is not
/// right in itself; Interrupted; std::runtime_error when the file cannot be written.
[[nodiscard]] Merged merge_exports(const std::vector<Export>& parts, const std::string& tasks_file,
                                   const std::atomic<bool>* stop = nullptr);

}  // namespace hurdle::campaign
