#include "perft/engines/report/html/page_parts.hpp"

#include <fmt/format.h>

#include "movegen/vocab/text/text.hpp"
#include "perft/drawing/board_marks.hpp"
#include "perft/drawing/markup.hpp"
#include "perft/engines/report/check_text.hpp"
#include "perft/engines/report/diagnosis_text.hpp"

namespace hurdle::engines {
namespace {

/// Moves that can be read are drawn; what else the engine said stands in the list alone.
void mark(std::vector<MarkedMove>& marked, const WrongMoves& wrong,
          const std::vector<std::string>& moves, MoveMark as) {
  for (const std::string& text : moves) {
    try {
      marked.push_back({parse_move(wrong.notation, text), as, text != wrong.talked_about});
    } catch (const TextError&) {
      continue;
    }
  }
}

void add_moves(pugi::xml_node parent, const char* what, const std::vector<std::string>& moves,
               const WrongMoves& wrong, MoveMark as) {
  if (moves.empty()) {
    return;
  }
  const pugi::xml_node line = add_paragraph(parent, "", "moves");
  if (as != MoveMark::played) {
    add_mark_sample(line, as);
  }
  add_text(line, what);
  for (const std::string& move : moves) {
    add_text(line, " ");
    add_element(line, move == wrong.talked_about ? "strong" : "span", {{"class", "move-text"}},
                move);
  }
}

}  // namespace

pugi::xml_node add_paragraph(pugi::xml_node parent, std::string_view text, const char* class_name) {
  const pugi::xml_node paragraph = add_element(parent, "p");
  if (*class_name != '\0') {
    set_attribute(paragraph, "class", class_name);
  }
  if (!text.empty()) {
    add_text(paragraph, text);
  }
  return paragraph;
}

void add_command(pugi::xml_node parent, std::string_view command) {
  add_element(add_element(parent, "pre", {{"class", "command"}}), "code", {}, command);
}

void add_fen(pugi::xml_node parent, std::string_view fen) {
  add_element(add_paragraph(parent, "", "fen"), "code", {}, fen);
}

WrongMoves wrong_moves(const Diagnosis& diagnosis, const Symptom& symptom) {
  const Variant& variant = *diagnosis.variant;
  const std::string rules = by_the_rules(variant, symptom);
  return {variant.notation,
          symptom.position,
          told_as(variant.notation, symptom),
          symptom.missing,
          symptom.extra,
          {},
          move_of(symptom),
          {rules.rfind("the rules", 0) == 0 ? "By " + rules : rules},
          command_for(variant.notation, symptom)};
}

WrongMoves wrong_moves(const Finding& finding) {
  const std::string line = fmt::format("{}", fmt::join(finding.path, " "));
  return {finding.item.variant->notation,
          finding.node,
          finding.fen.empty() ? "none, two passes have ended the game" : finding.fen,
          finding.missing,
          finding.extra,
          finding.repeated,
          finding.move,
          {finding.sentence,
           fmt::format("Depth {}: expected {}, the engine has {}{}.", finding.depth,
                       to_text(finding.expected), to_text(finding.found),
                       line.empty() ? "" : fmt::format("; found by the line {}", line))},
          finding.command};
}

void add_wrong_moves(pugi::xml_node parent, const WrongMoves& wrong, PieceNames pieces) {
  const pugi::xml_node figure = add_element(parent, "figure");
  BoardStyle style{pieces, {}};
  mark(style.moves, wrong, wrong.missing, MoveMark::missing);
  mark(style.moves, wrong, wrong.extra, MoveMark::extra);
  mark(style.moves, wrong, wrong.repeated, MoveMark::played);
  add_board(figure, wrong.notation, wrong.position, style);
  const pugi::xml_node words = add_element(figure, "figcaption");
  add_moves(words, "missing (legal, the engine lacks them):", wrong.missing, wrong,
            MoveMark::missing);
  add_moves(words, "extra (the engine has them, not legal):", wrong.extra, wrong, MoveMark::extra);
  add_moves(words, "listed more than once:", wrong.repeated, wrong, MoveMark::played);
  for (const std::string& sentence : wrong.sentences) {
    add_paragraph(words, sentence);
  }
  add_fen(words, wrong.fen);
  if (!wrong.command.empty()) {
    add_command(words, wrong.command);
  }
}

}  // namespace hurdle::engines
