// Runs properties on random cases; one setting gives the number of cases.
#pragma once

#include <gtest/gtest.h>
#include <rapidcheck.h>

#include <cstdint>
#include <functional>
#include <map>
#include <string>

namespace hurdle::props {

/// The number of random cases of every property: HURDLE_CASES in the environment, or the build's
/// default.
[[nodiscard]] int random_cases();

/// How many values the running property drew from each source. Generators count themselves here,
/// because RapidCheck discards their tags.
std::map<std::string, int>& drawn_from();

/// Prints a line about a property that held: its cases, the seed, and the sources of its values.
void tell(const testing::TestInfo& test, int cases, std::uint64_t seed);

/// Runs a RapidCheck property as part of the current test on `cases` random cases, and prints their
/// number. A failure prints the shrunk case and the seed that repeats it (RC_PARAMS). It draws more
/// cases while a `Rare` has not occurred.
void check(const std::function<void()>& property, int cases = random_cases());

/// An event that must occur at least once among the cases. While it has not, `check` draws up to
/// fifty times as many cases; then the test fails.
class Rare {
 public:
  /// The beginning of the test's message if it fails: "no pawn was captured en passant".
  explicit Rare(std::string failure);
  ~Rare();
  Rare(const Rare&) = delete;
  Rare& operator=(const Rare&) = delete;

  Rare& operator+=(int times) {
    times_ += times;
    return *this;
  }
  Rare& operator++() { return *this += 1; }
  [[nodiscard]] int times() const { return times_; }

 private:
  std::string failure_;
  int times_ = 0;
};

/// Uniformly random bits, drawn for the running property.
[[nodiscard]] std::uint64_t any_word();

/// A random number below `range`, or from `least` to below `end`; shrinks towards the least.
[[nodiscard]] std::uint64_t any_offset(std::uint64_t range);
template <class Number>
[[nodiscard]] Number any_number(Number least, Number end) {
  return static_cast<Number>(
      least + static_cast<Number>(any_offset(static_cast<std::uint64_t>(end - least))));
}

/// One of these values; shrinks towards the first.
template <class Choices>
[[nodiscard]] auto any_of(const Choices& choices) {
  return choices[any_offset(choices.size())];
}

}  // namespace hurdle::props
