// Why a move of a custom game is legal or illegal, by a clause of `hurdle rules`.
#pragma once

#include <string>
#include <string_view>

#include "movegen/custom/games.hpp"
#include "movegen/custom/rules/position.hpp"
#include "perft/custom/line.hpp"

namespace hurdle::custom {

/// Whether a move is legal, and the clause that decides it.
struct CustomVerdict {
  std::string move;  ///< in coordinates
  bool legal = false;
  std::string clause;    ///< an id of the game's rules
  std::string title;     ///< of the clause
  std::string sentence;  ///< what decides, and the text of the clause
};

/// The clause with its title: `double-step (Double step)`.
[[nodiscard]] std::string titled_clause(const CustomVerdict& verdict);
/// What follows the move: `legal by double-step (Double step): …`.
[[nodiscard]] std::string to_text(const CustomVerdict& verdict);

/// The clause that has ended the game in this position; if several have, extinction comes first,
/// then flags, checks, connections, castling, a full board and passes.
[[nodiscard]] std::string_view ending_clause(const Description& facts, const Position& position);

/// The verdict about a move as text, in coordinates or in SAN. Throws std::invalid_argument for a
/// text that is no move of any game, and for SAN that names several moves or none.
[[nodiscard]] CustomVerdict explain(const Game& game, const Position& position,
                                    std::string_view move);

/// The legal move of a word of a list. Throws std::invalid_argument with its number and the clause
/// that forbids it.
[[nodiscard]] Move legal_move(const Game& game, const Position& position,
                              const MoveList::Item& item);

}  // namespace hurdle::custom
