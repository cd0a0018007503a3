// Measures the diagnosis: every mutant plays as an engine and is checked, and the diagnosis must
// name the mutant. Prints nothing.
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
#include "perft/mutants/counting_mutant.hpp"
#include "perft/suite/set.hpp"

namespace hurdle::mutants {

/// The result for one engine: whether the positions found a difference, and the diagnosis.
struct Diagnosed {
  bool found = false;
  Diagnosis diagnosis;
  double seconds = 0;  ///< core seconds of the diagnosis alone, without the engine's own time
};

/// Checks an engine that plays by this generator on these positions, and diagnoses it. Published
/// counts above `max_nodes` are skipped. Throws Interrupted.
[[nodiscard]] Diagnosed diagnose_engine(const Variant& variant,
                                        std::shared_ptr<const Generator> generator,
                                        const std::vector<engines::CheckItem>& items,
                                        std::uint64_t max_nodes,
                                        const std::atomic<bool>* stop = nullptr);

/// The mutants of the first `causes` causes; house rules are split into their mutants.
[[nodiscard]] std::set<std::string> named_mutants(const Diagnosis& diagnosis,
                                                  std::size_t causes = SIZE_MAX);

/// What an engine gets wrong: one mutant, or several of one variant with different clauses.
using PlantedMutants = std::vector<const CountingMutant*>;

/// How a diagnosis of an engine ended.
enum class DiagnosisOutcome : std::uint8_t {
  right,       ///< the mutants of the engine; a single one comes first
  equivalent,  ///< a mutant that nothing separates from the engine's
  wrong,       ///< another mutant, or none
  not_found,   ///< the positions showed no difference at all
};

/// An engine and its diagnosis.
struct DiagnosisTrial {
  PlantedMutants planted;
  DiagnosisOutcome outcome{};
  std::vector<std::string> causes;  ///< the ids that were named, in this order
  /// Ids that were named, are neither planted nor alike to a planted one, and do not list the same
  /// moves together with the others.
  std::vector<std::string> false_causes;
  double seconds = 0;  ///< core seconds of the diagnosis alone, without the engine's own time
};

struct DiagnoseOptions {
  std::string tag;                      ///< only positions with this tag; empty is all
  std::uint64_t max_nodes = 1'000'000;  ///< larger published counts are skipped
  std::uint64_t hunted =
      200;          ///< random positions on which the engine and its diagnosis are compared
  int threads = 1;  ///< 1 to max_threads
  const std::atomic<bool>* stop = nullptr;  ///< when it becomes true, the rest is skipped
  std::function<void(const DiagnosisTrial&)> on_trial;  ///< called one at a time, in any order
};

/// Every mutant of the variants of these sets, one in each engine.
[[nodiscard]] std::vector<PlantedMutants> each_alone(std::span<const PositionSet> sets);

/// A random choice of mutants of these variants, drawn by the seed.
[[nodiscard]] std::vector<PlantedMutants> some_alone(std::span<const PositionSet> sets,
                                                     std::size_t number, std::uint64_t seed);

/// A random choice of groups of `size` mutants of one variant with different clauses, drawn by the
/// seed.
[[nodiscard]] std::vector<PlantedMutants> some_together(std::span<const PositionSet> sets,
                                                        std::size_t size, std::size_t number,
                                                        std::uint64_t seed);

/// A random choice of engines that play by house rules, and by two more mutants of other clauses,
/// drawn by the seed.
[[nodiscard]] std::vector<PlantedMutants> some_on_house_rules(std::span<const PositionSet> sets,
                                                              std::size_t number,
                                                              std::uint64_t seed);

/// Checks and diagnoses every engine. Returns the finished trials in the order of the engines.
[[nodiscard]] std::vector<DiagnosisTrial> diagnose_engines(
    std::span<const PositionSet> sets, const std::vector<PlantedMutants>& all_planted,
    const DiagnoseOptions& options);

/// Whether the diagnosis names the mutant, or one that nothing separates from it.
[[nodiscard]] bool is_right(DiagnosisOutcome outcome);

/// The share of trials for which `is_right` holds, 0 to 1.
[[nodiscard]] double share_right(std::span<const DiagnosisTrial> trials);

}  // namespace hurdle::mutants
