// Texts of small valid sets, for the tests of parsing, counting and verifying.
#pragma once

#include <string>

namespace hurdle::props {

/// `text` with the first `from` replaced; the text must contain it.
[[nodiscard]] inline std::string replaced(std::string text, const std::string& from,
                                          const std::string& to) {
  return text.replace(text.find(from), from.size(), to);
}

inline const std::string bare_generals = "4k4/9/9/9/9/9/9/9/9/3K5 w - - 0 1";

/// Every key of the schema, in block and flow style.
inline const std::string full_set = R"(# A comment before the head.
schema: 1
kind: positions
variant: janggi
about: All keys there are.

positions:
  # The first position.
  - id: start
    setup: [inner-elephant, left-elephant]   # two names
    about: >
      The start, over
      two lines.
    exercises: [J9, C2]
    tags: [quick]
    perft: { 1: "32" }
    confirmed: { "fairy-stockfish 11.1": 1 }
  - id: generals
    fen: "4k4/9/9/9/9/9/9/9/9/3K5 w - - 0 1"
    about: Two generals; it's "bare".
    exercises:
      - J1
    perft:
      1: "4"
    moves: [d1d2, d1e1, d1e2, d1d1]
)";

}  // namespace hurdle::props
