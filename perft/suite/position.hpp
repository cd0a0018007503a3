// Shared by the parsers of YAML and EPD sets: parses positions, ids and clauses. Every error has
// the location in the file.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "perft/suite/set.hpp"
#include "perft/suite/source.hpp"

namespace hurdle {

/// The variant with this name; `at` is the offset of the name.
[[nodiscard]] const Variant& variant_at(const Source& source, std::size_t at,
                                        std::string_view name);

/// Fills `setup` and `fen_text` from a FEN at offset `at`. Throws SuiteError for invalid positions.
void place_fen(const Source& source, std::size_t at, const Variant& variant, std::string_view fen,
               PositionEntry& entry);

/// The same from the names of setups, as `inner-elephant,left-elephant`.
void place_setup(const Source& source, std::size_t at, const Variant& variant,
                 const std::string& names, PositionEntry& entry);

/// Parses a depth, 1 to max_depth, in digits; `what` names it in the error.
[[nodiscard]] int depth_at(const Source& source, std::size_t at, std::string_view text,
                           std::string_view what);

/// Parses a count in digits.
[[nodiscard]] Total total_at(const Source& source, std::size_t at, std::string_view text);

}  // namespace hurdle
