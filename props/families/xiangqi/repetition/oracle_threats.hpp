// Threats as the rules of repetition define them (clauses 3.1 to 3.7, 4.2, 4.4): captures that
// count. Written from the text of the clauses, one small function each.
#pragma once

#include <set>

#include "props/families/xiangqi/repetition/oracle_board.hpp"

namespace hurdle::oracle::xiangqi {

/// The identities of an attacker and of its victim.
struct Threat {
  int attacker = 0;
  int victim = 0;
  auto operator<=>(const Threat&) const = default;
};

/// The place of a position around a move of the side that threatens: three questions that differ in
/// one detail each.
enum class Moment {
  before_the_move,  // 4.2: masked roots are left out
  after_the_move,   // 3.1 to 3.7
  after_the_answer  // 4.4: the capture must be fully legal
};

/// All threats of a side, as if it were its turn.
[[nodiscard]] std::set<Threat> threats_of(const Board& board, Side side, Moment moment);

}  // namespace hurdle::oracle::xiangqi
