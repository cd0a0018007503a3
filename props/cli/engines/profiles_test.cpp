// Profiles of engines: chosen by the engine's name or given by an option; errors have file and
// line.
#include <gtest/gtest.h>

#include <filesystem>

#include "props/cli/engines/scripts.hpp"
#include "props/cli/program.hpp"

namespace hurdle::props {
namespace {

std::string profile(const std::string& rest) {
  return "schema: 1\nkind: engine\nname: mine\nabout: A profile of this test.\n" + rest;
}

class Profiles : public testing::Test {
 protected:
  [[nodiscard]] Outcome check(const std::string& content,
                              const std::vector<std::string>& more = {}) const {
    return hurdle(joined({"check", set_, "--engine", other_words("ranks-from-0"), "--profile",
                          scratch_.file("mine.yaml", content)},
                         more));
  }

  Scratch scratch_;
  std::string set_ = scratch_.file("set.yaml", two_soldiers);
};

TEST_F(Profiles, SayHowAnEngineWrites) {
  HURDLE_NEEDS("python3");
  const std::string general = profile("protocol: uci\ndialects: { uci: { ranks-from: 0 } }\n");
  const std::string found = "read as with `--ranks-from 0`";
  const Outcome of_all = good(check(general));
  EXPECT_TRUE(says(of_all.out, "profile: mine\n"));
  EXPECT_FALSE(says(of_all.out, found));
  EXPECT_FALSE(says(
      good(check(profile("dialects: { uci: { variants: { janggi: { ranks-from: 0 } } } }\n"))).out,
      found));
  EXPECT_TRUE(says(
      good(check(profile("dialects: { uci: { variants: { makruk: { ranks-from: 0 } } } }\n"))).out,
      found))
      << "another game's dialect";
  EXPECT_EQ(check(general, {"--ranks-from", "1"}).code, 2) << "options come first";
}

TEST_F(Profiles, AreTakenByTheEnginesName) {
  // `serve` has no profile among those shipped with the program, which are chosen by name.
  EXPECT_FALSE(says(hurdle({"hello", "--engine", "'" HURDLE_PROGRAM "' serve"}).out, "profile:"));
  const Outcome named =
      good({"hello", "--variant", "makruk", "--engine",
            "sh -c '\"$HURDLE\" serve | sed -u \"s/^id name .*/id name FAIRY-stockfish 99/\"'"});
  EXPECT_TRUE(says(named.out, "profile: fairy-stockfish, by the engine's name\n"));
  expect_good(
      hurdle({"hello", "--variant", "makruk", "--engine",
              "sh '" HURDLE_SOURCE_DIR
              "/props/examples/engines/programs/fake_jsonl.sh' named '" HURDLE_PROGRAM "'"}),
      {"profile: ffish, by the engine's name\n"});
}

TEST_F(Profiles, OfTheProgramCanBeRead) {
  std::size_t found = 0;
  const std::string ours = "'" HURDLE_PROGRAM "' serve";
  for (const auto& entry :
       std::filesystem::directory_iterator(HURDLE_SOURCE_DIR "/perft/engines/profiles")) {
    const Outcome outcome = hurdle(
        {"check", set_, "--engine", ours, "--protocol", "uci", "--profile", entry.path().stem()});
    EXPECT_TRUE(says(outcome.out, "profile: " + entry.path().stem().string() + "\n"))
        << outcome.err;
    ++found;
  }
  EXPECT_GE(found, 6U);
}

TEST_F(Profiles, ThatCannotBeReadAreRefusedWithTheirLine) {
  struct Bad {
    std::string rest;
    std::string message;
  };
  for (const Bad& bad :
       {Bad{"colour: red\n", "5:1: unknown key 'colour'; a profile has schema,"},
        Bad{"protocol: telepathy\n", "5:11: protocol 'telepathy'; expected uci,"},
        Bad{"engines: My Engine\n", "5:10: 'engines' must be a list"},
        Bad{"variants: { no-game: chess }\n", "5:13: unknown variant 'no-game'"},
        Bad{"differs-by: [J9, Q9]\n", "5:18: clause 'Q9'; no variant has it"},
        Bad{"dialects:\n  uci:\n    rank: 0\n", "7:5: unknown key 'rank'; a dialect has letters,"},
        Bad{"dialects:\n  uci:\n    ranks-from: 2\n", "7:17: ranks-from '2': expected 0 or 1"},
        Bad{"dialects:\n  uci:\n    castling: e1g1\n",
            "7:15: castling 'e1g1': expected O-O, o-o or 0-0"},
        Bad{"dialects:\n  uci:\n    squares: round\n", "7:14: squares 'round': expected letters,"},
        Bad{"dialects:\n  uci:\n    letters: { n: jj }\n", "7:14: letters 'n=jj'"},
        Bad{"dialects: [uci]\n", "5:11: 'dialects' must be a mapping"},
        Bad{"ends: { janggi: points }\n", "5:17: the ends of janggi must be a mapping"},
        Bad{"ends: { janggi: { rules: chess } }\n", "5:17: "},
        Bad{"ends: { makpong: { repetition: draw } }\n", "5:18: "},
        Bad{"engines: [a\n", "mine.yaml:"}}) {
    expect_refused(check(profile(bad.rest)), {bad.message, "mine.yaml:"});
  }
  EXPECT_TRUE(says(check("schema: 2\n").err, "mine.yaml:1:"));
  EXPECT_TRUE(says(check("schema: 1\nkind: engine\nname: a\n").err, "a profile without 'about'"));
  expect_refused(hurdle({"check", set_, "--engine", "true", "--profile", "nobody"}),
                 {"--profile 'nobody': expected a file, as ./mine.yaml, or one of: "
                  "fairy-stockfish,"});
}

/// Debian's Fairy-Stockfish with its other protocols.
TEST_F(Profiles, MakeFairyStockfishAgreeByUsiAndUcci) {
  constexpr const char* fairy = "/usr/games/fairy-stockfish";
  HURDLE_NEEDS(fairy);
  const std::string passes = published("janggi/passes.yaml");
  const std::string pins = published("makpong/pins.yaml");
  for (const char* protocol : {"usi", "ucci"}) {
    SCOPED_TRACE(protocol);
    expect_good(hurdle({"check", passes, pins, "--engine", fairy, "--protocol", protocol,
                        "--max-nodes", "2000"}),
                {" right, 0 wrong"});
  }
}

}  // namespace
}  // namespace hurdle::props
