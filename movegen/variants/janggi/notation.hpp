// Notation of Janggi: board size, letters, start positions and clauses.
#pragma once

#include <array>
#include <string_view>

#include "movegen/vocab/notation.hpp"

namespace hurdle::janggi {

inline constexpr Kind general{0};
inline constexpr Kind guard{1};
inline constexpr Kind horse{2};
inline constexpr Kind elephant{3};
inline constexpr Kind chariot{4};
inline constexpr Kind cannon{5};
inline constexpr Kind soldier{6};

inline constexpr std::array<KindNotation, 7> kinds{{
    {.letter = 'K', .name = "general", .limit = 1},
    {.letter = 'A', .name = "guard", .limit = 2},
    {.letter = 'N', .name = "horse", .synonyms = "H", .limit = 2},
    {.letter = 'B', .name = "elephant", .synonyms = "E", .limit = 2},
    {.letter = 'R', .name = "chariot", .limit = 2},
    {.letter = 'C', .name = "cannon", .limit = 2},
    {.letter = 'P', .name = "soldier", .limit = 5},
}};

// Named from each player's own left; black's own left is the i-file.
inline constexpr std::array<NamedSetup, 5> setups{{
    {"inner-elephant", "P1P1P1P1P/1C5C1/4K4/RNBA1ABNR", "rnba1abnr/4k4/1c5c1/p1p1p1p1p"},
    {"outer-elephant", "P1P1P1P1P/1C5C1/4K4/RBNA1ANBR", "rbna1anbr/4k4/1c5c1/p1p1p1p1p"},
    {"left-elephant", "P1P1P1P1P/1C5C1/4K4/RBNA1ABNR", "rnba1anbr/4k4/1c5c1/p1p1p1p1p"},
    {"right-elephant", "P1P1P1P1P/1C5C1/4K4/RNBA1ANBR", "rbna1abnr/4k4/1c5c1/p1p1p1p1p"},
    {"central-chariot", "P1P1P1P1P/1C5C1/4K4/BNRA1ARNB", "bnra1arnb/4k4/1c5c1/p1p1p1p1p"},
}};

inline constexpr std::array<Clause, 13> clauses{{
    {"J1", "general"},
    {"J2", "guard"},
    {"J3", "horse"},
    {"J4", "elephant"},
    {"J5", "chariot"},
    {"J6", "cannon"},
    {"J7", "cannon and cannon"},
    {"J8", "soldier"},
    {"J9", "pass"},
    {"J10", "facing generals"},
    {"J11", "a pass while facing ends the game", true},
    {"J12", "two passes in a row end the game", true},
    {"J13", "check and mate"},
}};

// Clauses about whole games.
inline constexpr std::array<Clause, 4> end_clauses{{
    {"J14", "mate"},
    {"J15", "points"},
    {"J16", "repetition"},
    {"J17", "lack of pieces"},
}};

inline constexpr std::array<std::string_view, 1> aliases{"korean-chess"};
inline constexpr std::array<std::string_view, 1> casual_aliases{"janggicasual"};

inline constexpr Notation notation{
    .name = "janggi",
    .summary = "Janggi (Korean chess): facing generals and two passes are draws",
    .aliases = aliases,
    .sides = {"Cho", "Han"},
    .files = 9,
    .ranks = 10,
    .kinds = kinds,
    .counter_pawn = soldier,
    .passes = true,  // J9, J12
    .setups = setups,
    .clauses = clauses,
    .end_clauses = end_clauses,
};

inline constexpr auto casual_clauses = [] {
  auto casual = clauses;
  for (Clause& clause : casual) {
    clause.ends = clause.ends && clause.id != "J11";
  }
  return casual;
}();

/// Casual Janggi: facing generals have no effect (J10 and J11 are off).
inline constexpr Notation notation_casual = [] {
  Notation casual = notation;
  casual.name = "janggi-casual";
  casual.summary = "Janggi without the facing-generals rule (J10 and J11 off)";
  casual.aliases = casual_aliases;
  casual.clauses = casual_clauses;
  return casual;
}();

}  // namespace hurdle::janggi
