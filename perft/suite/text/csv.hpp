// Position sets as CSV, for spreadsheets and scripts. Knows the columns and the quoting of RFC
// 4180; writes no file.
#pragma once

#include <string>
#include <string_view>

#include "perft/suite/set.hpp"

namespace hurdle {

/// A set as a table: a header, then a row for every count; a position without counts has one row
/// with the depth and the nodes left empty. `confirmed` lists who found that very count. Lines end
/// with CR LF, as RFC 4180 has it.
[[nodiscard]] std::string to_csv(const PositionSet& set);

/// One field: in quotes when it holds a comma, a quote or an end of line, else as it is.
[[nodiscard]] std::string csv_field(std::string_view text);

}  // namespace hurdle
