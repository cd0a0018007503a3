// `hurdle exhaust` on the command line: its lines, its JSON, its exit codes, and what it refuses.
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "props/cli/program.hpp"

namespace hurdle::props {
namespace {

TEST(ExhaustCommand, PrintsALineForEachMaterialAndTheirSum) {
  const Outcome outcome = good({"exhaust", "janggi", "KvK", "KAvK", "--threads", "1"});
  ASSERT_EQ(outcome.lines().size(), 3U) << outcome.out;
  EXPECT_EQ(outcome.lines()[0].rfind("janggi KvK: ", 0), 0U) << outcome.out;
  EXPECT_EQ(outcome.lines()[1].rfind("janggi KAvK: ", 0), 0U) << outcome.out;
  EXPECT_EQ(outcome.lines()[2].rfind("janggi all: ", 0), 0U) << outcome.out;
  EXPECT_TRUE(says(outcome.out, " 0 differ\n"));
  EXPECT_TRUE(says(outcome.err, "2 materials, at most "));
}

TEST(ExhaustCommand, CountsTheSameWithEveryNumberOfThreadsAndHalfWithOneMirrorImage) {
  const auto json = [](std::vector<std::string> more) {
    std::vector<std::string> words{"exhaust", "makruk", "KPvK", "--json", "-"};
    words.insert(words.end(), more.begin(), more.end());
    return nlohmann::json::parse(good(words).out)["result"]["materials"];
  };
  const nlohmann::json one = json({"--threads", "1"});
  EXPECT_EQ(one, json({"--threads", "2"}));
  EXPECT_EQ(one[0]["material"], "KPvK");
  EXPECT_EQ(one[0]["different"], "0");
  const auto half = json({"--mirror", "--depth", "2"});
  EXPECT_EQ(one[0]["positions_number"], half[0]["positions_number"].get<int>() * 2);
  EXPECT_EQ(one[0]["mates_number"], half[0]["mates_number"].get<int>() * 2);
}

TEST(ExhaustCommand, RefusesWhatIsNoMaterialOrTooMuch) {
  const auto refused = [](const std::vector<std::string>& words, const std::string& message) {
    const Outcome outcome = hurdle(words);
    EXPECT_EQ(outcome.code, 2) << outcome.out;
    EXPECT_TRUE(says(outcome.err, message)) << outcome.err;
  };
  refused({"exhaust", "chess", "KXvK"},
          "material 'KXvK': expected one of the pieces K Q R B N P, found 'X' at character 2");
  refused({"exhaust", "chess", "KQRvKR"}, "--yes starts anyway");
  refused({"exhaust", "chess"}, "MATERIAL");
  refused({"exhaust", "draughts", "KvK"}, "draughts");
  refused({"exhaust", "chess", "KvK", "--depth", "3"}, "--depth");
}

}  // namespace
}  // namespace hurdle::props
