// Notation of Simplified Makpong: board size, letters, start positions and clauses.
#pragma once

#include <array>
#include <string_view>

#include "movegen/vocab/notation.hpp"

namespace hurdle::makpong {

inline constexpr Kind king{0};
inline constexpr Kind queen{1};
inline constexpr Kind bishop{2};
inline constexpr Kind knight{3};
inline constexpr Kind rook{4};
inline constexpr Kind pawn{5};

// Promoted pawns are queens without a mark, so a side may have nine queens (M5).
inline constexpr std::array<KindNotation, 6> kinds{{
    {.letter = 'K', .name = "king", .limit = 1},
    {.letter = 'M', .name = "queen", .synonyms = "Q", .limit = 9},
    {.letter = 'S', .name = "bishop", .synonyms = "B", .limit = 2},
    {.letter = 'N', .name = "knight", .limit = 2},
    {.letter = 'R', .name = "rook", .limit = 2},
    {.letter = 'P', .name = "pawn", .limit = 8},
}};

inline constexpr std::array<NamedSetup, 2> setups{{
    {"listed", "PPPPPPPP/8/RNSKMSNR", "rnskmsnr/8/pppppppp"},
    {"makruk", "PPPPPPPP/8/RNSKMSNR", "rnsmksnr/8/pppppppp"},
}};

inline constexpr std::array<Clause, 8> clauses{{
    {"M1", "king, rook and knight"},
    {"M2", "queen"},
    {"M3", "bishop"},
    {"M4", "pawn"},
    {"M5", "promotion"},
    {"M6", "the king in check"},
    {"M7", "double check"},
    {"M8", "stalemate", true},
}};

// Clauses about whole games; M8 ends games too. M13 and M14 are Makruk's counts, an option here.
inline constexpr std::array<Clause, 6> end_clauses{{
    {"M9", "mate"},
    {"M10", "threefold repetition"},
    {"M11", "fifty moves"},
    {"M12", "lack of pieces"},
    {"M13", "board's honour"},
    {"M14", "pieces' honour"},
}};

inline constexpr std::array<std::string_view, 1> aliases{"simplified-makpong"};

inline constexpr Notation notation{
    .name = "makpong",
    .summary = "Simplified Makpong: Makruk whose king may not flee from check",
    .aliases = aliases,
    .files = 8,
    .ranks = 8,
    .kinds = kinds,
    .counter_pawn = pawn,
    .promotion = PromotionText::letter,
    .setups = setups,
    .clauses = clauses,
    .end_clauses = end_clauses,
};

}  // namespace hurdle::makpong
