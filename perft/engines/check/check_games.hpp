// Checks an engine on whole games: compares its reply after each record with the rules, including
// the rules that depend on the game's history.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "movegen/referee/ends.hpp"
#include "perft/engines/check/check.hpp"
#include "perft/engines/protocol/lines/reported_result.hpp"

namespace hurdle::engines {

/// A game record to check. `at` has its start position and no counts.
struct GameItem {
  CheckItem at;
  std::vector<Move> moves;
  bool claims_impasse = false;
};

/// The kinds of findings about games.
enum class GameFindingKind : std::uint8_t {
  goes_on,       ///< the game is over, but the engine lists illegal moves or reports no end
  ends_early,    ///< the game goes on, but the engine has no move or reports a result
  other_result,  ///< the game is over with another result
  other_reason,  ///< the same result by another clause
  other_moves,   ///< the engine's moves differ from the legal moves
  refuses_move   ///< the engine rejects a legal move of the record
};

/// The kind in words: "goes on after the end".
[[nodiscard]] std::string_view to_text(GameFindingKind kind) noexcept;

/// A proven difference after the first plies of a record.
struct GameFinding {
  GameFindingKind kind{};
  CheckItem at;
  std::vector<Move> moves;            ///< of the record, up to the difference
  std::optional<GameEnd> end;         ///< by the rules; empty while the game goes on
  std::size_t legal = 0;              ///< moves by the rules
  std::optional<std::size_t> listed;  ///< moves of the engine, if they were requested
  std::vector<std::string> missing;   ///< legal moves that the engine lacks, sorted
  std::vector<std::string> extra;     ///< its moves that are not legal, sorted
  std::optional<ReportedResult> reported;
  std::string clause;    ///< of the end, or that decides the first of the moves
  std::string sentence;  ///< of that clause
  std::string command;   ///< judges the game again
  bool as_expected = false;
};

struct GamesOptions {
  CheckOptions check;  ///< how to run the engine; options about counts have no effect
  std::map<const Variant*, EndOptions>
      ends;  ///< the engine's options; the default for other variants
};

/// The result of a check on games. `asked` has the engine, its failures and the numbers of games in
/// place of positions. Each game is in exactly one of passed, failed, as_expected, unanswered,
/// not_asked, unknown, not_reached.
struct GamesResult {
  CheckResult asked;
  std::vector<GameFinding> findings;  ///< in the order of the records
  std::map<std::string, std::size_t, NaturalOrder>
      silent;                                 ///< passed games whose end the engine does not
                                              ///< report, by the clause that ended them
  std::size_t over = 0;                       ///< passed games that are over by the rules
  std::size_t results = 0;                    ///< results that the engine reported
  std::map<const Variant*, EndOptions> ends;  ///< as asked
};

/// Checks one engine on every record, in order. Failures and an interrupt are part of the result.
[[nodiscard]] GamesResult check_games(const std::vector<GameItem>& items,
                                      const GamesOptions& options);

}  // namespace hurdle::engines
