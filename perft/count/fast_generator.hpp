// The fast generators by their number in the list of variants. Each is compiled in its own
// translation unit.
#pragma once

#include "perft/count/generator.hpp"

namespace hurdle {

/// The fast generator of variant number `Index`.
template <int Index>
[[nodiscard]] const Generator& fast_generator();

/// The key of a position in variant number `Index`, from scratch; seed 0 is the documented one.
template <int Index>
[[nodiscard]] Key fast_key(const Setup& setup, std::uint64_t seed);

}  // namespace hurdle
