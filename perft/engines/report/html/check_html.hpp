// A check's result as one HTML page that needs nothing else: no script, no file beside it, nothing
// from the network. It is XML too.
#pragma once

#include <string>

#include "perft/drawing/board_svg.hpp"
#include "perft/engines/check/check.hpp"

namespace hurdle::engines {

/// What a page says beside the result.
struct PageOptions {
  PieceNames pieces = PieceNames::letters;
  std::string
      all_house_rules;  ///< "--house-rules no-pass"; empty when checked by the rules as published
};

/// The page: the verdict and its numbers, what the engine believes, findings by clause, troubles,
/// what was not asked. What the engine and its command say is shown as text, whatever it is.
[[nodiscard]] std::string to_html(const CheckResult& result, const PageOptions& options = {});

/// Writes it to `file`, to stdout when it is `-`. Throws std::runtime_error that names the file
/// when it cannot be written.
void write_html(const std::string& file, const CheckResult& result, const PageOptions& options);

}  // namespace hurdle::engines
