// The impasse of Shogi as a law: S19 agrees with the oracle on boards with many pieces in the
// camps.
#include <set>

#include "movegen/variants/shogi/ends.hpp"
#include "movegen/variants/shogi/notation.hpp"
#include "perft/sample/random.hpp"
#include "props/families/ends.hpp"
#include "props/laws/positions/support.hpp"

namespace hurdle::props {
namespace {

class ShogiImpasse : public Law {
 protected:
  /// Kings near the border of the camps, some of the other pieces in them or nearby, others in
  /// hand. The board may be invalid, because S19 does not depend on that.
  static Setup crowded_camps(std::uint64_t seed) {
    Random random(seed);
    Setup setup;
    setup.side = random.below(2) == 0 ? Colour::white : Colour::black;
    for (const Colour colour : both_colours) {
      setup.put(near_the_camp(random, colour), Piece(colour, shogi::king));
    }
    const std::size_t most = 8 + random.below(30);
    for (std::size_t piece = 0; piece < most; ++piece) {
      const Colour colour = random.below(4) == 0 ? opponent(setup.side) : setup.side;
      const Kind kind = static_cast<Kind>(1 + random.below(shogi::kinds.size() - 1));
      const Square square = near_the_camp(random, colour);
      if (random.below(3) == 0) {
        ++setup.hands[index_of(colour)][index_of(kind)];
      } else if (!setup.at(square)) {
        setup.put(square, Piece(colour, kind, random.below(3) == 0 && kind != shogi::gold));
      }
    }
    return setup;
  }

  /// Mostly on the three far ranks of a player, else on the two ranks before them.
  static Square near_the_camp(Random& random, Colour colour) {
    const int steps =
        static_cast<int>(random.below(10) == 0 ? 3 + random.below(2) : random.below(3));
    const int file = static_cast<int>(random.below(9));
    return {file, colour == Colour::white ? 8 - steps : steps};
  }

  static std::string in_text(const GameEnd& end) {
    return std::string(to_text(end.result)) + " by " + end.clause;
  }
  static std::string in_text(const PlainEnd& end) {
    const GameResult result = end.winner ? won_by(*end.winner) : GameResult::draw;
    return std::string(to_text(result)) + " by " + std::string(end.clause);
  }
};

TEST_P(ShogiImpasse, S19BothReadingsJudgeADeclarationAlike) {
  const PlainEnds& plain = *plain_ends_of(variant().notation);
  std::set<std::string> seen;
  for (const char* value : {"27", "24"}) {
    const EndOptions options{{"impasse", value}};
    const shogi::ShogiEnds ends(variant().referee, options);
    for (std::uint64_t seed = 0; seed < 2'000; ++seed) {
      const Setup setup = crowded_camps(seed);
      const bool check = seed % 10 == 0;
      const ClaimVerdict one = ends.claim_impasse(GameHistory(ends, {setup, check, true}));
      const PlainClaim two = plain.impasse({setup, check, true}, {{"impasse", value}});
      ASSERT_TRUE(one.end && two);
      ASSERT_EQ(in_text(*one.end), in_text(*two))
          << "seed " << seed << ", " << one.end->sentence << "\n"
          << show_command(variant(), setup);
      seen.insert(value + (" " + in_text(*two)));
    }
  }
  EXPECT_EQ(seen, (std::set<std::string>{"24 0-1 by S19", "24 1-0 by S19", "24 1/2-1/2 by S19",
                                         "27 0-1 by S19", "27 1-0 by S19"}));
}

INSTANTIATE_TEST_SUITE_P(Every, ShogiImpasse, testing::ValuesIn(variants_of("shogi")));

}  // namespace
}  // namespace hurdle::props
