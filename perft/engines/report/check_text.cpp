// Wording of results. A line for each fact, what decides first.
#include "perft/engines/report/check_text.hpp"

#include <fmt/core.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <map>
#include <set>

#include "movegen/vocab/notation.hpp"
#include "movegen/vocab/text/text.hpp"
#include "perft/engines/report/diagnosis_text.hpp"
#include "perft/engines/report/indented.hpp"

namespace hurdle::engines {
namespace {

std::string moves_line(const char* what, const std::vector<std::string>& moves) {
  return moves.empty() ? "" : fmt::format("  {}: {}\n", what, fmt::join(moves, " "));
}

/// Findings under one heading.
struct Group {
  const Finding* first = nullptr;
  std::size_t number = 0;
};

/// The headings of the findings that are taken, in the order of their names.
template <class Take>
std::map<std::string, Group> groups(const CheckResult& result, const Take& take) {
  std::map<std::string, Group> by_name;
  for (const Finding& finding : result.findings) {
    if (take(finding)) {
      Group& group = by_name.try_emplace(heading_of(finding), Group{&finding, 0}).first->second;
      ++group.number;
    }
  }
  return by_name;
}

/// A line for each heading: how many there are, and where first.
std::string group_lines(const std::map<std::string, Group>& by_name, const char* what) {
  std::string text;
  for (const auto& [name, group] : by_name) {
    text += fmt::format("{}: {} {}{}, first {}\n", name, group.number, what,
                        group.number == 1 ? "" : "s", place_of(group.first->item));
  }
  return text;
}

/// Findings in full: all, or the first under each heading that no diagnosis explains, in the order
/// in which they were found.
std::string in_full(const CheckResult& result, bool all) {
  std::set<std::string> shown;
  std::string text;
  for (const Finding& finding : result.findings) {
    const bool first = is_new(finding) && !is_explained(result, finding) &&
                       shown.insert(heading_of(finding)).second;
    if (first || (all && is_new(finding))) {
      text += '\n' + to_text(finding);
    }
  }
  return text;
}

std::string and_more(std::size_t number) {
  return number == 1 ? ""
                     : fmt::format(" and {} more position{}", number - 1, number == 2 ? "" : "s");
}

/// Troubles of one kind are told once, with the first position, their number and what the engine
/// said on stderr.
std::string troubles(const CheckResult& result) {
  std::string text;
  for (const TroubleKind& kind : result.trouble_kinds) {
    const Unanswered& first = kind.first;
    text += fmt::format("unanswered ({}): {}\n  at {}, depth {}{}\n", to_text(first.trouble),
                        first.message, place_of(first.item), first.depth, and_more(kind.positions));
    for (const std::string& line : first.stderr_lines) {
      text += fmt::format("  | {}\n", hurdle::quoted(line, 300));
    }
  }
  return text;
}

/// Positions that cannot be told for one reason are told once.
std::string untold(const CheckResult& result) {
  std::map<std::string, std::vector<const NotAsked*>> by_reason;
  for (const NotAsked& position : result.unsendable) {
    by_reason[position.reason].push_back(&position);
  }
  std::string text;
  for (const auto& [reason, positions] : by_reason) {
    text += fmt::format("not asked: {}{}: {}\n", place_of(positions.front()->item),
                        and_more(positions.size()), reason);
  }
  return text;
}

std::string vanished(const CheckResult& result) {
  const std::size_t number = result.vanished.size();
  return number == 0 ? ""
                     : fmt::format("not found again: {} finding{} of the baseline, first {}\n",
                                   number, number == 1 ? "" : "s", result.vanished.front());
}

std::string unknown_games(const CheckResult& result) {
  std::string text;
  for (const UnknownGame& game : result.unknown_games) {
    text += fmt::format("skipped: {}, {} position{}: {}\n", game.variant->notation.name,
                        game.positions, game.positions == 1 ? "" : "s", game.message);
  }
  return text;
}

std::string closing_line(const CheckResult& result) {
  std::string text = fmt::format("{} passed, {} failed, {} unanswered", result.passed,
                                 result.failed, result.unanswered);
  const auto add = [&](std::size_t count, const char* what) {
    if (count > 0) {
      text += fmt::format(", {} {}", count, what);
    }
  };
  add(result.known, "known from the baseline");
  add(result.as_expected, "different as expected");
  add(result.not_asked, "not asked");
  add(result.unknown, "of games that the engine does not know");
  add(result.left_out, "skipped by the node limit");
  add(result.not_reached, "not reached");
  return text + '\n';
}

std::string smallest(const SmallestPosition& position) {
  return fmt::format("  with fewer pieces: {}\n{}  {}: {}\n  to reproduce: {}\n", position.fen,
                     indented(position.diagram), position.move, position.sentence,
                     position.command);
}

}  // namespace

std::string place_of(const CheckItem& item) {
  const std::string line = item.line > 0 ? fmt::format(":{}", item.line) : "";
  return fmt::format("{}{}: {} ({})", item.file, line, item.id, item.variant->notation.name);
}

bool is_new(const Finding& finding) noexcept {
  return !finding.as_expected && !finding.known;
}

bool is_explained(const CheckResult& result, const Finding& finding) {
  const bool about_moves =
      finding.kind == FindingKind::missing_move || finding.kind == FindingKind::extra_move;
  return about_moves && std::any_of(result.diagnoses.begin(), result.diagnoses.end(),
                                    [&](const Diagnosis& diagnosis) {
                                      return diagnosis.variant == finding.item.variant &&
                                             diagnosis.symptoms > 0 &&
                                             diagnosis.explained == diagnosis.symptoms;
                                    });
}

std::string heading_of(const Finding& finding) {
  const Clause* clause = find_clause(finding.item.variant->notation, finding.clause);
  if (finding.clause.empty()) {
    return std::string(to_text(finding.kind));
  }
  return clause == nullptr ? finding.clause : fmt::format("{} {}", clause->id, clause->title);
}

std::string not_compared(const CheckResult& result) {
  return unknown_games(result) + troubles(result) + untold(result);
}

std::string to_text(const Finding& finding) {
  std::string text = fmt::format("{}: {}{}{}\n", place_of(finding.item), to_text(finding.kind),
                                 finding.move.empty() ? "" : " ", finding.move);
  text += fmt::format("  depth {}: expected {}, the engine has {}\n", finding.depth,
                      to_text(finding.expected), to_text(finding.found));
  text += fmt::format("  line: {}\n", finding.path.empty()
                                          ? "none, the position of the set itself"
                                          : fmt::format("{}", fmt::join(finding.path, " ")));
  text += fmt::format("  FEN: {}\n",
                      finding.fen.empty() ? "none, two passes have ended the game" : finding.fen);
  text += indented(finding.diagram);
  text += moves_line("missing (legal, the engine lacks them)", finding.missing);
  text += moves_line("extra (the engine has them, not legal)", finding.extra);
  text += moves_line("listed more than once", finding.repeated);
  text += finding.clause.empty() ? fmt::format("  {}\n", finding.sentence)
                                 : fmt::format("  {}: {}\n", heading_of(finding), finding.sentence);
  text += fmt::format("  to reproduce: {}\n", finding.command);
  return text + (finding.smallest ? smallest(*finding.smallest) : "");
}

std::string to_text(const CheckResult& result, const TextOptions& options) {
  std::string text = fmt::format(
      "engine: {}{}\n", result.engine.empty() ? result.command : hurdle::quoted(result.engine, 200),
      result.echo || result.passed + result.failed + result.known + result.as_expected == 0
          ? ""
          : " (cannot print its position; only moves are compared)");
  for (const std::string& note : result.notes) {
    text += note + '\n';
  }
  for (const Diagnosis& diagnosis : result.diagnoses) {
    text += '\n' + to_text(diagnosis);
  }
  text += in_full(result, options.all);
  if (result.failed > 0) {
    text += "\nby clause:\n" + group_lines(groups(result, is_new), "finding");
  }
  if (result.as_expected > 0) {
    const auto expected = [](const Finding& finding) { return finding.as_expected; };
    text +=
        "\ndifferent as expected, by clause:\n" + group_lines(groups(result, expected), "position");
  }
  text += vanished(result) + not_compared(result);
  if (!options.journal.empty()) {
    text += fmt::format("every finding in full: {}\n", options.journal);
  }
  if (result.interrupted) {
    text += fmt::format("interrupted: {} of {} positions were looked at\n", result.positions,
                        result.outcomes.size());
  }
  return text + closing_line(result);
}

}  // namespace hurdle::engines
