// Inputs of the targets that read positions, changed as positions: of bytes changed at random,
// hardly one in a thousand is a position that can be, and only those are counted.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "movegen/vocab/setup.hpp"
#include "perft/count/variants.hpp"

namespace hurdle::fuzz {

/// The position with one to three random changes: a piece elsewhere, away, another or a new one,
/// one more or less in hand, the other side to move, a state lost. A possible one, unless none was
/// met in some tries. Fixed by the seed.
[[nodiscard]] Setup changed_position(const Variant& variant, const Setup& setup,
                                     std::uint64_t seed);

/// An input of the target `fen` with its position changed so, or with a random one where none can
/// be read; nothing where no game is named.
[[nodiscard]] std::optional<std::string> changed_fen(std::string_view input, std::uint64_t seed);

/// The same for the target `packed`.
[[nodiscard]] std::optional<std::string> changed_packed(std::string_view input, std::uint64_t seed);

}  // namespace hurdle::fuzz
