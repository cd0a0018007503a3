// A king in double check that may move after all (M7).
#include <algorithm>

#include "props/mutants/makpong/themes.hpp"

namespace hurdle::mutants {
namespace {

/// A king's move while these pieces give check, by square from a1, rank by rank.
struct DoubleCheck {
  const Setup& setup;
  Move move;
  const std::vector<Square>& checkers;

  [[nodiscard]] bool takes_a_checker() const {
    return std::find(checkers.begin(), checkers.end(), move.to()) != checkers.end();
  }
};

using Allowing = bool (*)(const DoubleCheck& check);

/// What the king may do while several pieces give check.
template <class Rules>
struct MovesInDoubleCheck : Rules {
  MovesInDoubleCheck(const Notation& notation, Allowing allowing)
      : Rules(notation), allowing_(allowing) {}

 protected:
  [[nodiscard]] bool king_may_answer_double_check(const Setup& setup, Move move) const override {
    const std::vector<Square> checkers = this->attackers(setup, move.from(), opponent(setup.side));
    return allowing_({setup, move, checkers});
  }

 private:
  Allowing allowing_;
};

bool freely(const DoubleCheck& /*check*/) {
  return true;
}

bool by_taking_either(const DoubleCheck& check) {
  return check.takes_a_checker();
}

bool by_taking_the_first(const DoubleCheck& check) {
  return check.move.to() == check.checkers.front();
}

bool by_taking_the_last(const DoubleCheck& check) {
  return check.move.to() == check.checkers.back();
}

bool by_any_capture(const DoubleCheck& check) {
  return static_cast<bool>(check.setup.at(check.move.to()));
}

bool by_fleeing_only(const DoubleCheck& check) {
  return !check.setup.at(check.move.to());
}

bool by_taking_a_pawn(const DoubleCheck& check) {
  return check.takes_a_checker() && check.setup.at(check.move.to()).kind() == makpong::pawn;
}

bool by_taking_for_white(const DoubleCheck& check) {
  return check.takes_a_checker() && check.setup.side == Colour::white;
}

bool by_taking_for_black(const DoubleCheck& check) {
  return check.takes_a_checker() && check.setup.side == Colour::black;
}

bool by_taking_one_of_a_kind(const DoubleCheck& check) {
  const Kind kind = check.setup.at(check.checkers.front()).kind();
  const bool one_kind =
      std::all_of(check.checkers.begin(), check.checkers.end(),
                  [&](Square checker) { return check.setup.at(checker).kind() == kind; });
  return one_kind && check.takes_a_checker();
}

bool by_taking_from_beside(const DoubleCheck& check) {
  const auto beside =
      std::count_if(check.checkers.begin(), check.checkers.end(), [&](Square checker) {
        const int files = checker.file() - check.move.from().file();
        const int ranks = checker.rank() - check.move.from().rank();
        return files * files + ranks * ranks <= 2;
      });
  return beside > 1 && check.takes_a_checker();
}

}  // namespace

void add_double_check_mutants(MakpongFamily& family) {
  family.add<MovesInDoubleCheck>(
      {"king-flees-double-check", "M7", "In double check the king may go to any safe square."},
      freely);
  family.add<MovesInDoubleCheck>(
      {"king-takes-either-checker", "M7", "The king may take either of two checkers."},
      by_taking_either);
  family.add<MovesInDoubleCheck>(
      {"double-check-by-the-first-found", "M7", "Only the first checker found is remembered."},
      by_taking_the_first);
  family.add<MovesInDoubleCheck>(
      {"double-check-by-the-last-found", "M7", "Only the last checker found is remembered."},
      by_taking_the_last);
  family.add<MovesInDoubleCheck>(
      {"king-takes-anything-in-double-check", "M7", "In double check the king may capture."},
      by_any_capture);
  family.add<MovesInDoubleCheck>(
      {"king-flees-double-check-quietly", "M7", "In double check the king may only flee."},
      by_fleeing_only);
  family.add<MovesInDoubleCheck>(
      {"king-takes-pawns-in-double-check", "M7", "In double check the king may take a pawn."},
      by_taking_a_pawn);
  family.add<MovesInDoubleCheck>(
      {"white-king-takes-in-double-check", "M7", "Double check binds Black's king alone."},
      by_taking_for_white);
  family.add<MovesInDoubleCheck>(
      {"black-king-takes-in-double-check", "M7", "Double check binds White's king alone."},
      by_taking_for_black);
  family.add<MovesInDoubleCheck>(
      {"double-check-of-one-kind", "M7", "Two checkers of one kind count as one."},
      by_taking_one_of_a_kind);
  family.add<MovesInDoubleCheck>(
      {"double-check-from-beside", "M7", "Two checkers beside the king count as one."},
      by_taking_from_beside);
}

}  // namespace hurdle::mutants
