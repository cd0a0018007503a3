// The `--pieces NAMES` option of commands that draw boards.
#pragma once

#include <boost/core/noncopyable.hpp>
#include <string>

#include "perft/cli/program/command.hpp"
#include "perft/drawing/board_svg.hpp"

namespace hurdle::cli {

/// The labels on the pieces of a drawing. Must not move once added.
class PiecesOption : boost::noncopyable {
 public:
  /// `of` names the option whose drawings it affects: "--svg".
  void add_to(const Command& command, const std::string& of);

  /// Throws Failure for an unknown value.
  [[nodiscard]] PieceNames names() const;

 private:
  std::string text_ = "letters";
};

}  // namespace hurdle::cli
