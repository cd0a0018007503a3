// Judging whole games: a record played move by move, the ply after which it was over, the result
// and the clause. The fast generator plays, the variant's own ends judge (movegen/ends.hpp), the
// referee explains. Knows no file.
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

/// What the rules tell of a position without ending the game, and after which ply.
struct PlyReport {
  int ply = 0;
  GameReport report;
};

/// The first move of a record that is not legal.
struct IllegalMove {
  int ply = 0;  ///< its number, from 1
  Move move;
  std::string clause;
  std::string sentence;
};

/// What became of a game.
struct Adjudication {
  int plies = 0;                       ///< played: all, or those before the end or an illegal move
  std::optional<GameEnd> end;          ///< over after `plies` plies, how and by which clause
  std::vector<PlyReport> reports;      ///< in the order of plies
  std::vector<NearEnd> near;           ///< while the game goes on
  std::optional<IllegalMove> illegal;  ///< where playing stopped
  int surplus = 0;                     ///< moves that stand after the end
  Setup last;                          ///< the position after `plies` plies
};

/// Plays `moves` from `start`, which the referee must not call impossible, until the game is over,
/// a move is illegal or none is left. Throws BadEndOption.
[[nodiscard]] Adjudication adjudicate(const Variant& variant, const Setup& start,
                                      std::span<const Move> moves, const EndOptions& options = {});

class JudgedGame;

/// The same with a game that has been begun.
[[nodiscard]] Adjudication adjudicate(JudgedGame& game, const Referee& referee,
                                      std::span<const Move> moves);

/// A game that is judged while it is played.
class JudgedGame {
 public:
  /// By the variant's ends; a variant whose ends are unknown is never over. Throws BadEndOption.
  JudgedGame(const Variant& variant, const Setup& start, const EndOptions& options = {});
  /// By other ends, wrong ones for one, which must outlive the game; the generator plays.
  JudgedGame(const Generator& generator, const GameEnds& ends, const Setup& start);

  /// Over or not after the plies so far; asked at the start too.
  [[nodiscard]] const std::optional<GameEnd>& end() const noexcept { return end_; }
  [[nodiscard]] int plies() const noexcept { return plies_; }
  [[nodiscard]] const Setup& setup() const noexcept { return line_->setup(); }
  [[nodiscard]] std::vector<Move> moves() { return line_->moves(); }
  [[nodiscard]] const std::vector<PlyReport>& reports() const noexcept { return reports_; }
  [[nodiscard]] std::vector<NearEnd> near() const;
  [[nodiscard]] ClaimVerdict claim_impasse() const;

  /// Plays a move and judges; false, and nothing has changed, when it is not legal. A game that is
  /// over is not played on: asserted.
  bool play(Move move);

 private:
  void judge();
  [[nodiscard]] GamePosition position() const;

  std::unique_ptr<const GameEnds> own_;
  const GameEnds* ends_;  ///< null: unknown
  std::unique_ptr<Line> line_;
  std::optional<GameHistory> history_;
  std::optional<GameEnd> end_;
  std::vector<PlyReport> reports_;
  int plies_ = 0;
};

}  // namespace hurdle
