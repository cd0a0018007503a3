// Engines against a custom game: `hurdle check-variant`, and `check` and `compare` with
// `--variants`.
#pragma once

#include <string>

#include "perft/cli/options/engine_options.hpp"
#include "perft/cli/program/output.hpp"
#include "perft/custom_check/engine_lists.hpp"
#include "perft/engines/check/check.hpp"

namespace hurdle::cli {

/// How the engine with this command is asked about the game, by uci if `protocol` is null. `names`
/// may have its name of the game. Throws Failure for a protocol by which no engine can be asked
/// about custom games.
[[nodiscard]] engines::CheckOptions custom_engine(const custom::CustomCheck& check,
                                                  const std::string& command,
                                                  const engines::Protocol* protocol,
                                                  engines::VariantMap names,
                                                  const TimeoutOptions& timeouts);

/// Compares an engine with the referee, and names the facts that it plays differently. Returns 1 if
/// it is wrong, and 130 after an interrupt, with what was found until then. Throws
/// engines::EngineError.
int check_custom_game(const custom::CustomCheck& check, const engines::CheckOptions& engine,
                      const JsonOption& json);

/// The same for two engines, and where they differ from each other. Returns 1 if one is wrong.
int compare_on_custom_game(const custom::CustomCheck& check, const engines::CheckOptions& engine_a,
                           const engines::CheckOptions& engine_b, const JsonOption& json);

}  // namespace hurdle::cli
