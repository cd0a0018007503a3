// Checking an engine on whole games: what it says behind each record, against the rules over the
// game's history. Data and the one function that asks; the words are check_games_text.hpp's.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "movegen/referee/ends.hpp"
#include "perft/engines/check/check.hpp"
#include "perft/engines/protocol/said_result.hpp"

namespace hurdle::engines {

/// A record to ask about: its start stands in `at`, which has no counts.
struct GameItem {
  CheckItem at;
  std::vector<Move> moves;
  bool claims_impasse = false;
};

/// What is wrong with an engine's answer.
enum class GameFault : std::uint8_t {
  goes_on,       ///< the game is over, and it has moves that are none, or says that it goes on
  ends_early,    ///< the game goes on, and it has no move or says a result
  other_result,  ///< the game is over otherwise
  other_reason,  ///< the same result, by another clause
  other_moves,   ///< its moves are others than the rules'
  refuses_move   ///< it does not play a legal move of the record
};

/// The fault in words: "goes on after the end".
[[nodiscard]] std::string_view to_text(GameFault fault) noexcept;

/// A proven fault, after the first plies of a record.
struct GameFinding {
  GameFault fault{};
  CheckItem at;
  std::vector<Move> moves;            ///< of the record, up to where the fault shows
  std::optional<GameEnd> end;         ///< by the rules; nothing while the game goes on
  std::size_t legal = 0;              ///< moves by the rules
  std::optional<std::size_t> listed;  ///< moves of the engine, where they were asked for
  std::vector<std::string> missing;   ///< legal moves that the engine lacks, sorted
  std::vector<std::string> extra;     ///< its moves that are not legal, sorted
  std::optional<SaidResult> said;
  std::string clause;    ///< of the end, or that decides the first of the moves
  std::string sentence;  ///< of that clause
  std::string command;   ///< judges the game again
  bool as_expected = false;
};

struct GamesOptions {
  CheckOptions check;  ///< how the engine is run; what is about counts does nothing here
  std::map<const Variant*, EndOptions> ends;  ///< by which options it plays; else the default
};

/// All that was found. `asked` has what every check has: the engine, its troubles, the numbers of
/// games as those of positions; every game is in exactly one of passed, failed, as_expected,
/// unanswered, not_asked, unknown, not_reached.
struct GamesResult {
  CheckResult asked;
  std::vector<GameFinding> findings;          ///< in the order of the records
  std::map<std::string, std::size_t> silent;  ///< passed games of which the engine does not say
                                              ///< that they are over, by the clause that ended them
  std::size_t over = 0;                       ///< games that are over by the rules, of those passed
  std::size_t results = 0;                    ///< results that the engine said
  std::map<const Variant*, EndOptions> ends;  ///< as asked
};

/// Asks one engine about every record, in order. Troubles and an interrupt are part of the result.
[[nodiscard]] GamesResult check_games(const std::vector<GameItem>& items,
                                      const GamesOptions& options);

}  // namespace hurdle::engines
