// The output of `hurdle --generate`: manual pages, which mandoc must accept without warnings, and
// shell completions, which are tried in the installed shells. Also the proposals of `hurdle
// --complete`.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <sstream>

#include "movegen/vocab/mapped.hpp"
#include "props/cli/program.hpp"
#include "props/needs.hpp"

namespace hurdle::props {
namespace {

/// The words proposed after `hurdle` and these words, the last of which may be incomplete.
std::vector<std::string> proposed(std::vector<std::string> words) {
  words.insert(words.begin(), "--complete");
  const Outcome outcome = good(words);
  return mapped(outcome.lines(),
                [&](const std::string& line) { return line.substr(0, line.find('\t')); });
}

using Words = std::vector<std::string>;

bool has(const Words& words, const std::string& word) {
  return std::ranges::find(words, word) != words.end();
}

/// The commands listed in the help of `words`.
Words commands_of(const Words& words) {
  Words arguments = words;
  arguments.emplace_back("--help");
  Words names;
  bool inside = false;
  for (const std::string& line : hurdle(arguments).lines()) {
    if (inside && line.rfind("  ", 0) == 0) {
      std::istringstream stream(line);
      stream >> names.emplace_back();
    } else {
      inside = line == "Subcommands:";
    }
  }
  return names;
}

/// The manual, generated into a temporary folder.
struct Manual {
  Scratch scratch;
  std::string folder = scratch.path("man");
  Outcome outcome = hurdle({"--generate", "man", "--to", folder});

  [[nodiscard]] Words pages() const {
    Words pages;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(folder)) {
      if (entry.is_regular_file()) {
        pages.push_back(entry.path().string());
      }
    }
    return pages;
  }
  [[nodiscard]] std::string page(const std::string& name) const {
    return content_of(folder + "/man" + name.substr(name.size() - 1) + "/" + name);
  }
};

TEST(Manual, HasAPageForEveryCommandAndGame) {
  const Manual manual;
  ASSERT_EQ(manual.outcome.code, 0) << manual.outcome.err;
  const Words commands = commands_of({});
  ASSERT_GT(commands.size(), 10U);
  for (const std::string& command : commands) {
    EXPECT_TRUE(says(manual.page("hurdle.1"), "hurdle\\-" + command.substr(0, 4)));
    EXPECT_NE(manual.page("hurdle-" + command + ".1"), "") << command;
    for (const std::string& below : commands_of({command})) {
      EXPECT_NE(manual.page(fmt::format("hurdle-{}-{}.1", command, below)), "") << below;
    }
  }
  EXPECT_TRUE(says(manual.page("hurdle-positions.5"), "\\fBexercises\\fR"));
  for (const std::string& variant : proposed({"moves", ""})) {
    if (variant != "words") {
      EXPECT_NE(manual.page("hurdle-rules-" + variant + ".7"), "") << variant;
    }
  }
  EXPECT_TRUE(says(manual.page("hurdle-rules-chess.7"), ".TP\n\\fBH10 stalemate.\\fR\n"));
  EXPECT_EQ(manual.page("hurdle-rules-janggi-casual.7"), ".so man7/hurdle-rules-janggi.7\n");
}

TEST(Manual, DescribesOptionsAsTheHelpDoes) {
  const std::string page = hurdle({"--generate", "hurdle-perft.1"}).out;
  EXPECT_TRUE(
      says(page, "\n.TP\n\\fB\\-\\-setup\\fR \\fIA[,B]\\fR\nA named start: one name for both"));
  EXPECT_TRUE(says(page, "hurdle perft janggi 4 \\-\\-divide\n"));
}

TEST(Manual, IsCleanForMandoc) {
  HURDLE_NEEDS("mandoc");
  const Manual manual;
  ASSERT_GT(manual.pages().size(), 40U);
  for (const std::string& page : manual.pages()) {
    if (content_of(page).rfind(".so ", 0) != 0) {
      const Outcome lint = shell("mandoc -T lint '" + page + "'");
      EXPECT_EQ(lint.out, "");
      EXPECT_EQ(lint.code, 0) << page;
    }
  }
}

TEST(Manual, IsInstalledWithTheCompletions) {
  const Scratch scratch;
  const std::string prefix = scratch.path("prefix");
  const Outcome installed = shell(
      "cmake --install '" HURDLE_BUILD_DIR "' --component Unspecified --prefix '" + prefix + "'");
  ASSERT_EQ(installed.code, 0) << installed.err;
  for (const std::string file :
       {"man/man1/hurdle-campaign-start.1", "man/man5/hurdle-positions.5",
        "man/man7/hurdle-rules-makruk.7", "bash-completion/completions/hurdle",
        "zsh/site-functions/_hurdle", "fish/vendor_completions.d/hurdle.fish",
        "man/man1/hurdle-mutants-power.1", "man/man1/hurdle-bench.1",
        "bash-completion/completions/hurdle-mutants"}) {
    EXPECT_TRUE(std::filesystem::is_regular_file(fmt::format("{}/share/{}", prefix, file))) << file;
  }
  const Outcome page =
      shell("'" + prefix + "/bin/hurdle' --generate hurdle-rules-makruk.7 | cmp - '" + prefix +
            "/share/man/man7/hurdle-rules-makruk.7'");
  EXPECT_EQ(page.code, 0) << "its own pages are not there: " << page.out << page.err;
}

TEST(Completion, KnowsCommandsAndOptions) {
  EXPECT_TRUE(has(proposed({""}), "perft"));
  EXPECT_EQ(proposed({"var"}), (Words{"words", "variants"}));
  EXPECT_EQ(proposed({"campaign", "sta"}), (Words{"words", "start", "status"}));
  EXPECT_EQ(proposed({"perft", "janggi", "4", "--no"}),
            (Words{"words", "--notation", "--no-bulk", "--no-differences", "--no-orders"}));
  EXPECT_EQ(proposed({"perft", "janggi", "--no-bulk", "--no"}),
            (Words{"words", "--notation", "--no-differences", "--no-orders"}));
  EXPECT_FALSE(has(proposed({"show", "janggi", "--fen", "x", "--s"}), "--setup"))
      << "it excludes --fen";
  EXPECT_EQ(proposed({"no-command", ""}), proposed({""}));
}

TEST(Completion, KnowsValues) {
  EXPECT_TRUE(has(proposed({"perft", ""}), "nine-elder-leaping"));
  EXPECT_EQ(proposed({"perft", "makr"}), (Words{"words", "makruk"}));
  EXPECT_EQ(proposed({"perft", "nine-elder", "--setup", "sw"}), (Words{"words", "swapped"}));
  EXPECT_EQ(proposed({"show", "janggi", "--setup", "inner-elephant,l"}),
            (Words{"words", "inner-elephant,left-elephant"}));
  EXPECT_EQ(proposed({"show", "janggi", "--setup=l"}), (Words{"words", "--setup=left-elephant"}));
  EXPECT_EQ(proposed({"moves", "shogi", "--notation", ""}),
            (Words{"words", "coordinates", "usi", "kif", "japanese"}));
  EXPECT_EQ(proposed({"moves", "makruk", "--notation", ""}), (Words{"words", "coordinates"}));
  EXPECT_EQ(proposed({"explain", "chess", "--notation", "san", "N"}),
            (Words{"words", "Na3", "Nc3", "Nf3", "Nh3"}));
  EXPECT_TRUE(has(proposed({"perft", "janggi", "--house-rules", "no"}), "no-pass"));
  EXPECT_FALSE(has(proposed({"perft", "makruk", "--house-rules", "no"}), "no-pass"));
  EXPECT_EQ(proposed({"adjudicate", "janggi", "--rules", "p"}),
            (Words{"words", "points", "pieces"}));
  EXPECT_EQ(proposed({"show", "shogi", "--pieces", "h"}), (Words{"words", "hanja"}));
  EXPECT_EQ(proposed({"explain", "janggi", "--fen", "'4k4/9/9/9/9/9/9/9/9/4K4 w'", ""}),
            (Words{"words", "e1d1", "e1e1", "e1f1"}));
  EXPECT_EQ(proposed({"explain", "janggi", "--fen", "nonsense", ""}), (Words{"words"}));
}

TEST(Completion, KnowsTagsOfTheSetsThatAreNamed) {
  const Scratch scratch;
  const std::string file = scratch.file("a.yaml", position_set("makpong", R"(
  - id: start
    setup: [makruk]
    about: The start.
    exercises: [M4]
    tags: [quick, of-this-test]
)"));
  EXPECT_EQ(proposed({"verify", file, "--tag", ""}), (Words{"words", "of-this-test", "quick"}));
  EXPECT_EQ(proposed({"suite", "count", file, "--id", ""}), (Words{"words", "start"}));
}

TEST(Completion, KnowsCampaignsOfTheStoreThatIsNamed) {
  const Scratch scratch;
  const std::string store = scratch.path("a.db");
  ASSERT_EQ(hurdle({"campaign", "start", store, "makruk", "2", "--name", "one"}).code, 0);
  EXPECT_EQ(proposed({"campaign", "status", store, "--campaign", ""}), (Words{"words", "one"}));
  EXPECT_EQ(proposed({"work", scratch.path("none.db"), "--campaign", ""}), (Words{"words"}));
}

TEST(Completion, KnowsWhereFilesBelong) {
  EXPECT_EQ(proposed({"perft", "janggi", "4", "--json", ""}), (Words{"files"}));
  EXPECT_EQ(proposed({"export", "--epd", ""}), (Words{"folders"}));
  EXPECT_EQ(proposed({"verify", ""}).front(), "files");
}

/// Bash's COMPREPLY for these words with the cursor after the last.
Words in_bash(const std::string& words) {
  const Outcome outcome =
      good(shell("PATH=$(dirname \"$HURDLE\"):$PATH bash --norc -c '"
                 "source <(hurdle --generate complete-bash) || exit 3; "
                 "COMP_WORDS=(" +
                 words +
                 "); COMP_CWORD=$((${#COMP_WORDS[@]} - 1)); COLUMNS=300; "
                 "_hurdle_completion hurdle \"${COMP_WORDS[COMP_CWORD]}\" x; printf \"%s\\n\" "
                 "\"${COMPREPLY[@]}\"'"));
  EXPECT_EQ(outcome.err, "");
  return outcome.lines();
}

TEST(ShellCompletion, WorksInBash) {
  EXPECT_EQ(in_bash("hurdle expl"), (Words{"explain"}));
  EXPECT_EQ(in_bash("hurdle perft makr"), (Words{"makruk"}));
  EXPECT_EQ(in_bash("hurdle perft janggi 4 --setup left"), (Words{"left-elephant"}));
  EXPECT_EQ(in_bash("hurdle perft janggi 4 --setup = left"), (Words{"left-elephant"}));
  EXPECT_EQ(in_bash("hurdle explain makpong a3"), (Words{"a3a4"}));
  const Words several = in_bash("hurdle campaign re");
  ASSERT_EQ(several.size(), 3U);
  EXPECT_EQ(several[1], "resume   (Continue after a pause, and make dead jobs ready again)");
  EXPECT_EQ(in_bash("hurdle verify /etc/hostna"), (Words{"/etc/hostname"}));
}

TEST(ShellCompletion, IsReadByZshAndFish) {
  for (const std::string name : {"zsh", "fish"}) {
    if (!is_installed(name)) {
      RecordProperty("not tried", name);
      continue;
    }
    const Outcome read = shell(fmt::format("$HURDLE --generate complete-{0} | {0} -n", name));
    EXPECT_EQ(read.code, 0) << name << read.err;
    EXPECT_EQ(read.err, "") << name;
  }
  if (is_installed("fish")) {
    const Outcome proposals = shell(
        "PATH=$(dirname \"$HURDLE\"):$PATH HOME=/nonexistent fish --no-config -c '"
        "source (hurdle --generate complete-fish | psub); complete -C \"hurdle perft makr\"'");
    EXPECT_EQ(proposals.out.substr(0, proposals.out.find('\t')), "makruk") << proposals.err;
  }
}

}  // namespace
}  // namespace hurdle::props
