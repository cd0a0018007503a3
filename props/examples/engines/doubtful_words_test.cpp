// Lists of moves that may be right and written in another notation, and wrong moves that are not.
#include "perft/engines/handshake/notation/doubtful_words.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <gtest/gtest.h>

#include <map>
#include <string>
#include <vector>

#include "movegen/mutants/mutants_of.hpp"
#include "movegen/vocab/text/text.hpp"
#include "perft/count/referee_generator.hpp"
#include "perft/engines/handshake/handshake.hpp"

namespace hurdle::props {
namespace {

constexpr const char* pawn_on_7 = "8/1P6/8/1k6/8/8/8/K7 w - - 0 1";
constexpr const char* letters = "; expected all 4 promotions: b7b8b, b7b8n, b7b8q, b7b8r";

const Variant& chess() {
  return *find_variant("chess");
}

/// The moves of a position by a generator, as an engine with its rules lists them.
Division listed(const Variant& variant, const Generator& generator, const hurdle::Setup& setup) {
  return by_text(variant.notation, generator.divide(setup, 1));
}

/// The replies after a line of an engine that plays by a generator.
engines::MoveQuestions asking(const Variant& variant, const Generator& generator,
                              const hurdle::Setup& setup) {
  engines::MoveQuestions ask;
  ask.after = [&variant, &generator, setup](const std::vector<Move>& line) {
    hurdle::Setup reached = setup;
    for (const Move move : line) {
      reached = generator.after(reached, move);
    }
    return std::optional(listed(variant, generator, reached));
  };
  ask.in = [&variant, &generator](const hurdle::Setup& other) {
    return std::optional(listed(variant, generator, other));
  };
  return ask;
}

/// An engine that gives no reply.
engines::MoveQuestions silent() {
  return {[](const std::vector<Move>& /*line*/) { return std::nullopt; },
          [](const hurdle::Setup& /*position*/) { return std::nullopt; }};
}

std::optional<std::string> doubt(const Variant& variant, const hurdle::Setup& setup,
                                 const Division& words,
                                 const engines::MoveQuestions& ask = silent()) {
  return engines::doubtful_words({variant, engines::Dialect(), setup, words}, ask);
}

/// Our list of a position with a word in place of others.
Division rewritten(const hurdle::Setup& setup, const std::vector<std::string>& without,
                   const std::string& word, std::uint64_t lines = 1) {
  Division words = listed(chess(), chess().plain, setup);
  for (const std::string& one : without) {
    EXPECT_EQ(words.erase(one), 1U) << one;
  }
  words[word] += Total(lines);
  return words;
}

Division with_bare(const hurdle::Setup& setup, std::uint64_t lines = 1) {
  return rewritten(setup, {"b7b8q", "b7b8r", "b7b8b", "b7b8n"}, "b7b8", lines);
}

/// The replies of an engine in whose position the pawn became this, or stays.
engines::MoveQuestions after_becoming(const hurdle::Setup& setup, Piece piece) {
  engines::MoveQuestions ask = silent();
  ask.after = [setup, piece](const std::vector<Move>& line) {
    hurdle::Setup reached = chess().plain.after(
        setup, parse_move(chess().notation, to_text(line[0].from()) + to_text(line[0].to()) + "q"));
    reached.put(line[0].to(), piece);
    return std::optional(
        listed(chess(), chess().plain,
               line.size() == 1 ? reached : chess().plain.after(reached, line[1])));
  };
  return ask;
}

TEST(DoubtfulWords, AreAPromotionWrittenOnceForEachPiece) {
  const hurdle::Setup setup = parse_fen(chess().notation, pawn_on_7);
  EXPECT_EQ(doubt(chess(), setup, with_bare(setup, 4)),
            fmt::format("b7b8 4 times, without the piece that the pawn becomes{}", letters));
}

TEST(DoubtfulWords, AreAPromotionWrittenOnceThatMovesAsAPiece) {
  const hurdle::Setup setup = parse_fen(chess().notation, pawn_on_7);
  const hurdle::Setup queened = chess().plain.after(setup, parse_move(chess().notation, "b7b8q"));
  const Square b8(1, 7);
  EXPECT_EQ(doubt(chess(), setup, with_bare(setup), after_becoming(setup, queened.at(b8))),
            fmt::format("b7b8 once, without the piece that the pawn becomes{}", letters));
}

TEST(DoubtfulWords, NameAllPromotionsOfAnEngineThatHasOne) {
  const hurdle::Setup setup = parse_fen(chess().notation, pawn_on_7);
  EXPECT_EQ(doubt(chess(), setup, rewritten(setup, {"b7b8q", "b7b8r", "b7b8b", "b7b8n"}, "b7b8q+")),
            "b7b8q+" + std::string(letters));
}

TEST(DoubtfulWords, AreNoPawnThatStaysAPawn) {
  const hurdle::Setup setup = parse_fen(chess().notation, pawn_on_7);
  const Square b7(1, 6);
  EXPECT_FALSE(doubt(chess(), setup, with_bare(setup), after_becoming(setup, setup.at(b7))));
}

/// The engine writes the promotions without a capture as it should.
TEST(DoubtfulWords, AreNoMoveBesideOtherPromotionsInFull) {
  const hurdle::Setup setup = parse_fen(chess().notation, "n7/1P6/8/1k6/8/8/8/K7 w - - 0 1");
  const auto captures = std::vector<std::string>{"b7a8q", "b7a8r", "b7a8b", "b7a8n"};
  EXPECT_FALSE(doubt(chess(), setup, rewritten(setup, captures, "b7a8")));
  EXPECT_TRUE(doubt(chess(), setup, rewritten(setup, captures, "b7a8", 4)));
  const hurdle::Setup queened = chess().plain.after(setup, parse_move(chess().notation, "b7a8q"));
  EXPECT_TRUE(doubt(chess(), setup, rewritten(setup, captures, "b7a8"),
                    after_becoming(setup, queened.at(Square(0, 7)))));
}

/// An engine that gives no reply after the capture lists all promotions once nothing is captured;
/// one that never writes them does not.
TEST(DoubtfulWords, AreNoMoveOfAnEngineThatWritesPromotionsWithoutCaptures) {
  const hurdle::Setup setup = parse_fen(chess().notation, "nr6/1P6/8/1k6/8/8/8/K7 w - - 0 1");
  const Division words = rewritten(setup, {"b7a8q", "b7a8r", "b7a8b", "b7a8n"}, "b7a8");
  engines::MoveQuestions ask = silent();
  ask.in = [](const hurdle::Setup& other) { return listed(chess(), chess().plain, other); };
  EXPECT_FALSE(doubt(chess(), setup, words, ask));
  ask.in = [](const hurdle::Setup& other) { return with_bare(other); };
  EXPECT_TRUE(doubt(chess(), setup, words, ask));
}

/// A pawn of Makruk that promotes, with this word in place of `e5e6m`.
std::optional<std::string> doubt_of_queen(const std::string& word) {
  const Variant& makruk = *find_variant("makruk");
  const hurdle::Setup setup = parse_fen(makruk.notation, "8/4k3/8/4P3/8/8/8/1K6 w - - 0 1");
  Division words = listed(makruk, makruk.plain, setup);
  EXPECT_EQ(words.erase("e5e6m"), 1U);
  words[word] += Total(1);
  return doubt(makruk, setup, words);
}

TEST(DoubtfulWords, AreAnotherLetterOfThePiece) {
  EXPECT_EQ(doubt_of_queen("e5e6q"), "e5e6q; expected e5e6m");
  EXPECT_FALSE(doubt_of_queen("e5e6s"));  // another piece
}

TEST(DoubtfulWords, AreAMoveWithAMarkThatNoMoveHas) {
  const hurdle::Setup setup = parse_fen(chess().notation, pawn_on_7);
  EXPECT_EQ(doubt(chess(), setup, rewritten(setup, {"b7b8q"}, "b7b8q+")), "b7b8q+; expected b7b8q");
  EXPECT_FALSE(doubt(chess(), setup, rewritten(setup, {"a1a2"}, "a1a20")));
  EXPECT_FALSE(doubt(chess(), setup, rewritten(setup, {"a1a2"}, "a1a2q")));
}

TEST(DoubtfulWords, AreAMoveWrittenTwiceThatMayPromote) {
  const Variant& shogi = *find_variant("shogi");
  const hurdle::Setup setup = parse_fen(shogi.notation, "4k4/9/2P6/9/9/9/9/9/4K4[] w - - 0 1");
  Division words = listed(shogi, shogi.plain, setup);
  EXPECT_EQ(words.erase("c7c8+"), 1U);
  EXPECT_FALSE(doubt(shogi, setup, words));  // an engine whose pawns do not promote there
  words.at("c7c8") += Total(1);
  EXPECT_EQ(doubt(shogi, setup, words),
            "c7c8 2 times, without the mark of the pawn's promotion; expected c7c8 and c7c8+");
}

TEST(DoubtfulWords, NameBothPossibilitiesIfTheEngineDoesNotTell) {
  const hurdle::Setup setup = parse_fen(chess().notation, pawn_on_7);
  EXPECT_EQ(doubt(chess(), setup, with_bare(setup)),
            fmt::format("b7b8 once, without the piece that the pawn becomes{}; if the pawn stays a "
                        "pawn, the move is illegal",
                        letters));
  // An engine that does not play the line repeats the list.
  const Division words = with_bare(setup);
  engines::MoveQuestions same = silent();
  same.after = [&](const std::vector<Move>& /*line*/) { return std::optional(words); };
  EXPECT_TRUE(doubt(chess(), setup, words, same));
}

TEST(DoubtfulWords, AreNoMoveBesideAllPromotions) {
  const hurdle::Setup setup = parse_fen(chess().notation, pawn_on_7);
  EXPECT_FALSE(doubt(chess(), setup, rewritten(setup, {}, "b7b8")));
}

TEST(DoubtfulWords, AreCastlingInTheOtherWay) {
  const hurdle::Setup setup = parse_fen(chess().notation, "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1");
  const auto found = doubt(chess(), setup, rewritten(setup, {"e1g1"}, "e1h1"));
  ASSERT_TRUE(found);
  EXPECT_TRUE(found->starts_with("castling as e1h1; expected e1g1")) << *found;
  EXPECT_FALSE(doubt(chess(), setup, rewritten(setup, {}, "e1h1")));
  EXPECT_FALSE(doubt(chess(), setup, rewritten(setup, {"e1g1"}, "e1e3")));
}

TEST(DoubtfulWords, AreCastlingOfChess960ToTheGoal) {
  const Variant& variant = *find_variant("chess960");
  const hurdle::Setup setup = parse_fen(variant.notation, "4k3/8/8/8/8/8/8/R3K2R w HA - 0 1");
  Division words = listed(variant, variant.plain, setup);
  words.erase("e1h1");
  words["e1g1"] = Total(1);
  const auto found = doubt(variant, setup, words);
  ASSERT_TRUE(found);
  EXPECT_TRUE(found->starts_with("castling as e1g1; expected e1h1")) << *found;
}

/// A mutant's moves prove the mutant, so they must be findings.
TEST(DoubtfulWords, AreNoMutants) {
  std::map<std::string, std::vector<std::string>> doubts;
  for (const Variant& variant : all_variants()) {
    const Mutants& known = mutants_of(variant.notation);
    const auto positions = engines::handshake_positions(variant);
    for (const Mutant& one : known.all()) {
      const Mutant* const alone = &one;
      const auto wrong = make_referee_generator(known.together({&alone, 1}));
      for (const hurdle::Setup& setup : positions) {
        const auto found =
            doubt(variant, setup, listed(variant, *wrong, setup), asking(variant, *wrong, setup));
        if (found) {
          doubts[std::string(variant.notation.name)].push_back(std::string(one.info.name) + ": " +
                                                               *found);
        }
      }
    }
  }
  for (const auto& [name, sentences] : doubts) {
    ADD_FAILURE() << name << '\n' << fmt::format("{}", fmt::join(sentences, "\n"));
  }
}

}  // namespace
}  // namespace hurdle::props
