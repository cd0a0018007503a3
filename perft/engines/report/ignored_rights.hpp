// Castling rights of a FEN that an engine may not read: it looks like an engine that never castles.
#pragma once

#include "perft/count/variants.hpp"
#include "perft/diagnosis/diagnose.hpp"
#include "perft/engines/check/check.hpp"

namespace hurdle::engines {

/// Whether the cause, rules without castling or without some castlings, explains as much as an
/// engine that ignores these rights of a FEN. A game that begins without a FEN would show the
/// difference.
[[nodiscard]] bool may_ignore_rights(const CheckResult& result, const Variant& variant,
                                     const Cause& cause);

}  // namespace hurdle::engines
