// Your engine: fill in the three functions that Hurdle calls. makruk.cpp is an example, with a
// fourth, `result`, for whole games.
#include <stdexcept>
#include <string>
#include <vector>

#include "hurdle_kit.hpp"

/// Whatever `moves` and `play` need.
struct State {};

/// Your state for this FEN.
State start(const std::string& /*variant*/, const std::string& /*fen*/) {
  throw std::logic_error("start is not filled in");
}

/// The legal moves, as {"a3a4", "e5e6m", ...}.
std::vector<std::string> moves(const State& /*state*/) {
  throw std::logic_error("moves is not filled in");
}

/// The state after a move; must not change `state`.
State play(const State& /*state*/, const std::string& /*move*/) {
  throw std::logic_error("play is not filled in");
}

int main() {
  return hurdle_kit::answer_questions(start, moves, play);
}
