// Notation of chess and Chess960: board size, letters, start positions and clauses.
#pragma once

#include <array>
#include <string_view>

#include "movegen/vocab/notation.hpp"

namespace hurdle::chess {

inline constexpr Kind king{0};
inline constexpr Kind queen{1};
inline constexpr Kind rook{2};
inline constexpr Kind bishop{3};
inline constexpr Kind knight{4};
inline constexpr Kind pawn{5};

// The limits are the most pieces that eight promotions can give a side.
inline constexpr std::array<KindNotation, 6> kinds{{
    {.letter = 'K', .name = "king", .limit = 1},
    {.letter = 'Q', .name = "queen", .limit = 9},
    {.letter = 'R', .name = "rook", .limit = 10},
    {.letter = 'B', .name = "bishop", .limit = 10},
    {.letter = 'N', .name = "knight", .limit = 10},
    {.letter = 'P', .name = "pawn", .limit = 8},
}};

inline constexpr std::array<NamedSetup, 1> setups{{
    {"standard", "PPPPPPPP/RNBQKBNR", "rnbqkbnr/pppppppp"},
}};

inline constexpr std::array<Clause, 9> clauses{{
    {"H1", "piece moves"},
    {"H2", "pawn"},
    {"H3", "double step"},
    {"H4", "en passant"},
    {"H5", "promotion"},
    {"H6", "castling"},
    {"H8", "castling rights"},
    {"H9", "check and mate", true},
    {"H10", "stalemate", true},
}};

inline constexpr std::array<Clause, 9> clauses_960{{
    {"H1", "piece moves"},
    {"H2", "pawn"},
    {"H3", "double step"},
    {"H4", "en passant"},
    {"H5", "promotion"},
    {"H7", "castling in Chess960"},
    {"H8", "castling rights"},
    {"H9", "check and mate", true},
    {"H10", "stalemate", true},
}};

// Clauses about whole games; H9 and H10 end games too.
inline constexpr std::array<Clause, 4> end_clauses{{
    {"H11", "lack of material"},
    {"H12", "repetition"},
    {"H13", "fifty moves"},
    {"H14", "dead position"},
}};

inline constexpr std::array<std::string_view, 2> aliases{"normal", "standard-chess"};
inline constexpr std::array<std::string_view, 2> aliases_960{"fischerandom", "fischer-random"};

inline constexpr std::array<MoveNotation, 1> move_notations{MoveNotation::san};

inline constexpr Notation notation{
    .name = "chess",
    .summary = "Chess",
    .aliases = aliases,
    .files = 8,
    .ranks = 8,
    .kinds = kinds,
    .counter_pawn = pawn,
    .special_pawn = pawn,
    .en_passant = true,                // H4
    .pawn_reach = {1, 2, 1},           // H3
    .rights = RightsText::edge_rooks,  // H8
    .castles_with = rook,              // H6
    .royal_file = 4,
    .promotion = PromotionText::letter,  // H5
    .move_notations = move_notations,
    .setups = setups,
    .clauses = clauses,
    .end_clauses = end_clauses,
};

inline constexpr Notation notation_960 = [] {
  Notation fischer = notation;
  fischer.name = "chess960";
  fischer.summary = "Chess960: chess from 960 starts, with castling from any of them";
  fischer.aliases = aliases_960;
  fischer.rights = RightsText::any_rook;  // H7
  fischer.numbered_setups = true;
  fischer.clauses = clauses_960;
  return fischer;
}();

}  // namespace hurdle::chess
