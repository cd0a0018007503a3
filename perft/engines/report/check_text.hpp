// A check's result as text for people. Knows wording only.
#pragma once

#include <string>

#include "perft/engines/check/check.hpp"

namespace hurdle::engines {

/// One finding: where, the line, FEN and diagram, the move, its clause, the command.
[[nodiscard]] std::string to_text(const Finding& finding);

/// Where a position stands: file, line, id and game.
[[nodiscard]] std::string place_of(const CheckItem& item);

/// Neither known before nor expected.
[[nodiscard]] bool is_new(const Finding& finding) noexcept;

/// Whether a diagnosis has said what makes the engine answer so.
[[nodiscard]] bool is_explained(const CheckResult& result, const Finding& finding);

/// What a finding is counted among: the clause with its title, else the kind.
[[nodiscard]] std::string heading_of(const Finding& finding);

/// What was not compared, and why: games left out, troubles, positions that cannot be told.
[[nodiscard]] std::string not_compared(const CheckResult& result);

/// How much of a result is said.
struct TextOptions {
  bool all = false;     ///< every finding in full, not the first unexplained of each clause alone
  std::string journal;  ///< where they all are; empty when they are nowhere else
};

/// The whole result: what the engine believes, the first finding of each clause that this does not
/// explain, how many each clause has, expected ones only counted, games left out, troubles,
/// positions not asked, and the closing line `N passed, N failed, …`.
[[nodiscard]] std::string to_text(const CheckResult& result, const TextOptions& options = {});

}  // namespace hurdle::engines
