// Generators build their tables on first use, also if several threads start at the same time.
#include <gtest/gtest.h>

#include <thread>
#include <vector>

#include "movegen/vocab/text/text.hpp"
#include "perft/count/variants.hpp"

namespace hurdle::props {
namespace {

TEST(FirstUse, ManyThreadsAtOnceGetTheSameMoves) {
  constexpr std::size_t thread_count = 8;
  for (const Variant& variant : all_variants()) {
    const auto start = start_position(variant.notation);
    std::vector<std::vector<Move>> found(thread_count);
    std::vector<std::thread> threads;
    for (std::vector<Move>& moves : found) {
      threads.emplace_back([&variant, &start, &moves] { moves = variant.fast.moves(start); });
    }
    for (std::thread& thread : threads) {
      thread.join();
    }
    const std::vector<Move> expected = variant.plain.moves(start);
    EXPECT_FALSE(expected.empty());
    for (const std::vector<Move>& moves : found) {
      EXPECT_EQ(moves, expected) << variant.notation.name;
    }
  }
}

}  // namespace
}  // namespace hurdle::props
