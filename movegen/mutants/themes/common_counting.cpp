// Errors about what counts as a move (C2) and what ends a line (C3).
#include <algorithm>

#include "movegen/mutants/themes/common.hpp"

namespace hurdle::mutation {
namespace {

void equal_pieces_each(const Position& asked, VisitMove visit,
                       Hook<void(const Position&, VisitMove)>::Original original) {
  original(asked, [&](Move move) {
    for (int copy = 0; copy < asked.setup.held(asked.side(), move.kind()); ++copy) {
      visit(move);
    }
  });
}

void one_drop_a_kind(const Position& asked, VisitMove visit,
                     Hook<void(const Position&, VisitMove)>::Original original) {
  Kind last = Kind::none;
  original(asked, [&](Move move) {
    if (move.kind() != last) {
      visit(move);
    }
    last = move.kind();
  });
}

bool fifty_moves(const Position& asked) {
  constexpr std::uint32_t plies = 100;
  return asked.setup.half >= plies;
}

bool bare_royals(const Position& asked) {
  const auto& board = asked.setup.board;
  const auto empty = std::count(board.begin(), board.end(), Piece{});
  return empty + 2 == static_cast<std::ptrdiff_t>(board.size()) &&
         asked.setup.hands == Setup{}.hands;
}

/// A mate in disguise: one piece gives check and the royal piece itself cannot go anywhere.
bool check_without_flight(const Position& asked) {
  if (!asked.in_check()) {
    return false;
  }
  const Square royal = asked.royal();
  bool flees = false;
  asked.rules.targets(asked.setup, royal, [&](Square to) {
    flees = flees || asked.rules.legal(asked.setup, Move::board(royal, to));
  });
  return !flees;
}

}  // namespace

Rules<Hooks> mutant_counting(const Notation& notation) {
  Rules<Hooks> rules;
  if (notation.hands) {
    rules = {{"equal-pieces-in-hand-counted-each", "C2",
              "Dropping one or the other of two equal pieces in hand is two moves.",
              change(&Hooks::drops, equal_pieces_each)},
             {"one-drop-a-kind", "C2", "A kind in hand is one move, wherever it is dropped.",
              change(&Hooks::drops, one_drop_a_kind)}};
  }
  append(rules, Rules<Hooks>{
                    {"fifty-moves-end-the-line", "C3",
                     "A hundred plies without a capture, a drop or a pawn's move end the line.",
                     also_if(&Hooks::over, fifty_moves)},
                    {"bare-royals-end-the-line", "C3",
                     "With nothing left but the royal pieces the line ends.",
                     also_if(&Hooks::over, bare_royals)},
                    {"check-without-flight-is-mate", "C3",
                     "A checked royal piece that cannot move is mated, whatever others can do.",
                     also_if(&Hooks::over, check_without_flight)},
                });
  return rules;
}

}  // namespace hurdle::mutation
