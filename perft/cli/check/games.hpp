// `hurdle check --games`: the engine is asked about whole games. Knows the command line; what is a
// fault is perft/engines/check/check_games.hpp's.
#pragma once

#include "perft/cli/check/identify_engine.hpp"
#include "perft/cli/check/items.hpp"
#include "perft/cli/options/ends_options.hpp"
#include "perft/cli/program/output.hpp"

namespace hurdle::cli {

/// What such a check takes of the options of every check.
struct GamesCheck {
  const CheckItems& items;
  const HandshakeOptions& door;
  const EndsOptions& ends;
  const JsonOption& json;
  bool at_once = false;
  bool all = false;
};

/// Asks and reports; returns the exit code. `how` is as options say. Throws Failure, SuiteError.
[[nodiscard]] int check_games(const GamesCheck& check, engines::CheckOptions how);

}  // namespace hurdle::cli
