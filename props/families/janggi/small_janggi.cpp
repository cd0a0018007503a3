#include "props/families/janggi/small_janggi.hpp"

#include <algorithm>

#include "movegen/variants/janggi/notation.hpp"
#include "props/families/palace_board.hpp"

namespace hurdle::props::small_janggi {
namespace {

using namespace janggi;

bool in_palace(Square square) {
  return square.exists() && square.file() >= 3 && square.file() <= 5 &&
         (square.rank() <= 2 || square.rank() >= 7);
}

bool in_palace_of(Colour colour, Square square) {
  return in_palace(square) && (square.rank() <= 2) == (colour == Colour::white);
}

bool is_centre(Square square) {
  return square == Square(4, 1) || square == Square(4, 8);
}

/// Whether the diagonal between these neighbours is drawn on the board.
bool is_marked(Square one, Square other) {
  return in_palace(one) && in_palace(other) && (is_centre(one) || is_centre(other));
}

/// The targets of pieces in one position, for moves and for attacks on a general.
class Board {
 public:
  Board(const Setup& setup, const Bugs& bugs, bool as_check)
      : setup_(setup), bugs_(bugs), as_check_(as_check) {}

  /// The points that the piece may move to; a point may occur twice.
  [[nodiscard]] std::vector<Square> targets(Square from) {
    found_.clear();
    from_ = from;
    colour_ = setup_.at(from).colour();
    const Kind kind = setup_.at(from).kind();
    if (kind == general || kind == guard) {
      palace_piece(kind);
    } else if (kind == horse) {
      leaps(1);
    } else if (kind == elephant) {
      leaps(2);
    } else if (kind == chariot) {
      go_chariot();
    } else if (kind == cannon) {
      go_cannon();
    } else {
      go_soldier();
    }
    return found_;
  }

 private:
  [[nodiscard]] bool empty(Square square) const { return square.exists() && !setup_.at(square); }
  [[nodiscard]] bool is_cannon(Square square) const { return setup_.at(square).kind() == cannon; }

  /// Adds a point unless it is off the board or occupied by a friendly piece.
  void add(Square to) {
    if (to.exists() && !setup_.at(to).belongs_to(colour_)) {
      found_.push_back(to);
    }
  }

  void palace_piece(Kind kind) {
    for (const Way way : straight_ways) {
      const Square to = beside(from_, way);
      if (in_palace_of(colour_, to)) {
        add(to);
      }
    }
    for (const Way way : diagonal_ways) {
      const Square to = beside(from_, way);
      const bool may = kind == guard || bugs_.general_diagonals;
      if (may && in_palace_of(colour_, to) && is_marked(from_, to)) {
        add(to);
      }
    }
    if (kind == general && bugs_.facing == Facing::is_check) {
      add_facing_general();
    }
  }

  void add_facing_general() {
    for (const Way way : {Way{0, 1}, Way{0, -1}}) {
      Square to = beside(from_, way);
      while (empty(to)) {
        to = beside(to, way);
      }
      if (to.exists() && setup_.at(to).is(opponent(colour_), general)) {
        add(to);
      }
    }
  }

  /// Horse and elephant: one step straight, then one or two points diagonally outward.
  void leaps(int outward) {
    for (const Way way : straight_ways) {
      for (const int side : {-1, 1}) {
        const Way diagonal_part = way.files == 0 ? Way{side, way.ranks} : Way{way.files, side};
        if (outward == 1) {
          go_horse(way, diagonal_part);
        } else {
          go_elephant(way, diagonal_part);
        }
      }
    }
  }

  void go_horse(Way way, Way diagonal_part) {
    const Square first = beside(from_, way);
    const Square to = first.exists() ? beside(first, diagonal_part) : first;
    const bool from_the_general = as_check_ && bugs_.horse_check_leg_by_the_general;
    const Square leg = from_the_general ? beside(from_, diagonal_part) : first;
    if (to.exists() && empty(leg)) {
      add(to);
    }
  }

  void go_elephant(Way way, Way diagonal_part) {
    const Square first = beside(from_, way);
    const Square second = first.exists() ? beside(first, diagonal_part) : first;
    const Square to = second.exists() ? beside(second, diagonal_part) : second;
    if (to.exists() && (empty(first) || !bugs_.elephant_first_block) &&
        (empty(second) || !bugs_.elephant_second_block)) {
      add(to);
    }
  }

  void go_chariot() {
    for (const Way way : straight_ways) {
      Square to = beside(from_, way);
      for (; empty(to); to = beside(to, way)) {
        add(to);
      }
      add(to);
    }
    if (bugs_.straight_palace_steps_twice && in_palace(from_)) {
      for (const Way way : straight_ways) {
        if (in_palace(beside(from_, way))) {
          add(beside(from_, way));
        }
      }
    }
    for (const Way way : diagonal_ways) {
      slide_in_palace(way);
    }
  }

  void slide_in_palace(Way way) {
    Square last = from_;
    Square to = beside(last, way);
    while (is_marked(last, to) ||
           (bugs_.chariot_any_diagonal && in_palace(last) && in_palace(to))) {
      add(to);
      if (!empty(to)) {
        return;
      }
      last = to;
      to = beside(last, way);
    }
  }

  [[nodiscard]] bool is_hurdle(Square square) const {
    return square.exists() &&
           (!is_cannon(square) || (as_check_ && bugs_.cannon_over_cannons_checks));
  }

  void go_cannon() {
    for (const Way way : straight_ways) {
      Square hurdle = beside(from_, way);
      while (empty(hurdle)) {
        hurdle = beside(hurdle, way);
      }
      if (!is_hurdle(hurdle)) {
        continue;
      }
      Square to = beside(hurdle, way);
      for (; empty(to); to = beside(to, way)) {
        add(to);
      }
      if (to.exists() && !is_cannon(to)) {
        add(to);
      }
    }
    if (!as_check_ || bugs_.cannon_diagonal_check) {
      jump_in_palace();
    }
  }

  void jump_in_palace() {
    for (const Way way : diagonal_ways) {
      const Square hurdle = beside(from_, way);
      if (!is_marked(from_, hurdle) || empty(hurdle) || is_cannon(hurdle)) {
        continue;
      }
      const Square to = beside(hurdle, way);
      if (is_marked(hurdle, to) &&
          (empty(to) || !is_cannon(to) || bugs_.cannon_takes_cannon_diagonally)) {
        add(to);
      }
    }
  }

  void go_soldier() {
    const int ahead = colour_ == Colour::white ? 1 : -1;
    for (const Way way : {Way{0, ahead}, Way{-1, 0}, Way{1, 0}}) {
      add(beside(from_, way));
    }
    for (const Way way : {Way{-1, ahead}, Way{1, ahead}}) {
      const Square to = beside(from_, way);
      const bool inside = in_palace_of(opponent(colour_), from_) && in_palace(to);
      if (inside && (is_marked(from_, to) || bugs_.soldier_any_diagonal)) {
        add(to);
      }
    }
  }

  const Setup& setup_;
  const Bugs& bugs_;
  bool as_check_;
  Square from_;
  Colour colour_{};
  std::vector<Square> found_;
};

/// The rules beyond piece movement: passes, facing, check.
class SmallProgram {
 public:
  explicit SmallProgram(const Bugs& bugs) : bugs_(bugs) {}

  [[nodiscard]] std::vector<Move> moves(const Setup& setup) const {
    const Square own = general_of(setup, setup.side);
    if (!own.exists() || !general_of(setup, opponent(setup.side)).exists() || over(setup)) {
      return {};
    }
    std::vector<Move> moves;
    Board board(setup, bugs_, false);
    for (std::size_t index = 0; index < square_count; ++index) {
      const Square from = Square::at(index);
      if (!setup.at(from).belongs_to(setup.side)) {
        continue;
      }
      for (const Square to : board.targets(from)) {
        if (may_move(setup, Move::board(from, to))) {
          moves.push_back(Move::board(from, to));
        }
      }
    }
    if (may_pass(setup)) {
      moves.push_back(Move::pass(own));
    }
    return moves;
  }

 private:
  /// The enemy pieces that give check to a general.
  [[nodiscard]] std::vector<Square> checkers(const Setup& setup, Colour colour) const {
    Board board(setup, bugs_, true);
    return pieces_that_check(setup, colour, [&](Square from) { return board.targets(from); });
  }

  [[nodiscard]] bool in_check(const Setup& setup, Colour colour) const {
    return !checkers(setup, colour).empty();
  }

  /// Whether a move is illegal because these pieces give check after it.
  [[nodiscard]] bool exposes(const Setup& setup, Move move, const Setup& next) const {
    const std::vector<Square> found = checkers(next, setup.side);
    if (found.empty()) {
      return false;
    }
    const bool may_be_a_pin =
        setup.at(move.from()).kind() != general && !in_check(setup, setup.side);
    const Square target = general_of(next, setup.side);
    return std::any_of(found.begin(), found.end(), [&](Square checker) {
      const Kind kind = setup.at(checker).kind();
      const bool leaps = kind == horse || kind == elephant;
      const bool stands_diagonally =
          !leaps && checker.file() != target.file() && checker.rank() != target.rank();
      return !may_be_a_pin ||
             ((bugs_.leaper_pins || !leaps) && (bugs_.diagonal_pins || !stands_diagonally));
    });
  }

  /// Facing has the effect of the rules, whichever move may create it.
  [[nodiscard]] bool draws() const {
    return bugs_.facing == Facing::binds || bugs_.facing == Facing::never_made ||
           bugs_.facing == Facing::is_check;
  }

  [[nodiscard]] bool over(const Setup& setup) const {
    if (setup.passes >= bugs_.ending_passes) {
      return true;
    }
    return generals_face(setup) && (bugs_.facing == Facing::ends || (draws() && setup.passes > 0));
  }

  [[nodiscard]] bool may_move(const Setup& setup, Move move) const {
    Setup next = setup;
    next.put(move.to(), setup.at(move.from()));
    next.put(move.from(), Piece{});
    if (bugs_.checks && exposes(setup, move, next)) {
      return false;
    }
    return !generals_face(next) || !forbids_facing(setup);
  }

  /// Whether a move must not leave the generals facing each other.
  [[nodiscard]] bool forbids_facing(const Setup& setup) const {
    return bugs_.facing == Facing::never_made || bugs_.facing == Facing::forbidden ||
           (draws() && generals_face(setup));
  }

  [[nodiscard]] bool may_pass(const Setup& setup) const {
    const bool faces = generals_face(setup);
    if (bugs_.pass == Pass::never || (faces && bugs_.facing == Facing::forbidden)) {
      return false;
    }
    if (bugs_.pass == Pass::in_check_too) {
      return true;
    }
    const bool checked = in_check(setup, setup.side);
    if (faces && draws() && (!checked || bugs_.draw_in_check)) {
      return true;
    }
    return !checked && bugs_.pass == Pass::as_the_rules;
  }

  const Bugs& bugs_;
};

}  // namespace

std::vector<Move> moves_of(const Bugs& bugs, const Setup& setup) {
  return SmallProgram(bugs).moves(setup);
}

}  // namespace hurdle::props::small_janggi
