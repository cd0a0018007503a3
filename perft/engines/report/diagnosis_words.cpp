// Puts causes, positions and the closest mutant into words.
#include "perft/engines/report/diagnosis_words.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "movegen/vocab/text/letters.hpp"
#include "movegen/vocab/text/text.hpp"
#include "perft/engines/check/number_diagnosis.hpp"

namespace hurdle::engines {

std::string sentence_of(const Explanation& explanation, const Notation& notation) {
  std::string text = explanation.sentence;
  if (!text.empty() && text.back() == '.') {
    text.pop_back();
  }
  const bool named = std::ranges::any_of(
      notation.sides, [&](std::string_view side) { return text.starts_with(side); });
  if (!text.empty() && !named) {
    text.front() = to_lower(text.front());
  }
  return fmt::format("{} (rule {})", text, explanation.clause);
}

std::string moves_after(const Notation& notation, const Symptom& symptom, const char* words) {
  std::string text;
  for (const Move move : symptom.line) {
    text += fmt::format("{}{}", text.empty() ? words : " ", to_text(notation, move));
  }
  return text;
}

bool is_shown_by_fen(const Symptom& symptom) {
  return symptom.position.passes < 2 && !symptom.by_line;
}

std::string fen_of(const Notation& notation, const Symptom& symptom) {
  return is_shown_by_fen(symptom)
             ? to_fen(notation, symptom.position)
             : to_fen(notation, symptom.base) + moves_after(notation, symptom, ", after ");
}

const Symptom* first_sent(const Diagnosis& diagnosis, const Pattern& pattern) {
  const auto sent =
      std::ranges::find(diagnosis.unexplained, pattern.positions.front(), &Symptom::position);
  return sent == diagnosis.unexplained.end() ? nullptr : &*sent;
}

std::string first_of(const Diagnosis& diagnosis, const Pattern& pattern) {
  const Setup& first = pattern.positions.front();
  const Notation& notation = diagnosis.variant->notation;
  const Symptom* sent = first_sent(diagnosis, pattern);
  if (first.passes > 1) {
    return "";
  }
  return sent == nullptr ? to_fen(notation, first) : fen_of(notation, *sent);
}

std::string extent_of(const Pattern& pattern) {
  return pattern.id == numbers_pattern ? counted(pattern.positions.size(), "position")
                                       : counted(pattern.positions.size(), "list") + " of moves";
}

std::string closest_in(const Diagnosis& diagnosis) {
  if (!diagnosis.closest) {
    return "";
  }
  const Notation& notation = diagnosis.variant->notation;
  const Closest& closest = *diagnosis.closest;
  const std::string first = fen_of(notation, closest.contradictions.front());
  const std::string against =
      closest.contradictions.size() == 1
          ? fmt::format("the reply to {} contradicts it", first)
          : fmt::format("the replies to {} positions contradict it, first {}",
                        closest.contradictions.size(), first);
  return fmt::format(
      "Closest known {}, not proved: {}. This explains {} of {} wrong lists of moves, but {}.",
      closest.explanation.house_rules == nullptr ? "bug" : "house rules",
      sentence_of(closest.explanation, notation), closest.explained, diagnosis.symptoms, against);
}

}  // namespace hurdle::engines
