#include "perft/count/position_text.hpp"

#include <fmt/format.h>

#include <utility>

#include "movegen/notations/line.hpp"
#include "movegen/vocab/text/text.hpp"
#include "perft/count/pasted_fen.hpp"

namespace hurdle {
namespace {

Setup possible(const Variant& variant, Setup setup) {
  if (const auto invalid = variant.referee.invalid_reason(setup)) {
    throw BadPosition(fmt::format("invalid position ({}): {}", invalid->clause, invalid->reason));
  }
  return setup;
}

}  // namespace

Setup position_by_fen(const Variant& variant, std::string_view fen) {
  const PastedCommand command = split_command(fen);
  if (!command.moves.empty()) {
    throw BadPosition("a position with moves; expected the position alone, and its moves apart");
  }
  try {
    return possible(variant, parse_pasted_fen(variant, command.position));
  } catch (const TextError& error) {
    throw BadPosition(error.what());
  }
}

Setup position_by_setup(const Variant& variant, std::string_view names) {
  try {
    return possible(variant, start_position(variant.notation, names));
  } catch (const TextError& error) {
    throw BadPosition(error.what());
  }
}

PlayedPosition play_moves(const Variant& variant, const PlayedPosition& from,
                          std::string_view moves, std::optional<MoveNotation> preferred) {
  try {
    notations::ParsedLine line = notations::read_line(variant.referee, from.setup, from.last, moves,
                                                      preferred ? preferred : from.read_as);
    if (line.illegal) {
      const Move move = line.moves[*line.illegal];
      const Verdict verdict = variant.referee.explain(line.setup, move);
      throw BadPosition(fmt::format("move {} '{}': illegal by {}: {}{}", *line.illegal + 1,
                                    quoted_characters(line.words[*line.illegal]), verdict.clause,
                                    verdict.sentence, line.note.empty() ? "" : "; " + line.note));
    }
    return {line.setup, line.last, line.read_as, std::move(line.note)};
  } catch (const notations::UnreadableMove& error) {
    throw BadPosition(error.what());
  }
}

Move move_in(const Variant& variant, const PlayedPosition& position, std::string_view text,
             std::optional<MoveNotation> preferred, notations::Named named) {
  try {
    return notations::read_move(notations::Place(variant.referee, position.setup, position.last),
                                text, preferred ? preferred : position.read_as, named);
  } catch (const notations::UnreadableMove& error) {
    throw BadPosition(fmt::format("'{}': {}", quoted_characters(text), error.what()));
  }
}

}  // namespace hurdle
