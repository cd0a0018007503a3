// Errors about how a check is answered (C5).
#include "movegen/mutants/themes/common.hpp"

namespace hurdle::mutation {
namespace {

using Checkers = std::vector<Square>;

/// A move other than a pass while these pieces give check.
struct Answer : Played {
  const Checkers& checkers;
  bool safe;  ///< by the rules

  /// Whether it takes the first of the checkers.
  [[nodiscard]] bool takes() const {
    return !move.is_drop() && next.at(checkers.front()) != setup.at(checkers.front());
  }
};

/// Judges the answers to a check, and nothing else, by this info.
Change<Hooks> answers(bool (*judge)(const Answer& answer)) {
  return change(&Hooks::keeps_royal_safe, [judge](const Played& asked, auto original) {
    const bool safe = original(asked);
    const Checkers checkers = asked.checkers();
    return checkers.empty() || asked.move.is_pass() ? safe : judge({asked, checkers, safe});
  });
}

bool by_royal_alone(const Answer& answer) {
  return answer.safe && answer.by_royal();
}

bool never_from_between(const Answer& answer) {
  return answer.safe && (answer.by_royal() || answer.takes());
}

bool taken_by_royal_alone(const Answer& answer) {
  return answer.safe && (answer.by_royal() || !answer.takes());
}

bool taken_by_pinned_too(const Answer& answer) {
  return answer.safe || (answer.checkers.size() == 1 && answer.by_other() && answer.takes());
}

bool one_of_two(const Answer& answer) {
  return answer.safe ||
         (answer.checkers.size() == 2 && !answer.by_royal() && answer.exposers().size() == 1);
}

bool never_by_drops(const Answer& answer) {
  return answer.safe && !answer.move.is_drop();
}

}  // namespace

Rules<Hooks> mutant_evasions(const Notation& notation) {
  Rules<Hooks> rules{
      {"only-the-royal-answers-check", "C5", "A check is answered by the royal piece alone.",
       answers(by_royal_alone)},
      {"checks-are-not-blocked", "C5",
       "A check is answered by the royal piece or by taking the checker, never from between.",
       answers(never_from_between)},
      {"checkers-are-not-taken", "C5",
       "Only the royal piece itself may take a piece that gives check.",
       answers(taken_by_royal_alone)},
      {"pinned-piece-takes-the-checker", "C5", "Even a pinned piece may take the lone checker.",
       answers(taken_by_pinned_too)},
      {"double-check-half-answered", "C5", "A double check is met when one checker is.",
       answers(one_of_two)},
  };
  if (notation.hands) {
    rules.push_back({"drops-do-not-answer-check", "C5", "In check no piece may be dropped.",
                     answers(never_by_drops)});
  }
  return rules;
}

}  // namespace hurdle::mutation
