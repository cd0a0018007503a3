// Exports: others can check them with shell tools, and an audit finds every change.
#include <fmt/format.h>

#include <filesystem>
#include <nlohmann/json.hpp>
#include <stdexcept>

#include "perft/campaign/exchange/tasks_file.hpp"
#include "perft/files/digest.hpp"
#include "props/campaign/exchange/exported.hpp"
#include "props/campaign/store.hpp"

namespace hurdle::props {
namespace {

using namespace hurdle::campaign;

class Exports : public AnyStore {
 protected:
  /// Exports the store's only campaign to `file.json` in the scratch folder.
  void write() const {
    const Outcome outcome = hurdle({"campaign", "export", store(), "--json", json()});
    ASSERT_EQ(outcome.code, 0) << outcome.err;
  }
  [[nodiscard]] std::string json() const { return folder_.path("file.json"); }
  [[nodiscard]] std::string tasks() const { return folder_.path("file.tasks.gz"); }

  [[nodiscard]] Outcome audit(const Arguments& more = {}) const {
    return hurdle(joined({"campaign", "audit", json(), "--sample-seed", "1"}, more));
  }

  void edit(const std::string& script) const { edit_tasks(folder_, "file", script); }

  [[nodiscard]] const Scratch& folder() const { return folder_; }

 private:
  Scratch folder_;
};

TEST_P(Exports, AreRightAndSayWhoDidWhat) {
  start_and_work(request_twice("janggi", 4));
  write();
  const Outcome all = audit({"--sample", "100%", "--threads", "2"});
  expect_outcome(all, 0,
                 "stand for 1024 lines: digests, lines and sums are right, the total is 1065277");
  expect_outcome(all, 0, "tasks counted again by the referee: 0 differ");
  const auto whole = nlohmann::json::parse(content_of(json()))["result"];
  EXPECT_EQ(whole["workers"].size(), 1U);
  const std::string first = shell("zcat " + tasks() + " | head -1").out;
  const std::string worker = std::to_string(whole["workers"][0]["id"].get<std::int64_t>());
  EXPECT_TRUE(says(first, "pass 1 worker " + worker + " key 0 "));
  EXPECT_TRUE(says(first, "pass 2 worker " + worker + " key 1 "));
  EXPECT_EQ(whole["batches_by_one_worker"], "64");
}

TEST_P(Exports, CanBeCheckedWithAShell) {
  const Campaign campaign = start_and_work(request("janggi", 3));
  write();
  const Outcome digest =
      shell(fmt::format("zcat {0} | sed -n '/^batch 5\\t/,/^batch 6\\t/p' | sed '$d' | cut -f1,2 | "
                        "sha256sum | cut -c-64; zcat {0} | grep -P '^batch 5\\t' | cut -f3",
                        tasks()));
  const auto lines = digest.lines();
  ASSERT_EQ(lines.size(), 2U) << digest.err;
  EXPECT_EQ(lines[0], lines[1]);
  const Outcome total = shell(fmt::format(
      "zcat {} | grep -v '^batch' | awk -F'\\t' '{{ n += $2 * $3 }} END {{ print n }}'", tasks()));
  EXPECT_EQ(total.out, "33000\n");
  const auto whole = nlohmann::json::parse(content_of(json()))["result"];
  EXPECT_EQ(hex(sha256(whole["digest_is_of"].get<std::string>())),
            whole["digest"].get<std::string>());
  EXPECT_EQ(hex(campaign.digest), whole["digest"].get<std::string>());
}

TEST_P(Exports, AreCountedAgainByAnEngine) {
  start_and_work(request("makruk", 3));
  write();
  const Outcome engine =
      audit({"--sample", "10", "--engine", std::string(HURDLE_PROGRAM) + " serve"});
  expect_outcome(engine, 0, "10 right, 0 wrong");
  const std::string by_json = std::string(HURDLE_PROGRAM) + " serve --protocol jsonl";
  expect_outcome(audit({"--sample", "1", "--engine", by_json}), 2,
                 "with a line of JSON; name its protocol with --protocol");
  expect_outcome(audit({"--sample", "1", "--engine", by_json, "--protocol", "auto"}), 2,
                 "--protocol 'auto': expected uci, ");
}

TEST_P(Exports, HavePositionsThatTwoPassesEnded) {
  start_and_work(request("janggi", 3));
  write();
  const Outcome ended = shell("zcat " + tasks() + " | grep ' pp '");
  EXPECT_EQ(ended.lines().size(), 1U) << ended.out;
  EXPECT_TRUE(ended.out.ends_with("\t1\t0\n")) << ended.out;
  expect_outcome(audit({"--sample", "100%", "--engine", std::string(HURDLE_PROGRAM) + " serve"}), 0,
                 " right, 0 wrong");
}

TEST_P(Exports, OfUnfinishedCampaignsHaveNoTotal) {
  (void)start(request("janggi", 3));
  write();
  expect_outcome(audit(), 2, "there is no total yet");
  expect_outcome(audit(), 2, "file.json: no task has a count, so none was counted again");
  edit("sed '2s/[pP]/R/'");
  expect_outcome(audit(), 1, "batch 0, task 0: the position cannot be");
}

TEST_P(Exports, NameTheOutvoted) {
  const Campaign campaign = start(request_twice("janggi", 3));
  const auto database = open();
  const WorkerIdentity liar = register_worker(*database, {});
  Finished finished =
      counted(*database, campaign, lease(*database, campaign, liar, 1, 60000).at(0));
  finished.counts.at(0) += 1;
  (void)complete(*database, campaign, liar, {finished});
  sign_off(*database, liar);
  (void)work();
  (void)work();
  write();
  const std::string first = shell("zcat " + tasks() + " | head -1").out;
  EXPECT_TRUE(says(first, " outvoted; pass 2 "));
  EXPECT_TRUE(says(first, "; pass 3 "));
  expect_outcome(audit({"--sample", "100%"}), 0, "the total is 33000");
}

TEST_P(Exports, ThatWereEditedAreFoundOut) {
  start_and_work(request("janggi", 3));
  const auto edited = [&](const std::string& script, const std::string& words) {
    SCOPED_TRACE(script);
    write();
    edit(script);
    expect_outcome(audit({"--sample", "1"}), 1, words);
  };
  edited("awk -F'\\t' -v OFS='\\t' 'NR == 2 { $3 += 1 } { print }'", "batch 0: its sum is ");
  edited("awk -F'\\t' -v OFS='\\t' 'NR == 2 { $2 += 1 } { print }'",
         "batch 0: its tasks are not those of its digest");
  edited("awk -F'\\t' -v OFS='\\t' 'NR == 1 { $3 = \"00\" } { print }'",
         "batch 0: its tasks are not those of its digest");
  edited("sed 2d", "the JSON says tasks ");
  edited("sed '2s/[pP]/R/'", "batch 0, task 0: the position cannot be");
  const auto all = nlohmann::json::parse(audit({"--sample", "100%", "--json", "-"}).out)["result"];
  EXPECT_EQ(std::stoi(all["sample"].get<std::string>()),
            std::stoi(all["tasks"].get<std::string>()) - 1);
  write();
  ASSERT_EQ(shell("sed -i 's/\"depth\": 3/\"depth\": 4/' " + json()).code, 0);
  expect_outcome(audit({"--sample", "1"}), 1, "the JSON says digest ");
  write();
  ASSERT_EQ(shell("sed -i 's/\"total\": \"33000\"/\"total\": \"33001\"/' " + json()).code, 0);
  expect_outcome(audit({"--sample", "1"}), 1, "the JSON says total 33001, the tasks say 33000");
  write();
  ASSERT_EQ(shell("sed -i 's/passes 1/passes 2/' " + json()).code, 0);
  expect_outcome(audit({"--sample", "1"}), 1, "the JSON's digest_is_of is not the text that");
}

TEST_P(Exports, ThatLackARootMoveAreFoundOut) {
  StartRequest apart = request("janggi", 3);
  apart.per_move = true;
  start_and_work(apart);
  write();
  expect_outcome(audit({"--sample", "1"}), 0, "the total is 33000");
  auto whole = nlohmann::json::parse(content_of(json()));
  whole["result"]["divide"].erase(0);
  (void)folder().file("file.json", whole.dump());
  expect_outcome(audit({"--sample", "1"}), 1, "the JSON says root moves 31, the tasks say 32");
}

TEST_P(Exports, WithAWrongCountAreFoundOutByCounting) {
  start_and_work(request("janggi", 3));
  write();
  edit("awk -F'\\t' -v OFS='\\t' 'NR == 1 { $4 += 1 } NR == 2 { $3 += 1 } { print }'");
  ASSERT_EQ(shell("sed -i 's/\"total\": \"33000\"/\"total\": \"33001\"/' " + json()).code, 0);
  const Outcome referee = audit({"--sample", "100%"});
  expect_outcome(referee, 1, "batch 0, task 0: ");
  expect_outcome(referee, 1, "digests, lines and sums are right, the total is 33001");
  expect_outcome(referee, 1, ": 1 differ");
  expect_outcome(audit({"--sample", "100%", "--referee-nodes", "1"}), 1, ": 1 differ");
  expect_outcome(audit({"--sample", "100%", "--engine", std::string(HURDLE_PROGRAM) + " serve"}), 1,
                 " 1 published count differs");
}

TEST_P(Exports, ThatCannotBeReadAreRefused) {
  start_and_work(request("janggi", 3));
  const auto refused = [&](const std::string& script, const std::string& words) {
    SCOPED_TRACE(script);
    write();
    ASSERT_EQ(shell(fmt::format("cd {} && {}", folder().path(""), script)).code, 0);
    expect_outcome(audit(), 2, words);
  };
  refused("head -c 3000 file.tasks.gz >x && mv x file.tasks.gz", "file.tasks.gz: damaged");
  refused("echo nonsense | gzip >file.tasks.gz", "file.tasks.gz:1: expected: FEN");
  refused("rm file.tasks.gz", "file.tasks.gz: cannot be read");
  refused("echo '{' >file.json", "file.json: not JSON");
  refused("echo '[]' >file.json", "file.json: command: missing");
  refused("sed -i 's/\"depth\": 3/\"depth\": 31/' file.json", "depth: must be a number from 2");
  refused("sed -i 's/\"depth\": 3/\"depth\": \"3\"/' file.json", "depth: must be a number from 2");
  refused("sed -i 's/\"variant\": \"janggi\"/\"variant\": \"go\"/' file.json", "'go' is unknown");
  refused("sed -i 's/file.tasks.gz/..\\/file.tasks.gz/' file.json", "the name of a file beside it");
  refused("sed -i 's/\"schema\": 1/\"schema\": 2/' file.json", "written by a newer hurdle");
  refused("sed -i 's/\"tables\": [0-9]*/\"tables\": 99/' file.json", "written by a newer hurdle");
  refused("sed -i 's/\"tables\": [0-9]*/\"tables\": 3/' file.json", "written by an older hurdle");
  refused("rm file.json", "file.json: cannot be read");
  refused("zcat file.tasks.gz | sed '2s/^/\\x00/' | gzip >x && mv x file.tasks.gz",
          "file.tasks.gz:2: board, column 1: '\\x00' is no piece");
  refused("(printf '%0.s[' $(seq 200000); printf '%0.s]' $(seq 200000)) >file.json",
          "file.json: its values are nested more than 100 deep");
  refused("rm file.json && mkfifo file.json", "file.json: is no regular file");
  ASSERT_EQ(shell("rm " + json()).code, 0);
  refused("rm file.tasks.gz && mkfifo file.tasks.gz", "file.tasks.gz: is no regular file");
}

TEST_P(Exports, AreRefusedWithTheNameOfAFieldThatIsNone) {
  using Json = nlohmann::json;
  start_and_work(request("janggi", 3));
  write();
  const Json right = Json::parse(content_of(json()));
  std::string kingless = right["result"]["fen"].get<std::string>();
  kingless.at(kingless.find('K')) = 'P';
  struct Wrong {
    const char* field;
    Json value;
    const char* words;
  };
  for (const auto& [field, value, words] : std::vector<Wrong>{
           {"/command", "perft", "command: must be campaign export"},
           {"/command", 7, "command: must be a string"},
           {"/result/name", nullptr, "name: must be a string"},
           {"/result/fen", "9 w", "fen: "},
           {"/result/fen", kingless, "fen: an invalid position: "},
           {"/result/per_move", "no", "per_move: must be true or false"},
           {"/result/complete", 1, "complete: must be true or false"},
           {"/result/passes", 2.5, "passes: must be a number from 1 to "},
           {"/result/quorum", -1, "quorum: must be a number from 0 to "},
           {"/result/lines", "many", "lines: must be a count in a string"},
           {"/result/total", 4, "total: must be a string"},
           {"/result/tasks", "9223372036854775808", "tasks: is too large"},
           {"/result/tree", "AB", "tree: must be 64 hexadecimal digits"},
           {"/result/digest", std::string(64, 'G'), "digest: must be 64 hexadecimal digits"},
           {"/result/divide", Json::array({1}), "move: missing"},
           {"/result/tasks_file", nullptr, "tasks_file: there is none"},
           {"/result/tasks_file", Json::object(), "name: missing"},
           {"/result/tasks_file/name", "", "name: must be the name of a file beside it"}}) {
    SCOPED_TRACE(field);
    Json edited = right;
    edited[Json::json_pointer(field)] = value;
    (void)folder().file("file.json", edited.dump());
    const Outcome outcome = audit();
    expect_outcome(outcome, 2, json() + ": ");
    expect_outcome(outcome, 2, words);
  }
}

TEST_P(Exports, AreSignedByTheirOwner) {
  start_and_work(request("janggi", 3));
  const std::string owner = folder().path("owner");
  const std::string other = folder().path("other");
  for (const std::string& key : {owner, other}) {
    ASSERT_EQ(shell(fmt::format("minisign -G -W -p {0}.pub -s {0}.key", key)).code, 0);
  }
  const auto sign = [&](const std::string& key) {
    return hurdle({"campaign", "export", store(), "--json", json(), "--sign", key});
  };
  const std::string letters = shell("tail -n 1 " + owner + ".pub | tr -d '\\n'").out;
  expect_outcome(sign(folder().path("none.key")), 2, "minisign -G makes one");
  expect_outcome(hurdle({"campaign", "export", store(), "--sign", owner + ".key"}), 2,
                 "name a file");
  write();
  expect_outcome(audit({"--verify", owner + ".pub"}), 2, "file.json.minisig");
  expect_outcome(sign(owner + ".key"), 0, "");
  expect_outcome(audit(), 0, "it is signed; --verify KEY says whether");
  const std::string by =
      "signed by the owner of key " + letters + ": hurdle campaign export, digest ";
  expect_outcome(audit({"--verify", owner + ".pub"}), 0, by);
  expect_outcome(audit({"--verify", letters}), 0, ", total 33000\n");
  expect_outcome(audit({"--verify", other + ".pub"}), 1, "not signed by the owner of key ");
  expect_outcome(audit({"--verify", "nonsense"}), 2, "--verify nonsense");
  const auto said = nlohmann::json::parse(audit({"--verify", letters, "--json", "-"}).out);
  EXPECT_EQ(said["result"]["signed_by"]["key"], letters);
  ASSERT_EQ(shell("sed -i 's/\"seconds_counting\": /&1/' " + json()).code, 0);
  expect_outcome(audit({"--verify", letters}), 1, "not signed by the owner of key " + letters);
  expect_outcome(audit(), 0, "digests, lines and sums are right");
}

HURDLE_FOR_BOTH_STORES(Exports);

TEST(ExportedTasks, LeaveNothingBesideWhenTheyCannotBeFinished) {
  const Scratch folder;
  const std::string file = folder.path("file.tasks.gz");
  {
    TasksWriter writer(file);
    writer.add("a line\n");
    std::filesystem::create_directory(file);  // no file can take its place
    EXPECT_THROW((void)writer.finish(), std::runtime_error);
  }
  EXPECT_FALSE(std::filesystem::exists(file + ".part"));
}

}  // namespace
}  // namespace hurdle::props
