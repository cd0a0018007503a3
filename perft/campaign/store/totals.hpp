// Storage of totals: a single one as text; lists as variable-length numbers, seven bits in each
// byte, the lowest bits first.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "perft/count/total.hpp"

namespace hurdle::campaign {

/// Parses a total from a text column. Throws StoreError (corrupt).
[[nodiscard]] Total stored_total(const std::string& text);

void append_total(Total total, std::string& bytes);
[[nodiscard]] std::string pack_totals(std::span<const Total> totals);

/// Parses exactly `size` totals. Throws StoreError (corrupt) for any other bytes.
[[nodiscard]] std::vector<Total> unpack_totals(std::string_view bytes, std::size_t size);

}  // namespace hurdle::campaign
