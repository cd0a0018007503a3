// Chases of Xiangqi (X16, rules.md beside this file): which threats one move makes. One virtual
// function for each part of the clause. Written from the rules alone.
#pragma once

#include <array>
#include <vector>

#include "movegen/variants/xiangqi/ends_threats.hpp"

namespace hurdle::xiangqi {

/// Where the piece on each point stood when the window began (X12).
using Origins = std::array<Square, square_count>;

/// One move of a window: the positions before it, after it and after the other side's answer.
struct Turn {
  const Setup& before;
  const Setup& after;
  const Setup& answered;
  Move move;
  Move answer;
  Colour side = Colour::white;  ///< who moves
  bool check = false;           ///< the move gives check
  Origins origins{};            ///< after the move
};

/// A threat that a move makes.
struct Chase {
  Capture capture;       ///< after the move
  Square attacker;       ///< where the attacker stood when the window began
  Square victim;         ///< where the victim stood then
  bool despite = false;  ///< the victim counts with a root too
};

class ChaseClauses : public ThreatClauses {
 public:
  using ThreatClauses::ThreatClauses;

  // ---- X16 chases -------------------------------------------------------------------------------

  /// Whether a move that gives check chases too.
  [[nodiscard]] virtual bool checks_chase() const = 0;
  /// Whether the threat stood before the move, by the same piece against the same piece.
  [[nodiscard]] virtual bool stood_before(const Turn& turn, Capture capture) const;
  /// Whether the answer ends the threat.
  [[nodiscard]] virtual bool is_answered(const Turn& turn, Capture capture) const;
  /// All chases of a move.
  [[nodiscard]] virtual std::vector<Chase> chases(const Turn& turn) const;
};

}  // namespace hurdle::xiangqi
