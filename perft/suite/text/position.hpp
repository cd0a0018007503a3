// What YAML and EPD sets have in common: texts of positions, ids and clauses made into values, with
// the location in the file in every error. Knows no file format.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "perft/suite/set.hpp"
#include "perft/suite/text/source.hpp"

namespace hurdle {

/// The variant with this name; `at` is where the name stands.
[[nodiscard]] const Variant& variant_at(const Source& source, std::size_t at,
                                        std::string_view name);

/// Fills `setup` and `fen_text` from a FEN that stands at `at`; the referee must find it possible.
void place_fen(const Source& source, std::size_t at, const Variant& variant, std::string_view fen,
               PositionEntry& entry);

/// The same from names of setups, as `inner-elephant,left-elephant`.
void place_setup(const Source& source, std::size_t at, const Variant& variant,
                 const std::string& names, PositionEntry& entry);

/// A depth, 1 to max_depth, in digits; `what` names it in the error.
[[nodiscard]] int depth_at(const Source& source, std::size_t at, std::string_view text,
                           std::string_view what);

/// A count in digits.
[[nodiscard]] Total total_at(const Source& source, std::size_t at, std::string_view text);

}  // namespace hurdle
