// Laws of how games of Nine elder end: the impasse.
#include "movegen/variants/nine-elder/ends.hpp"
#include "movegen/variants/nine-elder/notation.hpp"
#include "props/laws/positions/support.hpp"

namespace hurdle::props {
namespace {

class NineElderImpasse : public Law {
 protected:
  /// The board rotated by half a turn and the players exchanged, hands included.
  static Setup turned_round(const Setup& setup) {
    Setup turned = setup;
    turned.board.fill(Piece{});
    const Notation& notation = variant().notation;
    for (int file = 0; file < notation.files; ++file) {
      for (int rank = 0; rank < notation.ranks; ++rank) {
        const Piece piece = setup.at(Square(file, rank));
        if (piece) {
          turned.put(Square(notation.files - 1 - file, notation.ranks - 1 - rank),
                     Piece(opponent(piece.colour()), piece.kind(), piece.promoted()));
        }
      }
    }
    std::swap(turned.hands[0], turned.hands[1]);
    turned.side = opponent(setup.side);
    return turned;
  }
};

TEST_P(NineElderImpasse, N15AnImpasseIsTheSameForBothPlayers) {
  const nine_elder::NineElderEnds ends(variant().referee, {});
  on_positions(random_cases(), [&](const Setup& setup) {
    const Setup turned = turned_round(setup);
    int sum = 0;
    for (const Colour colour : both_colours) {
      RC_ASSERT(ends.jade_in_camp(setup, colour) == ends.jade_in_camp(turned, opponent(colour)));
      RC_ASSERT(ends.points(setup, colour) == ends.points(turned, opponent(colour)));
      sum += ends.points(setup, colour);
    }
    RC_ASSERT(sum <= 78);  // all pieces: ten of five points, 28 of one
    const GameHistory history(ends, {setup, false, true});
    const GameHistory other(ends, {turned, false, true});
    const ClaimVerdict one = ends.claim_impasse(history);
    const ClaimVerdict two = ends.claim_impasse(other);
    RC_ASSERT(one.end.has_value() == two.end.has_value());
    if (one.end && one.end->result != GameResult::draw) {
      RC_ASSERT(one.end->result != two.end->result);
    }
  });
}

INSTANTIATE_TEST_SUITE_P(Every, NineElderImpasse, testing::ValuesIn(variants_of("nine-elder")));

}  // namespace
}  // namespace hurdle::props
