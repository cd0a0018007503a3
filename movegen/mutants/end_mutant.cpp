#include "movegen/mutants/end_mutant.hpp"

namespace hurdle::mutation {

End as_draw(End end) {
  end->result = GameResult::draw;
  return end;
}

End turned_round(End end) {
  if (end->result != GameResult::draw) {
    end->result = end->result == GameResult::white ? GameResult::black : GameResult::white;
  }
  return end;
}

End as_clause(End end, std::string_view clause) {
  end->clause = clause;
  return end;
}

End mover_loses(const GameHistory& game, std::string_view clause) {
  return GameEnd{won_by(opponent(game.setup().side)), std::string(clause), "", ""};
}

bool without_a_break(const GameHistory& game) {
  const int last = game.occurrences();
  const int period = game.ply() - game.ply_of_occurrence(last - 1);
  for (int occurrence = last - 1; occurrence > 1; --occurrence) {
    if (game.ply_of_occurrence(occurrence) - game.ply_of_occurrence(occurrence - 1) != period) {
      return false;
    }
  }
  return true;
}

Setup without_side(Setup state) {
  state.side = Colour::white;
  return state;
}

Setup without_hands(Setup state) {
  state.hands = {};
  return state;
}

Setup without_promotions(Setup state) {
  for (Piece& piece : state.board) {
    if (piece.promoted()) {
      piece = Piece(piece.colour(), piece.kind());
    }
  }
  return state;
}

}  // namespace hurdle::mutation
