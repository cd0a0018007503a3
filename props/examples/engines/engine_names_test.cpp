// Commands of engines, the names of games that they are asked by, and positions that they show.
#include <gtest/gtest.h>

#include <stdexcept>

#include "movegen/vocab/text/text.hpp"
#include "perft/engines/handshake/notation/echo.hpp"
#include "perft/engines/process/command.hpp"
#include "props/examples/engines/engines_fixture.hpp"

namespace hurdle::props {
namespace {

TEST(EngineCommand, IsSplitAsAShellWould) {
  EXPECT_EQ(split_command("a  b\tc"), (std::vector<std::string>{"a", "b", "c"}));
  EXPECT_EQ(split_command("'a b' \"c 'd'\" e\\ f"),
            (std::vector<std::string>{"a b", "c 'd'", "e f"}));
  EXPECT_EQ(split_command("x \"a\\\"b\" 'c\\d' \"\""),
            (std::vector<std::string>{"x", "a\"b", "c\\d", ""}));
  EXPECT_THROW((void)split_command("a 'b"), EngineError);
  EXPECT_THROW((void)split_command("  "), EngineError);
}

TEST(EngineVariants, MapIsReadOrRefused) {
  EXPECT_EQ(parse_variant_map({"janggi-casual=x"}).at("janggi-casual"), "x");
  EXPECT_EQ(parse_variant_map({"janggicasual=x"}).at("janggi-casual"), "x") << "an alias of ours";
  for (const char* bad :
       {"janggi", "=x", "janggi=", "no-game=x", "janggi = x", "chess=a,makruk=b"}) {
    EXPECT_THROW((void)parse_variant_map({bad}), std::invalid_argument) << bad;
  }
  EXPECT_EQ(parse_variant_map({"chess=a", "makruk=b"}).size(), 2U);
  EXPECT_THROW((void)parse_variant_map({"janggi-casual=x", "janggicasual=y"}),
               std::invalid_argument);
}

using Names = std::vector<std::string>;

TEST(EngineVariants, AreTheNamesOrAliasesThatTheEngineLists) {
  const Notation& casual = find_variant("janggi-casual")->notation;
  EXPECT_EQ(names_to_try({}, casual, {"janggi", "janggicasual"}), Names{"janggicasual"});
  EXPECT_EQ(names_to_try({}, casual, {"janggi-casual", "janggicasual"}), Names{"janggi-casual"});
  EXPECT_EQ(names_to_try({}, casual, {"JanggiCasual", "janggi"}), Names{"JanggiCasual"});
  EXPECT_EQ(names_to_try({}, casual, {"Janggi_Casual", "janggi"}), Names{"Janggi_Casual"});
  EXPECT_EQ(names_to_try({}, casual, {"chess", "janggi"}), Names{});
}

TEST(EngineVariants, AreAllOursWhereTheEngineListsNone) {
  const Notation& casual = find_variant("janggi-casual")->notation;
  EXPECT_EQ(names_to_try({}, casual, {}), (Names{"janggi-casual", "janggicasual"}));
}

TEST(EngineVariants, AreWhatIsGivenAlone) {
  const Notation& casual = find_variant("janggi-casual")->notation;
  const VariantMap given{{"janggi-casual", "x"}};
  EXPECT_EQ(names_to_try(given, casual, {}), Names{"x"});
  EXPECT_EQ(names_to_try(given, casual, {"x", "janggicasual"}), Names{"x"});
  EXPECT_EQ(names_to_try(given, casual, {"janggicasual"}), Names{}) << "it is not listed";
}

TEST(EngineEcho, ComparesBoardAndSideOnly) {
  const Notation& notation = janggi_variant().notation;
  const hurdle::Setup told = parse_fen(notation, few_moves);
  EXPECT_NO_THROW(compare_echo(notation, told, "3k5/9/9/9/4p4/9/9/9/4K4/9 w KQkq - 7 9"));
  EXPECT_THROW(compare_echo(notation, told, "3k5/9/9/9/4p4/9/9/9/4K4/9 b - - 0 1"), EngineError);
  EXPECT_THROW(compare_echo(notation, told, "3k5/9/9/9/4P4/9/9/9/4K4/9 w - - 0 1"), EngineError);
  EXPECT_THROW(compare_echo(notation, told, "what?"), EngineError);
  EXPECT_THROW(compare_echo(notation, told, ""), EngineError);
}

/// An engine may read the marks of promoted pieces and print none.
TEST(EngineEcho, MayHaveNoMarksOfPromotedPieces) {
  const Notation& crazyhouse = find_variant("crazyhouse")->notation;
  const hurdle::Setup told = parse_fen(crazyhouse, "7k/8/8/3Q~4/8/8/8/K2Q~4[] w - - 0 1");
  EXPECT_NO_THROW(compare_echo(crazyhouse, told, "7k/8/8/3Q~4/8/8/8/K2Q~4[] w - - 0 1"));
  EXPECT_NO_THROW(compare_echo(crazyhouse, told, "7k/8/8/3Q4/8/8/8/K2Q4[] w - - 0 1"));
  for (const char* other :
       {"7k/8/8/3Q~4/8/8/8/K2Q4[] w - - 0 1", "7k/8/8/3R4/8/8/8/K2Q4[] w - - 0 1",
        "7k/8/8/3q4/8/8/8/K2Q4[] w - - 0 1", "7k/8/8/3Q4/8/8/8/K2Q4[P] w - - 0 1"}) {
    EXPECT_THROW(compare_echo(crazyhouse, told, other), EngineError) << other;
  }
  const Notation& shogi = find_variant("shogi")->notation;
  const hurdle::Setup turned = parse_fen(shogi, "4k4/9/9/4+P4/9/9/9/9/4K4[] w - - 0 1");
  EXPECT_THROW(compare_echo(shogi, turned, "4k4/9/9/4P4/9/9/9/9/4K4[] w - - 0 1"), EngineError);
}

TEST(EngineEcho, IsReadThoughItsFourthFieldIsACount) {
  // Fairy-Stockfish's Makruk family writes the move count of the chasing side in this field.
  const Notation& makruk = find_variant("makruk")->notation;
  const hurdle::Setup told = parse_fen(makruk, "8/8/8/8/8/8/4R3/4K2k w - - 0 1");
  EXPECT_NO_THROW(compare_echo(makruk, told, "8/8/8/8/8/8/4R3/4K2k w - 128 5 40"));
  EXPECT_THROW(compare_echo(makruk, told, "8/8/8/8/8/8/4R3/4K2k b - 128 5 40"), EngineError);
  EXPECT_THROW((void)parse_fen(makruk, "8/8/8/8/8/8/4R3/4K2k w - 128 5 40"), TextError)
      << "C6 has no count";
}

}  // namespace
}  // namespace hurdle::props
