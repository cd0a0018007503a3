// Repetitions of Xiangqi by example: options, sentences, windows, and two games of the diagrams
// that no record can hold.
#include <gtest/gtest.h>

#include <string>

#include "movegen/variants/xiangqi/ends.hpp"
#include "movegen/vocab/text/text.hpp"
#include "props/families/ends.hpp"

namespace hurdle {
namespace {

using props::times;

const xiangqi::XiangqiReferee referee(xiangqi::notation);

/// A game of the ends, from a FEN and moves.
class Played {
 public:
  Played(const EndOptions& options, std::string_view fen, const std::string& moves)
      : ends_(referee, options), setup_(parse_fen(xiangqi::notation, fen)), game_(ends_, known()) {
    for (std::size_t start = 0; start < moves.size();) {
      const std::size_t stop = std::min(moves.find(' ', start), moves.size());
      const Move move = parse_move(xiangqi::notation, moves.substr(start, stop - start));
      EXPECT_TRUE(referee.explain(setup_, move).legal) << moves.substr(start, stop - start);
      setup_ = referee.after(setup_, move);
      game_.add(known());
      start = stop + 1;
    }
  }

  /// "1-0 X17: sentence", "goes on", or "goes on, X12" with a report.
  [[nodiscard]] std::string judged() const {
    if (const auto end = ends_.judge(game_)) {
      return text(*end);
    }
    const auto told = ends_.report(game_);
    return told ? "goes on, " + told->clause : "goes on";
  }

  /// The verdict on the repetition of the last position, whatever repeated before.
  [[nodiscard]] std::string last_repetition() const { return text(ends_.judged(game_)); }

 private:
  [[nodiscard]] GamePosition known() const {
    return {setup_, referee.checkers(setup_) > 0, referee.count_legal_moves(setup_) > 0};
  }

  static std::string text(const GameEnd& end) {
    return std::string(to_text(end.result)) + " " + end.clause + ": " + end.sentence;
  }

  xiangqi::XiangqiEnds ends_;
  Setup setup_;
  GameHistory game_;
};

constexpr std::string_view chased_cannon = "2ba1k3/4a4/b8/7R1/9/9/1r2p4/9/4A4/2B1KAB1c w - - 0 12";
const std::string chase = "h7i7 i1h1 i7h7 h1i1";

std::string judged(const EndOptions& options, int rounds) {
  return Played(options, chased_cannon, times(rounds, chase)).judged();
}

TEST(XiangqiRepetition, TheThirdOccurrenceIsJudgedByDefaultAndTheSecondOnRequest) {
  const std::string lost =
      "0-1 X17: Red loses: every move of Red attacks the cannon on i1, which nothing can retake: "
      "12. Rh7-i7, 13. Ri7-h7";
  EXPECT_EQ(judged({}, 1), "goes on");
  EXPECT_EQ(judged({}, 2), lost + ", 14. Rh7-i7, 15. Ri7-h7.");
  EXPECT_EQ(judged({{"occurrences", "2"}}, 1), lost + ".");
  EXPECT_EQ(judged({{"repetition", "axf"}}, 2), judged({}, 2));
}

TEST(XiangqiRepetition, OptionsDrawOrReport) {
  EXPECT_EQ(judged({{"repetition", "draw"}}, 1), "goes on");
  EXPECT_EQ(judged({{"repetition", "draw"}}, 2), "1/2-1/2 X12: The position has occurred 3 times.");
  EXPECT_EQ(judged({{"repetition", "draw"}, {"occurrences", "2"}}, 1),
            "1/2-1/2 X12: The position has occurred 2 times.");
  EXPECT_EQ(judged({{"repetition", "none"}}, 1), "goes on");
  EXPECT_EQ(judged({{"repetition", "none"}}, 2), "goes on, X12");
  EXPECT_EQ(judged({{"repetition", "none"}, {"occurrences", "2"}}, 1), "goes on, X12");
}

TEST(XiangqiRepetition, SentencesNameBothSidesAndShortenLongLists) {
  const std::string both = "e7e8 f9e9 e8f8 e9f9 f8e8 f9e9 e8f8 e9f9 f8e8";
  EXPECT_EQ(Played({}, "3akr3/5c3/1P2b4/4R4/9/9/9/9/9/4CK3 w - - 0 1", both).judged(),
            "1/2-1/2 X18: Both sides offend alike: every move of Red gives check: 2. Re8-f8, "
            "3. Rf8-e8, 4. Re8-f8, 5. Rf8-e8; every move of Black gives check: 1... Cf9-e9, "
            "2... Ce9-f9, 3... Cf9-e9, 4... Ce9-f9.");
  const std::string round = " h9g9 h1g1 g9f9 g1f1 f9c9 f1c1 c9h9 c1h1";
  EXPECT_EQ(
      Played({}, "3k5/7c1/9/9/9/9/9/9/4K4/R8 w - - 0 1", "a1h1" + round + round).judged(),
      "0-1 X17: Red loses: every move of Red attacks the cannon on h9, which nothing can retake: "
      "2. Rh1-g1, 3. Rg1-f1, 4. Rf1-c1, 5. Rc1-h1, 6. Rh1-g1, 7. Rg1-f1 and 2 more.");
}

TEST(XiangqiRepetition, UnknownValuesAreRefused) {
  for (const EndOptions& options : std::vector<EndOptions>{{{"repetition", "cxa"}},
                                                           {{"occurrences", "1"}},
                                                           {{"occurrences", "03"}},
                                                           {{"no-capture", "0"}},
                                                           {{"no-capture", "1000"}},
                                                           {{"no-capture", "x"}},
                                                           {{"no-capture", "+5"}},
                                                           {{"no-capture", "5 "}},
                                                           {{"no-capture", ""}},
                                                           {{"rules", "wxf"}}}) {
    EXPECT_THROW(xiangqi::XiangqiEnds(referee, options), BadEndOption) << options.begin()->second;
  }
  EXPECT_NO_THROW(xiangqi::XiangqiEnds(referee, {{"no-capture", "999"}}));
  EXPECT_NO_THROW(xiangqi::XiangqiEnds(referee, {{"no-capture", "none"}}));
}

// Game 117: a shorter loop is complete before the whole one. Game 102: its soldier on i8 is
// impossible, so only the repetition is judged.
TEST(XiangqiRepetition, GamesOfTheDiagramsThatNoRecordCanHold) {
  const std::string loop = "i9h9 h10i10 b2a2 a1b1 h9i9 i10h10 i9h9 h10i10 a2b2 b1a1 b2a2 a1b1";
  const Played whole({{"occurrences", "2"}}, "3rkabc1/4a3R/4b4/9/9/9/9/B8/1R2A4/c1BAK4 w - - 0 1",
                     loop);
  EXPECT_EQ(whole.last_repetition().substr(0, 11), "1/2-1/2 X19") << whole.last_repetition();
  const Played soldier({{"occurrences", "2"}}, "3a2b1r/4ak3/8p/7P1/9/9/9/B2NN3B/3K5/4p4 w - - 0 1",
                       "d2e2 e1d1 e2d2 d1e1 d2e2 e1d1 e2d2");
  EXPECT_EQ(soldier.last_repetition().substr(0, 7), "0-1 X17") << soldier.last_repetition();
}

TEST(XiangqiNoCapture, CountsMovesOfBothSidesSinceTheLastCapture) {
  const EndOptions three{{"repetition", "none"}, {"no-capture", "3"}};
  constexpr std::string_view fen = "3k4r/9/9/9/9/9/9/9/9/R3K4 w - - 90 40";
  EXPECT_EQ(Played(three, fen, "a1a2 i10i9 a2a3 i9i8 a3a4").judged(), "goes on");
  EXPECT_EQ(Played(three, fen, "a1a2 i10i9 a2a3 i9i8 a3a4 i8i7").judged(),
            "1/2-1/2 X20: Each side has made 3 moves since the last capture, of which at most 10 "
            "checks count.");
  EXPECT_EQ(
      Played(three, "r2k4r/9/9/9/9/9/9/9/9/R3K4 w - - 0 1", "a1a10 d10d9 a10a9 d9d8").judged(),
      "goes on");
}

}  // namespace
}  // namespace hurdle
