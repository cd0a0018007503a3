// Totals as the store holds them: one as text, lists of them in few bytes, seven bits of a number a
// byte, the lowest first. Knows nothing of what is counted.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "perft/count/total.hpp"

namespace hurdle::campaign {

/// One that stands in a column as text. Throws StoreError (corrupt).
[[nodiscard]] Total stored_total(const std::string& text);

void append_total(Total total, std::string& bytes);
[[nodiscard]] std::string pack_totals(std::span<const Total> totals);

/// Exactly `size` totals. Throws StoreError (corrupt) for any other bytes.
[[nodiscard]] std::vector<Total> unpack_totals(std::string_view bytes, std::size_t size);

}  // namespace hurdle::campaign
