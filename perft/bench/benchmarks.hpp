// What is measured: leaves a second of every road that a count can take, a variant at a time.
#pragma once

#include <stdexcept>

namespace hurdle {

/// A road counted otherwise than the default one: no speed is worth that.
class WrongCount : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

/// Registers `ROAD/VARIANT/POSITION` for every variant of the list. POSITION is `start`, `middle`
/// (all middle games together), and a setup's name where another start is usual. ROAD is
/// - `list`: every leaf is made and unmade,
/// - `bulk`: leaves are counted at depth 1,
/// - `differences`: the last two moves are counted together, the default,
/// - `hash`: the same with a table of 256 MiB,
/// - `threads`: the same without a table, on all cores,
/// - `referee`: the plain generator.
/// Counters: `leaves/s` (by processor time; `threads` by the clock on the wall), and `leaves`,
/// `depth` and `threads` of one count. A benchmark throws WrongCount.
void register_benchmarks();

}  // namespace hurdle
