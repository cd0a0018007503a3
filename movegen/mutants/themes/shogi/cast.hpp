// The cast of the themes that games with Shogi's hands share: what their kinds and players are
// called, and which clauses of the rules the themes ask.
#pragma once

#include <string_view>

#include "movegen/mutants/question.hpp"

namespace hurdle::mutation {

struct HandCast {
  std::string_view first;          ///< who moves first: "Sente"
  std::string_view second;         ///< the other player: "Gote"
  std::string_view player;         ///< what one of them is called: "player"
  std::string_view royal_name;     ///< "king"
  std::string_view promoted_pawn;  ///< "tokin"
  Kind royal;
  Kind gold;
  Kind silver;
  Kind pawn;
  bool (*becomes_gold)(Kind kind);                       ///< goes as a gold when promoted
  bool (*in_enemy_camp)(const Position& asked, Square);  ///< of the player to move
};

}  // namespace hurdle::mutation
