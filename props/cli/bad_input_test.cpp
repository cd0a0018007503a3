// Bad input on the command line: exit code 2, nothing on stdout, and one short message that names
// the place.
#include <gtest/gtest.h>

#include <fstream>
#include <ostream>

#include "props/cli/program.hpp"

namespace hurdle::props {
namespace {

/// A line of refused.txt: a command that must be refused, and words of its message.
struct Refusal {
  std::string name;
  std::string command;
  std::vector<std::string> words;
};

std::ostream& operator<<(std::ostream& out, const Refusal& refusal) {
  return out << refusal.command;
}

std::vector<Refusal> refusals() {
  std::vector<Refusal> all;
  std::ifstream in(HURDLE_SOURCE_DIR "/props/cli/refused.txt");
  for (std::string line; std::getline(in, line);) {
    if (line.empty() || line.front() == '#') {
      continue;
    }
    constexpr std::string_view bar = " | ";
    const std::size_t colon = line.find(": ");
    const std::size_t arrow = line.find(" => ");
    all.push_back({line.substr(0, colon), line.substr(colon + 2, arrow - colon - 2), {}});
    std::string words = line.substr(arrow + 4);
    for (std::size_t at = 0; (at = words.find(bar)) != std::string::npos;) {
      all.back().words.push_back(words.substr(0, at));
      words.erase(0, at + bar.size());
    }
    all.back().words.push_back(words);
  }
  return all;
}

class Refused : public testing::TestWithParam<Refusal> {};

TEST_P(Refused, WithCodeTwoAndThePlace) {
  const std::string& command = GetParam().command;
  expect_refused(shell("hurdle() { \"$HURDLE\" \"$@\"; }\n"
                       "hurdle-mutants() { \"" HURDLE_MUTANTS_PROGRAM "\" \"$@\"; }\n"
                       "cd \"" HURDLE_SOURCE_DIR "\" && " +
                       command),
                 GetParam().words, command.substr(0, command.find(' ')));
}

INSTANTIATE_TEST_SUITE_P(CommandLines, Refused, testing::ValuesIn(refusals()),
                         [](const auto& test) { return test.param.name; });

TEST(BadInput, JunkOfOneMegabyteIsRefusedShortly) {
  const Scratch scratch;
  std::string junk;
  for (std::size_t i = 0; i < (std::size_t{1} << 20U); ++i) {
    junk += static_cast<char>((i * 2'654'435'761U) >> 13U);
  }
  expect_refused(hurdle({"verify", scratch.file("junk.yaml", junk)}), {"junk.yaml:1:"});
  expect_refused(hurdle({"verify", scratch.file("junk.epd", junk)}), {"junk.epd:1:"});
  const std::string letters(std::size_t{1} << 16U, 'x');
  expect_refused(hurdle({"show", "janggi", "--fen", letters}), {"--fen", "board", "column 1"});
  expect_refused(hurdle({"moves", "janggi", "--moves", letters}), {"--moves", "move 1"});
  expect_refused(hurdle({"show", letters}), {"unknown variant"});
  expect_refused(hurdle({"perft", "janggi", letters}), {"DEPTH"});
}

TEST(BadInput, AFullDiskIsAnError) {
  expect_failed(hurdle({"show", "janggi", "--json", "/dev/full"}), {"/dev/full"});
  RunOptions to_full_disk;
  to_full_disk.stdout_file = "/dev/full";
  expect_refused(hurdle({"moves", "janggi"}, to_full_disk), {"standard output"});
}

TEST(MisspeltWords, WithAProposalGetNoList) {
  for (const char* const name : {"CHESS", "jangi"}) {
    EXPECT_FALSE(says(hurdle({"perft", name, "2"}).err, "there are"));
  }
}

TEST(MisspeltWords, OfNoSimilarNameGetNoProposal) {
  EXPECT_FALSE(says(hurdle({"perft", "mornington", "2"}).err, "did you mean"));
  EXPECT_FALSE(says(hurdle({"variants", "nochess"}).err, "did you mean"));
}

TEST(HelpCommand, IsTheHelpOfACommand) {
  EXPECT_EQ(hurdle({"help", "perft"}).out, hurdle({"perft", "--help"}).out);
  EXPECT_EQ(hurdle({"help"}).out, hurdle({"--help"}).out);
  EXPECT_EQ(hurdle({"-V"}).out, hurdle({"--version"}).out);
}

}  // namespace
}  // namespace hurdle::props
