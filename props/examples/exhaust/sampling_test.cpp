// Random positions by stratum: a difference is found in the stratum where it is, and equal seeds
// give equal results.
#include "perft/exhaust/sampling.hpp"

#include <gtest/gtest.h>

#include <atomic>

#include "movegen/mutants/mutants_of.hpp"
#include "perft/count/referee_generator.hpp"
#include "perft/count/variants.hpp"

namespace hurdle::props {
namespace {

SamplingResult sampled(const Variant& variant, const Generator& one, const SamplingOptions& how) {
  return sample_positions(one, variant.plain, variant.referee, how);
}

const StratumCount& of(const SamplingResult& result, Stratum stratum) {
  return result.by_stratum.at(static_cast<std::size_t>(stratum));
}

TEST(Sampling, BothGeneratorsAgreeInEveryGameWithOneAndTwoThreads) {
  for (const Variant& variant : all_variants()) {
    const auto& name = variant.notation.name;
    const SamplingResult one =
        sampled(variant, variant.fast, {.positions = 12, .seed = 7, .depth = 2});
    EXPECT_EQ(one.all.positions, 12U) << name;
    EXPECT_EQ(one.all.different, 0U) << name;
    EXPECT_EQ(one.all.checks, of(one, Stratum::check).positions) << name;
    EXPECT_TRUE(variant.notation.hands || of(one, Stratum::drop).positions == 0) << name;
    const SamplingResult two =
        sampled(variant, variant.fast, {.positions = 12, .seed = 7, .threads = 2, .depth = 2});
    EXPECT_EQ(one.all.moves, two.all.moves) << name;
  }
}

TEST(Sampling, ADifferenceIsCountedInTheStratumWhereItIs) {
  const Variant& chess = variant_named("chess");
  const Mutants& mutants = mutants_of(chess.notation);
  const std::vector<const Mutant*> planted{mutants.find("no-en-passant")};
  const auto without = make_referee_generator(mutants.together(planted));
  const SamplingResult rich =
      sampled(chess, *without, {.positions = 20, .only = Stratum::en_passant, .threads = 2});
  EXPECT_EQ(rich.all.positions, 20U);
  EXPECT_EQ(rich.all.different, 20U);
  EXPECT_EQ(of(rich, Stratum::en_passant).different, 20U);
  EXPECT_LE(of(rich, Stratum::check).different, of(rich, Stratum::check).positions);
  ASSERT_EQ(rich.all.differences.size(), 10U);
  EXPECT_TRUE(rich.all.differences.front().missing.front().is_en_passant());
}

TEST(Sampling, AStratumThatAGameDoesNotHaveIsNeverFound) {
  const Variant& makruk = variant_named("makruk");
  const SamplingResult none =
      sampled(makruk, makruk.fast, {.positions = 2, .only = Stratum::castling});
  EXPECT_TRUE(none.exhausted);
  EXPECT_EQ(none.all.positions, 0U);
}

TEST(Sampling, GivesUpAfterTheFirstBlockThatFindsTooFew) {
  const Variant& makruk = variant_named("makruk");
  int blocks = 0;
  const auto count = [&](std::uint64_t /*done*/, std::uint64_t /*all*/) { ++blocks; };
  const SamplingResult none =
      sampled(makruk, makruk.fast,
              {.positions = 5'000, .only = Stratum::castling, .most_draws = 1, .progress = count});
  EXPECT_TRUE(none.exhausted);
  EXPECT_EQ(blocks, 1);
}

TEST(Sampling, GivesUpWithTheSameResultInAnyNumberOfThreads) {
  const Variant& makruk = variant_named("makruk");
  const auto found = [&](int threads) {
    const SamplingResult result =
        sampled(makruk, makruk.fast,
                {.positions = 2'500, .only = Stratum::check, .most_draws = 1, .threads = threads});
    EXPECT_TRUE(result.exhausted);
    return std::pair(result.all.positions, result.all.moves);
  };
  EXPECT_EQ(found(1), found(3));
  EXPECT_GT(found(1).first, 0U);
}

TEST(Strata, ThatAGameCannotHaveAreThoseWithoutAPosition) {
  const auto lacks = [](const char* variant, Stratum stratum) {
    return std::string(lacks_for(stratum, variant_named(variant).notation));
  };
  EXPECT_EQ(lacks("makruk", Stratum::castling), "castling");
  EXPECT_EQ(lacks("janggi", Stratum::promotion), "promotions");
  EXPECT_EQ(lacks("shogi", Stratum::en_passant), "captures en passant");
  EXPECT_EQ(lacks("chess", Stratum::barred_drop), "drops");
  EXPECT_EQ(lacks("xiangqi", Stratum::pass), "passes");
  EXPECT_EQ(lacks("pandemonium", Stratum::castling), "");
  EXPECT_EQ(lacks("chess", Stratum::pin), "");
  for (const Variant& variant : all_variants()) {
    const SamplingResult some = sampled(variant, variant.fast, {.positions = 12, .seed = 3});
    for (std::size_t stratum = 0; stratum < strata.size(); ++stratum) {
      const std::string_view lacking = lacks_for(static_cast<Stratum>(stratum), variant.notation);
      EXPECT_TRUE(lacking.empty() || some.by_stratum.at(stratum).positions == 0)
          << variant.notation.name << ' ' << strata.at(stratum).name;
    }
  }
}

TEST(Sampling, TakesNoMemoryForPositionsThatAreNotDrawnYet) {
  const std::atomic<bool> stop{true};
  const Variant& makruk = variant_named("makruk");
  const SamplingResult none =
      sampled(makruk, makruk.fast, {.positions = 1'000'000'000'000, .stop = &stop});
  EXPECT_TRUE(none.all.interrupted);
  EXPECT_EQ(none.all.positions, 0U);
}

TEST(Sampling, ThreeDividedByThePositionsIsTheBound) {
  EXPECT_EQ(rule_of_three(0), 1);
  EXPECT_EQ(rule_of_three(2), 1);
  EXPECT_DOUBLE_EQ(rule_of_three(300), 0.01);
}

TEST(Strata, HaveDifferentNamesThatAreFound) {
  for (std::size_t stratum = 0; stratum < strata.size(); ++stratum) {
    EXPECT_EQ(find_stratum(strata.at(stratum).name), static_cast<Stratum>(stratum));
  }
  EXPECT_EQ(find_stratum("checks"), std::nullopt);
}

}  // namespace
}  // namespace hurdle::props
