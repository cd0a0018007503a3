// Whole games for the laws: drawn so that they end in every way, and judged a second time by the
// plain ends (props/families/ends.hpp). Knows no rule.
#pragma once

#include <algorithm>
#include <string>
#include <vector>

#include "perft/games/adjudicate.hpp"
#include "props/families/ends.hpp"
#include "props/laws/support.hpp"

namespace hurdle::props {

/// A legal game: `moments[i + 1]` is what came of `moves[i]`. It may go on after it is over.
struct DrawnGame {
  std::vector<Moment> moments;
  std::vector<Move> moves;
  std::string_view drawn;  ///< how: "returning", "checking", …

  [[nodiscard]] const Setup& start() const { return moments.front().setup; }
};

/// A game of at most 400 plies, fixed by the seed: from a start position or any other, full or
/// nearly empty, played at random, back and forth, with checks, with captures, or with neither
/// captures nor pawn moves. It goes on for some plies after all ways to play have ended it.
[[nodiscard]] DrawnGame draw_game(const Variant& variant, std::uint64_t seed);

/// A random seed of the running property, and the game drawn by it.
[[nodiscard]] DrawnGame any_game(const Variant& variant);

/// What the list of positions says of a game: the same fields as Adjudication.
struct PlainJudgement {
  int plies = 0;
  std::optional<PlainEnd> end;
  std::vector<std::pair<int, std::string>> reports;  ///< ply and clause
};
[[nodiscard]] PlainJudgement judge_plainly(const PlainEnds& ends, Moments game,
                                           const PlainOptions& options);

/// One of the ways to play this variant.
[[nodiscard]] PlainOptions any_way(const Variant& variant);

/// How many games a law plays: one of up to 400 plies takes as long as several positions.
[[nodiscard]] inline int random_games() {
  return std::max(1, random_cases() / 5);
}

/// The law that both readings of the ends agree, on random games, by every way to play. It plays
/// eight games a case, 200 for the default of 25 cases: rare ends want many games.
void games_end_alike(const Variant& variant);

/// "over after ply 12: 1-0 by J12 (J15)", for messages and for comparing.
[[nodiscard]] std::string summary(const Adjudication& judged);
[[nodiscard]] std::string summary(const PlainJudgement& judged);

/// The game as a command that judges it.
[[nodiscard]] std::string adjudicate_command(const Variant& variant, const Setup& start,
                                             std::span<const Move> moves,
                                             const PlainOptions& options);

}  // namespace hurdle::props
