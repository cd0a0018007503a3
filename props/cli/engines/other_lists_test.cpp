// Programs that reply with lists of moves which are easily taken for something else: what `hello`
// and `check` say about them is true.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "props/cli/program.hpp"

namespace hurdle::props {
namespace {

class OtherLists : public testing::Test {
 protected:
  void SetUp() override {
    if (shell("command -v python3").code != 0) {
      GTEST_SKIP() << "no python3 on this machine";
    }
  }

  static Outcome run(const std::string& command, const std::string& mode,
                     const std::vector<std::string>& arguments) {
    std::vector<std::string> words{command, "--protocol", "jsonl", "--engine",
                                   "env HURDLE='" HURDLE_PROGRAM "' python3 '" HURDLE_SOURCE_DIR
                                   "/props/examples/engines/programs/other_lists.py' " +
                                       mode};
    words.insert(words.end(), arguments.begin(), arguments.end());
    return hurdle(words);
  }

  Scratch scratch_;
};

TEST_F(OtherLists, APassWithoutAnyOtherMoveIsNoRuleWithoutPasses) {
  const Outcome hello = run("hello", "stuck", {"--variant", "janggi"});
  EXPECT_FALSE(says(hello.out, "house rules no-pass")) << hello.out;
  EXPECT_TRUE(says(hello.out, "janggi: you write the pass as a1a1: use `--pass a1a1`"))
      << hello.out;
  const Outcome told = run("hello", "stuck", {"--variant", "janggi", "--pass", "a1a1"});
  EXPECT_FALSE(says(told.out, "house rules")) << told.out;
}

TEST_F(OtherLists, APassWithoutAnyOtherMoveIsAHouseRule) {
  const Outcome outcome = run("hello", "only-when-stuck", {"--variant", "janggi"});
  EXPECT_TRUE(says(outcome.out, "use `--house-rules pass-only-when-stuck`")) << outcome.out;
}

}  // namespace
}  // namespace hurdle::props
