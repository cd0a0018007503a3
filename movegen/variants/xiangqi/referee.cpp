// Xiangqi's rules on a mailbox board, clause by clause. Explanations are in referee_words.cpp.
#include "movegen/variants/xiangqi/referee.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace hurdle::xiangqi {
namespace {

// Red's points; Black's are their mirror images.
constexpr std::array<Square, 5> advisor_points{{{3, 0}, {5, 0}, {4, 1}, {3, 2}, {5, 2}}};
constexpr std::array<Square, 7> elephant_points{
    {{2, 0}, {6, 0}, {0, 2}, {4, 2}, {8, 2}, {2, 4}, {6, 4}}};

constexpr int soldiers_start = 4;  // the rank, counted from the player's own edge
constexpr int last_before_the_river = 5;

/// Whether a piece of this colour stands on one of these points, given for Red.
template <std::size_t Count>
bool is_one_of(const std::array<Square, Count>& reds, Square square, int own_rank) {
  const Square as_red(square.file(), own_rank - 1);
  return std::find(reds.begin(), reds.end(), as_red) != reds.end();
}

bool is_start_file_of_a_soldier(Square square) {
  return square.file() % 2 == 0;
}

}  // namespace

void XiangqiReferee::targets(const Setup& setup, Square from, VisitSquare visit) const {
  const Walk here = walk(setup, from);
  const auto visit_in_palace = [&](Square to) {
    if (in_palace_of(setup.at(from).colour(), to)) {
      visit(to);
    }
  };
  switch (index_of(setup.at(from).kind())) {
    case index_of(general):  // X1: one step straight, inside its own palace
      return here.steps(from, orthogonal_steps, visit_in_palace);
    case index_of(advisor):  // X2: one step diagonally, inside its own palace
      return here.steps(from, diagonal_steps, visit_in_palace);
    case index_of(elephant):
      return elephant_targets(setup, from, visit);
    case index_of(horse):
      return horse_targets(setup, from, visit);
    case index_of(chariot):  // X5: any distance along ranks and files
      return here.rays(from, orthogonal_steps, visit);
    case index_of(cannon):
      cannon_slides(setup, from, visit);
      return cannon_jumps(setup, from, visit);
    case index_of(soldier):
      return soldier_targets(setup, from, visit);
    default:
      return;
  }
}

// ---- The board ----------------------------------------------------------------------------------

bool XiangqiReferee::in_palace_of(Colour colour, Square square) const {
  return square.file() >= 3 && square.file() <= 5 && own_rank(colour, square) <= 3;
}

bool XiangqiReferee::beyond_the_river(Colour colour, Square square) const {
  return own_rank(colour, square) > last_before_the_river;
}

// ---- The pieces ---------------------------------------------------------------------------------

// X3: two points along a diagonal over an empty eye, never beyond the river.
void XiangqiReferee::elephant_targets(const Setup& setup, Square from, VisitSquare visit) const {
  const Colour own = setup.at(from).colour();
  for (const Step step : diagonal_steps) {
    const std::array<Step, 2> path{step, step};
    walk(setup, from).lame_leap(from, path, [&](Square to) {
      if (!beyond_the_river(own, to)) {
        visit(to);
      }
    });
  }
}

// X4: one step straight over an empty leg, then one diagonally outward.
void XiangqiReferee::horse_targets(const Setup& setup, Square from, VisitSquare visit) const {
  for (const Step leg : orthogonal_steps) {
    for (const int side : {-1, 1}) {
      const Step outward = leg.files == 0 ? Step{side, leg.ranks} : Step{leg.files, side};
      const std::array<Step, 2> path{leg, outward};
      walk(setup, from).lame_leap(from, path, visit);
    }
  }
}

// X6: moves without capturing as the chariot does.
void XiangqiReferee::cannon_slides(const Setup& setup, Square from, VisitSquare visit) const {
  const Walk here = walk(setup, from);
  here.rays(from, orthogonal_steps, [&](Square to) {
    if (here.empty(to)) {
      visit(to);
    }
  });
}

// X6: captures the next piece behind exactly one piece of either side.
void XiangqiReferee::cannon_jumps(const Setup& setup, Square from, VisitSquare visit) const {
  const Walk here = walk(setup, from);
  for (const Step step : orthogonal_steps) {
    const Square hurdle = here.first_piece(from, step);
    if (!hurdle.exists()) {
      continue;
    }
    const Square prey = here.first_piece(hurdle, step);
    if (here.enemy(prey)) {
      visit(prey);
    }
  }
}

// X7: one point forward, beyond the river also sideways; moving and capturing alike.
void XiangqiReferee::soldier_targets(const Setup& setup, Square from, VisitSquare visit) const {
  const Colour own = setup.at(from).colour();
  const Walk here = walk(setup, from);
  here.stand(here.neighbour(from, Step{0, forward(own)}), visit);
  if (beyond_the_river(own, from)) {
    here.stand(here.neighbour(from, Step{-1, 0}), visit);
    here.stand(here.neighbour(from, Step{1, 0}), visit);
  }
}

// ---- Facing generals ----------------------------------------------------------------------------

bool XiangqiReferee::generals_face(const Setup& setup) const {
  const Square red = royal_square(setup, Colour::white);
  const Square black = royal_square(setup, Colour::black);
  return red.exists() && red.file() == black.file() &&
         walk(setup, red).first_piece(red, Step{0, 1}) == black;
}

// X8: no move may leave the generals facing, whichever piece makes it.
bool XiangqiReferee::permitted(const Setup& /*setup*/, Move /*move*/, const Setup& next) const {
  return !generals_face(next);
}

// ---- Invalid positions (C8) ---------------------------------------------------------------------

std::optional<InvalidReason> XiangqiReferee::misplaced(const Setup& setup, Square square) const {
  const Piece piece = setup.at(square);
  const Colour own = piece.colour();
  const int rank = own_rank(own, square);
  const auto invalid = [&](std::string_view why) {
    return InvalidReason{
        std::string(clause_of(piece)), square,
        fmt::format("{}'s {} on {} {}.", side_name(own), name_of(piece), to_text(square), why)};
  };
  if (piece.kind() == general && !in_palace_of(own, square)) {
    return invalid("is outside its own palace");
  }
  if (piece.kind() == advisor && !is_one_of(advisor_points, square, rank)) {
    return invalid("is on none of the five points of its palace that its steps reach");
  }
  if (piece.kind() == elephant && !is_one_of(elephant_points, square, rank)) {
    return invalid("is on none of the seven points of its half that its steps reach");
  }
  if (piece.kind() == soldier && rank < soldiers_start) {
    return invalid("is behind the rank where soldiers start, and none goes backward");
  }
  if (piece.kind() == soldier && !beyond_the_river(own, square) &&
      !is_start_file_of_a_soldier(square)) {
    return invalid("is before the river on a file where no soldier starts");
  }
  return BaseReferee::misplaced(setup, square);
}

// X8: no legal move leaves the generals facing, so the position is invalid.
std::optional<InvalidReason> XiangqiReferee::invalid_board(const Setup& setup) const {
  if (!generals_face(setup)) {
    return std::nullopt;
  }
  const Square red = royal_square(setup, Colour::white);
  const Square black = royal_square(setup, Colour::black);
  return InvalidReason{
      "X8", red,
      fmt::format("The generals on {} and {} face each other, and no move may bring this "
                  "about.",
                  to_text(red), to_text(black))};
}

}  // namespace hurdle::xiangqi
