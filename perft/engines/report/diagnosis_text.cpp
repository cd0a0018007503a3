// Wording of diagnoses: the belief first, then what speaks for it, then one position that shows it.
#include "perft/engines/report/diagnosis_text.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cctype>
#include <optional>
#include <vector>

#include "movegen/referee/referee.hpp"
#include "movegen/vocab/text/text.hpp"
#include "perft/engines/report/indented.hpp"

namespace hurdle::engines {
namespace {

/// The sentence as part of another: without its full stop, its first letter small unless it begins
/// with a player's name.
std::string clause_of(const Notation& notation, const std::string& sentence) {
  std::string text = sentence;
  if (!text.empty() && text.back() == '.') {
    text.pop_back();
  }
  const bool named = std::any_of(notation.sides.begin(), notation.sides.end(),
                                 [&](std::string_view side) { return text.rfind(side, 0) == 0; });
  if (!text.empty() && !named) {
    text.front() = static_cast<char>(std::tolower(static_cast<unsigned char>(text.front())));
  }
  return text;
}

std::string moves_line(const char* what, const Listing& moves) {
  constexpr std::size_t most = 20;
  if (moves.empty()) {
    return "";
  }
  const Listing shown(moves.begin(),
                      moves.begin() + static_cast<std::ptrdiff_t>(std::min(most, moves.size())));
  return fmt::format(
      "  {}: {}{}\n", what, fmt::join(shown, " "),
      shown.size() < moves.size() ? fmt::format(" and {} more", moves.size() - most) : "");
}

/// The moves of its line behind these words; nothing when there is no line.
std::string moves_behind(const Notation& notation, const Symptom& symptom, const char* words) {
  std::vector<std::string> moves;
  for (const Move move : symptom.line) {
    moves.push_back(to_text(notation, move));
  }
  return moves.empty() ? "" : fmt::format("{}{}", words, fmt::join(moves, " "));
}

std::string smallest(const Variant& variant, const Symptom& symptom) {
  const Notation& notation = variant.notation;
  std::string text = fmt::format("  smallest position: {}\n", told_as(notation, symptom));
  text += indented(diagram(notation, symptom.position));
  text += symptom.listed.empty()
              ? "  the engine has no move\n"
              : fmt::format("  the engine has {}\n", counted(symptom.listed.size(), "move"));
  text += moves_line("missing (legal, the engine lacks them)", symptom.missing);
  text += moves_line("extra (the engine has them, not legal)", symptom.extra);
  text += fmt::format("  {}\n", by_the_rules(variant, symptom));
  return text + fmt::format("  to reproduce: {}\n", command_for(notation, symptom));
}

std::string house_rules_line(const Explanation& explanation) {
  if (explanation.house_rules == nullptr) {
    return "";
  }
  const HouseRules& house_rules = *explanation.house_rules;
  return fmt::format(
      "  Possibly not a bug: these are house rules of {}\n    ({})\n  To check by them: "
      "--house-rules {}\n",
      house_rules.who, house_rules.source, house_rules.name);
}

std::string alike_lines(const Cause& cause, const Notation& notation) {
  std::string text;
  for (const Explanation& one : cause.alike) {
    text +=
        fmt::format("  Or, as no position found shows a difference: {}\n", to_text(one, notation));
  }
  return text;
}

std::string cause_text(const Diagnosis& diagnosis, const Cause& cause) {
  const Notation& notation = diagnosis.variant->notation;
  std::string text = fmt::format("Probable bug: {}.\n  {}\n", to_text(cause.explanation, notation),
                                 weight_of(diagnosis, cause));
  text += house_rules_line(cause.explanation) + alike_lines(cause, notation);
  return cause.symptoms.empty() ? text
                                : text + smallest(*diagnosis.variant, cause.symptoms.front());
}

std::string pattern_text(const Notation& notation, const Pattern& pattern) {
  std::string text =
      fmt::format("{} ({})\n", pattern.sentence, counted(pattern.positions.size(), "position"));
  const Setup& first = pattern.positions.front();
  return first.passes < 2 ? text + fmt::format("  first: {}\n", to_fen(notation, first)) : text;
}

}  // namespace

std::string counted(std::size_t number, const char* what) {
  return fmt::format("{} {}{}", number, what, number == 1 ? "" : "s");
}

std::string told_as(const Notation& notation, const Symptom& symptom) {
  return to_fen(notation, symptom.base) + moves_behind(notation, symptom, ", after ");
}

const std::string& move_of(const Symptom& symptom) {
  return symptom.missing.empty() ? symptom.extra.front() : symptom.missing.front();
}

std::string by_the_rules(const Variant& variant, const Symptom& symptom) {
  const std::string& move = move_of(symptom);
  try {
    const Verdict verdict =
        variant.referee.explain(symptom.position, parse_move(variant.notation, move));
    return fmt::format("the rules on {}: {} ({})", move, verdict.sentence, verdict.clause);
  } catch (const TextError& error) {
    return fmt::format("{} cannot be read: {}", move, error.what());
  }
}

std::string weight_of(const Diagnosis& diagnosis, const Cause& cause) {
  return diagnosis.causes.size() == 1
             ? fmt::format("Explains {} of {}; none of its {} replies contradicts it.",
                           diagnosis.explained, counted(diagnosis.symptoms, "difference"),
                           diagnosis.answers)
             : fmt::format("Helps to explain {} of {}; explains {} on its own.",
                           cause.symptoms.size(), counted(diagnosis.symptoms, "difference"),
                           cause.alone);
}

std::string weight_of(const Diagnosis& diagnosis) {
  return fmt::format("These {} together explain {} of {}; none of its {} replies contradicts them.",
                     diagnosis.causes.size(), diagnosis.explained,
                     counted(diagnosis.symptoms, "difference"), diagnosis.answers);
}

std::string unexplained_words(const Diagnosis& diagnosis) {
  const std::size_t open = diagnosis.symptoms - diagnosis.explained;
  return open == 0 ? ""
                   : fmt::format("No known mutant explains {} of {}.", open,
                                 counted(diagnosis.symptoms, "difference"));
}

std::string to_text(const Explanation& explanation, const Notation& notation) {
  return fmt::format("{} (rule {})", clause_of(notation, explanation.sentence), explanation.clause);
}

std::string command_for(const Notation& notation, const Symptom& symptom) {
  const std::string moves = moves_behind(notation, symptom, " --moves \"");
  return fmt::format("hurdle explain {} --fen \"{}\"{}{} {}", notation.name,
                     to_fen(notation, symptom.base), moves, moves.empty() ? "" : "\"",
                     move_of(symptom));
}

std::string to_text(const Diagnosis& diagnosis) {
  const Notation& notation = diagnosis.variant->notation;
  std::string text = diagnosis.causes.size() < 2 ? "" : fmt::format("{}\n", weight_of(diagnosis));
  for (const Cause& cause : diagnosis.causes) {
    text += cause_text(diagnosis, cause);
  }
  if (const std::string open = unexplained_words(diagnosis); !open.empty()) {
    text += open + '\n';
  }
  for (const Pattern& pattern : diagnosis.patterns) {
    text += pattern_text(notation, pattern);
  }
  return text.empty() ? text : fmt::format("{}:\n{}", notation.name, text);
}

}  // namespace hurdle::engines
