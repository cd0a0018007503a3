// The moves of a UCI engine's list as moves of a custom game, in the spellings that programs use.
// None of these says anything about the rules.
#pragma once

#include <cstddef>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "movegen/custom/rules/rules.hpp"
#include "perft/count/division.hpp"

namespace hurdle::custom {

/// The most bytes of an engine's word that may be a move. The run time and the stack that
/// `std::regex` needs for a word grow with its length, so longer ones are not matched.
inline constexpr std::size_t longest_word = 40;

/// A list of moves as it was read.
struct ReadList {
  struct Line {
    std::string word;  ///< as the engine wrote the move
    Total replies;
  };
  /// By the move's text in the notation of the game. A move that is not legal has the text that the
  /// engine wrote, without capture marks and the like.
  std::map<std::string, Line> moves;
  /// What may be one of several legal moves: "h2g1 may be h2g1b, h2g1q".
  std::vector<std::string> unsettled;

  [[nodiscard]] std::set<std::string> texts() const {
    std::set<std::string> texts;
    for (const auto& [text, line] : moves) {
      texts.insert(text);
    }
    return texts;
  }
};

/// Reads `e2-e4`, `e4xd5+`, `e7e8=Q`, `p@e5`, `P*e5`, castling as `O-O` or as a move to the rook,
/// and a promotion without its piece if the list has all others to that square. Throws
/// engines::EngineError (nonsense) for a word that is no move in coordinates of this board, or is
/// longer than `longest_word`.
[[nodiscard]] ReadList read_list(const Rules& rules, const Position& position,
                                 const Division& words);

}  // namespace hurdle::custom
