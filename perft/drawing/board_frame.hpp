// The layout of the picture of a board, in units of its view box.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "movegen/vocab/square.hpp"

namespace hurdle {

/// A point of the picture, y downwards.
struct Spot {
  double x = 0;
  double y = 0;
};

/// A number for SVG: at most one decimal, no trailing zeros.
[[nodiscard]] std::string number(double value);

/// `x y`, as in SVG paths.
[[nodiscard]] std::string pair(Spot spot);

/// The size of a board, and whether pieces in hand are drawn beside it.
struct BoardShape {
  int files = 0;
  int ranks = 0;
  bool hands = false;
};

/// From top to bottom: board, files, side to move and further state. Ranks are left of the board,
/// hands right of it, each beside its own half.
class BoardFrame {
 public:
  static constexpr double cell = 40;
  static constexpr double left = 26;
  static constexpr double top = 8;
  static constexpr double right = 8;
  static constexpr double hand_width = 56;

  static constexpr double line_height = 19;
  static constexpr double caption_left = left + 20;

  /// `caption`: the text below the board; its length determines the picture's height.
  BoardFrame(BoardShape shape, std::string_view caption);

  [[nodiscard]] const BoardShape& shape() const noexcept { return shape_; }

  [[nodiscard]] double bottom() const noexcept { return top + shape_.ranks * cell; }
  [[nodiscard]] double board_right() const noexcept { return left + shape_.files * cell; }
  [[nodiscard]] double width() const noexcept {
    return board_right() + right + (shape_.hands ? hand_width + right : 0);
  }
  [[nodiscard]] double height() const noexcept { return caption_y(caption_.size() - 1) + 12; }

  /// The middle of a square.
  [[nodiscard]] Spot spot(Square square) const noexcept {
    return spot(square.file(), square.rank());
  }
  [[nodiscard]] Spot spot(int file, int rank) const noexcept {
    return {left + (file + 0.5) * cell, top + (shape_.ranks - 0.5 - rank) * cell};
  }
  [[nodiscard]] double files_y() const noexcept { return bottom() + 17; }
  /// The left edge of both hands.
  [[nodiscard]] double hand_left() const noexcept { return board_right() + right; }
  /// The height of each hand.
  [[nodiscard]] double hand_height() const noexcept { return shape_.ranks * cell / 2 - 4; }
  /// The baseline of a line of the caption, counted from 0.
  [[nodiscard]] double caption_y(std::size_t line) const noexcept {
    return bottom() + 42 + static_cast<double>(line) * line_height;
  }
  /// The caption in lines that fit below the board; each line but the last ends with its blank.
  [[nodiscard]] const std::vector<std::string>& caption() const noexcept { return caption_; }

 private:
  BoardShape shape_;
  std::vector<std::string> caption_;
};

}  // namespace hurdle
