// Games that a server plays, and positions from clients: shared by all protocols. Checks positions
// and moves; parsing the protocol is the caller's task.
#pragma once

#include <memory>
#include <stdexcept>
#include <string>
#include <vector>

#include "perft/count/generator.hpp"
#include "perft/count/variants.hpp"

namespace hurdle::serve {

/// A game as served: its own moves, which may be a mutant's, and the variant whose rules decide
/// which positions are valid.
struct ServedGame {
  const Variant& variant;
  std::shared_ptr<const Generator> generator;
};

/// The variant with its own rules and its fast generator.
[[nodiscard]] ServedGame by_the_rules(const Variant& variant);

/// Every variant with its own rules, in the order of the list.
[[nodiscard]] std::vector<ServedGame> all_by_the_rules();

/// A request that cannot be fulfilled; `what()` is the reply.
class Refused : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

/// The game with this name or alias, or null if it is not served.
[[nodiscard]] const ServedGame* find_game(const std::vector<ServedGame>& games,
                                          const std::string& name);

/// The position of a FEN. Throws Refused if it cannot be parsed or is invalid.
[[nodiscard]] Setup position_of(const ServedGame& game, const std::string& fen);

/// A position and the move that led to it; the default move if none did.
struct Reached {
  Setup position;
  Move last{};
};

/// The position after a move of the game, in any of its notations; a text that names two squares in
/// coordinates is never read otherwise. Throws Refused if the move is illegal; the message names
/// the clause if the variant's rules forbid it too.
[[nodiscard]] Reached after(const ServedGame& game, const Reached& from, const std::string& move);

/// The move that a text names, in any notation of the game. Throws Refused.
[[nodiscard]] Move move_of(const ServedGame& game, const Reached& from, const std::string& move);

}  // namespace hurdle::serve
