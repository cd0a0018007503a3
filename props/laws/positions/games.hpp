// Whole games for the laws: drawn so that they end in every way, and judged a second time by the
// oracle (props/families/ends.hpp).
#pragma once

#include <algorithm>
#include <string>
#include <vector>

#include "perft/games/adjudicate.hpp"
#include "props/families/ends.hpp"
#include "props/laws/positions/support.hpp"

namespace hurdle::props {

/// A legal game: `moments[i + 1]` is the position after `moves[i]`. It may continue after its end.
struct DrawnGame {
  std::vector<Moment> moments;
  std::vector<Move> moves;
  std::string_view drawn;  ///< the style: "returning", "checking", …

  [[nodiscard]] const Setup& start() const { return moments.front().setup; }
};

/// A game of at most 400 plies, reproducible by seed: from a start position or any other, full or
/// nearly empty, played at random, back and forth, with checks, with captures, or with neither
/// captures nor pawn moves. It continues for some plies after it has ended under all options.
[[nodiscard]] DrawnGame draw_game(const Variant& variant, std::uint64_t seed);

/// A game drawn with a random seed of the running property.
[[nodiscard]] DrawnGame any_game(const Variant& variant);

/// The oracle's judgement of a game: the same fields as Adjudication.
struct PlainJudgement {
  int plies = 0;
  std::optional<PlainEnd> end;
  std::vector<std::pair<int, std::string>> reports;  ///< ply and clause
};
[[nodiscard]] PlainJudgement judge_plainly(const PlainEnds& ends, Moments game,
                                           const PlainOptions& options);

/// A random combination of this variant's options.
[[nodiscard]] PlainOptions any_way(const Variant& variant);

/// The number of games in a law: one of up to 400 plies takes as long as several positions.
[[nodiscard]] inline int random_games() {
  return std::max(1, random_cases() / 5);
}

/// The law that the ends agree with the oracle, on random games, under every combination of
/// options. It plays eight games in each case, 80 for the default of 10 cases, because some ends
/// are rare.
void games_end_alike(const Variant& variant);

/// "over after ply 12: 1-0 by J12 (J15)", for messages and comparisons.
[[nodiscard]] std::string summary(const Adjudication& judged);
[[nodiscard]] std::string summary(const PlainJudgement& judged);

/// A command that adjudicates the game.
[[nodiscard]] std::string adjudicate_command(const Variant& variant, const Setup& start,
                                             std::span<const Move> moves,
                                             const PlainOptions& options);

}  // namespace hurdle::props
