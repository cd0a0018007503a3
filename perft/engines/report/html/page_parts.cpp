#include "perft/engines/report/html/page_parts.hpp"

#include <fmt/format.h>

#include <optional>

#include "movegen/vocab/text/text.hpp"
#include "perft/drawing/board_marks.hpp"
#include "perft/drawing/markup.hpp"

namespace hurdle::engines {
namespace {

/// Draws the moves that can be parsed; other replies of the engine are only listed.
void mark(std::vector<MarkedMove>& marked, const WrongMoves& wrong,
          const std::vector<std::string>& moves, MoveMark as) {
  for (const std::string& text : moves) {
    if (const std::optional<Move> move = try_parse_move(wrong.notation, text)) {
      marked.push_back({*move, as, text != wrong.move});
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
  add_text(line, fmt::format("{}:", what));
  for (const std::string& move : moves) {
    add_text(line, " ");
    add_element(line, move == wrong.move ? "strong" : "span", {{"class", "move-text"}}, move);
  }
  if (const std::string theirs = in_engine_notation(wrong.engine_texts, moves); !theirs.empty()) {
    add_text(line, fmt::format("; {}: {}", engine_texts_label, theirs));
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

void add_wrong_moves(pugi::xml_node parent, const WrongMoves& wrong, PieceNames pieces) {
  const pugi::xml_node figure = add_element(parent, "figure");
  BoardStyle style{pieces, {}};
  mark(style.moves, wrong, wrong.missing, MoveMark::missing);
  mark(style.moves, wrong, wrong.extra, MoveMark::extra);
  mark(style.moves, wrong, wrong.repeated, MoveMark::played);
  add_board(figure, wrong.notation, wrong.position, style);
  const pugi::xml_node words = add_element(figure, "figcaption");
  add_moves(words, missing_label, wrong.missing, wrong, MoveMark::missing);
  add_moves(words, extra_label, wrong.extra, wrong, MoveMark::extra);
  add_moves(words, repeated_label, wrong.repeated, wrong, MoveMark::played);
  for (const std::string& sentence : wrong.sentences) {
    add_paragraph(words, sentence);
  }
  add_fen(words, wrong.fen);
  if (!wrong.command.empty()) {
    add_command(words, wrong.command);
  }
  if (!wrong.question.empty()) {
    add_paragraph(words, "To ask the engine:");
    add_command(words, wrong.question);
  }
}

}  // namespace hurdle::engines
