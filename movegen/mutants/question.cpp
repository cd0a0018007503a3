#include "movegen/mutants/question.hpp"

namespace hurdle::mutation {

std::vector<Square> Position::checkers() const {
  return rules.attackers(setup, royal(), opponent(setup.side));
}

bool Position::can_move() const {
  bool found = false;
  rules.for_each_square([&](Square from) {
    if (!found && setup.at(from).belongs_to(setup.side)) {
      rules.targets(setup, from, [&](Square to) {
        rules.write_moves(setup, from, to,
                          [&](Move move) { found = found || rules.legal(setup, move); });
      });
    }
  });
  return found;
}

bool Position::can_drop() const {
  bool found = false;
  rules.drops(setup, [&](Move drop) { found = found || rules.legal(setup, drop); });
  return found;
}

std::vector<Square> Played::exposers() const {
  return rules.attackers(next, royal_square(next, setup.side), opponent(setup.side));
}

}  // namespace hurdle::mutation
