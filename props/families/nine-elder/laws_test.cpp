// Nine elder's clauses and house rules as laws over random positions, tested on the board: every
// move of the fast generator obeys them. laws/drops_test.cpp and laws/oracle_test.cpp test drops,
// and that no move is missing.

#include "props/families/nine-elder/oracle.hpp"
#include "props/laws/clause_law.hpp"
#include "props/laws/positions/games.hpp"

namespace hurdle::props {
namespace {

constexpr int positions_a_case = 3;  // of four variants

class NineElderLaw : public ClauseLaw<NineElderOracle> {
 protected:
  template <class Holds>
  static void on_moves_of(const std::vector<Piece>& pieces, Holds&& holds) {
    ClauseLaw::on_moves_of(pieces, holds, positions_a_case);
  }
};

TEST_P(NineElderLaw, N1JadesGoOneStep) {
  on_moves_of({plain(nine_elder::jade)},
              [](const Setup& /*setup*/, Square from, Square to) { return leap(from, to).step(); });
}

TEST_P(NineElderLaw, N1IncensesAndAnglesPassNothing) {
  on_moves_of({plain(nine_elder::incense)}, rook_way);
  on_moves_of({plain(nine_elder::angle)}, bishop_way);
}

TEST_P(NineElderLaw, N1GoldsAndWhatBecomesGoldStepButNotDiagonallyBack) {
  on_moves_of({plain(nine_elder::gold), turned(nine_elder::silver), turned(nine_elder::cassia),
               turned(nine_elder::pawn)},
              [](const Setup& setup, Square from, Square to) {
                const Leap way = leap(from, to);
                const bool back = (to.rank() - from.rank()) * forward(setup.side) < 0;
                return way.step() && !(way.diagonal() && back);
              });
}

TEST_P(NineElderLaw, N1SilversStepNeitherSidewaysNorStraightBack) {
  on_moves_of({plain(nine_elder::silver)}, [](const Setup& setup, Square from, Square to) {
    const Leap way = leap(from, to);
    const bool ahead = (to.rank() - from.rank()) * forward(setup.side) > 0;
    return way.step() && (way.diagonal() || ahead);
  });
}

TEST_P(NineElderLaw, N1PawnsStepStraightAheadMovingAndCapturing) {
  on_moves_of({plain(nine_elder::pawn)}, [](const Setup& setup, Square from, Square to) {
    return to == Square(from.file(), from.rank() + forward(setup.side));
  });
}

TEST_P(NineElderLaw, N2DragonsAndHorses) {
  on_moves_of({turned(nine_elder::incense)}, [](const Setup& setup, Square from, Square to) {
    const bool diagonal_step = leap(from, to).step() && leap(from, to).diagonal();
    return rook_way(setup, from, to) || (diagonal_step && !oracle().literal());
  });
  on_moves_of({turned(nine_elder::angle)}, [](const Setup& setup, Square from, Square to) {
    const bool step = leap(from, to).step();
    return step || (oracle().literal() ? rook_way(setup, from, to) : bishop_way(setup, from, to));
  });
}

TEST_P(NineElderLaw, N3CannonsGoOverExactlyOnePiece) {
  on_moves_of({plain(nine_elder::cannon)}, [](const Setup& setup, Square from, Square to) {
    return leap(from, to).orthogonal() && count_between(setup, from, to) == 1;
  });
}

TEST_P(NineElderLaw, N3VansCaptureOverExactlyOnePieceAndMoveOverNone) {
  on_moves_of({plain(nine_elder::van)}, [](const Setup& setup, Square from, Square to) {
    return leap(from, to).orthogonal() && count_between(setup, from, to) == (setup.at(to) ? 1 : 0);
  });
}

TEST_P(NineElderLaw, N4IronsAndCoppersMoveBothWaysAndCaptureOverExactlyOnePiece) {
  on_moves_of({turned(nine_elder::cannon), turned(nine_elder::van)},
              [](const Setup& setup, Square from, Square to) {
                const int between = count_between(setup, from, to);
                return leap(from, to).orthogonal() && (setup.at(to) ? between == 1 : between <= 1);
              });
}

TEST_P(NineElderLaw, N5CassiasAreStoppedByAnyPieceBesideThemUnlessTheyLeap) {
  on_moves_of({plain(nine_elder::cassia)}, [](const Setup& setup, Square from, Square to) {
    const Leap way = leap(from, to);
    const Square beside = std::abs(way.files) == 2
                              ? Square((from.file() + to.file()) / 2, from.rank())
                              : Square(from.file(), (from.rank() + to.rank()) / 2);
    return way.knight() && (oracle().leaping() || !setup.at(beside));
  });
}

/// N6: by default a move into the camp promotes and no other does; in the house rules a move that
/// starts or ends there has the choice, except a pawn on the last rank.
TEST_P(NineElderLaw, N6PromotionOnReachOrByChoice) {
  const auto property = [](const Setup& setup) {
    promotions_are(setup, "N6", [&](Piece piece, Square from, Square to) -> Promotion {
      const bool arrives = NineElderOracle::in_camp(setup.side, to);
      if (!oracle().shogi()) {
        return {arrives, arrives};
      }
      const bool last = NineElderOracle::rank_of(setup.side, to) == 9;
      return {arrives || NineElderOracle::in_camp(setup.side, from),
              piece.kind() == nine_elder::pawn && last};
    });
  };
  on_positions(random_cases() * positions_a_case, property);
}

/// The ends of random games agree with the oracle.
TEST_P(NineElderLaw, N12N13N14N15GameEndsAgreeWithTheOracle) {
  games_end_alike(variant());
}

INSTANTIATE_TEST_SUITE_P(Every, NineElderLaw, testing::ValuesIn(variants_of("nine-elder")));

}  // namespace
}  // namespace hurdle::props
