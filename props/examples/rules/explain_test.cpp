// For every referee: `explain` agrees with the list of legal moves for every from and to of many
// positions, cites an existing clause and writes one sentence; moves lead to valid positions.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <random>
#include <set>

#include "movegen/vocab/squares.hpp"
#include "movegen/vocab/text/text.hpp"
#include "perft/count/variants.hpp"
#include "perft/suite/set.hpp"

namespace hurdle {
namespace {

/// Calls `visit` for every position of random walks from the start.
template <class Visit>
void for_each_walked(const Referee& referee, int walks, int length, Visit visit) {
  std::minstd_rand random(20);  // fixed: a failure prints its position
  for (int walk = 0; walk < walks; ++walk) {
    auto setup = start_position(referee.notation());
    for (int ply = 0; ply < length && setup.passes < 2; ++ply) {
      visit(setup);
      const std::vector<Move> moves = referee.legal_moves(setup);
      if (moves.empty()) {
        break;
      }
      setup = referee.after(setup, moves[random() % moves.size()]);
    }
  }
}

/// Every from and to on the board, with every promotion that text can express.
std::vector<Move> every_text(const Notation& notation) {
  const std::vector<Square> squares = squares_of(notation);
  std::vector<Move> moves;
  for (const Square from : squares) {
    for (const Square to : squares) {
      moves.push_back(from == to ? Move::pass(from) : Move::board(from, to));
      if (from != to && notation.promotion == PromotionText::letter) {
        moves.push_back(Move::promotion_to(from, to, Kind{1}));
      }
      if (from != to && notation.promotion == PromotionText::plus) {
        moves.push_back(Move::promotion(from, to));
      }
    }
  }
  return moves;
}

/// The moves of one piece to every square, each with a random promotion suffix; and a drop of each
/// kind on a random square.
template <class Random>
std::vector<Move> texts_about(const Notation& notation, Square from, Random& random) {
  std::vector<Move> moves;
  for (const Square to : squares_of(notation)) {
    const bool promotes = from != to && random() % 2 == 0;
    if (promotes && notation.promotion == PromotionText::plus) {
      moves.push_back(Move::promotion(from, to));
    } else if (promotes && notation.promotion == PromotionText::letter) {
      const auto kind = static_cast<Kind>(random() % notation.kinds.size());
      moves.push_back(Move::promotion_to(from, to, kind));
    } else {
      moves.push_back(from == to ? Move::pass(from) : Move::board(from, to));
    }
  }
  for (std::size_t kind = 0; notation.hands && kind < notation.kinds.size(); ++kind) {
    moves.push_back(Move::drop(static_cast<Kind>(kind), moves[random() % moves.size()].to()));
  }
  return moves;
}

/// Compares the explanations of `texts` and of all legal moves with the list.
void expect_agreement(const Referee& referee, const hurdle::Setup& setup, std::vector<Move> texts) {
  std::set<Move> legal;
  for (const Move move : referee.legal_moves(setup)) {
    legal.insert(move.plain());
  }
  texts.insert(texts.end(), legal.begin(), legal.end());
  for (const Move move : texts) {
    const Verdict verdict = referee.explain(setup, move);
    const auto where = [&] {
      return to_fen(referee.notation(), setup) + " " + to_text(referee.notation(), move) + ": ";
    };
    ASSERT_EQ(verdict.legal, legal.contains(move)) << where() << verdict.sentence;
    ASSERT_NE(find_clause(referee.notation(), verdict.clause), nullptr)
        << where() << verdict.clause;
    ASSERT_TRUE(verdict.sentence.ends_with('.')) << where() << verdict.sentence;
  }
}

TEST(EveryReferee, ExplainAgreesWithTheList) {
  for (const Variant& variant : all_variants()) {
    const Referee& referee = variant.referee;
    const std::vector<Move> texts = every_text(referee.notation());
    int step = 0;
    for_each_walked(referee, 2, 60, [&](const hurdle::Setup& setup) {
      if (step++ % 30 == 0) {
        expect_agreement(referee, setup, texts);
      }
    });
    EXPECT_GT(step, 20) << referee.notation().name;
  }
}

TEST(EveryReferee, ExplainAgreesWithTheListInThePositionSets) {
  const std::array<std::filesystem::path, 1> folder{HURDLE_SOURCE_DIR "/positions"};
  std::minstd_rand random(21);  // fixed: a failure prints its position
  std::set<std::string_view> asked;
  for (const PositionSet& set : load_sets(folder)) {
    const Referee& referee = set.variant->referee;
    const Notation& notation = referee.notation();
    for (const PositionEntry& entry : set.positions) {
      std::vector<Square> own;
      for (const Square square : squares_of(notation)) {
        if (entry.setup.at(square).belongs_to(entry.setup.side)) {
          own.push_back(square);
        }
      }
      const Square from = own[random() % own.size()];
      expect_agreement(referee, entry.setup, texts_about(notation, from, random));
    }
    asked.insert(notation.name);
  }
  EXPECT_EQ(asked.size(), all_variants().size()) << "every variant has a set";
}

TEST(EveryReferee, LegalMovesLeadToPossiblePositions) {
  for (const Variant& variant : all_variants()) {
    const Referee& referee = variant.referee;
    int positions = 0;
    for_each_walked(referee, 10, 150, [&](const hurdle::Setup& setup) {
      ++positions;
      const std::string fen = to_fen(referee.notation(), setup);
      const auto invalid = referee.invalid_reason(setup);
      EXPECT_FALSE(invalid) << fen << ": " << invalid->reason;
      std::vector<Move> moves = referee.legal_moves(setup);
      EXPECT_EQ(moves.size(), referee.count_legal_moves(setup)) << fen;
      std::ranges::sort(moves);
      EXPECT_EQ(std::ranges::adjacent_find(moves), moves.end()) << fen;
      EXPECT_EQ(moves.empty(), referee.ending(setup).ending != Ending::none) << fen;
      EXPECT_TRUE(parse_fen(referee.notation(), fen) == setup) << fen;
    });
    EXPECT_GT(positions, 100) << referee.notation().name;
  }
}

TEST(EveryReferee, RefusesDropsWhereThereAreNoHands) {
  for (const Variant& variant : all_variants()) {
    if (variant.notation.hands) {
      continue;
    }
    const Verdict verdict = variant.referee.explain(start_position(variant.notation),
                                                    Move::drop(Kind{1}, Square(3, 3)));
    EXPECT_FALSE(verdict.legal) << variant.notation.name;
    EXPECT_TRUE(verdict.sentence.ends_with(" cannot be dropped on d4: this game has no drops."))
        << verdict.sentence;
  }
}

}  // namespace
}  // namespace hurdle
