// Mutated stalemates (H10), and ends of lines that there are not (C3). Stalemate as a loss is
// missing: it has no children either way, so no count can show it.
#include <algorithm>

#include "movegen/mutants/games/chess/hooks.hpp"

namespace hurdle::chess {
namespace {

/// How many pieces on the board this is true of.
template <class Which>
std::ptrdiff_t count(const Position& asked, Which which) {
  const auto& board = asked.setup.board;
  return std::count_if(board.begin(), board.end(),
                       [&](Piece piece) { return piece && which(piece); });
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

/// Who may castle may step towards the rook too, so castling need not be asked.
void passes_in_stalemate(const Position& asked, VisitMove visit,
                         Hook<void(const Position&, VisitMove)>::Original original) {
  original(asked, visit);
  if (!asked.in_check() && !asked.can_move()) {
    visit(Move::pass(asked.royal()));
  }
}

bool one_minor_piece_is_left(const Position& asked) {
  return count(asked, always(true)) == 3 &&
         count(asked,
               [](Piece piece) { return piece.kind() == bishop || piece.kind() == knight; }) == 1;
}

bool only_minor_pieces_are_left(const Position& asked) {
  return count(asked, [](Piece piece) {
           return piece.kind() != king && piece.kind() != bishop && piece.kind() != knight;
         }) == 0;
}

bool is_bare(const Position& asked) {
  return count(asked, [&](Piece piece) { return piece.colour() == asked.side(); }) == 1;
}

}  // namespace

MutantRules mutant_ends() {
  return {
      {"stalemate-passes", "H10", "A side without a move passes.",
       change(&Hooks::special_moves, passes_in_stalemate)},
      {"stalemated-king-is-exposed", "H10", "A side without a legal move must expose its king.",
       change(&Hooks::keeps_royal_safe, safe_or_stalemated)},
      {"one-minor-piece-ends-the-line", "C3", "With one bishop or knight left the line ends.",
       also_if(&Hooks::over, one_minor_piece_is_left)},
      {"minor-pieces-end-the-line", "C3",
       "With nothing left but bishops and knights the line ends.",
       also_if(&Hooks::over, only_minor_pieces_are_left)},
      {"bare-king-ends-the-line", "C3", "Who has nothing but the king has lost, as of old.",
       also_if(&Hooks::over, is_bare)},
  };
}

}  // namespace hurdle::chess
