// What theories mean for an engine's replies: causes with the positions that show them, and what
// stays unexplained. Chooses no theory and asks no question.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "perft/diagnosis/diagnose.hpp"
#include "perft/diagnosis/evidence.hpp"
#include "perft/diagnosis/search.hpp"
#include "perft/diagnosis/theory.hpp"

namespace hurdle {

class Conclusion {
 public:
  /// All three must outlive the conclusion.
  Conclusion(Candidates& candidates, const Evidence& evidence, TheorySearch& search)
      : candidates_(candidates), evidence_(evidence), search_(search) {}

  /// The diagnosis that states the first theory; the others explain as much. Leaves the number of
  /// replies to the caller. Without theories, every wrong reply is unexplained.
  [[nodiscard]] Diagnosis of(const std::vector<Theory>& theories, Repeats repeats);

  /// The one candidate that comes closest: it explains half of the wrong replies or more, at least
  /// three and more than `explained`; replies to one position contradict it, or to at most one
  /// for every five replies that it explains. Empty if there is none, or several equally close
  /// ones.
  [[nodiscard]] std::optional<Closest> closest(std::size_t explained);

  /// For each wrong reply, whether the theory lists the same moves as the engine.
  [[nodiscard]] std::vector<bool> explained_by(const Theory& theory);

 private:
  [[nodiscard]] std::optional<Closest> closeness(std::size_t candidate);
  [[nodiscard]] Observation beyond(const Theory& theory, Observation seen);
  [[nodiscard]] Symptom share_of(const Theory& part, const Theory& theory, const Observation& seen);
  [[nodiscard]] Cause cause(const Theory& theory, const Theory& part,
                            const std::vector<bool>& explained);
  [[nodiscard]] std::vector<Explanation> needed_by(const Theory& part,
                                                   const std::vector<Theory>& parts,
                                                   const Theory& theory);
  [[nodiscard]] std::vector<std::vector<Explanation>> alternatives(
      const std::vector<Theory>& theories, const std::vector<Theory>& parts);
  void add_others(const Theory& part, const std::vector<Theory>& theories, Cause& cause);

  Candidates& candidates_;
  const Evidence& evidence_;
  TheorySearch& search_;
};

}  // namespace hurdle
