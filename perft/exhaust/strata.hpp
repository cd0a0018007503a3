// Strata: classes of positions with a rare feature, such as a pin. A sample can draw positions of
// one stratum alone.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "movegen/referee/referee.hpp"

namespace hurdle {

/// A position may be in several strata.
enum class Stratum : std::uint8_t {
  check,         ///< the side to move is in check
  double_check,  ///< by two pieces or more
  pin,           ///< a piece whose leaving would expose its royal piece
  no_move,       ///< mate, stalemate, or the game is over
  capture,       ///< a capture is legal
  promotion,
  castling,
  en_passant,
  pass,
  drop,
  barred_drop  ///< a rule bars a drop that would give check, as of a pawn that would mate
};

struct StratumText {
  std::string_view name;   ///< as in options: `double-check`
  std::string_view words;  ///< what holds in its positions
};

/// The texts, by the number of the stratum.
inline constexpr std::array<StratumText, 11> strata{
    {{"check", "the side to move is in check"},
     {"double-check", "two pieces or more give check"},
     {"pin", "a piece must not leave its square, or not in every direction"},
     {"no-move", "there is no legal move"},
     {"capture", "a capture is legal"},
     {"promotion", "a promotion is legal"},
     {"castling", "castling is legal"},
     {"en-passant", "a capture en passant is legal"},
     {"pass", "a pass is legal"},
     {"drop", "a drop is legal"},
     {"barred-drop", "a rule bars a drop that would give check"}}};

/// The names, joined by ", ": for messages.
[[nodiscard]] std::string stratum_names();

/// The stratum of this name; nothing if there is none.
[[nodiscard]] std::optional<Stratum> find_stratum(std::string_view name);

/// What the game lacks, as `castling`, if therefore no position of it is in the stratum; else
/// empty.
[[nodiscard]] std::string_view lacks_for(Stratum stratum, const Notation& notation);

/// Which strata a valid position is in, by the number of the stratum.
using InStrata = std::array<bool, strata.size()>;
[[nodiscard]] InStrata strata_of(const Referee& referee, const Setup& setup);

}  // namespace hurdle
