// Errors about checks over a hurdle (C5): where pieces hop, both leaving and arriving can expose
// the royal piece, and both can answer a check.
#include <algorithm>

#include "props/mutants/common/safety.hpp"

namespace hurdle::mutants {
namespace {

/// Looks at the attackers that a move leaves.
template <class Rules>
class AfterTheMove : public Rules {
 public:
  using Rules::Rules;

 protected:
  [[nodiscard]] bool keeps_royal_safe(const Setup& setup, Move move,
                                      const Setup& next) const override {
    if (Rules::keeps_royal_safe(setup, move, next)) {
      return true;
    }
    if (move.is_pass() || is_royal_move(setup, move) || this->in_check(setup, setup.side)) {
      return false;
    }
    const Square royal = this->royal_square(next, setup.side);
    const std::vector<Square> attackers = this->attackers(next, royal, opponent(setup.side));
    return std::all_of(attackers.begin(), attackers.end(), [&](Square attacker) {
      return overlooks(setup, move, next, attacker, royal);
    });
  }

  [[nodiscard]] virtual bool overlooks(const Setup& setup, Move move, const Setup& next,
                                       Square attacker, Square royal) const = 0;
};

template <class Rules>
struct ArrivingMakesNoHurdle : AfterTheMove<Rules> {
  using AfterTheMove<Rules>::AfterTheMove;

 protected:
  [[nodiscard]] bool overlooks(const Setup& setup, Move move, const Setup& next, Square attacker,
                               Square royal) const override {
    return is_between(attacker, move.to(), royal) && pieces_between(next, attacker, royal) == 1 &&
           pieces_between(setup, attacker, royal) == 0;
  }
};

template <class Rules>
struct LeavingMakesNoHurdle : AfterTheMove<Rules> {
  using AfterTheMove<Rules>::AfterTheMove;

 protected:
  [[nodiscard]] bool overlooks(const Setup& setup, Move move, const Setup& next, Square attacker,
                               Square royal) const override {
    return !move.is_drop() && is_between(attacker, move.from(), royal) &&
           pieces_between(next, attacker, royal) == 1 &&
           pieces_between(setup, attacker, royal) == 2;
  }
};

/// Refuses some answers to a lone check over a hurdle.
template <class Rules>
class AnswerToHop : public Rules {
 public:
  using Rules::Rules;

 protected:
  [[nodiscard]] bool keeps_royal_safe(const Setup& setup, Move move,
                                      const Setup& next) const override {
    if (!Rules::keeps_royal_safe(setup, move, next) || move.is_pass() ||
        is_royal_move(setup, move)) {
      return Rules::keeps_royal_safe(setup, move, next);
    }
    const Square royal = this->royal_square(setup, setup.side);
    const std::vector<Square> checkers = this->attackers(setup, royal, opponent(setup.side));
    return checkers.size() != 1 || pieces_between(setup, checkers.front(), royal) != 1 ||
           !refuses(move, checkers.front(), royal);
  }

  [[nodiscard]] virtual bool refuses(Move move, Square checker, Square royal) const = 0;
};

template <class Rules>
struct HopIsNotBlocked : AnswerToHop<Rules> {
  using AnswerToHop<Rules>::AnswerToHop;

 protected:
  [[nodiscard]] bool refuses(Move move, Square checker, Square royal) const override {
    return is_between(checker, move.to(), royal);
  }
};

template <class Rules>
struct HurdleDoesNotLeave : AnswerToHop<Rules> {
  using AnswerToHop<Rules>::AnswerToHop;

 protected:
  [[nodiscard]] bool refuses(Move move, Square checker, Square royal) const override {
    return !move.is_drop() && move.to() != checker && is_between(checker, move.from(), royal);
  }
};

/// Elsewhere no piece captures over another, and these errors change nothing.
bool has_hoppers(const Notation& notation) {
  return notation.name.substr(0, 6) == "janggi" || notation.name.substr(0, 10) == "nine-elder";
}

}  // namespace

void add_hurdle_mutants(EveryVariant& family) {
  family.add_where<ArrivingMakesNoHurdle>(
      has_hoppers, {"arriving-makes-no-hurdle", "C5",
                    "A piece may come between a hopping enemy and the royal piece, which makes it "
                    "the hurdle of a check."});
  family.add_where<LeavingMakesNoHurdle>(
      has_hoppers, {"leaving-makes-no-hurdle", "C5",
                    "One of two pieces between a hopping enemy and the royal piece may leave, "
                    "though the other is then the hurdle of a check."});
  family.add_where<HopIsNotBlocked>(
      has_hoppers, {"hop-checks-are-not-blocked", "C5",
                    "A second piece between does not answer a check over a hurdle."});
  family.add_where<HurdleDoesNotLeave>(
      has_hoppers, {"hurdles-do-not-leave", "C5",
                    "A check over a hurdle is not answered by taking the hurdle away."});
}

}  // namespace hurdle::mutants
