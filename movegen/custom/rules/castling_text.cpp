#include "movegen/custom/rules/castling_text.hpp"

#include <algorithm>
#include <cctype>

#include "movegen/vocab/text/letters.hpp"

namespace hurdle::custom {
namespace {

char cased(char letter, Colour colour) {
  return colour == Colour::white ? to_upper(letter) : to_lower(letter);
}

bool is_king(const Description& facts, const Position& position, Square square, Colour colour) {
  const Piece& piece = position.at(square);
  return piece.belongs_to(colour) && piece.type == facts.of(colour).castling_king_piece;
}

bool is_rook(const Description& facts, const Position& position, Square square, Colour colour) {
  const Piece& piece = position.at(square);
  return piece.belongs_to(colour) && contains(facts.of(colour).castling_rook_pieces, piece.type);
}

/// The king that castles: on the castling rank; of several, the one on `castlingKingFile`.
Square king_of(const Description& facts, const Position& position, Colour colour) {
  const int rank = facts.size.rank_of(colour, facts.castling.rank);
  Square found;
  int count = 0;
  for (int file = 0; file < facts.size.files && rank >= 0 && rank < facts.size.ranks; ++file) {
    const Square square(file, rank);
    if (is_king(facts, position, square, colour)) {
      found = square;
      ++count;
    }
  }
  if (count > 1) {
    const Square usual(facts.castling.king_file, rank);
    return is_king(facts, position, usual, colour) ? usual : Square::none();
  }
  return found;
}

/// Whether unmoved pieces still have a right of their own. Pieces that are gone from the hand never
/// return without captures to hand.
bool gates_matter(const Description& facts, const Position& position, Colour colour) {
  const Hand& hand = position.hands[hurdle::index_of(colour)];
  const bool holds = std::ranges::any_of(hand, [](auto count) { return count > 0; });
  return facts.gating && (holds || !facts.seirawan_gating || facts.drops.captures_to_hand);
}

/// The first rook from one file towards the other edge.
Square rook_from(const Description& facts, const Position& position, Colour colour, Wing wing) {
  const int rank = facts.size.rank_of(colour, facts.castling.rank);
  const bool kingside = wing == Wing::king;
  const int first =
      kingside ? facts.castling.rook_kingside_file : facts.castling.rook_queenside_file;
  for (int file = first; file >= 0 && file < most_files; file += kingside ? -1 : 1) {
    if (facts.size.has(file, rank) && is_rook(facts, position, Square(file, rank), colour)) {
      return {file, rank};
    }
  }
  return Square::none();
}

}  // namespace

bool read_right(const Description& facts, Position& position, char letter) {
  const Colour colour =
      std::isupper(static_cast<unsigned char>(letter)) != 0 ? Colour::white : Colour::black;
  const char upper = cased(letter, Colour::white);
  const int rank = facts.size.rank_of(colour, facts.castling.rank);
  const bool named = upper == 'K' || upper == 'Q';
  const int file = upper - 'A';
  const Square lettered = facts.size.has(file, rank) ? Square(file, rank) : Square::none();
  if (facts.gating && !named && lettered.exists()) {
    position.gates.set(lettered.index());
    return true;
  }
  if (!facts.castling.allowed) {
    return true;
  }
  const Square king = king_of(facts, position, colour);
  Square rook;
  if (named) {
    rook = rook_from(facts, position, colour, upper == 'K' ? Wing::king : Wing::queen);
  } else if (lettered.exists() && is_rook(facts, position, lettered, colour)) {
    rook = lettered;
  }
  if (!king.exists() || !rook.exists() || king == rook) {
    return false;
  }
  position.castling_kings[hurdle::index_of(colour)] = king;
  position.rook(colour, rook.file() > king.file() ? Wing::king : Wing::queen) = rook;
  if (facts.gating) {
    position.gates.set(king.index());
    position.gates.set(rook.index());
  }
  return true;
}

std::string rights_text(const Description& facts, const Position& position) {
  std::string text;
  for (const Colour colour : both_colours) {
    for (const Wing wing : both_wings) {
      const Square rook = position.rook(colour, wing);
      if (!rook.exists()) {
        continue;
      }
      const bool usual = rook_from(facts, position, colour, wing) == rook && !facts.chess960;
      const char letter =
          usual ? (wing == Wing::king ? 'K' : 'Q') : static_cast<char>('A' + rook.file());
      text += cased(letter, colour);
    }
    for (int file = 0; gates_matter(facts, position, colour) && file < facts.size.files; ++file) {
      const Square square(file, facts.size.rank_of(colour, facts.castling.rank));
      if (position.gates[square.index()] && square != position.rook(colour, Wing::king) &&
          square != position.rook(colour, Wing::queen) &&
          (square != position.castling_kings[hurdle::index_of(colour)] ||
           !(position.rook(colour, Wing::king).exists() ||
             position.rook(colour, Wing::queen).exists()))) {
        text += cased(static_cast<char>('A' + file), colour);
      }
    }
  }
  return text.empty() ? "-" : text;
}

}  // namespace hurdle::custom
