// Programs that are no engines, or that end at once: no verdict, and a message that helps.
#include <gtest/gtest.h>

#include <string>

#include "props/examples/engines_program.hpp"

namespace hurdle::props {
namespace {

bool tells(const ProgramRun& run, const std::string& text) {
  return run.output.find(text) != std::string::npos;
}

TEST(NoEngines, AnEchoIsNoEngine) {
  const ProgramRun run = run_hurdle("hello --engine cat --protocol jsonl --variant makruk");
  EXPECT_EQ(run.code, 2) << run.output;
  EXPECT_TRUE(tells(run, "repeats each question as its reply")) << run.output;
  EXPECT_FALSE(tells(run, "to check it")) << run.output;
}

TEST(NoEngines, EmptyListsAreNoAnswer) {
  const ProgramRun run = run_hurdle("hello --protocol jsonl --variant makruk --engine \"sh " +
                                    scripted("broken.sh", "empty-lists") + "\"");
  EXPECT_EQ(run.code, 2) << run.output;
  EXPECT_TRUE(tells(run, "lists no move in any of these positions")) << run.output;
}

}  // namespace
}  // namespace hurdle::props
