// Where things stand in the picture of a board, in units of its view box.
#pragma once

#include <string>

#include "movegen/vocab/notation.hpp"
#include "movegen/vocab/square.hpp"

namespace hurdle {

/// A place in the picture, y downwards.
struct Spot {
  double x = 0;
  double y = 0;
};

/// A number of the picture: at most one decimal, none that is not needed.
[[nodiscard]] std::string number(double value);

/// `x y`, as paths have it.
[[nodiscard]] std::string pair(Spot spot);

/// Hand, board, files, hand, side to move, from top to bottom; ranks are left of the board.
class BoardFrame {
 public:
  static constexpr double cell = 40;
  static constexpr double left = 26;
  static constexpr double right = 8;
  static constexpr double hand_height = 40;

  explicit BoardFrame(const Notation& notation)
      : files_(notation.files), ranks_(notation.ranks), hands_(notation.hands) {}

  [[nodiscard]] double top() const noexcept { return 8 + (hands_ ? hand_height : 0); }
  [[nodiscard]] double bottom() const noexcept { return top() + ranks_ * cell; }
  [[nodiscard]] double board_right() const noexcept { return left + files_ * cell; }
  [[nodiscard]] double width() const noexcept { return board_right() + right; }
  [[nodiscard]] double height() const noexcept { return caption_y() + 12; }

  /// The middle of a square.
  [[nodiscard]] Spot spot(Square square) const noexcept {
    return {left + (square.file() + 0.5) * cell, top() + (ranks_ - 0.5 - square.rank()) * cell};
  }
  [[nodiscard]] double files_y() const noexcept { return bottom() + 17; }
  [[nodiscard]] double upper_hand_y() const noexcept { return top() - 22; }
  [[nodiscard]] double lower_hand_y() const noexcept { return bottom() + 42; }
  [[nodiscard]] double caption_y() const noexcept {
    return bottom() + 42 + (hands_ ? hand_height - 6 : 0);
  }

 private:
  int files_;
  int ranks_;
  bool hands_;
};

}  // namespace hurdle
