// Finds the mutants that explain an engine's lists of moves.
#pragma once

#include <atomic>
#include <set>
#include <string>
#include <vector>

#include "movegen/custom/description.hpp"
#include "movegen/custom/rules/position.hpp"

namespace hurdle::custom {

/// The moves that an engine lists in a position.
struct EngineMoves {
  Position position;
  std::set<std::string> moves;
};

/// Mutants that together list the engine's moves.
struct CustomDiagnosis {
  std::vector<std::string> says;  ///< of the mutants; empty if none helps
  std::size_t different = 0;      ///< positions where the engine differs from the file
  std::size_t explained = 0;      ///< of these, by all mutants together
};

/// Adds one mutant after the other, up to three: each explains the most positions that remain. In
/// no position may a mutant add a move that the engine lacks, or remove one that it lists. Throws
/// Interrupted when `stop` becomes true; null never stops it.
[[nodiscard]] CustomDiagnosis diagnose(const Description& facts,
                                       const std::vector<EngineMoves>& replies,
                                       const std::atomic<bool>* stop = nullptr);

/// The same by mutants of the parser of a FEN alone, for lists that are right after moves; of the
/// others only right ones can contradict a mutant. Each mutant explains three lists or more.
[[nodiscard]] CustomDiagnosis diagnose_fens(const Description& facts,
                                            std::vector<EngineMoves> unread,
                                            const std::vector<EngineMoves>& others,
                                            const std::atomic<bool>* stop = nullptr);

}  // namespace hurdle::custom
