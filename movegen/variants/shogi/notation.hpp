// Notation of Shogi: board size, letters, start position and clauses.
#pragma once

#include <array>
#include <string_view>

#include "movegen/vocab/notation.hpp"

namespace hurdle::shogi {

inline constexpr Kind king{0};
inline constexpr Kind rook{1};
inline constexpr Kind bishop{2};
inline constexpr Kind gold{3};
inline constexpr Kind silver{4};
inline constexpr Kind knight{5};
inline constexpr Kind lance{6};
inline constexpr Kind pawn{7};

// Captured pieces change sides, so the limits count both sides and both hands together.
inline constexpr std::array<KindNotation, 8> kinds{{
    {.letter = 'K', .name = "king", .limit = 2},
    {.letter = 'R', .name = "rook", .promotes = true, .limit = 2},
    {.letter = 'B', .name = "bishop", .promotes = true, .limit = 2},
    {.letter = 'G', .name = "gold", .limit = 4},
    {.letter = 'S', .name = "silver", .promotes = true, .limit = 4},
    {.letter = 'N', .name = "knight", .promotes = true, .limit = 4},
    {.letter = 'L', .name = "lance", .promotes = true, .limit = 4},
    {.letter = 'P', .name = "pawn", .promotes = true, .limit = 18},
}};

inline constexpr std::array<NamedSetup, 1> setups{{
    {"standard", "PPPPPPPPP/1B5R1/LNSGKGSNL", "lnsgkgsnl/1r5b1/ppppppppp"},
}};

inline constexpr std::array<Clause, 16> clauses{{
    {"S1", "king"},
    {"S2", "rook and dragon"},
    {"S3", "bishop and horse"},
    {"S4", "gold"},
    {"S5", "silver"},
    {"S6", "knight"},
    {"S7", "lance"},
    {"S8", "pawn"},
    {"S9", "promotion"},
    {"S10", "captured pieces go to hand"},
    {"S11", "drop"},
    {"S12", "no drop without a move"},
    {"S13", "two pawns"},
    {"S14", "pawn-drop mate"},
    {"S15", "check and mate", true},
    {"S16", "no legal move", true},
}};

// Clauses about whole games.
inline constexpr std::array<Clause, 3> end_clauses{{
    {"S17", "fourfold repetition"},
    {"S18", "perpetual check"},
    {"S19", "impasse by declaration"},
}};

inline constexpr std::array<std::string_view, 1> aliases{"japanese-chess"};

inline constexpr std::array<MoveNotation, 3> move_notations{MoveNotation::usi, MoveNotation::kif,
                                                            MoveNotation::japanese};

inline constexpr Notation notation{
    .name = "shogi",
    .summary = "Shogi (Japanese chess): 9x9 with drops, two pawns and no mate by a pawn drop",
    .aliases = aliases,
    .sides = {"Sente", "Gote"},  // which of them is Black differs between FEN and SFEN
    .files = 9,
    .ranks = 9,
    .kinds = kinds,
    .counter_pawn = pawn,
    .special_pawn = pawn,
    .hands = true,  // S10, S11
    .promotion = PromotionText::plus,
    .move_notations = move_notations,
    .setups = setups,
    .clauses = clauses,
    .end_clauses = end_clauses,
};

}  // namespace hurdle::shogi
