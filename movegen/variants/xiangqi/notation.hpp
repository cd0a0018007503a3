// Notation of Xiangqi: board size, letters, start position and clauses.
#pragma once

#include <array>
#include <string_view>

#include "movegen/vocab/notation.hpp"

namespace hurdle::xiangqi {

inline constexpr Kind general{0};
inline constexpr Kind advisor{1};
inline constexpr Kind elephant{2};
inline constexpr Kind horse{3};
inline constexpr Kind chariot{4};
inline constexpr Kind cannon{5};
inline constexpr Kind soldier{6};

inline constexpr std::array<KindNotation, 7> kinds{{
    {.letter = 'K', .name = "general", .limit = 1},
    {.letter = 'A', .name = "advisor", .limit = 2},
    {.letter = 'B', .name = "elephant", .synonyms = "E", .limit = 2},
    {.letter = 'N', .name = "horse", .synonyms = "H", .limit = 2},
    {.letter = 'R', .name = "chariot", .limit = 2},
    {.letter = 'C', .name = "cannon", .limit = 2},
    {.letter = 'P', .name = "soldier", .limit = 5},
}};

inline constexpr std::array<NamedSetup, 1> setups{{
    {"standard", "P1P1P1P1P/1C5C1/9/RNBAKABNR", "rnbakabnr/9/1c5c1/p1p1p1p1p"},
}};

inline constexpr std::array<Clause, 10> clauses{{
    {"X1", "general"},
    {"X2", "advisor"},
    {"X3", "elephant"},
    {"X4", "horse"},
    {"X5", "chariot"},
    {"X6", "cannon"},
    {"X7", "soldier"},
    {"X8", "facing generals"},
    {"X9", "check and mate", true},
    {"X10", "stalemate", true},
}};

// Clauses about whole games; X9 and X10 end games too.
inline constexpr std::array<Clause, 10> end_clauses{{
    {"X11", "lack of pieces"},
    {"X12", "repetition"},
    {"X13", "perpetual check"},
    {"X14", "threat"},
    {"X15", "root"},
    {"X16", "chase"},
    {"X17", "perpetual chase"},
    {"X18", "like offences"},
    {"X19", "no offence"},
    {"X20", "moves without a capture"},
}};

inline constexpr std::array<std::string_view, 2> aliases{"chinese-chess", "cchess"};

inline constexpr std::array<MoveNotation, 3> move_notations{MoveNotation::ucci, MoveNotation::wxf,
                                                            MoveNotation::chinese};

inline constexpr Notation notation{
    .name = "xiangqi",
    .summary = "Xiangqi (Chinese chess)",
    .aliases = aliases,
    .sides = {"Red", "Black"},
    .files = 9,
    .ranks = 10,
    .kinds = kinds,
    .counter_pawn = soldier,
    .move_notations = move_notations,
    .setups = setups,
    .clauses = clauses,
    .end_clauses = end_clauses,
};

}  // namespace hurdle::xiangqi
