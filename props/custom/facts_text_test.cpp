// The text of a game's facts: every fact is in it.
#include "movegen/custom/text/facts_text.hpp"

#include <gtest/gtest.h>

#include <set>
#include <sstream>
#include <string>
#include <string_view>

#include "perft/custom/diagnosis/fact_mutants.hpp"
#include "props/assertions.hpp"
#include "props/custom/shared.hpp"

namespace hurdle::props {
namespace {

TEST(FactsText, OfEveryMutantIsAnother) {
  for (const char* name : {"chess", "capablanca", "shako", "sittuyin", "minishogi", "janggi",
                           "atomic", "seirawan", "placement", "grand", "duck", "ataxx"}) {
    const auto game = built_in(name);
    const std::string text = custom::facts_text(game->facts);
    const auto mutants = custom::fact_mutants(game->facts);
    EXPECT_GE(mutants.size(), 30U) << name;
    for (const custom::FactMutant& mutant : mutants) {
      ASSERT_FALSE(mutant.facts == game->facts) << name << ": " << mutant.says;
      EXPECT_TRUE(custom::facts_text(mutant.facts) != text) << name << ": " << mutant.says;
    }
  }
}

/// Facts that no mutant changes, and that a file can.
constexpr std::string_view other_lines = R"(castlingKingPiece = q
castlingKingPieceWhite = q
castlingRookPieces = rn
castlingRookPiecesBlack = rn
castlingKingFile = d
castlingRookKingsideFile = g
castlingRookQueensideFile = b
castlingRank = 2
castlingDroppedPiece = true
castlingWins = q
chess960 = true
capturesToHand = true
dropLoop = true
twoBoards = true
mustDropType = q
sittuyinRookDrop = true
dropOppositeColoredBishop = true
dropNoDoubledCount = 2
extinctionValue = loss
extinctionClaim = true
extinctionPieceTypes = q
extinctionPieceTypes = *
extinctionPieceCount = 1
extinctionOpponentPieceCount = 2
flagPiece = k
flagPieceCount = 2
flagPieceBlockedWin = true
adjudicateFullBoard = true
diagonalLines = d1 e2 f3
soldierPromotionRank = 3
promotionLimit = q:1
promotionLimit = q:2
promotionLimit = r:1
promotedPieceType = n:q
promotionPawnTypes = pn
nMoveRuleTypes = n
pawnTypes = n
enPassantTypes = n
enPassantRegion = e6
tripleStepRegion = e2
mobilityRegionWhiteQueen = d1 d2
mobilityRegionBlackQueen = d1 d2
gating = true
seirawanGating = true
cambodianMoves = true
sittuyinPromotion = true
passOnStalemate = true
passOnStalemateWhite = true
connectN = 3
connectNxN = 3
collinearN = 3
connectRegion1 = a*
connectRegion2 = a*
connectPieceTypes = n
blastImmuneTypes = n
mutuallyImmuneTypes = n
petrifyOnCaptureTypes = n
petrifyBlastPieces = true
wallingRule = edge
wallingRule = static
wallingRegion = *4
wallingRegionWhite = *4
enclosingDrop = reversi
enclosingDrop = ataxx
enclosingDropStart = d4
flipEnclosedPieces = reversi
checkmateValue = draw
stalemateValue = loss
stalematePieceCount = true
shogiPawnDropMateIllegal = true
connectValue = loss
materialCounting = unweighted
nMoveRule = 70
nFoldRule = 4
nFoldValue = loss
nFoldValueAbsolute = true
perpetualCheckIllegal = true
king = k:KN
startFen = 4k3/8/8/8/8/8/8/4K3 w - - 0 1)";

TEST(FactsText, OfEveryOtherLineIsAnother) {
  const std::string start = "[g:chess]\ncastling = false\n";
  const auto without = only_game(start);
  std::set<std::string> texts{custom::facts_text(without->facts)};
  std::istringstream lines{std::string(other_lines)};
  for (std::string line; std::getline(lines, line);) {
    const auto game = only_game(start + line);
    EXPECT_FALSE(game->facts == without->facts) << line;
    EXPECT_TRUE(texts.insert(custom::facts_text(game->facts)).second) << line;
  }
}

/// Facts that only Hurdle's own file can change.
TEST(FactsText, HasTheFactsOfBuiltInGames) {
  custom::Description facts = built_in("chess")->facts;
  const std::string text = custom::facts_text(facts);
  facts.enclosing.free_drops = true;
  EXPECT_TRUE(custom::facts_text(facts) != text);
  facts.enclosing.free_drops = false;
  facts.king_type = custom::Type::wazir;
  EXPECT_TRUE(custom::facts_text(facts) != text);
}

TEST(FactsText, IsTheSameForAnyOrderOfLines) {
  EXPECT_EQ(custom::facts_text(
                only_game("[g:chess]\nstalemateValue = loss\npromotionLimit = q:1 r:2\n")->facts),
            custom::facts_text(
                only_game("[h:chess]\npromotionLimit = r:2 q:1\nstalemateValue = loss\n")->facts));
}

TEST(FactsText, WritesMovementsStepByStep) {
  const std::string text = custom::facts_text(
      only_game("[g:chess]\ncustomPiece1 = a:fmR2cpB\npromotionLimit = q:1\n")->facts);
  for (const char* line :
       {"letters.customPiece1 a\n", "betza.customPiece1 fmR2cpB\n",
        "movements.customPiece1 -; slide 0,1 range 2 quiet; hop ", "movements.knight -; leap ",
        "promotion_limit.queen 1\n", "white.promotion_piece_types knight bishop rook queen\n",
        "white.mobility.queen -\n", "black.promotion_region a1 b1 c1 ", "castling.king_file 4\n"}) {
    EXPECT_TRUE(says(text, line));
  }
}

}  // namespace
}  // namespace hurdle::props
