// Checks an export without a store: its digests, lines and sums, and a sample of its tasks to be
// counted again. Trusts none of its numbers.
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

/// An export that cannot be parsed: file, place, and what was expected.
class ExportError : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

/// The JSON of an export.
struct Export {
  std::string file;
  Campaign campaign;         ///< without the fields that only a store has
  std::string digest_is_of;  ///< the text whose digest is the campaign's, from the JSON
  bool complete = false;
  Total total;
  std::vector<std::pair<std::string, Total>> divide;
  std::string tasks_file;  ///< with its folder
  std::string tasks_sha256;
};

/// Parses the JSON of an export. Throws ExportError.
[[nodiscard]] Export read_export(const std::string& file);

/// A task of an export.
struct ExportedTask {
  std::int64_t batch = 0;
  std::int64_t number = 0;  ///< index in its batch, from 0
  std::string text;         ///< its position, in the game's text
  Total count;
};

struct Audit {
  std::vector<std::string> faults;  ///< findings, one line each; at most 20
  std::int64_t tasks = 0;
  std::int64_t batches = 0;
  Total lines;
  Total total;                       ///< sum of the counts in the tasks' file
  std::vector<ExportedTask> sample;  ///< valid tasks that have a count, in file order
};

/// Checks everything in an export that needs no counting, and draws a random sample of `sample`
/// tasks. Throws ExportError, Interrupted.
[[nodiscard]] Audit audit(const Export& exported, std::int64_t sample, std::uint64_t sample_seed,
                          const std::atomic<bool>* stop = nullptr);

/// How to count a sample again.
struct RecountOptions {
  Total referee_nodes;  ///< tasks with more nodes use the fast generator
  std::uint64_t key_seed = 0;
  int threads = 1;
  const std::atomic<bool>* stop = nullptr;
  std::function<void(std::size_t done, std::size_t all)> progress;
};

struct Recount {
  std::size_t by_referee = 0;
  std::size_t by_fast = 0;
  std::string words;  ///< which generator counted the tasks of `by_fast`; empty without a choice
  std::vector<std::pair<ExportedTask, Total>> differing;  ///< each with the new count
};

/// Counts the tasks of a sample again. Throws Interrupted.
[[nodiscard]] Recount recount(const Campaign& campaign, const std::vector<ExportedTask>& sample,
                              const RecountOptions& options);

}  // namespace hurdle::campaign
