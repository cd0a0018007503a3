#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <span>

#include "movegen/vocab/text/lists.hpp"
#include "movegen/vocab/text/text.hpp"
#include "perft/engines/report/text.hpp"

namespace hurdle::engines {
namespace {

/// A line for each heading: how many items, and the place of the first.
std::string group_lines(const std::vector<Group<Finding>>& groups, const char* what) {
  return join_texts(groups, "", [&](const Group<Finding>& group) {
    return fmt::format("{}: {}, first {}\n", group.heading, counted(group.items.size(), what),
                       place_of(group.items.front()->item));
  });
}

/// The new findings in full, in the order in which they were found: all, or the example of each
/// group.
std::string in_full(const Report& report, bool all) {
  std::string text;
  for (const Finding& finding : report.result.findings) {
    const bool is_example = std::ranges::any_of(
        report.fresh, [&](const Group<Finding>& group) { return group.example == &finding; });
    if (is_example || (all && is_new(finding))) {
      text += '\n' + to_text(finding, attack_of(report.result, finding));
    }
  }
  return text;
}

/// The moves to the position of a finding, and the position of the set from which they are played.
std::string line_of(const Finding& finding) {
  if (finding.path.empty()) {
    return "none, the position of the set itself";
  }
  const Setup& start = finding.item.setup;
  const std::string from =
      start.passes > 1 ? "" : " from " + to_fen(finding.item.variant->notation, start);
  return fmt::format("{}{}", fmt::join(finding.path, " "), from);
}

std::string question_line(const Unanswered& failure) {
  const std::string fen = question_fen(failure);
  return fen.empty() ? "" : fmt::format("  FEN: {}\n", fen);
}

}  // namespace

std::string indented(const std::string& text) {
  std::string result;
  std::size_t begin = 0;
  while (begin < text.size()) {
    const std::size_t end = std::min(text.find('\n', begin), text.size());
    result += fmt::format("    {}\n", text.substr(begin, end - begin));
    begin = end + 1;
  }
  return result;
}

std::string moves_line(const char* label, const std::vector<std::string>& moves,
                       const EngineTexts& texts, std::size_t most) {
  if (moves.empty()) {
    return "";
  }
  const auto shown = std::span(moves).first(std::min(most, moves.size()));
  const std::string more =
      shown.size() < moves.size() ? fmt::format(" and {} more", moves.size() - shown.size()) : "";
  const std::string theirs = in_engine_notation(texts, shown);
  return fmt::format("  {}: {}{}\n", label, fmt::join(shown, " "), more) +
         (theirs.empty() ? "" : fmt::format("    {}: {}\n", engine_texts_label, theirs));
}

std::string diagram_of(const WrongMoves& wrong) {
  return indented(diagram(wrong.notation, wrong.position));
}

std::string moves_lines(const WrongMoves& wrong, std::size_t most) {
  return moves_line(missing_label, wrong.missing, wrong.engine_texts, most) +
         moves_line(extra_label, wrong.extra, wrong.engine_texts, most) +
         moves_line(repeated_label, wrong.repeated, wrong.engine_texts, most);
}

std::string reproduction_of(const std::string& command, const std::string& question) {
  return fmt::format("  to reproduce: {}\n{}{}", command,
                     question.empty() ? "" : "  to ask the engine:\n", indented(question));
}

std::string engine_lines(const Report& report) {
  const std::string& name = report.result.engine;
  std::string text =
      fmt::format("engine: {}{}\n", name.empty() ? report.engine : hurdle::quoted(name, 200),
                  report.moves_only ? " (cannot print its position; only moves are compared)" : "");
  for (const std::string& note : report.result.notes) {
    text += note + '\n';
  }
  return text;
}

std::string not_compared(const Report& report, Unit unit) {
  std::string text = join_texts(report.skipped, "", [](const std::string& game) {
    return fmt::format("skipped: {}\n", game);
  });
  for (const FailureKind& kind : report.result.failure_kinds) {
    text += fmt::format("unanswered ({}): {}\n  at {}\n{}", to_text(kind.first.failure),
                        kind.first.message, place_of(kind),
                        unit == Unit::games ? "" : question_line(kind.first));
    for (const std::string& line : kind.first.stderr_lines) {
      text += fmt::format("  | {}\n", hurdle::quoted(line, 300));
    }
  }
  for (const std::string& moves : report.accepted) {
    text += fmt::format("accepted when tried: {}\n", moves);
  }
  for (const std::string& position : report.not_asked) {
    text += fmt::format("not asked: {}\n", position);
  }
  return text;
}

std::string closing_line(const Report& report) {
  std::string text;
  for (const bool always : {true, false}) {
    for (const Counter& counter : report.counters) {
      if (counter.always == always && (always || counter.value > 0)) {
        text += fmt::format("{}{} {}", text.empty() ? "" : ", ", counter.value, counter.label);
      }
    }
  }
  return text + '\n';
}

std::string to_text(const Finding& finding, const std::string& attack) {
  const WrongMoves wrong = wrong_moves(finding);
  std::string text = fmt::format("{}\n", wrong.summary);
  text += fmt::format("  depth {}: expected {}, the engine has {}\n", finding.depth,
                      to_text(finding.expected), to_text(finding.found));
  text += fmt::format("  line: {}\n", line_of(finding));
  text += fmt::format("  FEN: {}\n", wrong.fen) + diagram_of(wrong) + moves_lines(wrong);
  text += finding.clause.empty() ? fmt::format("  {}\n", finding.sentence)
                                 : fmt::format("  {}: {}\n", heading_of(finding), finding.sentence);
  text += attack.empty() ? "" : fmt::format("  {}\n", attack);
  text += reproduction_of(wrong.command, wrong.question);
  if (finding.smallest) {
    const WrongMoves smallest = smallest_of(finding);
    text += fmt::format("  with fewer pieces: {}\n{}  {}\n", smallest.fen, diagram_of(smallest),
                        smallest.summary) +
            reproduction_of(smallest.command, smallest.question);
  }
  return text;
}

std::string to_text(const CheckResult& result, const TextOptions& options) {
  const Report report(result);
  std::string text =
      engine_lines(report) + join_texts(report.diagnoses, "", [](const DiagnosisReport& diagnosis) {
        return '\n' + to_text(diagnosis);
      });
  if (!report.contradictions.empty()) {
    text += '\n' + report.contradictions + '\n';
  }
  text += in_full(report, options.all);
  if (!report.fresh.empty()) {
    text += fmt::format("\n{}\n{}", heading_of_list(report.fresh),
                        group_lines(report.fresh, "finding"));
  }
  if (!report.expected.empty()) {
    text += "\ndifferent as expected, by clause:\n" + group_lines(report.expected, "position");
    for (const Group<Finding>& group : report.expected) {
      for (const Finding* finding : group.items) {
        text += options.all ? '\n' + to_text(*finding) : "";
      }
    }
  }
  if (!report.vanished.empty()) {
    text += fmt::format("not found again: {}\n", report.vanished);
  }
  text += not_compared(report);
  if (!options.journal.empty()) {
    text += fmt::format("every finding in full: {}\n", options.journal);
  }
  if (result.not_reached > 0 && !result.interrupted && result.positions < result.outcomes.size()) {
    text += "not reached: the positions after the last finding that --stop-after allows\n";
  }
  if (result.interrupted) {
    const bool undiagnosed = result.failed > 0 && result.diagnoses.empty();
    text += fmt::format("interrupted: {} of {} positions were looked at{}\n", result.positions,
                        result.outcomes.size(), undiagnosed ? "; no diagnosis" : "");
  }
  return text +
         fmt::format("{}: {}", counted(result.outcomes.size(), "position"), closing_line(report));
}

}  // namespace hurdle::engines
