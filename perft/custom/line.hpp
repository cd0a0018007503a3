// Moves of a custom game, as users write them: in coordinates or in SAN, alone or in a list.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "movegen/custom/rules/rules.hpp"

namespace hurdle::custom {

/// The legal move with this text in coordinates.
[[nodiscard]] std::optional<Move> move_with_text(const Rules& rules, const std::vector<Move>& legal,
                                                 std::string_view text);

/// A drop that begins with the large letter of its piece: `P@e4` for `p@e4`. Other texts are
/// returned as they are.
[[nodiscard]] std::string with_large_letter(std::string_view drop);

/// The legal move that a word names in coordinates, or else in SAN. Throws std::invalid_argument if
/// it names several.
[[nodiscard]] std::optional<Move> named_move(const Rules& rules, const Position& position,
                                             const std::vector<Move>& legal, std::string_view word);

/// A list of moves, taken one by one. Blanks and commas separate them; numbers as `12.` are
/// skipped.
class MoveList {
 public:
  /// A word of the list, and the legal move that it names, if any.
  struct Item {
    int number = 0;  ///< of the move, from 1
    std::string_view word;
    std::optional<Move> move;
  };

  /// The text must outlive the list and its words.
  explicit MoveList(std::string_view text) : text_(text) {}

  /// The next word, which is played in this position; nothing at the end. A comma may separate two
  /// moves, or a move from its wall (`a2a3,a3a4`): the longest text that names a move counts.
  /// Throws std::invalid_argument if it names several.
  [[nodiscard]] std::optional<Item> take(const Rules& rules, const Position& position,
                                         const std::vector<Move>& legal);

 private:
  void skip_to_move();

  std::string_view text_;
  int number_ = 0;
};

}  // namespace hurdle::custom
