#include "perft/engines/report/model.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <set>
#include <string_view>

#include "movegen/vocab/mapped.hpp"
#include "movegen/vocab/notation.hpp"
#include "movegen/vocab/text/text.hpp"

namespace hurdle::engines {
namespace {

constexpr const char* no_fen = "none, two passes have ended the game";

/// A counter of every report; without `games`, checks on games do not have it.
struct CounterWords {
  std::size_t CheckResult::*value;
  std::string_view json;
  bool always;
  ItemEnd end;                 ///< of the positions with this outcome
  std::string_view positions;  ///< the label of their number
  std::string_view games;
};

constexpr CounterWords counter_words[] = {
    {&CheckResult::passed, "passed", true, ItemEnd::passed, "right", "passed"},
    {&CheckResult::failed, "failed", true, ItemEnd::failed, "wrong", "failed"},
    {&CheckResult::known, "known", false, ItemEnd::known, "wrong as in the baseline", ""},
    {&CheckResult::as_expected, "as_expected", false, ItemEnd::as_expected, "different as expected",
     "different as expected"},
    {&CheckResult::unanswered, "unanswered", true, ItemEnd::unanswered, "unanswered", "unanswered"},
    {&CheckResult::not_asked, "not_asked", false, ItemEnd::not_asked, "not asked", "not asked"},
    {&CheckResult::unknown, "unknown", false, ItemEnd::unknown_game,
     "of games that the engine does not know", "of variants that the engine does not know"},
    {&CheckResult::left_out, "left_out", false, ItemEnd::left_out,
     "above the node limit (--max-nodes)", ""},
    {&CheckResult::not_reached, "not_reached", false, ItemEnd::not_reached, "not reached",
     "not reached"}};
static_assert(std::size(counter_words) == std::size(outcome_counters));

std::string and_more(std::size_t number) {
  return number < 2 ? "" : fmt::format(" and {}", counted(number - 1, "more position"));
}

/// The findings that `take` accepts, by heading.
template <class Take>
std::vector<Group<Finding>> groups_of(const CheckResult& result, const Take& take) {
  std::vector<Group<Finding>> groups;
  for (const Finding& finding : result.findings) {
    if (take(finding)) {
      add_to_group(groups, heading_of(finding), finding, is_explained(result, finding));
    }
  }
  sort_by_heading(groups);
  return groups;
}

/// Positions that cannot be sent, a line for each reason.
std::vector<std::string> not_asked_lines(const CheckResult& result) {
  std::vector<Group<NotAsked>> reasons;
  for (const NotAsked& position : result.unsendable) {
    add_to_group(reasons, position.reason, position);
  }
  sort_by_heading(reasons);
  return mapped(reasons, [](const Group<NotAsked>& reason) {
    return fmt::format("{}{}: {}", place_of(reason.items.front()->item),
                       and_more(reason.items.size()), reason.heading);
  });
}

/// The moves that were only accepted, with the first of them.
std::vector<std::string> accepted_lines(const CheckResult& result) {
  if (result.accepted.empty()) {
    return {};
  }
  const Accepted& first = result.accepted.front();
  const Notation& notation = first.item.variant->notation;
  const std::string own = first.moves.own_count ? fmt::format("; its own `perft 1` counts {} there",
                                                              to_text(*first.moves.own_count))
                                                : "";
  return {fmt::format(
      "{}{}: the engine accepts illegal moves when they are sent, the first {} in {}{}. This does "
      "not show that it generates them.",
      place_of(first.item), and_more(result.accepted.size()), first.moves.moves.front(),
      first.moves.setup.passes < 2 ? to_fen(notation, first.moves.setup) : no_fen, own)};
}

/// The sum of the counters with these JSON names.
std::size_t sum_of(const std::vector<Counter>& counters, const std::set<std::string_view>& names) {
  std::size_t sum = 0;
  for (const Counter& counter : counters) {
    sum += names.count(counter.json) > 0 ? counter.value : 0;
  }
  return sum;
}

/// Each game that the engine does not know with the reason; if there are many, all in one line.
std::vector<std::string> skipped_lines(std::span<const UnknownGame> games) {
  constexpr std::size_t few = 2;
  std::vector<std::string> lines;
  std::vector<std::string_view> names;
  std::size_t positions = 0;
  for (const UnknownGame& game : games) {
    names.push_back(game.variant->notation.name);
    positions += game.positions;
    lines.push_back(
        fmt::format("{}, {}: {}", names.back(), counted(game.positions, "position"), game.message));
  }
  if (lines.size() > few) {
    return {
        fmt::format("{}, {}: the engine does not know these games; if it plays one, name it by "
                    "--variant GAME or --variant-map GAME=NAME",
                    fmt::join(names, ", "), counted(positions, "position"))};
  }
  return lines;
}

}  // namespace

std::vector<Counter> counters_of(const CheckResult& result, Unit unit) {
  std::vector<Counter> counters;
  for (const CounterWords& words : counter_words) {
    const bool bad = words.always && words.value != &CheckResult::passed;
    if (unit == Unit::positions) {
      const auto number = std::ranges::count(result.outcomes, words.end, &ItemOutcome::end);
      counters.push_back({words.json, words.positions, static_cast<std::size_t>(number),
                          words.always, bad, words.end});
    } else if (unit == Unit::counts || !words.games.empty()) {
      counters.push_back(
          {words.json, words.games, result.*words.value, words.always, bad, words.end});
    }
  }
  return counters;
}

std::size_t published_differ(const CheckResult& result) {
  return static_cast<std::size_t>(
      std::ranges::count(result.outcomes, true, &ItemOutcome::published_differs));
}

std::string place_of(const CheckItem& item) {
  if (item.variant == nullptr) {
    return item.id;
  }
  const std::string line = item.line > 0 ? fmt::format(":{}", item.line) : "";
  return fmt::format("{}{}: {} ({})", item.file, line, item.id, item.variant->notation.name);
}

std::string place_of(const FailureKind& kind) {
  return fmt::format("{}, depth {}{}", place_of(kind.first.item), kind.first.depth,
                     and_more(kind.positions));
}

std::string question_fen(const Unanswered& failure) {
  const Setup& setup = failure.item.setup;
  const bool was_sent = failure.depth > 0 && failure.failure != EngineFailure::not_started;
  return !was_sent || setup.passes > 1 || setup == Setup{}
             ? ""
             : to_fen(failure.item.variant->notation, setup);
}

std::string id_and_title(const Notation& notation, const std::string& clause) {
  const Clause* found = find_clause(notation, clause);
  return found == nullptr ? clause : fmt::format("{} {}", found->id, found->title);
}

std::string heading_of(const Finding& finding) {
  return finding.clause.empty() ? std::string(to_text(finding.kind))
                                : id_and_title(finding.item.variant->notation, finding.clause);
}

bool is_new(const Finding& finding) noexcept {
  return !finding.as_expected && !finding.known;
}

bool is_explained(const CheckResult& result, const Finding& finding) {
  const bool about_moves =
      finding.kind == FindingKind::missing_move || finding.kind == FindingKind::extra_move;
  return about_moves && std::ranges::any_of(result.diagnoses, [&](const Diagnosis& diagnosis) {
           return diagnosis.variant == finding.item.variant && diagnosis.symptoms > 0 &&
                  diagnosis.explained == diagnosis.symptoms;
         });
}

std::string attack_of(const CheckResult& result, const Finding& finding) {
  for (const Diagnosis& diagnosis : result.diagnoses) {
    for (const Cause& cause : diagnosis.causes) {
      for (const Symptom& symptom : cause.symptoms) {
        if (diagnosis.variant == finding.item.variant && symptom.position == finding.node &&
            symptom.missing == finding.missing && symptom.extra == finding.extra &&
            !symptom.attack.empty()) {
          return symptom.attack;
        }
      }
    }
  }
  return "";
}

std::string in_engine_notation(const EngineTexts& texts, std::span<const std::string> moves) {
  std::string text;
  bool differs = false;
  for (const std::string& move : moves) {
    const auto found = texts.find(move);
    differs = differs || found != texts.end();
    text += text.empty() ? "" : " ";
    text += found == texts.end() ? move : found->second;
  }
  return differs ? text : "";
}

WrongMoves wrong_moves(const Finding& finding) {
  const std::string line = fmt::format("{}", fmt::join(finding.path, " "));
  return {finding.item.variant->notation,
          finding.node,
          fmt::format("{}: {}{}{}", place_of(finding.item), to_text(finding.kind),
                      finding.move.empty() ? "" : " ", finding.move),
          finding.fen.empty() ? no_fen : finding.fen,
          finding.missing,
          finding.extra,
          finding.repeated,
          finding.move,
          {finding.sentence,
           fmt::format("Depth {}: expected {}, the engine has {}{}.", finding.depth,
                       to_text(finding.expected), to_text(finding.found),
                       line.empty() ? "" : fmt::format("; found by the line {}", line))},
          finding.command,
          finding.question,
          finding.engine_texts};
}

WrongMoves smallest_of(const Finding& finding) {
  const SmallestPosition& smallest = *finding.smallest;
  const bool missing = std::ranges::find(finding.missing, finding.move) != finding.missing.end();
  const std::vector<std::string> moves =
      smallest.move.empty() ? std::vector<std::string>{} : std::vector{smallest.move};
  return {finding.item.variant->notation,
          smallest.setup,
          smallest.move.empty() ? smallest.sentence
                                : fmt::format("{}: {}", smallest.move, smallest.sentence),
          smallest.fen,
          missing ? moves : std::vector<std::string>{},
          missing ? std::vector<std::string>{} : moves,
          {},
          smallest.move,
          {smallest.sentence},
          smallest.command,
          smallest.question,
          smallest.engine_texts};
}

namespace {

constexpr std::string_view published_name = "published_differs";

/// The counters of a report, in which an engine is not wrong where only the published count
/// differs.
std::vector<Counter> shown_counters(const CheckResult& result, Unit unit) {
  std::vector<Counter> counters = counters_of(result, unit);
  const std::size_t number = published_differ(result);
  if (unit != Unit::positions || number == 0) {
    return counters;
  }
  const auto failed = std::ranges::find(counters, ItemEnd::failed, &Counter::end);
  failed->value -= number;
  counters.push_back({published_name,
                      number == 1 ? "published count differs" : "published counts differ", number,
                      false, true, ItemEnd::failed});
  return counters;
}

/// The sentences about new findings that accuse no rule; empty without any.
std::string contradictions_of(const CheckResult& result) {
  std::size_t in_counts = 0;
  std::size_t in_old_engine = 0;
  int least_depth = max_depth;
  for (const Finding& finding : result.findings) {
    if (finding.kind == FindingKind::contradiction && is_new(finding)) {
      ++in_counts;
      least_depth = std::min(least_depth, finding.depth);
    }
    in_old_engine += finding.kind == FindingKind::in_old_engine && is_new(finding) ? 1 : 0;
  }
  std::vector<std::string> sentences;
  if (in_counts > 0) {
    sentences.push_back(fmt::format(
        "Its counts contradict its own replies one move later, which are right, in {}, from depth "
        "{} on. No rule is shown to be wrong there: look at how it makes and takes back moves, at "
        "its hash table, and at how perft counts the last ply.",
        counted(in_counts, "position"), least_depth));
  }
  if (in_old_engine > 0) {
    sentences.push_back(
        fmt::format("In {} a new engine lists the right moves. No rule is shown to be wrong there: "
                    "look at what the engine keeps from one question to the next, such as a hash "
                    "table.",
                    counted(in_old_engine, "position")));
  }
  return fmt::format("{}", fmt::join(sentences, "\n"));
}

}  // namespace

Report::Report(const CheckResult& given, Unit unit)
    : result(given),
      engine(result.engine.empty() ? result.command : result.engine),
      counters(shown_counters(result, unit)),
      published_differ(sum_of(counters, {published_name})),
      compared(sum_of(counters, {"passed", "failed", published_name, "known", "as_expected"})),
      wrong(sum_of(counters, {"failed"})),
      moves_only(!result.echo && !result.numbers_alone && compared > 0),
      fresh(groups_of(result, is_new)),
      known(groups_of(result, [](const Finding& one) { return one.known && !one.as_expected; })),
      expected(groups_of(result, [](const Finding& one) { return one.as_expected; })),
      skipped(skipped_lines(result.unknown_games)),
      not_asked(not_asked_lines(result)),
      accepted(accepted_lines(result)) {
  for (const Diagnosis& diagnosis : result.diagnoses) {
    diagnoses.emplace_back(result, diagnosis);
  }
  contradictions = contradictions_of(result);
  if (!result.vanished.empty()) {
    vanished = fmt::format("{} of the baseline, first {}",
                           counted(result.vanished.size(), "finding"), result.vanished.front());
  }
}

}  // namespace hurdle::engines
