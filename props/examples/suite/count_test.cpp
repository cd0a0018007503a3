// The writer of counts: it fills in counts, keeps every other byte, and refuses bad input.
#include "perft/suite/count.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <atomic>
#include <filesystem>
#include <iterator>
#include <map>
#include <set>
#include <vector>

#include "movegen/vocab/text/replaced.hpp"
#include "perft/files/files.hpp"
#include "perft/suite/text/rewrite.hpp"
#include "perft/suite/text/source.hpp"
#include "props/assertions.hpp"
#include "props/cli/program.hpp"
#include "props/examples/counting/wrong_generator.hpp"
#include "props/examples/suite/texts.hpp"

namespace hurdle {
namespace {

using props::bare_generals;
using props::full_set;
using props::message_of;
using props::replaced;
using props::says;
using props::Scratch;

const Variant& janggi = variant_named("janggi");

std::string filled(const std::string& text, int depth = 2, SuiteCountOptions options = {}) {
  options.depth = depth;
  SuiteCountResult result;
  return fill_counts(text, "f.yaml", options, result);
}

std::string refusal(const std::string& text, const SuiteCountOptions& options) {
  return message_of<SuiteError>([&] {
    SuiteCountResult result;
    (void)fill_counts(text, "f.yaml", options, result);
  });
}

/// The referee's count, quoted as the writer does.
std::string counted(const Setup& setup, int depth) {
  return '"' + to_text(janggi.plain.perft(setup, depth)) + '"';
}

/// `full_set` with the counts to depth 2 inserted as the writer should.
std::string full_set_filled() {
  const PositionSet set = parse_yaml_set(full_set, "f.yaml");
  const std::string start = counted(set.positions[0].setup, 2);
  const std::string generals = counted(set.positions[1].setup, 2);
  std::string text = replaced(full_set, "{ 1: \"32\" }", "{ 1: \"32\", 2: " + start + " }");
  text = replaced(text, "{ \"fairy-", "{ fast: 2, referee: 2, \"fairy-");
  text = replaced(text, "1: \"4\"\n", "1: \"4\"\n      2: " + generals + "\n");
  return text + "    confirmed: { fast: 2, referee: 2 }\n";
}

std::string set_of(const std::string& position) {
  return "schema: 1\nkind: positions\nvariant: janggi\nabout: x\npositions:\n" + position;
}

TEST(SuiteCount, PlacesCountsAndKeepsEveryOtherByte) {
  EXPECT_EQ(filled(full_set), full_set_filled());
}

TEST(SuiteCount, KeepsLineEndsAndAMissingFinalNewline) {
  const std::string crlf = replaced_all(full_set, "\n", "\r\n");
  const std::string expected = replaced_all(full_set_filled(), "\n", "\r\n");
  EXPECT_EQ(filled(crlf), expected);
  EXPECT_EQ(filled(crlf.substr(0, crlf.size() - 2)), expected.substr(0, expected.size() - 2));
}

TEST(SuiteCount, CountingAgainChangesNothing) {
  const std::string once = filled(full_set);
  EXPECT_EQ(filled(once), once);
  EXPECT_EQ(filled(once, 1), once) << "a deeper confirmation stands when counts are the same";
}

TEST(SuiteCount, EveryLayoutOfAnEntryWithoutCounts) {
  const std::string fen = "fen: \"" + bare_generals + "\"";
  const std::string one = "perft: { 1: \"4\" }";
  const std::string by = "confirmed: { fast: 1, referee: 1 }";
  const auto expect = [&](const std::string& before, const std::string& after) {
    SCOPED_TRACE(before);
    EXPECT_EQ(filled(set_of(before), 1), set_of(after));
  };
  expect("- {id: a, " + fen + ", about: it's, exercises: [J1]}\n",
         "- {id: a, " + fen + ", about: it's, exercises: [J1], " + one + ", " + by + "}\n");
  expect("- {id: a, " + fen + ", exercises: [J1], about: \"a ] b }\" # x ]\n  }\n",
         "- {id: a, " + fen + ", exercises: [J1], about: \"a ] b }\", " + one + ", " + by +
             " # x ]\n  }\n");
  const std::string head = "  - id: a\n    " + fen + "\n    exercises: [J1]\n    ";
  const std::string tail = "\n    " + one + "\n    " + by;
  for (const char* about : {"about: plain # why", "about: plain\n      on, two lines",
                            "about: |\n      # not a comment\n      two", "about: 'it''s # one'",
                            "about: \"a \\\" b\"", "tags: [a, 'b', c]\n    about: x"}) {
    const std::string bare = fmt::format("{}{}", head, about);
    const std::string full = fmt::format("{}{}", bare, tail);
    for (const char* end : {"\n", "", "\n\n  # The end.\n"}) {
      expect(fmt::format("{}{}", bare, end), fmt::format("{}{}", full, end));
    }
  }
  expect(head + "about: x\n    perft: {}\n    confirmed: {}\n", head + "about: x" + tail + "\n");
  expect("  - perft:\n      1: '4'   # four\n    id: a\n    " + fen +
             "\n    about: x\n    exercises: [J1]\n",
         "  - perft:\n      1: '4'   # four\n    id: a\n    " + fen +
             "\n    about: x\n    exercises: [J1]\n    " + by + "\n");
}

TEST(SuiteCount, NamesEveryPositionWhoseConfirmationItContradicts) {
  std::string wrong = replaced(filled(full_set), "{ 1: \"32\"", "{ 1: \"33\"");
  const std::size_t first = wrong.find("  - id: start");
  const std::string entry = wrong.substr(first, wrong.find("  - id: generals") - first);
  wrong += replaced(entry, "id: start", "id: another");
  SuiteCountOptions options;
  options.depth = 2;
  const std::string said = refusal(wrong, options);
  EXPECT_TRUE(says(said, "position 'start'"));
  EXPECT_TRUE(says(said, "position 'another': both generators count otherwise"));
}

TEST(SuiteCount, ReplacesAWrongCount) {
  const std::string right = filled(full_set);
  const std::string wrong = replaced(right, "{ 1: \"32\"", "{ 1: \"33\"");
  SuiteCountOptions options;
  options.depth = 2;
  EXPECT_TRUE(says(refusal(wrong, options), "which 'fairy-stockfish 11.1' confirmed"));
  const std::string unconfirmed = replaced(wrong, ", \"fairy-stockfish 11.1\": 1", "");
  SuiteCountResult result;
  EXPECT_EQ(fill_counts(unconfirmed, "f.yaml", options, result),
            replaced(right, ", \"fairy-stockfish 11.1\": 1", ""));
  ASSERT_EQ(result.changes.size(), 1U);
  EXPECT_EQ(result.changes[0].before, Total(33));
  EXPECT_EQ(result.changes[0].after, Total(32));
  options.depth = 1;
  EXPECT_TRUE(says(refusal(unconfirmed, options), "depth 2 was not counted again"));
}

TEST(SuiteCount, AddsNoCountBelowAConfirmationOfAnotherProgram) {
  SuiteCountOptions options;
  options.depth = 2;
  const std::string deeper = replaced(full_set, "11.1\": 1", "11.1\": 2");
  EXPECT_TRUE(says(refusal(deeper, options),
                   "f.yaml:9:1: position 'start': 'fairy-stockfish 11.1' confirmed depth 2, but "
                   "the file has no count of depth 2; remove that confirmation"));
  const std::string without = replaced(full_set, "    perft: { 1: \"32\" }\n", "");
  EXPECT_TRUE(says(refusal(without, options), "the file has no count of depth 1"));
  EXPECT_EQ(filled(deeper, 1), replaced(deeper, "{ \"fairy-", "{ fast: 1, referee: 1, \"fairy-") +
                                   "    confirmed: { fast: 1, referee: 1 }\n")
      << "no count is new";
}

TEST(SuiteCount, RefusesCountsAfterTheEndOfTheGame) {
  const auto mated = [](const std::string& counts) {
    return replaced(set_of("  - id: mate\n"
                           "    fen: \"rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 "
                           "3\"\n    about: x\n    exercises: [H1]\n    perft: { " +
                           counts + " }\n    confirmed: { fast: 3, referee: 3 }\n"),
                    "janggi", "chess");
  };
  SuiteCountOptions options;
  const std::string said = refusal(mated("1: \"0\", 2: \"7\", 3: \"99\""), options);
  EXPECT_TRUE(says(said, "position 'mate', depth 2: expected 0, as depth 1 has no line, found 7"));
  EXPECT_TRUE(says(said, "position 'mate', depth 3: expected 0, as depth 1 has no line, found 99"));
  const std::string right = mated("1: \"0\", 2: \"0\", 3: \"0\"");
  EXPECT_EQ(filled(right, 3), right);
  EXPECT_EQ(filled(mated("1: \"5\", 2: \"0\""), 3),
            replaced(mated("1: \"0\", 2: \"0\""), "fast: 3, referee: 3", "fast: 1, referee: 1"));
}

TEST(SuiteCount, DeeperThanTheRefereeNeedsTwoKeys) {
  SuiteCountOptions options;
  options.referee_max_nodes = 100;
  const std::string text = filled(full_set, 2, options);
  EXPECT_TRUE(says(text, "confirmed: { fast: 2, referee: 1, \"two keys\": 2, \"fairy-"));
}

TEST(SuiteCount, ListsTheRunsBehindEachCount) {
  SuiteCountOptions options;
  options.referee_max_nodes = 100;
  options.depth = 3;
  options.ids = {"start"};
  SuiteCountResult result;
  const std::string text = fill_counts(full_set, "f.yaml", options, result);
  const PositionSet set = parse_yaml_set(text, "f.yaml");
  int without_table = 0;
  std::map<int, std::set<std::uint64_t>> seeds;
  for (const CountRun& run : result.runs) {
    EXPECT_EQ(run.id, "start");
    EXPECT_EQ(run.total, set.positions[0].perft.at(run.depth));
    if (run.hash_bytes == 0) {
      EXPECT_EQ(run.depth, 2);
      ++without_table;
    } else {
      seeds[run.depth].insert(run.key_seed);
    }
  }
  EXPECT_EQ(without_table, 1);
  EXPECT_EQ(seeds[2].size(), 2U);
  EXPECT_EQ(seeds[3].size(), 2U);
}

TEST(SuiteCount, CountsOnlyThePositionsNamed) {
  SuiteCountOptions options;
  options.ids = {"generals"};
  const PositionSet before = parse_yaml_set(full_set, "f.yaml");
  const PositionSet after = parse_yaml_set(filled(full_set, 2, options), "f.yaml");
  EXPECT_EQ(after.positions[0].perft, before.positions[0].perft);
  EXPECT_EQ(after.positions[1].perft.size(), 2U);
}

TEST(SuiteCount, StopsAtTheLargestCount) {
  SuiteCountOptions options;
  options.max_nodes = 100;
  SuiteCountResult result;
  options.depth = 4;
  const PositionSet set = parse_yaml_set(fill_counts(full_set, "f.yaml", options, result), "g");
  EXPECT_EQ(set.positions[0].perft.size(), 1U);
  EXPECT_EQ(result.left_short, (std::vector<std::string>{"start", "generals"}));
  for (const PositionEntry& entry : set.positions) {
    for (const auto& [depth, total] : entry.perft) {
      EXPECT_LE(total, Total(100));
    }
  }
}

TEST(SuiteCount, RefusesWhenTheGeneratorsDiffer) {
  const auto differ = [](const props::WrongGenerator& wrong, const std::string& text) {
    const Variant variant{janggi.notation, janggi.referee, wrong, janggi.plain, janggi.key_of};
    SuiteCountOptions options;
    options.depth = 2;
    options.generators = &variant;
    SuiteCountResult result;
    EXPECT_THROW((void)fill_counts(text, "f.yaml", options, result), GeneratorsDiffer);
    return refusal(text, options);
  };
  const props::WrongGenerator miscounts(janggi.plain, props::WrongGenerator::Way::counts);
  const std::string message = differ(miscounts, full_set);
  EXPECT_EQ(message.substr(0, message.find(';')),
            "f.yaml:9:1: position 'start', depth 2: the fast generator counts " +
                to_text(miscounts.perft(parse_yaml_set(full_set, "f").positions[0].setup, 2)) +
                ", the referee " +
                to_text(janggi.plain.perft(parse_yaml_set(full_set, "f").positions[0].setup, 2)));
  const props::WrongGenerator misses(janggi.plain, props::WrongGenerator::Way::moves);
  EXPECT_TRUE(says(differ(misses, full_set), "the generators list different moves"));
}

TEST(SuiteCount, RefusesAWrongListOfMoves) {
  SuiteCountOptions options;
  options.depth = 1;
  const std::string message = refusal(replaced(full_set, "d1e1, ", ""), options);
  EXPECT_EQ(message.substr(0, 34), "f.yaml:25:1: position 'generals': ");
}

TEST(SuiteCount, ReplacesTheFileOrLeavesItAlone) {
  const Scratch scratch;
  const std::string path = scratch.file("count.yaml", full_set);
  SuiteCountOptions options;
  options.depth = 2;
  std::atomic<bool> stop = true;
  options.count.stop = &stop;
  EXPECT_THROW(count_suite(path, options), Interrupted);
  EXPECT_EQ(read_file(path), full_set);
  stop = false;
  EXPECT_TRUE(count_suite(path, options).written);
  EXPECT_EQ(read_file(path), full_set_filled());
  EXPECT_FALSE(count_suite(path, options).written);
  EXPECT_THROW(count_suite("set.epd", options), SuiteError);
}

TEST(SuiteCount, LosesNoEditThatIsMadeMeanwhile) {
  const Scratch scratch;
  const std::string path = scratch.file("edited.yaml", full_set);
  EXPECT_THROW(replace_set(path, "what it was before the edit\n", "a result\n"), SuiteError);
  EXPECT_EQ(read_file(path), full_set);
  replace_set(path, std::string(full_set), "a result\n");
  EXPECT_EQ(read_file(path), "a result\n");
}

/// Existing files with likely names are kept, also for a linked set; no temporary file is left.
TEST(SuiteCount, WritesItsNewFileUnderANameThatNobodyHas) {
  const Scratch scratch;
  const std::string path = scratch.file("set.yaml", "old");
  const std::string mine = scratch.file("mine", "mine");
  std::filesystem::create_symlink("mine", path + ".new");
  replace_file(path, "new");
  EXPECT_EQ(read_file(path), "new");
  EXPECT_EQ(read_file(mine), "mine");
  EXPECT_EQ(std::distance(std::filesystem::directory_iterator(scratch.path("")), {}), 3);
}

}  // namespace
}  // namespace hurdle
