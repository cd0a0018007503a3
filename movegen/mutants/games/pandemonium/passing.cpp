// Pawns that go too far or not far enough (P3); which squares a pawn passes, for how long, and
// after which moves (P4).
#include <map>

#include "movegen/mutants/games/pandemonium/hooks.hpp"
#include "movegen/referee/direction.hpp"

namespace hurdle::pandemonium {
namespace {

/// A square that a pawn has passed, and where its step started and ended: the pawn's own ranks.
struct PassedSquare {
  int from;
  int to;
  int rank;
};

PassedSquare passed_square(const Mover& attacker, Square to) {
  const Colour passer = opponent(attacker.colour);
  const int last = notation.own_rank(passer, attacker.rules.passing_pawn(attacker.setup, to));
  const int passed = static_cast<int>(attacker.setup.en_passant.size());
  return {last - 1 - passed, last, notation.own_rank(passer, to)};
}

/// Other passed squares are forgotten when the pawn moves, and in a parsed position.
Change<Hooks> remembers(const std::function<bool(const PassedSquare& square)>& holds) {
  return visits(&Hooks::pawn_passing, only_where([holds](const Mover& attacker, Square to) {
    return holds(passed_square(attacker, to));
  }));
}

EnPassant with_the_start(const Passing& asked, Hook<EnPassant(const Passing&)>::Original original) {
  const Square from = asked.move.from();
  const Square to = asked.move.to();
  const Colour side = asked.moved.colour();
  const bool two_from_the_third = asked.moved == Piece(side, pawn) && from.file() == to.file() &&
                                  distance(from, to) == 2 && notation.own_rank(side, from) == 3;
  if (!two_from_the_third) {
    return original(asked);
  }
  const Square between{to.file(), (from.rank() + to.rank()) / 2};
  EnPassant passed;
  passed.add(from.rank() < to.rank() ? from : between);
  passed.add(from.rank() < to.rank() ? between : from);
  return passed;
}

void forget_the_dropped(const Turn& asked, Setup& next) {
  const Move move = asked.move;
  const Square square = move.is_drop() ? move.to() : move.from();
  const int rank = asked.own_rank(square);
  if (rank != 2 && rank != 3) {
    return;
  }
  if (move.is_drop() && move.kind() == pawn) {
    remember(next, asked.side(), bit_of_pawn(rank, square));
  } else if (remembered(asked.setup, asked.side(), bit_of_pawn(rank, square))) {
    next.en_passant.clear();
  }
}

/// What lies between the second rank and the dropped pawn is passed, if all of it is empty.
void pass_by_dropping(const Turn& asked, Setup& next) {
  const Square drop = asked.move.to();
  const int rank = asked.own_rank(drop);
  if (!asked.move.is_drop() || asked.move.kind() != pawn || rank < 4 || rank > 5) {
    return;
  }
  const bool white = asked.side() == Colour::white;
  const int high = white ? drop.rank() - 1 : 7;
  for (int passed = white ? 2 : drop.rank() + 1; passed <= high; ++passed) {
    const Square square{drop.file(), passed};
    if (next.at(square)) {
      return next.en_passant.clear();
    }
    next.en_passant.add(square);
  }
}

/// How many squares a pawn goes at most, by its own rank.
using ReachByRank = std::map<int, int>;

/// Another reach from some ranks, for one side or for both.
Change<Hooks> reaches(ReachByRank squares, std::optional<Colour> whose = std::nullopt) {
  return change(&Hooks::pawn_reach,
                [squares = std::move(squares), whose](Colour colour, Square from, auto original) {
                  const auto found = squares.find(notation.own_rank(colour, from));
                  const bool meant = found != squares.end() && colour == whose.value_or(colour);
                  return meant ? found->second : original(colour, from);
                });
}

/// A position holds two passed squares: of the three of a step of four, the first two.
EnPassant first_two_passed(const Passing& asked,
                           Hook<EnPassant(const Passing&)>::Original original) {
  const Colour side = asked.moved.colour();
  const Square from = asked.move.from();
  if (asked.moved != Piece(side, pawn) || distance(from, asked.move.to()) < 4) {
    return original(asked);
  }
  const Square third{from.file(), from.rank() + 3 * forward(side)};
  return original({asked.rules, asked.next, Move::board(from, third), asked.moved});
}

void step_short(const Mover& mover, VisitSquare visit) {
  const int rank = mover.own_rank(mover.from);
  const bool short_only = (rank == 2 || rank == 3) &&
                          remembered(mover.setup, mover.colour, bit_of_pawn(rank, mover.from));
  mover.original([&](Square to) {
    if (!short_only || distance(mover.from, to) == 1) {
      visit(to);
    }
  });
}

/// Long steps only of pawns that came to their square in a certain way.
Change<Hooks> goes_far_only_after(bool moves, bool drops) {
  const auto note = [moves, drops](const Turn& asked, Setup& next) {
    const Square to = asked.move.to();
    const int rank = asked.own_rank(to);
    if (next.at(to) == Piece(asked.side(), pawn) && (rank == 2 || rank == 3)) {
      remember(next, asked.side(), bit_of_pawn(rank, to), !(asked.move.is_drop() ? drops : moves));
    }
  };
  return both(visits(&Hooks::pawn_steps, step_short), afterwards(note));
}

/// The first or the second square of a long step, or both, may be occupied.
Going jumps_over(bool first, bool second) {
  return [first, second](const Mover& mover, VisitSquare visit) {
    const int reach = family(mover.rules).pawn_reach(mover.colour, mover.from);
    Square to = mover.from;
    bool stopped = false;
    for (int count = 1; count <= reach && !stopped; ++count) {
      to = mover.walk.neighbour(to, mover.ahead());
      if (mover.walk.empty(to)) {
        visit(to);
      } else {
        stopped = !to.exists() || !(count == 1 ? first : second);
      }
    }
  };
}

}  // namespace

MutantRules passed_squares() {
  return ClauseTable<Hooks>("P4")({
      {"no-en-passant", "No pawn is taken in passing.", remembers(always(false))},
      {"only-the-last-passed-square", "A pawn is taken only on the last square it passed.",
       remembers([](const PassedSquare& one) { return one.rank == one.to - 1; })},
      {"only-the-first-passed-square", "A pawn is taken only on the first square it passed.",
       remembers([](const PassedSquare& one) { return one.rank == one.from + 1; })},
      {"only-two-square-steps-pass", "A step of three squares passes nothing.",
       remembers([](const PassedSquare& one) { return one.to - one.from == 2; })},
      {"only-three-square-steps-pass", "A step of two squares passes nothing.",
       remembers([](const PassedSquare& one) { return one.to - one.from == 3; })},
      {"only-second-rank-passes", "A step from the third rank passes nothing.",
       remembers([](const PassedSquare& one) { return one.from == 2; })},
      {"only-third-rank-squares", "Only squares of the pawn's third rank are passed.",
       remembers([](const PassedSquare& one) { return one.rank == 3; })},
      {"squares-only-as-given",
       "Moves create no passed square; only squares given with a position count.",
       instead(&Hooks::passed_squares, [](const Passing&) { return EnPassant{}; })},
      {"squares-stay", "A passed square may be used until another pawn passes some.",
       squares_stay_if(has_its_pawn(pawn), always(true))},
      {"squares-stay-after-drops", "A drop does not end the right to take in passing.",
       squares_stay_if(has_its_pawn(pawn), &Turn::by_drop)},
      {"start-is-passed",
       "A pawn that goes two squares from its third rank may be captured in passing on that rank "
       "too.",
       change(&Hooks::passed_squares, with_the_start)},
      {"dropped-pawn-passes-freely", "A pawn that was dropped is not taken in passing.",
       afterwards(forget_the_dropped)},
      {"drops-pass",
       "A pawn dropped on its fourth or fifth rank is taken as if it had come there by a "
       "long step.",
       afterwards(pass_by_dropping)},
  });
}

MutantRules mutant_long_steps() {
  const ReachByRank a_rank_late{{2, 1}, {3, 3}, {4, 2}};
  return ClauseTable<Hooks>("P3")({
      {"second-rank-two", "A pawn on its second rank goes two squares at most, as in chess.",
       reaches({{2, 2}})},
      {"second-rank-one", "A pawn on its second rank goes one square.", reaches({{2, 1}})},
      {"second-rank-four", "A pawn on its second rank goes up to four squares.",
       both(reaches({{2, 4}}), change(&Hooks::passed_squares, first_two_passed))},
      {"third-rank-one", "A pawn on its third rank goes one square only.", reaches({{3, 1}})},
      {"third-rank-three", "A pawn on its third rank goes up to three squares too.",
       reaches({{3, 3}})},
      {"fourth-rank-two", "A pawn on its fourth rank goes up to two squares too.",
       reaches({{4, 2}})},
      {"white-second-rank-two", "White's pawn on rank 2 goes two squares at most.",
       reaches({{2, 2}}, Colour::white)},
      {"black-second-rank-two", "Black's pawn on rank 9 goes two squares at most.",
       reaches({{2, 2}}, Colour::black)},
      {"white-third-rank-one", "White's pawn on rank 3 goes one square only.",
       reaches({{3, 1}}, Colour::white)},
      {"black-third-rank-one", "Black's pawn on rank 8 goes one square only.",
       reaches({{3, 1}}, Colour::black)},
      {"black-third-rank-three", "Black's pawn on rank 8 goes up to three squares.",
       reaches({{3, 3}}, Colour::black)},
      {"black-long-steps-a-rank-late", "Black's long steps start from ranks 8 and 7, not 9 and 8.",
       reaches(a_rank_late, Colour::black)},
      {"white-long-steps-a-rank-late", "White's long steps start from ranks 3 and 4, not 2 and 3.",
       reaches(a_rank_late, Colour::white)},
      {"dropped-pawn-goes-one", "A pawn that was dropped has no long step.",
       goes_far_only_after(true, false)},
      {"moved-pawn-goes-one", "A pawn that has moved has no long step any more.",
       goes_far_only_after(false, true)},
      {"long-step-only-from-the-start",
       "Only pawns that never moved and were not dropped have a long step.",
       goes_far_only_after(false, false)},
      {"long-step-jumps", "Only the last square of a long step must be empty.",
       visits(&Hooks::pawn_steps, jumps_over(true, true))},
      {"long-step-jumps-the-first", "The first square of a long step may be occupied.",
       visits(&Hooks::pawn_steps, jumps_over(true, false))},
      {"long-step-jumps-the-second", "The second square of a step of three may be occupied.",
       visits(&Hooks::pawn_steps, jumps_over(false, true))},
      {"three-or-one", "From the second rank a pawn goes three squares or one, not two.",
       visits(&Hooks::pawn_steps, only_where([](const Mover& mover, Square to) {
         return mover.own_rank(mover.from) != 2 || distance(mover.from, to) != 2;
       }))},
  });
}

}  // namespace hurdle::pandemonium
