// Commands of the scripts in props/examples/engines, which change the replies of the program
// itself.
#pragma once

#include <string>

#include "props/cli/program.hpp"
#include "props/needs.hpp"

namespace hurdle::props {

/// An engine that plays by the rules and writes as `mode` says.
[[nodiscard]] inline std::string other_words(const std::string& mode) {
  return "python3 '" HURDLE_SOURCE_DIR "/props/examples/engines/programs/other_words.py' " + mode;
}

/// A program called as perftree's script, without the moves that begin with `square`.
[[nodiscard]] inline std::string wrong_hurdle(const std::string& square) {
  return "/bin/sh '" HURDLE_SOURCE_DIR
         "/props/examples/engines/programs/wrong_hurdle.sh' {variant} " +
         square;
}

/// A set of one position.
inline const std::string two_soldiers = position_set("janggi", R"(
  - id: soldiers
    fen: "3k5/9/9/3p5/9/9/4P4/9/9/4K4 w - - 0 1"
    about: Two soldiers.
    exercises: [J8]
    perft: { 1: "7", 2: "49" }
)");

}  // namespace hurdle::props
