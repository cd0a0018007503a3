// Oracle for Xiangqi's clauses X1 to X8.
#include "props/families/xiangqi/oracle.hpp"

namespace hurdle::props {

bool XiangqiOracle::captures(const Setup& setup, Square from, Square to) const {
  if (setup.at(from).kind() == xiangqi::cannon) {
    return cannon_capture(setup, from, to);
  }
  return enters(setup, from, to);
}

bool XiangqiOracle::enters(const Setup& setup, Square from, Square to) const {
  const Colour owner = setup.at(from).colour();
  switch (index_of(setup.at(from).kind())) {
    case index_of(xiangqi::general):
      return general_step(owner, from, to);
    case index_of(xiangqi::advisor):
      return advisor_step(owner, from, to);
    case index_of(xiangqi::elephant):
      return elephant_leap(setup, from, to);
    case index_of(xiangqi::horse):
      return horse_leap(setup, from, to);
    case index_of(xiangqi::soldier):
      return soldier_step(owner, from, to);
    default:  // X5, X6: a cannon moves as the chariot if it does not capture
      return rook_way(setup, from, to);
  }
}

bool XiangqiOracle::general_step(Colour owner, Square from, Square to) {
  const Leap way = leap(from, to);
  return in_palace(owner, to) && way.longer() == 1 && way.shorter() == 0;
}

bool XiangqiOracle::advisor_step(Colour owner, Square from, Square to) {
  const Leap way = leap(from, to);
  return in_palace(owner, to) && way.longer() == 1 && way.shorter() == 1;
}

bool XiangqiOracle::elephant_leap(const Setup& setup, Square from, Square to) {
  const Leap way = leap(from, to);
  const Square eye((from.file() + to.file()) / 2, (from.rank() + to.rank()) / 2);
  return way.longer() == 2 && way.shorter() == 2 && !setup.at(eye) &&
         !beyond_river(setup.at(from).colour(), to);
}

bool XiangqiOracle::horse_leap(const Setup& setup, Square from, Square to) {
  const Leap way = leap(from, to);
  if (!way.knight()) {
    return false;
  }
  // Integer division truncates towards zero: 2 becomes 1 on the longer side, 1 becomes 0 on the
  // other.
  const Square leg(from.file() + way.files / 2, from.rank() + way.ranks / 2);
  return !setup.at(leg);
}

bool XiangqiOracle::cannon_capture(const Setup& setup, Square from, Square to) {
  return leap(from, to).orthogonal() && count_between(setup, from, to) == 1;
}

bool XiangqiOracle::soldier_step(Colour owner, Square from, Square to) {
  const Leap way = leap(from, to);
  if (way.longer() != 1 || way.shorter() != 0) {
    return false;
  }
  return way.files == 0 ? advance(owner, from, to) == 1 : beyond_river(owner, from);
}

bool XiangqiOracle::facing(const Setup& setup) const {
  const Square red = royal_of(setup, Colour::white);
  const Square black = royal_of(setup, Colour::black);
  return red.file() == black.file() && count_between(setup, red, black) == 0;
}

}  // namespace hurdle::props
