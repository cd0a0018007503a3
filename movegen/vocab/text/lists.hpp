// Several texts in one: names in a message, moves in a line.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "movegen/vocab/text/text.hpp"

namespace hurdle {

/// The text of each item, with `separator` between them. `text_of` is called with an item or names
/// its member: `join_texts(clauses, ", ", &Clause::id)` is "J7, C5".
template <class Items, class TextOf>
[[nodiscard]] std::string join_texts(const Items& items, std::string_view separator,
                                     TextOf text_of) {
  std::string text;
  std::string_view before;
  for (const auto& item : items) {
    text.append(before).append(std::invoke(text_of, item));
    before = separator;
  }
  return text;
}

/// The moves by C7, in their order.
template <class Moves>
[[nodiscard]] std::vector<std::string> move_texts(const Notation& notation, const Moves& moves) {
  std::vector<std::string> texts;
  texts.reserve(moves.size());
  for (const Move move : moves) {
    texts.push_back(to_text(notation, move));
  }
  return texts;
}

/// The same as one line, "e2e4 e7e5".
template <class Moves>
[[nodiscard]] std::string move_line(const Notation& notation, const Moves& moves) {
  return join_texts(moves, " ", [&](Move move) { return to_text(notation, move); });
}

}  // namespace hurdle
