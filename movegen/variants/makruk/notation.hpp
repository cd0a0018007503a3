// Notation of Makruk: letters and board size are Makpong's; start position and clauses are its own.
#pragma once

#include <array>
#include <string_view>

#include "movegen/variants/makpong/notation.hpp"

namespace hurdle::makruk {

inline constexpr std::array<NamedSetup, 1> setups{{
    {"standard", "PPPPPPPP/8/RNSKMSNR", "rnsmksnr/8/pppppppp"},
}};

inline constexpr std::array<Clause, 7> clauses{{
    {"T1", "king, rook and knight"},
    {"T2", "queen"},
    {"T3", "bishop"},
    {"T4", "pawn"},
    {"T5", "promotion"},
    {"T6", "check and mate", true},
    {"T7", "stalemate", true},
}};

// Clauses about whole games; T6 and T7 end games too.
inline constexpr std::array<Clause, 4> end_clauses{{
    {"T8", "threefold repetition"},
    {"T9", "board's honour"},
    {"T10", "pieces' honour"},
    {"T11", "lack of pieces"},
}};

inline constexpr std::array<std::string_view, 2> aliases{"thai-chess", "thai"};

inline constexpr Notation notation = [] {
  Notation thai = makpong::notation;
  thai.name = "makruk";
  thai.summary = "Makruk (Thai chess): the king in check may flee";
  thai.aliases = aliases;
  thai.setups = setups;
  thai.clauses = clauses;
  thai.end_clauses = end_clauses;
  return thai;
}();

}  // namespace hurdle::makruk
