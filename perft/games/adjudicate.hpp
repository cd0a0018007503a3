// Adjudicates whole games: plays a record move by move and finds the ply after which the game
// ended, the result and the clause. The fast generator plays, the variant's `GameEnds`
// (movegen/ends.hpp) judge, the referee explains.
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "movegen/ends.hpp"
#include "movegen/vocab/move.hpp"
#include "perft/count/variants.hpp"

namespace hurdle {

/// An event that the rules report without ending the game, and the ply after which it occurred.
struct PlyReport {
  int ply = 0;
  GameReport report;
};

/// The first illegal move of a record.
struct IllegalMove {
  int ply = 0;  ///< its ply, from 1
  Move move;
  std::string clause;
  std::string sentence;
};

/// The result of adjudicating a game.
struct Adjudication {
  int plies = 0;                       ///< plies played: all, or up to the end or an illegal move
  std::optional<GameEnd> end;          ///< the end after `plies` plies, and its clause
  std::vector<PlyReport> reports;      ///< in the order of plies
  std::vector<NearEnd> near;           ///< counts near a limit, if the game goes on
  std::optional<IllegalMove> illegal;  ///< the move at which playing stopped
  int surplus = 0;                     ///< moves after the end of the game
  Setup last;                          ///< the position after `plies` plies
};

/// Plays `moves` from `start`, a valid position, until the game ends, a move is illegal or no move
/// is left. Throws BadEndOption.
[[nodiscard]] Adjudication adjudicate(const Variant& variant, const Setup& start,
                                      std::span<const Move> moves, const EndOptions& options = {});

class JudgedGame;

/// The same for a game that has started.
[[nodiscard]] Adjudication adjudicate(JudgedGame& game, const Referee& referee,
                                      std::span<const Move> moves);

/// A game that is judged while it is played.
class JudgedGame {
 public:
  /// Uses the variant's own ends; without any, the game never ends. Throws BadEndOption.
  JudgedGame(const Variant& variant, const Setup& start, const EndOptions& options = {});
  /// Uses other ends, such as those of a mutant, which must outlive the game; the generator plays.
  JudgedGame(const Generator& generator, const GameEnds& ends, const Setup& start);

  /// The end of the game after the plies so far, the start included; nothing while it goes on.
  [[nodiscard]] const std::optional<GameEnd>& end() const noexcept { return end_; }
  [[nodiscard]] int plies() const noexcept { return plies_; }
  [[nodiscard]] const Setup& setup() const noexcept { return line_->setup(); }
  [[nodiscard]] std::vector<Move> moves() { return line_->moves(); }
  [[nodiscard]] const std::vector<PlyReport>& reports() const noexcept { return reports_; }
  [[nodiscard]] std::vector<NearEnd> near() const;
  [[nodiscard]] ClaimVerdict claim_impasse() const;

  /// Plays a move and judges the new position. Returns false and changes nothing if the move is
  /// illegal. Asserts that the game has not ended.
  bool play(Move move);

 private:
  void judge();
  [[nodiscard]] GamePosition position() const;

  std::unique_ptr<const GameEnds> own_;
  const GameEnds* ends_;  ///< null if the variant's ends are unknown
  std::unique_ptr<Line> line_;
  std::optional<GameHistory> history_;
  std::optional<GameEnd> end_;
  std::vector<PlyReport> reports_;
  int plies_ = 0;
};

}  // namespace hurdle
