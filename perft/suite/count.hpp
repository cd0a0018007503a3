// Implements `hurdle suite count`: fills `perft` and `confirmed` of a YAML set from both generators
// and keeps every other byte of the file. Counts on which the generators disagree are never
// written.
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

/// The generators disagree, or two counts under different keys do. Nothing was written.
class GeneratorsDiffer : public SuiteError {
 public:
  using SuiteError::SuiteError;
};

struct SuiteCountOptions {
  int depth = 4;                                 ///< deepest count, 1 to max_depth
  std::uint64_t max_nodes = 1'000'000;           ///< largest count published (position, depth)
  std::uint64_t referee_max_nodes = 10'000'000;  ///< larger counts: fast, twice, under two keys
  /// For the fast generator; threads and stop for both generators. Counts under two keys use a
  /// table of 64 MiB, or the default size for their depth if that is larger. The referee counts
  /// equal positions once, in up to half of the free memory, at most 4 GiB.
  CountOptions count;
  std::vector<std::string> ids;         ///< the positions to count; empty: all
  const Variant* generators = nullptr;  ///< null: the generators of the set's variant
  std::function<void()> on_position;    ///< called after each position
};

/// One run of the fast generator, for a count that the referee did not reach.
struct CountRun {
  std::string id;
  int depth = 0;
  Total total;
  std::uint64_t key_seed = 0;
  std::uint64_t hash_bytes = 0;  ///< 0: no table
  int threads = 1;
  double seconds = 0;
};

/// One count that was added or replaced.
struct CountChange {
  std::string id;
  int depth = 0;
  std::optional<Total> before;  ///< empty: the file had no such count
  Total after;
};

struct SuiteCountResult {
  std::vector<CountChange> changes;
  std::vector<CountRun> runs;           ///< the runs that deep counts rely on
  std::uint64_t counted = 0;            ///< counts computed, changed or not
  std::vector<std::string> left_short;  ///< ids where max_nodes stopped counting before `depth`
  bool written = false;                 ///< the file's bytes changed
};

/// Fills in one YAML file. The new text is parsed before a temporary file replaces the original, so
/// an error or an interrupt leaves the file unchanged. Throws GeneratorsDiffer, SuiteError,
/// Interrupted.
SuiteCountResult count_suite(const std::filesystem::path& path,
                             const SuiteCountOptions& options = {});

/// The same for a text: returns it with the counts filled in. `file` is its name in messages.
[[nodiscard]] std::string fill_counts(const std::string& text, const std::string& file,
                                      const SuiteCountOptions& options, SuiteCountResult& result);

}  // namespace hurdle
