// Notations that were once taken for wrong moves: USI's drops, SFEN's missing fields, other passes.
#include <gtest/gtest.h>

#include <string>
#include <utility>
#include <vector>

#include "movegen/vocab/text/text.hpp"
#include "perft/count/variants.hpp"
#include "perft/engines/check/engine_check.hpp"
#include "perft/engines/handshake/sendable_position.hpp"
#include "perft/engines/handshake/session.hpp"
#include "perft/engines/protocol/protocols.hpp"
#include "perft/engines/report/text.hpp"
#include "props/assertions.hpp"
#include "props/examples/engines/fake.hpp"
#include "props/examples/engines/program.hpp"
#include "props/needs.hpp"

namespace hurdle::props {
namespace {

using namespace engines;

constexpr const char* fairy = "/usr/games/fairy-stockfish";

hurdle::Setup position_of(const Variant& variant, const std::string& fen) {
  return parse_fen(variant.notation, fen);
}

TEST(Notations, ReadEveryMarkOfADropOrAPromotion) {
  Dialect dialect;
  EXPECT_TRUE(dialect.may_be_move("B*6i"));
  EXPECT_FALSE(dialect.may_be_move("e7e8="));
  dialect.promotion = "=";
  dialect.drop = "'";
  EXPECT_TRUE(dialect.may_be_move("e7e8="));
  EXPECT_TRUE(dialect.may_be_move("P'e5"));
  EXPECT_FALSE(dialect.may_be_move("="));
}

/// The lines of a UCI engine that greets and answers every `go perft` with these lines.
std::string fixed_uci(const std::string& perft) {
  return "sh -c 'while read -r word rest; do case $word in "
         "uci) echo uciok;; isready) echo readyok;; go) printf \"" +
         perft + "\";; quit) exit;; esac; done'";
}

CheckResult check_fixed(const Variant& variant, const std::string& fen, const std::string& perft) {
  const hurdle::Setup setup = position_of(variant, fen);
  CheckItem item{"few.yaml", 12, "few", &variant, setup, {{1, variant.plain.perft(setup, 1)}}};
  CheckOptions options;
  options.engine.command = fixed_uci(perft);
  return check({item}, options);
}

std::string lines_of(const Variant& variant, const std::string& fen, const std::string& pass) {
  std::string lines;
  int moves = 0;
  for (const Move move : variant.plain.moves(position_of(variant, fen))) {
    lines += (move.is_pass() ? pass : to_text(variant.notation, move)) + ": 1\\n";
    ++moves;
  }
  return lines + "Nodes searched: " + std::to_string(moves) + "\\n";
}

TEST(Notations, AnotherWordForAPassIsNamedAndNoWrongMove) {
  const Variant& janggi = *find_variant("janggi");
  const std::string fen = "3k5/9/9/9/4p4/9/9/9/4K4/9 w - - 0 1";
  for (const std::string pass : {"pass", "0000", "--", "@@@@", "PASS"}) {
    const CheckResult result = check_fixed(janggi, fen, lines_of(janggi, fen, pass));
    EXPECT_EQ(result.failed, 0U) << pass << to_text(result);
    ASSERT_EQ(result.failures.size(), 1U) << pass;
    EXPECT_TRUE(says(result.failures[0].message, "writes a pass as '" + pass + "'; use `--pass '"));
  }
}

TEST(Notations, ALineWithoutAKnownMoveIsQuotedBesideTheWrongTotal) {
  const Variant& chess = *find_variant("chess");
  const CheckResult result = check_fixed(chess, "k7/8/8/8/8/8/8/K7 w - - 0 1",
                                         "a1a2: 1\\na1b1: 1\\nK-b2: 1\\nNodes searched: 3\\n");
  ASSERT_EQ(result.failures.size(), 1U) << to_text(result);
  EXPECT_TRUE(
      says(result.failures[0].message, "because 'K-b2: 1' does not have the form of a move"));
}

TEST(Notations, AnSfenCarriesNoCastlingRightsAndNoEnPassant) {
  const Variant& chess = *find_variant("chess");
  const Dialect usi = find_protocol("usi")->dialect();
  for (const char* fen : {"4k3/8/8/8/8/8/8/4K2R w K - 0 1", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1"}) {
    const hurdle::Setup setup = position_of(chess, fen);
    EXPECT_TRUE(sendable_position(chess, setup).position) << fen;
    EXPECT_FALSE(sendable_position(chess, setup, usi).position) << fen;
    EXPECT_TRUE(says(sendable_position(chess, setup, usi).reason, "an SFEN has no field"));
  }
  EXPECT_TRUE(
      sendable_position(chess, position_of(chess, "4k3/8/8/8/8/8/8/4K2R w - - 0 1"), usi).position);
}

TEST(Notations, FairyStockfishPlaysGamesWithDropsByUsi) {
  HURDLE_NEEDS(fairy);
  const Protocol& usi = *find_protocol("usi");
  CheckOptions options;
  options.start = usi.start;
  options.engine.command = fairy;
  options.engine.dialect = usi.dialect();
  std::vector<CheckItem> items;
  for (const auto& [game, fen] : {std::pair{"shogi", "4k4/9/4p4/9/9/9/9/9/4K4[Bp] w - - 0 1"},
                                  std::pair{"crazyhouse", "4k3/8/8/8/8/8/8/4K2R[Pn] w - - 0 1"},
                                  std::pair{"crazyhouse", "4k3/8/8/8/8/8/8/4K2R[Pn] w K - 0 1"}}) {
    const Variant& variant = *find_variant(game);
    const hurdle::Setup setup = position_of(variant, fen);
    items.push_back({"few.yaml", 12, game, &variant, setup, {{2, variant.plain.perft(setup, 2)}}});
  }
  const CheckResult result = check(items, options);
  EXPECT_EQ(result.passed, 2U) << to_text(result);
  EXPECT_EQ(result.not_asked, 1U) << to_text(result);
  EXPECT_EQ(result.failed + result.unanswered, 0U) << to_text(result);
}

TEST(Notations, FairyStockfishPlaysEveryGameByUcci) {
  HURDLE_NEEDS(fairy);
  const Outcome run = good(run_hurdle(std::string("hello --protocol ucci ") + fairy));
  for (const char* game : {"janggi", "xiangqi", "makruk", "shogi", "chess", "chess960"}) {
    const std::size_t at = run.out.find(std::string("\n") + game + ": ");
    ASSERT_NE(at, std::string::npos) << run.out;
    const std::string line = run.out.substr(at + 1, run.out.find('\n', at + 1) - at - 1);
    EXPECT_TRUE(line.ends_with("moves: all as ours")) << line;
  }
}

TEST(Notations, AReplyThatOnlyTheHandshakeCanParseIsNotUsable) {
  const Outcome run = run_hurdle(
      "hello --protocol uci --variant chess \"sh -c 'while read -r word rest; do case \\$word in "
      "uci) echo uciok;; isready) echo readyok;; "
      "go) echo a2a3: 1; echo K/b2: 1; echo Nodes searched: 2;; quit) exit;; esac; done'\"");
  expect_no_verdict(run, {"your moves (the first is 'K/b2'): write squares as a1"});
}

}  // namespace
}  // namespace hurdle::props
