// `hurdle check --games`: checks an engine with whole games. perft/engines/check/check_games.hpp
// defines the findings.
#pragma once

#include "perft/cli/check/identify_engine.hpp"
#include "perft/cli/check/items.hpp"
#include "perft/cli/options/end_arguments.hpp"
#include "perft/cli/program/color.hpp"
#include "perft/cli/program/output.hpp"

namespace hurdle::cli {

/// The general options of `check` that apply to games.
struct GamesCheck {
  const CheckItems& items;
  const HandshakeOptions& handshake;
  const EndArguments& ends;
  const ColorOption& color;
  const JsonOption& json;
  bool at_once = false;
  bool all = false;
};

/// Checks and reports; returns the exit code. `how` comes from the options. Throws Failure,
/// SuiteError.
[[nodiscard]] int check_games(const GamesCheck& check, engines::CheckOptions how);

}  // namespace hurdle::cli
