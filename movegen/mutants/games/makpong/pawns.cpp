// Mutated pawns (M4): chess's double step, captures that are too many, too few or of another game,
// black pawns that follow White's signs, and attacks that are mistaken for moves. Mutated
// promotions (M5): on another rank, of another piece, by choice, not at all. Two are missing
// because no count can show them: a double step from rank 2, where no pawn ever stands (C8), and a
// zone from rank 6 on (Black: down from rank 3) instead of the one rank. A pawn advances one rank a
// move and starts below the zone (C8), so the first rank of the zone is the only one on which it
// can ever arrive.
#include <algorithm>

#include "movegen/mutants/games/makpong/hooks.hpp"

namespace hurdle::makpong {
namespace {

/// Makruk's pawns start on their third rank.
bool is_at_the_start(const Mover& mover) {
  return mover.own_rank(mover.from) == 3;
}

bool is_straight_ahead(const Mover& mover, Square to) {
  return to.exists() && to == mover.step(mover.ahead());
}

/// A king's step onto an empty square is judged by the squares that enemies could step to: pawns
/// guard the square ahead and not those they would capture on.
bool guarded_by_steps(const Played& asked) {
  const Square to = asked.move.to();
  const Setup unseen = without(asked.next, to);
  bool guarded = false;
  asked.rules.for_each_square([&](Square from) {
    const Piece enemy = asked.at(from);
    guarded =
        guarded || (enemy.belongs_to(opponent(asked.side())) &&
                    asked.rules.reaches(enemy.kind() == pawn ? unseen : asked.next, from, to));
  });
  return guarded;
}

bool safe_from_steps(const Played& asked, Hook<bool(const Played&)>::Original original) {
  const bool steps = asked.piece().kind() == king && !asked.captures();
  return steps ? !guarded_by_steps(asked) : original(asked);
}

/// Pawns promote on these ranks, counted from 1.
Change<Hooks> promotes_on(int white, int black) {
  return instead(&Hooks::promotion_rank, [white, black](Colour colour) {
    return (colour == Colour::white ? white : black) - 1;
  });
}

bool is_arrival(const Reach& asked) {
  const Piece piece = asked.piece();
  return piece.kind() == pawn && asked.to.exists() &&
         asked.to.rank() == rules_of<MakpongReferee>(asked).promotion_rank(piece.colour());
}

/// A pawn that reaches its sixth rank becomes one of these; `none` is a pawn that stays one.
Change<mutation::Hooks> becomes(std::function<std::vector<Kind>(const Reach& asked)> kinds) {
  return change(&Hooks::write_moves,
                [kinds = std::move(kinds)](const Reach& asked, VisitMove visit, auto original) {
                  if (!is_arrival(asked)) {
                    return original(asked, visit);
                  }
                  for (const Kind kind : kinds(asked)) {
                    visit(kind == Kind::none ? Move::board(asked.from, asked.to)
                                             : Move::promotion_to(asked.from, asked.to, kind));
                  }
                });
}

using Kinds = std::vector<Kind>;
constexpr Kind stays = Kind::none;

Change<mutation::Hooks> becomes(Kinds kinds) {
  return becomes([kinds = std::move(kinds)](const Reach& /*asked*/) { return kinds; });
}

/// As in Sittuyin, where the lost general alone comes back.
Kinds a_lost_queen(const Reach& asked) {
  const auto& board = asked.setup.board;
  const bool lost =
      std::find(board.begin(), board.end(), Piece(asked.side(), queen)) == board.end();
  return {lost ? queen : stays};
}

}  // namespace

MutantRules mutant_pawns() {
  const Going two = also(where(is_at_the_start, to_empty(slides_at_most(2, ahead))));
  const Going step_ahead = to_empty(steps(ahead));
  return {
      {"pawn-steps-two-at-first", "M4", "A pawn on its first rank may go two steps.",
       goes(pawn, two)},
      {"pawn-leaps-two-at-first", "M4", "The double step may leap over a piece.",
       goes(pawn, also(where(is_at_the_start, to_empty(steps({{0, 2}})))))},
      {"white-pawn-steps-two", "M4", "White's pawns have a double step.",
       goes(pawn, for_one(Colour::white, two))},
      {"black-pawn-steps-two", "M4", "Black's pawns have a double step.",
       goes(pawn, for_one(Colour::black, two))},
      {"pawn-steps-sideways-too", "M4", "A pawn steps and captures sideways too.",
       goes(pawn, also(steps(sideways)))},
      {"pawn-steps-aslant-without-capture", "M4", "A pawn goes diagonally without capturing.",
       goes(pawn, also(to_empty(steps(ahead_aslant))))},
      {"pawn-stops-for-enemies-alone", "M4", "A pawn steps onto its own pieces.",
       goes(pawn, also(steps_onto_own(ahead)))},
      {"pawn-captures-straight-too", "M4", "A pawn also captures straight ahead.",
       goes(pawn, also(steps(ahead)))},
      {"pawn-captures-straight-only", "M4", "A pawn captures as it steps.",
       goes(pawn, steps(ahead))},
      {"pawn-never-captures-left", "M4", "No pawn captures towards the a-file.",
       goes(pawn, only_where(is_not(goes_left)))},
      {"pawn-never-captures-right", "M4", "No pawn captures towards the h-file.",
       goes(pawn, only_where(is_not(goes_right)))},
      {"pawn-captures-back-too", "M4", "A pawn captures diagonally backward too.",
       goes(pawn, also(to_take(steps(back_aslant))))},
      {"pawn-captures-sideways-too", "M4", "A pawn captures what stands beside it.",
       goes(pawn, also(to_take(steps(sideways))))},
      {"pawn-captures-up-for-both", "M4", "Black's pawns too capture up the board.",
       goes(pawn, both(step_ahead, to_take(steps_up(ahead_aslant))))},
      {"pawn-captures-round-the-edge", "M4", "A pawn captures over the edge files.",
       goes(pawn, both(step_ahead, to_take(wrapped_steps(ahead_aslant))))},
      {"pawn-takes-its-own", "M4", "A pawn may take pieces of its own colour.",
       goes(pawn, also(steps_onto_own(ahead_aslant)))},
      {"pawn-attacks-ahead", "M4", "A pawn attacks the square straight ahead as well.",
       attacks_also_if(pawn, is_straight_ahead)},
      {"pawn-guards-its-steps", "M4", "A king may not step where a pawn could step, only there.",
       change(&Hooks::keeps_royal_safe, safe_from_steps)},
  };
}

MutantRules mutant_promotions() {
  return {
      {"promotes-on-the-last-rank", "M5", "Pawns promote on the last rank.", promotes_on(8, 1)},
      {"promotes-a-rank-late", "M5", "Pawns promote on rank 7, Black on 2.", promotes_on(7, 2)},
      {"promotes-a-rank-early", "M5", "Pawns promote on rank 5, Black on 4.", promotes_on(5, 4)},
      {"promotes-on-rank-6-for-both", "M5", "Black too promotes on rank 6.", promotes_on(6, 6)},
      {"promotes-on-rank-3-for-both", "M5", "White too promotes on rank 3.", promotes_on(3, 3)},
      {"black-promotes-a-rank-early", "M5", "Black promotes on rank 4.", promotes_on(6, 4)},
      {"black-promotes-a-rank-late", "M5", "Black promotes on rank 2.", promotes_on(6, 2)},
      {"white-promotes-a-rank-early", "M5", "White promotes on rank 5.", promotes_on(5, 3)},
      {"white-promotes-a-rank-late", "M5", "White promotes on rank 7.", promotes_on(7, 3)},
      {"promotion-by-choice", "M5", "A pawn may stay a pawn.", becomes(Kinds{queen, stays})},
      {"promotion-by-choice-for-black", "M5", "Black's pawns may stay pawns.",
       becomes([](const Reach& asked) {
         return asked.side() == Colour::black ? Kinds{queen, stays} : Kinds{queen};
       })},
      {"promotion-by-choice-when-capturing", "M5", "A capturing pawn may stay one.",
       becomes([](const Reach& asked) {
         return asked.captures() ? Kinds{queen, stays} : Kinds{queen};
       })},
      {"promotion-never", "M5", "Pawns stay pawns and stop at the edge.", becomes(Kinds{stays})},
      {"promotion-by-steps-only", "M5", "A capturing pawn stays a pawn.",
       becomes([](const Reach& asked) { return Kinds{asked.captures() ? stays : queen}; })},
      {"promotion-by-captures-only", "M5", "A stepping pawn stays a pawn.",
       becomes([](const Reach& asked) { return Kinds{asked.captures() ? queen : stays}; })},
      {"promotion-capture-refused", "M5", "A pawn cannot capture on the rank where it promotes.",
       becomes([](const Reach& asked) { return asked.captures() ? Kinds{} : Kinds{queen}; })},
      {"promotion-to-any-piece", "M5", "A pawn becomes what its player chooses.",
       becomes(Kinds{queen, bishop, knight, rook})},
      {"promotion-to-a-bishop", "M5", "A pawn becomes a bishop.", becomes(Kinds{bishop})},
      {"promotion-to-a-rook", "M5", "A pawn becomes a rook.", becomes(Kinds{rook})},
      {"promotion-to-a-lost-queen", "M5", "A pawn promotes only while its side has no queen.",
       becomes(a_lost_queen)},
      {"promotion-leaves-a-pawn", "M5", "The promoted pawn goes on moving as a pawn.",
       instead(&Hooks::piece_after, [](const BaseReferee&, Piece moved, Move) { return moved; })},
      {"promoting-capture-gives-no-check", "M5", "A capture that would promote attacks nothing.",
       unless(&Hooks::reaches, is_arrival)},
      {"promotion-never-answers-check", "M5", "A pawn cannot answer a check by promoting.",
       unless(&Hooks::permitted,
              [](const Played& asked) { return asked.move.is_promotion() && asked.in_check(); })},
  };
}

}  // namespace hurdle::makpong
