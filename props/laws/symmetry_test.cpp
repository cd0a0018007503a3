// Mirrored positions have mirrored moves if the rules have the symmetry, which each family states.
#include <algorithm>
#include <tuple>

#include "movegen/fast/board/shape.hpp"
#include "movegen/variants.hpp"
#include "movegen/vocab/text/text.hpp"
#include "props/laws/positions/support.hpp"
#include "props/reflection.hpp"

namespace hurdle::props {
namespace {

class Mirror : public Law {
 protected:
  static constexpr int positions_a_case = 3;

  static const Symmetry& symmetry() { return family_of(variant().notation).symmetry; }

  static std::vector<Move> moves_of(const Setup& setup, Kept kept) {
    std::vector<Move> moves;
    for (const Move move : variant().fast.moves(setup)) {
      if (kept == Kept::all || !move.is_castling()) {
        moves.push_back(move.plain());
      }
    }
    return moves;
  }

  static void compare(const Sample& sample, const Reflection& reflection, Kept kept) {
    const Setup image = reflection.of(variant().notation, sample.setup);
    RC_ASSERT(!variant().referee.invalid_reason(image));
    std::vector<Move> expected;
    for (const Move move : moves_of(sample.setup, kept)) {
      expected.push_back(reflection.of(variant().notation, move));
    }
    std::vector<Move> moves = moves_of(image, kept);
    std::ranges::sort(expected);
    std::ranges::sort(moves);
    if (moves != expected) {
      RC_FAIL("differs from " + show_command(variant(), image));
    }
    RC_ASSERT(variant().fast.checkers(sample.setup) == variant().fast.checkers(image));
    if (kept != Kept::all) {
      return;
    }
    RC_ASSERT(to_text(variant().fast.perft(sample.setup, 2)) ==
              to_text(variant().fast.perft(image, 2)));
  }

  static void keeps(const Reflection& reflection) {
    const Kept files = reflection.files ? symmetry().files : Kept::all;
    const Kept players = reflection.players ? symmetry().players : Kept::all;
    const Kept kept = std::max(files, players);
    SCOPED_TRACE(symmetry().reason);
    check([&] { compare(drawn(sampled(variant())), reflection, kept); },
          random_cases() * positions_a_case);
  }
};

TEST_P(Mirror, OfFiles) {
  keeps({.files = true});
}

TEST_P(Mirror, OfPlayers) {
  keeps({.players = true});
}

TEST_P(Mirror, OfBothIsTheTurnedBoard) {
  keeps({.files = true, .players = true});
}

/// Mirror images share counts exactly if the generator derives symmetric rules from the
/// description.
template <class... Entries>
void expect_same_of_descriptions(std::tuple<Entries...>* /*list*/) {
  const auto expect_same = [&]<class Entry>(Entry* /*entry*/) {
    const Symmetry& symmetry = family_of(Entry::notation).symmetry;
    EXPECT_EQ(fast::Shape<Entry::description>::left_right_symmetric, symmetry.files == Kept::all)
        << Entry::notation.name << ": " << symmetry.reason;
  };
  (expect_same(static_cast<Entries*>(nullptr)), ...);
}

TEST(MirrorOfFiles, IsFoundInTheDescription) {
  expect_same_of_descriptions(static_cast<VariantList*>(nullptr));
}

INSTANTIATE_TEST_SUITE_P(Every, Mirror, testing::ValuesIn(every_variant()));

}  // namespace
}  // namespace hurdle::props
