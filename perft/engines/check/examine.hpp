// One position of a check: its published counts are asked for and compared, a difference is
// located. Knows both sides' answers; refuses to know protocols and printing.
#pragma once

#include <cstddef>

#include "perft/engines/check/check.hpp"
#include "perft/engines/handshake/session.hpp"

namespace hurdle::engines {

/// The part of a check's result that one item gives, `positions`, `engine` and `command` apart;
/// `index` is the item's place among all. Troubles are part of it; throws Interrupted only.
[[nodiscard]] CheckResult examine(Session& session, const CheckItem& item, std::size_t index,
                                  const CheckOptions& options);

/// The part of an item that is not looked at.
[[nodiscard]] CheckResult unreached(const CheckItem& item, const CheckOptions& options);

/// Puts the next part behind what there is.
void append(CheckResult& whole, CheckResult part);

}  // namespace hurdle::engines
