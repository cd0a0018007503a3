// The smallest theories that answer as an engine did. Knows theories and evidence; asks nobody.
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
  Search(Suspects& suspects, const Evidence& evidence, const std::atomic<bool>* stop = nullptr)
      : suspects_(suspects), evidence_(evidence), stop_(stop) {}

  /// The single beliefs that give every answer as the engine did; if there is none, the pairs;
  /// empty when no pair does either.
  [[nodiscard]] std::vector<Theory> complete();

  /// The beliefs that together give the most wrong answers as the engine did and no right one
  /// otherwise: each in turn the one that adds most. Empty when none gives any.
  [[nodiscard]] Theory best();

  /// How many of the evidence's deeper answers are looked at: the cheapest.
  [[nodiscard]] std::size_t deep_looked_at() const;

  /// Whether a theory lists what the engine listed there.
  [[nodiscard]] bool lists(const Theory& theory, const Observation& seen);

 private:
  /// A suspect that does something that the engine does there, and how well it fits elsewhere.
  struct Lead {
    std::size_t suspect = 0;
    double fit = 0;
  };

  [[nodiscard]] std::vector<Theory> singles();
  [[nodiscard]] std::vector<Theory> pairs();
  /// Of each suspect whether it lists other moves there than the rules do.
  [[nodiscard]] std::vector<bool> acting_at(const Observation& seen);
  [[nodiscard]] std::vector<Lead> leads(const Observation& seen);
  [[nodiscard]] double fit(std::size_t suspect, const std::vector<const Observation*>& sample);
  [[nodiscard]] const Observation* first_mismatch(const Theory& theory);
  [[nodiscard]] bool contradicted(const Theory& theory);
  [[nodiscard]] bool contradicted_deeper(const Theory& theory, bool right_ones_only);
  [[nodiscard]] std::size_t count_explained(const Theory& theory);
  [[nodiscard]] std::vector<const Observation*> sample(std::size_t most) const;
  void check_stop() const;

  Suspects& suspects_;
  const Evidence& evidence_;
  const std::atomic<bool>* stop_;
};

}  // namespace hurdle
