// Runs properties. RapidCheck's templates are instantiated in this file, once for all properties.
#include "props/cases.hpp"

#include <cstdlib>
#include <iostream>
#include <sstream>

namespace hurdle::props {

int random_cases() {
  const char* text = std::getenv("HURDLE_CASES");  // NOLINT(concurrency-mt-unsafe): read only
  const int cases = text == nullptr ? 0 : std::atoi(text);
  return cases > 0 ? cases : HURDLE_CASES;
}

std::map<std::string, int>& drawn_from() {
  static std::map<std::string, int> draws;
  return draws;
}

void tell(const testing::TestInfo& test, int cases, std::uint64_t seed) {
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

void check(const std::function<void()>& property, int cases) {
  const testing::TestInfo* test = testing::UnitTest::GetInstance()->current_test_info();
  rc::detail::TestMetadata metadata;
  metadata.id = std::string(test->test_suite_name()) + "/" + test->name();
  metadata.description = test->name();
  rc::detail::TestParams params = rc::detail::configuration().testParams;
  params.maxSuccess = cases;
  drawn_from().clear();
  const auto result = rc::detail::checkTestable(property, metadata, params);
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

std::uint64_t any_word() {
  const rc::Gen<std::uint64_t> words = [](const rc::Random& random, int /*size*/) {
    rc::Random stream = random;
    return rc::shrinkable::shrinkRecur(stream.next(), &rc::shrink::integral<std::uint64_t>);
  };
  return *words;
}

std::uint64_t any_offset(std::uint64_t range) {
  return *rc::gen::inRange<std::uint64_t>(0, range);
}

}  // namespace hurdle::props
