// A king in double check that may move after all (M7).
#include <algorithm>

#include "movegen/mutants/games/makpong/hooks.hpp"
#include "movegen/referee/direction.hpp"

namespace hurdle::makpong {
namespace {

/// A king's move while these pieces give check, by square from a1, rank by rank.
struct DoubleCheck : Turn {
  std::vector<Square> checkers;

  [[nodiscard]] bool takes_a_checker() const {
    return std::find(checkers.begin(), checkers.end(), move.to()) != checkers.end();
  }
};

/// What the king may do while several pieces give check.
Change<Hooks> in_double_check(std::function<bool(const DoubleCheck& check)> may) {
  return instead(&Hooks::king_may_answer_double_check, [may](const Turn& asked) {
    return may(
        {asked, asked.rules.attackers(asked.setup, asked.move.from(), opponent(asked.side()))});
  });
}

bool takes_one_of_a_kind(const DoubleCheck& check) {
  const Kind kind = check.at(check.checkers.front()).kind();
  const bool one_kind =
      std::all_of(check.checkers.begin(), check.checkers.end(),
                  [&](Square checker) { return check.at(checker).kind() == kind; });
  return one_kind && check.takes_a_checker();
}

bool takes_one_of_two_beside(const DoubleCheck& check) {
  const auto beside =
      std::count_if(check.checkers.begin(), check.checkers.end(),
                    [&](Square checker) { return distance(check.move.from(), checker) == 1; });
  return beside > 1 && check.takes_a_checker();
}

}  // namespace

MutantRules mutant_double_checks() {
  return {
      {"king-flees-double-check", "M7", "In double check the king may go to any safe square.",
       in_double_check(always(true))},
      {"king-takes-either-checker", "M7", "The king may take either of two checkers.",
       in_double_check([](const DoubleCheck& check) { return check.takes_a_checker(); })},
      {"double-check-by-the-first-found", "M7", "Only the first checker found is remembered.",
       in_double_check(
           [](const DoubleCheck& check) { return check.move.to() == check.checkers.front(); })},
      {"double-check-by-the-last-found", "M7", "Only the last checker found is remembered.",
       in_double_check(
           [](const DoubleCheck& check) { return check.move.to() == check.checkers.back(); })},
      {"king-takes-anything-in-double-check", "M7", "In double check the king may capture.",
       in_double_check([](const DoubleCheck& check) { return check.captures(); })},
      {"king-flees-double-check-quietly", "M7", "In double check the king may only flee.",
       in_double_check([](const DoubleCheck& check) { return !check.captures(); })},
      {"king-takes-pawns-in-double-check", "M7", "In double check the king may take a pawn.",
       in_double_check([](const DoubleCheck& check) {
         return check.takes_a_checker() && check.at(check.move.to()).kind() == pawn;
       })},
      {"white-king-takes-in-double-check", "M7", "Double check binds Black's king alone.",
       in_double_check([](const DoubleCheck& check) {
         return check.takes_a_checker() && check.side() == Colour::white;
       })},
      {"black-king-takes-in-double-check", "M7", "Double check binds White's king alone.",
       in_double_check([](const DoubleCheck& check) {
         return check.takes_a_checker() && check.side() == Colour::black;
       })},
      {"double-check-of-one-kind", "M7", "Two checkers of one kind count as one.",
       in_double_check(takes_one_of_a_kind)},
      {"double-check-from-beside", "M7", "Two checkers beside the king count as one.",
       in_double_check(takes_one_of_two_beside)},
  };
}

}  // namespace hurdle::makpong
