// Engines whose perft prints a number alone: `--protocol uci-count`. The engines are the program
// itself without its lines of moves.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <utility>

#include "props/cli/engines/scripts.hpp"
#include "props/cli/program.hpp"

namespace hurdle::props {
namespace {

constexpr const char* usual_words =
    "s/^Nodes searched: \\(.*\\)/Perft: \\1 nodes, 3 ms, 20000 nps/";

/// An engine by this command that knows `perft N` and not `go perft N`. `words` is a script of sed
/// for the line with the number, `orders` one for what the engine is told.
std::string counting(const Scratch& scratch, const std::string& command,
                     const std::string& words = usual_words, const std::string& orders = "") {
  return shell_engine(scratch, "sed -u '/^go perft/d; s/^perft/go perft/; " + orders + "' | " +
                                   command + " | sed -u '/^[^N].*: [0-9]*$/d; " + words + "'");
}

const std::string own_serve = "\"$HURDLE\" serve";

Outcome check(const std::string& set, const std::string& engine,
              const std::vector<std::string>& more = {}) {
  return hurdle(joined({"check", published(set), "--max-nodes", "500", "--engine", engine}, more));
}

TEST(CountAlone, IsReadInAnyWords) {
  const Scratch scratch;
  for (const char* words :
       {usual_words, "s/^Nodes searched: //", "s/^Nodes searched: /depth   4   12 positions /",
        "s/^Nodes searched: \\(.*\\)/Perft 1: 7\\nPerft 2: \\1/"}) {
    const std::string engine = counting(scratch, own_serve, words);
    expect_good(check("makruk/pins.yaml", engine, {"--protocol", "uci-count"}),
                {"Hurdle compares numbers", " 0 wrong, 0 unanswered"});
  }
}

/// A list that Hurdle cannot read is named: with it, the check would show the moves.
TEST(CountAlone, IsFoundBesideAnUnreadableList) {
  HURDLE_NEEDS("python3");
  expect_good(hurdle({"hello", "--engine", other_words("arrows"), "--variant", "janggi"}),
              {"protocol: uci-count\n", "Hurdle cannot read 'a1a2 => 1'", "all as ours"});
}

/// Without its name Hurdle would ask about chess.
TEST(CountAlone, OfAnotherGameThanChessIsFoundByItsName) {
  const Scratch scratch;
  const std::string engine = shell_engine(
      scratch,
      "(echo setoption name UCI_Variant value makruk; sed -u '/^setoption/d; /^go "
      "perft/d; s/^perft/go perft/') | " +
          own_serve + " | sed -u '/UCI_Variant/d; /^[^N].*: [0-9]*$/d; s/^Nodes searched//'");
  expect_good(check("makruk/pins.yaml", engine, {"--variant", "makruk"}),
              {"protocol: uci-count", " 0 wrong, 0 unanswered"});
}

TEST(CountAlone, IsFoundByGoPerft) {
  const Scratch scratch;
  const std::string engine =
      shell_engine(scratch, own_serve + " | sed -u '/^[^N].*: [0-9]*$/d; s/^Nodes searched//'");
  expect_good(check("makruk/pins.yaml", engine), {"protocol: uci-count", " 0 wrong, 0 unanswered"});
}

TEST(CountAlone, FindsThePositionAndTheMutant) {
  const Scratch scratch;
  const std::string page = scratch.path("page.html");
  const Outcome outcome =
      check("chess/castling-rights.yaml",
            counting(scratch, wrong_engine("king-castles-without-the-captured-rook")),
            {"--protocol", "uci-count", "--html", page});
  expect_wrong(outcome,
               {"Probable bug (rule H8): Capturing a rook does not end the right to castle",
                "wrong number of moves\n  depth 2: expected 299, the engine has 300\n",
                "the engine plays `d5h1` wrongly, or does not know it", "\n    perft 1\n"});
  EXPECT_TRUE(says(content_of(page), "; the simplest:"));
  EXPECT_FALSE(says(content_of(page), "of moves; the simplest:")) << "it lists no moves";
}

/// Without a pass, no position has the number of the rules.
TEST(CountAlone, MayBeThatOfHouseRules) {
  const Scratch scratch;
  for (const auto& [name, sentence] :
       {std::pair{"pass-in-check", "A player in check may pass."},
        std::pair{"no-pass", "No player may pass, and facing generals have no consequence."}}) {
    const Outcome outcome =
        check("janggi/checks-and-mates.yaml",
              counting(scratch, "(echo setoption name UCI_Variant value janggi; cat) | " +
                                    wrong_engine(name)),
              {"--protocol", "uci-count", "--variant", "janggi"});
    expect_wrong(outcome,
                 {fmt::format("Possibly not a bug: these are the numbers by the house rules {}: {}",
                              name, sentence),
                  fmt::format("use `--house-rules {}`.", name)});
  }
}

TEST(CountAlone, IsShownWithFewerPieces) {
  const Scratch scratch;
  const std::string set =
      scratch.file("knights.epd", "4k3/pp6/8/8/8/8/PP6/1N2K3 w - - 0 1 ;D1 12\n");
  const Outcome outcome =
      hurdle({"check", set, "--variant", "chess", "--protocol", "uci-count", "--engine",
              counting(scratch, wrong_engine("knight-not-one-up-two-right"))});
  expect_wrong(outcome, {"the engine counts 11 moves, and 12 are legal",
                         "with fewer pieces: ", "to reproduce: hurdle moves chess --fen"});
}

/// Without lists a wrong number could be that of any other position.
TEST(CountAlone, OfAnEngineThatReadsNoPositionIsNotUsed) {
  const Scratch scratch;
  const std::string engine =
      counting(scratch, own_serve, usual_words, "s/^position fen .*/position startpos/");
  expect_failed(check("chess/castling-rights.yaml", engine, {"--protocol", "uci-count"}),
                {"most of the simple positions that Hurdle sends first"});
}

TEST(CountAlone, WithoutTheSquareOfEnPassantAccusesNobody) {
  const Scratch scratch;
  const std::string engine = counting(scratch, own_serve, usual_words,
                                      "s/^\\(position fen [^ ]* [wb] [^ ]*\\) [a-h][36] /\\1 - /");
  const std::string set = scratch.file("passed.epd", "4k3/8/8/8/3Pp3/8/8/4K3 b - d3 0 1 ;D1 7\n");
  expect_no_verdict(
      hurdle({"check", set, "--variant", "chess", "--protocol", "uci-count", "--engine", engine}),
      {"does not read the FEN's square of en passant", " 0 wrong, 1 unanswered"});
}

TEST(CountAlone, WithoutTheFieldsOfAFenAccusesNobody) {
  const Scratch scratch;
  const std::string castles =
      scratch.file("castles.epd", "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1 ;D1 26\n");
  const std::string no_rights = "s/^\\(position fen [^ ]* [wb]\\) [^ ]*/\\1 -/";
  expect_no_verdict(hurdle({"check", castles, "--variant", "chess", "--protocol", "uci-count",
                            "--engine", counting(scratch, own_serve, usual_words, no_rights)}),
                    {"its castling rights are not read", " 0 wrong, 1 unanswered"});
  const std::string drops = scratch.file("drops.epd", "4k3/8/8/8/8/8/8/4K3[N] w - - 0 1 ;D1 67\n");
  const Outcome outcome =
      hurdle({"check", drops, "--variant", "crazyhouse", "--protocol", "uci-count", "--engine",
              counting(scratch, own_serve, usual_words, "/^d$/d; s/\\[[A-Za-z]*\\]/[]/")});
  expect_no_verdict(outcome, {"its pieces in hand are not read", " 0 wrong, 1 unanswered"});
}

/// The same numbers as without the field, but after the moves of a game, too.
TEST(CountAlone, WithoutCastlingIsAccused) {
  const Scratch scratch;
  const std::string castles =
      scratch.file("castles.epd", "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1 ;D1 26\n");
  expect_wrong(hurdle({"check", castles, "--variant", "chess", "--protocol", "uci-count",
                       "--engine", counting(scratch, wrong_engine("no-castling"))}),
               {"the engine counts 24 moves, and 26 are legal"});
}

TEST(CountAlone, IsNoListForGamesAndComparisons) {
  const Scratch scratch;
  const std::string engine = counting(scratch, own_serve);
  expect_no_verdict(hurdle({"check", published("makruk"), "--games", "--protocol", "uci-count",
                            "--at-once", "--engine", engine}),
                    {"the engine lists none"});
  const Outcome compared =
      hurdle({"compare", own_engine(), engine, published("makruk/pins.yaml"), "--max-nodes", "50"});
  EXPECT_EQ(compared.code, 0) << compared.out << compared.err;
}

}  // namespace
}  // namespace hurdle::props
