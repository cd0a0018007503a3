// JSON lines: each request is one line of JSON, each reply too, for programs in any language.
// Stateless: no line depends on earlier ones.
#pragma once

#include <iosfwd>

#include "perft/serve/game.hpp"

namespace hurdle::serve {

/// Replies line by line until the end of the input; flushes every reply. A request is
/// `{"id":1,"variant":"makruk","fen":"…","moves":["a3a4"],"depth":2}`; `"do"` selects another
/// operation than the count below each move. Errors are replied as `{"id":1,"error":"…"}`.
void answer_jsonl(const ServedGames& games, const CountOptions& how, std::istream& in,
                  std::ostream& out);

}  // namespace hurdle::serve
