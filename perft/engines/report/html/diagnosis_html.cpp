#include <fmt/format.h>

#include <algorithm>

#include "movegen/vocab/text/text.hpp"
#include "perft/drawing/markup.hpp"
#include "perft/engines/report/diagnosis_words.hpp"
#include "perft/engines/report/html/page_parts.hpp"

namespace hurdle::engines {
namespace {

void add_cause(pugi::xml_node parent, const Notation& notation, const CauseReport& cause,
               PieceNames pieces) {
  const Explanation& mutant = cause.cause.explanation;
  const bool house_rules = mutant.house_rules != nullptr;
  const pugi::xml_node card = add_element(
      parent, "article", {{"class", house_rules ? "card cause reading" : "card cause"}});
  add_element(card, "span", {{"class", "tag"}}, id_and_title(notation, mutant.clause));
  add_element(card, "span", {{"class", "tag"}}, house_rules ? "house rules" : "an error");
  add_element(card, "h4", {}, fmt::format("{}: {}", cause.heading, mutant.sentence));
  add_paragraph(card, cause.weight);
  if (house_rules) {
    const pugi::xml_node words = add_paragraph(card, cause.house_rules + " To check by them: ");
    add_element(words, "code", {{"class", "option"}}, cause.option);
  }
  for (const std::string& alike : cause.alike) {
    add_paragraph(card, alike, "note");
  }
  if (cause.smallest) {
    add_paragraph(card, "The smallest position that shows it:", "note");
    add_wrong_moves(card, *cause.smallest, pieces);
  }
}

void add_patterns(pugi::xml_node parent, const Diagnosis& diagnosis) {
  for (const Pattern& pattern : diagnosis.patterns) {
    const pugi::xml_node card = add_element(parent, "article", {{"class", "card cause"}});
    add_element(card, "span", {{"class", "tag"}}, "in common");
    add_element(card, "h4", {}, pattern.sentence);
    const std::string first = first_of(diagnosis, pattern);
    add_paragraph(card, extent_of(pattern) + "; the simplest:");
    add_fen(card, first.empty() ? "none, two passes have ended the game" : first);
  }
}

void add_unexplained(pugi::xml_node parent, const DiagnosisReport& report, PieceNames pieces) {
  if (report.unexplained.empty()) {
    return;
  }
  add_paragraph(parent, report.unexplained);
  if (!report.closest.empty()) {
    add_paragraph(parent, report.closest, "note");
  }
  const char* which = "the simplest";
  for (const WrongMoves& position : report.positions) {
    const pugi::xml_node details = add_element(parent, "details");
    add_element(details, "summary", {},
                fmt::format("Unexplained, {}: {}", which, position.summary));
    add_wrong_moves(details, position, pieces);
    which = "the next";
  }
}

}  // namespace

void add_diagnoses(pugi::xml_node parent, const std::vector<DiagnosisReport>& reports,
                   PieceNames pieces) {
  const auto is_empty = [](const DiagnosisReport& one) {
    return one.diagnosis.symptoms == 0 && one.diagnosis.patterns.empty();
  };
  if (std::ranges::all_of(reports, is_empty)) {
    return;
  }
  const pugi::xml_node section = add_element(parent, "section", {{"id", "causes"}});
  add_element(section, "h2", {}, "Diagnosis");
  for (const DiagnosisReport& report : reports) {
    if (is_empty(report)) {
      continue;
    }
    const Notation& notation = report.diagnosis.variant->notation;
    add_element(section, "h3", {}, notation.name);
    for (const std::string& sentence : {report.expected, report.weight}) {
      if (!sentence.empty()) {
        add_paragraph(section, sentence);
      }
    }
    for (const CauseReport& cause : report.causes) {
      add_cause(section, notation, cause, pieces);
    }
    for (const std::string& alternative : report.alternatives) {
      add_paragraph(section, alternative + '.', "note");
    }
    add_patterns(section, report.diagnosis);
    add_unexplained(section, report, pieces);
  }
}

}  // namespace hurdle::engines
