#include "movegen/notations/relative.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>
#include <utility>

namespace hurdle::notations {
namespace {

/// The file as the player to move counts it, from 1 on the right.
int file_seen(const Place& place, Square square) {
  return place.setup.side == Colour::white ? place.notation().files - square.file()
                                           : square.file() + 1;
}

/// How far a square is in front, as the player to move sees it.
int depth_seen(const Place& place, Square square) {
  return place.setup.side == Colour::white ? square.rank() : -square.rank();
}

/// The squares of the player's pieces of a kind on one file, the foremost first.
std::vector<Square> column_of(const Place& place, Kind kind, int file) {
  std::vector<Square> squares;
  for (int rank = 0; rank < place.notation().ranks; ++rank) {
    const Square square(file, rank);
    if (place.setup.at(square).is(place.setup.side, kind)) {
      squares.push_back(square);
    }
  }
  std::ranges::sort(squares, [&place](Square a, Square b) {
    return depth_seen(place, a) > depth_seen(place, b);
  });
  return squares;
}

/// The columns with at least two pieces of a kind, from the player's right.
std::vector<std::vector<Square>> columns_of_several(const Place& place, Kind kind) {
  std::vector<std::vector<Square>> columns;
  for (int file = 0; file < place.notation().files; ++file) {
    if (auto column = column_of(place, kind, file); column.size() > 1) {
      columns.push_back(std::move(column));
    }
  }
  std::ranges::sort(columns, [&place](const auto& a, const auto& b) {
    return file_seen(place, a.front()) < file_seen(place, b.front());
  });
  return columns;
}

/// The place of a square in a list, from 1; 0 if it is not in it.
int number_in(const std::vector<Square>& squares, Square square) {
  const auto found = std::ranges::find(squares, square);
  return found == squares.end() ? 0 : static_cast<int>(found - squares.begin()) + 1;
}

/// The number of a piece among all on columns of several, from 1.
int number_of(const Place& place, Kind kind, Square square) {
  std::vector<Square> all;
  for (const std::vector<Square>& column : columns_of_several(place, kind)) {
    all.insert(all.end(), column.begin(), column.end());
  }
  return number_in(all, square);
}

bool is_chosen(const Place& place, const RelativeMove& wanted, Square from) {
  if (wanted.which == Which::number) {
    return number_of(place, wanted.kind, from) == wanted.number;
  }
  const std::vector<Square> column = column_of(place, wanted.kind, from.file());
  const int number = number_in(column, from);
  const int last = static_cast<int>(column.size());
  constexpr int with_a_middle = 3;
  switch (wanted.which) {
    case Which::file:
      return file_seen(place, from) == wanted.file;
    case Which::front:
      return last > 1 && number == 1;
    case Which::middle:
      return last == with_a_middle && number == 2;
    case Which::rear:
      return last > 1 && number == last;
    case Which::number_on_file:
      return file_seen(place, from) == wanted.file && number == wanted.number;
    case Which::number:
      break;
  }
  return false;
}

Way way_of(const Place& place, Move move) {
  const int ahead = depth_seen(place, move.to()) - depth_seen(place, move.from());
  if (ahead == 0) {
    return Way::sideways;
  }
  return ahead > 0 ? Way::forward : Way::backward;
}

int value_of(const Place& place, Move move) {
  return move.from().file() == move.to().file() ? std::abs(move.to().rank() - move.from().rank())
                                                : file_seen(place, move.to());
}

/// Whether the kind can reach one square of a file from two squares of another, so that a text
/// must say which of two on a file moves. Of advisors and elephants the direction says it.
bool needs_words_for_two(const Place& place, Kind kind) {
  const char letter = place.notation().of(kind).letter;
  return letter != 'A' && letter != 'B' && letter != 'K';
}

}  // namespace

RelativeMove described(const Place& place, Move move, Which numbers) {
  RelativeMove made;
  made.kind = place.moved(move).kind();
  made.way = way_of(place, move);
  made.value = value_of(place, move);
  made.file = file_seen(place, move.from());
  const std::vector<Square> column = column_of(place, made.kind, move.from().file());
  if (column.size() < 2 || !needs_words_for_two(place, made.kind)) {
    return made;
  }
  const int number = number_in(column, move.from());
  const bool alone = columns_of_several(place, made.kind).size() == 1;
  if (alone && column.size() == 2) {
    made.which = number == 1 ? Which::front : Which::rear;
  } else if (alone && column.size() == 3 && numbers == Which::number) {
    made.which = number == 1 ? Which::front : number == 2 ? Which::middle : Which::rear;
  } else {
    made.which = numbers;
    made.number = numbers == Which::number ? number_of(place, made.kind, move.from()) : number;
  }
  return made;
}

ParsedMove read_relative(const Place& place, const RelativeMove& wanted) {
  std::vector<Move> fitting;
  for (const Move move : place.legal) {
    if (place.moved(move).kind() == wanted.kind && way_of(place, move) == wanted.way &&
        value_of(place, move) == wanted.value && is_chosen(place, wanted, move.from())) {
      fitting.push_back(move);
    }
  }
  return one_of(place, std::move(fitting),
                fmt::format("names no legal move of the {}", place.notation().of(wanted.kind).name),
                "say which of the pieces on the file moves");
}

}  // namespace hurdle::notations
