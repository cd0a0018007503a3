// Castling rights and the en-passant square in a FEN of chess and Chess960 (C6): parsing, writing,
// and error messages.
#include "movegen/vocab/text/text.hpp"

#include <gtest/gtest.h>

#include <string>

#include "movegen/variants/chess/notation.hpp"
#include "movegen/vocab/castling_rights.hpp"
#include "movegen/vocab/text/state_words.hpp"

namespace hurdle {
namespace {

/// The FEN written after parsing, or the error message.
std::string read(const Notation& notation, std::string_view fen) {
  try {
    return to_fen(notation, parse_fen(notation, fen));
  } catch (const TextError& error) {
    return error.what();
  }
}

/// The rights field written after parsing, or the error message.
std::string rights(const Notation& notation, const std::string& board, std::string_view field) {
  const std::string whole = read(notation, board + " w " + std::string(field));
  const std::string head = board + " w ";
  const std::string tail = " - 0 1";
  const bool written = whole.substr(0, head.size()) == head;
  return written ? whole.substr(head.size(), whole.size() - head.size() - tail.size()) : whole;
}

const std::string four_rooks = "r3k2r/8/8/8/8/8/8/R3K2R";
const std::string eight_rooks = "r1r1k1rr/8/8/8/8/8/8/R1R1K1RR";

TEST(ChessText, RightsAreReadInAnyOrderAndWrittenInOne) {
  for (const Notation* notation : {&chess::notation, &chess::notation_960}) {
    EXPECT_EQ(rights(*notation, four_rooks, "KQkq"), "KQkq");
    EXPECT_EQ(rights(*notation, four_rooks, "qkQK"), "KQkq");
    EXPECT_EQ(rights(*notation, four_rooks, "HAha"), "KQkq") << "files of rooks are read too";
    EXPECT_EQ(rights(*notation, four_rooks, "kA"), "Qk");
    EXPECT_EQ(rights(*notation, four_rooks, "-"), "-");
    EXPECT_EQ(read(*notation, four_rooks + " b"), four_rooks + " b - - 0 1") << "left off";
  }
}

TEST(ChessText, OutermostRooksOfChess960AreKAndQAndOthersTheirFiles) {
  const Notation& notation = chess::notation_960;
  EXPECT_EQ(rights(notation, eight_rooks, "KQkq"), "KQkq");
  EXPECT_EQ(rights(notation, eight_rooks, "HAha"), "KQkq");
  EXPECT_EQ(rights(notation, eight_rooks, "GCgc"), "GCgc");
  EXPECT_EQ(rights(notation, eight_rooks, "CGcg"), "GCgc");
  EXPECT_EQ(rights(notation, eight_rooks, "KCgq"), "KCgq");
  EXPECT_EQ(rights(notation, "1rk5/8/8/8/8/8/8/1R3KR1", "KQq"), "KQq")
      << "king and rooks on other files for each side";
}

TEST(ChessText, RightsAreBitsOfFiles) {
  const hurdle::Setup setup = parse_fen(chess::notation_960, eight_rooks + " w KCgq");
  EXPECT_EQ(setup.rights[0], 0b1000'0100U);
  EXPECT_EQ(setup.rights[1], 0b0100'0001U);
  EXPECT_TRUE(has_right(setup, Colour::white, 7));
  EXPECT_FALSE(has_right(setup, Colour::white, 6));
  EXPECT_TRUE(has_right(setup, Colour::black, 6));
  hurdle::Setup other = setup;
  other.rights[0] = 0b0100'0100U;
  EXPECT_FALSE(same_state(setup, other)) << "C4";
}

TEST(ChessText, RightsThatDoNotStandAreSeen) {
  hurdle::Setup setup = parse_fen(chess::notation_960, eight_rooks + " w KCgq");
  EXPECT_TRUE(rights_stand(chess::notation_960, setup));
  EXPECT_FALSE(rights_stand(chess::notation, setup)) << "in chess only rooks of files a and h";
  setup.rights[0] = 0b1100'0000U;
  EXPECT_FALSE(rights_stand(chess::notation_960, setup)) << "two on one side of the king";
  setup.rights[0] = 0b0000'0010U;
  EXPECT_FALSE(rights_stand(chess::notation_960, setup)) << "no rook on b1";
  setup.rights[0] = 0b1'0000'0000U;
  EXPECT_FALSE(rights_stand(chess::notation_960, setup)) << "beyond the board";
  setup = parse_fen(chess::notation_960, "4k3/8/8/8/8/8/4K3/R7 w - - 0 1");
  setup.rights[0] = 0b0000'0001U;
  EXPECT_FALSE(rights_stand(chess::notation_960, setup)) << "no king on the first rank";
}

TEST(ChessText, RightsOfChessAreRefused) {
  const auto refused = [](const std::string& board, std::string_view field) {
    return rights(chess::notation, board, field);
  };
  const std::string end = " is no castling right; expected '-', or letters of KQkq or of files";
  EXPECT_EQ(refused(four_rooks, "p"), "rights, column 27: 'p'" + end);
  EXPECT_EQ(refused(four_rooks, "KQkqx"), "rights, column 31: 'x'" + end);
  EXPECT_EQ(refused(four_rooks, "K-"), "rights, column 28: '-'" + end);
  EXPECT_EQ(refused(four_rooks, "\xC3\xA9"), "rights, column 27: '\\xC3'" + end);
  EXPECT_EQ(refused("4k3/8/8/8/8/8/8/R2K3R", "x"), "rights, column 25: 'x'" + end);
  EXPECT_EQ(refused(four_rooks, "KK"),
            "rights, column 28: 'K': there is a right on that side of the king already; expected "
            "one");
  EXPECT_EQ(refused(four_rooks, "G"),
            "rights, column 27: 'G': no white rook with a right stands on g1");
  EXPECT_EQ(refused(eight_rooks, "G"),
            "rights, column 33: 'G': no white rook with a right stands on g1");
  EXPECT_EQ(refused("r3k2r/8/8/8/8/8/8/R2K3R", "K"),
            "rights, column 27: 'K': the white king does not stand on e1");
  EXPECT_EQ(refused("r2k3r/8/8/8/8/8/8/R3K2R", "q"),
            "rights, column 27: 'q': the black king does not stand on e8");
  EXPECT_EQ(refused("r3k2r/8/8/8/8/8/8/4K1R1", "K"),
            "rights, column 27: 'K': no white rook with a right stands on that side of the king");
}

TEST(ChessText, RightsOfChess960AreRefused) {
  const auto refused = [](const std::string& board, std::string_view field) {
    return rights(chess::notation_960, board, field);
  };
  EXPECT_EQ(refused(eight_rooks, "KG"),
            "rights, column 34: 'G': there is a right on that side of the king already; expected "
            "one");
  EXPECT_EQ(refused(eight_rooks, "B"),
            "rights, column 33: 'B': no white rook with a right stands on b1");
  EXPECT_EQ(refused("4k3/8/8/8/8/8/4K3/R6R", "K"),
            "rights, column 25: 'K': the white king does not stand on its first rank");
  EXPECT_EQ(refused("4k3/8/8/8/8/8/8/R3K3", "K"),
            "rights, column 24: 'K': no white rook with a right stands on that side of the king");
  EXPECT_EQ(refused("4k3/8/8/8/8/8/8/R3K3", "I"),
            "rights, column 24: 'I' is no castling right; expected '-', or letters of KQkq or of "
            "files");
}

TEST(ChessText, PassedSquareIsKeptWhenAPawnAttacksIt) {
  EXPECT_EQ(read(chess::notation, "4k3/8/8/2PpP3/8/8/8/4K3 w - d6"),
            "4k3/8/8/2PpP3/8/8/8/4K3 w - d6 0 1");
  EXPECT_EQ(read(chess::notation, "4k3/8/8/3p4/8/8/8/4K3 w - d6"),
            "4k3/8/8/3p4/8/8/8/4K3 w - - 0 1");
  EXPECT_EQ(read(chess::notation, "8/8/8/K1pP3r/8/8/8/7k w - c6"),
            "8/8/8/K1pP3r/8/8/8/7k w - c6 0 1")
      << "though the capture is illegal";
}

TEST(ChessText, PassedSquaresOfChessAreRefused) {
  const auto refused = [](std::string_view field) {
    return read(chess::notation, "4k3/8/8/3pP3/8/8/8/4K3 w - " + std::string(field));
  };
  EXPECT_EQ(refused("d5"),
            "ep, column 28: no black pawn passes over d5; expected a square on rank 6");
  EXPECT_EQ(refused("d6d7"),
            "ep, column 30: no black pawn passes over d7; expected a square on rank 6");
  EXPECT_EQ(refused("e6"),
            "ep, column 28: no black pawn on e5, beyond e6; expected all squares that a black pawn "
            "has just passed over, or '-'");
  EXPECT_EQ(read(chess::notation, "4k3/3p4/8/3pP3/8/8/8/4K3 w - d6"),
            "ep, column 30: d7 is occupied, but a black pawn that passed over d6 came from there; "
            "expected it to be empty");
}

TEST(ChessText, StartsHaveAllRights) {
  for (const Notation* notation : {&chess::notation, &chess::notation_960}) {
    EXPECT_EQ(to_fen(*notation, start_position(*notation)),
              "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
  }
}

TEST(ChessText, StateIsSaidInWords) {
  const auto words = [](std::string_view fen) {
    return state_words(parse_fen(chess::notation, fen));
  };
  EXPECT_EQ(words(four_rooks + " w -"), "");
  EXPECT_EQ(words(four_rooks + " w Qkq"),
            ", white may castle with the rook of file a, black may castle with the rooks of files "
            "a and h");
  EXPECT_EQ(words("4k3/8/8/2PpP3/8/8/8/4K2R w K d6"),
            ", white may castle with the rook of file h, en passant on d6");
}

TEST(ChessText, MarksOfOtherGamesAreRefused) {
  EXPECT_EQ(read(chess::notation, "4k3/8/8/3Q~4/8/8/8/4K3 w"),
            "board, column 11: '~' is no piece of chess; expected one of K Q R B N P (black's in "
            "lower case)");
  EXPECT_EQ(read(chess::notation, "4k3/8/8/3+P4/8/8/8/4K3 w"),
            "board, column 10: '+' has no meaning in chess; expected the letter alone");
  EXPECT_EQ(read(chess::notation, "4k3/8/8/8/8/8/8/4K3[] w"),
            "hands, column 20: chess has no pieces in hand; expected no bracket");
}

}  // namespace
}  // namespace hurdle
