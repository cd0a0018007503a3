// Mirrored positions have mirrored moves, where the rules have the mirror: a table says where.
#include <algorithm>
#include <array>
#include <string_view>
#include <tuple>

#include "movegen/fast/board/shape.hpp"
#include "movegen/variants.hpp"
#include "movegen/vocab/text.hpp"
#include "props/laws/reflection.hpp"
#include "props/laws/support.hpp"

namespace hurdle::props {
namespace {

constexpr int positions_a_case = 3;

enum class Kept : std::uint8_t { all, all_but_castling };

/// What a variant's rules keep when files are mirrored, and when the players change places with
/// ranks mirrored. A family is every variant whose name begins with its name.
struct Symmetry {
  std::string_view family;
  Kept files;
  Kept players;
  std::string_view reason;
};

constexpr std::array<Symmetry, 4> symmetries{{
    {"janggi", Kept::all, Kept::all, "every clause is left-right alike and said for both players"},
    {"makpong", Kept::all, Kept::all, "every clause is left-right alike and said for both players"},
    {"pandemonium", Kept::all_but_castling, Kept::all,
     "castling starts on the e-file of ten files (P10)"},
    {"nine-elder", Kept::all, Kept::all,
     "only the start array, not the rules, is turned rather than mirrored"},
}};

/// The symmetry of a variant, or null when the table forgets it.
const Symmetry* symmetry_of(std::string_view name) {
  for (const Symmetry& one : symmetries) {
    if (name.substr(0, one.family.size()) == one.family) {
      return &one;
    }
  }
  return nullptr;
}

class Mirror : public Law {
 protected:
  static const Symmetry* symmetry() { return symmetry_of(variant().notation.name); }

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
    RC_ASSERT(!variant().referee.impossible(image));
    std::vector<Move> expected;
    for (const Move move : moves_of(sample.setup, kept)) {
      expected.push_back(reflection.of(variant().notation, move));
    }
    std::vector<Move> moves = moves_of(image, kept);
    std::sort(expected.begin(), expected.end());
    std::sort(moves.begin(), moves.end());
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
    ASSERT_NE(symmetry(), nullptr) << "say in this file's table which symmetries the variant has";
    const Kept files = reflection.files ? symmetry()->files : Kept::all;
    const Kept players = reflection.players ? symmetry()->players : Kept::all;
    const Kept kept = std::max(files, players);
    SCOPED_TRACE(symmetry()->reason);
    check([&] { compare(*sampled(variant()), reflection, kept); },
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

/// Counts are shared between mirror images where the generator finds such rules in a description.
template <class... Entries>
void expect_same_of_descriptions(std::tuple<Entries...>* /*list*/) {
  const auto expect_same = [&]<class Entry>(Entry* /*entry*/) {
    const Symmetry* symmetry = symmetry_of(Entry::notation.name);
    ASSERT_NE(symmetry, nullptr);
    EXPECT_EQ(fast::Shape<Entry::description>::left_right_symmetric, symmetry->files == Kept::all)
        << Entry::notation.name << ": " << symmetry->reason;
  };
  (expect_same(static_cast<Entries*>(nullptr)), ...);
}

TEST(MirrorOfFiles, IsFoundInTheDescription) {
  expect_same_of_descriptions(static_cast<VariantList*>(nullptr));
}

INSTANTIATE_TEST_SUITE_P(Every, Mirror, testing::ValuesIn(every_variant()));

}  // namespace
}  // namespace hurdle::props
