// Counting a file's game by its library.
#pragma once

#include <memory>
#include <span>
#include <vector>

#include "movegen/file/rules/rules.hpp"
#include "perft/count/generator.hpp"
#include "perft/file/count.hpp"
#include "perft/file/fast/build.hpp"

namespace hurdle::file {

/// A counter of the library's positions, which must outlive it.
[[nodiscard]] std::unique_ptr<Counter> library_counter(const KeptLibrary& kept,
                                                       const CountOptions& options);

/// The lines of `depth` moves, from 0, of each position. Throws Misfit for a position that only the
/// referee can hold, Interrupted.
[[nodiscard]] std::vector<Total> fast_perft(const KeptLibrary& kept, const Rules& rules,
                                            std::span<const Position> positions, int depth,
                                            const CountOptions& options);

/// The lines of `depth` moves below each legal move, sorted by the moves' text; depth from 1.
[[nodiscard]] std::vector<FileDivideEntry> fast_divide(const KeptLibrary& kept, const Rules& rules,
                                                       const Position& position, int depth,
                                                       const CountOptions& options);

}  // namespace hurdle::file
