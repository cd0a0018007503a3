// Node counts: unsigned 128-bit numbers with checked overflow.
#pragma once

#include <cstdint>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>

namespace hurdle {

__extension__ using Wide = unsigned __int128;

/// A total of nodes. Addition and multiplication throw std::overflow_error beyond 2^128-1.
class Total {
 public:
  constexpr Total() = default;
  constexpr Total(std::uint64_t value) noexcept : value_(value) {}  // NOLINT: a count is a total

  [[nodiscard]] static constexpr Total from_wide(Wide value) noexcept {
    Total total;
    total.value_ = value;
    return total;
  }

  constexpr Total& operator+=(Total other) {
    Wide sum = 0;
    if (__builtin_add_overflow(value_, other.value_, &sum)) {
      throw std::overflow_error("a node count exceeds 128 bits");
    }
    value_ = sum;
    return *this;
  }
  constexpr Total& operator*=(Total other) {
    Wide product = 0;
    if (__builtin_mul_overflow(value_, other.value_, &product)) {
      throw std::overflow_error("a node count exceeds 128 bits");
    }
    value_ = product;
    return *this;
  }
  [[nodiscard]] friend constexpr Total operator+(Total a, Total b) { return a += b; }
  [[nodiscard]] friend constexpr Total operator*(Total a, Total b) { return a *= b; }
  [[nodiscard]] constexpr Wide wide() const noexcept { return value_; }
  constexpr auto operator<=>(const Total&) const = default;

 private:
  Wide value_ = 0;
};

/// Decimal digits, without separators.
[[nodiscard]] std::string to_text(Total total);

/// "1 line", "2 lines".
[[nodiscard]] std::string counted(Total number, std::string_view singular);

/// Parses decimal digits (no sign, no leading zero except in "0"); nothing for any other text or
/// for a number beyond 128 bits.
[[nodiscard]] std::optional<Total> parse_total(std::string_view text);

}  // namespace hurdle
