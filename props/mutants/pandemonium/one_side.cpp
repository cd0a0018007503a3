// Clauses read wrongly for one side, one wing or one sort of attacker only: captures in passing
// and castling.
#include <fmt/format.h>

#include <array>

#include "props/mutants/pandemonium/family.hpp"
#include "props/mutants/pandemonium/sorts.hpp"

namespace hurdle::mutants {
namespace {

using namespace pandemonium;

/// What one side overlooks of a capture in passing, by the passed squares, the captor's square and
/// the square it takes on.
using Overlooks = bool (*)(const Setup& setup, Square from, Square to);

/// One side overlooks some captures in passing.
template <class Rules>
struct SideOverlooks : Rules {
  SideOverlooks(const Notation& notation, Colour side, Overlooks overlooks)
      : Rules(notation), side_(side), overlooks_(overlooks) {}

  void pawn_passing(const Setup& setup, Square from, VisitSquare visit) const override {
    Rules::pawn_passing(setup, from, [&](Square to) {
      if (setup.side != side_ || !overlooks_(setup, from, to)) {
        visit(to);
      }
    });
  }

 private:
  Colour side_;
  Overlooks overlooks_;
};

/// One side's castling on one wing.
struct OneWing {
  Colour side;
  Wing wing;

  [[nodiscard]] bool is(const Setup& setup, Wing asked) const {
    return setup.side == side && asked == wing;
  }
};

/// One side never castles on one wing.
template <class Rules>
struct WingForgotten : Rules {
  WingForgotten(const Notation& notation, OneWing one) : Rules(notation), one_(one) {}

  bool castling_pair_stands(const Setup& setup, Wing wing) const override {
    return !one_.is(setup, wing) && Rules::castling_pair_stands(setup, wing);
  }

 private:
  OneWing one_;
};

/// On one wing, one square between king and rook may be occupied.
template <class Rules>
struct SquareMayBeOccupied : Rules {
  SquareMayBeOccupied(const Notation& notation, OneWing one, int steps)
      : Rules(notation), one_(one), steps_(steps) {}

  bool castling_way_is_free(const Setup& setup, Wing wing) const override {
    if (!one_.is(setup, wing)) {
      return Rules::castling_way_is_free(setup, wing);
    }
    Setup freed = setup;
    freed.put(this->castling_square(setup.side, wing, steps_), Piece{});
    return Rules::castling_way_is_free(freed, wing);
  }

 private:
  OneWing one_;
  int steps_;
};

/// On one wing, one square that the king crosses may be attacked.
template <class Rules>
struct SquareMayBeAttacked : Rules {
  SquareMayBeAttacked(const Notation& notation, OneWing one, int steps)
      : Rules(notation), one_(one), steps_(steps) {}

  bool castling_way_is_safe(const Setup& setup, Wing wing) const override {
    for (int steps = 1; steps <= 3; ++steps) {
      const Square square = this->castling_square(setup.side, wing, steps);
      const bool asked = !one_.is(setup, wing) || steps != steps_;
      if (asked && this->in_check(this->with_king_on(setup, square), setup.side)) {
        return false;
      }
    }
    return true;
  }

 private:
  OneWing one_;
  int steps_;
};

/// The king crosses squares that one sort of piece attacks.
template <class Rules>
struct SortIsNoDanger : Rules {
  SortIsNoDanger(const Notation& notation, const Sort& sort) : Rules(notation), sort_(sort) {}

  bool castling_way_is_safe(const Setup& setup, Wing wing) const override {
    for (const int steps : {1, 2, 3}) {
      const Square square = this->castling_square(setup.side, wing, steps);
      const Setup there = this->with_king_on(setup, square);
      for (const Square from : this->attackers(there, square, opponent(setup.side))) {
        if (!sort_.holds(there.at(from))) {
          return false;
        }
      }
    }
    return true;
  }

 private:
  Sort sort_;
};

void add_overlooked_captures(Pandemonium& family) {
  struct Case {
    const char* name;
    const char* words;
    Overlooks overlooks;
  };
  const std::array<Case, 6> cases{{
      {"leftwards", "towards file a",
       [](const Setup&, Square from, Square to) { return to.file() < from.file(); }},
      {"rightwards", "towards file j",
       [](const Setup&, Square from, Square to) { return to.file() > from.file(); }},
      {"on-the-lower-of-two", "on the lower of two passed squares",
       [](const Setup& setup, Square, Square to) {
         return setup.en_passant.size() == 2 && to == *setup.en_passant.begin();
       }},
      {"on-the-upper-of-two", "on the upper of two passed squares",
       [](const Setup& setup, Square, Square to) {
         return setup.en_passant.size() == 2 && to != *setup.en_passant.begin();
       }},
      {"after-two-from-the-second", "after two squares from the second rank",
       [](const Setup& setup, Square, Square to) {
         return setup.en_passant.size() == 1 && (to.rank() == 2 || to.rank() == 7);
       }},
      {"after-two-from-the-third", "after two squares from the third rank",
       [](const Setup& setup, Square, Square to) {
         return setup.en_passant.size() == 1 && (to.rank() == 3 || to.rank() == 6);
       }},
  }};
  for (const Colour side : both_sides) {
    for (const Case& one : cases) {
      family.add<SideOverlooks>(
          {fmt::format("{}-never-takes-in-passing-{}", side_word(side), one.name), "P4",
           fmt::format("{} pawns take nothing in passing {}.", sides(side), one.words)},
          side, one.overlooks);
    }
  }
}

void add_wings(Pandemonium& family) {
  for (const Colour side : both_sides) {
    for (const Wing wing : {Wing::left, Wing::right}) {
      const OneWing one{side, wing};
      const std::string name =
          fmt::format("{}-castling-{}", side_word(side), wing == Wing::left ? "left" : "right");
      const std::string words =
          fmt::format("{} castling towards file {}", sides(side), wing == Wing::left ? 'a' : 'j');
      family.add<WingForgotten>(
          {fmt::format("{}-forgotten", name), "P10", fmt::format("{} is forgotten.", words)}, one);
      for (const int steps : {1, 2}) {
        family.add<SquareMayBeOccupied>(
            {fmt::format("{}-over-a-piece-on-{}", name, steps), "P10",
             fmt::format("{} may pass a piece {} from the king.", words, steps)},
            one, steps);
        family.add<SquareMayBeAttacked>(
            {fmt::format("{}-over-an-attack-on-{}", name, steps), "P10",
             fmt::format("{} may cross an attack {} from the king.", words, steps)},
            one, steps);
      }
    }
    family.add<SquareMayBeOccupied>(
        {fmt::format("{}-castling-right-over-a-piece-on-4", side_word(side)), "P10",
         fmt::format("{} castling towards file j may pass a piece next to the rook.", sides(side))},
        OneWing{side, Wing::right}, 4);
  }
}

void add_attackers(Pandemonium& family) {
  constexpr Sort plain_pawn{"pawn", pawn, false, false, false, false};
  const auto ignores = [&](const Sort& sort) {
    family.add<SortIsNoDanger>(
        {fmt::format("castling-past-{}", sort.name), "P10",
         fmt::format("The king may cross what only the {} attacks.", sort.name)},
        sort);
  };
  ignores(plain_pawn);
  for (const Sort& sort : sorts) {
    if (sort.kind != king) {
      ignores(sort);
    }
  }
}

}  // namespace

void add_one_side_mutants(Pandemonium& family) {
  add_overlooked_captures(family);
  add_wings(family);
  add_attackers(family);
}

}  // namespace hurdle::mutants
