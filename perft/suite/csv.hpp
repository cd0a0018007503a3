// Position sets as CSV (RFC 4180), for spreadsheets and scripts.
#pragma once

#include <string>
#include <string_view>

#include "perft/suite/set.hpp"

namespace hurdle {

/// A set as a table: a header, then one row for each count. A position without counts has one row
/// with empty depth and nodes. `confirmed` lists the programs that confirmed this count. Lines end
/// with CR LF, as RFC 4180 requires.
[[nodiscard]] std::string to_csv(const PositionSet& set);

/// One field: in quotes if it contains a comma, a quote or an end of line, else unchanged.
[[nodiscard]] std::string csv_field(std::string_view text);

}  // namespace hurdle
