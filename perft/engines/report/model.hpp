// The model of a report: what text and HTML say about a check, computed once from its result. The
// writers (text.hpp, json.hpp, html/) only format it.
#pragma once

#include <algorithm>
#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "movegen/vocab/text/natural_order.hpp"
#include "perft/engines/check/check.hpp"

namespace hurdle::engines {

/// What a counter counts: published counts (in JSON), or positions or games (in text and pages).
enum class Unit { counts, positions, games };

/// A counter of a check: how many of a unit ended in one way.
struct Counter {
  std::string_view json;   ///< the field
  std::string_view label;  ///< after the number
  std::size_t value = 0;
  bool always = false;  ///< shown even if 0, before the others
  bool bad = false;     ///< a value above 0 is no success
  ItemEnd end{};        ///< of the positions that it counts
};

/// The counters in the order of the JSON fields. Those of positions add up to the number of
/// positions.
[[nodiscard]] std::vector<Counter> counters_of(const CheckResult& result, Unit unit);

/// How many of the failed positions accuse no engine: only their published counts differ.
[[nodiscard]] std::size_t published_differ(const CheckResult& result);

/// Items under one heading, in the order in which they were found.
template <class T>
struct Group {
  std::string heading;
  std::vector<const T*> items;
  const T* example = nullptr;  ///< the first that no diagnosis explains
};

/// Adds an item to the group with this heading, or to a new one at the end.
template <class T>
void add_to_group(std::vector<Group<T>>& groups, const std::string& heading, const T& item,
                  bool explained = false) {
  auto group =
      std::ranges::find_if(groups, [&](const Group<T>& one) { return one.heading == heading; });
  if (group == groups.end()) {
    group = groups.insert(group, {heading, {}, nullptr});
  }
  group->items.push_back(&item);
  if (group->example == nullptr && !explained) {
    group->example = &item;
  }
}

/// The line above a list of groups. If diagnoses explain every item, the clauses are those of the
/// first wrong moves, which may be consequences of a bug in another rule.
template <class T>
[[nodiscard]] std::string heading_of_list(const std::vector<Group<T>>& groups) {
  const bool explained =
      std::ranges::all_of(groups, [](const Group<T>& group) { return group.example == nullptr; });
  return explained ? "clauses of the first wrong move (consequences included):" : "by clause:";
}

template <class T>
void sort_by_heading(std::vector<Group<T>>& groups) {
  std::ranges::sort(groups, [](const Group<T>& a, const Group<T>& b) {
    return NaturalOrder()(a.heading, b.heading);
  });
}

constexpr const char* missing_label = "missing (legal, the engine lacks them)";
constexpr const char* extra_label = "extra (the engine has them, not legal)";
constexpr const char* repeated_label = "listed more than once";

/// A position with the wrong moves of the engine.
struct WrongMoves {
  const Notation& notation;
  const Setup& position;
  std::string summary;
  std::string fen;  ///< of the position, or of an earlier one with the moves after it
  std::vector<std::string> missing;
  std::vector<std::string> extra;
  std::vector<std::string> repeated;
  std::string move;                    ///< the one that the sentences are about
  std::vector<std::string> sentences;  ///< a paragraph each
  std::string command;                 ///< shows what the rules say; may be empty
  std::string question;                ///< the lines that ask the engine; may be empty
  EngineTexts engine_texts;            ///< of these moves
};

/// The moves in the engine's notation, with blanks between them; empty if it is ours.
[[nodiscard]] std::string in_engine_notation(const EngineTexts& texts,
                                             std::span<const std::string> moves);

constexpr const char* engine_texts_label = "in the engine's notation";

[[nodiscard]] WrongMoves wrong_moves(const Finding& finding);

/// The same with fewer pieces; requires `finding.smallest`.
[[nodiscard]] WrongMoves smallest_of(const Finding& finding);

/// The file, line, id and game of a position.
[[nodiscard]] std::string place_of(const CheckItem& item);

/// The place and depth of the first failure of a kind, and how many more positions there are.
[[nodiscard]] std::string place_of(const FailureKind& kind);

/// The position of a question without a usable reply, to ask it again; empty if no question could
/// be sent, and of results in files, which have no position for it.
[[nodiscard]] std::string question_fen(const Unanswered& failure);

/// A clause as "J7 cannon and cannon"; the id alone if the game has no such clause.
[[nodiscard]] std::string id_and_title(const Notation& notation, const std::string& clause);

/// The heading of a finding: its clause with the title; the kind if no rule is involved.
[[nodiscard]] std::string heading_of(const Finding& finding);

/// Whether a finding is neither known before nor expected.
[[nodiscard]] bool is_new(const Finding& finding) noexcept;

/// Whether a diagnosis explains the finding.
[[nodiscard]] bool is_explained(const CheckResult& result, const Finding& finding);

/// Which piece attacks the royal piece by the mutant that explains the finding, and not by the
/// rules, or the other way round; empty if that is not the reason or no mutant explains it alone.
[[nodiscard]] std::string attack_of(const CheckResult& result, const Finding& finding);

/// The command that shows what the rules say about the first wrong move of a symptom.
[[nodiscard]] std::string command_for(const Variant& variant, const Symptom& symptom);

/// A mutant or house rules that explain findings.
struct CauseReport {
  const Cause& cause;
  /// "Probable bug"; "Possible bug" of a cause that needs others or may be a part of a larger bug.
  std::string_view heading;
  std::string sentence;     ///< "generals may never face each other (rule J10)"
  std::string weight;       ///< how many wrong positions it explains
  std::string house_rules;  ///< the tournament rules beside the house rules; empty for a mutant
  std::string option;       ///< "--house-rules no-pass", to check by them; empty for a mutant
  std::vector<std::string> alike;      ///< sentences about mutants that may be the cause instead
  const Symptom* example = nullptr;    ///< the symptom that is shown; null if there is none
  std::optional<WrongMoves> smallest;  ///< its position and moves
};

/// The mutants that together explain an engine's replies in one game. All numbers of positions are
/// those of the check.
struct DiagnosisReport {
  DiagnosisReport(const CheckResult& result, const Diagnosis& diagnosis);

  const Diagnosis& diagnosis;
  std::size_t wrong = 0;      ///< positions of the check with a finding that accuses a rule
  std::size_t explained = 0;  ///< those of them that the causes explain
  std::string expected;       ///< names house rules that it plays as expected; or empty
  std::string weight;         ///< of all causes together; empty if there are fewer than two
  std::vector<CauseReport> causes;
  std::vector<std::string> alternatives;  ///< sentences about other causes instead of all of these
  std::string unexplained;                ///< how many positions remain; empty if none
  std::string closest;                    ///< two sentences about `Diagnosis::closest`; or empty
  std::vector<WrongMoves> positions;      ///< the smallest of those
};

/// A check's result, grouped and in words.
struct Report {
  explicit Report(const CheckResult& result, Unit unit = Unit::positions);

  const CheckResult& result;
  std::string engine;                ///< its name; its command if it reports none
  std::vector<Counter> counters;     ///< `failed` without `published_differ`, which has its own
  std::size_t published_differ = 0;  ///< positions whose published counts alone differ
  std::size_t compared = 0;          ///< right, wrong, known, expected, or the published differ
  std::size_t wrong = 0;
  bool moves_only = false;  ///< the engine cannot print its position
  std::vector<DiagnosisReport> diagnoses;
  std::string contradictions;  ///< about findings that accuse no rule, a line each
  std::vector<Group<Finding>> fresh;
  std::vector<Group<Finding>> known;
  std::vector<Group<Finding>> expected;
  std::vector<std::string> skipped;    ///< games that the engine does not play, with the reason
  std::vector<std::string> not_asked;  ///< positions that cannot be sent, by reason
  std::vector<std::string> accepted;   ///< moves that were accepted when tried; empty or a line
  std::string vanished;                ///< findings of the baseline that are gone; may be empty
};

}  // namespace hurdle::engines
