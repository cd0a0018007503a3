// Oracle for Janggi's clauses J1 to J12.
#include "props/families/janggi/oracle.hpp"

namespace hurdle::props {
namespace {

bool on_any_line(Square from, Square to) {
  return leap(from, to).orthogonal() || JanggiOracle::on_marked_diagonal(Colour::white, from, to) ||
         JanggiOracle::on_marked_diagonal(Colour::black, from, to);
}

}  // namespace

bool JanggiOracle::captures(const Setup& setup, Square from, Square to) const {
  const Piece piece = setup.at(from);
  switch (index_of(piece.kind())) {
    case index_of(janggi::general):
    case index_of(janggi::guard):
      return palace_step(piece.colour(), from, to);
    case index_of(janggi::horse):
      return lame_leap(setup, from, to, 1);
    case index_of(janggi::elephant):
      return lame_leap(setup, from, to, 2);
    case index_of(janggi::chariot):
      return chariot_way(setup, from, to);
    case index_of(janggi::cannon):
      return cannon_way(setup, from, to);
    default:
      return soldier_step(piece.colour(), from, to);
  }
}

bool JanggiOracle::on_marked_diagonal(Colour owner, Square a, Square b) {
  if (!in_palace(owner, a) || !in_palace(owner, b) || !leap(a, b).diagonal()) {
    return false;
  }
  return leap(a, b).longer() == 2 || a == centre(owner) || b == centre(owner);
}

bool JanggiOracle::palace_step(Colour owner, Square from, Square to) {
  const Leap way = leap(from, to);
  return in_palace(owner, from) && in_palace(owner, to) && way.step() &&
         (way.orthogonal() || on_marked_diagonal(owner, from, to));
}

bool JanggiOracle::lame_leap(const Setup& setup, Square from, Square to, int diagonal_steps) {
  const Leap way = leap(from, to);
  if (way.longer() != diagonal_steps + 1 || way.shorter() != diagonal_steps) {
    return false;
  }
  const bool along_file = std::abs(way.ranks) == way.longer();
  const int file_sign = way.files > 0 ? 1 : -1;
  const int rank_sign = way.ranks > 0 ? 1 : -1;
  for (int step = 0; step < diagonal_steps; ++step) {
    const Square point(from.file() + file_sign * (along_file ? step : step + 1),
                       from.rank() + rank_sign * (along_file ? step + 1 : step));
    if (setup.at(point)) {
      return false;
    }
  }
  return true;
}

bool JanggiOracle::chariot_way(const Setup& setup, Square from, Square to) {
  return on_any_line(from, to) && count_between(setup, from, to) == 0;
}

bool JanggiOracle::cannon_way(const Setup& setup, Square from, Square to) {
  if (!on_any_line(from, to)) {
    return false;
  }
  const std::vector<Piece> hurdles = pieces_between(setup, from, to);
  return hurdles.size() == 1 && hurdles.front().kind() != janggi::cannon &&
         !(setup.at(to) && setup.at(to).kind() == janggi::cannon);
}

bool JanggiOracle::soldier_step(Colour owner, Square from, Square to) {
  const Leap way = leap(from, to);
  const int ahead = advance(owner, from, to);
  if (!way.step() || ahead < 0) {
    return false;
  }
  return way.orthogonal() || on_marked_diagonal(opponent(owner), from, to);
}

bool JanggiOracle::facing(const Setup& setup) const {
  const Square white = royal_of(setup, Colour::white);
  const Square black = royal_of(setup, Colour::black);
  return white.file() == black.file() && count_between(setup, white, black) == 0;
}

}  // namespace hurdle::props
