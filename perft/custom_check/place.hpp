// A position of a custom game as an engine is asked about it, and how the engine's list there
// differs from the referee's.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "movegen/custom/rules/rules.hpp"
#include "perft/custom/sample.hpp"
#include "perft/custom_check/engine_words.hpp"

namespace hurdle::custom {

/// Separates the FEN of a place from its moves, in words.
inline constexpr std::string_view after_word = " after ";

/// A position that an engine is asked about.
struct Place {
  Position position;
  std::string fen;                 ///< that is sent
  std::vector<std::string> moves;  ///< played from the FEN
  std::vector<Move> line;          ///< from the start of the game
  bool in_a_game = true;           ///< false: no line leads to it
  bool from_start = false;  ///< the FEN is sent as the protocol's word for the start position

  [[nodiscard]] std::string words() const;
};

/// The position as a FEN.
[[nodiscard]] Place place_of(const Rules& rules, const GamePosition& reached);

/// The positions of the game as FENs, from the start to that of `place`. Empty if it is in no game,
/// or if its moves depend on more than its FEN says, such as a pass before.
[[nodiscard]] std::vector<Place> places_before(const Rules& rules, const Place& place);

/// The moves that are in one list alone.
struct Difference {
  std::vector<std::string> missing, extra;
  std::vector<std::string> twice;  ///< legal moves that a list of depth 1 has more than once

  [[nodiscard]] bool none() const { return missing.empty() && extra.empty() && twice.empty(); }
  /// "lacks e2e4 e2e3, adds e2e5", with at most `most` moves of each kind.
  [[nodiscard]] std::string words(std::size_t most = static_cast<std::size_t>(-1)) const;
};

/// The difference of an engine's list, which has been asked by this depth.
[[nodiscard]] Difference difference(const Rules& rules, const Place& place, const ReadList& theirs,
                                    int depth);

/// Whether only captures en passant are wrong. Of a position that is in no game, nothing else is
/// judged: no moves lead to it that would show whether the engine misreads its FEN.
[[nodiscard]] bool only_en_passant(const Rules& rules, const Place& place, const Difference& found);

/// Throws engines::EngineError (misread) if board, hands or side to move of the FEN that an engine
/// prints are not those of the place.
void compare_echo(const Rules& rules, const Place& place, std::string_view echo);

}  // namespace hurdle::custom
