// Engines against a custom game: `hurdle check-variant`, and `check` and `compare` with
// `--variants`.
#pragma once

#include <chrono>
#include <cstdint>
#include <memory>
#include <string>

#include "movegen/custom/games.hpp"
#include "perft/cli/program/output.hpp"

namespace hurdle::cli {

/// The game, and the random positions to compare.
struct CustomCheck {
  std::shared_ptr<const custom::Game> game;
  std::string file;  ///< that the engine reads by `VariantPath`; `builtin` is none
  std::uint64_t positions = 100;
  std::uint64_t seed = 1;
  std::chrono::seconds timeout{60};
};

/// Compares a UCI engine with the referee, and names the facts that it plays differently. Returns 1
/// if it is wrong. Throws engines::EngineError, Interrupted.
int check_custom_game(const CustomCheck& check, const std::string& engine, const JsonOption& json);

/// The same for two engines, and where they differ from each other. Returns 1 if one is wrong.
int compare_on_custom_game(const CustomCheck& check, const std::string& engine_a,
                           const std::string& engine_b, const JsonOption& json);

}  // namespace hurdle::cli
