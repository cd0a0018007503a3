// Xiangqi's clauses as laws over random positions, tested on the board: every move of the fast
// generator obeys them. laws/oracle_test.cpp tests that no move is missing.
#include "props/families/xiangqi/oracle.hpp"
#include "props/laws/clause_law.hpp"
#include "props/laws/positions/games.hpp"

namespace hurdle::props {
namespace {

class XiangqiLaw : public ClauseLaw<XiangqiOracle> {
 protected:
  using Rules = XiangqiOracle;
};

TEST_P(XiangqiLaw, X1GeneralsStepStraightAndStayInTheirPalace) {
  on_moves_of({plain(xiangqi::general)}, [](const Setup& setup, Square from, Square to) {
    return leap(from, to).orthogonal() && leap(from, to).step() && Rules::in_palace(setup.side, to);
  });
}

TEST_P(XiangqiLaw, X2AdvisorsStandOnFivePoints) {
  on_moves_of({plain(xiangqi::advisor)}, [](const Setup& setup, Square from, Square to) {
    const Square centre(4, setup.side == Colour::white ? 1 : 8);
    const auto is_point = [&](Square square) {
      return square == centre || (leap(centre, square).diagonal() && leap(centre, square).step());
    };
    return is_point(from) && is_point(to) && (from == centre || to == centre);
  });
}

TEST_P(XiangqiLaw, X3ElephantsNeverCrossTheRiverAndPassAnEmptyEye) {
  on_moves_of({plain(xiangqi::elephant)}, [](const Setup& setup, Square from, Square to) {
    return leap(from, to).diagonal() && leap(from, to).longer() == 2 &&
           count_between(setup, from, to) == 0 && Rules::own_rank(setup.side, to) <= 5;
  });
}

TEST_P(XiangqiLaw, X4HorsesAreStoppedByAnyPieceOnTheirLeg) {
  on_moves_of({plain(xiangqi::horse)}, Rules::horse_leap);
}

TEST_P(XiangqiLaw, X5ChariotsPassNothing) {
  on_moves_of({plain(xiangqi::chariot)}, rook_way);
}

TEST_P(XiangqiLaw, X6CannonsPassNothingOrTakeOverOnePiece) {
  Rare quiet("no cannon moved");
  Rare taken("no cannon captured");
  on_moves_of({plain(xiangqi::cannon)}, [&](const Setup& setup, Square from, Square to) {
    (setup.at(to) ? taken : quiet) += 1;
    return leap(from, to).orthogonal() && count_between(setup, from, to) == (setup.at(to) ? 1 : 0);
  });
}

TEST_P(XiangqiLaw, X7SoldiersNeverGoBackAndGoSidewaysBeyondTheRiverOnly) {
  on_moves_of({plain(xiangqi::soldier)}, [](const Setup& setup, Square from, Square to) {
    const Leap way = leap(from, to);
    const bool forward = way.files == 0 && advance(setup.side, from, to) == 1;
    const bool sideways = way.ranks == 0 && way.longer() == 1;
    return forward || (sideways && Rules::own_rank(setup.side, from) > 5);
  });
}

TEST_P(XiangqiLaw, X8GeneralsNeverFace) {
  on_positions([](const Setup& setup) {
    RC_ASSERT(!oracle().facing(setup));
    for (const Move move : variant().fast.moves(setup)) {
      if (oracle().facing(variant().fast.after(setup, move))) {
        fail_on(move, "lets the generals face each other");
      }
    }
  });
}

/// If only a general keeps the other one off a file, no piece gives check there.
TEST_P(XiangqiLaw, X8X9ChecksAreAttacksByOtherPiecesThanTheGeneral) {
  on_positions([](const Setup& setup) {
    const Square general = oracle().royal_of(setup, setup.side);
    const auto attackers = oracle().attackers(setup, setup.side, general);
    RC_ASSERT(static_cast<std::size_t>(variant().fast.checkers(setup)) == attackers.size());
    for (const Square from : attackers) {
      const Kind kind = setup.at(from).kind();
      RC_ASSERT(kind == xiangqi::chariot || kind == xiangqi::cannon || kind == xiangqi::horse ||
                kind == xiangqi::soldier);
    }
  });
}

/// X9 and X10 both end the game: only details distinguish them, perft does not.
TEST_P(XiangqiLaw, X9X10WhoCannotMoveIsMatedOrStalematedAndNothingElseEndsALine) {
  on_positions([](const Setup& setup) {
    const Details details = variant().fast.details(setup, 1);
    RC_ASSERT(to_text(details.passes) == "0" && to_text(details.drops) == "0" &&
              to_text(details.promotions) == "0" && to_text(details.ended) == "0");
  });
}

/// The ends of random games agree with the oracle.
TEST_P(XiangqiLaw, X9X10X11X12X20GameEndsAgreeWithTheOracle) {
  games_end_alike(variant());
}

INSTANTIATE_TEST_SUITE_P(Every, XiangqiLaw, testing::ValuesIn(variants_of("xiangqi")));

}  // namespace
}  // namespace hurdle::props
