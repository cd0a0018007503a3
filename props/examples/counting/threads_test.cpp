// Threads without work do not take a core from the engine that is asked.
#include "perft/count/threads.hpp"

#include <gtest/gtest.h>
#include <sys/resource.h>

#include <chrono>
#include <thread>

namespace hurdle::props {
namespace {

/// The processor time of this process so far, in ms.
std::int64_t processor_time() {
  rusage used{};
  EXPECT_EQ(0, ::getrusage(RUSAGE_SELF, &used));
  const auto in_ms = [](const timeval& time) { return time.tv_sec * 1000 + time.tv_usec / 1000; };
  return in_ms(used.ru_utime) + in_ms(used.ru_stime);
}

TEST(Threads, WithoutWorkSleep) {
  constexpr int rounds = 3;
  constexpr std::chrono::milliseconds nap(100);
  const std::int64_t before = processor_time();
  for (int round = 0; round < rounds; ++round) {
    // While index 0 sleeps, the other threads have nothing to do, here and between two rounds.
    for_each_index(2, 2, [&](std::size_t index) {
      if (index == 0) {
        std::this_thread::sleep_for(nap);
      }
    });
    std::this_thread::sleep_for(nap);
  }
  EXPECT_LT(processor_time() - before, rounds * nap.count() / 2);
}

}  // namespace
}  // namespace hurdle::props
