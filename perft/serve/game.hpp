// What a server plays, and the position that a client told it: shared by all protocols. Knows which
// positions are possible and what a legal move is; refuses to know how either was written.
#pragma once

#include <memory>
#include <stdexcept>
#include <string>
#include <vector>

#include "perft/count/generator.hpp"
#include "perft/count/variants.hpp"

namespace hurdle::serve {

/// A game as the server plays it: its own moves, and the right rules, by which positions are
/// possible.
struct ServedGame {
  const Variant& variant;
  std::shared_ptr<const Generator> generator;
};

/// The variant by its rules, moved by its fast generator.
[[nodiscard]] ServedGame by_the_rules(const Variant& variant);

/// Every variant by its rules, in the order of the list.
[[nodiscard]] std::vector<ServedGame> all_by_the_rules();

/// What a client asks for and cannot have; `what()` is the answer.
class Refused : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

/// The game with this name or alias, or null when it is not served.
[[nodiscard]] const ServedGame* find_game(const std::vector<ServedGame>& games,
                                          const std::string& name);

/// The position of a FEN. Throws Refused when it cannot be read or is impossible.
[[nodiscard]] Setup position_of(const ServedGame& game, const std::string& fen);

/// The position after a move of the game. Throws Refused when there is no such move, with the
/// clause where the right rules refuse it too.
[[nodiscard]] Setup after(const ServedGame& game, const Setup& position, const std::string& move);

}  // namespace hurdle::serve
