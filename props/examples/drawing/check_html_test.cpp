// The HTML page of a check: valid XML, causes first, all findings present, no network requests, and
// engine output escaped.
#include "perft/engines/report/html/check_html.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <pugixml.hpp>
#include <set>
#include <string>

#include "movegen/variants/makpong/notation.hpp"
#include "movegen/vocab/text/text.hpp"
#include "perft/engines/check/engine_check.hpp"
#include "perft/engines/check/random_items.hpp"
#include "perft/engines/report/text.hpp"
#include "props/assertions.hpp"
#include "props/examples/drawing/xml.hpp"
#include "props/examples/engines/inside.hpp"

namespace hurdle::props {
namespace {

using namespace engines;

const Variant& makruk = variant_named("makruk");

/// A pawn never captures.
void pawns_never_capture(const hurdle::Setup& node, std::vector<FakeMove>& moves) {
  std::erase_if(moves, [&](const FakeMove& move) {
    return node.at(move.move.from()).kind() == makpong::pawn && node.at(move.move.to());
  });
}

/// A pawn does not capture where it promotes.
void pawns_never_capture_and_promote(const hurdle::Setup& node, std::vector<FakeMove>& moves) {
  std::erase_if(moves, [&](const FakeMove& move) {
    return move.move.is_promotion() && node.at(move.move.to());
  });
}

CheckResult checked(const MoveEdit& edit, std::size_t positions) {
  CheckOptions options;
  options.engine.command = "inside";
  options.start = inside(edit);
  const std::vector<CheckItem> items = random_items(makruk, positions, 1);
  EngineCheck check(options);
  CheckResult result = check.run(items);
  check.shrink(result, 20);
  result.diagnoses = check.diagnose(result, items);
  return result;
}

pugi::xml_document parsed_page(const std::string& html) {
  pugi::xml_document document = parsed_xml(html, pugi::parse_default | pugi::parse_doctype);
  EXPECT_EQ(document.first_child().type(), pugi::node_doctype);
  return document;
}

/// All text of the page, without styles.
std::string text_of(const pugi::xml_node& node) {
  std::string text;
  for (const pugi::xml_node& child : node.children()) {
    if (child.type() == pugi::node_pcdata) {
      text += child.value();
    } else if (std::string(child.name()) != "style") {
      text += text_of(child) + '\n';
    }
  }
  return text;
}

/// Expects no construct that HTML and XML parse differently, and nothing that could be fetched.
void expect_plain(const pugi::xml_document& page, const std::string& html) {
  const std::set<std::string> closed_in_html{"meta"};
  for (const pugi::xpath_node& found : page.select_nodes("//*[not(ancestor-or-self::svg)]")) {
    const std::string name = found.node().name();
    EXPECT_EQ(!found.node().first_child(), closed_in_html.count(name) > 0)
        << "an element without content must be one that HTML closes itself: " << name;
  }
  EXPECT_EQ(number_of(page, "//script | //img | //link | //iframe | //object | //base"), 0U);
  EXPECT_EQ(number_of(page, "//@src | //@href | //@style | //@onclick | //@onerror"), 0U);
  for (const pugi::xpath_node& style : page.select_nodes("//style")) {
    const std::string css = style.node().child_value();
    EXPECT_FALSE(says(css, "url("));
    EXPECT_FALSE(says(css, "@import"));
    EXPECT_TRUE(says(html, css)) << "styles are not escaped";
  }
}

TEST(CheckHtml, ShowsCausesBeforeFindings) {
  const CheckResult result = checked(pawns_never_capture_and_promote, 150);
  ASSERT_GT(result.findings.size(), 1U) << "the lie was never met";
  ASSERT_FALSE(result.diagnoses.empty());
  ASSERT_FALSE(result.diagnoses.front().causes.empty());
  const std::string html = to_html(result);
  const pugi::xml_document page = parsed_page(html);
  expect_plain(page, html);

  std::vector<std::string> sections;
  for (const pugi::xml_node& section : page.select_node("//main").node().children("section")) {
    sections.emplace_back(section.attribute("id").value());
  }
  EXPECT_EQ(sections, (std::vector<std::string>{"causes", "findings"}));
  const Cause& cause = result.diagnoses.front().causes.front();
  const pugi::xml_node card = page.select_node("//article").node();
  const std::string said = text_of(card);
  EXPECT_TRUE(says(said, cause.explanation.sentence));
  EXPECT_TRUE(says(said, cause.explanation.clause));
  EXPECT_TRUE(says(said, "Explains "));
  EXPECT_TRUE(says(said, "hurdle explain makruk --fen"));
  EXPECT_EQ(card.select_nodes(".//svg[@role='img']").size(), 1U);
  EXPECT_GE(card.select_nodes(".//g[contains(@class, 'missing')]").size(), 1U);
}

TEST(CheckHtml, HasEveryFinding) {
  const CheckResult result = checked(pawns_never_capture, 150);
  const pugi::xml_document page = parsed_page(to_html(result));
  const std::string text = text_of(page.root());
  std::size_t most = 0;
  for (const auto& [clause, indices] : result.by_clause) {
    most = std::max(most, indices.size());
  }
  ASSERT_GT(most, 26U) << "none is left without a board";
  for (const Finding& finding : result.findings) {
    EXPECT_TRUE(says(text, place_of(finding.item)));
    EXPECT_TRUE(says(text, finding.command)) << finding.command;
  }
  EXPECT_LT(number_of(page, "//section[@id='findings']//svg[@role='img']"),
            2 * result.findings.size());
  EXPECT_EQ(number_of(page, "//ul[@class='more']/li"), most - 25);
}

TEST(CheckHtml, ReportsThatNoPositionIsWrong) {
  const pugi::xml_document page = parsed_page(to_html(checked(no_edit, 3)));
  EXPECT_EQ(number_of(page, "//p[@class='verdict good']"), 1U);
  EXPECT_EQ(number_of(page, "//section"), 0U);
}

std::string verdict_of(const CheckResult& result) {
  return text_of(
      parsed_page(to_html(result)).select_node("//p[contains(@class, 'verdict')]").node());
}

/// A check of these positions; the engine is inside this program.
CheckResult checked(const MoveEdit& edit, const std::vector<CheckItem>& items,
                    CheckOptions options = {}) {
  options.engine.command = "inside";
  options.start = inside(edit);
  return check(items, options);
}

TEST(CheckHtml, DoesNotCallAnEngineWrongWhereThePublishedCountDiffers) {
  std::vector<CheckItem> items = random_items(makruk, 40, 1);
  const hurdle::Setup start = start_position(makruk.notation);
  items.push_back({"set", 1, "start", &makruk, start, {{1, makruk.fast.perft(start, 1)}}});
  items.back().perft[1] += 1;
  const CheckResult right = checked(no_edit, items);
  EXPECT_EQ(exit_code(right), 1);
  EXPECT_EQ(verdict_of(right),
            "The published count differs in 1 of 41 positions; there the engine and Hurdle agree.");
  const CheckResult wrong = checked(pawns_never_capture, items);
  ASSERT_GT(wrong.failed, 1U);
  EXPECT_TRUE(says(verdict_of(wrong), " of 41 positions; in 1 more the published count differs."))
      << verdict_of(wrong);
}

/// Known and expected differences are no new ones, and yet the engine differs.
TEST(CheckHtml, CountsTheDifferencesThatHaveAReason) {
  const std::vector<CheckItem> items = random_items(makruk, 40, 1);
  CheckOptions options;
  options.known = [](const Finding& /*any*/) { return true; };
  CheckResult known = checked(pawns_never_capture, items, options);
  ASSERT_GT(known.known, 0U);
  const auto number = std::ranges::count(known.outcomes, ItemEnd::known, &ItemOutcome::end);
  EXPECT_EQ(exit_code(known), 0);
  const std::string baseline = std::to_string(number) + " wrong as in the baseline";
  EXPECT_EQ(verdict_of(known), "No new difference in 40 positions; " + baseline + ".");
  known.unanswered = 1;
  EXPECT_EQ(verdict_of(known),
            "No new difference in 40 positions; " + baseline + ". Some questions had no reply.");
  options.known = nullptr;
  for (const Finding& finding : known.findings) {
    options.differs_by.insert(finding.clause);
  }
  const std::string expected = verdict_of(checked(pawns_never_capture, items, options));
  EXPECT_TRUE(says(expected, "No new difference in 40 positions; ")) << expected;
  EXPECT_TRUE(says(expected, " different as expected.")) << expected;
}

TEST(CheckHtml, NamesTheHouseRules) {
  const CheckResult result = checked(no_edit, 3);
  PageOptions options;
  EXPECT_FALSE(says(text_of(parsed_page(to_html(result, options)).root()), "reading"));
  options.all_house_rules = " --house-rules no-pass";
  const pugi::xml_document page = parsed_page(to_html(result, options));
  EXPECT_EQ(number_of(page, "//header//code[contains(., '--house-rules no-pass')]"), 1U);
}

TEST(CheckHtml, ShowsTheHandshake) {
  CheckResult result = checked(no_edit, 3);
  result.notes = {"protocol: jsonl", "profile: ffish, by the engine's name"};
  const std::string text = text_of(parsed_page(to_html(result)).select_node("//header").node());
  for (const std::string& note : result.notes) {
    EXPECT_TRUE(says(text, note));
  }
}

TEST(CheckHtml, EscapesTheTextsOfAnEngine) {
  const std::string hostile =
      "</title></style><script>alert(1)</script><img src=x onerror='alert(2)'>&lt;\x1b[31m\xff\"";
  CheckResult result;
  result.engine = hostile;
  result.command = hostile;
  result.interrupted = true;
  result.unanswered = 1;
  const CheckItem item{hostile, 1, hostile, &makruk, start_position(makruk.notation), {}};
  result.failure_kinds.push_back(
      {{item, 1, EngineFailure::nonsense, hostile, {hostile, hostile}}, 2});
  result.unknown_games.push_back({&makruk, 1, 1, hostile});
  result.unsendable.push_back({item, 1, hostile});
  result.vanished.push_back(hostile);
  Finding finding;
  finding.item = item;
  finding.node = item.setup;
  finding.extra = {hostile};
  finding.missing = {"a3a4"};
  finding.move = hostile;
  finding.sentence = hostile;
  finding.command = hostile;
  result.findings.push_back(finding);
  result.failed = 1;

  const std::string html = to_html(result);
  const pugi::xml_document page = parsed_page(html);
  expect_plain(page, html);
  EXPECT_FALSE(says(html, "<script"));
  EXPECT_FALSE(says(html, "<img"));
  EXPECT_FALSE(says(html, "\x1b"));
  const std::string shown =
      "</title></style><script>alert(1)</script><img src=x onerror='alert(2)'>&lt;\xEF\xBF\xBD[31m";
  EXPECT_TRUE(says(text_of(page.root()), shown)) << text_of(page);
  EXPECT_EQ(number_of(page, "//g[@data-moves='a3a4']"), 1U) << "what can be read is drawn";
  for (const char* id : {"findings", "troubles", "not-asked"}) {
    EXPECT_EQ(number_of(page, ("//section[@id='" + std::string(id) + "']").c_str()), 1U) << id;
  }
}

TEST(CheckHtml, NamesPiecesAsAsked) {
  const CheckResult result = checked(pawns_never_capture, 40);
  constexpr const char* figure = "//g[contains(@class, ' figure')]";
  const std::string with_figures = to_html(result, {PieceNames::figures, ""});
  EXPECT_GT(number_of(parsed_page(with_figures), figure), 0U);
  EXPECT_EQ(number_of(parsed_page(to_html(result)), figure), 0U);
}

}  // namespace
}  // namespace hurdle::props
