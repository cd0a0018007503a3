// An export checked by itself alone: its digests, lines and sums, and a sample of its tasks to be
// counted again. Needs no store and believes none of its numbers.
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "perft/campaign/plan/campaign.hpp"

namespace hurdle::campaign {

/// An export that cannot be read: which file, where, what would be right.
class ExportError : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

/// What the JSON of an export says.
struct Export {
  std::string file;
  Campaign campaign;         ///< without what only a store knows
  std::string digest_is_of;  ///< the text that the campaign's digest is of, as the JSON has it
  bool complete = false;
  Total total;
  std::vector<std::pair<std::string, Total>> divide;
  std::string tasks_file;  ///< with its folder
  std::string tasks_sha256;
};

/// Reads the JSON of an export. Throws ExportError.
[[nodiscard]] Export read_export(const std::string& file);

/// A task of an export.
struct ExportedTask {
  std::int64_t batch = 0;
  std::int64_t number = 0;  ///< in its batch, from 0
  std::string text;         ///< as task_text.hpp has it
  Setup position;
  Total count;
};

struct Audit {
  std::vector<std::string> faults;  ///< what is not as it must be, a line each; at most 20
  std::int64_t tasks = 0;
  std::int64_t batches = 0;
  Total lines;
  Total total;                       ///< of the counts in the tasks' file
  std::vector<ExportedTask> sample;  ///< of the tasks that have a count, in their order
};

/// Reads all tasks of an export, checks everything that needs no counting, and draws a sample of so
/// many. Throws ExportError, Interrupted.
[[nodiscard]] Audit audit(const Export& exported, std::int64_t sample, std::uint64_t sample_seed,
                          const std::atomic<bool>* stop = nullptr);

/// How a sample is counted again.
struct RecountOptions {
  Total referee_nodes;  ///< tasks with more are counted by the fast generator
  std::uint64_t key_seed = 0;
  int threads = 1;
  const std::atomic<bool>* stop = nullptr;
  std::function<void(std::size_t done, std::size_t all)> progress;
};

struct Recount {
  std::size_t by_referee = 0;
  std::size_t by_fast = 0;
  std::vector<std::pair<ExportedTask, Total>> differing;  ///< with the other count
};

/// Counts the tasks of a sample again. Throws Interrupted.
[[nodiscard]] Recount recount(const Campaign& campaign, const std::vector<ExportedTask>& sample,
                              const RecountOptions& options);

}  // namespace hurdle::campaign
