// Pieces in hand, as xboard engines are told them.
#pragma once

#include <string>

#include "movegen/vocab/notation.hpp"
#include "movegen/vocab/setup.hpp"
#include "perft/engines/protocol/dialect.hpp"

namespace hurdle::engines {

/// The start position with a piece in hand instead of on the board, and a drop of that piece.
struct HandProbe {
  Setup setup;
  std::string drop;
};

[[nodiscard]] HandProbe hand_probe(const Notation& variant, const Dialect& dialect);

/// `holding [NP] []`: the pieces in hand, white's first.
[[nodiscard]] std::string holding_line(const Notation& variant, const Dialect& dialect,
                                       const Setup& setup);

}  // namespace hurdle::engines
