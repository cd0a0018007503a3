// What is wrong in a file: each problem with its line, and what loads besides.
#include <gtest/gtest.h>

#include <string>

#include "movegen/custom/games.hpp"
#include "movegen/vocab/text/lists.hpp"
#include "props/assertions.hpp"

namespace hurdle::props {
namespace {

/// All problems of a text, a line each.
std::string problems_of(std::string_view text) {
  return join_texts(custom::load_variants(text).problems, "",
                    [](const custom::Problem& problem) { return to_text(problem, "f") + "\n"; });
}

struct Trap {
  std::string name;
  std::string text;
  std::string problem;  ///< a part of the message, with place and severity
  bool loads;
};

void PrintTo(const Trap& trap, std::ostream* out) {  // NOLINT(readability-identifier-naming)
  *out << trap.name;
}

class Lint : public testing::TestWithParam<Trap> {};

TEST_P(Lint, NamesLineAndMeaning) {
  const Trap& trap = GetParam();
  EXPECT_TRUE(says(problems_of(trap.text), trap.problem));
  EXPECT_EQ(custom::load_variants(trap.text).find("g") != nullptr, trap.loads);
}

INSTANTIATE_TEST_SUITE_P(
    Traps, Lint,
    testing::Values(
        Trap{"unknown_key", "[g:chess]\nmustCaptur = true\n",
             "f:2: error: [g] mustCaptur: is no key of a variants file (did you mean "
             "'mustCapture'?); Fairy-Stockfish ignores it",
             false},
        Trap{"trailing_blank", "[g:chess]\nmustCapture = true \n",
             "f:2: error: [g] mustCapture: expected true or false, found 'true '; Fairy-Stockfish "
             "takes it for false; probably meant: true",
             false},
        Trap{"capital", "[g:chess]\n\nmustCapture = True\n", "f:3: error", false},
        Trap{"blank_before_key", "[g:chess]\n castling = false\n",
             "f:2: error: [g] blanks before the key 'castling'", false},
        Trap{"letter_twice", "[g:chess]\narchbishop = n\n",
             "f:2: warning: [g] archbishop: 'n' was the letter of knight; Fairy-Stockfish removes "
             "that piece, also from the pieces that pawns promote to",
             true},
        Trap{"default_zone", "[g:chess]\nmaxRank = 6\nstartFen = k7/p7/8/8/P7/K7 w - - 0 1\n",
             "f:1: warning: [g] 6 ranks, but White promotes on rank 8; Fairy-Stockfish does so "
             "too: default regions do not move with the board; probably meant: "
             "promotionRegionWhite = *6",
             true},
        Trap{"default_double_step",
             "[g:chess]\nmaxRank = 6\nstartFen = k7/p7/8/8/P7/K7 w - - 0 1\n",
             "but Black's double steps start on rank 7", true},
        Trap{"no_pieces", "[g]\nking = k\nstartFen = 8/8/8/8/8/8/8/8 w - - 0 1\n",
             "f:1: warning: [g] startFen: no pieces\n", true},
        Trap{"no_king", "[g:chess]\nstartFen = 4k3/8/8/8/8/8/8/R7 w - - 0 1\n",
             "f:1: warning: [g] startFen: no king for White\n", true},
        Trap{"no_kings", "[g:chess]\nstartFen = r7/8/8/8/8/8/8/R7 w - - 0 1\n",
             "f:1: warning: [g] startFen: no king for White and Black\n", true},
        Trap{"no_promotion", "[g]\npawn = p\nking = k\nstartFen = k7/p7/8/8/8/8/P7/K7 w - - 0 1\n",
             "no piece to promote to: a section without a parent starts with none", true},
        Trap{"no_move", "[g:chess]\ncustomPiece1 = a:WDD\n",
             "f:2: warning: [g] customPiece1: letter 2 of 'WDD': 'D' with these modifiers gives no "
             "move",
             true},
        Trap{"undefined_movement", "[g:chess]\ncustomPiece1 = a:sfN\n",
             "f:2: error: [g] customPiece1: letter 1 of 'sfN': the directions 'sf' have no meaning",
             false},
        Trap{"mixed_axis", "[g:chess]\ncustomPiece1 = a:fRbpR\n",
             "slides in one direction and hops in another one of the same axis; Fairy-Stockfish "
             "slides and hops in both",
             true},
        Trap{"built_in_again", "[g:chess]\n[chess]\ncastling = false\n",
             "f:2: error: [chess] a game of this name exists; Fairy-Stockfish drops the whole "
             "section",
             true},
        Trap{"unknown_parent", "[g:ches]\n",
             "f:1: error: [g] its parent 'ches' is no game above it", false},
        Trap{"parent_below", "[g:h]\n[h:chess]\n", "its parent 'h' is no game above it", false},
        Trap{"own_parent", "[g:g]\n", "its parent 'g'", false},
        Trap{"failed_parent", "[h:chess]\ncastling = yes\n[g:h]\n",
             "f:3: error: [g] its parent 'h' has errors", false},
        Trap{"key_twice", "[g:chess]\ncastling = true\ncastling = false\n",
             "f:3: warning: [g] the key 'castling' a second time; Fairy-Stockfish uses the last",
             true},
        Trap{"before_sections", "castling = false\n[g:chess]\n",
             "f:1: warning: 'castling = false' before the first section; Fairy-Stockfish skips",
             true},
        Trap{"no_movement", "[g:chess]\ncustomPiece1 = a:\n",
             "f:2: warning: [g] customPiece1: no movement after the letter; Fairy-Stockfish takes "
             "it for a piece without moves; probably meant: immobile = a",
             true},
        Trap{"old_key", "[g:chess]\ndoubleStepRankMin = 1\n",
             "f:2: warning: [g] doubleStepRankMin: a deprecated key", true},
        Trap{"unknown_letter", "[g:chess]\npromotionPieceTypes = qx\n",
             "'x' is the letter of no piece of the game; Fairy-Stockfish stops reading the value",
             false},
        Trap{"bad_squares", "[g:chess]\nflagRegion = e9 e11\n",
             "expected squares as e4, files as a*, ranks as *1 or -, found 'e11'", false},
        Trap{"squares_off_board", "[g:chess]\nflagRegion = e4 l9\n", "names squares off the board",
             true},
        Trap{"never_droppable", "[g:crazyhouse]\ndropNoDoubled = p\ndropNoDoubledCount = 0\n",
             "0 bars every drop", true},
        Trap{"kept_pairs", "[g:shogi]\npromotedPieceType = -\n",
             "'-' keeps what the parent says; Fairy-Stockfish keeps it too", true},
        Trap{"double_step_without_region", "[g:makruk]\ndoubleStep = true\n",
             "the parent's doubleStep = false has emptied the regions", true},
        Trap{"bad_start", "[g:chess]\nstartFen = 8/8 w\n", "f:1: error: [g] startFen: column",
             false},
        Trap{"no_bracket", "[g:chess\n", "has no ']'", false},
        Trap{
            "movement_of_a_named_piece", "[g:chess]\nrook = r:N\n",
            "only custom pieces and the king have a movement of their own; Fairy-Stockfish ignores "
            "the movement; probably meant: customPiece1 = r:N",
            false}),
    [](const auto& one) { return one.param.name; });

TEST(Lint, AGameWithAnErrorDoesNotLoadAndTheOthersDo) {
  const custom::Games games =
      custom::load_variants("[a:chess]\n[b:chess]\nduck = yes\n[c:a]\ncastling = false\n");
  EXPECT_NE(games.find("a"), nullptr);
  EXPECT_EQ(games.find("b"), nullptr);
  EXPECT_NE(games.find("c"), nullptr);
}

// ---- Hostile files ------------------------------------------------------------------------------

TEST(Hostile, ALongLineIsAnErrorWithItsLine) {
  const std::string text = "[g:chess]\n# x\ncustomPiece1 = a:" + std::string(1'000'000, 'W') + "\n";
  EXPECT_TRUE(says(problems_of(text), "f:3: error: [g] a line of 1000017 bytes"));
}

TEST(Hostile, ALongMovementIsAnErrorWithItsLine) {
  const std::string text = "[g:chess]\ncustomPiece1 = a:" + std::string(10'000, 'W') + "\n";
  EXPECT_TRUE(says(problems_of(text), "f:2: error: [g] customPiece1: a movement of 10000 letters"));
}

TEST(Hostile, TooManySectionsAreAnErrorAndDeepInheritanceIsNot) {
  std::string text = "[g0:chess]\n";
  for (int i = 1; i < 10'000; ++i) {
    text += "[g" + std::to_string(i) + ":g" + std::to_string(i - 1) + "]\n";
  }
  const custom::Games games = custom::load_variants(text);
  EXPECT_EQ(games.loaded.size(), 4096U);
  EXPECT_TRUE(says(problems_of(text), "f:4097: error"));
}

TEST(Hostile, BoardsOutsideTheRangeAreErrors) {
  EXPECT_TRUE(says(problems_of("[g:chess]\nmaxFile = 13\n"), "f:2: error: [g] maxFile"));
  EXPECT_TRUE(says(problems_of("[g:chess]\nmaxFile = 0\n"), "f:2: error: [g] maxFile"));
  EXPECT_TRUE(says(problems_of("[g:chess]\nmaxRank = 11\n"), "f:2: error: [g] maxRank"));
}

TEST(Hostile, AnyBytesAreParsed) {
  for (const std::string_view text :
       {std::string_view("\0\0[\xff]\n=\n", 9), std::string_view("[g:chess]\npawn = \n"),
        std::string_view("[g:chess]\ncustomPiece1 = :\n"), std::string_view("[]\n[:]\n[a:]\n"),
        std::string_view("[g:chess]\nstartFen = \n"),
        std::string_view("[g:chess]\nstartFen = 99999999999999999999 w\n")}) {
    EXPECT_NE(problems_of(text), "");
  }
}

}  // namespace
}  // namespace hurdle::props
