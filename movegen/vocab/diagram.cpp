// Text diagram of a position: board with files and ranks, hands beside it, side to move below.
#include <fmt/format.h>

#include <algorithm>

#include "movegen/vocab/letters.hpp"
#include "movegen/vocab/state_words.hpp"
#include "movegen/vocab/text.hpp"

namespace hurdle {
namespace {

constexpr std::string_view margin = "    ";

/// Draws one position; collects the text line by line.
class Drawing {
 public:
  Drawing(const Notation& notation, const Setup& setup, const DiagramStyle& style, Move highlight)
      : notation_(notation),
        setup_(setup),
        unicode_(style.unicode),
        highlight_(highlight),
        promotes_(std::any_of(notation.kinds.begin(), notation.kinds.end(),
                              [](const KindNotation& kind) { return kind.promotes; })) {}

  [[nodiscard]] std::string text() {
    files();
    if (unicode_) {
      frame("┌", "┬", "┐");
    }
    for (int rank = notation_.ranks - 1; rank >= 0; --rank) {
      draw_rank(rank);
      if (unicode_ && rank > 0) {
        frame("├", "┼", "┤");
      }
    }
    if (unicode_) {
      frame("└", "┴", "┘");
    }
    files();
    state();
    return text_;
  }

 private:
  void files();
  void frame(std::string_view left, std::string_view middle, std::string_view right);
  void draw_rank(int rank);
  void state();
  [[nodiscard]] std::string cell(Square square) const;
  [[nodiscard]] std::string hand_beside(int rank) const;
  [[nodiscard]] std::string hand(Colour colour) const;

  [[nodiscard]] bool marked(Square square) const noexcept {
    return square == highlight_.to() || square == highlight_.from();
  }
  /// Columns between two lines of the frame: mark, `+`, letter (or letter, `~`), mark.
  [[nodiscard]] std::size_t cell_width() const noexcept { return promotes_ ? 4 : 3; }

  const Notation& notation_;
  const Setup& setup_;
  bool unicode_;
  Move highlight_;
  bool promotes_;
  std::string text_;
};

/// The line of file letters, each in the column of its file's pieces.
void Drawing::files() {
  std::string line(margin);
  for (int file = 0; file < notation_.files; ++file) {
    if (unicode_) {
      line += ' ';
    }
    line.append(cell_width() - 2, ' ');
    line += static_cast<char>('a' + file);
    line += ' ';
  }
  line.erase(line.find_last_not_of(' ') + 1);
  text_ += line + '\n';
}

void Drawing::frame(std::string_view left, std::string_view middle, std::string_view right) {
  text_ += margin;
  for (int file = 0; file < notation_.files; ++file) {
    text_ += file == 0 ? left : middle;
    for (std::size_t column = 0; column < cell_width(); ++column) {
      text_ += "─";
    }
  }
  text_ += right;
  text_ += '\n';
}

void Drawing::draw_rank(int rank) {
  const std::string_view line = unicode_ ? "│" : "";
  text_ += fmt::format("{:>3} {}", rank + 1, line);
  for (int file = 0; file < notation_.files; ++file) {
    text_ += cell(Square(file, rank));
    text_ += line;
  }
  text_ += fmt::format(" {}{}\n", rank + 1, hand_beside(rank));
}

std::string Drawing::cell(Square square) const {
  const Piece piece = setup_.at(square);
  std::string inside = piece ? text_of(notation_, piece) : std::string(unicode_ ? "·" : ".");
  if (promotes_ && !piece.promoted()) {
    const bool before = notation_.promoted_mark == PromotedMark::plus_before;
    inside.insert(before ? 0 : inside.size(), 1, ' ');
  }
  if (!marked(square)) {
    return fmt::format(" {} ", inside);
  }
  return unicode_ ? fmt::format("▐{}▌", inside) : fmt::format("[{}]", inside);
}

/// Black's hand is shown beside the top rank, white's beside the bottom rank.
std::string Drawing::hand_beside(int rank) const {
  if (!notation_.hands) {
    return "";
  }
  const std::string_view gap = rank + 1 < 10 ? "   " : "  ";
  if (rank == notation_.ranks - 1) {
    return fmt::format("{}in hand: {}", gap, hand(Colour::black));
  }
  if (rank == 0) {
    return fmt::format("{}in hand: {}", gap, hand(Colour::white));
  }
  return "";
}

/// The pieces in hand as `p3 r`; a number follows a letter held twice or more.
std::string Drawing::hand(Colour colour) const {
  std::string text;
  for (std::size_t index = 0; index < notation_.kinds.size(); ++index) {
    const auto kind = static_cast<Kind>(index);
    const int held = setup_.held(colour, kind);
    if (held == 0) {
      continue;
    }
    if (!text.empty()) {
      text += ' ';
    }
    text += letter_of(notation_, kind, colour);
    if (held > 1) {
      text += std::to_string(held);
    }
  }
  return text.empty() ? "-" : text;
}

void Drawing::state() {
  text_ += fmt::format("{} ({} case) to move{}\n", notation_.side(setup_.side),
                       setup_.side == Colour::white ? "upper" : "lower", state_words(setup_));
}

}  // namespace

std::string diagram(const Notation& notation, const Setup& setup, const DiagramStyle& style,
                    Move highlight) {
  return Drawing(notation, setup, style, highlight).text();
}

}  // namespace hurdle
