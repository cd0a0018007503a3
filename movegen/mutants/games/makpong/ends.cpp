// Mutated ends of lines (M8): stalemates that are none, and games that end too soon. Stalemate as
// mate, or mate as stalemate, is missing: both have no children, so no count can show it.
#include <algorithm>

#include "movegen/mutants/games/makpong/hooks.hpp"

namespace hurdle::makpong {
namespace {

/// Whether a side has nothing but its king.
bool is_bare(const Position& asked, Colour colour) {
  const auto& board = asked.setup.board;
  return std::none_of(board.begin(), board.end(), [&](Piece piece) {
    return piece.belongs_to(colour) && piece.kind() != king;
  });
}

bool a_king_is_bare(const Position& asked) {
  return is_bare(asked, Colour::white) || is_bare(asked, Colour::black);
}

bool both_kings_are_bare(const Position& asked) {
  return is_bare(asked, Colour::white) && is_bare(asked, Colour::black);
}

/// How many pieces on the board are of a kind, and how many are no kings.
std::ptrdiff_t count(const Position& asked, Kind kind) {
  const auto& board = asked.setup.board;
  return std::count_if(board.begin(), board.end(),
                       [&](Piece piece) { return piece && piece.kind() == kind; });
}

std::ptrdiff_t company(const Position& asked) {
  const auto& board = asked.setup.board;
  return std::count_if(board.begin(), board.end(),
                       [&](Piece piece) { return piece && piece.kind() != king; });
}

bool nobody_can_mate(const Position& asked) {
  return company(asked) <= 1 && count(asked, rook) == 0 && count(asked, pawn) == 0;
}

/// Makruk counts the moves of a lone king: sixteen, plies here, against a rook, and more else.
bool the_count_is_full(const Position& asked) {
  return a_king_is_bare(asked) && asked.setup.half >= (count(asked, rook) > 0 ? 32U : 128U);
}

/// A side without a move, and not in check, passes when this is true.
Change<mutation::Hooks> passes_in_stalemate(std::function<bool(const Position& asked)> passes) {
  return instead(&Hooks::special_moves, [passes](const Position& asked, VisitMove visit) {
    const Square royal = asked.royal();
    if (royal.exists() && passes(asked) && !asked.in_check() && !asked.can_move()) {
      visit(Move::pass(royal));
    }
  });
}

}  // namespace

MutantRules mutant_ends() {
  return {
      {"stalemate-is-a-pass", "M8", "A side without a move passes.",
       passes_in_stalemate(always(true))},
      {"stalemate-passes-with-pieces", "M8", "A side whose pieces cannot move passes.",
       passes_in_stalemate([](const Position& asked) { return !is_bare(asked, asked.side()); })},
      {"stalemate-passes-bare", "M8", "A bare king may pass.",
       passes_in_stalemate([](const Position& asked) { return is_bare(asked, asked.side()); })},
      {"a-bare-king-ends-the-game", "M8", "A side with a bare king has lost.",
       also_if(&Hooks::over, a_king_is_bare)},
      {"bare-kings-end-the-game", "M8", "Two bare kings have no more moves.",
       also_if(&Hooks::over, both_kings_are_bare)},
      {"no-mating-piece-ends-the-game", "M8", "One minor piece ends the game.",
       also_if(&Hooks::over, nobody_can_mate)},
      {"makruk-counting-ends-the-game", "M8", "Makruk's counting cuts lines off.",
       also_if(&Hooks::over, the_count_is_full)},
  };
}

}  // namespace hurdle::makpong
