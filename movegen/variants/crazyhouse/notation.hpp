// Notation of Crazyhouse: chess with hands and marks of promoted pieces.
#pragma once

#include <array>
#include <string_view>

#include "movegen/variants/chess/notation.hpp"
#include "movegen/vocab/notation.hpp"

namespace hurdle::crazyhouse {

using chess::bishop;
using chess::king;
using chess::knight;
using chess::pawn;
using chess::queen;
using chess::rook;

// Limits for both sides together, board and hands; a promoted piece counts as a pawn.
inline constexpr std::array<KindNotation, 6> kinds{{
    {.letter = 'K', .name = "king", .limit = 2},
    {.letter = 'Q', .name = "queen", .promotes = true, .limit = 2},
    {.letter = 'R', .name = "rook", .promotes = true, .limit = 4},
    {.letter = 'B', .name = "bishop", .promotes = true, .limit = 4},
    {.letter = 'N', .name = "knight", .promotes = true, .limit = 4},
    {.letter = 'P', .name = "pawn", .limit = 16},
}};

inline constexpr std::array<Clause, 15> clauses{{
    {"H1", "piece moves"},
    {"H2", "pawn"},
    {"H3", "double step"},
    {"H4", "en passant"},
    {"H5", "promotion"},
    {"H6", "castling"},
    {"H8", "castling rights"},
    {"H9", "check and mate", true},
    {"H10", "stalemate", true},
    {"Z1", "capture"},
    {"Z2", "promoted pieces"},
    {"Z3", "drop"},
    {"Z4", "pawn drops"},
    {"Z5", "rights"},
    {"Z6", "no legal move"},
}};

// Clauses about whole games; H9 and H10 end games too.
inline constexpr std::array<Clause, 2> end_clauses{{
    {"Z7", "repetition"},
    {"Z8", "fifty moves"},
}};

inline constexpr std::array<std::string_view, 2> aliases{"zh", "crazy-house"};

inline constexpr Notation notation = [] {
  Notation crazy = chess::notation;
  crazy.name = "crazyhouse";
  crazy.summary = "Crazyhouse: chess in which captured pieces change sides and come back";
  crazy.aliases = aliases;
  crazy.kinds = kinds;
  crazy.hands = true;
  crazy.promoted_mark = PromotedMark::tilde_after;  // Z2
  crazy.clauses = clauses;
  crazy.end_clauses = end_clauses;
  return crazy;
}();

}  // namespace hurdle::crazyhouse
