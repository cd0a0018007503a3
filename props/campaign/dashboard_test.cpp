// The dashboard: its replies to browsers and monitors over HTTP.
#include "perft/campaign/dashboard/dashboard.hpp"

#include <fmt/format.h>

#include <pugixml.hpp>
#include <regex>

#include "props/campaign/store.hpp"

namespace hurdle::props {
namespace {

using namespace hurdle::campaign;

class Dashboard : public AnyStore {
 protected:
  /// Runs the dashboard, then a line of shell in which `get PATH` prints the server's reply and
  /// `$port` is its port, and ends the dashboard.
  [[nodiscard]] Outcome ask(const std::string& line, const std::string& options = "") const {
    return shell(fmt::format(
        "d=$(mktemp -d); \"$HURDLE\" campaign dashboard '{}' --port 0 {} >$d/out & p=$!; "
        "until port=$(sed -n 's|^http://127.0.0.1:\\([0-9]*\\)/$|\\1|p' $d/out) && [ -n \"$port\" "
        "]; "
        "do kill -0 $p || exit 77; sleep 0.02; done; rm -r $d; "
        "ask() {{ exec 3<>/dev/tcp/127.0.0.1/$port; "
        "printf '%s\\r\\nHost: x\\r\\nConnection: close\\r\\n\\r\\n' \"$1\" >&3; cat <&3; exec "
        "3>&-; }}; "
        "get() {{ ask \"GET $1 HTTP/1.1\"; }}; {}; kill $p; wait $p",
        store(), options, line));
  }
  [[nodiscard]] static std::string body_of(const std::string& answer) {
    const std::size_t at = answer.find("\r\n\r\n");
    return at == std::string::npos ? "" : answer.substr(at + 4);
  }
};

TEST_P(Dashboard, ShowsProgressAndAPictureOfTheRate) {
  StartRequest named = request("janggi", 4);
  named.name = "<b>\"four\\";
  start_and_work(named);
  (void)start(request("makpong", 3));
  const Outcome page = good(ask("get /"));
  EXPECT_TRUE(page.out.starts_with("HTTP/1.1 200 OK\r\n")) << page.out;
  EXPECT_TRUE(says(page.out, "Content-Type: text/html"));
  EXPECT_TRUE(says(page.out, "Content-Security-Policy: default-src 'none'"));
  EXPECT_TRUE(says(page.out, "X-Content-Type-Options: nosniff\r\n"));
  pugi::xml_document document;
  ASSERT_TRUE(document.load_string(body_of(page.out).c_str(), pugi::parse_default)) << page.out;
  const auto sections = document.select_nodes("//section");
  ASSERT_EQ(sections.size(), 2U);
  const pugi::xml_node counted = sections[0].node();
  EXPECT_STREQ(counted.child("h2").text().get(), "<b>\"four\\");
  EXPECT_STREQ(counted.select_node(".//tr[th='State']/td").node().text().get(), "finished");
  EXPECT_STREQ(counted.select_node(".//tr[th='Findings']/td").node().text().get(), "0");
  EXPECT_STREQ(counted.select_node("h3").node().text().get(), "0 workers alive, 1 in all");
  const std::string outline = counted.select_node("svg/path").node().attribute("d").value();
  EXPECT_TRUE(std::regex_match(outline, std::regex("M0 160.0(V[0-9.]+H[0-9.]+)+V160.0Z")))
      << outline;
  EXPECT_TRUE(says(outline, "V20.0H")) << "the highest rate reaches the top";
  const pugi::xml_node waiting = sections[1].node();
  EXPECT_STREQ(waiting.select_node(".//tr[th='Left']/td").node().text().get(), "unknown");
  EXPECT_FALSE(waiting.child("svg"));
}

TEST_P(Dashboard, HasMetricsForMonitors) {
  StartRequest named = request("janggi", 3);
  named.name = "<b>\"three\\";
  const Campaign campaign = start_and_work(named);
  (void)start(request("makpong", 3));
  const auto database = open();
  (void)lease_some(*database, campaign_named(*database, "makpong-3"),
                   register_worker(*database, {}));
  const Outcome metrics = ask("get /metrics");
  EXPECT_TRUE(says(metrics.out, "Content-Type: text/plain; version=0.0.4"));
  Outcome body;
  body.out = body_of(metrics.out);
  const std::regex line(
      R"((# (HELP|TYPE) [a-z_]+ .*|)"
      R"([a-z_]+\{[a-z]+="([^"\\]|\\.)*"(,[a-z]+="([^"\\]|\\.)*")*\} [0-9.e+-]+))");
  for (const std::string& text : body.lines()) {
    EXPECT_TRUE(std::regex_match(text, line)) << text;
  }
  const auto has = [&](const std::string& text) { EXPECT_TRUE(says(body.out, text)); };
  has(fmt::format("\nhurdle_campaign_jobs_done{{campaign=\"<b>\\\"three\\\\\"}} {}\n",
                  campaign.jobs()));
  has("\nhurdle_campaign_jobs_done{campaign=\"makpong-3\"} 0\n");
  has("\nhurdle_campaign_jobs_leased{campaign=\"makpong-3\"} 3\n");
  has("\nhurdle_campaign_workers_alive{campaign=\"makpong-3\"} 1\n");
  has("\nhurdle_worker_heartbeat_age_seconds{campaign=\"makpong-3\",worker=\"");
  EXPECT_FALSE(says(body.out, "seconds_left{campaign=\"makpong-3\""));
}

TEST_P(Dashboard, ListensOnThisMachineAndOnlyReads) {
  (void)start(request("janggi", 3));
  const Outcome asked = ask(
      "get /metrics | head -n 1; get /none | head -n 1; ask 'DELETE / HTTP/1.1' | head -n 1; "
      "ask 'nonsense' | head -n 1; grep -ic \" 0100007F:$(printf %04X $port) 00000000:0000 0A \" "
      "/proc/net/tcp; \"$HURDLE\" campaign dashboard '" +
      store() + "' --port $port; echo \"exit $?\"");
  const auto lines = asked.lines();
  ASSERT_EQ(lines.size(), 6U) << asked.out << asked.err;
  EXPECT_EQ(lines[0], "HTTP/1.1 200 OK\r");
  EXPECT_EQ(lines[1], "HTTP/1.1 404 Not Found\r");
  EXPECT_EQ(lines[2], "HTTP/1.1 404 Not Found\r");
  EXPECT_EQ(lines[3], "HTTP/1.1 400 Bad Request\r");
  EXPECT_EQ(lines[4], "1");
  EXPECT_EQ(lines[5], "exit 2");
  EXPECT_TRUE(says(asked.err, "cannot listen there"));
}

TEST_P(Dashboard, ShowsOneCampaignAndRefusesOneThatIsNot) {
  (void)start(request("janggi", 3));
  (void)start(request("makpong", 3));
  const Outcome one = ask("get /", "--campaign makpong-3");
  EXPECT_FALSE(says(one.out, "janggi-3"));
  EXPECT_TRUE(says(one.out, "<h2>makpong-3</h2>"));
  EXPECT_EQ(hurdle({"campaign", "dashboard", store(), "--campaign", "x"}).code, 2);
  EXPECT_EQ(hurdle({"campaign", "dashboard", store(), "--port", "65536"}).code, 2);
}

/// Cases that a healthy campaign never shows, and the format of long numbers.
TEST(DashboardPage, NamesWhatIsWrongWithACampaignAndItsWorkers) {
  View view;
  Status& status = view.status;
  status.campaign.name = "troubled";
  status.campaign.variant = find_variant("janggi");
  status.campaign.state = State::running;
  status.campaign.digest = std::string(32, '\x5A');
  status.jobs = 200'000;
  status.jobs_done = 50'000;
  status.jobs_damaged = 2;
  status.findings = 1;
  status.nodes_a_second = 1.64e9;
  status.seconds_left = 3.5 * 86'400;
  status.failed.push_back({"mallory", 0, 4, 7, Total(11), Total(12), 30});
  status.workers.resize(4);
  status.workers[0].name = "gone";
  status.workers[1].name = "fresh";
  status.workers[1].alive = true;
  status.workers[1].last_beat = 1000;
  status.workers[2].name = "silent";
  status.workers[2].alive = true;
  status.workers[2].last_beat = 150'000;
  status.workers[3].name = "left";
  status.workers[3].last_beat = 7'200'000;
  status.workers[3].nodes = 5000;
  status.workers[3].milliseconds = 1000;
  view.findings.push_back({4, 7, {Total(11), "mallory", "0"}, {Total(12), "alice", "1"}});
  const auto section_of = [](const std::vector<View>& views, pugi::xml_document& document) {
    EXPECT_TRUE(document.load_string(page_of(views, "s.db").c_str(), pugi::parse_default));
    return document.select_node("//section").node();
  };
  pugi::xml_document document;
  const pugi::xml_node section = section_of({view}, document);
  const auto row = [&](const char* name) {
    return std::string(
        section.select_node(fmt::format(".//tr[th='{}']/td", name).c_str()).node().text().get());
  };
  EXPECT_EQ(row("Done"), "25.0 %: 50000 of 200000 jobs; 0 leased");
  EXPECT_EQ(row("Rate"), "1.64 G nodes/s");
  EXPECT_EQ(row("Left"), "3.5 days");
  EXPECT_EQ(row("Findings"), "1");
  EXPECT_EQ(row("Failed"),
            "account mallory, which counted 11 where 12 was known; 30 jobs were taken back");
  EXPECT_EQ(row("Damaged"), "2 jobs");
  std::vector<std::string> cells;
  for (const pugi::xpath_node& cell : section.select_nodes("table[2]/tr[2]/td")) {
    cells.emplace_back(cell.node().text().get());
  }
  EXPECT_EQ(cells, (std::vector<std::string>{"4", "7", "11", "mallory", "12", "alice"}));
  std::vector<std::string> names;
  for (const pugi::xpath_node& cell : section.select_nodes("table[3]/tr/td[1]")) {
    names.emplace_back(cell.node().text().get());
  }
  EXPECT_EQ(names, (std::vector<std::string>{"silent", "fresh", "gone", "left"}));
  const auto cell = [&](const char* path) {
    return std::string(section.select_node(path).node().text().get());
  };
  EXPECT_EQ(cell("table[3]/tr[2]/td[3]"), "2 min ago");
  EXPECT_EQ(cell("table[3]/tr[5]/td[3]"), "2.0 h ago");
  EXPECT_EQ(cell("table[3]/tr[5]/td[6]"), "5 k nodes/s");
  EXPECT_FALSE(section_of({}, document));
  EXPECT_TRUE(says(page_of({}, "s.db"), "<p>This store has no campaigns.</p>"));
}

HURDLE_FOR_BOTH_STORES(Dashboard);

TEST(Dashboards, SayThatTheStoreIsGone) {
  const Scratch scratch;
  const std::string file = scratch.path("campaigns.db");
  ASSERT_EQ(hurdle({"campaign", "start", file, "janggi", "3"}).code, 0);
  expect_good(
      shell(fmt::format(
          "\"$HURDLE\" campaign dashboard {0} --port 0 >{0}.out & p=$!; "
          "until port=$(grep -o '[0-9]*/$' {0}.out); do kill -0 $p || exit 77; sleep 0.02; done; "
          "mv {0} {0}.away; exec 3<>/dev/tcp/127.0.0.1/${{port%/}}; "
          "printf 'GET / HTTP/1.0\\r\\n\\r\\n' >&3; cat <&3; kill $p; wait $p",
          file)),
      {" 503 Service Unavailable", "there is no such file"});
}

}  // namespace
}  // namespace hurdle::props
