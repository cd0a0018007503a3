// Mutated stalemates (X10), and ends of lines that there are not. Stalemate as mate, or as a draw,
// is missing: neither has children, so no count can show it.
#include <algorithm>

#include "movegen/mutants/games/xiangqi/hooks.hpp"

namespace hurdle::xiangqi {
namespace {

/// How many pieces on the board this is true of.
template <class Which>
std::ptrdiff_t count(const Position& asked, Which which) {
  const auto& board = asked.setup.board;
  return std::count_if(board.begin(), board.end(),
                       [&](Piece piece) { return piece && which(piece); });
}

bool is_bare(const Position& asked, Colour colour) {
  return count(asked, [colour](Piece piece) {
           return piece.colour() == colour && piece.kind() != general;
         }) == 0;
}

bool can_cross_the_river(Piece piece) {
  const Kind kind = piece.kind();
  return kind != general && kind != advisor && kind != elephant;
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

bool a_general_is_bare(const Position& asked) {
  return is_bare(asked, Colour::white) || is_bare(asked, Colour::black);
}

bool one_side_crosses_no_river(const Position& asked) {
  const auto harmless = [&](Colour colour) {
    return count(asked, [colour](Piece piece) {
             return piece.colour() == colour && can_cross_the_river(piece);
           }) == 0;
  };
  return harmless(Colour::white) || harmless(Colour::black);
}

bool sixty_moves(const Position& asked) {
  constexpr std::uint32_t plies = 120;
  return asked.setup.half >= plies;
}

}  // namespace

MutantRules mutant_stalemates() {
  return {
      {"stalemate-is-a-pass", "X10", "A side without a move passes.",
       passes_in_stalemate(always(true))},
      {"stalemate-passes-with-pieces", "X10", "A side whose pieces cannot move passes.",
       passes_in_stalemate([](const Position& asked) { return !is_bare(asked, asked.side()); })},
      {"stalemate-passes-bare", "X10", "A bare general that cannot move passes.",
       passes_in_stalemate([](const Position& asked) { return is_bare(asked, asked.side()); })},
      {"a-bare-general-ends-the-line", "X10", "A side with nothing but its general has lost.",
       also_if(&Hooks::over, a_general_is_bare)},
      {"lack-of-pieces-ends-the-line", "C3",
       "With nothing left that can cross the river the line ends.",
       also_if(&Hooks::over,
               [](const Position& asked) { return count(asked, can_cross_the_river) == 0; })},
      {"one-side-without-pieces-ends-the-line", "C3",
       "With nothing left to one side that can cross the river the line ends.",
       also_if(&Hooks::over, one_side_crosses_no_river)},
      {"sixty-moves-end-the-line", "C3",
       "A hundred and twenty plies without a capture or a soldier's move end the line.",
       also_if(&Hooks::over, sixty_moves)},
  };
}

}  // namespace hurdle::xiangqi
