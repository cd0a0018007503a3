#include "movegen/custom/fast/castling.hpp"

#include <algorithm>

namespace hurdle::custom {
namespace {

void refuse_other_castling(const Description& facts) {
  const CastlingFacts& castling = facts.castling;
  if (castling.opposite) {
    throw Misfit("oppositeCastling = true", "the fast generator has no such rule");
  }
  if (castling.dropped_piece) {
    throw Misfit("castlingDroppedPiece = true", "the fast generator has no such rule");
  }
  if (castling.rank != 1) {
    throw Misfit("castlingRank = " + std::to_string(castling.rank),
                 "the fast generator castles on the first rank");
  }
  for (const SideFacts& side : facts.sides) {
    if (side.castling_king_piece != Type::king) {
      throw Misfit("castlingKingPiece", "the fast generator castles with kings");
    }
  }
}

bool has_rights(const Position& start) {
  bool found = false;
  for (const Colour colour : both_colours) {
    for (const Wing wing : both_wings) {
      found |= start.rook(colour, wing).exists();
    }
  }
  return found;
}

/// The kind of the rooks that castle.
Kind partner_of(const Position& start, const FastGame& game) {
  Type partner = Type::none;
  for (const Colour colour : both_colours) {
    for (const Wing wing : both_wings) {
      const Square rook = start.rook(colour, wing);
      if (rook.exists()) {
        const Type type = start.at(rook).type;
        if (partner != Type::none && partner != type) {
          throw Misfit("castlingRookPieces", "the fast generator castles with one type of rook");
        }
        partner = type;
      }
    }
  }
  const auto found = std::ranges::find(game.kinds, partner);
  return static_cast<Kind>(found - game.kinds.begin());
}

/// The file of the kings, if all rooks with rights stand in corners and the kings on one file.
int usual_file(const Description& facts, const Position& start) {
  constexpr int none = -1;
  int file = none;
  for (const Colour colour : both_colours) {
    for (const Wing wing : both_wings) {
      const Square rook = start.rook(colour, wing);
      if (!rook.exists()) {
        continue;
      }
      const int king = start.castling_kings[hurdle::index_of(colour)].file();
      const int corner = wing == Wing::king ? facts.size.files - 1 : 0;
      if (rook.file() != corner || (file != none && file != king)) {
        return none;
      }
      file = king;
    }
  }
  return file;
}

}  // namespace

void add_castling(const Description& facts, const Position& start, FastGame& game) {
  if (!facts.castling.allowed || !has_rights(start)) {
    return;
  }
  refuse_other_castling(facts);
  fast::CastlingRule& rule = game.facts.castling;
  const int queenside = facts.castling.queenside_file;
  const int kingside = facts.castling.kingside_file;
  const int royal_file = usual_file(facts, start);
  rule.exists = true;
  rule.by_right = true;
  rule.anywhere = facts.chess960 || royal_file <= queenside || royal_file >= kingside;
  rule.royal_file = rule.anywhere ? facts.size.files / 2 : royal_file;  // not used if anywhere
  rule.partner = partner_of(start, game);
  rule.royal_goals = {queenside, kingside};
  rule.partner_goals = {queenside + 1, kingside - 1};
}

}  // namespace hurdle::custom
