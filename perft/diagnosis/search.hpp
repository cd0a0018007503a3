// Finds the smallest theories that reproduce an engine's replies. Depends on theories and evidence
// only; asks no question.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <tuple>
#include <utility>
#include <vector>

#include "perft/diagnosis/evidence.hpp"
#include "perft/diagnosis/theory.hpp"

namespace hurdle {

/// How a theory's list of moves differs from the rules where an engine's list is known.
enum class Effect : std::uint8_t {
  unknown,   ///< not computed yet
  none,      ///< it lists the legal moves
  exact,     ///< it lists the engine's moves
  part,      ///< it explains part of the engine's difference
  contrary,  ///< it differs from the rules where the engine does not
};

/// The effect of a theory that lists `listing` in this observation.
[[nodiscard]] Effect effect_of(const Listing& listing, const Observation& seen);

class TheorySearch {
 public:
  /// The nodes of the deeper counts that are compared with a theory, and with one to be stated.
  static constexpr std::uint64_t deep_nodes = 50'000;
  static constexpr std::uint64_t many_deep_nodes = 400'000;

  /// Both must outlive the search. When `stop` becomes true, Interrupted is thrown.
  TheorySearch(Candidates& candidates, const Evidence& evidence,
               const std::atomic<bool>* stop = nullptr)
      : candidates_(candidates), evidence_(evidence), stop_(stop) {}

  /// Throws Interrupted if the search is to stop.
  void check_stop() const;

  /// The single mutants that reproduce every reply; if none does, the pairs; empty if no pair does.
  [[nodiscard]] std::vector<Theory> complete();

  /// The single mutants that reproduce every reply.
  [[nodiscard]] std::vector<Theory> singles();

  /// How many of the deeper counts, the cheapest first, are compared.
  [[nodiscard]] std::size_t deep_looked_at(std::uint64_t nodes = deep_nodes) const;

  /// Whether a theory lists the same moves as the engine in this observation.
  [[nodiscard]] bool lists(const Theory& theory, const Observation& seen);

  /// The moves of a theory in this observation, for no theory the legal ones; nothing if it cannot
  /// play the line.
  [[nodiscard]] std::optional<Listing> listing(const Theory& theory, const Observation& seen);

  /// What a single candidate lists in this observation.
  struct Alone {
    Effect effect = Effect::unknown;
    Listing listing;  ///< empty if the candidate cannot play the line
  };
  [[nodiscard]] const Alone& alone(std::size_t candidate, const Observation& seen);

  /// Computes what `alone` returns for all these candidates and observations, with all cores.
  void compute_alone(const Theory& candidates, const std::vector<const Observation*>& seen);

  /// The number of replies, right and wrong, in which a theory lists other moves than the engine.
  [[nodiscard]] std::size_t mismatches(const Theory& theory);

  /// Whether a theory's deeper counts differ where the engine's are right. Compares many more than
  /// `contradicted_deeper`, so only for theories that are about to be stated.
  [[nodiscard]] bool contradicted_by_right_counts(const Theory& theory) {
    return compare_deeper(theory, true, many_deep_nodes);
  }

  /// The cheapest deeper replies that are right and that the theory contradicts.
  [[nodiscard]] std::vector<Answer> contradicting_right_counts(const Theory& theory);

  /// Whether a theory's deeper counts differ from the engine's, among the cheapest.
  /// `right_ones_only` skips those that differ from the rules.
  [[nodiscard]] bool contradicted_deeper(const Theory& theory, bool right_ones_only);

 private:
  [[nodiscard]] Alone computed_alone(std::size_t candidate, const Observation& seen) const;
  [[nodiscard]] bool compare_deeper(const Theory& theory, bool right_ones_only,
                                    std::uint64_t nodes);
  /// Whether the theory counts otherwise; with `if_right`, only if the reply is right.
  [[nodiscard]] bool contradicts(const Answer& answer, const Theory& theory, bool if_right);
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

  Candidates& candidates_;
  const Evidence& evidence_;
  const std::atomic<bool>* stop_;
  /// By theory, whether it lists the engine's moves, by the id of the observation.
  std::map<Theory, std::vector<std::optional<bool>>> listed_;
  std::map<std::pair<std::size_t, std::size_t>, Alone> alone_;  ///< by candidate and observation
  /// Whether deeper counts contradict a theory, by their number and `right_ones_only`.
  std::map<std::tuple<Theory, std::size_t, bool>, bool> contradicted_;
};

/// Adds the theories with some of the mutants of house rules instead of all, if they explain the
/// same wrong replies and contradict no right one.
void add_parts(const Candidates& candidates, const Evidence& evidence, TheorySearch& search,
               std::vector<Theory>& theories);

/// Sorts the theories by the number of their mutants; equal ones keep their order.
void fewest_mutants_first(const Candidates& candidates, std::vector<Theory>& theories);

}  // namespace hurdle
