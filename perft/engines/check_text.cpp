// Wording of results. A line for each fact, what decides first.
#include "perft/engines/check_text.hpp"

#include <fmt/core.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <map>
#include <utility>

#include "movegen/vocab/notation.hpp"
#include "perft/engines/diagnosis_text.hpp"
#include "perft/engines/indented.hpp"

namespace hurdle::engines {
namespace {

std::string at(const CheckItem& item) {
  const std::string line = item.line > 0 ? fmt::format(":{}", item.line) : "";
  return fmt::format("{}{}: {} ({})", item.file, line, item.id, item.variant->notation.name);
}

std::string with_title(const Finding& finding) {
  const Clause* clause = find_clause(finding.item.variant->notation, finding.clause);
  return clause == nullptr ? finding.clause : fmt::format("{} {}", clause->id, clause->title);
}

std::string moves_line(const char* what, const std::vector<std::string>& moves) {
  return moves.empty() ? "" : fmt::format("  {}: {}\n", what, fmt::join(moves, " "));
}

/// A line for each clause: how often it decided, and where first. Nothing when there is none.
std::string by_clause(const CheckResult& result, bool as_expected, const char* what) {
  std::string text;
  for (const auto& [clause, indices] : result.by_clause) {
    const auto counts = [&](std::size_t index) {
      return result.findings[index].as_expected == as_expected;
    };
    const auto number = std::count_if(indices.begin(), indices.end(), counts);
    if (number == 0) {
      continue;
    }
    const Finding& first = result.findings[*std::find_if(indices.begin(), indices.end(), counts)];
    text += fmt::format("{}: {} {}{}, first {}\n", clause.empty() ? "no clause" : with_title(first),
                        number, what, number == 1 ? "" : "s", at(first.item));
  }
  return text;
}

/// Troubles of one kind and message are told once, with the first position and their number.
std::string troubles(const CheckResult& result) {
  std::map<std::pair<Trouble, std::string>, std::pair<const Unanswered*, std::size_t>> groups;
  for (const Unanswered& trouble : result.troubles) {
    auto& group = groups.try_emplace({trouble.trouble, trouble.message}, &trouble, 0).first->second;
    ++group.second;
  }
  std::string text;
  for (const auto& [key, group] : groups) {
    const std::string more =
        group.second == 1 ? "" : fmt::format(" and {} more positions", group.second - 1);
    text += fmt::format("unanswered ({}): {}\n  at {}, depth {}{}\n", to_text(key.first),
                        key.second, at(group.first->item), group.first->depth, more);
  }
  return text;
}

std::string untold(const CheckResult& result) {
  std::string text;
  for (const NotAsked& position : result.untold) {
    text += fmt::format("not asked: {}, {} count{}: {}\n", at(position.item), position.counts,
                        position.counts == 1 ? "" : "s", position.reason);
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
  add(result.as_expected, "different as expected");
  add(result.not_asked, "not asked");
  add(result.left_out, "left out by the node limit");
  add(result.not_reached, "not reached");
  return text + '\n';
}

}  // namespace

std::string to_text(const Finding& finding) {
  std::string text = fmt::format("{}: {}{}{}\n", at(finding.item), to_text(finding.kind),
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
                                 : fmt::format("  {}: {}\n", with_title(finding), finding.sentence);
  return text + fmt::format("  shows it again: {}\n", finding.command);
}

std::string to_text(const CheckResult& result) {
  std::string text =
      fmt::format("engine: {}{}\n", result.engine.empty() ? result.command : result.engine,
                  result.echo || result.passed + result.failed + result.as_expected == 0
                      ? ""
                      : " (it did not show its position, so no position was compared)");
  for (const Diagnosis& diagnosis : result.diagnoses) {
    text += '\n' + to_text(diagnosis);
  }
  for (const Finding& finding : result.findings) {
    text += finding.as_expected ? "" : '\n' + to_text(finding);
  }
  if (result.failed > 0) {
    text += "\nby clause:\n" + by_clause(result, false, "finding");
  }
  if (result.as_expected > 0) {
    text += "\ndifferent as expected, by clause:\n" + by_clause(result, true, "position");
  }
  return text + troubles(result) + untold(result) + closing_line(result);
}

}  // namespace hurdle::engines
