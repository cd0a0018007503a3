// What a check of an engine asks and what it finds: the same questions to both sides, and on a
// difference the first node whose sets of moves differ. Data; engine_check.hpp does the asking.
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
  std::string file;      ///< the set's file, or what else it comes from
  std::size_t line = 0;  ///< in the file; 0 when it comes from no file
  std::string id;
  const Variant* variant = nullptr;
  Setup setup;
  std::map<int, Total> perft;  ///< by depth; depth 0 is never asked
};

/// What a finding proves.
enum class FindingKind : std::uint8_t {
  missing_move,      ///< the engine lacks a legal move
  extra_move,        ///< the engine has a move that is not legal
  listed_twice,      ///< the engine lists a legal move more than once
  contradiction,     ///< the engine's divide and its own answer one move later differ
  not_located,       ///< counts differ, and trouble with the engine hid the node where
  published_differs  ///< engine and both our answers agree, the published count does not
};

/// The kind in words: "missing move".
[[nodiscard]] std::string_view to_text(FindingKind kind) noexcept;

/// What is left of a finding's position when pieces are taken away while the engine stays wrong in
/// the same way.
struct SmallestPosition {
  Setup setup;
  std::string fen;
  std::string diagram;
  std::string move;  ///< that it is about, by the same clause
  std::string sentence;
  std::string command;  ///< shows it again
};

/// One proven difference, at the first node where it shows.
struct Finding {
  FindingKind kind{};
  CheckItem item;                 ///< the position of the set
  int depth = 0;                  ///< at which the counts differed there
  Total expected;                 ///< published (or ours, where only the moves differ)
  Total found;                    ///< the engine's
  std::vector<std::string> path;  ///< moves from the set's position to the node
  Setup node;                     ///< the position there
  std::string fen;                ///< its FEN; empty when it has none (J12)
  std::string diagram;
  std::vector<std::string> missing;   ///< legal moves that the engine lacks, sorted
  std::vector<std::string> extra;     ///< the engine's moves that are not legal, sorted
  std::vector<std::string> repeated;  ///< the engine's moves that it lists more than once, sorted
  std::string move;                   ///< the first of the missing, else of the extra, else of the
                                      ///< repeated ones, but one that is not expected goes before
  bool as_expected = false;           ///< every missing or extra move is decided by one of them
  std::string clause;                 ///< that decides `move`; empty when no rule is involved
  std::string sentence;               ///< of that clause, or what the contradiction is
  std::string command;                ///< shows it again
  bool known = false;                 ///< `CheckOptions::known` has it
  std::optional<SmallestPosition> smallest;
};

/// What to ask and when to give up.
struct CheckOptions {
  EngineOptions engine;
  AdapterFactory start = nullptr;  ///< nullptr is UCI
  Total max_nodes = 1'000'000;     ///< published counts above it are left out
  std::size_t stop_after = 0;      ///< findings; 0 is never
  /// Clauses that the engine is known to play otherwise: where they decide, it is not wrong.
  std::set<std::string> differs_by;
  /// By which options games end by the engine's profile, by our names of variants.
  std::map<std::string, EndOptions> usual_ends;
  /// Restarts in a row without an answer, after which the engine is given up; nothing is never.
  std::optional<std::size_t> max_restarts = 20;
  /// Variants that were asked for: one that the engine does not know is a trouble, not left out.
  /// Those of `engine.variants` are, too.
  std::set<const Variant*> named;
  std::size_t jobs = 1;  ///< engines beside each other
  /// Whether a finding was known before: then it is no failure.
  std::function<bool(const Finding&)> known;
  /// Called after each position, one thread at a time: positions done and their number.
  std::function<void(std::size_t done, std::size_t all)> progress;
  /// Called as soon as a finding is made, one thread at a time; in order with one engine.
  std::function<void(const Finding&)> on_finding;
};

/// A question without an answer: the engine's trouble.
struct Unanswered {
  CheckItem item;
  int depth = 0;  ///< 0 when none could be asked
  Trouble trouble{};
  std::string message;
  std::vector<std::string> said = {};  ///< on stderr; kept once a kind only
};

/// Troubles that are the same but for positions, moves and numbers.
struct TroubleKind {
  Unanswered first;
  std::size_t positions = 0;
};

/// A game that the engine does not play.
struct UnknownGame {
  const Variant* variant = nullptr;
  std::size_t positions = 0;
  std::size_t counts = 0;
  std::string message;  ///< what says so
};

/// A position that cannot be told to the engine, and why.
struct NotAsked {
  CheckItem item;
  std::size_t counts = 0;  ///< published counts that were not asked for
  std::string reason;
};

/// A position whose published counts the engine gave too.
struct Agreed {
  std::size_t item = 0;  ///< index into the items
  int depth = 0;         ///< every published count to this depth was asked for, and equal
};

/// How a position came out, what decides first.
enum class ItemEnd : std::uint8_t {
  failed,
  unanswered,
  not_asked,
  unknown_game,
  known,
  as_expected,
  not_reached,
  passed,
  left_out  ///< all its counts are above the limit, or there is none
};

/// A position's end, and where more is said of it.
struct ItemOutcome {
  ItemEnd end{};
  std::size_t at = 0;  ///< index into `findings`, `troubles` or `untold`, where it is one of them
};

/// All that a check found. The numbers count published counts (a position at a depth); every one
/// is in exactly one of passed, failed, known, as_expected, unanswered, not_asked, unknown,
/// left_out, not_reached.
struct CheckResult {
  std::string engine;              ///< by its own name; empty when it gave none
  std::string command;             ///< as given
  std::vector<std::string> notes;  ///< what was chosen or is odd about how it is asked, a line each
  bool echo = false;               ///< the engine could show its position, and it was compared
  std::size_t positions = 0;       ///< looked at
  std::size_t passed = 0;
  std::size_t failed = 0;
  std::size_t known = 0;        ///< they differ, as was known before
  std::size_t as_expected = 0;  ///< they differ, by clauses that the engine plays otherwise
  std::size_t unanswered = 0;
  std::size_t not_asked = 0;      ///< the position cannot be told to the engine
  std::size_t unknown = 0;        ///< of games that the engine does not play
  std::size_t left_out = 0;       ///< above max_nodes
  std::size_t not_reached = 0;    ///< after stop_after, or of a position that already failed
  std::vector<Finding> findings;  ///< in the order of the sets, the expected ones among them
  std::map<std::string, std::vector<std::size_t>> by_clause;  ///< indices into `findings`
  std::vector<Unanswered> troubles;
  std::vector<TroubleKind> trouble_kinds;
  std::vector<UnknownGame> unknown_games;
  std::vector<NotAsked> untold;
  std::vector<Agreed> agreed;  ///< positions without trouble or a finding that was not expected
  std::vector<ItemOutcome> outcomes;  ///< one an item
  std::vector<std::string> vanished;  ///< findings of the baseline that are none now, a line each
  Answers answers;
  std::vector<Diagnosis> diagnoses;  ///< what the engine believes, where that was looked for
  bool interrupted = false;  ///< it was stopped before its end: `not_reached` says how much is left
};

/// The positions of the sets that have `tag`, all when it is empty.
[[nodiscard]] std::vector<CheckItem> check_items(std::span<const PositionSet> sets,
                                                 const std::string& tag = "");

/// The exit code (2: something unanswered or nothing asked at all; 1: a proven wrong answer that
/// was neither known nor expected, which wins; else 0).
[[nodiscard]] int exit_code(const CheckResult& result) noexcept;

}  // namespace hurdle::engines
