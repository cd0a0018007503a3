// Attacks on a gateway: everything that somebody with a token, or without one, may send to it.
// After each attack two honest workers count the exact total.
#include <fmt/format.h>

#include <atomic>
#include <deque>
#include <thread>

#include "perft/campaign/result/status.hpp"
#include "props/campaign/gateway/gateway.hpp"

namespace hurdle::props {
namespace {

using namespace hurdle::campaign;
using Message = nlohmann::json;

class GatewayAttacks : public Gateways {
 protected:
  /// Sends bytes as they are and returns the status of the reply.
  [[nodiscard]] static int status_for(const GatewayProcess& gateway, const std::string& bytes) {
    const RawConnection connection(gateway.port());
    (void)connection.send(bytes);
    return http_reply(connection.receive()).status;
  }
  [[nodiscard]] Status status() const { return status_of(*open(), campaign()); }
};

TEST_P(GatewayAttacks, ForgedTokensReachNothing) {
  const auto gateway = this->gateway();
  const std::string body = "{\"wants\":null}";
  for (const std::string& token : {std::string(), std::string(64, '0'), ann() + "0",
                                   ann().substr(0, 63), std::string("*"), std::string(8000, 'a')}) {
    EXPECT_EQ(status_for(*gateway, post_text("work", token, body)), 401) << token;
  }
  std::string no_token = post_text("work", ann(), body);
  no_token.erase(no_token.find("Authorization"),
                 no_token.find("Content-Type") - no_token.find("Authorization"));
  EXPECT_EQ(status_for(*gateway, no_token), 401);
  std::string basic = post_text("work", ann(), body);
  basic.replace(basic.find("Bearer"), 6, "Basic");
  EXPECT_EQ(status_for(*gateway, basic), 401);
  // The digest in the file is not a token.
  const std::string file = content_of(tokens());
  EXPECT_EQ(status_for(*gateway, post_text("work", file.substr(file.find("ann ") + 4, 64), body)),
            401);
  expect_exact_total(*gateway);
}

TEST_P(GatewayAttacks, LeasesOfOthersAreTheirs) {
  const auto gateway = this->gateway();
  const std::string anns = sign_on(*gateway, ann());
  const std::string bobs = sign_on(*gateway, bob());
  const Message job = lease_one(*gateway, bob(), bobs);
  const Message of_bob{{"campaign", campaign_id()}, {"worker", bobs}};
  const auto refused = [&](const std::string& operation, Message request) {
    request.update(of_bob, true);
    const HttpReply reply = post(*gateway, operation, ann(), request);
    EXPECT_EQ(reply.status, 403) << operation << reply.body;
    EXPECT_TRUE(says(reply.body, fmt::format("worker {} is not one of {}", bobs, account("ann"))));
  };
  refused("heartbeat", {{"lease", 1}});
  refused("give-back", Message::object());
  refused("sign-off", Message::object());
  refused("left-for-others", Message::object());
  refused("lease", {{"most", 1}, {"lease", 60000}, {"same_worker_after", nullptr}});
  refused("exclude", {{"job", job}});
  refused("complete", completion(bobs, job));
  // Under her own name the lease is not hers either.
  const HttpReply stolen = post(*gateway, "complete", ann(), completion(anns, job));
  EXPECT_EQ(stolen.json().at("completions"), Message::array({"refused"})) << stolen.body;
  EXPECT_EQ(post(*gateway, "exclude", ann(),
                 {{"campaign", campaign_id()}, {"worker", anns}, {"job", job}})
                .status,
            200);
  EXPECT_EQ(status().jobs_leased, 1);
  EXPECT_EQ(status().jobs_damaged, 0);
  const HttpReply done = post(*gateway, "complete", bob(), completion(bobs, job));
  EXPECT_EQ(done.json().at("completions"), Message::array({"counted"})) << done.body;
  // No worker of another number, and none of a local worker of the same store.
  EXPECT_EQ(post(*gateway, "give-back", ann(), {{"worker", "999999"}}).status, 403);
  const auto database = open();
  const WorkerIdentity local = register_worker(*database, {});
  EXPECT_EQ(post(*gateway, "sign-off", ann(), {{"worker", std::to_string(local.id)}}).status, 403);
  sign_off(*database, local);
  expect_exact_total(*gateway);
}

TEST_P(GatewayAttacks, ReplayedCompletionsChangeNothing) {
  const auto gateway = this->gateway();
  const std::string anns = sign_on(*gateway, ann());
  const std::string bobs = sign_on(*gateway, bob());
  const auto answer = [&](const std::string& token, const Message& request) {
    const HttpReply reply = post(*gateway, "complete", token, request);
    return reply.status == 200 ? reply.json().at("completions").at(0).get<std::string>()
                               : reply.body;
  };
  const Message job = lease_one(*gateway, ann(), anns);
  const Message right = completion(anns, job);
  EXPECT_EQ(answer(ann(), right), "counted");
  EXPECT_EQ(answer(ann(), right), "counted before");
  Message other = right;
  other["finished"][0]["counts"][0] = "123456";
  EXPECT_EQ(answer(ann(), other), "refused");
  other = right;
  other["finished"][0]["token"] = "2";
  EXPECT_EQ(answer(ann(), other), "refused");
  EXPECT_EQ(status().jobs_done, 1);
  // A lease that ran out and went to another worker.
  const Message late = lease_one(*gateway, ann(), anns, 1);
  Message again;
  do {
    (void)post(*gateway, "give-back", bob(), {{"worker", bobs}});
    again = lease_one(*gateway, bob(), bobs);
  } while (again.at("batch") != late.at("batch"));
  EXPECT_EQ(answer(ann(), completion(anns, late)), "refused");
  EXPECT_EQ(answer(bob(), completion(bobs, again)), "counted");
  (void)post(*gateway, "sign-off", ann(), {{"worker", anns}});
  (void)post(*gateway, "sign-off", bob(), {{"worker", bobs}});
  expect_exact_total(*gateway);
}

TEST_P(GatewayAttacks, BrokenMessagesAreRefused) {
  const auto gateway = this->gateway();
  const auto status_of_body = [&](const std::string& operation, const std::string& body) {
    return status_for(*gateway, post_text(operation, ann(), body));
  };
  for (const std::string& operation :
       {std::string("sign-on"), std::string("sign-off"), std::string("heartbeat"),
        std::string("work"), std::string("digests"), std::string("batch"), std::string("lease"),
        std::string("left-for-others"), std::string("exclude"), std::string("complete"),
        std::string("give-back")}) {
    for (const std::string& body :
         {std::string(), std::string("{"), std::string("null"), std::string("[]"),
          std::string("{}"), std::string("\"x\""), std::string("{\"worker\":1}"),
          std::string("{\"worker\":\"-1\",\"campaign\":\"1\"}"),
          std::string("{\"worker\":\"99999999999999999999\"}"), std::string("\xff\xfe"),
          std::string(1'000'000, '['), std::string("{\"a\":") + std::string(50'000, '{'),
          std::string(3, '\0')}) {
      EXPECT_EQ(status_of_body(operation, body), 400) << operation << ' ' << body.substr(0, 40);
    }
  }
  expect_exact_total(*gateway);
}

TEST_P(GatewayAttacks, InvalidValuesAreRefused) {
  const auto gateway = this->gateway();
  const std::string worker = sign_on(*gateway, ann());
  EXPECT_EQ(post(*gateway, "batch", ann(), {{"campaign", "999"}, {"batch", "0"}}).status, 403);
  EXPECT_EQ(
      post(*gateway, "batch", ann(), {{"campaign", campaign_id()}, {"batch", "999999"}}).status,
      500)
      << "a batch that is not there is one that is damaged";
  const HttpReply digests =
      post(*gateway, "digests", ann(),
           {{"campaign", campaign_id()}, {"first", std::to_string(INT64_MAX)}});
  ASSERT_EQ(digests.status, 200) << digests.body;
  EXPECT_TRUE(digests.json().at("digests").empty());
  const Message facts{{"name", "n"},      {"threads", 1},  {"lease", 60000},
                      {"wants", nullptr}, {"commit", "c"}, {"build", "b"}};
  for (const auto& [field, value] :
       std::vector<std::pair<std::string, Message>>{{"name", "\x1b[2J"},
                                                    {"name", ""},
                                                    {"name", std::string(201, 'x')},
                                                    {"name", "n\u00fcrnberg"},
                                                    {"threads", 0},
                                                    {"threads", 1025},
                                                    {"threads", 1e300},
                                                    {"lease", 0},
                                                    {"lease", 86400001},
                                                    {"lease", -1},
                                                    {"wants", 7},
                                                    {"build", "two\nlines"},
                                                    {"commit", nullptr}}) {
    Message odd = facts;
    odd[field] = value;
    EXPECT_EQ(post(*gateway, "sign-on", ann(), odd).status, 400) << odd;
  }
  const Message job = lease_one(*gateway, ann(), worker);
  const Message right = completion(worker, job);
  const std::string huge = "340282366920938463463374607431768211455";
  const auto expect_refused_counts = [&](const Message& counts) {
    Message odd = right;
    odd["finished"][0]["counts"] = counts;
    EXPECT_EQ(post(*gateway, "complete", ann(), odd).status, 400) << counts;
  };
  Message counts = right["finished"][0]["counts"];
  expect_refused_counts(Message::array());
  expect_refused_counts("1");
  counts.push_back("1");
  expect_refused_counts(counts);
  for (const char* number : {"-1", "01", "1e3", "", "340282366920938463463374607431768211456"}) {
    counts = right["finished"][0]["counts"];
    counts[0] = number;
    expect_refused_counts(counts);
  }
  counts = right["finished"][0]["counts"];
  counts[0] = huge;
  counts[1] = huge;
  expect_refused_counts(counts);
  for (const char* time : {"-5", "1000000000001", "x"}) {
    Message odd = right;
    odd["finished"][0]["milliseconds"] = time;
    EXPECT_EQ(post(*gateway, "complete", ann(), odd).status, 400) << time;
  }
  EXPECT_EQ(status().jobs_done, 0);
  (void)post(*gateway, "sign-off", ann(), {{"worker", worker}});
  (void)post(*gateway, "give-back", ann(), {{"worker", worker}});
  expect_exact_total(*gateway);
}

TEST_P(GatewayAttacks, RequestsHaveALimitedSizeAndOneForm) {
  const auto gateway = this->gateway();
  const std::string head = fmt::format(
      " HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer {}\r\nContent-Type: application/json\r\n",
      ann());
  const std::string post_work = "POST /v1/work" + head;
  const std::string body = "{\"wants\":null}";
  EXPECT_EQ(
      status_for(*gateway, post_work + "Content-Length: 14\r\nConnection: close\r\n\r\n" + body),
      200);
  EXPECT_EQ(status_for(*gateway, post_work + "Content-Length: 4194305\r\n\r\n"), 413);
  EXPECT_EQ(status_for(*gateway, post_work + "Content-Length: 99999999999999999999\r\n\r\n"), 411);
  EXPECT_EQ(status_for(*gateway, post_work + "Content-Length: -1\r\n\r\n"), 411);
  EXPECT_EQ(status_for(*gateway, post_work + "\r\n"), 411);
  EXPECT_EQ(status_for(*gateway, post_work + "Content-Length: 14\r\nContent-Length: 1\r\n\r\n"),
            411);
  EXPECT_EQ(status_for(*gateway, post_work + "Transfer-Encoding: chunked\r\n\r\n"), 411);
  EXPECT_EQ(status_for(*gateway, post_work + "Content-Length: 14\r\nTransfer-Encoding: chunked"
                                             "\r\n\r\n"),
            411);
  EXPECT_EQ(
      status_for(*gateway, post_work + "Content-Length: 14\r\nContent-Encoding: gzip\r\n\r\n"),
      415);
  std::string form = post_work + "Content-Length: 14\r\n\r\n";
  form.replace(form.find("application/json"), 16, "multipart/form-data; boundary=b");
  EXPECT_EQ(status_for(*gateway, form), 415);
  EXPECT_EQ(status_for(*gateway, "GET /v1/work" + head + "\r\n"), 405);
  EXPECT_EQ(status_for(*gateway, "DELETE /v1/work" + head + "\r\n"), 405);
  EXPECT_EQ(status_for(*gateway, "POST /v2/work" + head + "Content-Length: 14\r\n\r\n"), 404);
  EXPECT_EQ(status_for(*gateway, "POST /v1/../etc" + head + "Content-Length: 14\r\n\r\n"), 404);
  // A head without an end, and one of many lines: the connection is closed, before or after the
  // server's own error.
  for (const std::string& endless :
       {"POST /" + std::string(100'000, 'a'),
        "POST /v1/work HTTP/1.1\r\nA: " + std::string(100'000, 'a'), [] {
          std::string lines = "POST /v1/work HTTP/1.1\r\n";
          for (int line = 0; line < 10'000; ++line) {
            lines += fmt::format("A{}: b\r\n", line);
          }
          return lines + "\r\n";
        }()}) {
    const int status = status_for(*gateway, endless);
    EXPECT_TRUE(status == 0 || status == 400 || status == 414) << status;
  }
  // More bytes than the length says are no second request of somebody else.
  const RawConnection two(gateway->port());
  (void)two.send(post_text("work", ann(), body) + post_text("work", "none", body));
  const std::string replies = two.receive();
  EXPECT_EQ(replies.find("HTTP/1.1", 1), std::string::npos) << replies;
  EXPECT_EQ(http_reply(replies).status, 200);
  expect_exact_total(*gateway);
}

TEST_P(GatewayAttacks, SlowClientsDoNotHoldConnections) {
  const auto gateway = this->gateway({"--connections", "6", "--request-time", "1"});
  std::atomic<bool> over = false;
  std::atomic<int> closed = 0;
  std::vector<std::thread> slow;
  for (const std::string& text :
       {std::string(10'000, 'P'), post_text("work", ann(), std::string(5000, ' '))}) {
    slow.emplace_back([&, text] {
      while (!over) {
        const RawConnection connection(gateway->port());
        std::size_t sent = 0;
        while (!over && sent < text.size() && connection.send(text.substr(sent, 1))) {
          std::this_thread::sleep_for(std::chrono::milliseconds(20));
          ++sent;
        }
        closed += sent < text.size() && !over ? 1 : 0;
      }
    });
  }
  expect_exact_total(*gateway);
  while (closed < 8) {  // more than there are connections
    std::this_thread::sleep_for(std::chrono::milliseconds(20));
  }
  over = true;
  for (std::thread& client : slow) {
    client.join();
  }
  EXPECT_EQ(post(*gateway, "work", bob(), {{"wants", nullptr}}).status, 200);
}

TEST_P(GatewayAttacks, IdleConnectionsBeyondTheLimitAreClosed) {
  const auto gateway = this->gateway({"--connections", "2", "--request-time", "60"});
  std::deque<RawConnection> idle;
  for (int client = 0; client < 2; ++client) {
    (void)idle.emplace_back(gateway->port()).send("POST /v1/work HTTP/1.1\r\n");
  }
  // Both threads are busy soon; then others are turned away instead of waiting.
  for (;;) {
    const RawConnection other(gateway->port());
    if (!other.send(post_text("work", ann(), "{\"wants\":null}")) ||
        http_reply(other.receive()).status == 0) {
      break;
    }
  }
  idle.clear();
  expect_exact_total(*gateway);
}

TEST_P(GatewayAttacks, AFloodIsRefusedAndHindersNobody) {
  const auto gateway = this->gateway({"--requests", "20"});
  std::atomic<bool> over = false;
  std::atomic<int> refused = 0;
  std::vector<std::thread> flood;
  constexpr std::size_t clients = 4;
  flood.reserve(clients);
  for (std::size_t client = 0; client < clients; ++client) {
    flood.emplace_back([&] {
      while (!over) {
        refused += post(*gateway, "work", ann(), {{"wants", nullptr}}).status == 429 ? 1 : 0;
      }
    });
  }
  while (refused < 20) {
    std::this_thread::sleep_for(std::chrono::milliseconds(5));
  }
  good({"work", gateway->url(), "--token", token_file(bob()), "--for", "1s"});
  over = true;
  for (std::thread& client : flood) {
    client.join();
  }
  expect_exact_total(*gateway);
}

TEST_P(GatewayAttacks, ALargeRequestCountsAsSeveral) {
  const auto gateway = this->gateway({"--requests", "1"});
  // 62 units of an allowance that never exceeds four.
  EXPECT_EQ(status_for(*gateway, post_text("work", ann(), std::string(4'000'000, ' '))), 429);
  EXPECT_EQ(post(*gateway, "work", ann(), {{"wants", nullptr}}).status, 200);
}

TEST_P(GatewayAttacks, AnAccountHasAThousandWorkers) {
  const auto gateway = this->gateway();
  constexpr int most = 1000;
  const auto database = open();
  for (int number = 0; number < most; ++number) {
    WorkerFacts facts;
    facts.account = "ann";
    if (GetParam() == StoreKind::sqlite) {
      (void)register_worker(*database, facts);
    } else {
      (void)sign_on(*gateway, ann());
    }
  }
  const HttpReply reply = post(*gateway, "sign-on", ann(),
                               {{"name", "n"},
                                {"threads", 1},
                                {"lease", 60000},
                                {"wants", nullptr},
                                {"commit", "c"},
                                {"build", "b"}});
  EXPECT_EQ(reply.status, 403) << reply.body;
  EXPECT_EQ(sign_on(*gateway, bob()).empty(), false);
}

HURDLE_FOR_BOTH_STORES(GatewayAttacks);

}  // namespace
}  // namespace hurdle::props
