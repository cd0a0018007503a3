// What a side without a move may do, and when it has none (P11).
#include <algorithm>

#include "movegen/mutants/games/pandemonium/hooks.hpp"

namespace hurdle::pandemonium {
namespace {

/// A side that is not in check passes when this is true. Who may castle may step towards the rook
/// too, so castling need not be asked.
Change<mutation::Hooks> passes_when(std::function<bool(const Position& asked)> passes) {
  return change(&Hooks::special_moves,
                [passes](const Position& asked, VisitMove visit, auto original) {
                  original(asked, visit);
                  if (!asked.in_check() && passes(asked)) {
                    visit(Move::pass(asked.royal()));
                  }
                });
}

/// Whether the side has a move that is legal original.
bool has_a_right_move(const Position& asked, Hook<bool(const Played&)>::Original keeps_royal_safe) {
  bool found = false;
  asked.rules.movements(asked.setup, [&](Move move) {
    const Setup next = asked.rules.after(asked.setup, move);
    found = found || (keeps_royal_safe({{asked, move}, next}) &&
                      asked.rules.permitted(asked.setup, move, next));
  });
  return found;
}

bool safe_or_stalemated(const Played& asked, Hook<bool(const Played&)>::Original original) {
  return original(asked) || (!asked.in_check() && !has_a_right_move(asked, original));
}

bool only_kings_stand(const Position& asked) {
  const auto& board = asked.setup.board;
  return std::all_of(board.begin(), board.end(),
                     [](Piece piece) { return !piece || piece.kind() == king; });
}

bool only_kings_are_left(const Position& asked) {
  const Hand none{};
  return only_kings_stand(asked) && asked.setup.hands[0] == none && asked.setup.hands[1] == none;
}

}  // namespace

MutantRules mutant_ends() {
  return {
      {"stalemate-passes", "P11", "A side without a move or drop passes.",
       passes_when([](const Position& asked) { return !asked.can_move() && !asked.can_drop(); })},
      {"unmovable-side-may-pass", "P11",
       "A side whose pieces cannot move may pass even when it can drop.",
       passes_when([](const Position& asked) { return !asked.can_move(); })},
      {"stalemate-in-spite-of-drops", "P11",
       "A side whose pieces on the board cannot move is stalemated, whatever it holds.",
       also_if(&Hooks::over,
               [](const Position& asked) { return !asked.in_check() && !asked.can_move(); })},
      {"stalemated-king-is-exposed", "P11", "A side without a legal move must expose its king.",
       change(&Hooks::keeps_royal_safe, safe_or_stalemated)},
      {"bare-kings-end-the-game", "P11", "Two bare kings end the game, whatever is in hand.",
       also_if(&Hooks::over, only_kings_stand)},
      {"bare-kings-and-hands-end-the-game", "P11", "Two bare kings and empty hands end the game.",
       also_if(&Hooks::over, only_kings_are_left)},
  };
}

}  // namespace hurdle::pandemonium
