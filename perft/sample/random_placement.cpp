// Random valid positions, built piece by piece: a piece that makes the position invalid is removed
// again, so this file needs no rules about palaces, camps or checks.
#include "perft/sample/random_placement.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <bitset>
#include <optional>
#include <stdexcept>
#include <vector>

#include "movegen/vocab/castling_rights.hpp"
#include "movegen/vocab/text/text.hpp"
#include "perft/sample/double_step.hpp"

namespace hurdle {
namespace {

constexpr int royal_tries = 100'000;
constexpr int royal_tries_alike = 5'000;
constexpr int piece_tries = 12;

/// A position under construction, valid after every step.
class Placement {
 public:
  Placement(const Referee& referee, std::uint64_t seed)
      : referee_(referee),
        notation_(referee.notation()),
        random_(seed),
        home_(start_position(notation_)) {}

  [[nodiscard]] Setup build() {
    throw_counters();
    place_royals();
    if (random_.chance(25)) {
      keep_file_between_royals_open();
    }
    for (const Colour colour : both_colours) {
      plant_corner_pieces(colour);
    }
    if (notation_.en_passant && random_.chance(35)) {
      plant_passing_pawn();
    }
    const int pieces = random_piece_count();
    for (int piece = 0; piece < pieces; ++piece) {
      place_piece();
    }
    if (notation_.hands) {
      fill_hands();
    }
    if (notation_.rights != RightsText::none) {
      grant_rights();
    }
    // Engines rightly assume that a legal step led to a square of en passant.
    if (!last_double_step(referee_, setup_)) {
      setup_.en_passant.clear();
    }
    return setup_;
  }

 private:
  void throw_counters();
  void place_royals();
  void keep_file_between_royals_open();
  void plant_corner_pieces(Colour colour);
  void plant_corner_piece(Square royal, int direction);
  void plant_passing_pawn();
  void place_piece();
  void fill_hands();
  void grant_rights();
  [[nodiscard]] int random_piece_count();
  [[nodiscard]] std::optional<Kind> random_kind(Colour colour);
  [[nodiscard]] Square random_square(Piece piece);
  [[nodiscard]] Square square_on_line();
  [[nodiscard]] Square square_nearby();
  [[nodiscard]] Square home_square(Piece piece);

  [[nodiscard]] bool possible() const { return !referee_.invalid_reason(setup_); }
  [[nodiscard]] Colour random_colour() { return random_.pick(both_colours); }
  /// The square if it is on the board, else none.
  [[nodiscard]] Square on_board(int file, int rank) const noexcept {
    return notation_.on_board(file, rank) ? Square(file, rank) : Square::none();
  }
  [[nodiscard]] bool is_free(Square square) const {
    return square.exists() && !setup_.at(square) && !reserved_[square.index()];
  }
  /// How many pieces count towards the limit; those of both sides if captured pieces change sides.
  [[nodiscard]] int owned(Colour colour, Kind kind) const;
  [[nodiscard]] bool may_own_one_more(Colour colour, Kind kind) const {
    return owned(colour, kind) < notation_.of(kind).limit;
  }

  const Referee& referee_;
  const Notation& notation_;
  Random random_;
  Setup home_;   ///< the start position, for home squares
  Setup setup_;  ///< the current position
  std::array<Square, 2> royals_;
  std::bitset<square_count> reserved_;  ///< squares that must stay empty
};

int Placement::owned(Colour colour, Kind kind) const {
  const auto counts = [&](Piece piece) {
    return piece && piece.kind() == kind && (notation_.hands || piece.colour() == colour);
  };
  const auto on_board = std::ranges::count_if(setup_.board, counts);
  return static_cast<int>(on_board) + setup_.held(Colour::white, kind) +
         setup_.held(Colour::black, kind);
}

void Placement::throw_counters() {
  setup_.side = random_colour();
  if (notation_.passes && random_.chance(15)) {
    setup_.passes = 1;
  }
  setup_.half = static_cast<std::uint32_t>(random_.between(0, 60));
  setup_.full = static_cast<std::uint32_t>(random_.between(1, 150));
}

/// Places them anywhere, on their home squares, or on one file. The choice is kept for many tries,
/// so that choices with more valid placements do not become more frequent.
void Placement::place_royals() {
  const Piece white(Colour::white, Kind::royal);
  const Piece black(Colour::black, Kind::royal);
  std::array<bool, 2> at_home{};
  bool on_one_file = false;
  for (int attempt = 0; attempt < royal_tries; ++attempt) {
    if (attempt % royal_tries_alike == 0) {
      at_home = {random_.chance(25), random_.chance(25)};
      on_one_file = random_.chance(15);
    }
    royals_ = {at_home[0] ? home_square(white) : any_square(notation_, random_),
               at_home[1] ? home_square(black) : any_square(notation_, random_)};
    if (on_one_file) {
      royals_[1] = Square(royals_[0].file(), royals_[1].rank());
    }
    if (royals_[0] == royals_[1]) {
      continue;
    }
    setup_.put(royals_[0], white);
    setup_.put(royals_[1], black);
    if (possible()) {
      return;
    }
    setup_.put(royals_[0], Piece{});
    setup_.put(royals_[1], Piece{});
  }
  throw std::runtime_error(
      fmt::format("found no place for the royal pieces of {}", notation_.name));
}

/// Reserves the file between royal pieces that share one, so that they face each other.
void Placement::keep_file_between_royals_open() {
  if (royals_[0].file() != royals_[1].file()) {
    return;
  }
  const int low = std::min(royals_[0].rank(), royals_[1].rank());
  const int high = std::max(royals_[0].rank(), royals_[1].rank());
  for (int rank = low + 1; rank < high; ++rank) {
    reserved_.set(Square(royals_[0].file(), rank).index());
  }
}

/// Places the corner pieces of the start position beside a royal piece at home, for castling.
void Placement::plant_corner_pieces(Colour colour) {
  const Square royal = royals_[index_of(colour)];
  if (home_.at(royal) != setup_.at(royal)) {
    return;
  }
  for (const int direction : {-1, 1}) {
    if (random_.chance(60)) {
      plant_corner_piece(royal, direction);
    }
  }
}

/// The outermost piece on this side, with empty squares between it and the royal piece.
void Placement::plant_corner_piece(Square royal, int direction) {
  const Square corner(direction < 0 ? 0 : notation_.files - 1, royal.rank());
  if (corner == royal || !home_.at(corner)) {
    return;
  }
  std::bitset<square_count> between;
  for (int file = royal.file() + direction; file != corner.file(); file += direction) {
    const Square square(file, royal.rank());
    if (setup_.at(square)) {
      return;
    }
    between.set(square.index());
  }
  if (!is_free(corner)) {
    return;
  }
  setup_.put(corner, home_.at(corner));
  if (possible()) {
    reserved_ |= between;
  } else {
    setup_.put(corner, Piece{});
  }
}

/// Places a pawn that has just advanced two or three squares, and an enemy pawn beside its path.
void Placement::plant_passing_pawn() {
  const Colour mover = opponent(setup_.side);
  const int start = notation_.pawn_reach[2] > 1 ? random_.between(1, 2) : 1;
  const int reach = notation_.pawn_reach[static_cast<std::size_t>(start)];
  const int length = reach > 2 ? random_.between(2, reach) : 2;
  const int file = random_.between(0, notation_.files - 1);
  const auto on_way = [&](int steps, int files) {
    const int rank = start + steps;
    return on_board(file + files, mover == Colour::white ? rank : notation_.ranks - 1 - rank);
  };
  const int beside = random_.chance(50) ? 1 : -1;
  const Square enemy = on_way(random_.between(2, length), beside);
  const Square pawn = on_way(length, 0);
  bool clear = is_free(enemy);
  for (int steps = 0; steps <= length; ++steps) {
    clear = clear && is_free(on_way(steps, 0));
  }
  if (!clear) {
    return;
  }

  const Setup before = setup_;
  setup_.put(pawn, Piece(mover, notation_.special_pawn));
  setup_.put(enemy, Piece(setup_.side, notation_.special_pawn));
  for (int steps = 1; steps < length; ++steps) {
    const int ascending = mover == Colour::white ? steps : length - steps;
    setup_.en_passant.add(on_way(ascending, 0));
  }
  setup_.half = 0;
  if (!possible()) {
    setup_ = before;
    return;
  }
  for (int steps = 0; steps < length; ++steps) {
    reserved_.set(on_way(steps, 0).index());
  }
}

int Placement::random_piece_count() {
  const int squares = notation_.files * notation_.ranks;
  switch (random_.between(0, 3)) {
    case 0:
      return random_.between(0, 5);
    case 1:
      return random_.between(4, 14);
    case 2:
      return random_.between(10, 26);
    default:
      return random_.between(20, squares * 3 / 5);
  }
}

/// A random kind of which the player may have one more; nothing after a few failed draws.
std::optional<Kind> Placement::random_kind(Colour colour) {
  for (int attempt = 0; attempt < piece_tries; ++attempt) {
    const auto kind = static_cast<Kind>(1 + random_.below(notation_.kinds.size() - 1));
    if (may_own_one_more(colour, kind)) {
      return kind;
    }
  }
  return std::nullopt;
}

void Placement::place_piece() {
  const Colour colour = random_colour();
  const std::optional<Kind> kind = random_kind(colour);
  if (!kind) {
    return;
  }
  const bool promoted = notation_.of(*kind).promotes && random_.chance(30);
  const Piece piece(colour, *kind, promoted);
  for (int attempt = 0; attempt < piece_tries; ++attempt) {
    const Square square = random_square(piece);
    if (!is_free(square)) {
      continue;
    }
    setup_.put(square, piece);
    if (possible()) {
      return;
    }
    setup_.put(square, Piece{});
  }
}

/// A square for a piece; may be none, or occupied.
Square Placement::random_square(Piece piece) {
  const int choice = random_.between(1, 100);
  if (choice <= 35) {
    return square_on_line();
  }
  if (choice <= 60) {
    return square_nearby();
  }
  if (choice <= 75) {
    return home_square(piece);
  }
  return any_square(notation_, random_);
}

/// A square on a file, rank or diagonal of a royal piece.
Square Placement::square_on_line() {
  const Square royal = random_.pick(royals_);
  const int files = random_.between(-1, 1);
  const int ranks = random_.between(-1, 1);
  const int distance = random_.between(1, std::max(notation_.files, notation_.ranks) - 1);
  return on_board(royal.file() + files * distance, royal.rank() + ranks * distance);
}

/// A square within three squares of a royal piece.
Square Placement::square_nearby() {
  const Square royal = random_.pick(royals_);
  const int files = random_.between(-3, 3);
  return on_board(royal.file() + files, royal.rank() + random_.between(-3, 3));
}

/// A start square of this kind of piece, unpromoted; none if it has no start square.
Square Placement::home_square(Piece piece) {
  std::vector<Square> squares;
  for (std::size_t index = 0; index < square_count; ++index) {
    if (home_.board[index].is(piece.colour(), piece.kind())) {
      squares.push_back(Square::at(index));
    }
  }
  return squares.empty() ? Square::none() : random_.pick(squares);
}

/// Adds no pieces, a few, or all that the limits allow.
void Placement::fill_hands() {
  const int most = random_.chance(25) ? 0 : random_.chance(60) ? 4 : 25;
  const int pieces = random_.between(0, most);
  for (int piece = 0; piece < pieces; ++piece) {
    const Colour colour = random_colour();
    const std::optional<Kind> kind = random_kind(colour);
    if (!kind) {
      return;
    }
    std::uint8_t& held = setup_.hands[index_of(colour)][index_of(*kind)];
    ++held;
    if (!possible()) {
      --held;
    }
  }
}

/// Grants most of the rights that are valid.
void Placement::grant_rights() {
  for (const Colour colour : both_colours) {
    std::uint16_t& rights = setup_.rights[index_of(colour)];
    for (int file = 0; file < notation_.files; ++file) {
      const std::uint16_t before = rights;
      if (random_.chance(75)) {
        rights = static_cast<std::uint16_t>(rights | 1U << static_cast<unsigned>(file));
      }
      if (!rights_stand(notation_, setup_) || !possible()) {
        rights = before;
      }
    }
  }
}

}  // namespace

Setup random_placement(const Referee& referee, std::uint64_t seed) {
  return Placement(referee, seed).build();
}

Square any_square(const Notation& notation, Random& random) {
  return {random.between(0, notation.files - 1), random.between(0, notation.ranks - 1)};
}

}  // namespace hurdle
