#include "movegen/variants/xiangqi/ends_chases.hpp"

namespace hurdle::xiangqi {

// The victim is no piece of the side that moves, so only the attacker may have stood elsewhere.
bool ChaseClauses::stood_before(const Turn& turn, Capture capture) const {
  const Square attacker = capture.attacker == turn.move.to() ? turn.move.from() : capture.attacker;
  return threatens(turn.before, {attacker, capture.victim}, Moment::before);
}

bool ChaseClauses::is_answered(const Turn& turn, Capture capture) const {
  const Square victim = capture.victim == turn.answer.from() ? turn.answer.to() : capture.victim;
  return !threatens(turn.answered, {capture.attacker, victim}, Moment::answered);
}

std::vector<Chase> ChaseClauses::chases(const Turn& turn) const {
  std::vector<Chase> found;
  if (turn.check && !checks_chase()) {
    return found;
  }
  for (const Capture capture : threats(turn.after, turn.side, Moment::after)) {
    if (!stood_before(turn, capture) && is_answered(turn, capture)) {
      found.push_back(
          {capture, turn.origins[capture.attacker.index()], turn.origins[capture.victim.index()],
           is_stronger(turn.after.at(capture.attacker), turn.after.at(capture.victim))});
    }
  }
  return found;
}

}  // namespace hurdle::xiangqi
