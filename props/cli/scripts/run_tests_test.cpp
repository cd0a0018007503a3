// How the scripts in ci/ summarise a test run (run_tests in ci/lib.sh), with a fake ctest.
#include <gtest/gtest.h>

#include "props/cli/program.hpp"

namespace hurdle::props {
namespace {

/// The result of run_tests for a ctest with this output and exit code.
Outcome summed_up(const std::string& printed, int code) {
  const Scratch scratch;
  scratch.file("printed", printed);
  scratch.file("ctest",
               "#!/bin/sh\ncat \"${0%ctest}printed\"\nexit " + std::to_string(code) + "\n");
  return shell("cd '" + scratch.path("") + "' && chmod +x ctest && PATH=$PWD:$PATH bash -c '" +
               "source " HURDLE_SOURCE_DIR "/ci/lib.sh; run_tests release'");
}

TEST(RunTests, CallsNothingPassedThatWasSkipped) {
  expect_good(
      summed_up("1/3 Test #1: Pages.LoadInABrowser ......***Skipped   0.02 sec\n"
                "2/3 Test #2: Perft.Counts ......   Passed    0.02 sec\n"
                "3/3 Test #3: Perft.Divides ......   Passed    0.02 sec\n\n"
                "100% tests passed, 0 tests failed out of 3\n\n"
                "The following tests did not run:\n\t  1 - Pages.LoadInABrowser (Skipped)\n",
                0),
      {"\nrelease: 2 passed, 0 failed, 1 skipped\n"});
}

TEST(RunTests, FailWithCtestAndSayHowMany) {
  const Outcome outcome = summed_up(
      "1/2 Test #1: Perft.Counts ......***Failed    0.02 sec\n"
      "2/2 Test #2: Perft.Divides ......   Passed    0.02 sec\n\n"
      "50% tests passed, 1 tests failed out of 2\n",
      8);
  EXPECT_EQ(outcome.code, 8);
  EXPECT_TRUE(says(outcome.out, "\nrelease: 1 passed, 1 failed, 0 skipped\n"));
}

TEST(RunTests, FailWhereCtestRunsNone) {
  const Outcome outcome = summed_up("No tests were found!!!\n", 8);
  EXPECT_EQ(outcome.code, 8);
  EXPECT_TRUE(says(outcome.out, "\nrelease: 0 passed, 1 failed, 0 skipped\n"));
}

}  // namespace
}  // namespace hurdle::props
