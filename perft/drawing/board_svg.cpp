// The picture of a position: coordinates, hands and text. The empty board, single pieces and moves
// are in board_ground.cpp, board_pieces.cpp and board_marks.cpp.
#include "perft/drawing/board_svg.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <pugixml.hpp>

#include "movegen/looks.hpp"
#include "movegen/vocab/text/state_words.hpp"
#include "movegen/vocab/text/text.hpp"
#include "perft/drawing/board_frame.hpp"
#include "perft/drawing/board_ground.hpp"
#include "perft/drawing/board_marks.hpp"
#include "perft/drawing/board_pieces.hpp"
#include "perft/drawing/markup.hpp"

namespace hurdle {
namespace {

std::string fen_words(const Notation& notation, const Setup& setup) {
  return setup.passes > 1 ? "no FEN, two passes have ended the game" : to_fen(notation, setup);
}

std::string caption_words(const Notation& notation, const Setup& setup, const BoardStyle& style) {
  const char* letters = setup.side == Colour::white ? " (upper case)" : " (lower case)";
  return fmt::format("{}{} to move{}", notation.side(setup.side),
                     style.pieces == PieceNames::letters ? letters : "", state_words(setup));
}

class Picture {
 public:
  Picture(pugi::xml_node parent, const Notation& notation, const Setup& setup,
          const BoardStyle& style)
      : notation_(notation),
        setup_(setup),
        style_(style),
        pieces_(notation, style.pieces),
        frame_(notation, caption_words(notation, setup, style)),
        svg_(add_element(parent, "svg",
                         {{"xmlns", "http://www.w3.org/2000/svg"},
                          {"class", "hurdle-board"},
                          {"role", "img"},
                          {"width", number(frame_.width())},
                          {"height", number(frame_.height())},
                          {"viewBox", fmt::format("0 0 {} {}", number(frame_.width()),
                                                  number(frame_.height()))}})) {}

  void draw(std::string_view css) {
    words();
    if (!css.empty()) {
      add_element(svg_, "style", {}, css);
    }
    add_ground(svg_, look_of(notation_), notation_, frame_);
    labels();
    const BoardMarks marks(notation_, frame_, setup_, style_.moves);
    marks.add_ways(svg_);
    pieces_on_board();
    if (notation_.hands) {
      hand(Colour::black);
      hand(Colour::white);
    }
    marks.add_ends(svg_);
    caption();
  }

 private:
  void words();
  void labels();
  void pieces_on_board();
  void hand(Colour colour);
  void caption();
  [[nodiscard]] std::string moves_marked(MoveMark mark) const;

  const Notation& notation_;
  const Setup& setup_;
  const BoardStyle& style_;
  BoardPieces pieces_;
  BoardFrame frame_;
  pugi::xml_node svg_;
};

std::string Picture::moves_marked(MoveMark mark) const {
  std::string text;
  for (const MarkedMove& one : style_.moves) {
    text += one.mark == mark ? ' ' + to_text(notation_, one.move) : "";
  }
  return text;
}

/// Title and description, for screen readers.
void Picture::words() {
  add_element(
      svg_, "title", {},
      fmt::format("Position of {}, {} to move", notation_.name, notation_.side(setup_.side)));
  std::string text = fen_words(notation_, setup_);
  const auto add = [&](const char* what, MoveMark mark) {
    const std::string moves = moves_marked(mark);
    text += moves.empty() ? "" : fmt::format("; {}:{}", what, moves);
  };
  add("move", MoveMark::played);
  add("missing", MoveMark::missing);
  add("extra", MoveMark::extra);
  add_element(svg_, "desc", {}, text);
}

void Picture::labels() {
  const auto label = [&](double x, double y, const std::string& text) {
    add_element(svg_, "text", {{"class", "label"}, {"x", number(x)}, {"y", number(y)}}, text);
  };
  for (int file = 0; file < notation_.files; ++file) {
    label(frame_.spot(Square(file, 0)).x, frame_.files_y(),
          std::string{static_cast<char>('a' + file)});
  }
  for (int rank = 0; rank < notation_.ranks; ++rank) {
    label(BoardFrame::left / 2, frame_.spot(Square(0, rank)).y + 5, std::to_string(rank + 1));
  }
}

void Picture::pieces_on_board() {
  for (int rank = notation_.ranks - 1; rank >= 0; --rank) {
    for (int file = 0; file < notation_.files; ++file) {
      const Square square(file, rank);
      if (const Piece here = setup_.at(square)) {
        pieces_.add(svg_, here, frame_.spot(square), to_text(square));
      }
    }
  }
}

/// The pieces in hand from the side's edge inwards; a number follows if there are several of a
/// kind.
void Picture::hand(Colour colour) {
  const bool upper = colour == Colour::black;
  const double room = frame_.hand_height();
  const double top = upper ? BoardFrame::top : frame_.bottom() - room;
  add_element(svg_, "rect",
              {{"class", "tray"},
               {"x", number(frame_.hand_left())},
               {"y", number(top)},
               {"width", number(BoardFrame::hand_width)},
               {"height", number(room)},
               {"rx", "3"}});
  std::vector<std::pair<Kind, int>> held;
  for (std::size_t index = 0; index < notation_.kinds.size(); ++index) {
    const auto kind = static_cast<Kind>(index);
    if (const int number = setup_.held(colour, kind); number > 0) {
      held.emplace_back(kind, number);
    }
  }
  constexpr double widest_step = 34;
  const double step =
      std::min(widest_step, (room - 4) / std::max(static_cast<double>(held.size()), 1.0));
  double y = upper ? top + 2 + step / 2 : top + room - 2 - step / 2;
  for (const auto& [kind, number_held] : held) {
    const double x = frame_.hand_left() + 18;
    pieces_.add(svg_, Piece(colour, kind), {x, y}, "", 0.9 * step / widest_step);
    if (number_held > 1) {
      add_element(svg_, "text", {{"class", "count"}, {"x", number(x + 16)}, {"y", number(y + 5)}},
                  fmt::format("×{}", number_held));
    }
    y += upper ? step : -step;
  }
}

void Picture::caption() {
  const double y = frame_.caption_y(0);
  pieces_.add_sample(svg_, setup_.side, {BoardFrame::left + 7, y - 5});
  const std::string x = number(BoardFrame::caption_left);
  const std::vector<std::string>& lines = frame_.caption();
  const pugi::xml_node text =
      add_element(svg_, "text", {{"class", "caption"}, {"x", x}, {"y", number(y)}}, lines.front());
  for (std::size_t line = 1; line < lines.size(); ++line) {
    add_element(text, "tspan", {{"x", x}, {"dy", number(BoardFrame::line_height)}}, lines[line]);
  }
}

}  // namespace

std::string board_svg(const Notation& notation, const Setup& setup, const BoardStyle& style) {
  pugi::xml_document document;
  Picture(document.root(), notation, setup, style).draw(board_css());
  return to_markup(document) + '\n';
}

void add_board(pugi::xml_node parent, const Notation& notation, const Setup& setup,
               const BoardStyle& style) {
  Picture(parent, notation, setup, style).draw("");
}

}  // namespace hurdle
