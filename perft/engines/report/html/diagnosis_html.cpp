#include "perft/engines/report/html/diagnosis_html.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "movegen/vocab/text/text.hpp"
#include "perft/drawing/markup.hpp"
#include "perft/engines/report/diagnosis_text.hpp"
#include "perft/engines/report/html/page_parts.hpp"

namespace hurdle::engines {
namespace {

constexpr std::size_t most_unexplained = 5;  // positions in full

std::string titled(const Notation& notation, const std::string& id) {
  const Clause* clause = find_clause(notation, id);
  return clause == nullptr ? id : fmt::format("{} {}", clause->id, clause->title);
}

void add_house_rules(pugi::xml_node card, const HouseRules& house_rules) {
  const pugi::xml_node words = add_paragraph(
      card, fmt::format("Possibly not a bug: these are house rules of {} ({}). To check by them: ",
                        house_rules.who, house_rules.source));
  add_element(words, "code", {{"class", "option"}}, "--house-rules " + house_rules.name);
}

void add_cause(pugi::xml_node parent, const Diagnosis& diagnosis, const Cause& cause,
               PieceNames pieces) {
  const Notation& notation = diagnosis.variant->notation;
  const bool house_rules = cause.explanation.house_rules != nullptr;
  const pugi::xml_node card = add_element(
      parent, "article", {{"class", house_rules ? "card cause reading" : "card cause"}});
  add_element(card, "span", {{"class", "tag"}}, titled(notation, cause.explanation.clause));
  add_element(card, "span", {{"class", "tag"}}, house_rules ? "another reading" : "an error");
  add_element(card, "h4", {}, fmt::format("Probable bug: {}", cause.explanation.sentence));
  add_paragraph(card, weight_of(diagnosis, cause));
  if (house_rules) {
    add_house_rules(card, *cause.explanation.house_rules);
  }
  for (const Explanation& one : cause.alike) {
    add_paragraph(
        card,
        fmt::format("Or, as no position found shows a difference: {}", to_text(one, notation)),
        "note");
  }
  if (!cause.symptoms.empty()) {
    add_paragraph(card, "The smallest position that shows it:", "note");
    add_wrong_moves(card, wrong_moves(diagnosis, cause.symptoms.front()), pieces);
  }
}

void add_patterns(pugi::xml_node parent, const Diagnosis& diagnosis) {
  for (const Pattern& pattern : diagnosis.patterns) {
    const pugi::xml_node card = add_element(parent, "article", {{"class", "card cause"}});
    add_element(card, "span", {{"class", "tag"}}, "in common");
    add_element(card, "h4", {}, pattern.sentence);
    const Setup& first = pattern.positions.front();
    add_paragraph(card, counted(pattern.positions.size(), "position") + "; the simplest:");
    add_fen(card, first.passes > 1 ? "none, two passes have ended the game"
                                   : to_fen(diagnosis.variant->notation, first));
  }
}

void add_unexplained(pugi::xml_node parent, const Diagnosis& diagnosis, PieceNames pieces) {
  const std::string words = unexplained_words(diagnosis);
  if (words.empty()) {
    return;
  }
  add_paragraph(parent, words);
  const std::size_t shown = std::min(most_unexplained, diagnosis.unexplained.size());
  for (std::size_t index = 0; index < shown; ++index) {
    const Symptom& symptom = diagnosis.unexplained[index];
    const pugi::xml_node details = add_element(parent, "details");
    add_element(details, "summary", {},
                fmt::format("Unexplained, {}: {}", index == 0 ? "the simplest" : "the next",
                            by_the_rules(*diagnosis.variant, symptom)));
    add_wrong_moves(details, wrong_moves(diagnosis, symptom), pieces);
  }
}

}  // namespace

void add_diagnoses(pugi::xml_node parent, const std::vector<Diagnosis>& diagnoses,
                   PieceNames pieces) {
  const auto says_something = [](const Diagnosis& one) {
    return one.symptoms > 0 || !one.patterns.empty();
  };
  if (std::none_of(diagnoses.begin(), diagnoses.end(), says_something)) {
    return;
  }
  const pugi::xml_node section = add_element(parent, "section", {{"id", "causes"}});
  add_element(section, "h2", {}, "Probable bugs");
  for (const Diagnosis& diagnosis : diagnoses) {
    if (!says_something(diagnosis)) {
      continue;
    }
    add_element(section, "h3", {}, diagnosis.variant->notation.name);
    if (diagnosis.causes.size() > 1) {
      add_paragraph(section, weight_of(diagnosis));
    }
    for (const Cause& cause : diagnosis.causes) {
      add_cause(section, diagnosis, cause, pieces);
    }
    add_patterns(section, diagnosis);
    add_unexplained(section, diagnosis, pieces);
  }
}

}  // namespace hurdle::engines
