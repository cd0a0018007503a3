// Turns positions after a pass into a position before it and the pass; finds what an SFEN lacks.
#include "perft/engines/handshake/sendable_position.hpp"

#include <fmt/core.h>

#include <algorithm>

#include "movegen/referee/referee.hpp"
#include "perft/engines/protocol/castling_text.hpp"
#include "perft/sample/double_step.hpp"

namespace hurdle::engines {
namespace {

Setup before_the_pass(const Setup& setup) {
  Setup before = setup;
  before.passes = 0;
  before.side = opponent(setup.side);
  before.half = setup.half > 0 ? setup.half - 1 : 0;
  if (setup.side == Colour::white && setup.full > 1) {
    before.full = setup.full - 1;
  }
  return before;
}

}  // namespace

SendablePosition sendable_position(const Variant& variant, const Setup& setup,
                                   const Dialect& dialect) {
  if (dialect.sfen && setup.rights != CastlingRights{}) {
    return {std::nullopt, "an SFEN has no field for castling rights"};
  }
  if (dialect.sfen && !setup.en_passant.empty()) {
    return {std::nullopt, "an SFEN has no field for the square of en passant"};
  }
  if (has_ambiguous_castling(dialect, variant.notation, setup)) {
    return {std::nullopt,
            "castling and a step of the king read the same in the engine's notation "
            "(--king-destination)"};
  }
  if (setup.passes == 0) {
    return {EnginePosition{setup, {}}, ""};
  }
  if (setup.passes > 1) {
    return {std::nullopt, "two passes have ended the game, and no FEN says so"};
  }
  const Setup before = before_the_pass(setup);
  const Square royal = royal_square(before, before.side);
  if (!royal.exists() || variant.referee.invalid_reason(before)) {
    return {std::nullopt,
            "the pass after it cannot be sent: the side to move is in check, so the position "
            "before the pass is invalid"};
  }
  const Move pass = Move::pass(royal);
  const Verdict verdict = variant.referee.explain(before, pass);
  if (!verdict.legal) {
    return {std::nullopt, fmt::format("the pass after it cannot be sent: {} ({})", verdict.sentence,
                                      verdict.clause)};
  }
  return {EnginePosition{before, {pass}}, ""};
}

bool is_legal_line(const Variant& variant, const EnginePosition& position) {
  Setup setup = position.base;
  return std::ranges::all_of(position.line, [&](Move move) {
    const bool legal = variant.referee.explain(setup, move).legal;
    setup = legal ? variant.referee.after(setup, move) : setup;
    return legal;
  });
}

Setup reached(const Variant& variant, const EnginePosition& position) {
  Setup setup = position.base;
  for (const Move move : position.line) {
    setup = variant.referee.after(setup, move);
  }
  return setup;
}

EnginePosition before_double_step(const Variant& variant, const EnginePosition& position) {
  const auto last = last_double_step(variant.referee, position.base);
  if (!last) {
    return position;
  }
  EnginePosition longer{last->before, {last->step}};
  longer.line.insert(longer.line.end(), position.line.begin(), position.line.end());
  return longer;
}

}  // namespace hurdle::engines
