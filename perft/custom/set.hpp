// Sets of positions of a custom game: the YAML format of positions/ with `kind:
// file-positions` and the file's name. Parses, verifies and counts them by the plain referee.
#pragma once

#include <filesystem>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "movegen/custom/games.hpp"
#include "perft/suite/count.hpp"
#include "perft/suite/set.hpp"
#include "perft/suite/verify.hpp"

namespace hurdle::custom {

/// One set. The entries have no `setup`; `fen_text` is the FEN as this program writes it.
struct CustomSet {
  std::string file;  ///< as named by the caller
  std::shared_ptr<const Game> game;
  std::string about;
  std::vector<PositionEntry> positions;  ///< at least one
};

/// Parses a file. The variants file that it names is beside it, or `builtin`. Throws SuiteError.
[[nodiscard]] CustomSet load_custom_set(const std::filesystem::path& path);

/// Recounts every published count and adds the checks to `result`. Throws Interrupted.
void verify(std::span<const CustomSet> sets, const VerifyOptions& options, VerifyResult& result);

/// Fills counts and the referee's confirmation into a file, as `count_suite` does. A published
/// count that differs is an error, and nothing is written. Throws SuiteError, Interrupted.
[[nodiscard]] SuiteCountResult count_set(const std::filesystem::path& path,
                                         const SuiteCountOptions& options);

}  // namespace hurdle::custom
