// Boards as SVG: well-formed, with every piece of every game, and with moves distinguished by
// shape.
#include "perft/drawing/board_svg.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <pugixml.hpp>
#include <string>
#include <utility>
#include <vector>

#include "movegen/looks.hpp"
#include "movegen/vocab/squares.hpp"
#include "movegen/vocab/text/letters.hpp"
#include "movegen/vocab/text/state_words.hpp"
#include "movegen/vocab/text/text.hpp"
#include "perft/count/variants.hpp"
#include "perft/drawing/markup.hpp"
#include "props/assertions.hpp"
#include "props/examples/drawing/xml.hpp"

namespace hurdle::props {
namespace {

const Notation& notation_of(const char* name) {
  return find_variant(name)->notation;
}

pugi::xml_document drawn(const Notation& notation, const Setup& setup,
                         const BoardStyle& style = {}) {
  return parsed_xml(board_svg(notation, setup, style));
}

/// The sign on the piece of a square; empty if no piece is drawn there.
std::string face(const pugi::xml_document& picture, const std::string& square) {
  return picture.select_node(("//g[@data-square='" + square + "']/text").c_str())
      .node()
      .child_value();
}

/// The path of the figure on a square.
std::string shape(const pugi::xml_document& picture, const std::string& square) {
  return picture.select_node(("//g[@data-square='" + square + "']/path[@class='shape']/@d").c_str())
      .attribute()
      .value();
}

TEST(BoardSvg, HasEveryPieceOfEveryStartPosition) {
  for (const Variant& variant : all_variants()) {
    const Notation& notation = variant.notation;
    for (const NamedSetup& named : notation.setups) {
      const hurdle::Setup setup = start_position(notation, named.name);
      const pugi::xml_document picture = drawn(notation, setup);
      std::size_t pieces = 0;
      for (const Square square : squares_of(notation)) {
        const Piece piece = setup.at(square);
        pieces += piece ? 1U : 0U;
        EXPECT_EQ(face(picture, to_text(square)),
                  piece ? std::string{letter_of(notation, piece.kind(), piece.colour())} : "")
            << notation.name << ' ' << named.name << ' ' << to_text(square);
      }
      EXPECT_EQ(number_of(picture, "//g[@data-square]"), pieces);
    }
  }
}

TEST(BoardSvg, HasATitleAndADescription) {
  for (const Variant& variant : all_variants()) {
    const Notation& notation = variant.notation;
    const pugi::xml_document picture = drawn(notation, start_position(notation));
    const pugi::xml_node svg = picture.child("svg");
    EXPECT_STREQ(svg.attribute("role").value(), "img");
    EXPECT_EQ(svg.first_child().name(), std::string("title"));
    EXPECT_TRUE(says(svg.child_value("title"), notation.name));
    EXPECT_EQ(svg.child_value("desc"), to_fen(notation, start_position(notation)));
  }
}

TEST(BoardSvg, EveryGameOfTheListHasALook) {
  for (const Variant& variant : all_variants()) {
    EXPECT_TRUE(agree(look_of(variant.notation), variant.notation)) << variant.notation.name;
  }
}

TEST(BoardSvg, NamesPiecesByHanjaOrFiguresWhereTheyHaveThem) {
  const Notation& janggi = notation_of("janggi");
  BoardStyle hanja;
  hanja.pieces = PieceNames::hanja;
  const pugi::xml_document picture = drawn(janggi, start_position(janggi), hanja);
  EXPECT_EQ(face(picture, "e2"), "楚");
  EXPECT_EQ(face(picture, "e9"), "漢");
  EXPECT_EQ(face(picture, "a4"), "卒");
  EXPECT_EQ(face(picture, "a7"), "兵");

  const Notation& pandemonium = notation_of("pandemonium");
  const hurdle::Setup setup =
      parse_fen(pandemonium, "4k5/10/10/10/10/10/10/3+R6/3R1M4/4K5[] w - - 0 1");
  EXPECT_EQ(face(drawn(pandemonium, setup, hanja), "d3"), "龍");
  EXPECT_EQ(face(drawn(pandemonium, setup, hanja), "d2"), "車");
  BoardStyle figures;
  figures.pieces = PieceNames::figures;
  const pugi::xml_document with_figures = drawn(pandemonium, setup, figures);
  EXPECT_EQ(shape(with_figures, "d3"), look_of(pandemonium).kinds[2].figure.shape);
  EXPECT_EQ(shape(with_figures, "f2"), look_of(pandemonium).kinds[5].figure.shape);
  EXPECT_EQ(face(drawn(pandemonium, setup), "d3"), "+R");

  EXPECT_TRUE(has_names(janggi, PieceNames::hanja));
  EXPECT_FALSE(has_names(janggi, PieceNames::figures));
  EXPECT_FALSE(has_names(notation_of("makruk"), PieceNames::hanja));
  EXPECT_TRUE(has_names(notation_of("makruk"), PieceNames::figures));
}

TEST(BoardSvg, CharactersHaveFontsOfEverySystemAndAGenericOne) {
  const std::string css(board_css());
  const std::size_t begin = css.find(".hanja text {");
  ASSERT_NE(begin, std::string::npos);
  const std::string families = css.substr(begin, css.find(';', begin) - begin);
  for (const char* family : {"'Noto Serif CJK KR'", "'Noto Serif CJK JP'", "'Noto Serif CJK SC'",
                             "AppleMyungjo", "'Hiragino Mincho ProN'", "'Songti SC'", "Batang",
                             "'Yu Mincho'", "SimSun", "'Droid Sans Fallback'"}) {
    EXPECT_TRUE(says(families, family)) << family;
  }
  EXPECT_TRUE(families.ends_with(" serif")) << families;
}

TEST(BoardSvg, DistinguishesMissingFromExtraByShape) {
  const Notation& janggi = notation_of("janggi");
  BoardStyle style;
  style.moves = {{parse_move(janggi, "a4b4"), MoveMark::missing},
                 {parse_move(janggi, "a1a3"), MoveMark::extra, true},
                 {parse_move(janggi, "e2e2"), MoveMark::missing, true}};
  const pugi::xml_document picture = drawn(janggi, start_position(janggi), style);
  EXPECT_EQ(number_of(picture, "//g[@class='move missing' and @data-moves='a4b4']"), 1U);
  EXPECT_EQ(number_of(picture, "//g[@class='move missing minor' and @data-moves='e2e2']"), 1U);
  EXPECT_EQ(number_of(picture, "//g[@class='move extra minor' and @data-moves='a1a3']"), 1U);
  EXPECT_EQ(number_of(picture, "//g[@data-moves='a4b4']/circle[@class='end' and @cx='86']"), 1U);
  EXPECT_EQ(number_of(picture, "//g[@data-moves='a1a3']/path[@class='end']"), 1U);
  EXPECT_EQ(number_of(picture, "//path[starts-with(@class, 'way')]"), 2U) << "a pass has no way";
  EXPECT_EQ(std::string(board_css()).find_first_of("<&"), std::string::npos);
  EXPECT_NE(board_css().find(".way.extra { stroke-dasharray"), std::string_view::npos);
  const std::string words = picture.child("svg").child_value("desc");
  EXPECT_TRUE(says(words, "missing: a4b4 e2e2; extra: a1a3"));
}

TEST(BoardSvg, DrawsMovesThatLookTheSameOnce) {
  const Notation& nine = notation_of("nine-elder-shogi");
  const hurdle::Setup setup = parse_fen(nine, "4j4/9/9/3S5/9/9/9/9/4J4[GP] w - - 0 1");
  BoardStyle style;
  for (const char* move : {"d6d7", "d6d7+", "G@e5", "P@e5"}) {
    style.moves.push_back({parse_move(nine, move), MoveMark::extra});
  }
  const pugi::xml_document picture = drawn(nine, setup, style);
  EXPECT_EQ(number_of(picture, "//g[starts-with(@class, 'move')]"), 2U);
  EXPECT_EQ(number_of(picture, "//g[@data-moves='d6d7 d6d7+']/text[.='+']"), 1U);
  EXPECT_EQ(number_of(picture, "//g[@data-moves='G@e5 P@e5']/text[.='GP']"), 1U);
}

TEST(BoardSvg, DrawsTheLongestOfSeveralMovesOnALineAlone) {
  const Notation& makruk = notation_of("makruk");
  const hurdle::Setup setup = parse_fen(makruk, "4k3/8/8/8/8/8/8/R3K3 w - - 0 1");
  BoardStyle style;
  for (const char* move : {"a1a2", "a1a3", "a1a5", "a1b1", "e1f2"}) {
    style.moves.push_back({parse_move(makruk, move), MoveMark::missing});
  }
  style.moves.push_back({parse_move(makruk, "a1a8"), MoveMark::extra});
  const pugi::xml_document picture = drawn(makruk, setup, style);
  EXPECT_EQ(number_of(picture, "//path[@class='way missing']"), 3U);
  EXPECT_EQ(number_of(picture, "//path[@class='way extra']"), 1U);
  EXPECT_EQ(number_of(picture, "//g[@class='move missing']/circle[@class='end']"), 5U);
}

TEST(BoardSvg, ShowsHandsAndWhatWasJustPlayed) {
  const Notation& pandemonium = notation_of("pandemonium");
  const hurdle::Setup setup =
      parse_fen(pandemonium, "9k/10/10/10/10/3pP5/10/10/3+R6/K9[PPRbq] b - e3e4 0 1");
  BoardStyle style;
  style.moves = {{parse_move(pandemonium, "e2e5"), MoveMark::played}};
  const pugi::xml_document picture = drawn(pandemonium, setup, style);
  EXPECT_EQ(number_of(picture, "//text[@class='count' and .='×2']"), 1U);
  EXPECT_EQ(number_of(picture, "//g[not(@data-square) and contains(@class, 'piece black')]/text"),
            2U);
  EXPECT_EQ(number_of(picture, "//g[@class='move played']"), 1U);
  EXPECT_EQ(number_of(picture, "//text[.='Black (lower case) to move, en passant on e3 e4']"), 1U);
}

/// The lines of the caption below the board, from top to bottom, with the y of each.
std::vector<std::pair<std::string, double>> caption_lines(const pugi::xml_document& picture) {
  const pugi::xml_node caption = picture.select_node("//text[@class='caption'][last()]").node();
  std::vector<std::pair<std::string, double>> lines;
  double y = caption.attribute("y").as_double();
  for (const pugi::xml_node part : caption.children()) {
    y += part.attribute("dy").as_double();
    lines.emplace_back(part.text().get(), y);
  }
  return lines;
}

TEST(BoardSvg, HasRoomForTheCaption) {
  constexpr double widest_letter = 8.6;  // average of the requested fonts in size 15
  for (const auto& [name, fen] : std::vector<std::pair<const char*, const char*>>{
           {"chess", "r3k2r/8/8/2pP4/8/8/8/R3K2R w KQkq c6 0 1"},
           {"crazyhouse", "r3k2r/8/8/2pP4/8/8/8/R3K2R[QPp] w KQkq c6 0 1"},
           {"makruk", "4k3/8/8/8/8/8/8/4K3 b - - 0 1"},
           {"pandemonium", "9k/10/10/10/10/3pP5/10/10/10/K9[] b - e3e4 0 1"}}) {
    const Notation& notation = notation_of(name);
    const hurdle::Setup setup = parse_fen(notation, fen);
    const pugi::xml_document picture = drawn(notation, setup);
    const pugi::xml_node svg = picture.child("svg");
    const double begin =
        svg.select_node(".//text[@class='caption'][last()]/@x").attribute().as_double();
    std::string all;
    for (const auto& [line, y] : caption_lines(picture)) {
      EXPECT_LE(begin + static_cast<double>(line.size()) * widest_letter,
                svg.attribute("width").as_double())
          << name << ": " << line;
      EXPECT_LE(y + 5, svg.attribute("height").as_double()) << name << ": " << line;
      all += line;
    }
    const bool white = setup.side == Colour::white;
    EXPECT_EQ(all, fmt::format("{} ({} case) to move{}", notation.side(setup.side),
                               white ? "upper" : "lower", state_words(setup)));
  }
}

TEST(BoardSvg, DrawsMovesThatGoNowhere) {
  for (const Variant& variant : all_variants()) {
    BoardStyle style;
    for (const MoveMark mark : {MoveMark::played, MoveMark::missing, MoveMark::extra}) {
      style.moves.push_back({Move::board(Square(0, 0), Square(0, 0)), mark});
      style.moves.push_back({Move::pass(Square(4, 4)), mark});
    }
    const Notation& notation = variant.notation;
    const std::string svg = board_svg(notation, start_position(notation), style);
    EXPECT_FALSE(says(svg, "nan"));
    EXPECT_EQ(number_of(parsed_xml(svg), "//g[starts-with(@class, 'move')]"), 6U);
  }
}

TEST(BoardSvg, DrawsAPositionWithoutAFen) {
  const Notation& janggi = notation_of("janggi");
  hurdle::Setup setup = start_position(janggi);
  setup.passes = 2;
  const pugi::xml_document picture = drawn(janggi, setup);
  EXPECT_TRUE(says(picture.child("svg").child_value("desc"), "two passes"));
}

TEST(Markup, HoldsAnyText) {
  pugi::xml_document document;
  const std::string hostile = "<script>\"&'\x01\xFF\xC3(</script>\r\n\xED\xA0\x80";
  const pugi::xml_node root = add_element(document.root(), "p", {{"title", hostile}}, hostile);
  add_text(root, "]]>");
  const std::string text = to_markup(document);
  EXPECT_FALSE(says(text, "<script"));
  const pugi::xml_document again = parsed_xml(text);
  EXPECT_TRUE(says(again.child("p").child_value(), "<script>\"&'\xEF\xBF\xBD")) << text;
}

}  // namespace
}  // namespace hurdle::props
