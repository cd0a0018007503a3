// Benchmarks of all counting methods for each variant, in leaves per second.
#pragma once

#include <stdexcept>

namespace hurdle {

/// A counting method and the default method have different counts.
class WrongCount : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

/// Registers `METHOD/VARIANT/POSITION` for every variant of the list. POSITION is `start` or
/// `middle` (all middle games together). METHOD is
/// - `list`: every leaf is made and unmade,
/// - `bulk`: leaves are counted at depth 1,
/// - `differences`: the last two plies are counted together,
/// - `orders`: two orders of the same moves are counted together, too, the default,
/// - `hash`: the same with a table of 256 MiB,
/// - `threads`: the same without a table, on all cores,
/// - `referee`: the plain generator.
/// Counters: `leaves/s` (by processor time; `threads` by wall-clock time), and `leaves`, `depth`
/// and `threads` of one count. A benchmark throws WrongCount.
void register_benchmarks();

}  // namespace hurdle
