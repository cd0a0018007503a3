// How many random cases a property runs, from one setting, and how a property is run.
#pragma once

#include <gtest/gtest.h>
#include <rapidcheck.h>

#include <cstdint>
#include <cstdlib>
#include <iostream>
#include <map>
#include <sstream>
#include <string>
#include <utility>

namespace hurdle::props {

/// The number of random cases of every property: the environment's HURDLE_CASES, or the build's.
[[nodiscard]] inline int random_cases() {
  const char* text = std::getenv("HURDLE_CASES");  // NOLINT(concurrency-mt-unsafe): read only
  const int cases = text == nullptr ? 0 : std::atoi(text);
  return cases > 0 ? cases : HURDLE_CASES;
}

/// How often the running property drew from each source of random values. Generators count
/// themselves here, since RapidCheck forgets the tags that they give.
inline std::map<std::string, int>& drawn_from() {
  static std::map<std::string, int> draws;
  return draws;
}

/// One line about a property that held: its cases, the seed, and what was drawn from where.
inline void tell(const testing::TestInfo& test, int cases, std::uint64_t seed) {
  std::cout << "[ property ] " << test.test_suite_name() << '.' << test.name();
  if (test.value_param() != nullptr) {
    std::cout << ", " << test.value_param();
  }
  std::cout << ": " << cases << " cases, seed " << seed;
  const char* separator = ", drawn: ";
  for (const auto& [source, draws] : drawn_from()) {
    std::cout << separator << draws << ' ' << source;
    separator = ", ";
  }
  std::cout << std::endl;
  drawn_from().clear();
}

/// Runs a RapidCheck property as part of the current test, on so many random cases, and tells how
/// many they were. A failure prints the shrunk case and the seed that repeats it (RC_PARAMS).
template <typename Property>
void check(Property&& property, int cases = random_cases()) {
  const testing::TestInfo* test = testing::UnitTest::GetInstance()->current_test_info();
  rc::detail::TestMetadata metadata;
  metadata.id = std::string(test->test_suite_name()) + "/" + test->name();
  metadata.description = test->name();
  rc::detail::TestParams params = rc::detail::configuration().testParams;
  params.maxSuccess = cases;
  drawn_from().clear();
  const auto result = rc::detail::checkTestable(std::forward<Property>(property), metadata, params);
  rc::detail::SuccessResult success;
  if (result.match(success)) {
    tell(*test, success.numSuccess, params.seed);
    return;
  }
  std::ostringstream message;
  rc::detail::printResultMessage(result, message);
  ADD_FAILURE() << message.str() << "\nRepeat it with RC_PARAMS=\"seed=" << params.seed
                << "\" HURDLE_CASES=" << random_cases();
}

}  // namespace hurdle::props
