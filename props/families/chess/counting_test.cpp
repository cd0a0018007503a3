// Positions of chess in which a castling or a check is counted without making it, and their
// neighbours, in which it must be made.
#include <string_view>

#include "movegen/variants/chess/notation.hpp"
#include "props/families/counting_methods.hpp"

namespace hurdle::props {
namespace {

TEST(CountingMethods, ACastlingIsAMoveOfTheKingAndOneOfTheRook) {
  for (const std::string_view fen : {
           "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1",    // the files are open
           "4k3/8/8/8/8/5b2/4p1p1/R3K2R w KQ - 0 1",  // pawns capture on the first rank
           "4k3/8/8/8/8/8/p6p/R3K2R w KQ - 0 1",      // pawns promote where a rook stood
           "4k2r/6pp/8/1q1b4/2N5/8/1P4PP/R3K2R w KQk - 0 1",
           "r3k2r/8/1N6/8/8/1n6/8/R3K2R b KQkq - 0 1",  // knights near the other castling
           "8/8/8/8/8/2k5/8/R3K2R w KQ - 0 1",          // the rook comes near the king's escapes
           "8/8/8/8/8/8/1k5P/4K2R w K - 0 1",           // escapes on the first rank
           "4k3/8/8/8/8/8/8/rn2K2R w K - 0 1",          // an enemy rook on the first rank
           "5k2/8/8/8/8/8/8/4K2R w K - 0 1",            // castling gives check
       }) {
    expect_same_by_every_method(chess::notation.name, fen, 3);
  }
}

TEST(CountingMethods, ACheckByOnePieceIsAnsweredWithoutMakingIt) {
  for (const std::string_view fen : {
           "6k1/5ppp/8/8/2B5/8/8/4K2R w - - 0 1",  // captures the pinned pawn with check
           "8/8/8/2k5/1p1p4/8/2P5/4K3 w - - 0 1",  // a double step checks: en passant answers
           "r3k3/1P6/8/8/8/8/8/4K3 w q - 0 1",     // promotes with check, and with a capture
           "4k3/3n4/8/1B6/8/8/8/R3K3 w Q - 0 1",   // the pinned knight cannot answer
           "4k3/8/8/8/4N3/8/8/4RK2 w - - 0 1",     // the knight checks and uncovers a check
           "3qk3/8/8/7Q/8/8/8/4K3 w - - 0 1",      // a piece may stand between
           "7k/R7/8/8/8/8/8/K5N1 w - - 0 1",
       }) {
    expect_same_by_every_method(chess::notation.name, fen, 3);
  }
}

}  // namespace
}  // namespace hurdle::props
