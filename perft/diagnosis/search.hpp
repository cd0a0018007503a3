// Finds the smallest theories that reproduce an engine's replies. Depends on theories and evidence
// only; asks no question.
#pragma once

#include <atomic>
#include <cstddef>
#include <optional>
#include <vector>

#include "perft/diagnosis/evidence.hpp"
#include "perft/diagnosis/theory.hpp"

namespace hurdle {

class Search {
 public:
  /// Both must outlive the search. When `stop` becomes true, Interrupted is thrown.
  Search(Candidates& candidates, const Evidence& evidence, const std::atomic<bool>* stop = nullptr)
      : candidates_(candidates), evidence_(evidence), stop_(stop) {}

  /// The single mutants that reproduce every reply; if none does, the pairs; empty if no pair does.
  [[nodiscard]] std::vector<Theory> complete();

  /// The single mutants that reproduce every reply.
  [[nodiscard]] std::vector<Theory> singles();

  /// How many of the deeper counts, the cheapest first, are compared.
  [[nodiscard]] std::size_t deep_looked_at() const;

  /// Whether a theory lists the same moves as the engine in this observation.
  [[nodiscard]] bool lists(const Theory& theory, const Observation& seen);

  /// The number of replies, right and wrong, in which a theory lists other moves than the engine.
  [[nodiscard]] std::size_t mismatches(const Theory& theory);

  /// Whether a theory's deeper counts differ from the engine's, among the cheapest.
  /// `right_ones_only` skips those that differ from the rules.
  [[nodiscard]] bool contradicted_deeper(const Theory& theory, bool right_ones_only);

 private:
  /// A candidate that reproduces part of the engine's listing in one observation, and how well it
  /// fits the others.
  struct Lead {
    std::size_t candidate = 0;
    double fit = 0;
  };

  [[nodiscard]] std::vector<Theory> pairs();
  /// For each candidate, whether its listing in this observation differs from the rules.
  [[nodiscard]] std::vector<bool> acting_at(const Observation& seen);
  [[nodiscard]] std::vector<Lead> leads(const Observation& seen);
  [[nodiscard]] double fit(std::size_t candidate, const std::vector<const Observation*>& sample);
  [[nodiscard]] const Observation* first_mismatch(const Theory& theory);
  [[nodiscard]] std::vector<const Observation*> sample(std::size_t most) const;
  void check_stop() const;

  Candidates& candidates_;
  const Evidence& evidence_;
  const std::atomic<bool>* stop_;
};

}  // namespace hurdle
