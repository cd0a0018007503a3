// The writer behind `hurdle suite count`: fills `perft` and `confirmed` of a YAML set from both
// generators and keeps every other byte of the file. It never publishes what they disagree on.
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "perft/count/generator.hpp"
#include "perft/suite/set.hpp"

namespace hurdle {

/// The generators (or two counts under different keys) disagree: nothing was written.
class GeneratorsDiffer : public SuiteError {
 public:
  using SuiteError::SuiteError;
};

struct SuiteCountOptions {
  int depth = 4;                                 ///< deepest count, 1 to max_depth
  std::uint64_t max_nodes = 1'000'000;           ///< largest count published, a position and depth
  std::uint64_t referee_max_nodes = 10'000'000;  ///< larger ones: fast, twice, under two keys
  /// For the fast generator; threads and stop for both. Counts under two keys use a table of 64
  /// MiB, or of the size that suits their depth when that is more. The referee counts equal
  /// positions once, in up to half of the free memory and 4 GiB.
  CountOptions count;
  std::vector<std::string> ids;         ///< the positions to count; empty: all
  const Variant* generators = nullptr;  ///< null: those of the set's variant
  std::function<void()> on_position;    ///< called when a position is counted
};

/// One run of the fast generator behind a count that the referee did not reach.
struct CountRun {
  std::string id;
  int depth = 0;
  Total total;
  std::uint64_t key_seed = 0;
  std::uint64_t hash_bytes = 0;  ///< 0: without a table
  int threads = 1;
  double seconds = 0;
};

/// One count that was filled in or replaced.
struct CountChange {
  std::string id;
  int depth = 0;
  std::optional<Total> before;  ///< nothing: it was not in the file
  Total after;
};

struct SuiteCountResult {
  std::vector<CountChange> changes;
  std::vector<CountRun> runs;           ///< what deep counts rest on
  std::uint64_t counted = 0;            ///< counts computed, changed or not
  std::vector<std::string> left_short;  ///< ids where max_nodes stopped before `depth`
  bool written = false;                 ///< the file's bytes changed
};

/// Fills one YAML file in. The new text is read back before a temporary file beside it replaces
/// it, so an error or an interrupt leaves the file as it was. Throws GeneratorsDiffer, SuiteError,
/// Interrupted.
SuiteCountResult count_suite(const std::filesystem::path& path,
                             const SuiteCountOptions& options = {});

/// The same on a text: the set's text with counts filled in. `file` is its name in messages.
[[nodiscard]] std::string fill_counts(const std::string& text, const std::string& file,
                                      const SuiteCountOptions& options, SuiteCountResult& result);

}  // namespace hurdle
