// Judges a custom game while it is played: whether it is over, for whom, and by which
// clause of `hurdle rules`. Counts of repetitions begin with the first position.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "movegen/custom/games.hpp"
#include "movegen/custom/rules/rules.hpp"

namespace hurdle::custom {

/// How a game ended.
struct CustomEnd {
  std::string result;    ///< 1-0, 0-1, 1/2-1/2; * if an option decides that Hurdle does not judge
  std::string clause;    ///< an id of the game's rules
  std::string title;     ///< of the clause
  std::string sentence;  ///< the text of the clause
};

/// A game and its end. The game must outlive it.
class JudgedCustomGame {
 public:
  JudgedCustomGame(const Game& game, const Position& start);

  [[nodiscard]] const Position& position() const noexcept { return position_; }
  /// The legal moves; none after the end.
  [[nodiscard]] const std::vector<Move>& moves() const noexcept { return moves_; }
  [[nodiscard]] const Rules& rules() const noexcept { return rules_; }
  [[nodiscard]] const std::optional<CustomEnd>& end() const noexcept { return end_; }

  /// Plays a legal move and judges the position after it.
  void play(const Move& move);

 private:
  /// A position that has occurred, and whether the player to move is in check.
  struct Occurrence {
    std::string state;  ///< FEN without counters
    Colour side;
    bool check;
  };

  void judge();
  [[nodiscard]] std::string state() const;
  void end_by(std::string_view clause, std::string result);
  void judge_end_at_once();
  void judge_without_moves();
  void judge_repetition();
  [[nodiscard]] bool always_in_check(std::size_t since, Colour colour) const;
  [[nodiscard]] bool resets_count(const Move& move, const Position& next) const;
  [[nodiscard]] std::string by_arrival() const;
  [[nodiscard]] std::string drawn() const;
  [[nodiscard]] Outcome stalemate() const;

  const Game& game_;
  Rules rules_;
  Position position_;
  std::vector<Move> moves_;
  Move last_;
  std::vector<Occurrence> occurrences_;
  std::uint32_t quiet_plies_;  ///< since the last move that cannot be undone
  std::optional<CustomEnd> end_;
};

}  // namespace hurdle::custom
