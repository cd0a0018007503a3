// What the diagnosis is worth: every mutant plays an engine, is checked, and the diagnosis must
// name what it believes. Prints nothing.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <set>
#include <span>
#include <string>
#include <vector>

#include "perft/diagnosis/diagnose.hpp"
#include "perft/engines/check/check.hpp"
#include "perft/mutants/find.hpp"
#include "perft/suite/set.hpp"

namespace hurdle::mutants {

/// What came of one engine: whether the positions found it, and what is said of it.
struct Diagnosed {
  bool found = false;
  Diagnosis diagnosis;
  double seconds = 0;  ///< of a core, for the diagnosis alone, without the engine's own time
};

/// Checks an engine that plays by this generator on these positions, and diagnoses it. Published
/// counts above `max_nodes` are not asked for. Throws Interrupted.
[[nodiscard]] Diagnosed diagnose_engine(const Variant& variant,
                                        std::shared_ptr<const Generator> generator,
                                        const std::vector<engines::CheckItem>& items,
                                        std::uint64_t max_nodes,
                                        const std::atomic<bool>* stop = nullptr);

/// The mutants that the first causes consist of, so many of them: a reading is taken apart.
[[nodiscard]] std::set<std::string> mutants_told(const Diagnosis& diagnosis,
                                                 std::size_t causes = SIZE_MAX);

/// A mutant, or two of one variant with different clauses: what an engine gets wrong.
using Faults = std::vector<const CountingMutant*>;

/// How a diagnosis of an engine ended.
enum class Told : std::uint8_t {
  rightly,    ///< what it believes, and a single belief first
  as_good,    ///< something that nothing tells from it
  wrongly,    ///< something else, or nothing
  not_found,  ///< the positions showed no difference at all
};

/// An engine, and what was said of it.
struct DiagnosisTrial {
  Faults faults;
  Told told{};
  std::vector<std::string> causes;  ///< the ids that were told, in this order
  double seconds = 0;               ///< of the diagnosis alone, without the engine's own time
};

struct DiagnoseOptions {
  std::string tag;                          ///< only positions with this tag; empty is all
  std::uint64_t max_nodes = 1'000'000;      ///< larger published counts are not asked for
  std::uint64_t hunted = 200;               ///< random positions on which two beliefs are compared
  int threads = 1;                          ///< 1 to max_threads
  const std::atomic<bool>* stop = nullptr;  ///< when it becomes true, the rest is left out
  std::function<void(const DiagnosisTrial&)> on_trial;  ///< called one at a time, in any order
};

/// Every `every`th mutant of the variants that the sets are of, each an engine of its own.
[[nodiscard]] std::vector<Faults> each_alone(std::span<const PositionSet> sets, std::size_t every);

/// So many mutants of these variants, drawn by the seed.
[[nodiscard]] std::vector<Faults> some_alone(std::span<const PositionSet> sets, std::size_t number,
                                             std::uint64_t seed);

/// So many pairs of mutants of one variant whose clauses differ, drawn by the seed.
[[nodiscard]] std::vector<Faults> some_pairs(std::span<const PositionSet> sets, std::size_t number,
                                             std::uint64_t seed);

/// Checks and diagnoses every engine; the trials that ended, in the order of the engines.
[[nodiscard]] std::vector<DiagnosisTrial> diagnose_engines(std::span<const PositionSet> sets,
                                                           const std::vector<Faults>& all_faults,
                                                           const DiagnoseOptions& options);

/// Whether what it believes was told, or what nothing tells from it.
[[nodiscard]] bool is_told(Told told);

/// The share that was told rightly or as good, 0 to 1.
[[nodiscard]] double share_told(std::span<const DiagnosisTrial> trials);

}  // namespace hurdle::mutants
