// Text that is written parses to the same value: positions and moves of every variant.
#include "movegen/vocab/text/text.hpp"

#include <set>

#include "props/laws/positions/support.hpp"

namespace hurdle::props {
namespace {

class RoundTrip : public Law {
 protected:
  static constexpr int positions_a_case = 5;
};

TEST_P(RoundTrip, C6OfPositions) {
  on_positions(random_cases() * positions_a_case, [](const Setup& setup) {
    const std::string text = to_fen(variant().notation, setup);
    const Setup read = parse_fen(variant().notation, text);
    RC_ASSERT(read == setup);
    RC_ASSERT(to_fen(variant().notation, read) == text);
  });
}

TEST_P(RoundTrip, C2C7OfMovesOfWhichNoTwoAreAlike) {
  on_positions(random_cases() * positions_a_case, [](const Setup& setup) {
    std::set<std::string> seen;
    for (const Move move : variant().fast.moves(setup)) {
      const std::string text = to_text(variant().notation, move);
      const Move read = parse_move(variant().notation, text);
      if (read != move.plain()) {
        RC_FAIL(text + " is read as another move");
      }
      RC_ASSERT(to_text(variant().notation, read) == text);
      if (!seen.insert(text).second) {
        RC_FAIL(text + " is written for two moves");
      }
    }
  });
}

TEST_P(RoundTrip, C6OfPositionsAfterMoves) {
  on_moves(random_cases(), [](const Setup& setup, Move move) {
    const Setup after = variant().fast.after(setup, move);
    if (!has_fen(after)) {
      return;
    }
    const std::string text = to_fen(variant().notation, after);
    if (parse_fen(variant().notation, text) != after) {
      RC_FAIL(text + " is read otherwise");
    }
  });
}

INSTANTIATE_TEST_SUITE_P(Every, RoundTrip, testing::ValuesIn(every_variant()));

}  // namespace
}  // namespace hurdle::props
