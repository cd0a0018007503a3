// Every position of a material: which there are, and that differences between generators are found.
#include "perft/exhaust/exhaust.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>

#include "movegen/vocab/squares.hpp"
#include "movegen/vocab/text/lists.hpp"
#include "movegen/vocab/text/text.hpp"
#include "perft/count/variants.hpp"
#include "perft/exhaust/mirror.hpp"
#include "perft/exhaust/states.hpp"
#include "props/assertions.hpp"
#include "props/examples/counting/wrong_generator.hpp"

namespace hurdle::props {
namespace {

std::string texts(const char* variant, const char* text) {
  return join_texts(parse_material(variant_named(variant).notation, text), " ", &Material::text);
}

std::string refused(const char* variant, const std::string& text) {
  return message_of<BadMaterial>(
      [&] { (void)parse_material(variant_named(variant).notation, text); }, "accepted");
}

/// The positions of one material, by variant name and text.
class Board {
 public:
  Board(const char* variant, const char* text)
      : variant_(variant_named(variant)),
        royals_(royal_pairs(variant_.referee)),
        placements_(variant_.referee, royals_, parse_material(variant_.notation, text).at(0)) {}

  [[nodiscard]] ExhaustResult compare(const ExhaustOptions& how = {}) const {
    return exhaust(variant_.fast, variant_.plain, placements_, how);
  }
  [[nodiscard]] ExhaustResult compare(WrongGenerator::Way way, const ExhaustOptions& how) const {
    const WrongGenerator wrong(variant_.fast, way);
    return exhaust(wrong, variant_.plain, placements_, how);
  }
  [[nodiscard]] std::vector<std::string> fens() const {
    std::vector<std::string> all;
    for (std::size_t unit = 0; unit < placements_.units(); ++unit) {
      placements_.for_each(unit, [&](const hurdle::Setup& setup) {
        all.push_back(to_fen(variant_.notation, setup));
        return true;
      });
    }
    return all;
  }
  [[nodiscard]] const Variant& variant() const { return variant_; }
  [[nodiscard]] const Placements& placements() const { return placements_; }

 private:
  const Variant& variant_;
  std::vector<RoyalPair> royals_;
  Placements placements_;
};

TEST(Material, IsParsedAndWrittenInTheOrderOfKinds) {
  EXPECT_EQ(texts("chess", "KQvKR"), "KQvKR");
  EXPECT_EQ(texts("chess", "KBQvK"), "KQBvK");
  EXPECT_EQ(texts("shogi", "K+PGvKP[Rpp]"), "KG+PvKP[Rpp]");
  EXPECT_EQ(texts("pandemonium", "KDvK"), "K+RvK") << "a letter of a promoted piece";
  EXPECT_EQ(texts("crazyhouse", "KQ~vK[p]"), "KQ~vK[p]");
}

TEST(Material, ByNumbersIsEveryChoiceOnce) {
  EXPECT_EQ(texts("chess", "K+0"), "KvK");
  EXPECT_EQ(texts("chess", "K+1"), "KQvK KRvK KBvK KNvK KPvK KvKQ KvKR KvKB KvKN KvKP");
  EXPECT_EQ(parse_material(variant_named("chess").notation, "K+2").size(), 55U);
  EXPECT_EQ(texts("nine-elder", "K+1"), texts("nine-elder", "J+1"));
  EXPECT_EQ(parse_material(variant_named("shogi").notation, "K+1h").size(), 14U);
  EXPECT_EQ(parse_material(variant_named("shogi").notation, "K+1+1h").size(), 26U * 14U);
  std::set<std::string> all;
  for (const Material& material : parse_material(variant_named("shogi").notation, "K+2+1h")) {
    EXPECT_TRUE(all.insert(material.text).second) << material.text;
  }
}

TEST(Material, IsRefusedWithWhatWasFoundAndExpected) {
  struct Refused {
    const char* variant;
    std::string material;
    const char* message;
  };
  for (const auto& [variant, material, message] : {
           Refused{"chess", "KXvK",
                   "expected one of the pieces K Q R B N P, found 'X' at character 2"},
           Refused{"chess", "QvK", "expected the king 'K' first, found 'Q' at character 1"},
           Refused{"chess", "KvKK", "expected one king a side, found 'K' at character 4"},
           Refused{"chess", "KQ", "expected 'v' between the sides, found the end at character 3"},
           Refused{"chess", "KvK[P]", "expected a piece or the end, found '[' at character 4"},
           Refused{"shogi", "KvK[P", "expected ']', found the end at character 6"},
           Refused{"shogi", "KvK[K]", "expected a piece in hand or ']', found 'K' at character 5"},
           Refused{"shogi", "K+GvK", "expected a piece that promotes, found '+' at character 2"},
           Refused{"chess", "K+9", "expected K+N with numbers up to 6, found '+9'"},
           Refused{"chess", "K+1h", "expected K+N with numbers up to 6, found '+1h'"},
           Refused{"shogi", "K+4+4h", "expected at most 6 pieces besides the kings, found 8"},
           Refused{"chess", "KQQQQQQQvK", "expected at most 6 pieces besides the kings, found 7"},
           Refused{"shogi", "KRRRvK", "the game has no more than 2 of the piece rook"},
       }) {
    EXPECT_EQ(refused(variant, material), "material '" + material + "': " + message);
  }
}

TEST(Placements, AreValidAndDifferentAndAsManyAsOthersCount) {
  // Published: 175,168 with White to move and 223,944 with Black, without castling rights.
  std::size_t with_rights = 0;
  const std::vector<std::string> rooks = Board("chess", "KRvK").fens();
  EXPECT_EQ(std::set<std::string>(rooks.begin(), rooks.end()).size(), rooks.size());
  for (const std::string& fen : rooks) {
    with_rights += fen.find(" - - ") == std::string::npos ? 1 : 0;
  }
  EXPECT_EQ(rooks.size() - with_rights, 175'168U + 223'944U);
  EXPECT_GT(with_rights, 0U);
}

/// The states of a placement whose FEN contains `part`.
std::size_t states_with(const char* variant, const char* fen, const std::string& part) {
  const Notation& notation = variant_named(variant).notation;
  std::size_t found = 0;
  std::set<std::string> all;
  (void)for_each_state(notation, parse_fen(notation, fen), [&](const hurdle::Setup& state) {
    const std::string text = to_fen(notation, state);
    found += text.find(part) != std::string::npos ? 1 : 0;
    EXPECT_TRUE(all.insert(text).second) << text;
    return true;
  });
  return found;
}

TEST(Placements, HaveEnPassantSquaresCastlingRightsAndPasses) {
  const char* const pawns = "4k3/8/8/1pP5/8/8/8/4K3 w - -";
  EXPECT_EQ(states_with("chess", pawns, " w - b6"), 1U);
  EXPECT_EQ(states_with("chess", pawns, " w - -"), 1U);
  EXPECT_EQ(states_with("chess", pawns, " b - -"), 1U) << "no double step of White";
  EXPECT_EQ(states_with("chess", "4k3/8/1p6/1pP5/8/8/8/4K3 w - -", " w "), 1U)
      << "the way is closed";
  EXPECT_EQ(states_with("chess", "4k3/8/8/1p6/3P4/8/8/4K3 w - -", " w "), 1U)
      << "nothing attacks b6";
  EXPECT_EQ(states_with("chess", "8/8/8/8/4pP2/8/8/k6K b - -", " b - f3"), 1U);
  EXPECT_EQ(states_with("chess", "4k2r/8/8/8/8/8/8/R3K2R w - -", " w "), 8U)
      << "rights of three rooks";
  EXPECT_EQ(states_with("chess960", "4k3/8/8/8/8/8/8/RR2K3 w - -", " w "), 3U)
      << "none, or that of one rook: both are on one side";
  EXPECT_EQ(states_with("janggi", "4k4/9/9/9/9/9/9/9/4K4/9 w - -", " p "), 2U);
  EXPECT_EQ(states_with("janggi", "4k4/9/9/9/9/9/9/9/4K4/9 w - -", "4K4"), 4U);
}

TEST(Placements, IncludeRoyalPiecesThatNeedAPieceBetween) {
  const std::vector<std::string> fens = Board("xiangqi", "KPvK").fens();
  const auto has = [&](const char* fen) { return std::ranges::find(fens, fen) != fens.end(); };
  EXPECT_TRUE(has("4k4/9/9/9/4P4/9/9/9/9/4K4 w - - 0 1")) << "the soldier stands between";
  EXPECT_FALSE(has("4k4/9/9/9/3P5/9/9/9/9/4K4 w - - 0 1"));
}

TEST(Placements, StopWhenTheVisitorReturnsFalse) {
  const Board board("chess", "KQvK");
  int seen = 0;
  board.placements().for_each(10, [&](const hurdle::Setup& /*setup*/) { return ++seen < 5; });
  EXPECT_EQ(seen, 5);
}

TEST(Placements, StopWithoutAVisit) {
  const std::atomic<bool> stop{true};
  int seen = 0;
  const auto count = [&](const hurdle::Setup& /*setup*/) { return ++seen > 0; };
  Board("chess", "KQvK").placements().for_each(10, count, false, &stop);
  EXPECT_EQ(seen, 0);
}

TEST(Exhaust, CountsMatesAsPublishedInOneOfTwoMirrorImages) {
  const ExhaustResult half = Board("chess", "KQvK").compare({.threads = 2, .mirror = true});
  EXPECT_EQ(half.positions, (144'508U + 223'944U) / 2);
  EXPECT_EQ(half.mates, 364U / 2);
  EXPECT_EQ(half.different, 0U);
  EXPECT_FALSE(half.interrupted);
}

/// Both kings on their start squares, where castling is possible, and one piece anywhere.
TEST(Mirror, ASymmetricPositionHasAsManyMovesAsItsImage) {
  for (const Variant& variant : all_variants()) {
    const Notation& notation = variant.notation;
    const hurdle::Setup start = start_position(notation);
    std::size_t compared = 0;
    for (std::size_t kind = 1; kind < notation.kinds.size(); ++kind) {
      for (const Square square : squares_of(notation)) {
        hurdle::Setup setup;
        for (const Colour colour : both_colours) {
          setup.put(royal_square(start, colour), Piece(colour, Kind::royal));
        }
        if (setup.at(square)) {
          continue;
        }
        setup.put(square, Piece(Colour::white, Kind{static_cast<std::uint8_t>(kind)}));
        if (variant.referee.invalid_reason(setup) || !is_symmetric(notation, setup)) {
          continue;
        }
        ++compared;
        EXPECT_EQ(variant.plain.moves(setup).size(),
                  variant.plain.moves(mirrored(notation, setup)).size())
            << notation.name << " " << to_fen(notation, setup);
      }
    }
    EXPECT_GT(compared, 20U) << notation.name;  // in Xiangqi the generals must not face
  }
}

TEST(Mirror, APieceThatMayCastleByItsPositionHasNoImage) {
  const Notation& notation = variant_named("pandemonium").notation;
  const auto images = [&](const char* fen) {
    return number_of_images(notation, parse_fen(notation, fen));
  };
  EXPECT_EQ(images("4k5/10/10/10/10/10/10/10/10/4K4R[] w - - 0 1"), 1);
  EXPECT_EQ(images("4k5/10/10/10/10/10/10/10/10/4K4+R[] w - - 0 1"), 1) << "it may be dropped";
  EXPECT_EQ(images("4k5/10/10/10/10/10/10/10/10/4K5[r] w - - 0 1"), 1);
  EXPECT_EQ(images("4k5/10/10/10/10/10/10/10/10/4K4Q[] w - - 0 1"), 2);
  EXPECT_TRUE(is_symmetric(notation, parse_material(notation, "KQvK").at(0)));
  EXPECT_FALSE(is_symmetric(notation, parse_material(notation, "KvK[r]").at(0)));
  EXPECT_FALSE(is_symmetric(notation, parse_material(notation, "KQvK+R").at(0)));
}

TEST(Exhaust, FindsEveryPositionOnWhichAMoveIsMissing) {
  const Board board("janggi", "KAvK");
  const ExhaustResult one = board.compare(WrongGenerator::Way::moves, {.stop_after = 3});
  const ExhaustResult right = board.compare();
  const std::uint64_t without = right.mates + right.stalemates + right.ended;
  EXPECT_EQ(one.different, one.positions - without);
  ASSERT_EQ(one.differences.size(), 3U);
  EXPECT_EQ(one.differences[0].missing.size(), 1U);
  EXPECT_TRUE(one.differences[0].extra.empty());
  EXPECT_EQ(one.differences[0].words,
            to_text(board.variant().notation, one.differences[0].missing[0]) + " is missing");
  const ExhaustResult two =
      board.compare(WrongGenerator::Way::moves, {.threads = 2, .stop_after = 3});
  for (std::size_t index = 0; index < 3; ++index) {
    EXPECT_EQ(one.differences[index].setup, two.differences[index].setup);
  }
}

/// A generator counts two plies together only in a counter: its perft makes the first moves, to
/// distribute them.
TEST(Exhaust, FindsWrongCountsOfCountersOnlyTwoPliesDeep) {
  const Board board("janggi", "KAvK");
  EXPECT_EQ(board.compare(WrongGenerator::Way::counters, {}).different, 0U);
  const ExhaustResult deep = board.compare(WrongGenerator::Way::counters, {.depth = 2});
  EXPECT_EQ(deep.different, deep.positions);
  EXPECT_TRUE(says(deep.differences.at(0).words, "perft 2 is "));
}

/// What differs although the board does not is asked for again.
TEST(Exhaust, CountsThatAreKeptBelongToOneState) {
  struct Case {
    const char* variant;
    std::vector<const char*> fens;  // of one board, with different numbers of moves
  };
  for (const Case& one :
       {Case{"chess",
             {"4k3/8/8/3pP3/8/8/8/4K2R w - - 0 2", "4k3/8/8/3pP3/8/8/8/4K2R w K - 0 2",
              "4k3/8/8/3pP3/8/8/8/4K2R w K d6 0 2", "4k3/8/8/3pP3/8/8/8/4K2R b - - 0 2"}},
        Case{"shogi",
             {"4k4/9/9/9/9/9/9/9/4K4[] w - - 0 1", "4k4/9/9/9/9/9/9/9/4K4[P] w - - 0 1",
              "4k4/9/9/9/9/9/9/9/4K4[R] w - - 0 1"}}}) {
    const Variant& variant = variant_named(one.variant);
    RecurringCounts counts(variant.plain);
    for (int round = 0; round < 2; ++round) {
      for (const char* fen : one.fens) {
        const hurdle::Setup position = parse_fen(variant.notation, fen);
        EXPECT_EQ(counts.moves(position), variant.plain.perft(position, 1)) << fen;
      }
    }
  }
}

TEST(Exhaust, EndsEarlyWhenItIsStopped) {
  const std::atomic<bool> stop{true};
  const ExhaustResult result = Board("chess", "KQvK").compare({.stop = &stop});
  EXPECT_TRUE(result.interrupted);
  EXPECT_LT(result.positions, 10'000U);
}

/// Each unit has 200,000 placements.
TEST(Exhaust, BeginsNoUnitOnceItIsStopped) {
  const std::atomic<bool> stop{true};
  int progress = 0;
  const auto count = [&](std::uint64_t /*done*/, std::uint64_t /*all*/) { ++progress; };
  const ExhaustResult result = Board("chess", "KQRvKB").compare({.stop = &stop, .progress = count});
  EXPECT_TRUE(result.interrupted);
  EXPECT_EQ(result.positions, 0U);
  EXPECT_EQ(progress, 0) << "units that were counted";
}

}  // namespace
}  // namespace hurdle::props
