// Notation of Pandemonium (Surajang): board size, letters, start positions and clauses.
#pragma once

#include <array>
#include <string_view>

#include "movegen/vocab/notation.hpp"

namespace hurdle::pandemonium {

inline constexpr Kind king{0};
inline constexpr Kind queen{1};
inline constexpr Kind rook{2};
inline constexpr Kind bishop{3};
inline constexpr Kind knight{4};
inline constexpr Kind marshal{5};
inline constexpr Kind cardinal{6};
inline constexpr Kind pawn{7};

// Captured pieces change sides, so the limits count both sides and both hands together. The source
// page has separate letters for promoted pieces; they are parsed, never written.
// clang-format off: one kind a line
inline constexpr std::array<KindNotation, 8> kinds{{
    {.letter = 'K', .name = "king", .limit = 2},
    {.letter = 'Q', .name = "queen", .limit = 2},
    {.letter = 'R', .name = "rook", .promoted_synonym = 'D', .promotes = true, .limit = 4},
    {.letter = 'B', .name = "bishop", .promoted_synonym = 'H', .promotes = true, .limit = 4},
    {.letter = 'N', .name = "knight", .promoted_synonym = 'S', .promotes = true, .limit = 4},
    {.letter = 'M', .name = "marshal", .promoted_synonym = 'A', .promotes = true, .limit = 2},
    {.letter = 'C', .name = "cardinal", .promoted_synonym = 'W', .promotes = true, .limit = 2},
    {.letter = 'P', .name = "pawn", .promoted_synonym = 'G', .promotes = true, .limit = 20},
}};
// clang-format on

inline constexpr std::array<NamedSetup, 1> setups{{
    {"standard", "PPPPPPPPPP/RNBQKMCBNR", "rnbqkmcbnr/pppppppppp"},
}};

inline constexpr std::array<Clause, 11> clauses{{
    {"P1", "piece moves"},
    {"P2", "pawn"},
    {"P3", "pawn moves of two and three squares"},
    {"P4", "en passant"},
    {"P5", "promotion"},
    {"P6", "captured pieces go to hand"},
    {"P7", "drop"},
    {"P8", "no pawn drops on rank 1 or 10"},
    {"P9", "no mate by a pawn drop"},
    {"P10", "castling"},
    {"P11", "stalemate", true},
}};

// Clauses about whole games; P11 ends games too.
inline constexpr std::array<Clause, 3> end_clauses{{
    {"P12", "mate"},
    {"P13", "threefold repetition"},
    {"P14", "perpetual check"},
}};

inline constexpr std::array<std::string_view, 1> aliases{"surajang"};

inline constexpr Notation notation{
    .name = "pandemonium",
    .summary = "Pandemonium (Surajang): 10x10 with marshals, cardinals, drops and castling",
    .aliases = aliases,
    .files = 10,
    .ranks = 10,
    .kinds = kinds,
    .counter_pawn = pawn,
    .special_pawn = pawn,
    .hands = true,                   // P6, P7
    .en_passant = true,              // P4
    .pawn_reach = {1, 3, 2},         // P3
    .castles_without_rights = rook,  // P10
    .promotion = PromotionText::plus,
    .setups = setups,
    .clauses = clauses,
    .end_clauses = end_clauses,
};

}  // namespace hurdle::pandemonium
