#include <fmt/format.h>

#include <set>

#include "movegen/vocab/text/text.hpp"
#include "perft/engines/report/diagnosis_words.hpp"
#include "perft/engines/report/text.hpp"

namespace hurdle::engines {
namespace {

constexpr std::size_t most_moves = 20;

std::string smallest_text(const CauseReport& cause) {
  const WrongMoves& smallest = *cause.smallest;
  const Symptom& symptom = *cause.example;
  const std::size_t moves = std::set(symptom.listed.begin(), symptom.listed.end()).size();
  return fmt::format("  smallest position: {}\n", smallest.fen) + diagram_of(smallest) +
         fmt::format("  the engine has {}\n", moves == 0 ? "no move" : counted(moves, "move")) +
         moves_lines(smallest, most_moves) + fmt::format("  {}\n", smallest.summary) +
         (symptom.attack.empty() ? "" : fmt::format("  {}\n", symptom.attack)) +
         reproduction_of(smallest.command, smallest.question);
}

std::string cause_text(const CauseReport& cause) {
  std::string text = fmt::format("{}: {}.\n  {}\n", cause.heading, cause.sentence, cause.weight);
  if (!cause.house_rules.empty()) {
    text += fmt::format("  {}\n  To check by them: {}\n", cause.house_rules, cause.option);
  }
  for (const std::string& alike : cause.alike) {
    text += fmt::format("  {}\n", alike);
  }
  return cause.smallest ? text + smallest_text(cause) : text;
}

std::string pattern_text(const Diagnosis& diagnosis, const Pattern& pattern) {
  const std::string first = first_of(diagnosis, pattern);
  return fmt::format("{} ({})\n", pattern.sentence, extent_of(pattern)) +
         (first.empty() ? "" : fmt::format("  first: {}\n", first));
}

}  // namespace

std::string to_text(const DiagnosisReport& report) {
  const Notation& notation = report.diagnosis.variant->notation;
  std::string text = report.expected.empty() ? "" : report.expected + '\n';
  text += report.weight.empty() ? "" : report.weight + '\n';
  for (const CauseReport& cause : report.causes) {
    text += cause_text(cause);
  }
  for (const std::string& alternative : report.alternatives) {
    text += alternative + ".\n";
  }
  text += report.unexplained.empty() ? "" : report.unexplained + '\n';
  text += report.closest.empty() ? "" : report.closest + '\n';
  for (const Pattern& pattern : report.diagnosis.patterns) {
    text += pattern_text(report.diagnosis, pattern);
  }
  const std::string option = house_rules_option(report.diagnosis.base());
  return text.empty() ? text : fmt::format("{}{}:\n{}", notation.name, option, text);
}

}  // namespace hurdle::engines
