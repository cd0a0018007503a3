#include "movegen/variants/xiangqi/ends_threats.hpp"

#include "movegen/variants/xiangqi/notation.hpp"

namespace hurdle::xiangqi {

// ---- X14 threats --------------------------------------------------------------------------------

bool ThreatClauses::counts_as_attacker(Piece attacker) const {
  return attacker.kind() != general && attacker.kind() != soldier;
}

bool ThreatClauses::counts_as_victim(const Setup& setup, Square victim) const {
  const Piece piece = setup.at(victim);
  return piece.kind() != general &&
         (piece.kind() != soldier || pieces_.beyond_the_river(piece.colour(), victim));
}

// A check that stood before the capture hides no threat; but a general may never step into one, and
// after the answer the capture must be a legal move.
Points ThreatClauses::forgiven(const Setup& setup, Square attacker, Moment moment) const {
  const Piece piece = setup.at(attacker);
  const bool none = moment == Moment::answered || piece.kind() == general;
  return none ? Points{} : attackers_of_general(setup, opponent(piece.colour()));
}

bool ThreatClauses::may_capture(const Setup& setup, Capture capture, Moment moment) const {
  return keeps_general_safe(setup, capture, moment);
}

bool ThreatClauses::is_offer(const Setup& setup, Capture capture, Moment /*moment*/) const {
  const Capture back{capture.victim, capture.attacker};
  return setup.at(capture.attacker).kind() == setup.at(capture.victim).kind() &&
         pieces_.reaches(setup, back.attacker, back.victim) &&
         keeps_general_safe(setup, back, Moment::after);
}

bool ThreatClauses::is_stronger(Piece attacker, Piece victim) const {
  switch (index_of(attacker.kind())) {
    case index_of(horse):
    case index_of(cannon):
      return victim.kind() == chariot;
    case index_of(advisor):
    case index_of(elephant):
      return victim.kind() == chariot || victim.kind() == horse || victim.kind() == cannon;
    default:
      return false;
  }
}

bool ThreatClauses::is_threat(const Setup& setup, Capture capture, Moment moment) const {
  const Piece attacker = setup.at(capture.attacker);
  return counts_as_attacker(attacker) && counts_as_victim(setup, capture.victim) &&
         may_capture(setup, capture, moment) && !is_offer(setup, capture, moment) &&
         (is_stronger(attacker, setup.at(capture.victim)) || !has_root(setup, capture, moment));
}

// ---- X15 roots ----------------------------------------------------------------------------------

bool ThreatClauses::has_root(const Setup& setup, Capture capture, Moment moment) const {
  const Setup captured = after_capture(setup, capture);
  const Colour owner = setup.at(capture.victim).colour();
  for (std::size_t index = 0; index < square_count; ++index) {
    const Square root = Square::at(index);
    if (captured.board[index].belongs_to(owner) && can_retake(captured, root, capture.victim) &&
        root_counts(setup, capture, root, moment)) {
      return true;
    }
  }
  return false;
}

bool ThreatClauses::can_retake(const Setup& captured, Square root, Square point) const {
  return pieces_.reaches(captured, root, point) &&
         keeps_general_safe(captured, {root, point}, Moment::after);
}

// A root must reach the victim's point while the attacker still stands on its own. An enemy is put
// on that point, because no piece moves onto its own side's.
bool ThreatClauses::root_counts(const Setup& setup, Capture capture, Square root,
                                Moment moment) const {
  if (moment != Moment::before) {
    return true;
  }
  Setup unmoved = setup;
  unmoved.put(capture.victim, setup.at(capture.attacker));
  return pieces_.reaches(unmoved, root, capture.victim);
}

// ---- Captures and attackers ---------------------------------------------------------------------

std::vector<Capture> ThreatClauses::threats(const Setup& setup, Colour by, Moment moment) const {
  std::vector<Capture> found;
  for (std::size_t index = 0; index < square_count; ++index) {
    if (!setup.board[index].belongs_to(by)) {
      continue;
    }
    const Square attacker = Square::at(index);
    pieces_.targets(setup, attacker, [&](Square to) {
      if (setup.at(to) && is_threat(setup, {attacker, to}, moment)) {
        found.push_back({attacker, to});
      }
    });
  }
  return found;
}

bool ThreatClauses::threatens(const Setup& setup, Capture capture, Moment moment) const {
  return setup.at(capture.attacker) && setup.at(capture.victim) &&
         pieces_.reaches(setup, capture.attacker, capture.victim) &&
         is_threat(setup, capture, moment);
}

bool ThreatClauses::keeps_general_safe(const Setup& setup, Capture capture, Moment moment) const {
  const Colour enemy = opponent(setup.at(capture.attacker).colour());
  const Points attackers = attackers_of_general(after_capture(setup, capture), enemy);
  return attackers.none() || (attackers & ~forgiven(setup, capture.attacker, moment)).none();
}

Setup ThreatClauses::after_capture(const Setup& setup, Capture capture) {
  Setup captured = setup;
  captured.put(capture.victim, setup.at(capture.attacker));
  captured.put(capture.attacker, Piece{});
  return captured;
}

Points ThreatClauses::attackers_of_general(const Setup& setup, Colour by) const {
  Points found;
  const Square target = royal_square(setup, opponent(by));
  const Square own = royal_square(setup, by);
  if (!target.exists() || !own.exists()) {
    return found;  // house rules that capture generals
  }
  for (std::size_t index = 0; index < square_count; ++index) {
    if (setup.board[index].belongs_to(by) && pieces_.reaches(setup, Square::at(index), target)) {
      found.set(index);
    }
  }
  if (pieces_.generals_face(setup)) {
    found.set(own.index());
  }
  return found;
}

}  // namespace hurdle::xiangqi
