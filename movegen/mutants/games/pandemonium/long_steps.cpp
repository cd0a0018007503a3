// Pawns that go too far or not far enough (P3).
#include <map>

#include "movegen/mutants/games/pandemonium/history.hpp"
#include "movegen/mutants/games/pandemonium/hooks.hpp"
#include "movegen/referee/direction.hpp"

namespace hurdle::pandemonium {
namespace {

/// How many squares a pawn goes at most, by its own rank.
using ReachByRank = std::map<int, int>;

/// Another reach from some ranks, for one side or for both.
Change<Hooks> reaches(ReachByRank squares, std::optional<Colour> whose = std::nullopt) {
  return change(&Hooks::pawn_reach,
                [squares = std::move(squares), whose](Colour colour, Square from, auto original) {
                  const auto found = squares.find(own_rank(colour, from));
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

MutantRules mutant_reaches() {
  const ReachByRank a_rank_late{{2, 1}, {3, 3}, {4, 2}};
  return {
      {"second-rank-two", "P3", "A pawn on its second rank goes two squares at most, as in chess.",
       reaches({{2, 2}})},
      {"second-rank-one", "P3", "A pawn on its second rank goes one square.", reaches({{2, 1}})},
      {"second-rank-four", "P3", "A pawn on its second rank goes up to four squares.",
       both(reaches({{2, 4}}), change(&Hooks::passed_squares, first_two_passed))},
      {"third-rank-one", "P3", "A pawn on its third rank goes one square only.", reaches({{3, 1}})},
      {"third-rank-three", "P3", "A pawn on its third rank goes up to three squares too.",
       reaches({{3, 3}})},
      {"fourth-rank-two", "P3", "A pawn on its fourth rank goes up to two squares too.",
       reaches({{4, 2}})},
      {"white-second-rank-two", "P3", "White's pawn on rank 2 goes two squares at most.",
       reaches({{2, 2}}, Colour::white)},
      {"black-second-rank-two", "P3", "Black's pawn on rank 9 goes two squares at most.",
       reaches({{2, 2}}, Colour::black)},
      {"white-third-rank-one", "P3", "White's pawn on rank 3 goes one square only.",
       reaches({{3, 1}}, Colour::white)},
      {"black-third-rank-one", "P3", "Black's pawn on rank 8 goes one square only.",
       reaches({{3, 1}}, Colour::black)},
      {"black-third-rank-three", "P3", "Black's pawn on rank 8 goes up to three squares.",
       reaches({{3, 3}}, Colour::black)},
      {"black-long-steps-a-rank-late", "P3",
       "Black's long steps start from ranks 8 and 7, not 9 and 8.",
       reaches(a_rank_late, Colour::black)},
      {"white-long-steps-a-rank-late", "P3",
       "White's long steps start from ranks 3 and 4, not 2 and 3.",
       reaches(a_rank_late, Colour::white)},
  };
}

}  // namespace

MutantRules mutant_long_steps() {
  return joined<Hooks>(
      mutant_reaches(),
      MutantRules{
          {"dropped-pawn-goes-one", "P3", "A pawn that was dropped has no long step.",
           goes_far_only_after(true, false)},
          {"moved-pawn-goes-one", "P3", "A pawn that has moved has no long step any more.",
           goes_far_only_after(false, true)},
          {"long-step-only-from-the-start", "P3",
           "Only pawns that never moved and were not dropped go far.",
           goes_far_only_after(false, false)},
          {"long-step-jumps", "P3", "Only the last square must be empty.",
           visits(&Hooks::pawn_steps, jumps_over(true, true))},
          {"long-step-jumps-the-first", "P3", "The first square of a long step may be occupied.",
           visits(&Hooks::pawn_steps, jumps_over(true, false))},
          {"long-step-jumps-the-second", "P3", "The second of three squares may be occupied.",
           visits(&Hooks::pawn_steps, jumps_over(false, true))},
          {"three-or-one", "P3", "From the second rank a pawn goes three squares or one, not two.",
           visits(&Hooks::pawn_steps, only_where([](const Mover& mover, Square to) {
             return mover.own_rank(mover.from) != 2 || distance(mover.from, to) != 2;
           }))},
      });
}

}  // namespace hurdle::pandemonium
