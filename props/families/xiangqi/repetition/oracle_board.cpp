// The plain board of the oracle of repetitions.
#include "props/families/xiangqi/repetition/oracle_board.hpp"

#include <cstdlib>
#include <stdexcept>

namespace hurdle::oracle::xiangqi {
namespace {

constexpr int files = 9;
constexpr int ranks = 10;

/// In the order of Kind.
constexpr std::string_view letters = "KABNRCP";

char letter_of(const Piece& piece) {
  const char letter = letters[static_cast<std::size_t>(piece.kind)];
  return piece.side == Side::red ? letter : static_cast<char>(letter - 'A' + 'a');
}

/// The piece of a FEN's letter, without an identity. E and H are other letters for B and N.
Piece piece_of(char letter) {
  const bool is_red = letter >= 'A' && letter <= 'Z';
  char upper = is_red ? letter : static_cast<char>(letter - 'a' + 'A');
  if (upper == 'E') {
    upper = 'B';
  } else if (upper == 'H') {
    upper = 'N';
  }
  const std::size_t index = letters.find(upper);
  if (index == std::string_view::npos) {
    throw std::invalid_argument(std::string("FEN: no piece has the letter ") + letter);
  }
  return {.side = is_red ? Side::red : Side::black, .kind = static_cast<Kind>(index), .id = 0};
}

bool in_palace(Side side, Point point) {
  const int from_own_edge = side == Side::red ? point.rank : ranks - 1 - point.rank;
  return point.file >= 3 && point.file <= 5 && from_own_edge <= 2;
}

/// The number of pieces between two points of one rank or file.
int count_between(const Board& board, Point from, Point to) {
  const int file_way = (to.file > from.file) - (to.file < from.file);
  const int rank_way = (to.rank > from.rank) - (to.rank < from.rank);
  int count = 0;
  Point point{from.file + file_way, from.rank + rank_way};
  while (point != to) {
    if (board.at(point)) {
      ++count;
    }
    point = {point.file + file_way, point.rank + rank_way};
  }
  return count;
}

bool on_one_line(Point from, Point to) {
  return from != to && (from.file == to.file || from.rank == to.rank);
}

/// X1.
bool king_reaches(Side side, Point from, Point to) {
  const int distance = std::abs(to.file - from.file) + std::abs(to.rank - from.rank);
  return distance == 1 && in_palace(side, to);
}

/// X2.
bool advisor_reaches(Side side, Point from, Point to) {
  return std::abs(to.file - from.file) == 1 && std::abs(to.rank - from.rank) == 1 &&
         in_palace(side, to);
}

/// X3.
bool elephant_reaches(const Board& board, Side side, Point from, Point to) {
  if (std::abs(to.file - from.file) != 2 || std::abs(to.rank - from.rank) != 2) {
    return false;
  }
  const Point eye{(from.file + to.file) / 2, (from.rank + to.rank) / 2};
  return !board.at(eye) && !beyond_river(side, to);
}

/// X4.
bool horse_reaches(const Board& board, Point from, Point to) {
  const int file_steps = to.file - from.file;
  const int rank_steps = to.rank - from.rank;
  if (std::abs(file_steps) == 2 && std::abs(rank_steps) == 1) {
    return !board.at({from.file + file_steps / 2, from.rank});
  }
  if (std::abs(file_steps) == 1 && std::abs(rank_steps) == 2) {
    return !board.at({from.file, from.rank + rank_steps / 2});
  }
  return false;
}

/// X5.
bool rook_reaches(const Board& board, Point from, Point to) {
  return on_one_line(from, to) && count_between(board, from, to) == 0;
}

/// X6, as it captures.
bool cannon_reaches(const Board& board, Point from, Point to) {
  return on_one_line(from, to) && count_between(board, from, to) == 1;
}

/// X7.
bool soldier_reaches(Side side, Point from, Point to) {
  const int forward = side == Side::red ? 1 : -1;
  if (to.file == from.file) {
    return to.rank - from.rank == forward;
  }
  return to.rank == from.rank && std::abs(to.file - from.file) == 1 && beyond_river(side, from);
}

/// Puts the pieces of one rank of a FEN on the board and numbers them.
void put_rank(Board& board, std::string_view text, int rank, int& next_id) {
  int file = 0;
  for (const char letter : text) {
    if (letter >= '1' && letter <= '9') {
      file += letter - '0';
      continue;
    }
    Piece piece = piece_of(letter);
    piece.id = next_id++;
    if (file < files) {
      board.put({file, rank}, piece);
    }
    ++file;
  }
  if (file != files) {
    throw std::invalid_argument("FEN: expected 9 files on rank " + std::to_string(rank) +
                                ", found \"" + std::string(text) + "\"");
  }
}

/// The text up to the next separator, which is removed from `rest` together with that text.
std::string_view next_part(std::string_view& rest, char separator) {
  const std::size_t end = rest.find(separator);
  const std::string_view part = rest.substr(0, end);
  rest = end == std::string_view::npos ? std::string_view{} : rest.substr(end + 1);
  return part;
}

void require_one_king(const Board& board, Side side) {
  int kings = 0;
  for (const Point point : board.points_of(side)) {
    if (board.at(point)->kind == Kind::king) {
      ++kings;
    }
  }
  if (kings != 1) {
    throw std::invalid_argument("FEN: expected one king a side, found " + std::to_string(kings));
  }
}

}  // namespace

Side other(Side side) {
  return side == Side::red ? Side::black : Side::red;
}

std::string to_text(Point point) {
  return {static_cast<char>('a' + point.file), static_cast<char>('0' + point.rank)};
}

Point point_of(std::string_view text) {
  if (text.size() != 2 || text[0] < 'a' || text[0] > 'i' || text[1] < '0' || text[1] > '9') {
    throw std::invalid_argument("expected a point from a0 to i9, found \"" + std::string(text) +
                                "\"");
  }
  return {text[0] - 'a', text[1] - '0'};
}

Step step_of(std::string_view text) {
  if (text.size() != 4) {
    throw std::invalid_argument("expected a move such as h2e2, found \"" + std::string(text) +
                                "\"");
  }
  return {point_of(text.substr(0, 2)), point_of(text.substr(2))};
}

void Board::put(Point point, std::optional<Piece> piece) {
  points_[static_cast<std::size_t>(point.file)][static_cast<std::size_t>(point.rank)] = piece;
}

Board Board::after(Step step) const {
  Board next = *this;
  next.put(step.from, std::nullopt);
  next.put(step.to, at(step.from));
  return next;
}

std::vector<Point> Board::points_of(Side side) const {
  std::vector<Point> found;
  for (int file = 0; file < files; ++file) {
    for (int rank = 0; rank < ranks; ++rank) {
      const std::optional<Piece>& piece = at({file, rank});
      if (piece && piece->side == side) {
        found.push_back({file, rank});
      }
    }
  }
  return found;
}

Point Board::where_is(int id) const {
  for (const Side side : {Side::red, Side::black}) {
    for (const Point point : points_of(side)) {
      if (at(point)->id == id) {
        return point;
      }
    }
  }
  throw std::logic_error("no piece has this identity");
}

Point Board::king_of(Side side) const {
  for (const Point point : points_of(side)) {
    if (at(point)->kind == Kind::king) {
      return point;
    }
  }
  throw std::invalid_argument("a king was captured");
}

std::string Board::placement() const {
  std::string text;
  for (int rank = ranks - 1; rank >= 0; --rank) {
    for (int file = 0; file < files; ++file) {
      const std::optional<Piece>& piece = at({file, rank});
      text += piece ? letter_of(*piece) : '.';
    }
  }
  return text;
}

Position position_of(std::string_view fen) {
  Position position;
  std::string_view rest = fen;
  std::string_view placement = next_part(rest, ' ');
  const std::string_view side = next_part(rest, ' ');
  int next_id = 0;
  for (int rank = ranks - 1; rank >= 0; --rank) {
    put_rank(position.board, next_part(placement, '/'), rank, next_id);
  }
  if (!placement.empty()) {
    throw std::invalid_argument("FEN: expected 10 ranks, found more: " + std::string(placement));
  }
  if (side != "w" && side != "b") {
    throw std::invalid_argument("FEN: expected w or b to move, found \"" + std::string(side) +
                                "\"");
  }
  position.to_move = side == "w" ? Side::red : Side::black;
  require_one_king(position.board, Side::red);
  require_one_king(position.board, Side::black);
  return position;
}

bool beyond_river(Side side, Point point) {
  return side == Side::red ? point.rank >= 5 : point.rank <= 4;
}

bool reaches(const Board& board, Point from, Point to) {
  const Piece piece = board.at(from).value();
  switch (piece.kind) {
    case Kind::king:
      return king_reaches(piece.side, from, to);
    case Kind::advisor:
      return advisor_reaches(piece.side, from, to);
    case Kind::elephant:
      return elephant_reaches(board, piece.side, from, to);
    case Kind::horse:
      return horse_reaches(board, from, to);
    case Kind::rook:
      return rook_reaches(board, from, to);
    case Kind::cannon:
      return cannon_reaches(board, from, to);
    case Kind::soldier:
      return soldier_reaches(piece.side, from, to);
  }
  return false;
}

bool kings_face(const Board& board) {
  const Point red = board.king_of(Side::red);
  const Point black = board.king_of(Side::black);
  return red.file == black.file && count_between(board, red, black) == 0;
}

std::set<int> attackers_of_king(const Board& board, Side side) {
  const Point king = board.king_of(side);
  std::set<int> found;
  for (const Point from : board.points_of(other(side))) {
    if (reaches(board, from, king)) {
      found.insert(board.at(from)->id);
    }
  }
  if (kings_face(board)) {
    found.insert(board.at(board.king_of(other(side)))->id);
  }
  return found;
}

}  // namespace hurdle::oracle::xiangqi
