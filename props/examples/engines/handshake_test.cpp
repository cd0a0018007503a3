// What the handshake recognises as a dialect, and what it must not: bugs in the rules.
#include "perft/engines/handshake/handshake.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "movegen/mutants/mutants_of.hpp"
#include "movegen/vocab/text/text.hpp"
#include "perft/count/referee_generator.hpp"
#include "perft/count/variants.hpp"
#include "perft/engines/handshake/notation/find_dialect.hpp"
#include "perft/engines/handshake/notation/first_letters.hpp"
#include "perft/engines/handshake/notation/side_by_side.hpp"
#include "perft/engines/protocol/lines/division_reader.hpp"
#include "props/assertions.hpp"

namespace hurdle::props {
namespace {

using engines::Dialect;
using engines::DialectFound;
using engines::FirstAnswer;
using engines::SquareText;

/// The positions of a variant, drawn only once.
const std::vector<hurdle::Setup>& positions_of(const Variant& variant) {
  static std::map<const Variant*, std::vector<hurdle::Setup>> all;
  const auto found = all.find(&variant);
  return found != all.end()
             ? found->second
             : all.emplace(&variant, engines::handshake_positions(variant)).first->second;
}

/// The replies of an engine with a dialect, by the rules or by another generator.
std::vector<FirstAnswer> answers(const Variant& variant, const Dialect& theirs,
                                 const Generator& generator) {
  std::vector<FirstAnswer> all;
  for (const hurdle::Setup& setup : positions_of(variant)) {
    std::set<std::string> words;
    const std::vector<Move> moves = generator.moves(setup);
    for (const Move move : moves) {
      words.insert(theirs.move(variant.notation, move, engines::facts_of(setup, moves, move)));
    }
    all.push_back({setup, variant.plain.moves(setup), words});
  }
  return all;
}

std::vector<Dialect> eleven_dialects() {
  std::vector<Dialect> all(11);
  all[0].ranks_from = 0;
  all[1].ranks_down = true;
  all[2].upper_case = true;
  all[3].squares = SquareText::file_rank;
  all[4].squares = SquareText::rank_file;
  all[4].ranks_down = true;
  all[5].squares = SquareText::usi;
  all[5].drop = "*";
  all[6].ranks_from = 0;
  all[6].ranks_down = true;
  all[6].upper_case = true;
  all[7].squares = SquareText::file_rank;
  all[7].ranks_from = 0;
  all[8].files_down = true;
  all[9].files_down = true;
  all[9].ranks_down = true;
  all[10].squares = SquareText::usi;
  all[10].files_down = true;
  return all;
}

TEST(Handshake, ShowsPassesDropsPromotionsAndCastling) {
  for (const Variant& variant : all_variants()) {
    const auto& positions = positions_of(variant);
    ASSERT_GE(positions.size(), 2U);
    const RightsText rights = variant.notation.rights;
    EXPECT_LE(positions.size(), rights == RightsText::none         ? 3U
                                : rights == RightsText::edge_rooks ? 4U
                                                                   : 6U);
    bool pass = false;
    bool drop = false;
    bool promotion = false;
    bool castling = false;
    for (std::size_t index = 1; index < positions.size(); ++index) {
      for (const Move move : variant.plain.moves(positions[index])) {
        pass = pass || move.is_pass();
        drop = drop || move.is_drop();
        promotion = promotion || move.is_promotion();
        castling = castling || move.is_castling();
      }
    }
    const auto& name = variant.notation.name;
    EXPECT_EQ(pass, variant.notation.passes) << name;
    EXPECT_EQ(drop, variant.notation.hands) << name;
    EXPECT_EQ(promotion, variant.notation.promotion != PromotionText::none) << name;
    EXPECT_EQ(castling, variant.notation.rights != RightsText::none) << name;
  }
}

TEST(Handshake, ShowsBothCastlingsOfBothPlayers) {
  for (const char* name : {"chess", "chess960", "crazyhouse"}) {
    const Variant& variant = *find_variant(name);
    std::map<Colour, std::set<bool>> shown;
    for (const hurdle::Setup& setup : positions_of(variant)) {
      EXPECT_FALSE(variant.referee.invalid_reason(setup));
      for (const Move move : variant.plain.moves(setup)) {
        if (move.is_castling()) {
          shown[setup.side].insert(move.to().file() > move.from().file());
        }
      }
    }
    EXPECT_EQ(shown[Colour::white].size(), 2U) << name;
    EXPECT_EQ(shown[Colour::black].size(), 2U) << name;
  }
}

TEST(Handshake, FindsEveryDialectInEveryGame) {
  for (const Variant& variant : all_variants()) {
    for (Dialect theirs : eleven_dialects()) {
      for (const bool rest : {false, true}) {
        if (rest) {
          theirs.pass = variant.notation.passes ? "0000" : "";
          theirs.drop = variant.notation.hands ? "*" : theirs.drop;
          theirs.promotion = variant.notation.promotion == PromotionText::plus ? "=" : "";
        }
        const auto said = answers(variant, theirs, variant.plain);
        const DialectFound found = engines::find_dialect(variant.notation, Dialect(), said);
        EXPECT_EQ(found.missing + found.extra, 0U) << variant.notation.name;
        EXPECT_TRUE(found.readable);
        EXPECT_EQ(found.dialect.squares, theirs.squares) << variant.notation.name;
        EXPECT_EQ(found.dialect.files_down, theirs.files_down) << variant.notation.name;
        EXPECT_EQ(found.dialect.pass, theirs.pass) << variant.notation.name;
        EXPECT_EQ(found.dialect.promotion, theirs.promotion) << variant.notation.name;
      }
    }
  }
}

TEST(Handshake, FindsCastlingInTheOtherWay) {
  for (const Variant& variant : all_variants()) {
    Dialect theirs;
    theirs.king_takes_rook = true;
    theirs.king_destination = true;
    const DialectFound found =
        engines::find_dialect(variant.notation, Dialect(), answers(variant, theirs, variant.plain));
    EXPECT_EQ(found.missing + found.extra, 0U) << variant.notation.name;
    EXPECT_EQ(found.dialect.king_takes_rook, variant.notation.rights == RightsText::edge_rooks)
        << variant.notation.name;
    EXPECT_EQ(found.dialect.king_destination, variant.notation.rights == RightsText::any_rook)
        << variant.notation.name;
  }
}

TEST(Handshake, FindsCastlingInWords) {
  for (const Variant& variant : all_variants()) {
    for (const char* word : {"O-O", "0-0", "o-o"}) {
      Dialect theirs;
      theirs.castling = word;
      const DialectFound found = engines::find_dialect(variant.notation, Dialect(),
                                                       answers(variant, theirs, variant.plain));
      EXPECT_EQ(found.missing + found.extra, 0U) << variant.notation.name;
      EXPECT_EQ(found.dialect.castling, variant.notation.rights == RightsText::none ? "" : word)
          << variant.notation.name;
    }
  }
}

/// Marks that no list of known marks has.
TEST(Handshake, FindsMarksByTheListsAlone) {
  for (const Variant& variant : all_variants()) {
    for (const auto& [drop, promotion] :
         {std::pair{"%", "!"}, {"->", "(+)"}, {"", "=+"}, {"@@", "k"}}) {
      Dialect theirs;
      theirs.drop = drop;
      theirs.promotion = promotion;
      const DialectFound found = engines::find_dialect(variant.notation, Dialect(),
                                                       answers(variant, theirs, variant.plain));
      EXPECT_EQ(found.missing + found.extra, 0U) << variant.notation.name << ' ' << drop;
      EXPECT_EQ(found.dialect.drop, variant.notation.hands ? drop : "@") << variant.notation.name;
      // A letter may be that of the only piece that promotes in these positions.
      const bool of_one_piece = found.dialect.promotions.size() == 1;
      EXPECT_EQ(of_one_piece ? found.dialect.promotions.begin()->second : found.dialect.promotion,
                variant.notation.promotion == PromotionText::plus ? promotion : "")
          << variant.notation.name;
    }
  }
}

/// Whether a piece may stay as it is where it could promote, in a position of the handshake.
bool may_decline(const Variant& variant) {
  const auto declines = [&](const hurdle::Setup& setup) {
    const std::vector<Move> moves = variant.plain.moves(setup);
    return std::ranges::any_of(
        moves, [&](Move move) { return engines::facts_of(setup, moves, move).declines; });
  };
  const auto& positions = positions_of(variant);
  return std::ranges::any_of(positions, declines);
}

/// `=` after a move that could promote and does not, alone and beside letters of the pieces.
TEST(Handshake, FindsTheMarkOfDeclinedPromotions) {
  for (const Variant& variant : all_variants()) {
    if (variant.notation.promotion != PromotionText::plus || !may_decline(variant)) {
      continue;
    }
    Dialect theirs;
    theirs.declined = "=";
    const auto find = [&] {
      return engines::find_dialect(variant.notation, Dialect(),
                                   answers(variant, theirs, variant.plain));
    };
    EXPECT_EQ(find().dialect, theirs) << variant.notation.name;
    for (const KindNotation& kind : variant.notation.kinds) {
      theirs.promotions[kind.letter] = std::string(1, kind.letter);
    }
    const DialectFound found = find();
    EXPECT_EQ(found.missing + found.extra, 0U) << variant.notation.name;
    EXPECT_EQ(found.dialect.declined, "=") << variant.notation.name;
    EXPECT_FALSE(found.dialect.promotions.empty()) << variant.notation.name;
  }
}

TEST(Handshake, AWordThatIsNoMoveLeavesTheNotationUnsettled) {
  const Variant& chess = variant_named("chess");
  auto said = answers(chess, Dialect(), chess.plain);
  EXPECT_TRUE(engines::find_dialect(chess.notation, Dialect(), said).readable);
  EXPECT_EQ(engines::side_by_side(chess.notation, Dialect(), said), "");
  said.back().words.insert("castle!");
  const DialectFound found = engines::find_dialect(chess.notation, Dialect(), said);
  EXPECT_FALSE(found.readable);
  EXPECT_EQ(found.stray, "castle!");
  const std::string lists = engines::side_by_side(chess.notation, found.dialect, said);
  EXPECT_TRUE(says(lists, "  only ours: none\n  only yours: castle!\n"));
}

TEST(Handshake, TakesNoMutantForADialect) {
  std::size_t tried = 0;
  for (const Variant& variant : all_variants()) {
    const Mutants& known = mutants_of(variant.notation);
    const auto right = answers(variant, Dialect(), variant.plain);
    const auto as_right = [](const FirstAnswer& one, const FirstAnswer& other) {
      return one.words == other.words;
    };
    for (const Mutant& one : known.all()) {
      const Mutant* const alone = &one;
      const auto wrong = make_referee_generator(known.together({&alone, 1}));
      const auto said = answers(variant, Dialect(), *wrong);
      if (std::equal(said.begin(), said.end(), right.begin(), as_right)) {
        continue;
      }
      const DialectFound found = engines::find_dialect(variant.notation, Dialect(), said);
      EXPECT_EQ(found.dialect, Dialect()) << one.info.name;
      EXPECT_TRUE(found.readable) << one.info.name;
      ++tried;
    }
  }
  EXPECT_GT(tried, 100U);
}

TEST(Handshake, TakesNoMoveForAPass) {
  const Variant& janggi = *find_variant("janggi");
  auto said = answers(janggi, Dialect(), janggi.plain);
  for (FirstAnswer& answer : said) {
    for (const Move move : answer.moves) {
      if (move.is_pass()) {
        answer.words.erase(to_text(janggi.notation, move));
      }
    }
    answer.words.insert("a1i10");
  }
  EXPECT_EQ(engines::find_dialect(janggi.notation, Dialect(), said).dialect, Dialect());
}

TEST(Handshake, RejectsWordsThatAreNoMoves) {
  const Variant& makruk = *find_variant("makruk");
  auto said = answers(makruk, Dialect(), makruk.plain);
  for (FirstAnswer& answer : said) {
    std::set<std::string> words;
    for (const std::string& word : answer.words) {
      words.insert("move " + word);
    }
    answer.words = words;
  }
  EXPECT_FALSE(engines::find_dialect(makruk.notation, Dialect(), said).readable);
}

TEST(FirstLetters, AreThoseOfTheStart) {
  const Notation& janggi = find_variant("janggi")->notation;
  const auto tables = engines::letters_of_start(
      janggi, "rjxu1uxjr/4k4/1c5c1/z1z1z1z1z/9/9/Z1Z1Z1Z1Z/1C5C1/4K4/RJXU1UXJR w - - 0 1");
  ASSERT_FALSE(tables.empty());
  const engines::Letters right{{'N', 'J'}, {'B', 'X'}, {'A', 'U'}, {'P', 'Z'}};
  EXPECT_NE(std::ranges::find(tables, right), tables.end());
  for (const char* other :
       {"", "8/8", "rrrr1rrrr/4r4/1r5r1/r1r1r1r1r/9/9/R1R1R1R1R/1R5R1/4R4/RRRR1RRRR w",
        "9/9/9/9/9/9/9/9/9/9 w"}) {
    EXPECT_TRUE(engines::letters_of_start(janggi, other).empty()) << other;
  }
}

TEST(LinesOfADivide, AreSplitWhateverStandsBetween) {
  for (const char* line :
       {"a1a2: 20", "a1a2 20", "a1a2 - 20", "a1a2-20", "a1a2 = 20", "  a1a2:20", "a1a2 :\t20",
        "1. a1a2: 20", "12) a1a2 20", "move: a1a2  nodes: 20", "move 3:  a1a2    nodes: 20",
        "move 12 : a1a2 : 20", "Move: a1a2 Nodes: 20", "a1a2 nodes 20", "3. a1a2 -> 20 (0 ms)",
        "a1a2->20", "> a1a2: 20"}) {
    const auto parts = engines::split_count(line);
    ASSERT_TRUE(parts) << line;
    EXPECT_EQ(parts->move, "a1a2") << line;
    EXPECT_EQ(parts->count, "20") << line;
  }
  EXPECT_EQ(engines::split_count("-- 1")->move, "--");
  for (const char* line : {"", "20", "a1a2", "a1a2:", "info depth 20", ": 20", "a1a2: many",
                           "a1a2: -1", "a1a2:-1", "depth 3", "Depth: 3", "a1a2 -1", "move 3: 20",
                           "move a1a2 20", "move 3 a1a2: 20", "a1a2 leaves: 20"}) {
    EXPECT_FALSE(engines::split_count(line)) << line;
  }
}

}  // namespace
}  // namespace hurdle::props
