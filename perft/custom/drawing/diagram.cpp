#include "perft/custom/drawing/diagram.hpp"

#include <fmt/format.h>

#include "movegen/custom/rules/fen.hpp"

namespace hurdle::custom {
namespace {

std::string hand_text(const Description& facts, const Position& position, Colour colour) {
  std::string text;
  for (std::size_t index = 0; index < type_count; ++index) {
    const int count = position.hands[hurdle::index_of(colour)][index];
    if (count > 0) {
      text += (text.empty() ? "" : " ") +
              letters_of(facts, Piece{type_at(index), colour, Type::none, false}) +
              (count > 1 ? std::to_string(count) : "");
    }
  }
  return text;
}

}  // namespace

std::string diagram(const Description& facts, const Position& position) {
  std::string text;
  for (int rank = facts.size.ranks - 1; rank >= 0; --rank) {
    text += fmt::format("{:2} ", rank + 1);
    for (int file = 0; file < facts.size.files; ++file) {
      const Square square(file, rank);
      const std::string piece = position.walls[square.index()] ? "*"
                                : position.at(square) ? letters_of(facts, position.at(square))
                                                      : ".";
      text += fmt::format("{:>3}", piece);
    }
    text += "\n";
  }
  text += "   ";
  for (int file = 0; file < facts.size.files; ++file) {
    text += fmt::format("{:>3}", static_cast<char>('a' + file));
  }
  text += "\n";
  for (const Colour colour : both_colours) {
    const std::string hand = hand_text(facts, position, colour);
    if (!hand.empty()) {
      text += fmt::format("{} in hand: {}\n", colour == Colour::white ? "White" : "Black", hand);
    }
  }
  return text + (position.side == Colour::white ? "White" : "Black") + " to move\n";
}

}  // namespace hurdle::custom
