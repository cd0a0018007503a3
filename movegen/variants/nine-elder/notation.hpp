// Notation of Nine elder: board size, letters, start positions and clauses, and the names of its
// house rules.
#pragma once

#include <array>
#include <string_view>

#include "movegen/vocab/notation.hpp"

namespace hurdle::nine_elder {

inline constexpr Kind jade{0};
inline constexpr Kind incense{1};
inline constexpr Kind angle{2};
inline constexpr Kind cannon{3};
inline constexpr Kind van{4};
inline constexpr Kind gold{5};
inline constexpr Kind silver{6};
inline constexpr Kind cassia{7};
inline constexpr Kind pawn{8};

// Captured pieces change sides, so the limits count both sides and both hands together.
inline constexpr std::array<KindNotation, 9> kinds{{
    {.letter = 'J', .name = "jade", .synonyms = "K", .limit = 2},
    {.letter = 'I', .name = "incense", .promotes = true, .limit = 4},
    {.letter = 'A', .name = "angle", .promotes = true, .limit = 2},
    {.letter = 'N', .name = "cannon", .promotes = true, .limit = 2},
    {.letter = 'V', .name = "van", .promotes = true, .limit = 2},
    {.letter = 'G', .name = "gold", .limit = 2},
    {.letter = 'S', .name = "silver", .promotes = true, .limit = 4},
    {.letter = 'C', .name = "cassia", .promotes = true, .limit = 4},
    {.letter = 'P', .name = "pawn", .promotes = true, .limit = 18},
}};

// "Swapped" exchanges cannon and van, as each player may do before the game.
inline constexpr std::array<NamedSetup, 2> setups{{
    {"standard", "5PPPP/PPPPP1GS1/1ANVCCSJ1/I7I", "i7i/1jsccvna1/1sg1ppppp/pppp5"},
    {"swapped", "5PPPP/PPPPP1GS1/1AVNCCSJ1/I7I", "i7i/1jsccnva1/1sg1ppppp/pppp5"},
}};

inline constexpr std::array<Clause, 12> clauses{{
    {"N1", "piece moves and forward"},
    {"N2", "dragon and horse"},
    {"N3", "cannon and van"},
    {"N4", "iron and copper"},
    {"N5", "cassia"},
    {"N6", "promotion"},
    {"N7", "captured pieces go to hand"},
    {"N8", "drop"},
    {"N9", "no pawn drops on the last rank"},
    {"N10", "no second pawn dropped on a file"},
    {"N11", "no mate by a drop"},
    {"N12", "mate and stalemate", true},
}};

// Clauses about whole games; N12 ends games too.
inline constexpr std::array<Clause, 3> end_clauses{{
    {"N13", "fourfold repetition"},
    {"N14", "perpetual check"},
    {"N15", "impasse"},
}};

inline constexpr std::array<std::string_view, 1> aliases{"nineelder"};
inline constexpr std::array<std::string_view, 1> literal_aliases{"nineelderliteral"};
inline constexpr std::array<std::string_view, 1> leaping_aliases{"nineelderleaping"};
inline constexpr std::array<std::string_view, 1> shogi_aliases{"nineeldershogi"};

inline constexpr Notation notation{
    .name = "nine-elder",
    .summary = "Nine elder: 9x9 with cannons, vans, drops and no mate by a drop",
    .aliases = aliases,
    .files = 9,
    .ranks = 9,
    .kinds = kinds,
    .counter_pawn = pawn,
    .special_pawn = pawn,
    .hands = true,  // N7, N8
    .promotion = PromotionText::plus,
    .setups = setups,
    .clauses = clauses,
    .end_clauses = end_clauses,
};

/// The same notation under the name of house rules that change one clause.
[[nodiscard]] constexpr Notation renamed(std::string_view name, std::string_view summary,
                                         std::span<const std::string_view> aliases_of) {
  Notation other = notation;
  other.name = name;
  other.summary = summary;
  other.aliases = aliases_of;
  return other;
}

inline constexpr Notation notation_literal = renamed(
    "nine-elder-literal", "Nine elder with the page's own dragon and horse (N2)", literal_aliases);
inline constexpr Notation notation_leaping =
    renamed("nine-elder-leaping", "Nine elder with a cassia that leaps (N5)", leaping_aliases);
inline constexpr Notation notation_shogi = renamed(
    "nine-elder-shogi", "Nine elder with promotion as in Shogi, by choice (N6)", shogi_aliases);

}  // namespace hurdle::nine_elder
