// Fuzz target: moves in any notation, from the start of any variant: `chess e4 e5 Nf3`. A legal
// move that was read, written in each notation of the game and read again, is equal.
#include "movegen/notations/line.hpp"
#include "movegen/vocab/text/text.hpp"
#include "props/fuzz/readers.hpp"
#include "props/fuzz/target.hpp"

namespace hurdle::fuzz {

void notation(std::string_view input) {
  constexpr std::size_t most_bytes = 200;
  const auto [variant, text] = variant_and_rest(input.substr(0, most_bytes));
  if (variant == nullptr) {
    return;
  }
  const Referee& referee = variant->referee;
  notations::ParsedLine line;
  try {
    line = notations::read_line(referee, start_position(variant->notation), {}, text);
  } catch (const notations::UnreadableMove&) {
    return;
  }
  must(line.moves.size() == line.words.size(), "every word of a line is a move");
  const std::size_t legal = line.illegal.value_or(line.moves.size());
  Setup setup = start_position(variant->notation);
  Move last;
  for (std::size_t i = 0; i < legal; ++i) {
    const notations::Place place(referee, setup, last);
    for (const MoveNotation one : notations::notations_of(variant->notation)) {
      const std::string written = notations::write_move(place, line.moves[i], one);
      must(notations::read_move(place, written, one) == line.moves[i],
           "a move that is written in a notation reads back");
    }
    last = line.moves[i];
    setup = referee.after(setup, last);
  }
  must(setup == line.setup, "a line leads to the position after its legal moves");
}

}  // namespace hurdle::fuzz
