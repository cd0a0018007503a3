// The writer of confirmations: it changes one value, keeps every other byte, and refuses bad input.
#include "perft/suite/confirm.hpp"

#include <gtest/gtest.h>

#include <array>
#include <stdexcept>

#include "movegen/vocab/text/replaced.hpp"
#include "props/assertions.hpp"
#include "props/examples/suite/texts.hpp"

namespace hurdle {
namespace {

using props::full_set;
using props::message_of;
using props::replaced;
using props::says;

/// A confirmation of the counts in the text for this position.
Confirmation of(const std::string& text, std::size_t index, int depth) {
  const PositionSet set = parse_yaml_set(text, "f.yaml");
  return {set.positions[index].id, set.positions[index].perft, depth};
}

std::string confirmed(const std::string& text, const std::string& name, std::size_t index,
                      int depth) {
  const std::array<Confirmation, 1> one{of(text, index, depth)};
  return confirm_counts(text, "f.yaml", name, one);
}

TEST(SuiteConfirm, AppendsTheNameAndKeepsEveryOtherByte) {
  const std::string expected = replaced(full_set, "\"fairy-stockfish 11.1\": 1 }",
                                        "\"fairy-stockfish 11.1\": 1, \"engine 2\": 1 }");
  EXPECT_EQ(confirmed(full_set, "engine 2", 0, 1), expected);
  EXPECT_EQ(confirmed(replaced_all(full_set, "\n", "\r\n"), "engine 2", 0, 1),
            replaced_all(expected, "\n", "\r\n"));
  EXPECT_EQ(confirmed(expected, "engine 2", 0, 1), expected) << "a second time changes nothing";
}

TEST(SuiteConfirm, InsertsTheKeyWhereThereIsNone) {
  EXPECT_EQ(confirmed(full_set, "engine", 1, 1), full_set + "    confirmed: { \"engine\": 1 }\n");
  const std::string empty = full_set + "    confirmed: {}\n";
  EXPECT_EQ(confirmed(empty, "engine", 1, 1), full_set + "    confirmed: { \"engine\": 1 }\n");
  const std::string block = full_set + "    confirmed:\n      fast: 1   # us\n";
  EXPECT_EQ(confirmed(block, "engine", 1, 1), block + "      \"engine\": 1\n");
}

TEST(SuiteConfirm, RaisesADepthAndNeverLowersIt) {
  const std::string set = replaced(full_set, "{ 1: \"32\" }", "{ 1: \"32\", 2: \"1024\" }");
  const std::string raised = confirmed(set, "fairy-stockfish 11.1", 0, 2);
  EXPECT_EQ(raised, replaced(set, "fish 11.1\": 1", "fish 11.1\": 2"));
  EXPECT_EQ(confirmed(raised, "fairy-stockfish 11.1", 0, 1), raised);
}

TEST(SuiteConfirm, RefusesAPositionThatHasChanged) {
  const std::array<Confirmation, 1> stale{of(full_set, 0, 1)};
  const std::string now = replaced(full_set, "{ 1: \"32\" }", "{ 1: \"33\" }");
  EXPECT_TRUE(
      says(message_of<SuiteError>([&] { (void)confirm_counts(now, "f.yaml", "engine", stale); }),
           "'start' has changed"));
  EXPECT_THROW(
      (void)confirm_counts(replaced(full_set, "id: start", "id: begin"), "f.yaml", "engine", stale),
      SuiteError);
}

TEST(SuiteConfirm, NamesStandForProgramsOfOtherPeople) {
  EXPECT_NO_THROW(require_confirming_name("fairy-stockfish 11.1"));
  for (const char* name : {"", " a", "a ", "a\"b", "a\\b", "it's", "a\nb", "\xC3\xA9", "fast",
                           "referee", "two keys"}) {
    EXPECT_THROW(require_confirming_name(name), std::invalid_argument) << name;
  }
  EXPECT_THROW(require_confirming_name(std::string(81, 'a')), std::invalid_argument);
}

TEST(SuiteConfirm, LeavesEpdAlone) {
  EXPECT_THROW(confirm_suite("set.epd", "engine", {}), SuiteError);
}

}  // namespace
}  // namespace hurdle
