#include "perft/games/record_moves.hpp"

#include <fmt/format.h>

#include "movegen/vocab/text/text.hpp"

namespace hurdle {
namespace {

Move parse_coordinates(const Notation& notation, std::string_view word) {
  try {
    return parse_move(notation, word);
  } catch (const TextError& error) {
    throw notations::UnreadableMove(error.what());
  }
}

}  // namespace

Move RecordMoves::read(const GameRecord& game, std::string_view word) {
  const Notation& notation = game.variant->notation;
  if (const auto move = notations::parse_squares(notation, word, first_)) {
    return *move;
  }
  if (notation.move_notations.empty()) {
    return parse_coordinates(notation, word);
  }
  return notations::read_move(after_moves(game), word, first_);
}

/// The position after all moves of the record. Throws UnreadableMove after an illegal one.
notations::Place RecordMoves::after_moves(const GameRecord& game) {
  const Referee& referee = game.variant->referee;
  for (; played_ < game.moves.size(); ++played_) {
    last_ = game.moves[played_];
    if (!referee.explain(setup_, last_).legal) {
      throw notations::UnreadableMove(
          fmt::format("comes after the illegal move {}; expected two squares", played_ + 1));
    }
    setup_ = referee.after(setup_, last_);
  }
  return {referee, setup_, last_};
}

}  // namespace hurdle
