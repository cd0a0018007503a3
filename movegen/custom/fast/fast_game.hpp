// A custom game as the fast generator's description: plain data, made at run time. C++ source is
// written from it (write_cpp.hpp), and positions are translated by it.
#pragma once

#include <stdexcept>
#include <string>
#include <vector>

#include "movegen/custom/description.hpp"
#include "movegen/custom/types.hpp"
#include "movegen/fast/board/description.hpp"

namespace hurdle::custom {

/// What the fast generator cannot do: `what()` names the option or the piece, and the reason.
class Misfit : public std::runtime_error {
 public:
  /// `where` is an option with its value, as `mustCapture = true`, or a piece with its movement.
  Misfit(const std::string& where, const std::string& reason)
      : std::runtime_error(where + ": " + reason) {}
};

/// What stands on a square for a type of the fast generator.
struct FastType {
  Type type = Type::none;
  Type was = Type::none;  ///< before a promotion by `promotedPieceType`
  bool was_pawn = false;  ///< a promoted pawn that becomes a pawn again in hand
};

/// A game that fits.
struct FastGame {
  fast::Description facts;
  std::vector<FastType> types;  ///< by index in `facts.types`
  std::vector<Type> kinds;      ///< the unpromoted types, by `Kind`
  std::vector<char> letters;    ///< upper case, by `Kind`
};

/// The most moves of a position: the counts of six plies fit into 64 bits.
inline constexpr int most_moves = 1625;

/// Translates a game. Throws Misfit.
[[nodiscard]] FastGame fast_game(const Description& facts);

/// Why a game does not fit; empty if it does.
[[nodiscard]] std::string why_not_fast(const Description& facts);

}  // namespace hurdle::custom
