// How many random cases a property runs, from one setting, and how a property is run.
#pragma once

#include <gtest/gtest.h>
#include <rapidcheck.h>

#include <cstdint>
#include <functional>
#include <map>
#include <string>

namespace hurdle::props {

/// The number of random cases of every property: the environment's HURDLE_CASES, or the build's.
[[nodiscard]] int random_cases();

/// How often the running property drew from each source of random values. Generators count
/// themselves here, since RapidCheck forgets the tags that they give.
std::map<std::string, int>& drawn_from();

/// One line about a property that held: its cases, the seed, and what was drawn from where.
void tell(const testing::TestInfo& test, int cases, std::uint64_t seed);

/// Runs a RapidCheck property as part of the current test, on so many random cases, and tells how
/// many they were. A failure prints the shrunk case and the seed that repeats it (RC_PARAMS).
void check(const std::function<void()>& property, int cases = random_cases());

/// Random bits, all alike, drawn for the running property.
[[nodiscard]] std::uint64_t any_word();

/// A random number from `least` to below `end`; it shrinks towards `least`.
[[nodiscard]] std::uint64_t any_offset(std::uint64_t range);
template <class Number>
[[nodiscard]] Number any_number(Number least, Number end) {
  return static_cast<Number>(
      least + static_cast<Number>(any_offset(static_cast<std::uint64_t>(end - least))));
}

/// One of these; it shrinks towards the first.
template <class Choices>
[[nodiscard]] auto any_of(const Choices& choices) {
  return choices[any_offset(choices.size())];
}

}  // namespace hurdle::props
