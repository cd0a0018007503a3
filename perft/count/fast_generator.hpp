// The fast generators by their variant's notation, each compiled in its own translation unit
// (perft/count/variant/one.cpp), and the processor level for which they were compiled.
#pragma once

#include <string_view>

#include "perft/count/generator.hpp"

namespace hurdle {

/// The fast generator of the variant.
template <const Notation& N>
[[nodiscard]] const Generator& fast_generator();

/// The key of a position, computed from scratch; seed 0 is the documented one.
template <const Notation& N>
[[nodiscard]] Key fast_key(const Setup& setup, std::uint64_t seed);

/// A level of x86-64, as `x86-64-v3`, if the loader chose among several (HURDLE_LEVELS in
/// CMakeLists.txt); empty if the generators were compiled with the same flags as all other code.
[[nodiscard]] std::string_view fast_level() noexcept;

}  // namespace hurdle
