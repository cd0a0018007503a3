// The games with hands, every pair of squares: a move of the board is legal exactly when the third
// reading of the clauses allows it, and the position after it is the one they describe.
#include "props/laws/reading.hpp"

#include <set>

#include "movegen/vocab/text.hpp"
#include "props/laws/crowded.hpp"

namespace hurdle::props {
namespace {

constexpr int positions_a_case = 4;

class ThirdReading : public Law {
 protected:
  static const Reading& reading() { return reading_of(variant().notation); }

  template <class Property>
  static void on_positions(Property&& property) {
    check([&] { property((*crowded_or_sampled(variant())).setup); },
          random_cases() * positions_a_case);
  }

  static std::vector<std::string> all_texts(const std::set<Move>& moves) {
    return texts(variant().notation, {moves.begin(), moves.end()});
  }
};

TEST_P(ThirdReading, HasTheSameMovesOfTheBoardAndPositionsAfterThem) {
  on_positions([](const Setup& setup) {
    const std::vector<Played> all = reading().board_moves(setup);
    std::set<Move> allowed;
    for (const Played& played : all) {
      allowed.insert(played.move);
    }
    std::set<Move> listed;
    for (const Move move : variant().fast.moves(setup)) {
      if (!move.is_drop()) {
        listed.insert(move);
      }
    }
    if (listed != allowed) {
      RC_FAIL("listed " + rc::toString(all_texts(listed)) + ", allowed " +
              rc::toString(all_texts(allowed)));
    }
    for (const Played& played : all) {
      if (!same_state(variant().fast.after(setup, played.move), played.after)) {
        RC_FAIL(to_text(variant().notation, played.move) + " leads to another position");
      }
    }
  });
}

TEST_P(ThirdReading, C5SeesCheckAndMateAsTheyAreSeen) {
  on_positions([](const Setup& setup) {
    const bool check = reading().royal_attacked(setup, setup.side);
    RC_ASSERT(check == (variant().fast.checkers(setup) > 0));
    if (check) {
      RC_ASSERT(reading().mated(setup) == variant().fast.moves(setup).empty());
    }
  });
}

INSTANTIATE_TEST_SUITE_P(Every, ThirdReading, testing::ValuesIn(variants_with_hands()));

}  // namespace
}  // namespace hurdle::props
