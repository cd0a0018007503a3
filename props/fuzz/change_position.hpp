// Mutators for the targets that parse positions: after random changes of bytes, hardly one input in
// a thousand is a valid position, and only valid positions are counted.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "movegen/vocab/setup.hpp"
#include "perft/count/variants.hpp"

namespace hurdle::fuzz {

/// The position with one to three random changes: a piece moved, removed, replaced or added, one
/// more or less in hand, the other side to move, a state lost. The result is valid, unless some
/// tries found no valid one. Reproducible by seed.
[[nodiscard]] Setup changed_position(const Variant& variant, const Setup& setup,
                                     std::uint64_t seed);

/// An input of the target `fen` with its position changed, or replaced by a random one if it cannot
/// be parsed; nothing if the input names no game.
[[nodiscard]] std::optional<std::string> changed_fen(std::string_view input, std::uint64_t seed);

/// The same for the target `packed`.
[[nodiscard]] std::optional<std::string> changed_packed(std::string_view input, std::uint64_t seed);

}  // namespace hurdle::fuzz
