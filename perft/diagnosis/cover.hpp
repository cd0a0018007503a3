// Finds several mutants that together explain an engine's wrong replies: explains each position by
// few mutants, then takes the fewest mutants that explain the most positions. Depends on theories
// and evidence only; asks no question.
#pragma once

#include <cstddef>
#include <map>
#include <set>
#include <vector>

#include "perft/diagnosis/evidence.hpp"
#include "perft/diagnosis/search.hpp"
#include "perft/diagnosis/theory.hpp"

namespace hurdle {

/// The result of a search.
struct Cover {
  /// Theories of the same size that explain the same number of wrong replies; empty if there is
  /// none.
  std::vector<Theory> theories;
  bool whole = true;  ///< false: the search reached its limit before it had tried everything
};

/// The most mutants in one theory.
constexpr std::size_t most_together = 5;

class CoverSearch {
 public:
  /// All must outlive the search. The `refused` mutants are in no theory.
  CoverSearch(Candidates& candidates, const Evidence& evidence, TheorySearch& search,
              const Theory& refused)
      : candidates_(candidates), evidence_(evidence), search_(search), refused_(refused) {}

  [[nodiscard]] Cover find();

  /// Adds the theories that explain as much with one mutant exchanged.
  void add_rivals(std::vector<Theory>& theories);

  /// Puts the theories that explain the most wrong replies first; those that contradict a reply
  /// come after all others.
  void put_best_first(std::vector<Theory>& theories);

  /// Whether the theory contradicts no reply, and each of its mutants is needed in two explained
  /// positions: one may be a coincidence.
  [[nodiscard]] bool holds(const Theory& theory) {
    return is_consistent(theory) && is_needed_throughout(theory);
  }

 private:
  /// A wrong reply, the mutants that change the list of moves there, and the sets of them that list
  /// the engine's moves.
  struct Task {
    const Observation* seen = nullptr;
    Theory acting;
    std::vector<Theory> explanations;
  };

  /// A mutant that a right reply contradicts, unless another one hides it there.
  struct Hidden {
    std::size_t candidate = 0;
    std::size_t explained = 0;                   ///< of the simplest wrong replies
    const Observation* contradiction = nullptr;  ///< the first such reply
  };

  /// The first right reply that the mutant alone contradicts; null if none does.
  [[nodiscard]] const Observation* contradiction(std::size_t candidate);
  [[nodiscard]] Task task_of(std::size_t wrong);
  void add_explanations(Task& task);
  [[nodiscard]] std::vector<Theory> sets_by_union(const Task& task);
  void choose_explanations(Cover& best);
  void choose_for(const std::vector<Task>& tasks, std::set<Theory>& refused);
  void choose(const std::vector<Task>& tasks, std::size_t next, const Theory& included,
              const Theory& excluded, std::size_t skips);
  [[nodiscard]] bool is_consistent(const Theory& theory);
  [[nodiscard]] bool agrees_where_right(const Theory& theory);
  [[nodiscard]] bool is_needed_throughout(const Theory& theory);
  /// Whether so many explained wrong replies need this member.
  [[nodiscard]] bool is_needed(const Theory& theory, std::size_t member, std::size_t times);
  [[nodiscard]] Theory without_needless(Theory theory);
  void grow(Cover& best);
  [[nodiscard]] Theory grown(const Theory& theory, std::size_t positions);
  [[nodiscard]] Theory grown_from(Theory theory);
  [[nodiscard]] Theory additions(const Theory& theory, std::size_t most);
  [[nodiscard]] std::vector<const Observation*> unexplained(const Theory& theory, std::size_t most);
  [[nodiscard]] std::vector<Hidden> hidden_mutants();
  void find_hidden_pairs(Cover& best);
  void add_hidden(Cover& best);
  /// The wrong replies that the theory explains, first those that `rest` does not.
  [[nodiscard]] std::vector<const Observation*> explained_first_needing(const Theory& theory,
                                                                        const Theory& rest);
  [[nodiscard]] std::size_t count_explained(const Theory& theory);
  [[nodiscard]] bool spend(std::size_t lists);

  Candidates& candidates_;
  const Evidence& evidence_;
  TheorySearch& search_;
  const Theory& refused_;
  std::map<std::size_t, const Observation*> contradictions_;  // of the candidates looked at
  std::vector<Theory> chosen_;
  std::size_t most_ = 0;   // mutants in a theory
  std::size_t spent_ = 0;  // lists computed
  std::size_t steps_ = 0;  // of `choose`
  std::size_t all_steps_ = 0;
  bool whole_ = true;
};

}  // namespace hurdle
