// Xiangqi as played by small programs: a simple move generator, written from the rules page, with
// switches for bugs of real programs.
#include "props/families/zoo.hpp"

#include <array>
#include <utility>

#include "movegen/variants/xiangqi/notation.hpp"
#include "props/families/palace_board.hpp"

namespace hurdle::props {
namespace {

using namespace xiangqi;

enum class Leg : std::uint8_t { beside_the_start, beside_the_target, none };

/// The switches; the defaults are the rules.
struct Bugs {
  bool facing = true;  // no move may leave the generals facing
  Leg leg = Leg::beside_the_start;
  bool check_leg_by_the_general = false;
  bool eye = true;
  bool river = true;          // elephants stay on their half
  bool palace = true;         // generals stay in theirs
  bool quiet_jumps = false;   // a cannon also jumps without capturing
  bool takes_cannons = true;  // a cannon captures cannons
  bool sideways_at_home = false;
  bool goes_back = false;
  bool double_check_by_general_alone = false;
};

bool on_half_of(Colour colour, Square square) {
  return (square.rank() < 5) == (colour == Colour::white);
}

bool in_palace_of(Colour colour, Square square) {
  const int rank = colour == Colour::white ? square.rank() : 9 - square.rank();
  return square.file() >= 3 && square.file() <= 5 && rank <= 2;
}

/// The targets of pieces in one position, for moves and for attacks on a general.
class Board {
 public:
  Board(const Setup& setup, const Bugs& bugs, bool as_check)
      : setup_(setup), bugs_(bugs), as_check_(as_check) {}

  /// The points that the piece may move to.
  [[nodiscard]] std::vector<Square> targets(Square from) {
    found_.clear();
    from_ = from;
    colour_ = setup_.at(from).colour();
    const Kind kind = setup_.at(from).kind();
    if (kind == general) {
      step(straight_ways, bugs_.palace);
    } else if (kind == advisor) {
      step(diagonal_ways, true);
    } else if (kind == elephant) {
      go_elephant();
    } else if (kind == horse) {
      go_horse();
    } else if (kind == soldier) {
      go_soldier();
    } else {
      slide(kind == cannon);
    }
    return found_;
  }

 private:
  [[nodiscard]] bool empty(Square square) const { return square.exists() && !setup_.at(square); }

  /// Adds a point unless it is off the board or occupied by a friendly piece.
  void add(Square to) {
    if (to.exists() && !setup_.at(to).belongs_to(colour_)) {
      found_.push_back(to);
    }
  }

  void step(const std::array<Way, 4>& ways, bool inside) {
    for (const Way way : ways) {
      const Square to = beside(from_, way);
      if (to.exists() && (!inside || in_palace_of(colour_, to))) {
        add(to);
      }
    }
  }

  void go_elephant() {
    for (const Way way : diagonal_ways) {
      const Square eye = beside(from_, way);
      const Square to = eye.exists() ? beside(eye, way) : eye;
      if (to.exists() && (empty(eye) || !bugs_.eye) && (on_half_of(colour_, to) || !bugs_.river)) {
        add(to);
      }
    }
  }

  void go_horse() {
    for (const Way way : straight_ways) {
      for (const int side : {-1, 1}) {
        const Way diagonal_part = way.files == 0 ? Way{side, way.ranks} : Way{way.files, side};
        const Square first = beside(from_, way);
        const Square to = first.exists() ? beside(first, diagonal_part) : first;
        const bool by_the_target =
            bugs_.leg == Leg::beside_the_target || (as_check_ && bugs_.check_leg_by_the_general);
        const Square leg = by_the_target ? beside(from_, diagonal_part) : first;
        if (to.exists() && (bugs_.leg == Leg::none || empty(leg))) {
          add(to);
        }
      }
    }
  }

  void slide(bool jumps) {
    for (const Way way : straight_ways) {
      Square to = beside(from_, way);
      for (; empty(to); to = beside(to, way)) {
        add(to);
      }
      if (jumps) {
        jump(to, way);
      } else {
        add(to);
      }
    }
  }

  void jump(Square hurdle, Way way) {
    Square to = hurdle.exists() ? beside(hurdle, way) : hurdle;
    for (; empty(to); to = beside(to, way)) {
      if (bugs_.quiet_jumps) {
        add(to);
      }
    }
    if (to.exists() && (bugs_.takes_cannons || setup_.at(to).kind() != cannon)) {
      add(to);
    }
  }

  void go_soldier() {
    const int ahead = colour_ == Colour::white ? 1 : -1;
    add(beside(from_, {0, ahead}));
    if (!on_half_of(colour_, from_) || bugs_.sideways_at_home) {
      add(beside(from_, {-1, 0}));
      add(beside(from_, {1, 0}));
    }
    if (bugs_.goes_back) {
      add(beside(from_, {0, -ahead}));
    }
  }

  const Setup& setup_;
  const Bugs& bugs_;
  bool as_check_;
  Square from_;
  Colour colour_{};
  std::vector<Square> found_;
};

/// The rules beyond piece movement: check and facing.
class SmallXiangqi {
 public:
  explicit SmallXiangqi(Bugs bugs) : bugs_(bugs) {}

  [[nodiscard]] std::vector<Move> operator()(const Setup& setup) const {
    std::vector<Move> moves;
    if (!general_of(setup, Colour::white).exists() || !general_of(setup, Colour::black).exists()) {
      return moves;  // an ignored check was carried out
    }
    const bool steps_alone =
        bugs_.double_check_by_general_alone && checkers(setup, setup.side).size() > 1;
    Board board(setup, bugs_, false);
    for (std::size_t index = 0; index < square_count; ++index) {
      const Square from = Square::at(index);
      const Piece piece = setup.at(from);
      if (!piece.belongs_to(setup.side) || (steps_alone && piece.kind() != general)) {
        continue;
      }
      for (const Square to : board.targets(from)) {
        Setup next = setup;
        next.put(to, piece);
        next.put(from, Piece{});
        if (checkers(next, setup.side).empty() && !(bugs_.facing && generals_face(next))) {
          moves.push_back(Move::board(from, to));
        }
      }
    }
    return moves;
  }

 private:
  /// The enemy pieces that give check to this side's general.
  [[nodiscard]] std::vector<Square> checkers(const Setup& setup, Colour colour) const {
    Board board(setup, bugs_, true);
    return pieces_that_check(setup, colour, [&](Square from) { return board.targets(from); });
  }

  Bugs bugs_;
};

/// An engine with some bugs.
ZooEngine engine(std::string_view name, std::string_view seen, const Bugs& bugs,
                 std::vector<std::string> mutants, std::string house_rules = "") {
  return {name, notation, seen, SmallXiangqi(bugs), std::move(mutants), std::move(house_rules)};
}

const RegisteredZoo zoo({
    engine("right", "programs that are right", {}, {}),
    engine("facing-ignored", "programs that began as Janggi", {.facing = false}, {"facing-ignored"},
           "facing-ignored"),
    engine("horse-leaps", "programs that began as chess", {.leg = Leg::none}, {"horse-leaps"}),
    engine("horse-leg-beside-the-target", "small programs", {.leg = Leg::beside_the_target},
           {"horse-leg-beside-the-target"}),
    engine("horse-check-by-the-wrong-leg", "programs that look for check from the general",
           {.check_leg_by_the_general = true}, {"horse-check-leg-beside-the-general"}),
    engine("elephant-leaps", "small programs", {.eye = false}, {"elephant-leaps"}),
    engine("elephant-crosses-the-river", "small programs", {.river = false},
           {"elephant-crosses-the-river"}, "elephants-cross"),
    engine("general-roams", "small programs", {.palace = false}, {"general-roams"}),
    engine("cannon-jumps-quietly-too", "small programs", {.quiet_jumps = true},
           {"cannon-jumps-quietly-too"}),
    engine("cannon-spares-cannons", "programs that began as Janggi", {.takes_cannons = false},
           {"cannon-spares-cannons"}),
    engine("soldier-sideways-from-the-start", "programs that began as Janggi",
           {.sideways_at_home = true}, {"soldier-sideways-from-the-start"}),
    engine("soldier-goes-back", "small programs", {.goes_back = true}, {"soldier-goes-back"},
           "soldiers-go-back"),
    engine("only-the-general-answers-two-checks", "programs that began as chess",
           {.double_check_by_general_alone = true}, {"only-the-royal-answers-two-checks"}),
    {"pseudo-legal",
     notation,
     "gym-xiangqi",
     [](const Setup& setup) { return pseudo_legal_moves(notation, setup); },
     {"pseudo-legal", "facing-ignored"}},
});

}  // namespace
}  // namespace hurdle::props
