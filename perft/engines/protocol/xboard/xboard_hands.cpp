#include "perft/engines/protocol/xboard/xboard_hands.hpp"

#include <algorithm>
#include <utility>

#include "movegen/vocab/text/text.hpp"

namespace hurdle::engines {

HandProbe hand_probe(const Notation& variant, const Dialect& dialect) {
  HandProbe probe{start_position(variant), ""};
  Piece& place = *std::ranges::find_if(probe.setup.board, [&](Piece one) {
    return one && one.belongs_to(Colour::white) && one.kind() != Kind::royal &&
           one.kind() != variant.counter_pawn;
  });
  const Piece piece = std::exchange(place, Piece{});
  probe.setup.rights = {};
  ++probe.setup.hands[index_of(Colour::white)][index_of(piece.kind())];
  Square square(0, variant.ranks / 2);
  while (probe.setup.at(square)) {
    square = Square(square.file() + 1, square.rank());
  }
  probe.drop = dialect.move(variant, Move::drop(piece.kind(), square));
  return probe;
}

std::string holding_line(const Notation& variant, const Dialect& dialect, const Setup& setup) {
  std::string line = "holding";
  for (const Colour colour : {Colour::white, Colour::black}) {
    line += " [";
    for (std::size_t index = 0; index < variant.kinds.size(); ++index) {
      const char letter = variant.kinds[index].letter;
      const auto theirs = dialect.letters.find(letter);
      line.append(setup.held(colour, static_cast<Kind>(index)),
                  theirs == dialect.letters.end() ? letter : theirs->second);
    }
    line += ']';
  }
  return line;
}

}  // namespace hurdle::engines
