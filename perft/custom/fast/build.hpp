// Builds the library of a custom game, compares it with the referee, and keeps it if nothing
// differs; and finds a library that was kept.
#pragma once

#include <memory>
#include <string>

#include "movegen/custom/fast/fast_game.hpp"
#include "movegen/custom/games.hpp"
#include "perft/custom/fast/cache.hpp"
#include "perft/custom/fast/compare.hpp"
#include "perft/custom/fast/library.hpp"

namespace hurdle::custom {

/// What `build_library` did.
struct BuildReport {
  bool known = false;    ///< the library was there already
  std::string damage;    ///< why a library that was there is built again; empty if none was
  std::string source;    ///< the path of the C++ source
  std::string library;   ///< the path of the library, if it was kept
  std::string compiler;  ///< the first line of its `--version`
  std::string compared;  ///< what was compared, in words
  double compile_seconds = 0;
  Comparison comparison;  ///< that was made now
};

/// What to do with a library that was compared and kept before.
enum class Kept { is_enough, compare_again };

/// Builds, compares and keeps. A library that differs from the referee is removed, and the report
/// has its differences. Throws Misfit, BuildError, Interrupted.
[[nodiscard]] BuildReport build_library(const Game& game, const CompareOptions& options, Kept kept);

/// A library that was compared and kept.
struct KeptLibrary {
  FastGame fast;
  Library library;
  std::string compared;  ///< what was compared, in words
};

/// The kept library of a game. Null if there is none; `reason` is then why, for users: the game
/// does not fit, none was built, or the file is damaged.
[[nodiscard]] std::unique_ptr<const KeptLibrary> kept_library(const Game& game,
                                                              std::string& reason);

}  // namespace hurdle::custom
