// Runs properties. RapidCheck's templates are instantiated in this file, once for all properties.
#include "props/cases.hpp"

#include <algorithm>
#include <cstdlib>
#include <iostream>
#include <sstream>
#include <utility>
#include <vector>

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
  std::cout << '\n' << std::flush;
  drawn_from().clear();
}

namespace {

// What the running test must meet. A test runs alone in its thread.
std::vector<const Rare*>& rare_ones() {
  static std::vector<const Rare*> ones;
  return ones;
}

bool all_met() {
  return std::ranges::all_of(rare_ones(), [](const Rare* rare) { return rare->times() > 0; });
}

bool holds(const std::function<void()>& property, int cases, std::uint64_t seed) {
  const testing::TestInfo* test = testing::UnitTest::GetInstance()->current_test_info();
  rc::detail::TestMetadata metadata;
  metadata.id = std::string(test->test_suite_name()) + "/" + test->name();
  metadata.description = test->name();
  rc::detail::TestParams params = rc::detail::configuration().testParams;
  params.maxSuccess = cases;
  params.seed = seed;
  drawn_from().clear();
  const auto result = rc::detail::checkTestable(property, metadata, params);
  rc::detail::SuccessResult success;
  if (result.match(success)) {
    tell(*test, success.numSuccess, params.seed);
    return true;
  }
  std::ostringstream message;
  rc::detail::printResultMessage(result, message);
  ADD_FAILURE() << message.str() << "\nRepeat it with RC_PARAMS=\"seed=" << params.seed
                << "\" HURDLE_CASES=" << random_cases();
  return false;
}

constexpr std::uint64_t most_rounds = 50;

}  // namespace

void check(const std::function<void()>& property, int cases) {
  const std::uint64_t seed = rc::detail::configuration().testParams.seed;
  for (std::uint64_t round = 0; round < most_rounds; ++round) {
    if (!holds(property, cases, seed + round) || all_met()) {
      return;
    }
  }
}

Rare::Rare(std::string failure) : failure_(std::move(failure)) {
  rare_ones().push_back(this);
}

Rare::~Rare() {
  auto& ones = rare_ones();
  ones.erase(std::remove(ones.begin(), ones.end(), this), ones.end());
  if (times_ == 0 && !testing::Test::HasFailure()) {
    ADD_FAILURE() << failure_ << " in " << most_rounds << " times as many cases";
  }
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
