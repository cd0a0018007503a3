// A campaign counted in two places without a common server: its merged exports are one export that
// an audit accepts, or an error with the reason.

#include <filesystem>
#include <nlohmann/json.hpp>

#include "perft/campaign/store/database.hpp"
#include "perft/campaign/store/totals.hpp"
#include "props/campaign/exchange/exported.hpp"
#include "props/cli/program.hpp"

namespace hurdle::props {
namespace {

class Merges : public testing::Test {
 protected:
  /// Starts a campaign in the first place and copies its store to the second.
  void start(const Arguments& what) const {
    const Outcome outcome = hurdle(joined({"campaign", "start", store("a")}, what));
    ASSERT_EQ(outcome.code, 0) << outcome.err;
    std::filesystem::copy_file(store("a"), store("b"));
  }
  /// Counts this place's share with some workers, and exports it.
  void count(const std::string& place, const std::string& share, int workers = 1) const {
    expect_outcome(hurdle({"campaign", "share", store(place), share}), 0, "is counted here");
    for (int worker = 0; worker < workers; ++worker) {
      expect_outcome(hurdle({"work", store(place), "--until-idle", "--threads", "1"}), 0,
                     " jobs, ");
    }
    write(place);
  }
  void write(const std::string& place) const {
    expect_outcome(hurdle({"campaign", "export", store(place), "--json", json(place)}), 0, "");
  }
  [[nodiscard]] Outcome merge(const Arguments& places = {"a", "b"}) const {
    Arguments command{"campaign", "merge"};
    for (const std::string& place : places) {
      command.push_back(json(place));
    }
    command.insert(command.end(), {"--json", json("whole")});
    return hurdle(command);
  }
  /// Raises the count of the first task of batch 0 by one, with matching sums.
  void raise_first_count(const std::string& place) const {
    const auto database = campaign::open_database(store(place), campaign::Missing::create);
    const campaign::Answer answer = database->exec(
        "SELECT job.counts, batch.multiplicities, batch.tasks, CAST(job.sum AS TEXT), "
        "CAST(job.nodes AS TEXT) FROM job JOIN batch ON batch.campaign = job.campaign AND "
        "batch.number = job.batch WHERE job.batch = 0");
    const campaign::Row& row = answer.rows.at(0);
    const auto tasks = static_cast<std::size_t>(row.integer(2));
    std::vector<Total> counts = campaign::unpack_totals(row.bytes(0), tasks);
    counts.at(0) += Total(1);
    const Total lines = campaign::unpack_totals(row.bytes(1), tasks).at(0);
    const Total sum = campaign::stored_total(row.text(3)) + lines;
    const Total nodes = campaign::stored_total(row.text(4)) + Total(1);
    (void)database->exec(
        "UPDATE job SET counts = $1, sum = $2, nodes = $3 WHERE batch = 0",
        {campaign::Blob{campaign::pack_totals(counts)}, to_text(sum), to_text(nodes)});
  }
  /// Starts and counts a campaign in two places, one with a wrong count that a recheck finds.
  void count_wrongly(const Arguments& how) const {
    start({"makpong", "3", "--split", "2"});
    count("a", "1/2");
    count("b", "2/2");
    raise_first_count("a");
    expect_outcome(hurdle(joined({"campaign", "recheck", store("a"), "--sample", "100%"}, how)), 1,
                   ": 1 differs");
    write("a");
  }
  [[nodiscard]] nlohmann::json merged() const {
    return nlohmann::json::parse(content_of(json("whole")))["result"];
  }
  [[nodiscard]] Outcome audit() const {
    return hurdle({"campaign", "audit", json("whole"), "--sample", "100%", "--sample-seed", "1"});
  }
  [[nodiscard]] std::string store(const std::string& place) const {
    return folder_.path(place + ".db");
  }
  [[nodiscard]] std::string json(const std::string& place) const {
    return folder_.path(place + ".json");
  }
  [[nodiscard]] bool is_written() const {
    return std::filesystem::exists(json("whole")) ||
           std::filesystem::exists(folder_.path("whole.tasks.gz"));
  }
  [[nodiscard]] const Scratch& folder() const { return folder_; }

 private:
  Scratch folder_;
};

TEST_F(Merges, AddUpWhatWasCountedInTwoPlaces) {
  start({"janggi", "4", "--split", "2", "--passes", "2"});
  count("a", "1/2");
  count("b", "2/2");
  expect_outcome(hurdle({"campaign", "result", store("a")}), 1, "64 of 128 jobs are done");
  expect_outcome(merge(), 0,
                 "janggi-4: 64 of 64 batches are counted, 0 of them by several parts: the total is "
                 "1065277");
  expect_outcome(audit(), 0, "digests, lines and sums are right, the total is 1065277");
  const auto whole = nlohmann::json::parse(content_of(json("whole")))["result"];
  EXPECT_EQ(whole["workers"].size(), 2U);
  EXPECT_EQ(whole["workers"][0]["id"], 1);
  EXPECT_EQ(whole["workers"][1]["id"], 2);
  EXPECT_EQ(whole["jobs_done"], "128");
  EXPECT_EQ(whole["batches_by_one_worker"], "64");
  EXPECT_EQ(whole["parts"].size(), 2U);
  const Outcome lines = shell("zcat " + folder().path("whole.tasks.gz") + " | grep ^batch");
  EXPECT_TRUE(says(lines.lines().at(0), "pass 1 worker 1 key 0 ")) << lines.out;
  EXPECT_TRUE(says(lines.lines().at(1), "pass 2 worker 2 key 1 ")) << lines.out;
}

TEST_F(Merges, KeepTheRootMovesApart) {
  start({"makpong", "3", "--per-move"});
  count("a", "1/2");
  count("b", "2/2");
  expect_outcome(merge(), 0, "the total is 12012");
  expect_outcome(audit(), 0, "the total is 12012");
}

TEST_F(Merges, OfPartsThatOverlapAgree) {
  start({"janggi", "3", "--split", "2"});
  count("a", "1/1");
  count("b", "2/3");
  expect_outcome(merge(), 0, "64 of 64 batches are counted, 21 of them by several parts");
  expect_outcome(audit(), 0, "the total is 33000");
}

TEST_F(Merges, MayLeaveMuchToBeDone) {
  start({"janggi", "3", "--split", "2"});
  count("a", "1/4");
  write("b");
  expect_outcome(merge(), 0,
                 "16 of 64 batches are counted, 0 of them by several parts: there is no total");
  expect_outcome(audit(), 0, "there is no total yet");
  count("a", "1/1");  // takes back the jobs reserved for others
  expect_outcome(hurdle({"campaign", "result", store("a")}), 0, "33000");
}

TEST_F(Merges, NameWhatIsCountedDifferently) {
  start({"janggi", "3", "--split", "2"});
  count("a", "1/1");
  count("b", "1/2");
  edit_tasks(folder(), "b",
             "awk -F'\\t' -v OFS='\\t' 'NR == 1 { $4 += 1 } NR == 2 { $3 += 1 } { print }'");
  const Outcome differing = merge();
  expect_outcome(differing, 1, "batch 0, task 0: ");
  expect_outcome(differing, 1, "have different counts of the same tasks; nothing is written");
  EXPECT_FALSE(is_written());
}

TEST_F(Merges, HaveNoTotalAgainstTheReferee) {
  count_wrongly({"--referee"});
  const std::string words = "the referee has another count of task 0 of batch 0 than workers";
  expect_outcome(hurdle({"campaign", "result", store("a")}), 1, words);
  const Outcome outcome = merge();
  expect_outcome(outcome, 1, words);
  expect_outcome(outcome, 1, "there is no total yet");
  EXPECT_EQ(merged()["complete"], false);
  EXPECT_TRUE(merged()["total"].is_null());
  EXPECT_TRUE(says(merged()["why_not"].get<std::string>(), words));
}

TEST_F(Merges, HaveNoTotalWhileTheExtraPassOfARecheckIsOpen) {
  count_wrongly({"--key-seed", "77"});
  const std::string words = "batch 0: a recheck had another count than the workers";
  expect_outcome(merge(), 1, words);
  EXPECT_EQ(merged()["extra_passes_open"], nlohmann::json::array({0}));
  auto older = nlohmann::json::parse(content_of(json("a")));
  ASSERT_EQ(older["result"].erase("extra_passes_open"), 1U);
  (void)folder().file("a.json", older.dump());
  expect_outcome(merge(), 1, words);
  for (int pass = 0; pass < 2; ++pass) {  // the first differs from the wrong count
    expect_outcome(hurdle({"work", store("a"), "--until-idle", "--threads", "1"}), 0, "1 job, ");
  }
  write("a");
  expect_outcome(merge(), 0, "the total is 12012");
  expect_outcome(audit(), 0, "the total is 12012");
}

TEST_F(Merges, AreRefusedWhereTheyMakeNoSense) {
  start({"janggi", "3", "--split", "2"});
  count("a", "1/1");
  count("b", "1/2");
  expect_outcome(merge({"a"}), 2, "expected two or more exports");
  expect_outcome(merge({"a", "c"}), 2, "c.json: cannot be read");
  expect_outcome(hurdle({"campaign", "merge", json("a"), json("b"), "--json", "-"}), 2,
                 "exports need --json FILE");
  expect_outcome(hurdle({"campaign", "merge", json("a"), json("b"), "--json", folder().path("b")}),
                 2, "are those of");
  expect_outcome(hurdle({"campaign", "share", store("a"), "3/2"}), 2, "SHARE '3/2'");
  expect_outcome(hurdle({"campaign", "share", store("a"), "0/2"}), 2, "SHARE '0/2'");
  edit_tasks(folder(), "b", "awk -F'\\t' -v OFS='\\t' 'NR == 2 { $3 += 1 } { print }'");
  expect_outcome(merge(), 2, "b.json: it is not right in itself: batch 0: its sum is ");
  std::filesystem::remove(store("b"));
  expect_outcome(hurdle({"campaign", "start", store("b"), "janggi", "4"}), 0, "created");
  write("b");
  expect_outcome(merge(), 2, "b.json: another campaign than ");
  ASSERT_EQ(shell("sed -i 's/\"workers\": \\[\\]/\"workers\": 7/' " + json("b")).code, 0);
  EXPECT_EQ(merge().code, 2);
  EXPECT_FALSE(is_written());
}

}  // namespace
}  // namespace hurdle::props
