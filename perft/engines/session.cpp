// Restarting, and telling positions.
#include "perft/engines/session.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <utility>

#include "movegen/referee/referee.hpp"
#include "perft/engines/echo.hpp"
#include "perft/engines/uci.hpp"

namespace hurdle::engines {
namespace {

std::optional<Square> royal_square(const Setup& setup, Colour colour) {
  for (std::size_t index = 0; index < square_count; ++index) {
    const Square square = Square::at(index);
    if (setup.at(square).is(colour, Kind::royal)) {
      return square;
    }
  }
  return std::nullopt;
}

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

/// The position behind the line, as the rules have it.
Setup reached(const Variant& variant, const EnginePosition& position) {
  Setup setup = position.base;
  for (const Move move : position.line) {
    setup = variant.referee.after(setup, move);
  }
  return setup;
}

}  // namespace

Telling tell(const Variant& variant, const Setup& setup) {
  if (setup.passes == 0) {
    return {EnginePosition{setup, {}}, ""};
  }
  if (setup.passes > 1) {
    return {std::nullopt, "two passes have ended the game, and no FEN says so"};
  }
  const Setup before = before_the_pass(setup);
  const std::optional<Square> royal = royal_square(before, before.side);
  if (!royal || variant.referee.impossible(before)) {
    return {std::nullopt,
            "the pass behind it cannot be told: the side to move is in check, so the position "
            "before the pass is impossible"};
  }
  const Move pass = Move::pass(*royal);
  const Verdict verdict = variant.referee.explain(before, pass);
  if (!verdict.legal) {
    return {std::nullopt, fmt::format("the pass behind it cannot be told: {} ({})",
                                      verdict.sentence, verdict.clause)};
  }
  return {EnginePosition{before, {pass}}, ""};
}

Session::Session(const EngineOptions& options, AdapterFactory start, std::size_t max_restarts)
    : options_(options),
      start_(start ? std::move(start) : start_uci),
      starts_left_(max_restarts + 1) {}

Division Session::divide(const Variant& variant, const EnginePosition& position, int depth) {
  const auto unknown = unknown_.find(&variant);
  if (unknown != unknown_.end()) {
    throw unknown->second;
  }
  try {
    start_if_needed();
    compare(variant, position);
    Division moves = engine_->divide(variant.notation, position, depth);
    record(variant, position, depth, moves);
    return moves;
  } catch (const EngineError& error) {
    if (error.trouble() == Trouble::variant_unknown) {
      unknown_.emplace(&variant, error);
    } else if (error.trouble() != Trouble::misread) {
      engine_.reset();
      give_up_if_spent(error);
    }
    throw;
  }
}

void Session::start_if_needed() {
  if (engine_) {
    return;
  }
  if (given_up_) {
    throw *given_up_;
  }
  --starts_left_;
  try {
    engine_ = start_(options_);
    name_ = engine_->name();
  } catch (const EngineError& error) {
    if (error.trouble() == Trouble::not_started || name_.empty()) {
      given_up_ = error;
    }
    throw;
  }
}

void Session::give_up_if_spent(const EngineError& last) {
  if (starts_left_ == 0 && !given_up_) {
    given_up_ = EngineError(last.trouble(),
                            fmt::format("the engine was given up, having been started too often; "
                                        "at last {}",
                                        last.what()));
  }
}

void Session::compare(const Variant& variant, const EnginePosition& position) {
  const std::optional<std::string> echo = engine_->echo(variant.notation, position);
  if (!echo) {
    return;
  }
  echoes_ = true;
  compare_echo(variant.notation, reached(variant, position), *echo);
}

void Session::record(const Variant& variant, const EnginePosition& position, int depth,
                     const Division& moves) {
  const Setup node = reached(variant, position);
  std::vector<Answer>& known = answers_[&variant];
  const bool again = std::any_of(known.begin(), known.end(), [&](const Answer& answer) {
    return answer.depth == depth && answer.position == node && answer.moves == moves;
  });
  if (!again) {
    known.push_back({node, depth, moves});
  }
}

}  // namespace hurdle::engines
