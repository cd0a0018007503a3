// What engines get wrong about check (J13): pieces that move rightly and are looked for wrongly
// from the general's point of view. Not here: guards and generals that give check. They never
// leave their own palace, so no general is ever within their reach.
#include "props/mutants/janggi/jumps.hpp"
#include "props/mutants/janggi/lame_leaps.hpp"
#include "props/mutants/janggi/themes.hpp"

namespace hurdle::mutants::janggi_themes {
namespace {

/// Whether a piece is thought to attack a square; `rightly` is what the rules say.
using Sees = bool (*)(const Mover& mover, Square target, bool rightly);

/// Attacks of one kind of piece are judged wrongly, moves are not.
template <class Rules>
struct Attacks : Rules {
  Attacks(const Notation& notation, Kind kind, Sees sees)
      : Rules(notation), kind_(kind), sees_(sees) {}

 protected:
  [[nodiscard]] bool reaches(const Setup& setup, Square from, Square to) const override {
    const bool rightly = Rules::reaches(setup, from, to);
    if (setup.at(from).kind() != kind_) {
      return rightly;
    }
    const auto go = [&](VisitSquare visit) { this->targets(setup, from, visit); };
    return sees_({{setup, this->walk(setup, from), from, setup.at(from).colour(), go}}, to,
                 rightly);
  }

 private:
  Kind kind_;
  Sees sees_;
};

template <class Rules>
struct FacingSuspendsCheck : Rules {
  using Rules::Rules;

 protected:
  [[nodiscard]] bool reaches(const Setup& setup, Square from, Square to) const override {
    return !this->generals_face(setup) && Rules::reaches(setup, from, to);
  }
};

/// Whether some way of a lame leaper that is `free(way)` ends on the target.
template <class Free>
bool leaps_to(const Mover& mover, int diagonals, Square target, Free free) {
  bool found = false;
  for_each_way(mover, diagonals,
               [&](const Way& way) { found = found || (way.end == target && free(way)); });
  return found;
}

bool horse_leg_seen_from_the_general(const Mover& mover, Square target, bool /*rightly*/) {
  return leaps_to(mover, 1, target, [&](const Way& way) { return mover.walk.empty(way.beside); });
}

bool horse_leaps(const Mover& mover, Square target, bool /*rightly*/) {
  return leaps_to(mover, 1, target, [](const Way&) { return true; });
}

bool elephant_way_seen_from_the_general(const Mover& mover, Square target, bool /*rightly*/) {
  return leaps_to(mover, 2, target, [&](const Way& way) {
    return mover.walk.empty(way.beside) &&
           mover.walk.empty(mover.walk.neighbour(way.beside, way.outward));
  });
}

bool elephant_leaps(const Mover& mover, Square target, bool /*rightly*/) {
  return leaps_to(mover, 2, target, [](const Way&) { return true; });
}

bool elephant_second_point_ignored(const Mover& mover, Square target, bool /*rightly*/) {
  return leaps_to(mover, 2, target, [&](const Way& way) { return mover.walk.empty(way.leg); });
}

bool elephant_first_point_ignored(const Mover& mover, Square target, bool /*rightly*/) {
  return leaps_to(mover, 2, target, [&](const Way& way) { return mover.walk.empty(way.eye); });
}

bool never_diagonally(const Mover& mover, Square target, bool rightly) {
  return rightly && !is_diagonal(mover.from, target);
}

bool never_far_diagonally(const Mover& mover, Square target, bool rightly) {
  return rightly && !(is_diagonal(mover.from, target) && distance(mover.from, target) == 2);
}

bool never_sideways(const Mover& mover, Square target, bool rightly) {
  return rightly && mover.from.rank() != target.rank();
}

bool from_behind_too(const Mover& mover, Square target, bool rightly) {
  return rightly || mover.step({0, -forward(mover.colour)}) == target;
}

bool diagonally_from_everywhere(const Mover& mover, Square target, bool rightly) {
  return rightly || (is_diagonal(mover.from, target) && distance(mover.from, target) == 1 &&
                     ranks_between(mover.from, target) == forward(mover.colour));
}

/// How many pieces stand between two squares of one line.
int pieces_between(const Mover& mover, Square target) {
  int pieces = 0;
  const Step step = towards(mover.from, target);
  for (Square square = mover.step(step); square != target;
       square = mover.walk.neighbour(square, step)) {
    pieces += mover.takes(square) ? 1 : 0;
  }
  return pieces;
}

bool cannon_over_cannons(const Mover& mover, Square target, bool rightly) {
  return rightly || (is_straight(mover.from, target) && pieces_between(mover, target) == 1);
}

bool cannon_over_two(const Mover& mover, Square target, bool rightly) {
  return rightly || (is_straight(mover.from, target) && pieces_between(mover, target) == 2);
}

bool cannon_as_a_chariot(const Mover& mover, Square target, bool rightly) {
  return rightly || (is_straight(mover.from, target) && pieces_between(mover, target) == 0);
}

bool cannon_over_its_own(const Mover& mover, Square target, bool rightly) {
  return rightly && mover.at(hurdle_towards(mover, target)).belongs_to(mover.colour);
}

bool cannon_over_enemies(const Mover& mover, Square target, bool rightly) {
  return rightly && !mover.at(hurdle_towards(mover, target)).belongs_to(mover.colour);
}

bool chariot_on_any_diagonal(const Mover& mover, Square target, bool rightly) {
  return rightly || (is_diagonal(mover.from, target) && distance(mover.from, target) == 1 &&
                     in_a_palace(mover.from));
}

bool chariot_through_the_centre(const Mover& mover, Square target, bool rightly) {
  return rightly || (is_diagonal(mover.from, target) && distance(mover.from, target) == 2 &&
                     is_corner(mover.from) && is_corner(target));
}

}  // namespace

void add_check_mutants(JanggiFamily& family) {
  const auto add = [&](Kind kind, const char* name, Sees sees, const char* error) {
    family.add<Attacks>({name, "J13", error}, kind, sees);
  };
  using namespace janggi;
  add(horse, "horse-check-leg-beside-the-general", horse_leg_seen_from_the_general,
      "The check of a horse is stopped on the point beside the general.");
  add(horse, "horse-check-leaps", horse_leaps, "The check of a horse cannot be blocked.");
  add(elephant, "elephant-check-from-the-general", elephant_way_seen_from_the_general,
      "The check of an elephant is stopped on the points of the way back from the general.");
  add(elephant, "elephant-check-leaps", elephant_leaps,
      "The check of an elephant cannot be blocked.");
  add(elephant, "elephant-check-past-the-second-point", elephant_second_point_ignored,
      "The check of an elephant is not blocked on the second point of its way.");
  add(elephant, "elephant-check-past-the-first-point", elephant_first_point_ignored,
      "The check of an elephant is not blocked on the first point of its way.");
  add(chariot, "chariot-diagonals-give-no-check", never_diagonally,
      "A chariot gives no check along a marked diagonal.");
  add(chariot, "chariot-far-corner-gives-no-check", never_far_diagonally,
      "A chariot gives no check from corner to corner.");
  add(chariot, "chariot-checks-on-any-diagonal", chariot_on_any_diagonal,
      "A chariot in a palace gives check diagonally from every point.");
  add(chariot, "chariot-checks-through-the-centre", chariot_through_the_centre,
      "A piece on the centre does not stop a check from corner to corner.");
  add(cannon, "palace-jump-gives-no-check", never_diagonally,
      "A cannon gives no check along a marked diagonal.");
  add(cannon, "cannon-checks-over-cannons", cannon_over_cannons,
      "A cannon gives check over another cannon.");
  add(cannon, "cannon-checks-over-two", cannon_over_two, "A cannon gives check over two pieces.");
  add(cannon, "cannon-checks-as-a-chariot", cannon_as_a_chariot,
      "A cannon gives check without a hurdle.");
  add(cannon, "cannon-checks-over-its-own-only", cannon_over_its_own,
      "A cannon gives check only over a piece of its own.");
  add(cannon, "cannon-checks-over-enemies-only", cannon_over_enemies,
      "A cannon gives check only over a piece of the checked player.");
  add(soldier, "soldier-diagonals-give-no-check", never_diagonally,
      "A soldier gives no check along a marked diagonal.");
  add(soldier, "soldier-sideways-gives-no-check", never_sideways,
      "A soldier gives no check to its side.");
  add(soldier, "soldier-checks-from-behind", from_behind_too,
      "A soldier gives check to a general that it has passed.");
  add(soldier, "soldier-checks-on-any-diagonal", diagonally_from_everywhere,
      "A soldier gives check diagonally forward from every point.");
  family.add_to<FacingSuspendsCheck, JanggiReferee>(
      {"facing-suspends-check", "J13", "While the generals face each other no check counts."});
}

}  // namespace hurdle::mutants::janggi_themes
