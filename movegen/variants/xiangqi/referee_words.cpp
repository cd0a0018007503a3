// Explanations of Xiangqi's rules: the clause and one sentence for every legal or illegal move.
// They never decide: referee.cpp does.
#include <fmt/format.h>

#include <array>
#include <vector>

#include "movegen/referee/direction.hpp"
#include "movegen/variants/xiangqi/referee.hpp"

namespace hurdle::xiangqi {
namespace {

constexpr std::array<KindWords, 7> words_of_kinds{{
    {"X1"},  // general
    {"X2"},  // advisor
    {"X3"},  // elephant
    {"X4"},  // horse
    {"X5"},  // chariot
    {"X6"},  // cannon
    {"X7"},  // soldier
}};

/// The point that an elephant crosses.
Square eye_of(Square from, Square to) {
  return {(from.file() + to.file()) / 2, (from.rank() + to.rank()) / 2};
}

/// The first point that a horse crosses: one step along the longer side.
Square leg_of(Square from, Square to) {
  const Step step = towards(from, to);
  const bool upright = std::abs(ranks_between(from, to)) > std::abs(files_between(from, to));
  return upright ? Square(from.file(), from.rank() + step.ranks)
                 : Square(from.file() + step.files, from.rank());
}

/// The pieces between two points on one line, the nearest first.
std::vector<Square> between(const Walk& walk, Square from, Square to) {
  const Step step = towards(from, to);
  std::vector<Square> pieces;
  for (Square one = walk.first_piece(from, step);
       one.exists() && distance(from, one) < distance(from, to);
       one = walk.first_piece(one, step)) {
    pieces.push_back(one);
  }
  return pieces;
}

}  // namespace

std::span<const KindWords> XiangqiReferee::words() const {
  return words_of_kinds;
}

// ---- Why a move is illegal ----------------------------------------------------------------------

Reason XiangqiReferee::why_unreachable(const Setup& setup, Square from, Square to) const {
  switch (index_of(setup.at(from).kind())) {
    case index_of(general):
    case index_of(advisor):
      return why_not_in_palace(setup, from, to);
    case index_of(elephant):
      return why_no_elephant_step(setup, from, to);
    case index_of(horse):
      return why_no_horse_step(setup, from, to);
    case index_of(chariot):
      return why_no_chariot_line(setup, from, to);
    case index_of(cannon):
      return why_no_cannon_line(setup, from, to);
    default:
      return why_no_soldier_step(setup, from, to);
  }
}

Reason XiangqiReferee::why_not_in_palace(const Setup& setup, Square from, Square to) const {
  const Piece piece = setup.at(from);
  const std::string clause(clause_of(piece));
  const std::string who = piece.kind() == general ? "a general" : "an advisor";
  if (!in_palace_of(piece.colour(), to)) {
    return {clause, who + " never leaves its own palace"};
  }
  return {clause, piece.kind() == general ? who + " goes one step up, down or sideways"
                                          : who + " goes one step diagonally"};
}

Reason XiangqiReferee::why_no_elephant_step(const Setup& setup, Square from, Square to) const {
  if (!is_diagonal(from, to) || distance(from, to) != 2) {
    return {"X3", "an elephant goes exactly two points diagonally"};
  }
  if (beyond_the_river(setup.at(from).colour(), to)) {
    return {"X3", "an elephant never crosses the river"};
  }
  return {"X3", the_piece(setup, eye_of(from, to)) + " stands on the point between, its eye"};
}

Reason XiangqiReferee::why_no_horse_step(const Setup& setup, Square from, Square to) const {
  if (!is_leap(from, to, 2, 1)) {
    return {"X4", "a horse goes one step straight and then one diagonally outward"};
  }
  return {"X4", the_piece(setup, leg_of(from, to)) + " stands on the first point, its leg"};
}

Reason XiangqiReferee::why_no_chariot_line(const Setup& setup, Square from, Square to) const {
  const std::vector<Square> pieces = between(walk(setup, from), from, to);
  if (!is_straight(from, to) || pieces.empty()) {
    return {"X5", "a chariot goes along ranks and files"};
  }
  return {"X5", the_piece(setup, pieces.front()) + " stands in the way"};
}

Reason XiangqiReferee::why_no_cannon_line(const Setup& setup, Square from, Square to) const {
  const std::vector<Square> pieces = between(walk(setup, from), from, to);
  if (!is_straight(from, to) || (pieces.empty() && !setup.at(to))) {
    return {"X6", "a cannon goes along ranks and files"};
  }
  if (!setup.at(to)) {
    return {"X6", the_piece(setup, pieces.front()) +
                      " stands in the way, and a cannon jumps only to capture"};
  }
  if (pieces.size() < 2) {  // with exactly one, the move is legal
    return {"X6", fmt::format("there is no hurdle between {} and {}, and a cannon captures only "
                              "over one",
                              to_text(from), to_text(to))};
  }
  const std::string_view others = pieces.size() > 2 ? " and others" : "";
  return {"X6", fmt::format("{} and {}{} stand between, and a cannon jumps exactly one piece",
                            the_piece(setup, pieces[0]), the_piece(setup, pieces[1]), others)};
}

Reason XiangqiReferee::why_no_soldier_step(const Setup& setup, Square from, Square to) const {
  const Colour own = setup.at(from).colour();
  if (ranks_between(from, to) * forward(own) < 0) {
    return {"X7", "a soldier never goes backward"};
  }
  if (beyond_the_river(own, from)) {
    return {"X7", "a soldier beyond the river goes one point forward or sideways"};
  }
  return {"X7", "a soldier goes one point forward, and sideways only beyond the river"};
}

Reason XiangqiReferee::why_not_permitted(const Setup& setup, Move move) const {
  const Setup next = after(setup, move);
  return {"X8", fmt::format("after it {} and {} would face each other",
                            the_piece(next, royal_square(next, Colour::white)),
                            the_piece(next, royal_square(next, Colour::black)))};
}

// ---- Why a move is legal ------------------------------------------------------------------------

Reason XiangqiReferee::why_legal(const Setup& setup, Move move) const {
  return {std::string(clause_of(setup.at(move.from()))),
          movement_text(setup, move.from(), move.to())};
}

std::string XiangqiReferee::movement_text(const Setup& setup, Square from, Square to) const {
  const std::string line = from.file() == to.file() ? "along the file" : "along the rank";
  switch (index_of(setup.at(from).kind())) {
    case index_of(general):
      return "one step " + line + " in its palace";
    case index_of(advisor):
      return "one step diagonally in its palace";
    case index_of(elephant):
      return fmt::format("two points diagonally over {}, which is empty",
                         to_text(eye_of(from, to)));
    case index_of(horse):
      return fmt::format("it goes by way of {}, which is empty", to_text(leg_of(from, to)));
    case index_of(chariot):
      return "it goes " + line + " and nothing stands between";
    case index_of(cannon):
      if (const Square hurdle = jumped(setup, from, to); setup.at(to) && hurdle.exists()) {
        return fmt::format("it jumps {} over {} alone", line, the_piece(setup, hurdle));
      }
      return "it goes " + line + " and nothing stands between";
    default:
      return from.file() == to.file() ? "one point forward"
                                      : "one point sideways, beyond the river";
  }
}

}  // namespace hurdle::xiangqi
