// All mutants: each has a unique name, a clause and a sentence; and one that attacks more.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <set>
#include <vector>

#include "movegen/mutants/mutants_of.hpp"
#include "movegen/vocab/text/text.hpp"
#include "perft/mutants/coverage.hpp"

namespace hurdle::props {
namespace {

using mutants::CountingMutant;

TEST(Mutants, HaveUniqueNamesInEachVariant) {
  std::set<std::pair<std::string_view, std::string>> names;
  for (const CountingMutant& mutant : mutants::all_mutants()) {
    EXPECT_TRUE(names.emplace(mutant.notation().name, mutant.info.name).second)
        << mutant.notation().name << ' ' << mutant.info.name;
    EXPECT_EQ(mutants::find_mutant(mutant.notation(), mutant.info.name), &mutant);
  }
}

TEST(Mutants, NameAClauseAndSayTheirErrorInASentence) {
  for (const CountingMutant& mutant : mutants::all_mutants()) {
    const auto& [name, clause, error] = mutant.info;
    EXPECT_NE(find_clause(mutant.notation(), clause), nullptr) << name << ": " << clause;
    ASSERT_FALSE(error.empty()) << name;
    EXPECT_EQ(error.back(), '.') << name;
    EXPECT_EQ(name.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789-"), std::string::npos)
        << name;
  }
}

/// Reports name bugs by their sentences, in the words of the game.
TEST(Mutants, HaveASentenceOfTheirOwnInEachVariant) {
  for (const Variant& variant : all_variants()) {
    std::set<std::string_view> sentences;
    for (const Mutant& mutant : mutants_of(variant.notation).all()) {
      EXPECT_TRUE(sentences.insert(mutant.info.sentence).second) << mutant.info.sentence;
      EXPECT_EQ(mutant.info.sentence.find("royal"), std::string::npos) << mutant.info.sentence;
    }
  }
}

TEST(Mutants, OfAVariantErrInEachOfItsClausesAtLeastTwice) {
  for (const mutants::ClauseCover& row : mutants::coverage({}, {}, {})) {
    EXPECT_GE(row.mutants, 2) << row.variant->notation.name << ' ' << row.clause;
  }
}

/// S14 asks for a check by the pawn itself. By this mutant the king on i8 is in check already, so
/// the position could not occur; an engine with this bug still drops pawns far away from the king.
TEST(Mutants, OfShogiForbidNoPawnDropThatGivesNoCheck) {
  const Variant& shogi = variant_named("shogi");
  const CountingMutant* mutant = mutants::find_mutant(shogi.notation, "silver-goes-sideways");
  ASSERT_NE(mutant, nullptr);
  const hurdle::Setup position =
      parse_fen(shogi.notation,
                "R8/2K1S1SSk/4B4/9/9/9/9/9/1L1L1L3[RBGSNLPgggnnnppppppppppppppppp] w - - 0 1");
  const std::vector<Move> moves = mutant->referee->legal_moves(position);
  const auto lists = [&](std::string_view text) {
    return std::ranges::count(moves, parse_move(shogi.notation, text)) == 1;
  };
  EXPECT_TRUE(lists("P@a1"));
  EXPECT_TRUE(lists("P@i4"));
  EXPECT_FALSE(lists("P@i7"));
}

/// Two mutants together, a position, and whether a pawn may be dropped on h8 or h2.
struct DropMate {
  std::array<std::string_view, 2> mutants;
  std::string_view fen;
  bool may_drop;
};

constexpr std::string_view by_flights = "mate-judged-by-flights-before-the-drop";
constexpr std::string_view by_pins = "mate-judged-by-pins-before-the-drop";
constexpr std::string_view by_king_moves = "mate-judged-by-king-moves";
constexpr std::string_view gote_may_mate = "gote-pawn-drop-mates";
constexpr std::string_view sente_may_mate = "sente-pawn-drop-mates";

// The pawn on h8 closes the bishop's line to i9, where the king flees, and unpins the gold on h7.
constexpr std::array<DropMate, 6> drop_mates{{
    {{by_flights, by_pins}, "6lk1/6p1p/9/9/4B4/9/9/9/8K[P] w - - 0 1", false},
    {{by_flights, by_pins}, "6lkl/6p1p/7g1/9/4B4/9/9/9/7RK[P] w - - 0 1", false},
    {{by_flights, by_pins}, "6lk1/6p1p/7g1/9/4B4/9/9/9/7RK[P] w - - 0 1", false},
    {{by_king_moves, sente_may_mate}, "6lkl/6p1p/7g1/9/4B4/9/9/9/7RK[P] w - - 0 1", true},
    {{by_king_moves, gote_may_mate}, "6lkl/6p1p/7g1/9/4B4/9/9/9/7RK[P] w - - 0 1", false},
    {{by_king_moves, gote_may_mate}, "7rk/9/9/9/4b4/9/7G1/6P1P/6LKL[p] b - - 0 1", true},
}};

TEST(Mutants, OfDropMatesAddUpInEitherOrder) {
  const Variant& shogi = variant_named("shogi");
  const Mutants& known = mutants_of(shogi.notation);
  for (const DropMate& row : drop_mates) {
    std::vector<const Mutant*> both;
    for (const std::string_view name : row.mutants) {
      both.push_back(known.find(name));
      ASSERT_NE(both.back(), nullptr) << name;
    }
    const hurdle::Setup position = parse_fen(shogi.notation, row.fen);
    const Move drop = parse_move(shogi.notation, position.side == Colour::white ? "P@h8" : "P@h2");
    for (int order = 0; order < 2; ++order) {
      std::ranges::reverse(both);
      const std::vector<Move> moves = known.together(both)->legal_moves(position);
      EXPECT_EQ(std::ranges::count(moves, drop) == 1, row.may_drop)
          << row.fen << ' ' << both.front()->info.name << ' ' << both.back()->info.name;
    }
  }
}

/// Whether an engine with this mutant lists the move.
bool mutant_lists(std::string_view variant, std::string_view mutant, std::string_view fen,
                  std::string_view move) {
  const Notation& notation = variant_named(variant).notation;
  const Mutant* known = mutants_of(notation).find(mutant);
  EXPECT_NE(known, nullptr) << mutant;
  const std::vector<Move> moves = known->referee->legal_moves(parse_fen(notation, fen));
  return std::ranges::count_if(moves, [&](Move one) { return to_text(notation, one) == move; }) ==
         1;
}

/// The flight and the gold's capture answer the drop by the rules, and by either mutant.
TEST(Mutants, OfDropMatesJudgeOneReplyEachAlone) {
  for (const std::string_view name : {by_flights, by_pins}) {
    EXPECT_TRUE(mutant_lists("shogi", name, "6lk1/6p1p/7g1/9/4B4/9/9/9/7RK[P] w - - 0 1", "P@h8"))
        << name;
  }
}

/// The knight on f3 and the rook on e8 give check. One can be captured by the pawn, the other by
/// the rook.
TEST(Mutants, OfDoubleChecksAnswerOneOfTheTwo) {
  constexpr std::string_view fen = "R3r2k/8/8/8/8/5n2/6P1/4K3 w - - 0 1";
  constexpr std::string_view first = "double-check-answered-for-the-first-checker";
  constexpr std::string_view last = "double-check-answered-for-the-last-checker";
  EXPECT_TRUE(mutant_lists("chess", first, fen, "g2f3"));
  EXPECT_FALSE(mutant_lists("chess", first, fen, "a8e8"));
  EXPECT_FALSE(mutant_lists("chess", last, fen, "g2f3"));
  EXPECT_TRUE(mutant_lists("chess", last, fen, "a8e8"));
}

/// A move that only the sentence of the mutant forbids or allows, and one that it does not name.
TEST(Mutants, OfChecksAndHurdlesDoWhatTheySayAndNoMore) {
  struct Row {
    const char* variant;
    const char* mutant;
    const char* fen;
    const char* move;
    bool lists;
  };
  constexpr const char* stood = "royal-tested-where-it-stood";
  constexpr const char* pawn_before = "4k3/8/8/4p3/4K3/8/8/8 w - - 0 1";
  constexpr const char* pawn_checks = "4k3/8/8/3p4/4K3/8/8/8 w - - 0 1";
  for (const Row& row : {
           Row{"chess", stood, pawn_before, "e4d4", true},
           Row{"chess", stood, pawn_before, "e4d5", true},
           Row{"chess", stood, pawn_checks, "e4e5", false},
           Row{"chess", stood, pawn_checks, "e4d5", true},
           Row{"chess", "captured-pieces-still-check", "4k3/8/8/3pP3/4K3/8/8/8 w - d6 0 1", "e5d6",
               false},
           Row{"janggi", "checks-on-files-are-not-blocked",
               "3k5/9/4c4/9/C1P1p4/9/9/9/4K4/9 w - - 0 1", "a6e6", true},
           Row{"janggi", "cannon-hops-over-own-cannons", "3k5/9/9/9/9/9/9/4K4/4C4/3C5 w - - 0 1",
               "d1f3", false},
           Row{"janggi", "d3-is-not-marked", "3k5/9/9/9/9/9/9/9/4R4/5K3 w - - 0 1", "e2d3", false},
           Row{"janggi", "d3-is-not-marked", "3k5/9/9/9/9/9/9/9/4R4/5K3 w - - 0 1", "e2d1", true},
       }) {
    EXPECT_EQ(mutant_lists(row.variant, row.mutant, row.fen, row.move), row.lists)
        << row.mutant << ' ' << row.move;
  }
}

/// With rooks on a1 and b1, one of them has the right. The other one bars the way of the rook on
/// a1.
TEST(Mutants, OfCastlingRightsGiveThemToAnotherRook) {
  constexpr std::string_view inner = "4k3/8/8/8/8/8/8/RR2K3 w B - 0 1";
  constexpr std::string_view outer = "4k3/8/8/8/8/8/8/RR2K3 w Q - 0 1";
  EXPECT_FALSE(mutant_lists("chess960", "right-of-the-outermost-rook", inner, "e1b1"));
  EXPECT_FALSE(mutant_lists("chess960", "right-of-the-outermost-rook", outer, "e1a1"));
  EXPECT_TRUE(mutant_lists("chess960", "right-of-the-nearest-rook", outer, "e1b1"));
  EXPECT_TRUE(mutant_lists("chess960", "right-of-the-nearest-rook", inner, "e1b1"));
}

}  // namespace
}  // namespace hurdle::props
