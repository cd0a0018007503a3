// Parts of the HTML page of a check: a position with its wrong moves, and smaller elements. Their
// order is in check_html.cpp.
#pragma once

#include <pugixml.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "perft/drawing/board_svg.hpp"
#include "perft/engines/check/check.hpp"

namespace hurdle::engines {

/// A wrong answer as the page shows it.
struct WrongMoves {
  const Notation& notation;
  const Setup& position;
  std::string fen;  ///< of the position, or what leads there
  std::vector<std::string> missing;
  std::vector<std::string> extra;
  std::vector<std::string> repeated;
  std::string talked_about;            ///< the move that is drawn thickest
  std::vector<std::string> sentences;  ///< what is said of it, one a paragraph
  std::string command;                 ///< shows it again; empty when none does
};

[[nodiscard]] WrongMoves wrong_moves(const Diagnosis& diagnosis, const Symptom& symptom);
[[nodiscard]] WrongMoves wrong_moves(const Finding& finding);

/// The board, beside it FEN, moves, sentences and command.
void add_wrong_moves(pugi::xml_node parent, const WrongMoves& wrong, PieceNames pieces);

/// A paragraph of this class, none when there is no text.
pugi::xml_node add_paragraph(pugi::xml_node parent, std::string_view text,
                             const char* class_name = "");

/// A FEN to be copied.
void add_fen(pugi::xml_node parent, std::string_view fen);

/// A command to be copied.
void add_command(pugi::xml_node parent, std::string_view command);

/// How the page looks, on screens and on paper. It holds nothing that markup would escape.
[[nodiscard]] std::string_view page_css() noexcept;

}  // namespace hurdle::engines
