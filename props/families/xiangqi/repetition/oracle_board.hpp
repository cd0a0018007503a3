// A plain board of Xiangqi for the oracle of repetitions: points, pieces that keep their identity,
// FEN, and which point a piece could capture on. Written from the rules page, clauses X1 to X8.
// Depends on the standard library only. Ranks count from 0 here: a0 to i9.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace hurdle::oracle::xiangqi {

enum class Side { red, black };
[[nodiscard]] Side other(Side side);

enum class Kind { king, advisor, elephant, horse, rook, cannon, soldier };

struct Point {
  int file = 0;  // 0 to 8
  int rank = 0;  // 0 to 9, Red's edge is 0
  auto operator<=>(const Point&) const = default;
};
/// "c5"
[[nodiscard]] std::string to_text(Point point);
/// Throws std::invalid_argument for any text but a0 to i9.
[[nodiscard]] Point point_of(std::string_view text);

struct Piece {
  Side side = Side::red;
  Kind kind = Kind::king;
  int id = 0;  // differs between all pieces of a game and never changes
  bool operator==(const Piece&) const = default;
};

struct Step {
  Point from;
  Point to;
};
/// Parses a move such as "h2e2". Throws std::invalid_argument.
[[nodiscard]] Step step_of(std::string_view text);

class Board {
 public:
  [[nodiscard]] const std::optional<Piece>& at(Point point) const {
    return points_[static_cast<std::size_t>(point.file)][static_cast<std::size_t>(point.rank)];
  }
  void put(Point point, std::optional<Piece> piece);
  /// The board after a piece went from a point to another and captured what stood there.
  [[nodiscard]] Board after(Step step) const;

  [[nodiscard]] std::vector<Point> points_of(Side side) const;
  /// The point of the piece with this identity.
  [[nodiscard]] Point where_is(int id) const;
  [[nodiscard]] Point king_of(Side side) const;
  /// The kind and side of the piece on every point, without identities: equal texts are equal
  /// placements.
  [[nodiscard]] std::string placement() const;

 private:
  std::array<std::array<std::optional<Piece>, 10>, 9> points_;
};

struct Position {
  Board board;
  Side to_move = Side::red;
};
/// Reads the placement and the side to move of a FEN and ignores its other fields. Throws
/// std::invalid_argument unless each side has exactly one king.
[[nodiscard]] Position position_of(std::string_view fen);

/// Whether the point is on the half of this side's opponent: clauses X3 and X7.
[[nodiscard]] bool beyond_river(Side side, Point point);

/// Whether the piece on `from` could capture on `to` by the way it moves (X1 to X7), if a piece of
/// the other side stood on `to`. Its own king's safety does not matter.
[[nodiscard]] bool reaches(const Board& board, Point from, Point to);

/// X8: whether the kings stand on one file with no piece between.
[[nodiscard]] bool kings_face(const Board& board);

/// The identities of all pieces that attack this side's king: by whichever piece, and the other
/// king if the kings face each other.
[[nodiscard]] std::set<int> attackers_of_king(const Board& board, Side side);

}  // namespace hurdle::oracle::xiangqi
