// What is measured: perft, lists of moves, successors and the referee, a variant at a time.
#pragma once

namespace hurdle {

/// Registers the benchmarks of every variant: `perft/janggi/start`, `moves/janggi/middle-1`, …
/// Counters are leaves (or moves) a second.
void register_benchmarks();

}  // namespace hurdle
