// The shared table never returns a wrong count: what it finds was stored for that key and depth,
// whatever is overwritten, torn, too large or written by several threads at once.
#include "perft/count/tree/hash.hpp"

#include <gtest/gtest.h>
#include <rapidcheck.h>

#include <algorithm>
#include <atomic>
#include <map>
#include <thread>
#include <tuple>
#include <vector>

#include "props/laws/positions/support.hpp"

namespace hurdle::props {
namespace {

constexpr std::uint64_t one_bucket = 64;
constexpr std::uint64_t first_too_large = std::uint64_t{1} << HashTable::count_bits;

int any_depth() {
  return any_number(1, max_depth + 1);
}
std::uint64_t any_count() {
  return any_word() % first_too_large;
}

/// Keys with few distinct places in the table, so that entries are overwritten.
TEST(Hash, FindsWhatWasStoredOrNothing) {
  HashTable table(mebibyte);
  using Place = std::tuple<std::uint64_t, std::uint64_t, int>;
  std::map<Place, std::uint64_t> model;
  check([&] {
    const Key key{any_word() << 59U, any_word()};
    const int depth = any_depth();
    const std::uint64_t count = any_count();
    table.store(key, depth, count);
    model[{key.find, key.verify, depth}] = count;
    RC_ASSERT(table.find(key, depth) == count);
  });
  for (const auto& [place, stored] : model) {
    const auto& [find, verify, depth] = place;
    const auto found = table.find({find, verify}, depth);
    EXPECT_TRUE(!found || *found == stored);
    EXPECT_FALSE(table.find({find, ~verify}, depth));
  }
}

TEST(Hash, AnEmptyTableFindsNothing) {
  const HashTable table(mebibyte);
  EXPECT_FALSE(table.find({0, 0}, 1));
  check([&] { RC_ASSERT(!table.find({any_word(), any_word()}, any_depth())); });
}

TEST(Hash, OneDepthIsNotAnother) {
  check([] {
    HashTable table(one_bucket);
    const Key key{any_word(), any_word()};
    const int stored = any_depth();
    const std::uint64_t count = any_count();
    table.store(key, stored, count);
    for (int depth = 1; depth <= max_depth; ++depth) {
      RC_ASSERT(table.find(key, depth).has_value() == (depth == stored));
    }
  });
}

/// Keys of the same bucket: equal indexing bits, different verifying bits.
TEST(Hash, KeysOfOneBucketAreDistinguished) {
  check([] {
    HashTable table(mebibyte);
    const Key key{any_word(), any_word()};
    const int depth = any_depth();
    table.store(key, depth, any_count());
    const std::uint64_t bit = std::uint64_t{1} << any_number(0U, 64U);
    const std::uint64_t tag_bit = std::uint64_t{1} << any_number(0U, HashTable::tag_bits);
    RC_ASSERT(table.find(key, depth).has_value());
    RC_ASSERT(!table.find({key.find, key.verify ^ bit}, depth));
    RC_ASSERT(!table.find({key.find ^ tag_bit, key.verify}, depth));
  });
}

/// A bucket keeps the newest entry and the largest of the earlier ones.
TEST(Hash, KeepsTheNewestAndTheLargest) {
  check([] {
    HashTable table(one_bucket);
    const int stores = any_number(1, 20);
    std::vector<std::uint64_t> counts;  // for the keys {0, 0}, {0, 1}, ...
    for (std::uint64_t key = 0; key < static_cast<std::uint64_t>(stores); ++key) {
      counts.push_back(any_count());
      table.store({0, key}, 3, counts.back());
    }
    const auto key_of = [](std::size_t index) { return Key{0, index}; };
    RC_ASSERT(table.find(key_of(counts.size() - 1), 3) == counts.back());
    std::vector<std::uint64_t> older(counts.begin(), counts.end() - 1);
    std::sort(older.rbegin(), older.rend());
    older.resize(std::min<std::size_t>(older.size(), HashTable::entries_a_bucket - 1));
    for (const std::uint64_t count : older) {
      const auto at = std::ranges::find(counts, count) - counts.begin();
      RC_ASSERT(table.find(key_of(static_cast<std::size_t>(at)), 3) == count);
    }
  });
}

TEST(Hash, CountsThatDoNotFitAreNotStored) {
  HashTable table(mebibyte);
  const Key key{123, 456};
  table.store(key, 9, first_too_large);
  EXPECT_FALSE(table.find(key, 9));
  table.store(key, 9, ~std::uint64_t{0});
  EXPECT_FALSE(table.find(key, 9));
  table.store(key, 9, first_too_large - 1);
  EXPECT_EQ(table.find(key, 9), first_too_large - 1);
  table.store(key, 9, first_too_large);
  EXPECT_EQ(table.find(key, 9), first_too_large - 1);
}

/// A race may combine the data of one store with the check of another. The test makes such an entry
/// by storing for the one key that it would verify for; both real keys must miss it.
TEST(Hash, TornEntriesNeverVerify) {
  check([] {
    const Key first{any_word(), any_word()};
    const Key second{first.find, any_word()};
    const int depth = any_depth();
    const std::uint64_t first_count = any_count();
    const std::uint64_t second_count = any_count();
    RC_PRE(first.verify != second.verify);
    RC_PRE(first_count != second_count);

    HashTable table(mebibyte);
    const std::uint64_t difference = (first_count ^ second_count) << (64U - HashTable::count_bits);
    const Key torn{first.find, second.verify ^ difference};
    RC_PRE(torn.verify != first.verify);
    table.store(torn, depth, first_count);
    RC_ASSERT(table.find(torn, depth) == first_count);
    RC_ASSERT(!table.find(first, depth));
    RC_ASSERT(!table.find(second, depth));
  });
}

/// Threads compete for the same few entries; every count is a function of its key.
TEST(Hash, ThreadsNeverReadAnothersCount) {
  HashTable table(one_bucket);
  const auto count_for = [](const Key& key, int depth) {
    return (key.verify * 0x9E3779B97F4A7C15U + static_cast<std::uint64_t>(depth)) % first_too_large;
  };
  std::atomic<std::uint64_t> wrong{0};
  std::atomic<std::uint64_t> found{0};
  const auto hammer = [&](std::uint64_t thread) {
    for (std::uint64_t round = 0; round < 200'000; ++round) {
      const Key key{round % 3, (round * 7 + thread) % 64};
      const int depth = static_cast<int>(round % 2) + 1;
      if (round % 5 < 2) {
        table.store(key, depth, count_for(key, depth));
      }
      const auto known = table.find(key, depth);
      if (known) {
        ++found;
      }
      if (known && *known != count_for(key, depth)) {
        ++wrong;
      }
    }
  };
  std::vector<std::thread> threads;
  for (std::uint64_t thread = 0; thread < 4; ++thread) {
    threads.emplace_back(hammer, thread);
  }
  for (std::thread& thread : threads) {
    thread.join();
  }
  EXPECT_EQ(wrong, 0U);
  EXPECT_GT(found, 0U);
}

}  // namespace
}  // namespace hurdle::props
