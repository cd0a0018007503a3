// Questions as lines of JSON, each answered by a line of JSON, for programs in any language. Knows
// the form of the lines; refuses to keep anything from one line to the next.
#pragma once

#include <iosfwd>
#include <vector>

#include "perft/serve/game.hpp"

namespace hurdle::serve {

/// Answers line by line until the end of the input; every answer is flushed. A line is
/// `{"id":1,"variant":"makruk","fen":"…","moves":["a3a4"],"depth":2}`, with `"do"` for another
/// question than the counts below each move; what cannot be answered is `{"id":1,"error":"…"}`.
void answer_jsonl(const std::vector<ServedGame>& games, const CountOptions& how, std::istream& in,
                  std::ostream& out);

}  // namespace hurdle::serve
