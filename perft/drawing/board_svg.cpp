// The picture of a position: background, lines, pieces, hands and text; moves are in
// board_marks.cpp.
#include "perft/drawing/board_svg.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <pugixml.hpp>

#include "movegen/looks.hpp"
#include "movegen/vocab/letters.hpp"
#include "movegen/vocab/state_words.hpp"
#include "movegen/vocab/text.hpp"
#include "perft/drawing/board_frame.hpp"
#include "perft/drawing/board_marks.hpp"
#include "perft/drawing/markup.hpp"

namespace hurdle {
namespace {

constexpr std::array<std::string_view, 3> names_of_piece_names{"letters", "hanja", "figures"};

/// Variation selector: draws the preceding character as text, not as a coloured emoji.
constexpr std::string_view as_text = "\xEF\xB8\x8E";

/// The sign on a piece, and the class for its font.
struct Face {
  std::string text;
  std::string classes;
};

Face face_of(const Notation& notation, Piece piece, PieceNames names) {
  const std::size_t side = index_of(piece.colour());
  const std::string plus = piece.promoted() ? "+" : "";
  const std::span<const KindLook> kinds = look_of(notation).kinds;
  if (names != PieceNames::letters && index_of(piece.kind()) < kinds.size()) {
    const KindLook& kind = kinds[index_of(piece.kind())];
    if (names == PieceNames::hanja && piece.promoted() && !kind.promoted_hanja.empty()) {
      return {std::string(kind.promoted_hanja), " hanja"};
    }
    const bool hanja = names == PieceNames::hanja;
    const std::string_view own = hanja ? kind.hanja[side] : kind.figures[side];
    if (!own.empty()) {
      return {fmt::format("{}{}{}", plus, own, hanja ? "" : as_text),
              fmt::format("{}{}", hanja ? " hanja" : " figure", piece.promoted() ? " wide" : "")};
    }
  }
  return {plus + letter_of(notation, piece.kind(), piece.colour()),
          piece.promoted() ? " wide" : ""};
}

std::string outline(PieceLook look) {
  return look == PieceLook::octagon ? "M-7 -17H7L17 -7V7L7 17H-7L-17 7V-7z"
                                    : "M0 -16a16 16 0 1 1 0 32a16 16 0 1 1 0 -32z";
}

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
        look_(look_of(notation)),
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
    ground();
    labels();
    const BoardMarks marks(notation_, frame_, setup_, style_.moves);
    marks.add_ways(svg_);
    pieces();
    if (notation_.hands) {
      hand(Colour::black, frame_.upper_hand_y());
      hand(Colour::white, frame_.lower_hand_y());
    }
    marks.add_ends(svg_);
    caption();
  }

 private:
  void words();
  void ground();
  void labels();
  void pieces();
  void hand(Colour colour, double y);
  void caption();
  void piece(Piece piece, Spot at, std::string_view square, double scale = 1);
  [[nodiscard]] std::string lines() const;
  [[nodiscard]] std::string moves_marked(MoveMark mark) const;

  const Notation& notation_;
  const Setup& setup_;
  const BoardStyle& style_;
  const Look& look_;
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

/// The lines of the board: around squares, or through the points.
std::string Picture::lines() const {
  const bool points = look_.board == BoardLook::points;
  const double edge = points ? BoardFrame::cell / 2 : 0;
  const double x0 = BoardFrame::left + edge;
  const double x1 = frame_.board_right() - edge;
  const double y0 = frame_.top() + edge;
  const double y1 = frame_.bottom() - edge;
  std::string path;
  for (double x = x0; x <= x1; x += BoardFrame::cell) {
    path += fmt::format("M{}V{}", pair({x, y0}), number(y1));
  }
  for (double y = y0; y <= y1; y += BoardFrame::cell) {
    path += fmt::format("M{}H{}", pair({x0, y}), number(x1));
  }
  for (const BoardLine& line : look_.lines) {
    path += fmt::format("M{}L{}", pair(frame_.spot(line.from)), pair(frame_.spot(line.to)));
  }
  return path;
}

void Picture::ground() {
  add_element(svg_, "rect",
              {{"class", "ground"},
               {"x", number(BoardFrame::left)},
               {"y", number(frame_.top())},
               {"width", number(frame_.board_right() - BoardFrame::left)},
               {"height", number(frame_.bottom() - frame_.top())}});
  if (look_.board == BoardLook::chequered) {
    std::string dark;
    for (int rank = 0; rank < notation_.ranks; ++rank) {
      for (int file = rank % 2; file < notation_.files; file += 2) {
        const Spot middle = frame_.spot(Square(file, rank));
        dark += fmt::format("M{}h40v40h-40z", pair({middle.x - 20, middle.y - 20}));
      }
    }
    add_element(svg_, "path", {{"class", "dark"}, {"d", dark}});
  }
  add_element(svg_, "path", {{"class", "lines"}, {"d", lines()}});
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

void Picture::piece(Piece piece, Spot at, std::string_view square, double scale) {
  const Face face = face_of(notation_, piece, style_.pieces);
  const char* colour = piece.colour() == Colour::white ? "white" : "black";
  const pugi::xml_node group = add_element(
      svg_, "g",
      {{"class",
        fmt::format("piece {}{}{}", colour, piece.promoted() ? " promoted" : "", face.classes)},
       {"transform", fmt::format("translate({})", pair(at)) +
                         (scale == 1 ? "" : fmt::format(" scale({})", scale))}});
  if (!square.empty()) {
    set_attribute(group, "data-square", square);
  }
  add_element(group, "path", {{"d", outline(look_.piece)}});
  add_element(group, "text", {{"dy", ".35em"}}, face.text);
}

void Picture::pieces() {
  for (int rank = notation_.ranks - 1; rank >= 0; --rank) {
    for (int file = 0; file < notation_.files; ++file) {
      const Square square(file, rank);
      if (const Piece here = setup_.at(square)) {
        piece(here, frame_.spot(square), to_text(square));
      }
    }
  }
}

/// The pieces in hand from left to right; a number follows if there are several of a kind.
void Picture::hand(Colour colour, double y) {
  constexpr double begin = BoardFrame::left + 66;
  std::vector<std::pair<Kind, int>> held;
  double wanted = 0;
  for (std::size_t index = 0; index < notation_.kinds.size(); ++index) {
    const auto kind = static_cast<Kind>(index);
    if (const int number = setup_.held(colour, kind); number > 0) {
      held.emplace_back(kind, number);
      wanted += number > 1 ? 52 : 34;
    }
  }
  add_element(svg_, "text",
              {{"class", "caption"}, {"x", number(BoardFrame::left)}, {"y", number(y + 5)}},
              held.empty() ? "in hand: –" : "in hand:");
  const double room = frame_.board_right() - begin;
  const double shrink = std::min(1.0, room / std::max(wanted, 1.0));
  double x = begin + 14 * shrink;
  for (const auto& [kind, number_held] : held) {
    piece(Piece(colour, kind), {x, y}, "", 0.85 * shrink);
    if (number_held > 1) {
      add_element(svg_, "text",
                  {{"class", "count"}, {"x", number(x + 17 * shrink)}, {"y", number(y + 5)}},
                  fmt::format("×{}", number_held));
    }
    x += (number_held > 1 ? 52 : 34) * shrink;
  }
}

void Picture::caption() {
  const double y = frame_.caption_y(0);
  const pugi::xml_node mark =
      add_element(svg_, "g",
                  {{"class", setup_.side == Colour::white ? "piece white" : "piece black"},
                   {"transform",
                    fmt::format("translate({}) scale(0.4)", pair({BoardFrame::left + 7, y - 5}))}});
  add_element(mark, "path", {{"d", outline(look_.piece)}});
  const std::string x = number(BoardFrame::caption_left);
  const std::vector<std::string>& lines = frame_.caption();
  const pugi::xml_node text =
      add_element(svg_, "text", {{"class", "caption"}, {"x", x}, {"y", number(y)}}, lines.front());
  for (std::size_t line = 1; line < lines.size(); ++line) {
    add_element(text, "tspan", {{"x", x}, {"dy", number(BoardFrame::line_height)}}, lines[line]);
  }
}

}  // namespace

std::string_view to_text(PieceNames names) noexcept {
  return names_of_piece_names[static_cast<std::size_t>(names)];
}

std::optional<PieceNames> read_piece_names(std::string_view text) noexcept {
  for (const PieceNames names : {PieceNames::letters, PieceNames::hanja, PieceNames::figures}) {
    if (to_text(names) == text) {
      return names;
    }
  }
  return {};
}

bool has_names(const Notation& notation, PieceNames names) noexcept {
  const std::span<const KindLook> kinds = look_of(notation).kinds;
  return names == PieceNames::letters ||
         std::any_of(kinds.begin(), kinds.end(), [&](const KindLook& kind) {
           return !(names == PieceNames::hanja ? kind.hanja : kind.figures)[0].empty();
         });
}

std::string names_in_words(const Notation& notation) {
  std::string words;
  for (const PieceNames names : {PieceNames::letters, PieceNames::hanja, PieceNames::figures}) {
    if (has_names(notation, names)) {
      words += (words.empty() ? "" : " and ") + std::string(to_text(names));
    }
  }
  return words;
}

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
