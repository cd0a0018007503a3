// Janggi's rules on a mailbox board, clause by clause. Explanations are in referee_words.cpp.
#include "movegen/variants/janggi/referee.hpp"

#include <fmt/format.h>

#include <array>
#include <cstdlib>

namespace hurdle::janggi {
namespace {

constexpr std::size_t orthogonals = orthogonal_steps.size();

/// One step straight, then `count` steps along each of the two outward diagonals.
template <std::size_t Length, class Visit>
void for_each_outward_path(Visit visit) {
  for (std::size_t index = 0; index < orthogonals; ++index) {
    const Step straight = orthogonal_steps[index];
    for (const int side : {-1, 1}) {
      const Step outward =
          straight.files == 0 ? Step{side, straight.ranks} : Step{straight.files, side};
      std::array<Step, Length> path;
      path.fill(outward);
      path.front() = straight;
      visit(path);
    }
  }
}

Square palace_centre(Colour colour) {
  return colour == Colour::white ? Square(4, 1) : Square(4, 8);
}

bool is_palace_centre(Square square) {
  return square == palace_centre(Colour::white) || square == palace_centre(Colour::black);
}

}  // namespace

void JanggiReferee::targets(const Setup& setup, Square from, VisitSquare visit) const {
  const Walk here = walk(setup, from);
  switch (index_of(setup.at(from).kind())) {
    case index_of(general):  // J1: one step along a marked line, never out of its palace
    case index_of(guard):    // J2: as the general
      return palace_steps(setup, from, visit);
    case index_of(horse):  // J3: one step straight, one diagonally outward, over an empty point
      return for_each_outward_path<2>(
          [&](const std::array<Step, 2>& path) { here.lame_leap(from, path, visit); });
    case index_of(elephant):  // J4: one step straight, two diagonally outward, over empty points
      return for_each_outward_path<3>(
          [&](const std::array<Step, 3>& path) { here.lame_leap(from, path, visit); });
    case index_of(chariot):  // J5: any distance along ranks and files
      here.rays(from, orthogonal_steps, visit);
      return chariot_in_palace(setup, from, visit);
    case index_of(cannon):
      cannon_lines(setup, from, visit);
      return cannon_in_palace(setup, from, visit);
    case index_of(soldier):
      soldier_steps(setup, from, visit);
      return soldier_in_palace(setup, from, visit);
    default:
      return;
  }
}

// ---- The board ----------------------------------------------------------------------------------

bool JanggiReferee::in_palace_of(Colour colour, Square square) const {
  const Square centre = palace_centre(colour);
  return std::abs(square.file() - centre.file()) <= 1 &&
         std::abs(square.rank() - centre.rank()) <= 1;
}

bool JanggiReferee::marked_diagonal(Square from, Square to) const {
  const bool diagonal_neighbours =
      std::abs(from.file() - to.file()) == 1 && std::abs(from.rank() - to.rank()) == 1;
  return diagonal_neighbours && (is_palace_centre(from) || is_palace_centre(to));
}

// ---- The pieces ---------------------------------------------------------------------------------

void JanggiReferee::palace_steps(const Setup& setup, Square from, VisitSquare visit) const {
  const Colour own = setup.at(from).colour();
  const auto visit_inside = [&](Square to) {
    if (in_palace_of(own, to)) {
      visit(to);
    }
  };
  const Walk here = walk(setup, from);
  here.steps(from, orthogonal_steps, visit_inside);
  here.steps(from, diagonal_steps, [&](Square to) {
    if (marked_diagonal(from, to)) {
      visit_inside(to);
    }
  });
}

// J5: also along the marked diagonals of either palace, as far as they go.
void JanggiReferee::chariot_in_palace(const Setup& setup, Square from, VisitSquare visit) const {
  const Walk here = walk(setup, from);
  for (const Step step : diagonal_steps) {
    Square last = from;
    Square next = here.neighbour(last, step);
    while (next.exists() && marked_diagonal(last, next)) {
      here.stand(next, visit);
      if (!here.empty(next)) {
        break;
      }
      last = next;
      next = here.neighbour(last, step);
    }
  }
}

// J6: along ranks and files over exactly one piece, the hurdle, to any point up to the next piece.
void JanggiReferee::cannon_lines(const Setup& setup, Square from, VisitSquare visit) const {
  const Walk here = walk(setup, from);
  for (const Step step : orthogonal_steps) {
    const Square hurdle = here.first_piece(from, step);
    if (!hurdle.exists() || !is_hurdle(setup.at(hurdle))) {
      continue;
    }
    here.ray(hurdle, step, [&](Square to) { land(setup, to, visit); });
  }
}

// J6: also from a palace corner over the centre to the opposite corner of the same palace.
void JanggiReferee::cannon_in_palace(const Setup& setup, Square from, VisitSquare visit) const {
  const Walk here = walk(setup, from);
  for (const Step step : diagonal_steps) {
    const Square centre = here.neighbour(from, step);
    if (!centre.exists() || !marked_diagonal(from, centre)) {
      continue;
    }
    const Square corner = here.neighbour(centre, step);
    if (!corner.exists() || !marked_diagonal(centre, corner)) {
      continue;
    }
    if (setup.at(centre) && is_hurdle(setup.at(centre))) {
      here.stand(corner, [&](Square to) { land(setup, to, visit); });
    }
  }
}

void JanggiReferee::land(const Setup& setup, Square to, VisitSquare visit) const {
  if (!setup.at(to) || cannon_may_take(setup.at(to))) {
    visit(to);
  }
}

// J7: a cannon of either side is never a hurdle.
bool JanggiReferee::is_hurdle(Piece piece) const {
  return piece.kind() != cannon;
}

// J7: a cannon never captures a cannon.
bool JanggiReferee::cannon_may_take(Piece piece) const {
  return piece.kind() != cannon;
}

// J8: one point forward or sideways, moving and capturing alike, never backward.
void JanggiReferee::soldier_steps(const Setup& setup, Square from, VisitSquare visit) const {
  const int ahead = forward(setup.at(from).colour());
  const std::array<Step, 3> steps{{{0, ahead}, {-1, 0}, {1, 0}}};
  walk(setup, from).steps(from, steps, visit);
}

// J8: inside the enemy palace also one point diagonally forward along a marked line.
void JanggiReferee::soldier_in_palace(const Setup& setup, Square from, VisitSquare visit) const {
  const Colour own = setup.at(from).colour();
  const std::array<Step, 2> steps{{{-1, forward(own)}, {1, forward(own)}}};
  walk(setup, from).steps(from, steps, [&](Square to) {
    if (marked_diagonal(from, to) && in_palace_of(opponent(own), to)) {
      visit(to);
    }
  });
}

// ---- Passing and facing -------------------------------------------------------------------------

bool JanggiReferee::may_pass(const Setup& setup) const {
  return !in_check(setup, setup.side);
}

bool JanggiReferee::generals_face(const Setup& setup) const {
  const Square cho = royal_square(setup, Colour::white);
  const Square han = royal_square(setup, Colour::black);
  return cho.exists() && cho.file() == han.file() &&
         walk(setup, cho).first_piece(cho, Step{0, 1}) == han;
}

bool JanggiReferee::bound_by_facing(const Setup& setup) const {
  return generals_face(setup);
}

bool JanggiReferee::may_accept_draw(const Setup& setup) const {
  return bound_by_facing(setup);
}

bool JanggiReferee::ended_by_facing_pass(const Setup& setup) const {
  return setup.passes > 0 && bound_by_facing(setup);
}

bool JanggiReferee::ended_by_two_passes(const Setup& setup) const {
  return setup.passes >= 2;
}

void JanggiReferee::special_moves(const Setup& setup, VisitMove visit) const {
  const Square general_on = royal_square(setup, setup.side);  // where a pass is written
  if (general_on.exists() && (may_pass(setup) || may_accept_draw(setup))) {
    visit(Move::pass(general_on));
  }
}

// C5, except that the pass that accepts the draw may leave the general in check (J10).
bool JanggiReferee::keeps_royal_safe(const Setup& setup, Move move, const Setup& next) const {
  if (move.is_pass() && may_accept_draw(setup)) {
    return true;
  }
  return BaseReferee::keeps_royal_safe(setup, move, next);
}

// J10: in a facing position a move must break the facing; the pass accepts the draw.
bool JanggiReferee::permitted(const Setup& setup, Move move, const Setup& next) const {
  return move.is_pass() || !bound_by_facing(setup) || !generals_face(next);
}

bool JanggiReferee::over(const Setup& setup) const {
  return ended_by_facing_pass(setup) || ended_by_two_passes(setup);
}

// ---- Invalid positions (C8) ---------------------------------------------------------------------

std::optional<InvalidReason> JanggiReferee::misplaced(const Setup& setup, Square square) const {
  const Piece piece = setup.at(square);
  const std::string where =
      fmt::format("{}'s {} on {}", side_name(piece.colour()), name_of(piece), to_text(square));
  if ((piece.kind() == general || piece.kind() == guard) && !in_palace_of(piece.colour(), square)) {
    return InvalidReason{std::string(clause_of(piece)), square,
                         where + " is outside its own palace."};
  }
  if (piece.kind() == soldier && own_rank(piece.colour(), square) < 4) {
    return InvalidReason{
        "J8", square, where + " is behind the rank where soldiers start, and none goes backward."};
  }
  return BaseReferee::misplaced(setup, square);
}

// J10, J11: only the side that accepted the draw may be in check.
bool JanggiReferee::may_stand_in_check(const Setup& setup) const {
  return ended_by_facing_pass(setup);
}

// ---- Casual Janggi ------------------------------------------------------------------------------

bool CasualReferee::bound_by_facing(const Setup& /*setup*/) const {
  return false;
}

bool CasualReferee::may_accept_draw(const Setup& /*setup*/) const {
  return false;
}

bool CasualReferee::ended_by_facing_pass(const Setup& /*setup*/) const {
  return false;
}

}  // namespace hurdle::janggi
