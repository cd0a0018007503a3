// Makruk's clauses as laws over random positions, tested on the board: every move of the fast
// generator obeys them. laws/oracle_test.cpp tests that no move is missing.
#include <algorithm>
#include <cstdlib>

#include "props/families/makruk/oracle.hpp"
#include "props/laws/clause_law.hpp"
#include "props/laws/positions/games.hpp"

namespace hurdle::props {
namespace {

using MakrukLaw = ClauseLaw<MakrukOracle>;

TEST_P(MakrukLaw, T1KingsRooksAndKnightsGoAsInChessAndNobodyCastles) {
  on_moves_of({plain(makpong::king)},
              [](const Setup& /*setup*/, Square from, Square to) { return leap(from, to).step(); });
  on_moves_of({plain(makpong::rook)}, rook_way);
  on_moves_of({plain(makpong::knight)}, [](const Setup& /*setup*/, Square from, Square to) {
    return leap(from, to).knight();
  });
}

TEST_P(MakrukLaw, T2T3QueensAndBishopsGoOneStep) {
  on_moves_of({plain(makpong::queen)}, [](const Setup& /*setup*/, Square from, Square to) {
    return leap(from, to).step() && leap(from, to).diagonal();
  });
  on_moves_of({plain(makpong::bishop)}, [](const Setup& setup, Square from, Square to) {
    const bool ahead = from.file() == to.file() && advance(setup.side, from, to) == 1;
    return ahead || (leap(from, to).step() && leap(from, to).diagonal());
  });
}

TEST_P(MakrukLaw, T4T5PawnsGoAheadAndBecomeQueensOnTheSixthRank) {
  on_moves_of({plain(makpong::pawn)}, [](const Setup& setup, Square from, Square to) {
    return advance(setup.side, from, to) == 1 &&
           std::abs(to.file() - from.file()) == (setup.at(to) ? 1 : 0);
  });
  on_moves([](const Setup& setup, Move move) {
    const bool arrives = setup.at(move.from()).kind() == makpong::pawn &&
                         MakrukOracle::is_promotion_rank(setup.side, move.to());
    if (move.is_promotion() != arrives) {
      fail_on(move, "breaks the clause");
    }
  });
}

/// T6: whichever piece gives check, the king may step to every square that is not attacked.
TEST_P(MakrukLaw, T6AKingInCheckFleesWhereverItIsSafe) {
  on_positions([](const Setup& setup) {
    if (oracle().checkers(setup, setup.side).empty()) {
      return;
    }
    const Square king = oracle().royal_of(setup, setup.side);
    const std::vector<Move> moves = variant().fast.moves(setup);
    for (const Square to : oracle().squares()) {
      if (!leap(king, to).step() || setup.at(to).belongs_to(setup.side)) {
        continue;
      }
      Setup gone = setup;
      gone.put(to, setup.at(king));
      gone.put(king, Piece{});
      const bool safe = oracle().checkers(gone, setup.side).empty();
      const Move flight = Move::board(king, to);
      if (safe != (std::ranges::find(moves, flight) != moves.end())) {
        fail_on(flight, "breaks the clause");
      }
    }
  });
}

TEST_P(MakrukLaw, T7StalemateEndsTheLineWithoutACheck) {
  on_positions([](const Setup& setup) {
    const bool none = variant().fast.moves(setup).empty();
    const bool checked = !oracle().checkers(setup, setup.side).empty();
    const Ending expected = !none ? Ending::none : checked ? Ending::mate : Ending::stalemate;
    RC_ASSERT((variant().referee.ending(setup).ending == expected));
  });
}

/// The ends of random games agree with the oracle.
TEST_P(MakrukLaw, T6T7T8T9T10T11GameEndsAgreeWithTheOracle) {
  games_end_alike(variant());
}

INSTANTIATE_TEST_SUITE_P(Every, MakrukLaw, testing::ValuesIn(variants_of("makruk")));

}  // namespace
}  // namespace hurdle::props
