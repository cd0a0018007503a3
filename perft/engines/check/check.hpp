// The questions and results of a check of an engine against the rules. Data only; engine_check.hpp
// runs the check.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <vector>

#include "movegen/referee/ends.hpp"
#include "movegen/vocab/setup.hpp"
#include "movegen/vocab/text/natural_order.hpp"
#include "perft/count/total.hpp"
#include "perft/count/variants.hpp"
#include "perft/diagnosis/answer.hpp"
#include "perft/diagnosis/diagnose.hpp"
#include "perft/engines/handshake/session.hpp"
#include "perft/engines/process/engine_error.hpp"
#include "perft/engines/protocol/adapter.hpp"
#include "perft/suite/set.hpp"

namespace hurdle::engines {

/// A position to ask about, with the counts that are published for it.
struct CheckItem {
  std::string file;      ///< the set's file, or another source
  std::size_t line = 0;  ///< in the file; 0 if there is no file
  std::string id;
  const Variant* variant = nullptr;  ///< null: the id alone names a position of a custom game
  Setup setup;
  std::map<int, Total> perft;  ///< by depth; depth 0 is never asked
};

/// What a finding proves.
enum class FindingKind : std::uint8_t {
  missing_move,      ///< the engine lacks a legal move
  extra_move,        ///< the engine has a move that is not legal
  listed_twice,      ///< the engine lists a legal move more than once
  wrong_count,       ///< an engine that lists no moves counts another number of them
  contradiction,     ///< the engine's divide and its own reply one move later differ
  in_old_engine,     ///< wrong moves; a new engine that is asked this alone lists the right ones
  published_differs  ///< the engine and both our counts agree, but the published count differs
};

/// The kind in words: "missing move".
[[nodiscard]] std::string_view to_text(FindingKind kind) noexcept;

inline constexpr const char* in_old_engine_sentence =
    "a new engine that is asked this alone lists the right moves: the engine's list depends on "
    "more than the position";

/// A finding's position after removing pieces for as long as the engine stays wrong in the same
/// way.
struct SmallestPosition {
  Setup setup;
  std::string fen;
  std::string move;  ///< the wrong move, decided by the same clause
  std::string sentence;
  std::string command;       ///< shows it again
  std::string question;      ///< asks the engine for it again, as of a finding
  EngineTexts engine_texts;  ///< of `move`
};

/// One proven difference, at the first node where it appears.
struct Finding {
  FindingKind kind{};
  CheckItem item;                     ///< the position of the set
  int depth = 0;                      ///< at which the counts of `item` differed
  Total expected;                     ///< published (or ours, if only the moves differ)
  Total found;                        ///< the engine's
  std::vector<std::string> path;      ///< moves from the set's position to the node
  Setup node;                         ///< the position there
  std::string fen;                    ///< its FEN; empty if it has none (J12)
  std::vector<std::string> missing;   ///< legal moves that the engine lacks, sorted
  std::vector<std::string> extra;     ///< the engine's moves that are not legal, sorted
  std::vector<std::string> repeated;  ///< the engine's moves that it lists more than once, sorted
  std::string move;                   ///< the first of `missing`, else `extra`, else `repeated`;
                                      ///< unexpected moves take precedence
  bool as_expected = false;           ///< `differs_by` decides every missing or extra move
  std::string clause;                 ///< that decides `move`; empty if no rule is involved
  std::string sentence;               ///< of that clause, or the description of a contradiction
  std::string command;                ///< shows what the rules say
  std::string question;               ///< the lines that ask the engine for it; empty if unknown
  EngineTexts engine_texts;           ///< of `missing`, `extra` and `repeated`
  bool known = false;                 ///< `CheckOptions::known` has it
  std::optional<SmallestPosition> smallest;
};

/// The questions of a check and its limits.
struct CheckOptions {
  EngineOptions engine;
  AdapterFactory start = nullptr;  ///< nullptr is UCI
  Total max_nodes = 1'000'000;     ///< larger published counts are skipped
  std::size_t stop_after = 0;      ///< findings; 0: no limit
  /// Clauses that the engine plays differently on purpose; differences by them are expected.
  std::set<std::string> differs_by;
  /// The options by which games end in the engine's profile, by our variant names.
  std::map<std::string, EndOptions> usual_ends;
  /// The check gives up after this many restarts in a row without a reply; empty: never.
  std::optional<std::size_t> max_restarts = 20;
  /// Variants that the user requested: if the engine does not play one, that is a failure; other
  /// variants are skipped. Applies to `engine.variants`, too.
  std::set<const Variant*> named;
  std::size_t jobs = 1;  ///< engines that run in parallel
  /// Whether a finding was known before; known findings are no failures.
  std::function<bool(const Finding&)> known;
  /// Called after each position, one thread at a time: positions done and their number.
  std::function<void(std::size_t done, std::size_t all)> progress;
  /// Called immediately for each finding, one thread at a time; in order if there is one engine.
  std::function<void(const Finding&)> on_finding;
};

/// A question without a usable reply.
struct Unanswered {
  CheckItem item;
  int depth = 0;  ///< 0 if no question could be sent
  EngineFailure failure{};
  std::string message;
  std::vector<std::string> stderr_lines = {};  ///< kept once for each kind
};

/// Failures that differ only in positions, moves and numbers.
struct FailureKind {
  Unanswered first;
  std::size_t positions = 0;
};

/// A game that the engine does not play.
struct UnknownGame {
  const Variant* variant = nullptr;
  std::size_t positions = 0;
  std::size_t counts = 0;
  std::string message;  ///< the reason
};

/// Moves that the engine accepts when they are tried; no finding (session.hpp).
struct Accepted {
  CheckItem item;  ///< the position of the set
  AcceptedMoves moves;
};

/// A position that cannot be sent to the engine.
struct NotAsked {
  CheckItem item;
  std::size_t counts = 0;  ///< published counts that were not asked for
  std::string reason;
};

/// A position for which the engine's counts equal the published ones.
struct Agreed {
  std::size_t item = 0;  ///< index into the items
  int depth = 0;         ///< every published count up to this depth was compared and equal
};

/// The outcome of a position; if several apply, the first one counts.
enum class ItemEnd : std::uint8_t {
  failed,
  unanswered,
  not_asked,
  unknown_game,
  known,
  as_expected,
  not_reached,
  passed,
  left_out  ///< all its counts are above the limit, or it has none
};

/// A position's outcome, and the index of its details.
struct ItemOutcome {
  ItemEnd end{};
  std::size_t at = 0;  ///< index into `findings`, `failures` or `unsendable`, if it is there
  double seconds = 0;  ///< between the first question and the last reply
  /// It failed, and the engine is not wrong: every new finding is about the published count alone.
  bool published_differs = false;
};

/// The result of a check. The numbers count published counts (a position at a depth). Each
/// published count is in exactly one of passed, failed, known, as_expected, unanswered, not_asked,
/// unknown, left_out, not_reached.
struct CheckResult {
  std::string engine;              ///< the name it reports; empty if none
  std::string command;             ///< as given
  std::vector<std::string> notes;  ///< automatic choices and oddities of the exchange, a line each
  bool echo = false;               ///< the engine printed its positions, and they were compared
  bool numbers_alone = false;      ///< the engine lists no moves: numbers were compared
  bool only_fens = false;          ///< the engine was sent every position as a FEN
  std::size_t positions = 0;       ///< examined
  std::size_t passed = 0;
  std::size_t failed = 0;
  std::size_t known = 0;        ///< they differ; known before
  std::size_t as_expected = 0;  ///< they differ by clauses in `differs_by`
  std::size_t unanswered = 0;
  std::size_t not_asked = 0;      ///< the position cannot be sent to the engine
  std::size_t unknown = 0;        ///< of games that the engine does not play
  std::size_t left_out = 0;       ///< above max_nodes
  std::size_t not_reached = 0;    ///< after stop_after, or of a position that already failed
  std::vector<Finding> findings;  ///< in the order of the sets, the expected ones among them
  std::map<std::string, std::vector<std::size_t>, NaturalOrder>
      by_clause;  ///< indices into `findings`
  std::vector<Unanswered> failures;
  std::vector<FailureKind> failure_kinds;
  std::vector<UnknownGame> unknown_games;
  std::vector<NotAsked> unsendable;
  std::vector<Accepted> accepted;     ///< "accepted when tried"
  std::vector<Agreed> agreed;         ///< positions without failure and without unexpected findings
  std::vector<ItemOutcome> outcomes;  ///< one for each item
  std::vector<std::string> vanished;  ///< findings of the baseline that are gone, a line each
  Answers answers;  ///< for the diagnosis; of positions that passed, `most_right_answers` per game
  std::map<const Variant*, std::size_t> right_answers;  ///< how many of `answers` are right
  std::vector<Diagnosis> diagnoses;  ///< the mutants that explain the findings, if diagnosed
  bool interrupted = false;          ///< stopped early; `not_reached` counts the rest
};

/// More right replies of a game than these are not kept: each takes some kilobytes, and these
/// contradict nearly every wrong mutant.
inline constexpr std::size_t most_right_answers = 20'000;

/// The counter of each outcome, in the order of `ItemEnd`.
struct OutcomeCounter {
  ItemEnd end;
  std::size_t CheckResult::*count;
};
inline constexpr OutcomeCounter outcome_counters[] = {
    {ItemEnd::failed, &CheckResult::failed},
    {ItemEnd::unanswered, &CheckResult::unanswered},
    {ItemEnd::not_asked, &CheckResult::not_asked},
    {ItemEnd::unknown_game, &CheckResult::unknown},
    {ItemEnd::known, &CheckResult::known},
    {ItemEnd::as_expected, &CheckResult::as_expected},
    {ItemEnd::not_reached, &CheckResult::not_reached},
    {ItemEnd::passed, &CheckResult::passed},
    {ItemEnd::left_out, &CheckResult::left_out}};

/// The option that selects the variant's house rules, as " --house-rules no-pass"; empty if it has
/// none.
[[nodiscard]] std::string house_rules_option(const Variant& variant);

/// The positions of the sets that have `tag`, all when it is empty.
[[nodiscard]] std::vector<CheckItem> check_items(std::span<const PositionSet> sets,
                                                 const std::string& tag = "");

/// The exit code: 1 for a finding that is neither known nor expected, else 2 if a question had no
/// usable reply or no question was sent, else 0.
[[nodiscard]] int exit_code(const CheckResult& result) noexcept;

}  // namespace hurdle::engines
