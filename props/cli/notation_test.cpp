// Notations and pasted positions on the command line: output, notes and exit codes.
#include <gtest/gtest.h>

#include <utility>

#include "props/cli/program.hpp"

namespace hurdle::props {
namespace {

/// The command's whole answer: code, stdout, stderr.
std::string answer(const std::vector<std::string>& arguments) {
  const Outcome outcome = hurdle(arguments);
  return std::to_string(outcome.code) + "|" + outcome.out + "|" + outcome.err;
}

TEST(NotationCommands, MovesArePrintedInTheNotation) {
  const std::string fen = "3rk3/4P3/8/8/8/8/8/4K3 w - -";
  EXPECT_EQ(answer({"moves", "chess", "--fen", fen, "--notation", "san"}),
            "0|Ke2\nKf1\nKf2\nexd8=B\nexd8=N\nexd8=Q+\nexd8=R+\n|");
  EXPECT_EQ(hurdle({"moves", "chess", "--fen", fen}).out.substr(0, 5), "e1e2\n");
}

TEST(NotationCommands, DivisionsArePrintedInTheNotation) {
  const Outcome outcome = good({"perft", "shogi", "1", "--divide", "--notation", "usi"});
  EXPECT_TRUE(says(outcome.out, "7g7f 1\n"));
  EXPECT_EQ(outcome.out.substr(outcome.out.size() - 4), "\n30\n");
  const Outcome json =
      hurdle({"perft", "shogi", "1", "--divide", "--notation", "usi", "--json", "-"});
  EXPECT_TRUE(says(json.out, "\"7g7f\""));
}

TEST(NotationCommands, ExplainReadsAndPrintsTheNotation) {
  EXPECT_EQ(answer({"explain", "chess", "e4"}).substr(0, 24), "0|e2e4 is legal by H3 (d");
  EXPECT_EQ(answer({"explain", "chess", "e4", "--notation", "san"}).substr(0, 22),
            "0|e4 is legal by H3 (d");
  EXPECT_EQ(answer({"explain", "shogi", "7g7e"}).substr(0, 24), "1|c3c5 is illegal by S8 ");
}

// SAN of an illegal move that can mean only one move is explained as by its squares.
TEST(NotationCommands, ExplainJudgesTheOneIllegalMoveThatSanNames) {
  const auto explained = [](const std::string& move, const std::string& fen) {
    return answer({"explain", "chess", move, "--fen", fen});
  };
  const std::string crossing = "4k3/8/8/8/8/5r2/8/4K2R w K - 0 1";
  EXPECT_EQ(explained("O-O", crossing), explained("e1g1", crossing));
  EXPECT_EQ(explained("O-O", crossing).substr(0, 23), "1|e1g1 is illegal by H6");
  EXPECT_EQ(explained("O-O-O", crossing), explained("e1c1", crossing));
  EXPECT_EQ(explained("Kf2", crossing), explained("e1f2", crossing));
  EXPECT_EQ(answer({"explain", "chess", "Qh5"}), answer({"explain", "chess", "d1h5"}));
  EXPECT_EQ(answer({"explain", "chess", "e5"}), answer({"explain", "chess", "e2e5"}));
  EXPECT_EQ(answer({"explain", "chess", "Bg5"}), answer({"explain", "chess", "c1g5"}));
  EXPECT_EQ(answer({"explain", "chess", "exd3"}), answer({"explain", "chess", "e2d3"}));
  EXPECT_EQ(answer({"explain", "chess960", "O-O"}), answer({"explain", "chess960", "e1h1"}));
  EXPECT_EQ(answer({"explain", "crazyhouse", "N@e4"}).substr(0, 20), "1|N@e4 is illegal by");
}

TEST(NotationCommands, SanOfNoPieceOrOfSeveralIsAnError) {
  EXPECT_EQ(answer({"explain", "chess", "Nf6"}),
            "2||hurdle: MOVE 'Nf6': as san: names no legal move; those of the knight are Nc3, Na3, "
            "Nh3, Nf3\n");
  const std::string rooks = "4k3/8/8/8/8/P6P/8/R3K2R w - -";
  EXPECT_EQ(
      answer({"explain", "chess", "Rh8", "--fen", "4k3/8/8/8/7P/8/8/4K2R w - -"}).substr(0, 2),
      "1|");
  EXPECT_EQ(answer({"explain", "chess", "Qd1", "--fen", rooks}),
            "2||hurdle: MOVE 'Qd1': as san: no legal move of the queen\n");
  EXPECT_EQ(answer({"explain", "chess", "Re1", "--fen", rooks}).substr(0, 2), "2|");
  // A legal move that the text describes wrongly.
  EXPECT_EQ(answer({"explain", "chess", "Nxf3"}).substr(0, 2), "2|");
}

TEST(NotationCommands, TextsThatAreNoMovesAreErrors) {
  EXPECT_EQ(answer({"show", "chess", "--moves", "e4 e5 Ke3"}),
            "2||hurdle: --moves, move 3 'Ke3': as san: names no legal move; those of the king are "
            "Ke2\n");
  EXPECT_EQ(answer({"adjudicate", "chess", "--moves", "e4 Nf3"}).substr(0, 46),
            "2||hurdle: --moves, move 2 'Nf3': as san: name");
}

TEST(NotationCommands, UnknownNotationsAreErrors) {
  EXPECT_EQ(answer({"moves", "chess", "--notation", "usi"}),
            "2||hurdle: --notation 'usi': is no notation of chess; expected coordinates (as e2e4), "
            "san (as Nf3, O-O, exd8=Q+)\n");
  EXPECT_EQ(answer({"explain", "janggi", "e2", "--notation", "coordinates"}),
            "2||hurdle: MOVE 'e2': move, column 3: found the end; expected a square, a1 to i10\n");
}

// The illegal moves of an engine are explained as they are written: nothing else is guessed.
TEST(NotationCommands, ExplainDoesNotTakeCoordinatesForUcci) {
  EXPECT_EQ(answer({"explain", "xiangqi", "h2e2"}),
            "1|h2e2 is illegal by C7 (moves in text): Red cannot move from h2 to e2: there is no "
            "piece on h2.\n|note: read as coordinates; in ucci it is h3e3, which is legal "
            "(--notation ucci)\n");
  EXPECT_EQ(answer({"explain", "xiangqi", "h2e2", "--notation", "ucci"}).substr(0, 17),
            "0|h2e2 is legal b");
  EXPECT_EQ(hurdle({"explain", "xiangqi", "--moves", "h2e2", "h9g7"}).code, 0);
}

TEST(NotationCommands, GamesAreJudgedInAnyNotation) {
  EXPECT_EQ(answer({"adjudicate", "chess", "--moves", "1. f3 e5, 2. g4 Qh4#"}),
            "0|over after ply 4: 0-1 by H9 (check and mate): White is in check and has no legal "
            "move.\n|");
  // An illegal move in SAN is judged as by its squares, and so are moves after the end.
  for (const auto& [san, squares] :
       {std::pair("f3 e5 g4 Qh4 e4", "f2f3 e7e5 g2g4 d8h4 e2e4"),
        std::pair("f3 e5 g4 Qh4 e4 Nf6", "f2f3 e7e5 g2g4 d8h4 e2e4 g8f6"), std::pair("e5", "e2e5"),
        std::pair("e4 Ke7 Nf3", "e2e4 e8e7 g1f3")}) {
    EXPECT_EQ(answer({"adjudicate", "chess", "--moves", san}).substr(0, 2), "1|") << san;
    EXPECT_EQ(answer({"adjudicate", "chess", "--moves", san}),
              answer({"adjudicate", "chess", "--moves", squares}));
  }
  EXPECT_EQ(hurdle({"adjudicate", "chess", "--moves", "e5 nothing"}).code, 2);
  // The rest of a record after an illegal move is parsed, not judged.
  EXPECT_EQ(hurdle({"adjudicate", "shogi", "--moves", "7g7e 3c3d"}).code, 1);
}

TEST(NotationCommands, CommandsOfProtocolsArePositions) {
  EXPECT_EQ(
      hurdle({"show", "shogi", "--fen", "position startpos moves 7g7f", "--moves", "3c3d"}).out,
      hurdle({"show", "shogi", "--moves", "7g7f 3c3d"}).out);
  EXPECT_EQ(hurdle({"perft", "chess960", "3", "--setup", "518"}).out, "8902\n");
}

TEST(NotationCommands, PublishedSuitesAreVerified) {
  const Scratch scratch;
  const std::string start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -";
  const std::string epd = scratch.file("a.epd", start + " 0 1 ;D1 20 ;D2 400\n");
  EXPECT_EQ(answer({"verify", epd, "--variant", "chess"}).substr(0, 11), "0|2 passed,");
  EXPECT_EQ(hurdle({"verify", epd}).code, 2);
  const std::string blocks =
      scratch.file("b.perft", "id start\nepd " + start + "\nperft 1 20\nperft 2 401\n");
  EXPECT_EQ(answer({"verify", blocks, "--variant", "chess"}).substr(0, 2), "1|");
  EXPECT_EQ(hurdle({"verify", blocks, "--variant", "no-game"}).code, 2);
}

TEST(NotationCommands, InvalidPositionsAreListed) {
  const Scratch scratch;
  const std::string file =
      scratch.file("a.epd", "4k3/8/8/8/8/8/8/8 w - - ;D1 20\n4k3/8/8/8/8/8/8/4K3 w - - ;D1 5\n");
  EXPECT_EQ(answer({"verify", file, "--variant", "chess", "--list-invalid"}),
            "0|" + file +
                ":1: C8: White has no king; each side has exactly one.\n"
                "1 of 2 positions are invalid\n|");
  const std::string alone = scratch.file("b.epd", "4k3/8/8/8/8/8/8/8 w - - ;D1 20\n");
  EXPECT_EQ(hurdle({"verify", alone, "--variant", "chess", "--list-invalid"}).code, 0);
  EXPECT_EQ(hurdle({"verify", file, "--list-invalid"}).code, 2);
}

}  // namespace
}  // namespace hurdle::props
