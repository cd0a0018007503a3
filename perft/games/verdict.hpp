// What is right and wrong in a record: its moves, its result and its reason, against the rules.
// Prints nothing.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "perft/games/adjudicate.hpp"
#include "perft/games/record.hpp"

namespace hurdle {

/// One thing that the record says and the rules do not.
struct Mistake {
  int line = 0;
  std::string words;
};

struct RecordVerdict {
  Adjudication game;
  std::optional<GameEnd> claimed;  ///< an impasse that was claimed rightly
  std::vector<Mistake> mistakes;   ///< none: the record is right

  [[nodiscard]] bool right() const noexcept { return mistakes.empty(); }
  /// How the game is over by the rules, claimed or not; nothing while it goes on.
  [[nodiscard]] const std::optional<GameEnd>& end() const noexcept {
    return game.end ? game.end : claimed;
  }
};

/// Judges a record by the rules of its variant and its own options.
[[nodiscard]] RecordVerdict judge(const GameRecord& record);

/// The same by other ends, with the options that they were made with.
[[nodiscard]] RecordVerdict judge(const GameRecord& record, const GameEnds& ends);

}  // namespace hurdle
