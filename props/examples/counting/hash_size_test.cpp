// The default size of a table, by depth and free memory alone.
#include "perft/count/tree/hash_size.hpp"

#include <gtest/gtest.h>

#include "perft/count/generator.hpp"

namespace hurdle::props {
namespace {

constexpr std::uint64_t gibibyte = 1024 * mebibyte;
constexpr std::uint64_t plenty = 1024 * gibibyte;

TEST(HashSize, IsNothingForShallowCounts) {
  for (int depth = 0; depth <= 5; ++depth) {
    EXPECT_EQ(hash_size(depth, plenty), 0U) << depth;
    EXPECT_EQ(hash_size(depth), 0U) << depth;
  }
}

TEST(HashSize, GrowsFourfoldWithEachPlyUpToFourGibibytes) {
  EXPECT_EQ(hash_size(6, plenty), 64 * mebibyte);
  EXPECT_EQ(hash_size(7, plenty), 256 * mebibyte);
  EXPECT_EQ(hash_size(8, plenty), gibibyte);
  for (int depth = 9; depth <= max_depth; ++depth) {
    EXPECT_EQ(hash_size(depth, plenty), 4 * gibibyte) << depth;
  }
}

TEST(HashSize, LeavesHalfOfTheFreeMemoryAlone) {
  EXPECT_EQ(hash_size(6, 128 * mebibyte), 64 * mebibyte);
  EXPECT_EQ(hash_size(6, 127 * mebibyte), 63 * mebibyte);
  EXPECT_EQ(hash_size(9, 3 * gibibyte + 5), 3 * gibibyte / 2);
  EXPECT_EQ(hash_size(max_depth, 2 * mebibyte), mebibyte);
  EXPECT_EQ(hash_size(max_depth, 2 * mebibyte - 1), 0U);
  EXPECT_EQ(hash_size(max_depth, 0), 0U);
}

TEST(HashSize, OfThisMachineLeavesRoomOnIt) {
  EXPECT_LE(hash_size(max_depth), installed_memory() / 2);
}

}  // namespace
}  // namespace hurdle::props
