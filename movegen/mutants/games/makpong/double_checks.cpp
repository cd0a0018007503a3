// A king in double check that may move after all (M7).
#include <algorithm>

#include "movegen/mutants/games/makpong/hooks.hpp"
#include "movegen/referee/direction.hpp"

namespace hurdle::makpong {
namespace {

using namespace mutation;

/// A king's move while these pieces give check, by square from a1, rank by rank.
struct DoubleCheck : Turn {
  std::vector<Square> checkers;

  [[nodiscard]] bool takes_a_checker() const {
    return std::find(checkers.begin(), checkers.end(), move.to()) != checkers.end();
  }
};

/// What the king may do while several pieces give check.
Change<Hooks> in_double_check(bool (*may)(const DoubleCheck& check)) {
  return instead(&Hooks::king_may_answer_double_check, [may](const Turn& asked) {
    return may(
        {asked, asked.rules.attackers(asked.setup, asked.move.from(), opponent(asked.side()))});
  });
}

bool goes_freely(const DoubleCheck& /*check*/) {
  return true;
}

bool takes_either(const DoubleCheck& check) {
  return check.takes_a_checker();
}

bool takes_the_first(const DoubleCheck& check) {
  return check.move.to() == check.checkers.front();
}

bool takes_the_last(const DoubleCheck& check) {
  return check.move.to() == check.checkers.back();
}

bool takes_anything(const DoubleCheck& check) {
  return check.captures();
}

bool only_flees(const DoubleCheck& check) {
  return !check.captures();
}

bool takes_a_pawn(const DoubleCheck& check) {
  return check.takes_a_checker() && check.at(check.move.to()).kind() == pawn;
}

bool takes_for_white(const DoubleCheck& check) {
  return check.takes_a_checker() && check.side() == Colour::white;
}

bool takes_for_black(const DoubleCheck& check) {
  return check.takes_a_checker() && check.side() == Colour::black;
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
       in_double_check(goes_freely)},
      {"king-takes-either-checker", "M7", "The king may take either of two checkers.",
       in_double_check(takes_either)},
      {"double-check-by-the-first-found", "M7", "Only the first checker found is remembered.",
       in_double_check(takes_the_first)},
      {"double-check-by-the-last-found", "M7", "Only the last checker found is remembered.",
       in_double_check(takes_the_last)},
      {"king-takes-anything-in-double-check", "M7", "In double check the king may capture.",
       in_double_check(takes_anything)},
      {"king-flees-double-check-quietly", "M7", "In double check the king may only flee.",
       in_double_check(only_flees)},
      {"king-takes-pawns-in-double-check", "M7", "In double check the king may take a pawn.",
       in_double_check(takes_a_pawn)},
      {"white-king-takes-in-double-check", "M7", "Double check binds Black's king alone.",
       in_double_check(takes_for_white)},
      {"black-king-takes-in-double-check", "M7", "Double check binds White's king alone.",
       in_double_check(takes_for_black)},
      {"double-check-of-one-kind", "M7", "Two checkers of one kind count as one.",
       in_double_check(takes_one_of_a_kind)},
      {"double-check-from-beside", "M7", "Two checkers beside the king count as one.",
       in_double_check(takes_one_of_two_beside)},
  };
}

}  // namespace hurdle::makpong
