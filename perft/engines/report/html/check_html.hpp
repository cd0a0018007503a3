// The report of a check as one HTML page without scripts, other files or network requests. The page
// is valid XML.
#pragma once

#include <string>

#include "perft/drawing/board_svg.hpp"
#include "perft/engines/check/check.hpp"

namespace hurdle::engines {

/// What a page shows besides the result.
struct PageOptions {
  PieceNames pieces = PieceNames::letters;
  std::string all_house_rules;  ///< "--house-rules no-pass"; empty for the published rules
};

/// The page: the verdict, the counters, the mutants, the findings by clause, what was not compared.
/// Text from the engine and its command is escaped.
[[nodiscard]] std::string to_html(const CheckResult& result, const PageOptions& options = {});

/// Writes the page to `file`, or to stdout if it is `-`. Throws std::runtime_error with the file's
/// name if it cannot be written.
void write_html(const std::string& file, const CheckResult& result, const PageOptions& options);

}  // namespace hurdle::engines
