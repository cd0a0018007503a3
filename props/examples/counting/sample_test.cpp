// The sources of random positions: reproducible by seed, always valid, and rich in the situations
// that the laws need.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <numeric>
#include <set>
#include <string>

#include "movegen/vocab/text/text.hpp"
#include "perft/count/variants.hpp"
#include "perft/sample/double_step.hpp"
#include "perft/sample/random.hpp"
#include "perft/sample/random_game.hpp"
#include "perft/sample/random_placement.hpp"
#include "props/families/family.hpp"

namespace hurdle::props {
namespace {

constexpr std::uint64_t placements = 400;

TEST(Sample, DrawsAreTheSameEverywhere) {
  Random random(20);
  std::string draws;
  for (int draw = 0; draw < 12; ++draw) {
    draws += std::to_string(random.below(100)) + ' ';
  }
  EXPECT_EQ(draws, "41 23 66 15 47 41 49 73 8 83 69 72 ");
}

TEST(Sample, DrawsStayBelowTheirBoundAndReachAllOfIt) {
  for (const int bound : {1, 2, 3, 7, 10, 100}) {
    Random random(static_cast<std::uint64_t>(bound));
    std::set<int> seen;
    for (int draw = 0; draw < 2000; ++draw) {
      seen.insert(random.between(-3, bound - 4));
    }
    EXPECT_EQ(seen.size(), static_cast<std::size_t>(bound));
    EXPECT_EQ(*seen.begin(), -3);
    EXPECT_EQ(*seen.rbegin(), bound - 4);
  }
}

TEST(Sample, AGameIsLegalFromStartToEndAndNeverEnded) {
  for (const Variant& variant : all_variants()) {
    for (std::uint64_t seed = 0; seed < 5; ++seed) {
      const RandomGame game = random_game(variant.referee, 60, seed);
      ASSERT_EQ(game.positions.size(), game.moves.size() + 1);
      EXPECT_EQ(game.moves.size(), 60U) << variant.notation.name << " seed " << seed;
      for (std::size_t ply = 0; ply < game.moves.size(); ++ply) {
        const auto& setup = game.positions[ply];
        const std::string fen = to_fen(variant.notation, setup);
        ASSERT_TRUE(variant.referee.explain(setup, game.moves[ply]).legal) << fen;
        ASSERT_EQ(variant.referee.after(setup, game.moves[ply]), game.positions[ply + 1]) << fen;
        ASSERT_FALSE(variant.referee.invalid_reason(setup)) << fen;
        ASSERT_GT(variant.referee.count_legal_moves(setup), 0U) << fen;
      }
    }
  }
}

TEST(Sample, DrawingPiecesKeepsMoreInHandThanDrawingMoves) {
  for (const Variant& variant : all_variants()) {
    std::array<int, 2> held{};
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
      for (const Draw draw : {Draw::move, Draw::piece}) {
        const RandomGame game = random_game(variant.referee, 60, seed, draw);
        for (const Hand& hand : game.positions.back().hands) {
          held[draw == Draw::piece ? 1 : 0] += std::accumulate(hand.begin(), hand.end(), 0);
        }
      }
    }
    if (variant.notation.hands) {
      EXPECT_GT(held[1], held[0]) << variant.notation.name;
    } else {
      EXPECT_EQ(held, (std::array<int, 2>{0, 0})) << variant.notation.name;
    }
  }
}

TEST(Sample, GamesAreFixedByTheirSeedAndStartAnywhere) {
  for (const Variant& variant : all_variants()) {
    std::set<std::string> starts;
    std::set<std::string> ends;
    for (std::uint64_t seed = 0; seed < 30; ++seed) {
      const RandomGame game = random_game(variant.referee, 8, seed);
      starts.insert(to_fen(variant.notation, game.positions.front()));
      ends.insert(to_fen(variant.notation, game.positions.back()));
    }
    EXPECT_EQ(starts.size() > 1, variant.notation.setups.size() > 1) << variant.notation.name;
    EXPECT_GT(ends.size(), 28U) << variant.notation.name;
  }
}

TEST(Sample, AGameFromAPositionWithoutMovesHasNone) {
  const Variant* makpong = find_variant("makpong");
  ASSERT_NE(makpong, nullptr);
  const auto mate = parse_fen(makpong->notation, "k6R/7R/8/8/8/8/8/K7 b");
  const RandomGame game = random_game(makpong->referee, mate, 10, 1);
  EXPECT_TRUE(game.moves.empty());
  EXPECT_EQ(game.positions.size(), 1U);
}

TEST(Sample, PositionsAreTheSameEverywhere) {
  int pinned_walks = 0;
  for (const Family* family : all_families()) {
    for (const Pinned& pinned : family->pinned) {
      const Notation& notation = pinned.notation;
      const Variant& variant = *find_variant(notation.name);
      EXPECT_EQ(to_fen(notation, random_placement(variant.referee, 6)), pinned.placement);
      EXPECT_EQ(to_fen(notation, random_game(variant.referee, 40, 6).positions.back()),
                pinned.walk);
      ++pinned_walks;
    }
  }
  EXPECT_GT(pinned_walks, 0) << "no family pins a position";
}

TEST(Sample, APlacementIsPossibleAndIsReadAsItWasWritten) {
  for (const Variant& variant : all_variants()) {
    std::set<std::string> fens;
    std::uint64_t passed = 0;
    for (std::uint64_t seed = 0; seed < placements; ++seed) {
      const auto setup = random_placement(variant.referee, seed);
      const std::string fen = to_fen(variant.notation, setup);
      const auto invalid = variant.referee.invalid_reason(setup);
      ASSERT_FALSE(invalid) << variant.notation.name << " seed " << seed << ": " << fen << ": "
                            << invalid->reason;
      ASSERT_EQ(parse_fen(variant.notation, fen), setup) << fen;
      ASSERT_TRUE(setup.en_passant.empty() || last_double_step(variant.referee, setup)) << fen;
      passed += setup.en_passant.empty() ? 0 : 1;
      fens.insert(fen);
    }
    EXPECT_EQ(passed > 0, variant.notation.en_passant) << variant.notation.name;
    EXPECT_GT(fens.size(), placements * 99 / 100) << variant.notation.name;
    EXPECT_EQ(random_placement(variant.referee, 3), random_placement(variant.referee, 3));
  }
}

/// How many placements of a variant contain each situation that the laws need.
struct Census {
  std::uint64_t checks = 0;
  std::uint64_t double_checks = 0;
  std::uint64_t passes = 0;
  std::uint64_t hands = 0;
  std::uint64_t promoted = 0;
  std::uint64_t en_passant_moves = 0;
  std::uint64_t castlings = 0;
  std::uint64_t sparse = 0;
  std::uint64_t crowded = 0;
  std::uint64_t white_to_move = 0;
  std::uint64_t facing = 0;
};

bool royals_face(const Notation& notation, const hurdle::Setup& setup) {
  for (int file = 0; file < notation.files; ++file) {
    Piece below;
    for (int rank = 0; rank < notation.ranks; ++rank) {
      const Piece piece = setup.at(Square(file, rank));
      if (!piece) {
        continue;
      }
      if (below && below.kind() == Kind::royal && piece.kind() == Kind::royal) {
        return true;
      }
      below = piece;
    }
  }
  return false;
}

/// Whether bare royal pieces on one file are a valid position.
bool royals_may_face(const Variant& variant) {
  const int file = variant.notation.files / 2;
  hurdle::Setup bare;
  bare.put(Square(file, 0), Piece(Colour::white, Kind::royal));
  bare.put(Square(file, variant.notation.ranks - 1), Piece(Colour::black, Kind::royal));
  return !variant.referee.invalid_reason(bare);
}

Census census_of(const Variant& variant) {
  Census census;
  for (std::uint64_t seed = 0; seed < placements; ++seed) {
    const auto setup = random_placement(variant.referee, seed);
    const auto moves = variant.referee.legal_moves(setup);
    const int checkers = variant.referee.checkers(setup);
    const auto pieces =
        std::ranges::count_if(setup.board, [](Piece piece) { return static_cast<bool>(piece); });
    census.checks += checkers > 0;
    census.double_checks += checkers > 1;
    census.passes += setup.passes;
    census.hands += setup.hands != decltype(setup.hands){};
    census.promoted += std::ranges::any_of(setup.board, &Piece::promoted);
    census.en_passant_moves += std::ranges::any_of(moves, &Move::is_en_passant);
    census.castlings += std::ranges::any_of(moves, &Move::is_castling);
    census.sparse += pieces <= 6;
    census.crowded += pieces >= 24;
    census.white_to_move += setup.side == Colour::white;
    census.facing += royals_face(variant.notation, setup);
  }
  return census;
}

TEST(Sample, PlacementsAreRichInWhatMatters) {
  constexpr std::uint64_t percent = placements / 100;
  for (const Variant& variant : all_variants()) {
    SCOPED_TRACE(variant.notation.name);
    const Notation& notation = variant.notation;
    const Census census = census_of(variant);
    EXPECT_GE(census.checks, 15 * percent);
    EXPECT_GE(census.double_checks, 2 * percent);
    EXPECT_GE(census.sparse, 10 * percent);
    EXPECT_GE(census.crowded, 5 * percent);
    EXPECT_GE(census.facing, royals_may_face(variant) ? 8 * percent : 0U);
    EXPECT_GE(census.white_to_move, 40 * percent);
    EXPECT_LE(census.white_to_move, 60 * percent);
    EXPECT_GE(census.passes, notation.passes ? 8 * percent : 0U);
    EXPECT_GE(census.hands, notation.hands ? 30 * percent : 0U);
    EXPECT_GE(census.promoted, notation.promotion == PromotionText::plus ? 40 * percent : 0U);
    EXPECT_GE(census.en_passant_moves, notation.en_passant ? 5 * percent : 0U);
    EXPECT_GE(census.castlings, family_of(notation).castles ? 1 * percent : 0U);
  }
}

}  // namespace
}  // namespace hurdle::props
