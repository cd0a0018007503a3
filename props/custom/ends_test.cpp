// How custom games end: worked examples of each option about results.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <sstream>

#include "movegen/custom/page/page.hpp"
#include "movegen/custom/rules/fen.hpp"
#include "perft/custom/explain.hpp"
#include "perft/custom/games/judge.hpp"
#include "perft/custom/line.hpp"
#include "props/custom/shared.hpp"

namespace hurdle::props {
namespace {

/// `0-1 by flag after 2`, or `*` for a game that goes on; stops at the end or an illegal move.
std::string end_of(const custom::Game& game, std::string_view fen, const std::string& moves) {
  custom::JudgedCustomGame judged(game, custom::parse_position(game.facts, fen));
  std::istringstream words(moves);
  int plies = 0;
  for (std::string word; !judged.end() && words >> word; ++plies) {
    const auto move = custom::move_with_text(judged.rules(), judged.moves(), word);
    if (!move) {
      return "illegal: " + word;
    }
    judged.play(*move);
  }
  return judged.end()
             ? fmt::format("{} by {} after {}", judged.end()->result, judged.end()->clause, plies)
             : "*";
}

/// The same in chess with these lines.
std::string end_with(const std::string& lines, std::string_view fen, const std::string& moves) {
  return end_of(*only_game("[mine:chess]\n" + lines), fen, moves);
}

/// Black's king on h8 is not attacked, and the queen on f7 and the king on g6 hold g8, g7 and h7.
constexpr const char* stalemate = "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1";
/// The queen on g7 attacks the king, holds g8 and h7, and is protected.
constexpr const char* mate = "7k/6Q1/6K1/8/8/8/8/8 b - - 0 1";
constexpr const char* rook_and_king = "4k3/8/8/8/8/8/8/RN2K3 w - - 0 1";
/// Both sides go forth and back twice: the start stands for the third time after 8 plies.
constexpr const char* twice_back = "a1a2 e8e7 a2a1 e7e8 a1a2 e8e7 a2a1 e7e8 a1a2";

TEST(CustomEnds, TheValuesOfMateAndStalemateAreForThePlayerToMove) {
  EXPECT_EQ(end_with("", mate, ""), "1-0 by mate after 0");
  EXPECT_EQ(end_with("checkmateValue = win", mate, ""), "0-1 by mate after 0");
  EXPECT_EQ(end_with("checkmateValue = draw\nmaterialCounting = unweighted", mate, ""),
            "1/2-1/2 by mate after 0");
  EXPECT_EQ(end_with("", stalemate, ""), "1/2-1/2 by stalemate after 0");
  EXPECT_EQ(end_with("stalemateValue = win", stalemate, ""), "0-1 by stalemate after 0");
  EXPECT_EQ(end_with("stalemateValue = loss", stalemate, ""), "1-0 by stalemate after 0");
}

/// Blocked pawns on the a-file give Black fewer, as many or more pieces than White's three.
TEST(CustomEnds, StalematesAreDecidedByTheNumberOfPieces) {
  const std::string lines = "stalemateValue = win\nstalematePieceCount = true";
  EXPECT_EQ(end_with(lines, "7k/5Q2/6K1/8/8/p7/P7/8 b - - 0 1", ""), "0-1 by stalemate after 0");
  EXPECT_EQ(end_with(lines, "7k/5Q2/6K1/8/p7/p7/P7/8 b - - 0 1", ""),
            "1/2-1/2 by stalemate after 0");
  EXPECT_EQ(end_with(lines, "7k/5Q2/6K1/p7/p7/p7/P7/8 b - - 0 1", ""), "1-0 by stalemate after 0");
}

/// A pawn on i8 mates: the rook holds the h-file, the gold protects the pawn. A lance may do so.
TEST(CustomEnds, AMateByADroppedPawnLosesWhereItIsIllegal) {
  const auto dropped = [](const char* game, const char* hand, const char* move) {
    return end_of(*built_in(game), fmt::format("8k/9/8G/9/7R1/9/9/9/K8[{}] w - - 0 1", hand), move);
  };
  EXPECT_EQ(dropped("shogi", "P", "P@i8"), "0-1 by drop-mate after 1");
  EXPECT_EQ(dropped("shogi", "L", "L@i8"), "1-0 by mate after 1");
}

/// White takes Black's last queen. If both have none, the value is that of the player who moved.
TEST(CustomEnds, TheValueOfExtinctionIsForThePlayerWithoutThePieces) {
  const std::string lines =
      "castling = false\nstartFen = 4k3/8/8/8/3q4/8/8/3QK3 w - - 0 1\nking = -\n"
      "commoner = k\nextinctionPieceTypes = q\nextinctionValue = ";
  const char* const fen = "4k3/8/8/8/3q4/8/8/3QK3 w - - 0 1";
  EXPECT_EQ(end_with(lines + "loss", fen, "d1d4"), "1-0 by extinction after 1");
  EXPECT_EQ(end_with(lines + "win", fen, "d1d4"), "0-1 by extinction after 1");
  EXPECT_EQ(end_with(lines + "draw", fen, "d1d4"), "1/2-1/2 by extinction after 1");
  EXPECT_EQ(end_with(lines + "loss", "4k3/8/8/8/8/8/8/4K3 b - - 0 1", ""),
            "0-1 by extinction after 0");
}

/// In Racing kings Black may answer White's arrival with one on the last rank, or not.
TEST(CustomEnds, WhoArrivesWinsAndBothDraw) {
  const auto game = built_in("racingkings");
  EXPECT_EQ(end_of(*game, "8/k6K/8/8/8/8/8/7R w - - 0 1", "h7g8 a7b8"), "1/2-1/2 by flag after 2");
  EXPECT_EQ(end_of(*game, "8/k6K/8/8/8/8/8/7R w - - 0 1", "h7g8 a7b7"), "1-0 by flag after 2");
  EXPECT_EQ(end_of(*game, "8/k6K/8/8/8/8/8/7R b - - 0 1", "a7b8"), "0-1 by flag after 1");
  EXPECT_EQ(end_of(*built_in("kingofthehill"), "4k3/8/8/8/8/3K4/8/8 w - - 0 1", "d3e4"),
            "1-0 by flag after 1");
}

TEST(CustomEnds, TheLastCheckWins) {
  EXPECT_EQ(end_of(*built_in("3check"), "4k3/8/8/8/8/8/8/R3K3 w - - 1+3 0 1", "a1a8"),
            "1-0 by counted-checks after 1");
}

/// White's third pawn completes a row on the third rank.
TEST(CustomEnds, TheValueOfAConnectionIsForThePlayerWhoMadeIt) {
  const std::string lines = "connectN = 3\nconnectPieceTypes = p\n";
  const char* const fen = "4k3/8/8/8/8/1P6/P1P5/4K3 w - - 0 1";
  EXPECT_EQ(end_with(lines, fen, "a2a3 e8e7 c2c3"), "1-0 by row after 3");
  EXPECT_EQ(end_with(lines + "connectValue = loss", fen, "a2a3 e8e7 c2c3"), "0-1 by row after 3");
}

TEST(CustomEnds, CastlingWinsAndTheLossOfItsRightLoses) {
  const char* const fen = "r3k3/8/8/8/8/8/8/R3K3 b q - 0 1";
  EXPECT_EQ(end_with("castlingWins = q", fen, "e8c8"), "0-1 by castling-wins after 1");
  EXPECT_EQ(end_with("castlingWins = q", fen, "e8d8"), "1-0 by castling-wins after 1");
  EXPECT_EQ(end_with("castlingWins = q", "r3k3/8/8/8/8/8/8/R3K3 w q - 0 1", "a1a8"),
            "1-0 by castling-wins after 1");
}

/// White has five of nine pieces, or four of eight with a wall.
TEST(CustomEnds, MaterialDecidesDraws) {
  const auto full = [](const char* material, const char* board) {
    const std::string head = "adjudicateFullBoard = true\nmaxRank = 3\nmaxFile = 3\n";
    return end_with(
        head + "castling = false\nstartFen = 3/3/k1K w - - 0 1\nmaterialCounting = " + material,
        std::string(board) + " w - - 0 1", "");
  };
  EXPECT_EQ(full("none", "nnk/BNN/KNN"), "1/2-1/2 by full-board after 0");
  EXPECT_EQ(full("unweighted", "nnk/BNN/KNN"), "1-0 by full-board after 0");
  EXPECT_EQ(full("unweighted", "nnk/*BN/KNn"), "1/2-1/2 by full-board after 0");
  EXPECT_EQ(full("whitedrawodds", "nnk/*BN/KNn"), "1-0 by full-board after 0");
  EXPECT_EQ(full("blackdrawodds", "nnk/*BN/KNn"), "0-1 by full-board after 0");
  EXPECT_EQ(end_with("materialCounting = unweighted", rook_and_king, twice_back),
            "1-0 by repetition after 8");
  EXPECT_EQ(end_with("materialCounting = blackdrawodds", stalemate, ""),
            "0-1 by stalemate after 0");
  EXPECT_EQ(end_with("pass = true", "4k3/8/8/8/8/8/8/4K2R w - - 0 1", "e1e1 e8e8"),
            "1/2-1/2 by pass after 2");
  EXPECT_EQ(end_of(*built_in("janggi"), built_in("janggi")->facts.start, "e2e2 e9e9"),
            "* by pass after 2")
      << "Hurdle does not count points of custom games";
}

TEST(CustomEnds, MovesWithoutProgressAreCountedFromTheFen) {
  const std::string ten = "nMoveRule = 10\n";
  EXPECT_EQ(end_with("", "4k3/8/8/8/8/8/8/RN2K3 w - - 99 80", "a1a2"),
            "1/2-1/2 by move-count after 1");
  EXPECT_EQ(end_with(ten, "4k3/8/8/8/8/8/8/RN2K3 w - - 18 80", "a1a2"), "*");
  EXPECT_EQ(end_with(ten, "4k3/8/8/8/8/8/8/RN2K3 w - - 18 80", "a1a2 e8e7"),
            "1/2-1/2 by move-count after 2");
  EXPECT_EQ(end_with("nMoveRule = 0", "4k3/8/8/8/8/8/8/RN2K3 w - - 400 80", "a1a2"), "*");
  EXPECT_EQ(end_with(ten, "7k/8/6K1/8/8/8/8/R7 w - - 19 80", "a1a8"), "1-0 by mate after 1")
      << "mate comes first";
  EXPECT_EQ(end_with("nMoveRule = 4\nnFoldValue = win", rook_and_king, twice_back),
            "1/2-1/2 by move-count after 8")
      << "the position also stands for the third time";
}

/// Pawns reset the count unless nMoveRuleTypes says otherwise; knights go back and never do, and a
/// custom piece that only goes forward does.
TEST(CustomEnds, MovesThatCannotBeTakenBackResetTheCount) {
  const auto moved = [](const std::string& lines, const char* move) {
    return end_with("customPiece1 = a:mfW\nnMoveRule = 10\n" + lines,
                    "4k3/8/8/8/8/8/P1A5/1N2K3 w - - 19 80", move);
  };
  const std::string over = "1/2-1/2 by move-count after 1";
  EXPECT_EQ(moved("", "a2a3"), "*");
  EXPECT_EQ(moved("", "c2c3"), over);
  EXPECT_EQ(moved("nMoveRuleTypes = pa", "c2c3"), "*");
  EXPECT_EQ(moved("nMoveRuleTypes = a", "a2a3"), over);
  EXPECT_EQ(moved("nMoveRuleTypes = n", "b1c3"), over);
}

/// In Sittuyin the pawn on d5 becomes a general where it stands: there is no way back to undo it.
TEST(CustomEnds, APromotionInPlaceResetsTheCount) {
  const auto game = built_in("sittuyin");
  const char* const fen = "7k/8/8/3P4/8/8/8/K7[] w - - 99 80";
  EXPECT_EQ(moves_from(*game, fen, "d5d5"), "d5d5f");
  EXPECT_EQ(end_of(*game, fen, "d5d5f"), "*");
  EXPECT_EQ(end_of(*game, fen, "a1a2"), "1/2-1/2 by move-count after 1");
}

TEST(CustomEnds, TheValueOfARepetitionIsForThePlayerToMoveOrForWhite) {
  EXPECT_EQ(end_with("", rook_and_king, twice_back), "1/2-1/2 by repetition after 8");
  EXPECT_EQ(end_with("nFoldValue = win", rook_and_king, twice_back), "1-0 by repetition after 8");
  EXPECT_EQ(end_with("nFoldRule = 2", rook_and_king, twice_back), "1/2-1/2 by repetition after 4");
  EXPECT_EQ(end_with("nFoldRule = 1", rook_and_king, twice_back), "1/2-1/2 by repetition after 4")
      << "the first occurrence repeats nothing";
  EXPECT_EQ(end_with("nFoldRule = 0", rook_and_king, twice_back), "*");
  const char* const black_first = "4k3/8/8/8/8/8/8/RN2K3 b - - 0 1";
  const char* const back = "e8e7 a1a2 e7e8 a2a1 e8e7 a1a2 e7e8 a2a1";
  EXPECT_EQ(end_with("nFoldValue = win", black_first, back), "0-1 by repetition after 8");
  EXPECT_EQ(end_with("nFoldValue = win\nnFoldValueAbsolute = true", black_first, back),
            "1-0 by repetition after 8");
}

/// After a2a4 the pawn on b4 may capture en passant, which the later positions do not allow; after
/// c2c4 no pawn may.
TEST(CustomEnds, APositionWithACaptureEnPassantIsAnother) {
  const auto repeated = [](const char* first) {
    return end_with("nFoldRule = 2", "4k3/8/8/8/1p6/8/P5P1/RN2K3 w - - 0 1",
                    std::string(first) + " e8e7 b1c3 e7e8 c3b1");
  };
  EXPECT_EQ(repeated("a2a4"), "*");
  EXPECT_EQ(repeated("g2g4"), "1/2-1/2 by repetition after 5");
}

/// The rook checks on b1 and a1 in turn; a knight's moves between give no check.
TEST(CustomEnds, PerpetualCheckLosesWhereItIsIllegal) {
  const std::string lines = "perpetualCheckIllegal = true";
  EXPECT_EQ(
      end_with(lines, "1k6/8/8/8/8/8/8/R3K2p w - - 0 1", "a1b1 b8a8 b1a1 a8b8 a1b1 b8a8 b1a1 a8b8"),
      "0-1 by perpetual-check after 8");
  EXPECT_EQ(end_with(lines, "1k6/8/8/8/8/8/8/1R2K2p b - - 0 1",
                     "b8a8 b1a1 a8b8 a1b1 b8a8 b1a1 a8b8 a1b1"),
            "0-1 by perpetual-check after 8");
  EXPECT_EQ(end_with(lines, rook_and_king, twice_back), "1/2-1/2 by repetition after 8");
}

/// A flag and extinction at once: each by itself ends the game.
TEST(CustomEnds, TwoEndsAtOnceHaveAClause) {
  const auto game = only_game(
      "[mine:chess]\ncastling = false\nstartFen = 4k3/8/8/8/3q4/8/8/3QK3 w - - 0 1\nking = -\n"
      "commoner = k\nextinctionPieceTypes = q\nextinctionValue = loss\n"
      "flagPiece = q\nflagRegionWhite = d4\nflagRegionBlack = d5");
  const char* const fen = "4k3/8/8/8/3q4/8/8/3QK3 w - - 0 1";
  EXPECT_EQ(end_of(*game, fen, "d1d4"), "1-0 by extinction after 1");
  const auto after = custom::parse_position(game->facts, fen_after(*game, fen, "d1d4"));
  EXPECT_EQ(explain(*game, after, "e8e7").clause, "extinction");
}

TEST(CustomEnds, EveryClauseOfAnEndIsOnThePage) {
  for (const auto& game : custom::built_in_games().loaded) {
    const auto clauses = clauses_of(*game);
    const auto has = [&](std::string_view id) {
      return std::ranges::any_of(clauses,
                                 [&](const custom::RuleClause& clause) { return clause.id == id; });
    };
    EXPECT_TRUE(has("stalemate")) << game->name;
    EXPECT_EQ(has("unjudged"), !unjudged_ends(*game).empty()) << game->name;
    EXPECT_EQ(has("repetition"), game->facts.results.fold_rule > 0) << game->name;
  }
}

TEST(CustomEnds, OptionsThatAreNotJudgedAreNamed) {
  using Keys = std::vector<std::string>;
  EXPECT_EQ(unjudged_ends(*only_game("[mine:xiangqi]\nmoveRepetitionIllegal = true")),
            (Keys{"chasingRule", "moveRepetitionIllegal"}));
  EXPECT_EQ(unjudged_ends(*only_game("[mine:xiangqi]\nchasingRule = none")), Keys{});
  EXPECT_EQ(unjudged_ends(*only_game("[mine:chess]\nmaterialCounting = janggi")),
            Keys{"materialCounting"});
  EXPECT_EQ(only_game("[mine:chess]\nnMoveRule = 70\npocketSize = 5")->ignored, Keys{"pocketSize"});
}

}  // namespace
}  // namespace hurdle::props
