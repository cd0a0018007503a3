// A check's result as text for people. Knows wording only.
#pragma once

#include <string>

#include "perft/engines/check.hpp"

namespace hurdle::engines {

/// One finding: where, the line, FEN and diagram, the move, its clause, the command.
[[nodiscard]] std::string to_text(const Finding& finding);

/// The whole result: findings by clause, expected ones only counted, troubles, positions not asked,
/// and the closing line `N passed, N failed, …`.
[[nodiscard]] std::string to_text(const CheckResult& result);

}  // namespace hurdle::engines
