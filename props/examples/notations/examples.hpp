// Texts of moves read and written in a position, for examples.
#pragma once

#include <string>
#include <string_view>

#include "perft/count/variants.hpp"

namespace hurdle::props {

/// A position of a variant, by default its start.
class NotationExamples {
 public:
  explicit NotationExamples(std::string_view variant, std::string_view fen = "startpos");

  /// The moves of a text in C7, or the problem. `notation` is the value of `--notation`, or empty.
  [[nodiscard]] std::string read(std::string_view text, std::string_view notation = "") const;

  /// Why a text cannot be read or is illegal; empty for a good one.
  [[nodiscard]] std::string problem(std::string_view text, std::string_view notation = "") const;

  /// What the user is told about a text that can be read in two ways.
  [[nodiscard]] std::string note(std::string_view text) const;

  /// The moves of a text, one after the other, in a notation.
  [[nodiscard]] std::string written(std::string_view moves, std::string_view notation) const;

 private:
  const Variant& variant_;
  hurdle::Setup setup_;
};

}  // namespace hurdle::props
