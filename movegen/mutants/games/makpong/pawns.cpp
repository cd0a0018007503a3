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

PieceRules mutant_pawns() {
  const Going two = also(where(is_at_the_start, to_empty(slides_at_most(2, ahead))));
  const Going step_ahead = to_empty(steps(ahead));
  return PieceTable("M4", "pawn", pawn)({
      {"steps-two-at-first", "on its first rank may go two steps", two},
      {"leaps-two-at-first", "The double step may leap over a piece.",
       also(where(is_at_the_start, to_empty(steps({{0, 2}}))))},
      {"white-{}-steps-two", "White's pawns have a double step.", for_one(Colour::white, two)},
      {"black-{}-steps-two", "Black's pawns have a double step.", for_one(Colour::black, two)},
      {"steps-sideways-too", "steps and captures sideways too", also(steps(sideways))},
      {"steps-aslant-without-capture", "goes diagonally without capturing",
       also(to_empty(steps(ahead_aslant)))},
      {"stops-for-enemies-alone", "steps onto its own pieces", also(steps_onto_own(ahead))},
      {"captures-straight-too", "also captures straight ahead", also(steps(ahead))},
      {"captures-straight-only", "captures as it steps", steps(ahead)},
      {"never-captures-left", "No pawn captures towards the a-file.", never_where(goes_left)},
      {"never-captures-right", "No pawn captures towards the h-file.", never_where(goes_right)},
      {"captures-back-too", "captures diagonally backward too", also(to_take(steps(back_aslant)))},
      {"captures-sideways-too", "captures what stands beside it", also(to_take(steps(sideways)))},
      {"captures-up-for-both", "Black's pawns too capture up the board.",
       both(step_ahead, to_take(steps_up(ahead_aslant)))},
      {"captures-round-the-edge", "captures over the edge files",
       both(step_ahead, to_take(wrapped_steps(ahead_aslant)))},
      {"takes-its-own", "may take pieces of its own colour", also(steps_onto_own(ahead_aslant))},
      {"attacks-ahead", "attacks the square straight ahead as well",
       attacks_also_if(pawn, is_straight_ahead)},
      {"guards-its-steps", "A king may not step where a pawn could step, only there.",
       change(&Hooks::keeps_royal_safe, safe_from_steps)},
  });
}

MutantRules mutant_promotions() {
  return ClauseTable<Hooks>("M5")({
      {"promotes-on-the-last-rank", "Pawns promote on the last rank.", promotes_on(8, 1)},
      {"promotes-a-rank-late", "Pawns promote on rank 7, Black on 2.", promotes_on(7, 2)},
      {"promotes-a-rank-early", "Pawns promote on rank 5, Black on 4.", promotes_on(5, 4)},
      {"promotes-on-rank-6-for-both", "Black too promotes on rank 6.", promotes_on(6, 6)},
      {"promotes-on-rank-3-for-both", "White too promotes on rank 3.", promotes_on(3, 3)},
      {"black-promotes-a-rank-early", "Black promotes on rank 4.", promotes_on(6, 4)},
      {"black-promotes-a-rank-late", "Black promotes on rank 2.", promotes_on(6, 2)},
      {"white-promotes-a-rank-early", "White promotes on rank 5.", promotes_on(5, 3)},
      {"white-promotes-a-rank-late", "White promotes on rank 7.", promotes_on(7, 3)},
      {"promotion-by-choice", "A pawn may stay a pawn.", becomes(Kinds{queen, stays})},
      {"promotion-by-choice-for-black", "Black's pawns may stay pawns.",
       becomes([](const Reach& asked) {
         return asked.side() == Colour::black ? Kinds{queen, stays} : Kinds{queen};
       })},
      {"promotion-by-choice-when-capturing", "A capturing pawn may stay one.",
       becomes([](const Reach& asked) {
         return asked.captures() ? Kinds{queen, stays} : Kinds{queen};
       })},
      {"promotion-never", "Pawns stay pawns and stop at the edge.", becomes(Kinds{stays})},
      {"promotion-by-steps-only", "A capturing pawn stays a pawn.",
       becomes([](const Reach& asked) { return Kinds{asked.captures() ? stays : queen}; })},
      {"promotion-by-captures-only", "A stepping pawn stays a pawn.",
       becomes([](const Reach& asked) { return Kinds{asked.captures() ? queen : stays}; })},
      {"promotion-capture-refused", "A pawn cannot capture on the rank where it promotes.",
       becomes([](const Reach& asked) { return asked.captures() ? Kinds{} : Kinds{queen}; })},
      {"promotion-to-any-piece", "A pawn becomes what its player chooses.",
       becomes(Kinds{queen, bishop, knight, rook})},
      {"promotion-to-a-bishop", "A pawn becomes a bishop.", becomes(Kinds{bishop})},
      {"promotion-to-a-rook", "A pawn becomes a rook.", becomes(Kinds{rook})},
      {"promotion-to-a-lost-queen", "A pawn promotes only while its side has no queen.",
       becomes(a_lost_queen)},
      {"promotion-leaves-a-pawn", "The promoted pawn goes on moving as a pawn.",
       instead(&Hooks::piece_after, [](const BaseReferee&, Piece moved, Move) { return moved; })},
      {"promoting-capture-gives-no-check", "A capture that would promote attacks nothing.",
       unless(&Hooks::reaches, is_arrival)},
      {"promotion-never-answers-check", "A pawn cannot answer a check by promoting.",
       unless(&Hooks::permitted,
              [](const Played& asked) { return asked.move.is_promotion() && asked.in_check(); })},
  });
}

}  // namespace hurdle::makpong
