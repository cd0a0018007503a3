// Checks one position: compares its published counts with the engine's and locates a difference.
// Independent of protocols and reports.
#pragma once

#include <cstddef>

#include "perft/engines/check/check.hpp"
#include "perft/engines/handshake/session.hpp"

namespace hurdle::engines {

/// One item's part of a check's result, without `positions`, `engine` and `command`. `index` is the
/// item's index in the check. Failures are part of the result; throws Interrupted only.
[[nodiscard]] CheckResult examine(Session& session, const CheckItem& item, std::size_t index,
                                  const CheckOptions& options);

/// The part of a result for an item that was not examined.
[[nodiscard]] CheckResult unreached(const CheckItem& item, const CheckOptions& options);

/// Appends the next item's part. Discards right replies above `most_right_answers`.
void append(CheckResult& whole, CheckResult part);

}  // namespace hurdle::engines
