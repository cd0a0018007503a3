// The fast generator's smallest parts against slow reference functions, exhaustively or on random
// words: line tables, gathering of bits, iteration over sets.
#include "movegen/fast/board/lines.hpp"

#include <gtest/gtest.h>
#include <rapidcheck.h>

#include <bitset>
#include <vector>

#include "movegen/fast/board/bits.hpp"
#include "props/laws/positions/support.hpp"

namespace hurdle::props {
namespace {

using fast::Bits128;
using fast::Bits64;
using fast::line_tables;
using fast::LineSet;
using fast::LineTables;

constexpr int words_a_case = 100;

constexpr LineSet index_bit(int index) {
  return LineSet{1} << static_cast<unsigned>(index);
}

/// The number of pieces strictly between two places.
int standing_between(int a, int b, LineSet occupied) {
  int count = 0;
  for (int index = std::min(a, b) + 1; index < std::max(a, b); ++index) {
    if ((occupied & index_bit(index)) != 0) {
      ++count;
    }
  }
  return count;
}

template <class Visit>
void each_lookup(Visit&& visit) {
  LineTables::fill_once();
  for (int index = 0; index < fast::max_line; ++index) {
    for (LineSet occupied = 0; occupied < 1U << fast::max_line; ++occupied) {
      visit(index, static_cast<std::size_t>(index), occupied);
    }
  }
}

TEST(Lines, TablesAreTheirSlowTwins) {
  each_lookup([](int index, std::size_t at, LineSet occupied) {
    ASSERT_EQ(line_tables.slide[at][occupied], fast::slide_slowly(index, occupied))
        << "index " << index << ", occupied " << std::bitset<fast::max_line>(occupied);
    ASSERT_EQ(line_tables.hop[at][occupied], fast::hop_slowly(index, occupied))
        << "index " << index << ", occupied " << std::bitset<fast::max_line>(occupied);
  });
}

/// An equivalent definition: a slide has no piece between, a hop exactly one.
TEST(Lines, SlidesPassNothingAndHopsPassOnePiece) {
  each_lookup([](int index, std::size_t at, LineSet occupied) {
    LineSet slides = 0;
    LineSet hops = 0;
    for (int to = 0; to < fast::max_line; ++to) {
      if (to == index) {
        continue;
      }
      const int between = standing_between(index, to, occupied);
      if (between == 0) {
        slides |= index_bit(to);
      }
      if (between == 1) {
        hops |= index_bit(to);
      }
    }
    ASSERT_EQ(line_tables.slide[at][occupied], slides);
    ASSERT_EQ(line_tables.hop[at][occupied], hops);
  });
}

Bits64 extract_slowly(Bits64 word, Bits64 mask) {
  Bits64 result = 0;
  int next = 0;
  for (int index = 0; index < 64; ++index) {
    if ((mask >> index & 1U) == 0) {
      continue;
    }
    result |= (word >> index & 1U) << next;
    ++next;
  }
  return result;
}

Bits64 deposit_slowly(Bits64 word, Bits64 mask) {
  Bits64 result = 0;
  int next = 0;
  for (int index = 0; index < 64; ++index) {
    if ((mask >> index & 1U) == 0) {
      continue;
    }
    result |= (word >> next & 1U) << index;
    ++next;
  }
  return result;
}

/// Random words with few bits, many bits, all or none.
Bits64 any_bits() {
  const Bits64 one = any_word();
  const Bits64 other = any_word();
  const Bits64 third = any_word();
  switch (any_number(0, 5)) {
    case 0:
      return 0;
    case 1:
      return ~Bits64{0};
    case 2:
      return one & other & third;
    case 3:
      return one | other | third;
    default:
      return one;
  }
}

TEST(Bits, ExtractAndDepositAreTheirSlowTwins) {
  check(
      [] {
        const Bits64 word = any_bits();
        const Bits64 mask = any_bits();
        RC_ASSERT(fast::extract(word, mask) == extract_slowly(word, mask));
        RC_ASSERT(fast::deposit(word, mask) == deposit_slowly(word, mask));
        RC_ASSERT(fast::deposit(fast::extract(word, mask), mask) == (word & mask));
      },
      random_cases() * words_a_case);
}

template <class Bits>
void walk_the_set(Bits set) {
  std::vector<int> members;
  for (int index = 0; index < static_cast<int>(sizeof(Bits) * 8); ++index) {
    if (fast::has(set, index)) {
      members.push_back(index);
    }
  }
  std::vector<int> visited;
  Bits sum = 0;
  fast::each(set, [&](int index) {
    visited.push_back(index);
    sum |= fast::bit<Bits>(index);
  });
  RC_ASSERT(visited == members);
  RC_ASSERT((sum == set));
  RC_ASSERT(fast::popcount(set) == static_cast<int>(members.size()));
  RC_ASSERT(fast::many(set) == (members.size() > 1));
  if (!members.empty()) {
    RC_ASSERT(fast::first(set) == members.front());
  }
}

TEST(Bits, SetsAreWalkedFromTheLowestMember) {
  check(
      [] {
        const Bits64 one = any_bits();
        walk_the_set<Bits64>(one);
        walk_the_set<Bits128>(static_cast<Bits128>(any_bits()) << 64U | one);
      },
      random_cases() * words_a_case);
}

}  // namespace
}  // namespace hurdle::props
