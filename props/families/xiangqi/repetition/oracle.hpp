// Oracle for repetitions in Xiangqi: which side must deviate, by perpetual checks and chases.
// Written from the text of clauses 1 to 6 alone; shares no code with movegen/. Points and moves are
// texts with ranks from 0, such as "c5" and "h2e2".
#pragma once

#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "props/families/xiangqi/repetition/oracle_threats.hpp"

namespace hurdle::oracle::xiangqi {

/// Whose reading of the rules: World Xiangqi Rules or Asian rules. They differ in clause 4.5 only.
enum class Reading { wxf, axf };

/// Clause 6: the side with the higher grade loses.
enum class Grade { nothing, chase, check };

struct RepetitionVerdict {
  Grade red = Grade::nothing;
  Grade black = Grade::nothing;
  int result = 0;  // 1 if Red wins, -1 if Black wins, 0 for a draw
  /// The pieces that a side chases perpetually, by the points where they stand at the end of the
  /// window: Black's pieces for Red, Red's for Black. Also filled if the side's grade is `check`.
  std::set<std::string> chased_by_red;
  std::set<std::string> chased_by_black;
  /// The window begins after `first_ply` plies of the game and ends after `last_ply` plies.
  int first_ply = 0;
  int last_ply = 0;
};

/// Judges at the first move that makes a position occur for the N-th time (1.2), N being
/// `occurrences`, and looks at nothing after it. Empty if no position occurs so often. Throws
/// std::invalid_argument for a FEN or move that cannot be parsed, a move from a point without a
/// piece of the side to move, or fewer than two occurrences. Moves are not tested for legality.
[[nodiscard]] std::optional<RepetitionVerdict> judge_repetition(
    std::string_view fen, const std::vector<std::string>& moves, Reading reading, int occurrences);

/// The points of an attacker and of its victim.
using ThreatPoints = std::pair<std::string, std::string>;

/// The threats of a side in a position, whichever side is to move.
[[nodiscard]] std::set<ThreatPoints> threats_in(std::string_view fen, Side side, Moment moment);

/// What a move of the window does.
struct JudgedMove {
  std::string move;
  Side side = Side::red;
  bool is_check = false;          // 2.1
  std::set<ThreatPoints> made;    // 4.1, 4.2, by the points after the move
  std::set<ThreatPoints> chases;  // those of them that also pass 4.4, 4.5 and 5.5
  std::set<std::string> victims;  // the victims of `chases`
};

/// The moves of the window that judge_repetition judges; empty if there is no window.
[[nodiscard]] std::vector<JudgedMove> judged_moves(std::string_view fen,
                                                   const std::vector<std::string>& moves,
                                                   Reading reading, int occurrences);

}  // namespace hurdle::oracle::xiangqi
