// `hurdle build-variant`: a game is compiled, compared with the referee and then counted by its
// library; whatever is wrong with compiler, cache or library is said.
#include <gtest/gtest.h>

#include "props/cli/program.hpp"
#include "props/needs.hpp"

namespace hurdle::props {
namespace {

constexpr const char* tiny =
    "[tiny:chess]\nmaxFile = 4\nmaxRank = 6\nstartFen = rnkb/pppp/4/4/PPPP/RNKB w - - 0 1\n"
    "promotionRegionWhite = *6\npromotionRegionBlack = *1\ndoubleStepRegionWhite = *2\n"
    "doubleStepRegionBlack = *5\n[other:chess]\nmustCapture = true\n";

/// A variants file and a cache of their own.
class Workshop {
 public:
  Workshop() : file_(scratch_.file("v.ini", tiny)) {}

  /// Runs `hurdle` with this compiler; without one by the machine's, without optimisation, since
  /// that is the quickest.
  [[nodiscard]] Outcome run(const std::string& arguments,
                            const std::string& compiler = "c++ -O0") const {
    return shell("XDG_CACHE_HOME=" + scratch_.path("cache") + " CXX='" + compiler +
                 "' \"$HURDLE\" " + arguments);
  }
  /// Builds a game (`FILE NAME`) and compares it quickly.
  [[nodiscard]] Outcome build(const std::string& game,
                              const std::string& compiler = "c++ -O0") const {
    return run("build-variant " + game + " --positions 20 --nodes 5000", compiler);
  }
  [[nodiscard]] Outcome perft(const std::string& arguments) const {
    return run("perft " + arguments);
  }
  /// A compiler written in shell; `$source` and `$library` are the files that it is given.
  [[nodiscard]] std::string compiler(const std::string& name, const std::string& lines) const {
    const std::string path = scratch_.file(
        name, "#!/bin/sh\nif [ \"$1\" = --version ]; then echo " + name + "; exit; fi\n" +
                  "for last; do case $before in -o) library=$last;; esac; before=$last; done\n" +
                  "source=$before\n" + lines + "\n");
    EXPECT_EQ(shell("chmod +x " + path).code, 0);
    return path;
  }
  [[nodiscard]] std::string path(const std::string& name) const { return scratch_.path(name); }
  [[nodiscard]] const std::string& file() const { return file_; }

 private:
  Scratch scratch_;
  std::string file_;
};

TEST(BuildVariant, ALibraryCountsOnceItAgreesWithTheReferee) {
  HURDLE_NEEDS("c++");
  const Workshop shop;
  const std::string game = "minishogi 4 --variants builtin ";
  const Outcome before = shop.perft(game);
  EXPECT_TRUE(says(before.err, "the referee counted: no fast generator was built"));
  const Outcome built = shop.build("builtin minishogi");
  ASSERT_EQ(built.code, 0) << built.err << built.out;
  EXPECT_TRUE(says(built.out, "equal to the referee on 20 positions"));
  const Outcome counted = shop.perft(game);
  EXPECT_EQ(counted.out, before.out);
  EXPECT_TRUE(says(counted.err, "the fast generator counted"));
  EXPECT_EQ(shop.perft(game + "--divide --threads 2").out,
            shop.perft(game + "--divide --referee").out);
  EXPECT_TRUE(says(shop.perft(game + "--referee").err, "the referee counted: as --referee asks"));
  const std::string build_again = "build-variant builtin minishogi";
  const Outcome compared = good(shop.run(build_again + " --positions 21 --nodes 50"));
  EXPECT_TRUE(says(compared.out, "equal to the referee on 21 positions"));
  EXPECT_TRUE(says(compared.out, "built before"));
  EXPECT_TRUE(says(shop.perft(game).err, "compared with the referee: 21 positions"));
  EXPECT_TRUE(says(shop.run(build_again).out, "equal to the referee on 21 positions"));
  EXPECT_TRUE(says(shop.perft(game + "--fen '3k1/5/P4/P4/1K3[] w - - 0 1'").err,
                   "the referee counted: the fast generator cannot hold this position: two "
                   "pawns on a file"));
  // Of the positions after the first move, the library holds those with a promoted pawn.
  const std::string mixed = "minishogi 3 --variants builtin --fen '3k1/P4/P4/5/1K3[] w - - 0 1'";
  const std::string store = shop.path("store.db");
  EXPECT_EQ(shop.run("campaign start " + store + " --split 1 " + mixed).code, 0);
  const Outcome worked = shop.run("work --until-idle " + store);
  EXPECT_TRUE(
      says(worked.err, ": the fast generator counts, and the referee those positions that"));
  EXPECT_EQ(shop.run("campaign result " + store).out, shop.perft(mixed + " --referee").out);
  // A capture that gives check opens a file to a pawn drop that answers it.
  const std::string opened =
      "minishogi 2 --variants builtin --fen '2sg1/r2kb/P2bR/5/KG1+s1[P] b - - 4 13'";
  EXPECT_EQ(shop.perft(opened).out, shop.perft(opened + " --referee").out);

  // A library that is cut off is not used, and built again; so is another compiler's.
  const std::string library = "\"$(ls " + shop.path("cache") + "/hurdle/*.so)\"";
  ASSERT_EQ(shell("cp " + library + " " + shop.path("good.so")).code, 0);
  ASSERT_EQ(shell("truncate -s 5000 " + library).code, 0);
  const Outcome damaged = shop.perft(game);
  EXPECT_EQ(damaged.out, before.out);
  EXPECT_TRUE(says(damaged.err, "is not the library that was compared; build it again"));
  const std::string copies =
      shop.compiler("copies", "cp " + shop.path("good.so") + " \"$library\"");
  const Outcome again = good(shop.build("builtin minishogi", copies));
  EXPECT_TRUE(says(again.err, "is not the library that was compared; built again"));
  EXPECT_TRUE(says(shop.perft(game).err, "the fast generator counted"));
  expect_refused(shop.build(shop.file() + " tiny", copies), {"expected the generator with digest"});
}

TEST(BuildVariant, ALibraryThatDiffersIsRefusedWithItsPositions) {
  HURDLE_NEEDS("c++");
  const Workshop shop;
  const std::string errs =
      shop.compiler("errs",
                    "sed -i 's/[.]pawn_reach = {1, 2, 1}/.pawn_reach = {1, 1, 1}/' \"$source\"\n"
                    "exec c++ \"$@\" -O0");
  const Outcome built = shop.build(shop.file() + " tiny", errs);
  EXPECT_EQ(built.code, 1) << built.err << built.out;
  EXPECT_TRUE(
      says(built.out, "rnkb/pppp/4/4/PPPP/RNKB w - - 0 1: the fast generator lacks a2a4 ("));
  EXPECT_TRUE(says(built.out, "differs from the referee and is not used"));
  EXPECT_TRUE(
      says(shop.perft("tiny 2 --variants " + shop.file()).err, "no fast generator was built"));
  EXPECT_EQ(shell("ls " + shop.path("cache") + "/hurdle/*.so").code, 2);
}

/// At depth 2 and more the library counts the last two plies in another way.
TEST(BuildVariant, ALibraryThatMiscountsOnePlyIsRefused) {
  HURDLE_NEEDS("c++");
  const Workshop shop;
  const std::string errs =
      shop.compiler("errs", R"(sed -i 's/static const Generator table = \(.*\);/\
static const Generator whole = \1;\
static Generator table = whole;\
table.count = [](auto* state, int depth, auto* search) -> std::uint64_t {\
  return depth == 1 ? 0 : whole.count(state, depth, search);\
};/' "$source"
exec c++ "$@" -O0)");
  const Outcome built = shop.build(shop.file() + " tiny", errs);
  EXPECT_EQ(built.code, 1) << built.err << built.out;
  EXPECT_TRUE(says(built.out, "perft 1 is 10 by the referee, 0 by the fast generator"));
}

TEST(BuildVariant, ExhaustionFindsWhatFewPositionsDoNotShow) {
  HURDLE_NEEDS("c++");
  const Workshop shop;
  const std::string exhaust = "exhaust tiny KvK KQvK --variants " + shop.file();
  EXPECT_TRUE(says(shop.run(exhaust).err, "tiny: nothing to compare the referee with: no fast"));
  const std::string errs =
      shop.compiler("errs",
                    "sed -i '/queen = q/s/, [.]diagonal = fast::slides//' \"$source\"\n"
                    "exec c++ \"$@\" -O0");
  const std::string build = "build-variant " + shop.file() + " tiny --positions 1 --nodes 5";
  ASSERT_EQ(shop.run(build, errs).code, 0);
  const Outcome found = shop.run(exhaust);
  EXPECT_EQ(found.code, 1) << found.err;
  EXPECT_TRUE(says(found.lines()[0], "tiny KvK: "));
  EXPECT_TRUE(says(found.lines()[0], "; 0 differ"));
  EXPECT_TRUE(says(found.lines()[1], "tiny KQvK: "));
  EXPECT_TRUE(says(found.out, "4/4/4/4/4/QK1k b - - 0 1: perft 2 is 10 by the referee, 7 by"));
  const auto refused = [&](const std::string& material, const std::string& why) {
    expect_refused(shop.run("exhaust tiny " + material + " --variants " + shop.file()), {why});
  };
  refused("KXvK", "column 2: expected the letter of a piece of the game, found 'X'");
  refused("Kvk", "column 3: expected a piece's letter in upper case, found 'k'");
  refused("KQ", "column 3: expected v and Black's pieces, found the end");
  refused("K+QvK", "column 3: expected the letter of a piece that promotes, found 'Q'");
  refused("KKvK", "no placement is a position of tiny");
  refused("KQQvKQQ", "expected at most 4 pieces, found 6");
  refused("KvK --mirror", "--mirror: does not go with a custom game");
  const Outcome compared_again = shop.build(shop.file() + " tiny", errs);
  expect_wrong(compared_again,
               {"differs from the referee and is not used; compared: 20 positions"});
  EXPECT_TRUE(says(shop.run(exhaust).err, "tiny: nothing to compare the referee with: no fast"));
}

TEST(BuildVariant, WhatCannotBeBuiltIsRefused) {
  const Workshop shop;
  const auto refused = [&](const std::string& arguments, const std::string& compiler,
                           const std::vector<std::string>& words) {
    const Outcome outcome = shop.run("build-variant " + arguments, compiler);
    EXPECT_EQ(outcome.code, 2) << arguments;
    EXPECT_EQ(outcome.out, "");
    for (const std::string& word : words) {
      EXPECT_TRUE(says(outcome.err, word));
    }
  };
  const std::string game = shop.file() + " tiny";
  refused("/nowhere tiny", "c++", {"FILE /nowhere: cannot be read: No such file or directory"});
  refused(shop.file() + " tinny", "c++", {"no game 'tinny'", "did you mean 'tiny'?"});
  refused(shop.file(), "c++", {"expected the NAME of a game, or --list"});
  refused(shop.file() + " tiny --list", "c++", {"does not go with --list"});
  refused(shop.file() + " other", "c++", {"other does not fit", "mustCapture = true"});
  refused(game, "/bin/false", {"CXX names '/bin/false'", "code 1"});
  refused(game, "/nowhere/c++", {"CXX names '/nowhere/c++', which cannot be started"});
  refused(game, shop.compiler("fails", "echo 'out of ink' >&2\nexit 3"),
          {"ends with code 3", "out of ink"});
  refused(game, shop.compiler("writes", "echo text > \"$library\""), {"cannot be loaded"});
  refused(game, shop.compiler("idle", "exit 0"), {"cannot be loaded"});
  expect_refused(shell("XDG_CACHE_HOME=/dev/null/no CXX=" + shop.compiler("idle", "exit 0") +
                       " \"$HURDLE\" build-variant " + game),
                 {"/dev/null/no/hurdle: cannot be made"});
}

TEST(BuildVariant, AnInterruptOfTheCompilerIsAnInterrupt) {
  const Workshop shop;
  const Outcome outcome =
      shop.build(shop.file() + " tiny", shop.compiler("stops", "kill -INT $PPID\nexit 130"));
  EXPECT_EQ(outcome.code, 130);
  EXPECT_EQ(outcome.err, "hurdle: interrupted\n");
}

TEST(BuildVariant, TheListNamesTheGamesThatFit) {
  const Workshop shop;
  EXPECT_EQ(good(shop.run("build-variant --list " + shop.file())).out,
            "tiny: fits\nother: mustCapture = true: the fast generator has no such rule\n");
}

}  // namespace
}  // namespace hurdle::props
