// Sets of squares in one or two machine words; gathers scattered bits at the low end and scatters
// them again.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <type_traits>

#if defined(__BMI2__)
#include <immintrin.h>
#endif

namespace hurdle::fast {

/// An index of an array.
[[nodiscard]] constexpr std::size_t at(int index) noexcept {
  return static_cast<std::size_t>(index);
}

__extension__ using Bits128 = unsigned __int128;
using Bits64 = std::uint64_t;

/// A set of two words in one vector register, where sets are combined and not looked into: one
/// instruction instead of two. The same bytes as the set.
using Lanes128 [[gnu::vector_size(sizeof(Bits128))]] = Bits64;
template <class Bits>
using LanesOf = std::conditional_t<sizeof(Bits) == sizeof(Bits128), Lanes128, Bits>;

[[nodiscard]] constexpr Bits64 low(Bits128 bits) noexcept {
  return static_cast<Bits64>(bits);
}
[[nodiscard]] constexpr Bits64 high(Bits128 bits) noexcept {
  return static_cast<Bits64>(bits >> 64U);
}

[[nodiscard]] constexpr int popcount(Bits64 bits) noexcept {
  return std::popcount(bits);
}
[[nodiscard]] constexpr int popcount(Bits128 bits) noexcept {
  return std::popcount(low(bits)) + std::popcount(high(bits));
}

/// The lowest member of a set that is not empty.
[[nodiscard]] constexpr int first(Bits64 bits) noexcept {
  return std::countr_zero(bits);
}
[[nodiscard]] constexpr int first(Bits128 bits) noexcept {
  return low(bits) != 0 ? std::countr_zero(low(bits)) : 64 + std::countr_zero(high(bits));
}

/// The squares below the highest member of a set; none if it is empty.
[[nodiscard]] constexpr Bits64 below_last(Bits64 bits) noexcept {
  return bits == 0 ? 0 : (Bits64{1} << (63U - static_cast<unsigned>(std::countl_zero(bits)))) - 1U;
}
[[nodiscard]] constexpr Bits128 below_last(Bits128 bits) noexcept {
  return high(bits) != 0 ? Bits128{below_last(high(bits))} << 64U | ~Bits64{0}
                         : Bits128{below_last(low(bits))};
}

/// The set of one square.
template <class Bits>
[[nodiscard]] constexpr Bits bit(int index) noexcept {
  if constexpr (sizeof(Bits) == sizeof(Bits64)) {
    return Bits64{1} << static_cast<unsigned>(index);
  } else {
    const Bits64 word = Bits64{1} << (static_cast<unsigned>(index) & 63U);
    return index < 64 ? Bits{word} : Bits{word} << 64U;
  }
}

[[nodiscard]] constexpr bool has(Bits64 bits, int index) noexcept {
  return (bits >> static_cast<unsigned>(index) & 1U) != 0;
}
[[nodiscard]] constexpr bool has(Bits128 bits, int index) noexcept {
  const Bits64 word = index < 64 ? low(bits) : high(bits);
  return (word >> (static_cast<unsigned>(index) & 63U) & 1U) != 0;
}

/// True when the set has two members or more.
template <class Bits>
[[nodiscard]] constexpr bool many(Bits bits) noexcept {
  return (bits & (bits - 1U)) != 0;
}

/// The lowest members of a set, at most this many.
template <class Bits>
[[nodiscard]] [[gnu::always_inline]] constexpr Bits first_of(Bits set, int number) {
  Bits rest = set;
  for (; number > 0; --number) {
    rest &= rest - 1U;
  }
  return set ^ rest;
}

/// Calls `visit(int square)` for every member, from the lowest.
template <class Visit>
[[gnu::always_inline]] constexpr void each(Bits64 bits, Visit&& visit) {
  for (; bits != 0; bits &= bits - 1U) {
    visit(std::countr_zero(bits));
  }
}

/// The same, word by word, so that the loop-carried value is a single word.
template <class Visit>
[[gnu::always_inline]] constexpr void each(Bits128 bits, Visit&& visit) {
  Bits64 word = low(bits);
  Bits64 rest = high(bits);
  int base = 0;
  for (;;) {
    for (; word != 0; word &= word - 1U) {
      visit(base + std::countr_zero(word));
    }
    if (rest == 0) {
      return;
    }
    word = rest;
    rest = 0;
    base = 64;
  }
}

/// The bits of `word` selected by `mask`, packed at the low end in order (PEXT).
[[nodiscard]] inline Bits64 extract(Bits64 word, Bits64 mask) noexcept {
#if defined(__BMI2__)
  return _pext_u64(word, mask);
#else
  Bits64 result = 0;
  for (Bits64 target = 1; mask != 0; target <<= 1U, mask &= mask - 1U) {
    if ((word & mask & (~mask + 1U)) != 0) {
      result |= target;
    }
  }
  return result;
#endif
}

/// The low bits of `word`, spread in order over the bits selected by `mask` (PDEP).
[[nodiscard]] inline Bits64 deposit(Bits64 word, Bits64 mask) noexcept {
#if defined(__BMI2__)
  return _pdep_u64(word, mask);
#else
  Bits64 result = 0;
  for (; mask != 0; word >>= 1U, mask &= mask - 1U) {
    if ((word & 1U) != 0) {
      result |= mask & (~mask + 1U);
    }
  }
  return result;
#endif
}

}  // namespace hurdle::fast
