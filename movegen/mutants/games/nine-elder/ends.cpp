// Errors about a player without a move (N12), and ends that the game does not have.
#include "movegen/mutants/games/nine-elder/hooks.hpp"

namespace hurdle::nine_elder {
namespace {

/// Whether some legal move of these is found.
bool can(const Position& asked, std::function<bool(const Turn& asked)> counts) {
  bool found = false;
  asked.rules.movements(asked.setup, [&](Move move) {
    found = found || (counts({asked, move}) && asked.rules.legal(asked.setup, move));
  });
  return found;
}

/// A player passes when this is true, and whether the jade is safe then is not asked.
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

/// A side's jade stands on one of its last ranks.
bool arrived(const Position& asked, Colour side, int ranks) {
  const Square royal = asked.rules.royal_square(asked.setup, side);
  return royal.exists() && asked.rules.own_rank(side, royal) > notation.ranks - ranks;
}

bool both_jades_in_camps(const Position& asked) {
  return arrived(asked, Colour::white, 3) && arrived(asked, Colour::black, 3);
}

bool has_only_the_jade(const Position& asked) {
  int pieces = 0;
  asked.rules.for_each_square(
      [&](Square square) { pieces += asked.at(square).belongs_to(asked.side()) ? 1 : 0; });
  return pieces == 1 && asked.setup.hands[index_of(asked.side())] == Hand{};
}

bool is_no_drop(const Turn& asked) {
  return !asked.move.is_drop();
}

bool mated_but_for_others(const Position& asked) {
  return asked.in_check() && !can(asked, [](const Turn& asked) {
           return asked.move.is_drop() || asked.piece().kind() == jade;
         });
}

}  // namespace

MutantRules mutant_ends() {
  return {
      {"stalemate-passes", "N12", "A player in stalemate passes.",
       passes([](const Position& asked) { return !asked.in_check() && without_a_move(asked); })},
      {"passes-without-a-move", "N12", "A player without a move passes, even mated.",
       passes(without_a_move)},
      {"passes-are-free", "N12", "A player may always pass, as in Janggi.",
       passes([](const Position& asked) { return !asked.in_check(); })},
      {"passes-in-check", "N12", "A player may always pass, even in check.", passes(always(true))},
      {"jade-in-the-camp-wins", "N12", "A jade that reaches the enemy camp ends the game.",
       also_if(&Hooks::over,
               [](const Position& asked) { return arrived(asked, opponent(asked.side()), 3); })},
      {"jade-on-the-last-rank-wins", "N12", "A jade that reaches the last rank ends the game.",
       also_if(&Hooks::over,
               [](const Position& asked) { return arrived(asked, opponent(asked.side()), 1); })},
      {"jades-in-both-camps-end-the-game", "N12", "Impasse ends the game without a claim.",
       also_if(&Hooks::over, both_jades_in_camps)},
      {"bare-jade-loses", "N12", "A player who has only the jade has lost.",
       also_if(&Hooks::over, has_only_the_jade)},
      {"drops-do-not-avert-mate", "N12", "Mate is judged by moves on the board.",
       also_if(&Hooks::over,
               [](const Position& asked) { return asked.in_check() && !can(asked, is_no_drop); })},
      {"moves-do-not-avert-mate", "N12", "Mate is judged by the jade's flights and by drops.",
       also_if(&Hooks::over, mated_but_for_others)},
      {"drops-do-not-avert-stalemate", "N12", "Stalemate is judged by moves on the board.",
       also_if(&Hooks::over,
               [](const Position& asked) { return !asked.in_check() && !can(asked, is_no_drop); })},
  };
}

}  // namespace hurdle::nine_elder
