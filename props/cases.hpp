// How many random cases a property runs, from one setting, and how a property is run.
#pragma once

#include <gtest/gtest.h>
#include <rapidcheck.h>

#include <cstdlib>
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

/// Runs a RapidCheck property as part of the current test, on so many random cases. A failure
/// prints the shrunk case and the seed that repeats it (RC_PARAMS).
template <typename Property>
void check(Property&& property, int cases = random_cases()) {
  const testing::TestInfo* test = testing::UnitTest::GetInstance()->current_test_info();
  rc::detail::TestMetadata metadata;
  metadata.id = std::string(test->test_suite_name()) + "/" + test->name();
  metadata.description = test->name();
  rc::detail::TestParams params = rc::detail::configuration().testParams;
  params.maxSuccess = cases;
  const auto result = rc::detail::checkTestable(std::forward<Property>(property), metadata, params);
  if (result.template is<rc::detail::SuccessResult>()) {
    return;
  }
  std::ostringstream message;
  rc::detail::printResultMessage(result, message);
  ADD_FAILURE() << message.str() << "\nRepeat it with RC_PARAMS=\"seed=" << params.seed
                << "\" HURDLE_CASES=" << random_cases();
}

}  // namespace hurdle::props
