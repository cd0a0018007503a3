// `hurdle check` and `hurdle hello` with the engine as an argument, and what else an argument may
// be.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <string>

#include "props/examples/engines/fake.hpp"
#include "props/examples/engines/program.hpp"

namespace hurdle::props {
namespace {

constexpr const char* set = "'" HURDLE_SOURCE_DIR "/positions/makruk/pieces.yaml'";
constexpr const char* server = "\"'" HURDLE_PROGRAM "' serve\"";

TEST(NamedEngines, AreArgumentsOfHello) {
  const Outcome run = good(run_hurdle(std::string("hello --variant makruk ") + server));
  EXPECT_TRUE(says(run.out, "makruk: 2 positions with 61 moves: all as ours"));
  EXPECT_EQ(run_hurdle("hello").code, 2);
  EXPECT_EQ(run_hurdle(std::string("hello cat --engine ") + server).code, 2);
  EXPECT_EQ(run_hurdle("hello cat cat").code, 2);
}

TEST(NamedEngines, AreDistinguishedFromSets) {
  for (const std::string& words :
       {std::string(set) + " " + server, std::string(server) + " " + set}) {
    const Outcome run = good(run_hurdle("check --max-nodes 10 " + words));
    EXPECT_TRUE(says(run.out, " right, 0 wrong"));
  }
}

TEST(NamedEngines, AreErrorsIfThereIsNoneOrTwo) {
  expect_no_verdict(run_hurdle(std::string("check ") + set),
                    {"no engine; expected an executable program"});
  expect_no_verdict(run_hurdle(std::string("check cat true ") + set),
                    {"two engines, 'cat' and 'true'"});
}

TEST(NamedEngines, AScriptThatIsNotExecutableIsNamed) {
  const EngineScratch scratch;
  const std::filesystem::path folder = std::filesystem::path(scratch.table()).parent_path();
  const std::string script = (folder / "engine.py").string();
  std::ofstream(script) << "print('uciok')\n";
  const Outcome run = run_hurdle("check --variant makruk '" + script + "'");
  EXPECT_EQ(run.code, 2) << run.out;
  EXPECT_EQ(run.out, "hurdle: " + script + " is not executable: `chmod +x " + script +
                         "`, or give --engine \"python3 " + script + "\"\n");
}

TEST(NamedEngines, ASetThatIsAlsoAProgramIsAmbiguous) {
  const EngineScratch scratch;
  const std::filesystem::path folder = std::filesystem::path(scratch.table()).parent_path();
  std::filesystem::create_directory(folder / "cat");
  const std::filesystem::path old = std::filesystem::current_path();
  std::filesystem::current_path(folder);
  const Outcome run = run_hurdle("check cat");
  std::filesystem::current_path(old);
  EXPECT_EQ(run.code, 2) << run.out;
  EXPECT_TRUE(says(run.out, "'cat' is a set here and a program in PATH"));
}

}  // namespace
}  // namespace hurdle::props
