// Moves of custom games in SAN.
#include <gtest/gtest.h>

#include <stdexcept>

#include "movegen/custom/rules/fen.hpp"
#include "perft/custom/line.hpp"
#include "props/custom/shared.hpp"

namespace hurdle::props {
namespace {

/// The move in coordinates that a word names; `none`, or what the error says.
std::string named(std::string_view game, std::string_view fen, std::string_view word) {
  const auto one = built_in(game);
  const custom::Rules rules(one->facts);
  const custom::Position position = custom::parse_position(one->facts, fen);
  try {
    const auto move = custom::named_move(rules, position, rules.legal_moves(position), word);
    return move ? rules.text_of(*move) : "none";
  } catch (const std::invalid_argument& error) {
    return error.what();
  }
}

TEST(CustomSan, NamesThePieceAndAsManySquaresAsItMust) {
  constexpr const char* knights = "4k3/8/8/8/1N6/8/8/1N2K3 w - - 0 1";
  EXPECT_EQ(named("atomic", knights, "Nc3"), "b1c3");
  EXPECT_EQ(named("atomic", knights, "Nb1c3"), "b1c3");
  EXPECT_EQ(named("atomic", knights, "Nc2"), "b4c2");
  EXPECT_EQ(named("atomic", "4k3/8/8/8/1N6/8/8/N3K3 w - - 0 1", "Nc2"), "'Nc2' may be a1c2, b4c2");
  EXPECT_EQ(named("atomic", "4k3/8/8/8/1N6/8/8/N3K3 w - - 0 1", "N4c2"), "b4c2");
  EXPECT_EQ(named("atomic", knights, "Nb3"), "none");
  EXPECT_EQ(named("atomic", knights, "Nxc3"), "none") << "c3 is empty";
  EXPECT_EQ(named("atomic", knights, ""), "none");
  EXPECT_EQ(named("atomic", knights, "+"), "none");
}

TEST(CustomSan, PawnsHaveNoLetterAndNameTheirFileIfTheyCapture) {
  constexpr const char* pawns = "1n2k3/P7/8/3pP3/8/8/4P3/4K3 w - d6 0 1";
  EXPECT_EQ(named("atomic", pawns, "e4"), "e2e4");
  EXPECT_EQ(named("atomic", pawns, "exd6"), "e5d6");
  EXPECT_EQ(named("atomic", pawns, "d6"), "none");
  EXPECT_EQ(named("atomic", pawns, "axb8=N"), "a7b8n");
  EXPECT_EQ(named("atomic", pawns, "a8=Q+"), "a7a8q");
  EXPECT_EQ(named("atomic", pawns, "a8Q"), "a7a8q");
  EXPECT_EQ(named("atomic", pawns, "a8"), "none") << "the piece is missing";
}

TEST(CustomSan, CastlingAndMarks) {
  constexpr const char* rooks = "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1";
  EXPECT_EQ(named("atomic", rooks, "O-O"), "e1g1");
  EXPECT_EQ(named("atomic", rooks, "0-0-0"), "e1c1");
  EXPECT_EQ(named("atomic", rooks, "Rh8+!?"), "h1h8");
  EXPECT_EQ(named("atomic", rooks, "Ra1-a8#"), "a1a8");
}

TEST(CustomSan, DropsAndPromotedPieces) {
  constexpr const char* hands = "4k/5/1+P3/5/4K[PS] w - - 0 1";
  EXPECT_EQ(named("minishogi", hands, "S@c3"), "S@c3");
  EXPECT_EQ(named("minishogi", "4k/5/5/2G2/4K[G] w - - 0 1", "G@e4+"), "G@e4") << "a check";
  EXPECT_EQ(named("minishogi", hands, "+Pb4"), "b3b4");
  EXPECT_EQ(named("minishogi", hands, "Gb4"), "b3b4") << "a promoted pawn is a gold";
  EXPECT_EQ(named("crazyhouse", "4k3/8/8/8/8/8/8/4K3[P] w - - 0 1", "@e4"), "P@e4");
}

/// The rook on a4 promotes on the last rank if it likes; on e4 it attacks the king.
TEST(CustomSan, APlusIsAPromotionOrACheck) {
  constexpr const char* rook = "4k/R4/5/5/2K2 w - - 0 1";
  EXPECT_EQ(named("minishogi", rook, "Ra5+"), "'Ra5+' may be a4a5, a4a5+");
  EXPECT_EQ(named("minishogi", rook, "Ra5="), "a4a5");
  EXPECT_EQ(named("minishogi", rook, "Re4+"), "a4e4");
  EXPECT_EQ(named("minishogi", "k4/R4/5/5/2K2 w - - 0 1", "Rxa5"), "a4a5");
  EXPECT_EQ(named("minishogi", "2k2/4R/5/5/K4 w - - 0 1", "Re5=D+"), "e4e5+");
}

TEST(CustomSan, GatesAndWalls) {
  constexpr const char* start =
      "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[HEhe] w KQBCDFGkqbcdfg - 0 1";
  EXPECT_EQ(named("seirawan", start, "Nf3/H"), "g1f3h");
  EXPECT_EQ(named("seirawan", start, "Nf3"), "g1f3");
  constexpr const char* duck = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
  EXPECT_EQ(named("duck", duck, "e4,d5"), "e2e4,e4d5");
  EXPECT_EQ(named("duck", duck, "Nf3,f3e5"), "g1f3,f3e5");
  EXPECT_EQ(named("duck", duck, "e4"), "none");
}

}  // namespace
}  // namespace hurdle::props
