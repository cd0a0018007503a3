#include "props/examples/notations/examples.hpp"

#include "movegen/notations/line.hpp"
#include "movegen/vocab/text/text.hpp"
#include "perft/count/position_text.hpp"

namespace hurdle::props {
namespace {

std::optional<MoveNotation> notation_or_none(std::string_view name) {
  return name.empty() ? std::nullopt : notations::find_notation(name);
}

}  // namespace

NotationExamples::NotationExamples(std::string_view variant, std::string_view fen)
    : variant_(variant_named(variant)), setup_(position_by_fen(variant_, fen)) {}

std::string NotationExamples::read(std::string_view text, std::string_view notation) const {
  try {
    const auto line =
        notations::read_line(variant_.referee, setup_, {}, text, notation_or_none(notation));
    std::string moves;
    for (const Move move : line.moves) {
      moves += (moves.empty() ? "" : " ") + to_text(variant_.notation, move);
    }
    return line.illegal ? "illegal: " + moves : moves;
  } catch (const notations::UnreadableMove& error) {
    return error.what();
  }
}

std::string NotationExamples::problem(std::string_view text, std::string_view notation) const {
  try {
    (void)play_moves(variant_, {setup_, {}}, text, notation_or_none(notation));
    return "";
  } catch (const BadPosition& error) {
    return error.what();
  }
}

std::string NotationExamples::note(std::string_view text) const {
  return play_moves(variant_, {setup_, {}}, text).note;
}

std::string NotationExamples::written(std::string_view moves, std::string_view notation) const {
  std::string texts;
  PlayedPosition position{setup_, {}};
  for (const std::string& word : notations::split_moves(moves)) {
    const Move move = move_in(variant_, position, word, MoveNotation::coordinates);
    texts += (texts.empty() ? "" : " ") +
             notations::write_move(variant_.referee, position.setup, position.last, move,
                                   *notations::find_notation(notation));
    position.setup = variant_.referee.after(position.setup, move);
    position.last = move;
  }
  return texts;
}

}  // namespace hurdle::props
