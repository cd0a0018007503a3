// Every file of props/malformed/yaml is rejected with the message on its first line.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <string>

#include "perft/suite/set.hpp"
#include "props/assertions.hpp"
#include "props/cli/program.hpp"

namespace hurdle {
namespace {

using props::message_of;
using props::Scratch;

constexpr std::string_view expect_key = "# expect: ";
constexpr std::string_view ellipsis = "...";

/// The message for the invalid file, or a text that says it was accepted.
std::string refusal(const std::filesystem::path& path) {
  return message_of<SuiteError>([&] { (void)load_set(path); });
}

/// Expects this message; an expected message that ends with `...` is a prefix.
void expect_message(const std::string& message, std::string expected) {
  if (expected.size() > ellipsis.size() &&
      expected.compare(expected.size() - ellipsis.size(), ellipsis.size(), ellipsis) == 0) {
    expected.resize(expected.size() - ellipsis.size());
    EXPECT_EQ(message.substr(0, expected.size()), expected) << "the whole message: " << message;
    return;
  }
  EXPECT_EQ(message, expected);
}

TEST(MalformedSets, EveryFileIsRefusedWithItsMessage) {
  const std::filesystem::path folder =
      std::filesystem::path(HURDLE_SOURCE_DIR) / "props/malformed/yaml";
  int files = 0;
  for (const auto& file : std::filesystem::directory_iterator(folder)) {
    std::ifstream in(file.path(), std::ios::binary);
    std::string line;
    std::getline(in, line);
    ASSERT_EQ(line.substr(0, expect_key.size()), expect_key) << file.path();
    expect_message(refusal(file.path()),
                   file.path().string() + ":" + line.substr(expect_key.size()));
    ++files;
  }
  EXPECT_GE(files, 100);
}

TEST(MalformedSets, FilesAndFoldersThatHoldNothing) {
  const Scratch scratch;
  const std::string folder = scratch.path("folder");
  std::filesystem::create_directory(folder);
  const std::string empty = scratch.file("empty.yaml", "");
  const std::string empty_epd = scratch.file("empty.epd", "");

  const auto load = [](const std::filesystem::path& path) -> std::string {
    return message_of<SuiteError>([&] { (void)load_sets({&path, 1}); });
  };
  EXPECT_EQ(load(empty),
            empty + ":1:1: the file is empty; expected a text that begins with 'schema: 1'");
  EXPECT_EQ(load(empty_epd),
            empty_epd + ":1:1: the file is empty; expected lines 'FEN ;D1 20 ;D2 400'");
  EXPECT_EQ(load(folder),
            folder + ": the folder holds no position set (*.yaml, *.yml, *.epd or *.perft)");
  EXPECT_EQ(load("no/such/file.yaml"), "no/such/file.yaml: there is no such file or folder");
  EXPECT_EQ(load("/dev/null"), "/dev/null: is no regular file");
  EXPECT_THROW((void)load_sets({}), SuiteError);
}

TEST(MalformedSets, MegabytesOfJunkAreRefused) {
  const auto refused = [](std::string text) {
    const std::string begin = text.substr(0, 20);
    EXPECT_THROW((void)parse_yaml_set(std::move(text), "junk"), SuiteError) << begin;
  };
  constexpr std::size_t megabyte = std::size_t{1} << 20U;
  for (const char* piece :
       {"[", "{", "- ", "? ",     "{a: ", "\"",    "'",  "a",   ":",        "&",
        "*", "!", "%",  "a: |\n", "#\n",  "---\n", "\t", "[a,", "\xC3\xA9", "\xFF"}) {
    std::string text;
    while (text.size() < megabyte) {
      text += piece;
    }
    refused(std::move(text));
  }
  refused(std::string(too_many_suite_bytes, 'a'));
}

}  // namespace
}  // namespace hurdle
