// Options of notation that the user gives and that do not fit the engine: Hurdle names them, and
// never accuses the engine.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include "props/cli/program.hpp"

namespace hurdle::props {
namespace {

const std::string castling = published("chess/castling.yaml");
const std::string right_engine = "'" HURDLE_PROGRAM "' serve";

/// An engine that cannot print its position and takes the letter J for an empty square.
std::string engine_without_j(const Scratch& scratch) {
  return shell_engine(scratch, "sed -u -e '/^d$/d' -e '/^position/s/[jJ]/1/g' | \"$HURDLE\" serve");
}

TEST(GivenOptions, AnOptionThatDoesNotFitIsNamed) {
  for (const auto& [option, sentence] :
       {std::pair{"--upper-case", "the engine writes moves in lower case"},
        std::pair{"--ranks-down", "the engine's first rank is our first"},
        std::pair{"--files-down", "the engine's first file is our first"}}) {
    const std::string expected =
        fmt::format("chess: you gave `{}`, but {}: leave `{}` out", option, sentence, option);
    const Outcome check = hurdle({"check", castling, "--engine", right_engine, option});
    expect_refused(check, {"The engine's notation differs from the given options", expected});
    EXPECT_FALSE(says(check.err, "use `"));
    const Outcome hello = hurdle({"hello", "--engine", right_engine, "--variant", "chess", option});
    EXPECT_TRUE(says(hello.out, expected));
  }
}

TEST(GivenOptions, AWrongOptionHasARightOne) {
  expect_refused(
      hurdle({"check", castling, "--engine", right_engine, "--squares", "file-rank"}),
      {"chess: you gave `--squares file-rank`, but the engine writes squares as a letter "
       "and a number: leave `--squares` out"});
}

TEST(GivenOptions, ThatTakePairsSayOfWhat) {
  const std::string help = good({"check", "--help"}).out;
  EXPECT_TRUE(says(help, "The engine's piece letters, such as n=j,b=x"));
  EXPECT_TRUE(says(help, "Letters after a move that promotes, for each piece, such as p=t,l=n"));
}

TEST(GivenOptions, TheCommandToRerunKeepsTheOthers) {
  const Outcome check = hurdle({"check", castling, "--upper-case", "--tag", "quick", "--engine",
                                right_engine, "--max-nodes", "9999", "--random", "3", "--jobs", "2",
                                "--all", "--letters", "n=n,b=b"});
  expect_refused(check, {"Rerun with:\n  hurdle check ", "castling.yaml --tag quick --engine ",
                         " --max-nodes 9999 --random 3 --jobs 2 --all"});
  EXPECT_FALSE(says(check.err.substr(check.err.find("Rerun with:")), "--upper-case")) << check.err;
}

TEST(GivenOptions, WrongLettersAccuseNoEngine) {
  const Scratch scratch;
  const std::string engine = engine_without_j(scratch);
  const Outcome check = hurdle({"check", castling, "--engine", engine, "--letters", "n=j"});
  expect_refused(check, {"The engine's notation differs from the given options",
                         "chess: with `--letters n=j` ", " missing and ", " extra; without it all ",
                         " moves are as ours: leave `--letters` out"});
  const Outcome hello =
      hurdle({"hello", "--engine", engine, "--variant", "chess", "--letters", "n=j"});
  expect_no_verdict(hello, {" moves are as ours: leave `--letters` out",
                            "to check it:\n  hurdle check --engine "});
  EXPECT_FALSE(says(hello.out, "chess --letters"));
}

}  // namespace
}  // namespace hurdle::props
