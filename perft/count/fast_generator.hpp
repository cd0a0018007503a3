// The fast generators by their variant's notation. Each is compiled in its own translation unit
// (perft/count/variant/one.cpp).
#pragma once

#include "perft/count/generator.hpp"

namespace hurdle {

/// The fast generator of the variant.
template <const Notation& N>
[[nodiscard]] const Generator& fast_generator();

/// The key of a position, computed from scratch; seed 0 is the documented one.
template <const Notation& N>
[[nodiscard]] Key fast_key(const Setup& setup, std::uint64_t seed);

}  // namespace hurdle
