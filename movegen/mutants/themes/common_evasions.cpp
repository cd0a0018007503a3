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

}  // namespace

Rules<Hooks> mutant_evasions(const Notation& notation) {
  Rules<Hooks> rules{
      {"only-the-royal-answers-check", "C5", "A check is answered by the royal piece alone.",
       answers([](const Answer& answer) { return answer.safe && answer.by_royal(); })},
      {"checks-are-not-blocked", "C5",
       "A check is answered by the royal piece or by taking the checker, never from between.",
       answers([](const Answer& answer) {
         return answer.safe && (answer.by_royal() || answer.takes());
       })},
      {"checkers-are-not-taken", "C5",
       "Only the royal piece itself may take a piece that gives check.",
       answers([](const Answer& answer) {
         return answer.safe && (answer.by_royal() || !answer.takes());
       })},
      {"pinned-piece-takes-the-checker", "C5", "Even a pinned piece may take the lone checker.",
       answers([](const Answer& answer) {
         return answer.safe || (answer.checkers.size() == 1 && answer.by_other() && answer.takes());
       })},
      {"double-check-half-answered", "C5", "A double check is met when one checker is.",
       answers([](const Answer& answer) {
         return answer.safe || (answer.checkers.size() == 2 && !answer.by_royal() &&
                                answer.exposers().size() == 1);
       })},
  };
  if (notation.hands) {
    rules.push_back(
        {"drops-do-not-answer-check", "C5", "In check no piece may be dropped.",
         answers([](const Answer& answer) { return answer.safe && !answer.move.is_drop(); })});
  }
  return rules;
}

}  // namespace hurdle::mutation
