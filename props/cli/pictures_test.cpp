// Pictures and pages as users get them: `show --svg`, `check --html`, and the page in a browser.
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <pugixml.hpp>

#include "props/cli/engines/scripts.hpp"
#include "props/cli/program.hpp"

namespace hurdle::props {
namespace {

const std::string rook = position_set("makpong", R"(
  - id: rook
    fen: "3k4/8/8/8/8/8/4R3/4K3 w - - 0 1"
    about: A rook.
    exercises: [M4]
    perft: { 1: "17" }
)");

pugi::xml_document parsed(const std::string& text) {
  pugi::xml_document document;
  EXPECT_TRUE(document.load_string(text.c_str())) << text;
  return document;
}

TEST(ShowSvg, DrawsThePositionAndItsLastMove) {
  const Scratch scratch;
  const std::string file = scratch.path("board.svg");
  EXPECT_TRUE(says(good({"show", "janggi", "--moves", "a4b4", "--svg", file}).out, "FEN:"));
  const pugi::xml_document picture = parsed(content_of(file));
  EXPECT_EQ(picture.select_nodes("//g[@data-square]").size(), 32U);
  EXPECT_EQ(picture.select_nodes("//g[@class='move played' and @data-moves='a4b4']").size(), 1U);
}

TEST(ShowSvg, NeedsStdoutAlone) {
  const Outcome outcome = good({"show", "janggi", "--svg", "-", "--pieces", "hanja"});
  EXPECT_TRUE(says(parsed(outcome.out).select_node("//desc").node().child_value(), "rnba1abnr"));
  EXPECT_TRUE(says(outcome.out, "楚"));
}

/// A folder with the page of a check of a wrong engine.
class Pages : public testing::Test {
 protected:
  void SetUp() override {
    const Outcome outcome =
        hurdle({"check", scratch_.file("rook.yaml", rook), "--protocol", "script", "--engine",
                wrong_hurdle("e2"), "--journal", scratch_.path("journal"), "--html", page_});
    ASSERT_EQ(outcome.code, 1) << outcome.err;
    EXPECT_TRUE(says(outcome.out, "0 right, 1 wrong")) << "the page comes beside the text";
  }

  /// The page's DOM after loading in Chromium, and the network requests of pages.
  [[nodiscard]] std::string load(const std::string& page, std::vector<std::string>& asked) const {
    const std::string log = scratch_.path("net.json");
    const Outcome outcome =
        good(shell("exec timeout 120 chromium --headless --no-sandbox --disable-gpu --no-first-run "
                   "--disable-background-networking --host-resolver-rules='MAP * ~NOTFOUND' "
                   "--user-data-dir='" +
                   scratch_.path("profile") + "' --log-net-log='" + log + "' --dump-dom 'file://" +
                   page + "'"));
    const auto json = nlohmann::json::parse(content_of(log));
    const int start = json.at("constants").at("logEventTypes").at("URL_REQUEST_START_JOB");
    for (const auto& event : json.at("events")) {
      // Requests by the browser itself have no origin.
      if (event.at("type") == start && event.contains("params") &&
          event.at("params").value("initiator", "not an origin") != "not an origin") {
        asked.push_back(event.at("params").at("url"));
      }
    }
    return outcome.out;
  }

  Scratch scratch_;
  std::string page_ = scratch_.path("page.html");
};

TEST_F(Pages, AreWellFormed) {
  const pugi::xml_document page = parsed(content_of(page_));
  EXPECT_STREQ(page.select_node("//p[contains(@class, 'verdict')]").node().child_value(),
               "Wrong in 1 of 1 position.");
  EXPECT_GE(page.select_nodes("//svg[@role='img']").size(), 1U);
}

TEST_F(Pages, LoadInABrowserAndFetchNothing) {
  HURDLE_NEEDS("/usr/bin/chromium");
  std::vector<std::string> asked;
  const std::string dom = load(page_, asked);
  EXPECT_TRUE(asked.empty()) << asked.front();
  EXPECT_TRUE(says(dom, "Findings by clause"));
  EXPECT_TRUE(says(dom, "class=\"hurdle-board\""));
  // The browser's tree has the page's elements: nothing was closed early or added.
  const auto elements = [](const std::string& text) {
    std::size_t number = 0;
    for (std::size_t at = text.find('<'); at != std::string::npos; at = text.find('<', at + 1)) {
      number += text[at + 1] != '/' && text[at + 1] != '!' ? 1 : 0;
    }
    return number;
  };
  EXPECT_EQ(elements(dom), elements(content_of(page_)));

  // Control: this test would notice a page that requests something.
  const std::string other =
      scratch_.file("other.html", "<!doctype html><img src=\"http://127.0.0.1:9/picture\">");
  (void)load(other, asked);
  ASSERT_EQ(asked.size(), 1U);
  EXPECT_TRUE(says(asked.front(), "127.0.0.1:9/picture"));
}

}  // namespace
}  // namespace hurdle::props
