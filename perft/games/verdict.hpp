// Checks the moves, the result and the reason of a record against the rules.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "perft/games/adjudicate.hpp"
#include "perft/games/record.hpp"

namespace hurdle {

/// One statement of a record that contradicts the rules.
struct Mistake {
  int line = 0;
  std::string words;
};

struct RecordVerdict {
  Adjudication game;
  std::optional<GameEnd> claimed;  ///< an impasse that was claimed correctly
  std::vector<Mistake> mistakes;   ///< empty: the record is right
  /// The option of ends by which the record is right, if it is wrong by the usual ones: a record
  /// need not name it. And why it is wrong by those.
  EndOptions right_by;
  std::string usually;

  [[nodiscard]] bool right() const noexcept { return mistakes.empty(); }
  /// How the game ended by the rules, claims included; nothing while it goes on.
  [[nodiscard]] const std::optional<GameEnd>& end() const noexcept {
    return game.end ? game.end : claimed;
  }
};

/// Judges a record by the rules of its variant and the record's own options. A record that names
/// neither rules nor the clause that ended it is right if it is right by one value of the options
/// `rules` and `repetition`: without a claim the third occurrence ends no game of chess.
[[nodiscard]] RecordVerdict judge(const GameRecord& record);

/// Judges by other ends; the record's options are not used.
[[nodiscard]] RecordVerdict judge(const GameRecord& record, const GameEnds& ends);

}  // namespace hurdle
