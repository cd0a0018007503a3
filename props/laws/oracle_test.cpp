// For every variant and every pair of squares: a board move or a pass is legal exactly if the
// oracle allows it, and the position after it is the oracle's. drops_test.cpp tests drops.
#include <set>

#include "movegen/vocab/text/lists.hpp"
#include "movegen/vocab/text/text.hpp"
#include "props/laws/positions/crowded.hpp"

namespace hurdle::props {
namespace {

class OracleLaw : public CrowdedLaw {
 protected:
  static std::vector<std::string> all_texts(const std::set<Move>& moves) {
    return move_texts(variant().notation, moves);
  }
};

TEST_P(OracleLaw, HasTheSameMovesOfTheBoardAndPositionsAfterThem) {
  Rare captures("nothing was captured");
  on_positions([&](const Setup& setup) {
    const std::vector<Played> all = oracle().board_moves(setup);
    std::set<Move> allowed;
    for (const Played& played : all) {
      allowed.insert(played.move);
    }
    const std::set<Move> listed = moves_that(setup, [](Move move) { return !move.is_drop(); });
    if (listed != allowed) {
      RC_FAIL("listed " + rc::toString(all_texts(listed)) + ", allowed " +
              rc::toString(all_texts(allowed)));
    }
    for (const Played& played : all) {
      if (!same_state(variant().fast.after(setup, played.move), played.after)) {
        RC_FAIL(to_text(variant().notation, played.move) + " leads to another position");
      }
      captures += setup.at(played.move.to()).belongs_to(opponent(setup.side)) ? 1 : 0;
    }
  });
}

TEST_P(OracleLaw, C5SeesCheckAndMateAsTheyAreSeen) {
  on_positions([](const Setup& setup) {
    const Square royal = oracle().royal_of(setup, setup.side);
    const auto checkers = oracle().attackers(setup, setup.side, royal).size();
    RC_ASSERT(checkers == static_cast<std::size_t>(variant().fast.checkers(setup)));
    if (checkers > 0) {
      RC_ASSERT(oracle().has_move(setup) != variant().fast.moves(setup).empty());
    }
  });
}

INSTANTIATE_TEST_SUITE_P(Every, OracleLaw, testing::ValuesIn(every_variant()));

}  // namespace
}  // namespace hurdle::props
