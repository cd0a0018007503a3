// Parts of the HTML page of a check; check_html.cpp puts them in order.
#pragma once

#include <pugixml.hpp>
#include <string_view>
#include <vector>

#include "perft/drawing/board_svg.hpp"
#include "perft/engines/report/model.hpp"

namespace hurdle::engines {

/// A section with each mutant that explains findings, the patterns and the unexplained positions;
/// no section if nothing was found.
void add_diagnoses(pugi::xml_node parent, const std::vector<DiagnosisReport>& reports,
                   PieceNames pieces);

/// The board; beside it moves, sentences, FEN and command.
void add_wrong_moves(pugi::xml_node parent, const WrongMoves& wrong, PieceNames pieces);

/// A paragraph of this class; empty if there is no text.
pugi::xml_node add_paragraph(pugi::xml_node parent, std::string_view text,
                             const char* class_name = "");

/// A FEN that the reader can copy.
void add_fen(pugi::xml_node parent, std::string_view fen);

/// A command that the reader can copy.
void add_command(pugi::xml_node parent, std::string_view command);

/// The style sheet, page.css: one column, boards beside their text if there is room, light or dark
/// as the browser prefers, light in print. It contains no character that XML escapes.
[[nodiscard]] std::string_view page_css() noexcept;

}  // namespace hurdle::engines
