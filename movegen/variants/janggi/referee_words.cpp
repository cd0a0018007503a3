// Explanations of Janggi's rules: the clause and one sentence for every legal or illegal move. They
// never decide: referee.cpp does.
#include <fmt/format.h>

#include <array>
#include <vector>

#include "movegen/referee/direction.hpp"
#include "movegen/variants/janggi/referee.hpp"

namespace hurdle::janggi {
namespace {

constexpr std::array<KindWords, 7> words_of_kinds{{
    {"J1"},  // general
    {"J2"},  // guard
    {"J3"},  // horse
    {"J4"},  // elephant
    {"J5"},  // chariot
    {"J6"},  // cannon
    {"J8"},  // soldier
}};

/// The squares that a horse (one) or an elephant (two) crosses: one step straight along the longer
/// side, then diagonally.
std::vector<Square> way_of(Square from, Square to) {
  const Step diagonal = towards(from, to);
  const bool upright = std::abs(ranks_between(from, to)) > std::abs(files_between(from, to));
  const Step straight = upright ? Step{0, diagonal.ranks} : Step{diagonal.files, 0};
  std::vector<Square> way{{from.file() + straight.files, from.rank() + straight.ranks}};
  while (distance(way.back(), to) > 1) {
    way.emplace_back(way.back().file() + diagonal.files, way.back().rank() + diagonal.ranks);
  }
  return way;
}

}  // namespace

std::span<const KindWords> JanggiReferee::words() const {
  return words_of_kinds;
}

// ---- Why a move is illegal ----------------------------------------------------------------------

Reason JanggiReferee::why_unreachable(const Setup& setup, Square from, Square to) const {
  switch (index_of(setup.at(from).kind())) {
    case index_of(general):
    case index_of(guard):
      return why_not_in_palace(setup, from, to);
    case index_of(horse):
    case index_of(elephant):
      return why_no_lame_leap(setup, from, to);
    case index_of(chariot):
      return why_no_chariot_line(setup, from, to);
    case index_of(cannon):
      return why_no_cannon_jump(setup, from, to);
    default:
      return why_no_soldier_step(setup, from, to);
  }
}

Reason JanggiReferee::why_not_in_palace(const Setup& setup, Square from, Square to) const {
  const Piece piece = setup.at(from);
  const std::string clause(clause_of(piece));
  const std::string name = a_piece(piece);
  if (!in_palace_of(piece.colour(), to)) {
    return {clause, name + " never leaves its own palace"};
  }
  if (distance(from, to) > 1) {
    return {clause, name + " goes only one step"};
  }
  return {clause, fmt::format("no marked line joins {} and {}, and {} goes along marked lines",
                              to_text(from), to_text(to), name)};
}

Reason JanggiReferee::why_no_lame_leap(const Setup& setup, Square from, Square to) const {
  const Piece piece = setup.at(from);
  const std::string clause(clause_of(piece));
  if (piece.kind() == horse ? is_leap(from, to, 2, 1) : is_leap(from, to, 3, 2)) {
    for (const Square square : way_of(from, to)) {
      if (setup.at(square)) {
        return {clause, the_piece(setup, square) + " blocks its way"};
      }
    }
  }
  return {clause, fmt::format("{} goes one step straight and then {} diagonally outward",
                              piece.kind() == horse ? "a horse" : "an elephant",
                              piece.kind() == horse ? "one" : "two")};
}

Reason JanggiReferee::why_no_chariot_line(const Setup& setup, Square from, Square to) const {
  const Step step = towards(from, to);
  const Square next(from.file() + step.files, from.rank() + step.ranks);
  const bool in_palace = is_diagonal(from, to) && distance(from, to) <= 2 &&
                         marked_diagonal(from, next) && (next == to || marked_diagonal(next, to));
  if (is_straight(from, to) || in_palace) {
    const Square block = walk(setup, from).first_piece(from, step);
    if (block.exists() && distance(from, block) < distance(from, to)) {
      return {"J5", the_piece(setup, block) + " stands in the way"};
    }
  }
  return {"J5", "a chariot goes along ranks, files and the marked diagonals of a palace"};
}

Reason JanggiReferee::why_no_cannon_jump(const Setup& setup, Square from, Square to) const {
  const Step step = towards(from, to);
  const Square next(from.file() + step.files, from.rank() + step.ranks);
  const bool over_a_centre = is_diagonal(from, to) && distance(from, to) == 2 &&
                             marked_diagonal(from, next) && marked_diagonal(next, to);
  if (!is_straight(from, to) && !over_a_centre) {
    return {"J6",
            "a cannon jumps along ranks and files, or from a palace corner over the centre "
            "to the opposite corner"};
  }
  const Walk here = walk(setup, from);
  const Square first = here.first_piece(from, step);
  if (first == to && setup.at(to).kind() == cannon) {
    return {"J7", fmt::format("no hurdle stands before {}, and a cannon never captures a cannon",
                              the_piece(setup, to))};
  }
  if (!first.exists() || distance(from, first) >= distance(from, to)) {
    return {"J6", fmt::format("there is no hurdle between {} and {}", to_text(from), to_text(to))};
  }
  if (setup.at(first).kind() == cannon) {
    return {"J7", fmt::format("the first piece on the way, {}, is a cannon and a cannon is never "
                              "a hurdle",
                              the_piece(setup, first))};
  }
  const Square second = here.first_piece(first, step);
  const bool beyond = second.exists() && distance(from, second) < distance(from, to);
  if (beyond && setup.at(second).kind() == cannon) {
    return {"J7", fmt::format("over {} the next piece is {}, and a cannon neither jumps nor "
                              "captures a cannon",
                              the_piece(setup, first), the_piece(setup, second))};
  }
  if (beyond) {
    return {"J6", fmt::format("two pieces stand between, {} and {}, and a cannon jumps exactly one",
                              the_piece(setup, first), the_piece(setup, second))};
  }
  return {"J7", fmt::format("over {} it would capture {}, and a cannon never captures a cannon",
                            the_piece(setup, first), the_piece(setup, to))};
}

Reason JanggiReferee::why_no_soldier_step(const Setup& setup, Square from, Square to) const {
  const int ahead = ranks_between(from, to) * forward(setup.at(from).colour());
  if (ahead < 0) {
    return {"J8", "a soldier never goes backward"};
  }
  if (distance(from, to) == 1 && is_diagonal(from, to)) {
    return {"J8", "a soldier goes diagonally only along a marked line of the enemy palace"};
  }
  return {"J8", "a soldier goes one point forward or sideways"};
}

Reason JanggiReferee::why_no_pass(const Setup& setup, Move move) const {
  const Square royal = royal_square(setup, setup.side);
  if (move.from() != royal) {
    return BaseReferee::why_no_pass(setup, move);
  }
  return {"J9",
          fmt::format("{} is in check by {}, and only a player not in check may pass",
                      the_piece(setup, royal), the_attackers(setup, royal, opponent(setup.side)))};
}

Reason JanggiReferee::why_not_permitted(const Setup& setup, Move /*move*/) const {
  return {"J10", fmt::format("{} and {} face each other and still would after it",
                             the_piece(setup, royal_square(setup, Colour::white)),
                             the_piece(setup, royal_square(setup, Colour::black)))};
}

Reason JanggiReferee::why_over(const Setup& setup) const {
  if (!ended_by_facing_pass(setup)) {
    return {"J12", "both sides have passed in a row"};
  }
  return {"J11", fmt::format("{} and {} face each other and the last move was a pass, which "
                             "accepts the draw",
                             the_piece(setup, royal_square(setup, Colour::white)),
                             the_piece(setup, royal_square(setup, Colour::black)))};
}

// ---- Why a move is legal ------------------------------------------------------------------------

Reason JanggiReferee::why_legal(const Setup& setup, Move move) const {
  const bool facing = bound_by_facing(setup);
  if (move.is_pass()) {
    if (facing) {
      return {"J10",
              "the generals face each other and the pass accepts the draw, which ends the game "
              "(J11)"};
    }
    return {"J9", fmt::format("{} is not in check{}", the_piece(setup, move.from()),
                              setup.passes > 0
                                  ? ", and as the second pass in a row it ends the game (J12)"
                                  : "")};
  }
  const std::string how = movement_text(setup, move.from(), move.to());
  return {std::string(clause_of(setup.at(move.from()))),
          facing ? how + ", and the generals face each other no longer" : how};
}

std::string JanggiReferee::movement_text(const Setup& setup, Square from, Square to) const {
  const std::string line = is_diagonal(from, to)      ? "along a marked diagonal"
                           : from.file() == to.file() ? "along the file"
                                                      : "along the rank";
  switch (index_of(setup.at(from).kind())) {
    case index_of(general):
    case index_of(guard):
      return "one step along a marked line of its palace";
    case index_of(horse):
      return fmt::format("it goes by way of {}, which is empty", to_text(way_of(from, to).front()));
    case index_of(elephant):
      return fmt::format("it goes by way of {} and {}, which are empty",
                         to_text(way_of(from, to).front()), to_text(way_of(from, to).back()));
    case index_of(chariot):
      return "it goes " + line + " and nothing stands between";
    case index_of(cannon):
      return fmt::format("it jumps {} over {} alone", line,
                         the_piece(setup, walk(setup, from).first_piece(from, towards(from, to))));
    default:
      if (is_diagonal(from, to)) {
        return "one point forward along a marked line of the enemy palace";
      }
      return from.file() == to.file() ? "one point forward" : "one point sideways";
  }
}

}  // namespace hurdle::janggi
