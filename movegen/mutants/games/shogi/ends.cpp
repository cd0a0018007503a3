// Errors about a player without a move (S15, S16), and ends that the game does not have.
#include "movegen/mutants/games/shogi/hooks.hpp"

namespace hurdle::shogi {
namespace {

/// A player passes when this is true, and whether the king is safe then is not asked.
Change<mutation::Hooks> passes(std::function<bool(const Position& asked)> may) {
  const auto write = [may](const Position& asked, VisitMove visit, auto original) {
    original(asked, visit);
    if (may(asked)) {
      visit(Move::pass(asked.royal()));
    }
  };
  return both(
      change(&Hooks::special_moves, write),
      also_if(&Hooks::keeps_royal_safe, [](const Played& asked) { return asked.move.is_pass(); }));
}

/// Neither a piece on the board moves nor one in hand is dropped.
bool without_a_move(const Position& asked) {
  return !asked.can_move() && !asked.can_drop();
}

/// The enemy's king stands on one of its last ranks.
bool enemy_arrived(const Position& asked, int ranks) {
  const Colour enemy = opponent(asked.side());
  const Square royal = asked.rules.royal_square(asked.setup, enemy);
  return royal.exists() && asked.rules.own_rank(enemy, royal) > notation.ranks - ranks;
}

bool has_only_the_king(const Position& asked) {
  int pieces = 0;
  asked.rules.for_each_square(
      [&](Square square) { pieces += asked.at(square).belongs_to(asked.side()) ? 1 : 0; });
  return pieces == 1 && asked.setup.hands[index_of(asked.side())] == Hand{};
}

}  // namespace

MutantRules mutant_ends() {
  return {
      {"drops-do-not-avert-mate", "S15", "Mate is judged by moves on the board.",
       also_if(&Hooks::over,
               [](const Position& asked) { return asked.in_check() && !asked.can_move(); })},
      {"king-in-the-camp-wins", "S15", "A king that reaches the enemy camp has won.",
       also_if(&Hooks::over, [](const Position& asked) { return enemy_arrived(asked, 3); })},
      {"king-on-the-last-rank-wins", "S15", "A king that reaches the last rank has won.",
       also_if(&Hooks::over, [](const Position& asked) { return enemy_arrived(asked, 1); })},
      {"bare-king-loses", "S15", "A player who has only the king has lost.",
       also_if(&Hooks::over, has_only_the_king)},
      {"drops-do-not-avert-stalemate", "S16", "A player who can only drop has no move.",
       also_if(&Hooks::over,
               [](const Position& asked) { return !asked.in_check() && !asked.can_move(); })},
      {"stalemate-passes", "S16", "A player without a move who is not in check passes.",
       passes([](const Position& asked) { return !asked.in_check() && without_a_move(asked); })},
      {"passes-are-free", "S16", "A player may always pass, but for one in check.",
       passes([](const Position& asked) { return !asked.in_check(); })},
  };
}

}  // namespace hurdle::shogi
