// The option `--notation NAME`: how moves are read and printed.
#pragma once

#include <optional>
#include <string>

#include "movegen/vocab/move_notation.hpp"
#include "perft/cli/program/command.hpp"
#include "perft/count/variants.hpp"

namespace hurdle::cli {

/// The chosen notation; without the option, moves are read in every notation of the game and
/// printed in C7. Must not move once added.
class NotationOption {
 public:
  NotationOption() = default;
  NotationOption(const NotationOption&) = delete;
  NotationOption& operator=(const NotationOption&) = delete;
  ~NotationOption() = default;

  Option add_to(const Command& command);

  /// The given notation, if any. Throws Failure for an unknown one and for one that the game does
  /// not have.
  [[nodiscard]] std::optional<MoveNotation> of(const Notation& notation) const;

 private:
  std::string name_;
  Option option_;
};

}  // namespace hurdle::cli
