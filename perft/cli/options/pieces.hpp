// The `--pieces NAMES` option of commands that draw boards.
#pragma once

#include <string>

#include "perft/cli/program/arguments.hpp"
#include "perft/drawing/board_svg.hpp"

namespace hurdle::cli {

/// The labels on the pieces of a drawing.
class PiecesOption : public TextOption {
 public:
  /// `of` names the option whose drawings it affects: "--svg".
  PiecesOption(const Command& command, const std::string& of);

  /// Throws Failure for an unknown value.
  [[nodiscard]] PieceNames names() const;
};

}  // namespace hurdle::cli
