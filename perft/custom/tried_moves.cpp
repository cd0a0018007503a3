#include "perft/custom/tried_moves.hpp"

#include <algorithm>
#include <cstdlib>
#include <iterator>

#include "movegen/vocab/text/letters.hpp"

namespace hurdle::custom {
namespace {

using Texts = std::vector<std::string>;

/// The letters of all pieces, in lower case.
std::string letters_of(const Description& facts) {
  std::string letters;
  std::ranges::copy_if(facts.letters, std::back_inserter(letters),
                       [](char letter) { return letter != 0; });
  return letters;
}

/// Whether a pawn might promote there under any plausible rules: two files and two ranks at most.
bool near(Square from, Square to) {
  constexpr int far = 2;
  return std::abs(from.file() - to.file()) <= far && std::abs(from.rank() - to.rank()) <= far;
}

/// What may stand behind the squares of a move of the player's own piece.
Texts suffixes_of(const Description& facts, const Piece& piece, Square from, Square to) {
  Texts suffixes;
  const bool is_pawn = piece.type == Type::pawn;
  if ((is_pawn && near(from, to)) ||
      (!is_pawn && contains(facts.of(piece.colour).promotion_pawn_types, piece.type))) {
    for (const char letter : letters_of(facts)) {
      suffixes.emplace_back(1, letter);
    }
  }
  if (facts.promoted_type[index_of(piece.type)] != Type::none) {
    suffixes.emplace_back("+");
  }
  if (facts.demotion && piece.was != Type::none) {
    suffixes.emplace_back("-");
  }
  return suffixes;
}

Texts moves_of(const Description& facts, const Position& position, Square from) {
  Texts moves;
  const Piece& piece = position.at(from);
  for (const Square to : all_squares(facts.size)) {
    const std::string text = to_text(from) + to_text(to);
    if (to != from) {
      moves.push_back(text);
    }
    if (piece.belongs_to(position.side) && (to != from || facts.sittuyin_promotion)) {
      for (const std::string& suffix : suffixes_of(facts, piece, from, to)) {
        moves.push_back(text + suffix);
      }
    }
  }
  return moves;
}

/// Drops of one piece, a group for each rank.
void add_drops(const Description& facts, const std::string& piece, std::vector<Texts>& groups) {
  for (const Square to : all_squares(facts.size)) {
    if (to.file() == 0) {
      groups.emplace_back();
    }
    groups.back().push_back(piece + "@" + to_text(to));
  }
}

}  // namespace

std::vector<std::vector<std::string>> moves_to_try(const Description& facts,
                                                   const Position& position) {
  std::vector<Texts> groups;
  std::string pass;
  for (const Square from : all_squares(facts.size)) {
    const Piece& piece = position.at(from);
    if (piece) {
      groups.push_back(moves_of(facts, position, from));
    }
    if (piece.belongs_to(position.side) && (pass.empty() || piece.type == Type::king)) {
      pass = to_text(from) + to_text(from);
    }
  }
  for (const char letter : facts.drops.allowed ? letters_of(facts) : "") {
    const std::string piece(1, to_upper(letter));
    add_drops(facts, piece, groups);
    if (facts.drops.promoted) {
      add_drops(facts, "+" + piece, groups);
    }
  }
  if (facts.has_passes() && !pass.empty()) {
    groups.push_back({pass});
  }
  return groups;
}

std::string illegal_move(const Description& facts, const Position& position) {
  Square stays;
  for (const Square square : all_squares(facts.size)) {
    const bool empty = !position.occupied(square);
    if (empty || position.at(square).belongs_to(opponent(position.side))) {
      stays = square;
    }
    if (empty) {
      break;
    }
  }
  return to_text(stays) + to_text(stays);
}

}  // namespace hurdle::custom
