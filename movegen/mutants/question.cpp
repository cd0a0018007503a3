#include "movegen/mutants/question.hpp"

namespace hurdle::mutation {

std::vector<Square> Situation::checkers() const {
  return rules.attackers(setup, royal(), opponent(setup.side));
}

bool Situation::can_move() const {
  bool found = false;
  rules.for_each_square([&](Square from) {
    found = found || (setup.at(from).belongs_to(setup.side) && can_go(from));
  });
  return found;
}

bool Situation::can_go(Square from) const {
  bool found = false;
  rules.targets(setup, from, [&](Square to) {
    rules.write_moves(setup, from, to,
                      [&](Move move) { found = found || rules.legal(setup, move); });
  });
  return found;
}

bool Situation::can_drop() const {
  bool found = false;
  rules.drops(setup, [&](Move drop) { found = found || rules.legal(setup, drop); });
  return found;
}

bool Turn::by_pinned() const {
  return by_other() && !in_check() && rules.in_check(without(setup, move.from()), side());
}

std::vector<Square> Played::exposers() const {
  return rules.attackers(next, royal_square(next, setup.side), opponent(setup.side));
}

}  // namespace hurdle::mutation
