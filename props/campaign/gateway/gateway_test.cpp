// Workers at a gateway: whole campaigns, accounts, kills, TLS, quorums.
#include "props/campaign/gateway/gateway.hpp"

#include <fmt/format.h>

#include <csignal>
#include <filesystem>
#include <iterator>
#include <thread>

#include "perft/campaign/gateway/rates.hpp"
#include "perft/campaign/gateway/tokens.hpp"
#include "perft/campaign/result/status.hpp"

namespace hurdle::props {
namespace {

using namespace hurdle::campaign;

using GatewayWork = Gateways;

TEST_P(GatewayWork, CountsACampaignForAccounts) {
  const auto gateway = this->gateway();
  // Who is alone may count both passes. This idle worker is alive throughout: whichever of the two
  // starts first is not alone.
  (void)sign_on(*gateway, ann());
  expect_exact_total(*gateway);
  const Status status = status_of(*open(), campaign());
  ASSERT_EQ(status.workers.size(), 2U);
  for (const WorkerStatus& worker : status.workers) {
    EXPECT_TRUE(worker.account == account("ann") || worker.account == account("bob"))
        << worker.account;
    EXPECT_TRUE(worker.name.starts_with(worker.account + "/")) << worker.name;
    EXPECT_TRUE(worker.finished);
  }
  EXPECT_NE(status.workers[0].account, status.workers[1].account);
  EXPECT_EQ(status.same_worker, 0);
  EXPECT_EQ(gateway->end(SIGTERM), 0);
  EXPECT_FALSE(says(gateway->errors(), "others can read"));
  const auto open_to_all = this->gateway({"--bind", "0.0.0.0"});
  EXPECT_TRUE(says(open_to_all->errors(), "without --certificate others can read the tokens"));
}

TEST_P(GatewayWork, CountsRootMovesApartAndOnlyTheWantedCampaign) {
  StartRequest apart = request("makpong", 4);
  apart.per_move = true;
  (void)start(apart);
  const auto gateway = this->gateway();
  const Outcome work = good({"work", gateway->url(), "--token", token_file(ann()), "--campaign",
                             "makpong-4", "--until-idle"});
  const Outcome result = hurdle({"campaign", "result", store(), "--campaign", "makpong-4"});
  EXPECT_EQ(result.out, hurdle({"perft", "makpong", "4", "--divide"}).out) << result.err;
  EXPECT_EQ(status_of(*open(), campaign()).jobs_done, 0);
  expect_refused(hurdle({"work", gateway->url(), "--token", token_file(ann()), "--campaign", "x",
                         "--until-idle"}),
                 {"no campaign is called x"});
}

// A request during the start of a campaign made the gateway refuse the campaign until it ended.
TEST_P(GatewayWork, CountsACampaignThatWasAskedForWhileItExpanded) {
  const auto gateway = this->gateway();
  const StartRequest later = request("janggi", 3);
  StartOptions stopped;
  stopped.on_written = [](std::int64_t) { throw Interrupted(); };
  EXPECT_THROW((void)campaign::start(*open(), later, stopped), Interrupted);
  const auto expanding = find_campaign(*open(), later.name);
  ASSERT_TRUE(expanding);
  ASSERT_EQ(expanding->state, State::expanding);
  const nlohmann::json ask{{"campaign", std::to_string(expanding->id)}, {"first", "0"}};
  (void)post(*gateway, "digests", ann(), ask);
  const auto batches = static_cast<std::size_t>(start(later).batches);
  EXPECT_GT(batches, 1U);
  EXPECT_EQ(post(*gateway, "digests", ann(), ask).json().at("digests").size(), batches);
  (void)good({"work", gateway->url(), "--token", token_file(ann()), "--campaign", later.name,
              "--until-idle"});
  EXPECT_EQ(hurdle({"campaign", "result", store(), "--campaign", later.name}).out, "33000\n");
}

TEST_P(GatewayWork, LosesNothingWhenTheGatewayIsKilled) {
  (void)start(request_twice("janggi", 5));
  auto gateway = this->gateway();
  const std::string port = std::to_string(gateway->port());
  const std::string url = gateway->url();
  std::vector<std::thread> workers;
  std::vector<Outcome> outcomes(2);
  workers.reserve(outcomes.size());
  for (std::size_t number = 0; number < outcomes.size(); ++number) {
    workers.emplace_back([&, number] {
      outcomes[number] = hurdle({"work", url, "--token", token_file(number == 0 ? ann() : bob()),
                                 "--threads", "1", "--until-idle"});
    });
  }
  const auto done = [&] { return status_of(*open(), campaign()).jobs_done; };
  for (std::int64_t kills = 1; kills <= 3; ++kills) {
    while (done() < kills * campaign().jobs() / 5) {
      std::this_thread::sleep_for(std::chrono::milliseconds(2));
    }
    EXPECT_EQ(gateway->end(SIGKILL), -1);
    gateway = this->gateway({"--port", port});
  }
  for (std::thread& worker : workers) {
    worker.join();
  }
  for (const Outcome& outcome : outcomes) {
    EXPECT_EQ(outcome.code, 0) << outcome.err;
  }
  EXPECT_EQ(hurdle({"campaign", "result", store(), "--campaign", "janggi-4"}).out, "1065277\n");
  EXPECT_EQ(hurdle({"campaign", "result", store(), "--campaign", "janggi-5"}).out, "35243995\n");
}

TEST_P(GatewayWork, AWorkerEndsSoonWhenTheGatewayHangs) {
  const auto gateway = this->gateway();
  good(shell(
      fmt::format("\"$HURDLE\" work {} --token {} --for 1s", gateway->url(), token_file(ann()))));
  const SilentPort silent;
  const Outcome hung = good({"work", fmt::format("http://127.0.0.1:{}", silent.number()), "--token",
                             token_file(ann()), "--wait", "--for", "1s", "--answer-within", "1s"});
  EXPECT_TRUE(says(hung.err, "nothing was counted"));
}

TEST_P(GatewayWork, NeedsATokenThatIsKnown) {
  const auto gateway = this->gateway();
  expect_refused(shell(fmt::format("HURDLE_TOKEN= \"$HURDLE\" work {}", gateway->url())),
                 {"a gateway needs a token: --token FILE, or HURDLE_TOKEN"});
  for (const std::string& forged :
       {std::string(64, '0'), std::string("0"), ann() + "0", ann().substr(1)}) {
    expect_refused(shell(fmt::format("HURDLE_TOKEN={} \"$HURDLE\" work {} --until-idle", forged,
                                     gateway->url())),
                   {"the token is missing or unknown"});
  }
  const Outcome odd =
      shell(fmt::format("HURDLE_TOKEN='a\nb' \"$HURDLE\" work {} --until-idle", gateway->url()));
  EXPECT_TRUE(says(odd.err, "expected a token of hexadecimal digits"));
  EXPECT_EQ(status_of(*open(), campaign()).jobs_done, 0);
  // A running gateway notices that an account was removed, and another one was added.
  ASSERT_EQ(hurdle({"campaign", "token", tokens(), "ann", "--remove"}).code, 0);
  const Outcome added = hurdle({"campaign", "token", tokens(), "carol"});
  ASSERT_EQ(added.code, 0) << added.err;
  const std::string carol = added.out.substr(0, added.out.size() - 1);
  while (post(*gateway, "work", ann(), {{"wants", nullptr}}).status == 200) {
    std::this_thread::sleep_for(std::chrono::milliseconds(50));
  }
  EXPECT_EQ(post(*gateway, "work", carol, {{"wants", nullptr}}).status, 200);
}

TEST_P(GatewayWork, RefusesPlainHttpToOtherMachinesAndOddUrls) {
  const std::string token = token_file(ann());
  const auto refused = [&](const std::string& url, const std::string& words) {
    expect_refused(hurdle({"work", url, "--token", token}), {words});
  };
  refused("http://192.0.2.1:8443", "expected https, because others can read the token");
  refused("http://127.0.0.1.example:1", "expected https, because others can read the token");
  refused("https://", "expected the URL of a gateway as https://HOST");
  refused("https://host/path", "expected the URL of a gateway as https://HOST");
  refused("https://ann:secret@host", "without a path, a user or a token");
  expect_refused(hurdle({"campaign", "status", "https://host"}),
                 {"only hurdle work can use a gateway"});
}

TEST_P(GatewayWork, SpeaksTls) {
  const Scratch files;
  const std::string certificate = files.path("gateway.pem");
  const std::string key = files.path("gateway.key");
  const Outcome made = shell(
      fmt::format("openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost -addext "
                  "subjectAltName=DNS:localhost -keyout {} -out {}",
                  key, certificate));
  ASSERT_EQ(made.code, 0) << made.err;
  const auto gateway = this->gateway({"--certificate", certificate, "--key", key});
  const std::string named = fmt::format("https://localhost:{}", gateway->port());
  EXPECT_TRUE(gateway->url().starts_with("https://")) << gateway->url();
  const auto work = [&](const std::string& url, const std::string& trusted) {
    std::vector<std::string> words{"work", url, "--token", token_file(ann()), "--until-idle"};
    if (!trusted.empty()) {
      words.insert(words.end(), {"--certificates", trusted});
    }
    return hurdle(words);
  };
  expect_refused(work(named, ""), {"its certificate is not one that this machine trusts"});
  expect_refused(work(gateway->url(), certificate), {"its certificate is not one"});
  // Plain bytes at the port for TLS disturb nothing.
  const RawConnection plain(gateway->port());
  (void)plain.send(post_text("work", ann(), "{\"wants\":null}"));
  EXPECT_EQ(http_reply(plain.receive()).status, 0);
  good(work(named, certificate));
  EXPECT_EQ(hurdle({"campaign", "result", store()}).out, "1065277\n");
}

TEST_P(GatewayWork, RefusesWhatItCannotServe) {
  const Scratch files;
  const auto refused = [&](std::vector<std::string> words, const std::string& text) {
    words.insert(words.begin(), {"campaign", "gateway", gateways_store()});
    expect_refused(hurdle(words), {text});
  };
  refused({"--tokens", files.path("none")}, "none: ");
  refused({"--tokens", files.file("odd", "ann secret\n")},
          ":1: expected an account, a space and 64 hexadecimal digits");
  refused({"--tokens", tokens(), "--certificate", "c"}, "expected both for HTTPS, or neither");
  refused({"--tokens", tokens(), "--certificate", tokens(), "--key", tokens()},
          "expected a certificate in PEM");
  refused({"--tokens", tokens(), "--port", "65536"}, "--port");
  if (GetParam() == StoreKind::postgres) {
    expect_refused(hurdle({"campaign", "gateway", store(), "--tokens", tokens()}),
                   {"expected the role hurdle_gateway"});
  }
}

HURDLE_FOR_BOTH_STORES(GatewayWork);

/// A quorum counts the accounts of workers, not the gateway's.
class GatewayQuorum : public Gateways {
 protected:
  [[nodiscard]] Outcome work(const GatewayProcess& gateway, const std::string& token) const {
    return hurdle({"work", gateway.url(), "--token", token_file(token), "--campaign", "janggi-3",
                   "--until-idle"});
  }
  void SetUp() override {
    Gateways::SetUp();
    if (!IsSkipped()) {
      StartRequest two = request("janggi", 3);
      two.passes = 2;
      two.quorum = 2;
      two.known_percent = 25;
      (void)start(two);
    }
  }
  [[nodiscard]] Outcome total() const {
    return hurdle({"campaign", "result", store(), "--campaign", "janggi-3"});
  }
};

TEST_P(GatewayQuorum, IsOfAccounts) {
  const auto gateway = this->gateway();
  EXPECT_EQ(work(*gateway, ann()).code, 0);
  EXPECT_EQ(work(*gateway, ann()).code, 0);
  EXPECT_EQ(total().code, 1) << "two workers of one account";
  EXPECT_EQ(work(*gateway, bob()).code, 0);
  EXPECT_EQ(total().out, "33000\n") << total().err;
  const auto database = open();
  const Answer accounts =
      database->exec("SELECT DISTINCT account FROM account_job ORDER BY account");
  ASSERT_EQ(accounts.rows.size(), 2U);
  EXPECT_EQ(accounts.rows[0].text(0), "hurdle_gateway:ann");
  EXPECT_EQ(accounts.rows[1].text(0), "hurdle_gateway:bob");
}

TEST_P(GatewayQuorum, AFalseCountFailsTheAccountNotTheGateway) {
  const auto gateway = this->gateway();
  const auto database = open();
  const Campaign chosen = campaign_named(*database, "janggi-3");
  const Answer known =
      database->exec("SELECT batch, task FROM known_task WHERE campaign = $1", {chosen.id});
  ASSERT_FALSE(known.rows.empty());
  const std::string worker = sign_on(*gateway, ann());
  const HttpReply leased = post(*gateway, "lease", ann(),
                                {{"campaign", std::to_string(chosen.id)},
                                 {"worker", worker},
                                 {"most", 4096},
                                 {"lease", 60000},
                                 {"same_worker_after", nullptr}});
  ASSERT_EQ(leased.status, 200) << leased.body;
  const nlohmann::json jobs = leased.json().at("jobs");
  EXPECT_FALSE(jobs.empty());
  for (nlohmann::json job : jobs) {
    const std::int64_t batch = std::stoll(job.at("batch").get<std::string>());
    const auto tasks = tasks_of(*database, chosen, batch).positions.size();
    job["counts"] = std::vector<std::string>(tasks, "1");
    job["milliseconds"] = "1";
    const HttpReply done = post(*gateway, "complete", ann(),
                                {{"campaign", std::to_string(chosen.id)},
                                 {"worker", worker},
                                 {"finished", nlohmann::json::array({job})}});
    EXPECT_EQ(done.json().at("completions").at(0), "counted") << done.body;
  }
  (void)post(*gateway, "sign-off", ann(), {{"worker", worker}});
  EXPECT_TRUE(failed_accounts(*database, chosen).empty()) << "the next account judges";
  const Outcome judge = good(work(*gateway, bob()));
  const auto failed = failed_accounts(*database, chosen);
  ASSERT_EQ(failed.size(), 1U) << judge.err;
  EXPECT_EQ(failed[0].name, "hurdle_gateway:ann");
  expect_refused(work(*gateway, ann()), {"hurdle_gateway:ann gets no more work"});
  const std::string carol = hurdle({"campaign", "token", tokens(), "carol"}).out.substr(0, 64);
  while (post(*gateway, "work", carol, {{"wants", nullptr}}).status != 200) {
    std::this_thread::sleep_for(std::chrono::milliseconds(50));
  }
  EXPECT_EQ(work(*gateway, bob()).code, 0);
  EXPECT_EQ(work(*gateway, carol).code, 0);
  EXPECT_EQ(total().out, "33000\n") << total().err;
}

/// Only the gateway's role may name another account.
TEST_P(GatewayQuorum, OthersCannotActForAccounts) {
  const Outcome roles =
      shell(fmt::format("/usr/lib/postgresql/15/bin/psql -q -v ON_ERROR_STOP=1 -v workers=carol -f "
                        "{}/ci/cluster/roles.sql '{}'",
                        HURDLE_SOURCE_DIR, store()));
  ASSERT_EQ(roles.code, 0) << roles.err;
  const std::string as_carol = std::string(store()).replace(store().find("hurdle@"), 7, "carol@");
  const auto carol = open_database(as_carol, Missing::refuse);
  (void)carol->exec("SELECT set_config('hurdle.account', 'ann', FALSE)");
  const WorkerIdentity worker = register_worker(*carol, {});
  const Answer row = open()->exec("SELECT account FROM worker WHERE id = $1", {worker.id});
  EXPECT_EQ(row.rows.at(0).text(0), "carol");
  EXPECT_THROW((void)carol->exec("SET ROLE hurdle_gateway"), StoreError);
  EXPECT_THROW((void)carol->exec("SET SESSION AUTHORIZATION hurdle_gateway"), StoreError);
  // The gateway itself has no account, and no right on a table.
  const auto gateway = open_database(gateways_store(), Missing::refuse);
  EXPECT_THROW((void)register_worker(*gateway, {}), StoreError);
  EXPECT_THROW((void)gateway->exec("SELECT * FROM job"), StoreError);
  EXPECT_THROW((void)gateway->exec("SELECT * FROM known_task"), StoreError);
}

HURDLE_FOR_POSTGRES(GatewayQuorum);

TEST(GatewayRates, AllowSomeAtOnceAndThenTheRate) {
  RateLimit limit(10);
  const RateLimit::Clock::time_point start{};
  for (int request = 0; request < 40; ++request) {
    EXPECT_TRUE(limit.allows("ann", 1, start)) << request;
  }
  EXPECT_FALSE(limit.allows("ann", 1, start));
  EXPECT_TRUE(limit.allows("bob", 40, start)) << "another account has its own";
  const auto later = start + std::chrono::milliseconds(500);
  EXPECT_TRUE(limit.allows("ann", 5, later));
  EXPECT_FALSE(limit.allows("ann", 1, later));
  EXPECT_FALSE(limit.allows("ann", 1, start)) << "a clock that goes back gives nothing";
}

TEST(GatewayTokens, AreKeptAsDigestsOnly) {
  const Scratch files;
  const std::string file = files.path("tokens");
  const std::string first = add_account(file, "ann");
  EXPECT_EQ(first.size(), 64U);
  EXPECT_FALSE(says(content_of(file), first));
  const std::string second = add_account(file, "ann");
  EXPECT_NE(first, second);
  TokenFile tokens(file);
  EXPECT_EQ(tokens.account_of(second), "ann");
  EXPECT_EQ(tokens.account_of(first), std::nullopt) << "replaced";
  EXPECT_EQ(tokens.account_of(""), std::nullopt);
  EXPECT_THROW((void)add_account(file, "Ann"), TokenError);
  EXPECT_THROW((void)add_account(file, "a:b"), TokenError);
  EXPECT_THROW((void)add_account(file, ""), TokenError);
  EXPECT_THROW(remove_account(file, "bob"), TokenError);
  remove_account(file, "ann");
  EXPECT_TRUE(read_accounts(file).empty());
  const std::string digest(64, 'a');
  EXPECT_THROW((void)read_accounts(files.file("twice", fmt::format("ann {0}\nbob {0}\n", digest))),
               TokenError);
  EXPECT_THROW((void)read_accounts(files.file("short", "ann abc\n")), TokenError);
}

TEST(GatewayTokens, AreAllKeptWhenAddedAtOnce) {
  const Scratch files;
  const std::string file = files.path("folder/tokens");
  std::filesystem::create_directory(files.path("folder"));
  constexpr std::size_t writers = 8;
  constexpr std::size_t accounts = 5;
  std::vector<std::thread> threads;
  threads.reserve(writers);
  for (std::size_t writer = 0; writer < writers; ++writer) {
    threads.emplace_back([&, writer] {
      for (std::size_t number = 0; number < accounts; ++number) {
        (void)add_account(file, fmt::format("a{}_{}", writer, number));
      }
      remove_account(file, fmt::format("a{}_0", writer));
    });
  }
  for (std::thread& thread : threads) {
    thread.join();
  }
  EXPECT_EQ(read_accounts(file).size(), writers * (accounts - 1));
  EXPECT_EQ(std::distance(std::filesystem::directory_iterator(files.path("folder")), {}), 1);
  EXPECT_EQ(std::filesystem::status(file).permissions(),
            std::filesystem::perms::owner_read | std::filesystem::perms::owner_write);
}

}  // namespace
}  // namespace hurdle::props
