// What the other pieces may do against a check (M6 binds the king alone; M7 lets nothing answer).
#include "movegen/mutants/games/makpong/hooks.hpp"

namespace hurdle::makpong {
namespace {

using Refusing = std::function<bool(const Played& asked, Square checker)>;

/// Some answers of other pieces to a single check are refused.
Change<mutation::Hooks> others_may_not(Refusing refusing) {
  return unless(&Hooks::permitted, [refusing](const Played& asked) {
    const std::vector<Square> checkers = asked.checkers();
    return asked.piece().kind() != king && checkers.size() == 1 &&
           refusing(asked, checkers.front());
  });
}

/// In double check it is enough to answer one of the checkers.
bool one_is_left(const Played& asked) {
  return asked.piece().kind() != king && asked.checkers().size() > 1 &&
         asked.exposers().size() == 1;
}

}  // namespace

MutantRules mutant_check_answers() {
  return {
      {"only-the-king-answers", "M6", "No other piece may answer a check.",
       others_may_not(always(true))},
      {"nothing-steps-between", "M6", "A check cannot be blocked.",
       others_may_not(
           [](const Played& asked, Square checker) { return asked.move.to() != checker; })},
      {"only-the-king-takes-the-checker", "M6", "Other pieces may block, but not take the checker.",
       others_may_not(
           [](const Played& asked, Square checker) { return asked.move.to() == checker; })},
      {"pawns-never-answer", "M6", "No pawn's move answers a check.",
       others_may_not([](const Played& asked, Square) { return asked.piece().kind() == pawn; })},
      {"one-checker-answered-is-enough", "M7", "In double check one checker may be left.",
       also_if(&Hooks::keeps_royal_safe, one_is_left)},
  };
}

}  // namespace hurdle::makpong
