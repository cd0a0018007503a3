// Pieces and boards look like those of the game: every kind has a sign of its own, pieces point
// where they move, everything is inside the picture.
#include "movegen/looks.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <map>
#include <pugixml.hpp>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "movegen/vocab/text/lists.hpp"
#include "movegen/vocab/text/text.hpp"
#include "perft/count/variants.hpp"
#include "perft/drawing/board_svg.hpp"
#include "props/examples/drawing/extent.hpp"
#include "props/examples/drawing/xml.hpp"

namespace hurdle::props {
namespace {

/// All numbers of a text, as those of a path or a transformation.
std::vector<double> numbers_in(const std::string& text) {
  std::vector<double> all;
  for (const char* at = text.c_str(); *at != '\0';) {
    char* end = nullptr;
    const double number = std::strtod(at, &end);
    if (end != at) {
      all.push_back(number);
    }
    at = end == at ? at + 1 : end;
  }
  return all;
}

/// The signs that the pieces of a game have.
std::vector<PieceNames> names_of(const Notation& notation) {
  std::vector<PieceNames> all;
  for (const PieceNames names : {PieceNames::letters, PieceNames::hanja, PieceNames::figures}) {
    if (has_names(notation, names)) {
      all.push_back(names);
    }
  }
  return all;
}

/// Every piece that may be on the board of a game.
std::vector<Piece> pieces_of(const Notation& notation) {
  std::vector<Piece> all;
  for (std::size_t index = 0; index < notation.kinds.size(); ++index) {
    for (const Colour colour : {Colour::white, Colour::black}) {
      all.emplace_back(colour, static_cast<Kind>(index));
      if (notation.kinds[index].promotes) {
        all.emplace_back(colour, static_cast<Kind>(index), true);
      }
    }
  }
  return all;
}

pugi::xml_document drawn_on_a1(const Notation& notation, Piece piece, PieceNames names) {
  hurdle::Setup setup;
  setup.put(Square(0, 0), piece);
  return parsed_xml(board_svg(notation, setup, {names, {}}));
}

pugi::xml_node piece_on(const pugi::xml_document& picture, const char* square) {
  return picture.select_node(fmt::format("//g[@data-square='{}']", square).c_str()).node();
}

/// What is drawn on a piece, without colours and outline: its text, its lines and shapes.
std::string sign_of(const pugi::xml_node& piece) {
  return join_texts(piece.children(), "", [](const pugi::xml_node part) {
    return std::string(part.attribute("d").value()) + part.child_value() + '|';
  });
}

TEST(Looks, EveryKindHasASignOfItsOwn) {
  for (const Variant& variant : all_variants()) {
    const Notation& notation = variant.notation;
    for (const PieceNames names : names_of(notation)) {
      std::map<std::string, Piece> seen;
      for (const Piece piece : pieces_of(notation)) {
        if (piece.colour() == Colour::black) {
          continue;
        }
        const pugi::xml_document picture = drawn_on_a1(notation, piece, names);
        const auto [other, fresh] = seen.emplace(sign_of(piece_on(picture, "a1")), piece);
        EXPECT_TRUE(fresh) << notation.name << ' ' << to_text(names) << ": the kinds "
                           << notation.of(piece.kind()).name << " and "
                           << notation.of(other->second.kind()).name << " look the same";
      }
    }
  }
}

TEST(Looks, EveryGameHasHanjaOrFiguresForEveryKind) {
  for (const Variant& variant : all_variants()) {
    const Notation& notation = variant.notation;
    ASSERT_GT(names_of(notation).size(), 1U) << notation.name;
    for (const PieceNames names : names_of(notation)) {
      for (const Piece piece : pieces_of(notation)) {
        const pugi::xml_document picture = drawn_on_a1(notation, piece, names);
        const std::string classes = piece_on(picture, "a1").attribute("class").value();
        EXPECT_EQ(classes.find(" hanja") != std::string::npos, names == PieceNames::hanja);
        EXPECT_EQ(classes.find(" figure") != std::string::npos, names == PieceNames::figures)
            << notation.name << ' ' << notation.of(piece.kind()).name;
      }
    }
  }
}

TEST(Looks, FiguresNeedNoFontAndStayOnTheirSquare) {
  std::size_t figures = 0;
  for (const Variant& variant : all_variants()) {
    for (const KindLook& kind : look_of(variant.notation).kinds) {
      for (const std::string_view path : {kind.figure.shape, kind.figure.lines}) {
        if (path.empty()) {
          continue;
        }
        ++figures;
        const PathReader reader{std::string(path)};
        EXPECT_TRUE(reader.good()) << kind.name << ": " << path;
        EXPECT_TRUE(reader.extent().inside({-19.5, -19.5, 19.5, 19.5})) << kind.name;
      }
    }
    if (has_names(variant.notation, PieceNames::figures)) {
      const std::string svg =
          board_svg(variant.notation, start_position(variant.notation), {PieceNames::figures, {}});
      EXPECT_EQ(number_of(parsed_xml(svg), "//g[@data-square]//text"), 0U);
      EXPECT_LT(svg.size(), 24'000U) << variant.notation.name;
    }
  }
  EXPECT_GT(figures, 50U);
}

/// Adds every shape that reaches beyond the picture, as text.
void find_outside(const pugi::xml_node& parent, const Extent& room,
                  std::set<std::string>& outside) {
  const std::vector<double> move = numbers_in(parent.attribute("transform").value());
  const double x = move.size() > 1 ? move[0] : 0;
  const double y = move.size() > 1 ? move[1] : 0;
  const double scale = move.size() > 2 ? move[2] : 1;
  for (const pugi::xml_node shape : parent.children()) {
    const std::string name = shape.name();
    if (name == "g") {
      find_outside(shape, room, outside);
    } else if (name == "path" || name == "circle" || name == "rect") {
      bool good = true;
      const Extent own = extent_of(shape, good);
      const bool turned = std::string(shape.attribute("transform").value()) == "rotate(180)";
      const double sign = turned ? -scale : scale;
      Extent extent;
      extent.add(x + sign * own.left, y + sign * own.top);
      extent.add(x + sign * own.right, y + sign * own.bottom);
      if (!good || !extent.inside(room)) {
        outside.insert(name + ' ' + shape.attribute("d").value());
      }
    }
  }
}

/// A piece of every kind on every corner, and all kinds in both hands.
hurdle::Setup crowded(const Notation& notation, Piece piece) {
  hurdle::Setup setup;
  for (const int file : {0, notation.files - 1}) {
    for (const int rank : {0, notation.ranks - 1}) {
      setup.put(Square(file, rank), piece);
    }
  }
  if (notation.hands) {
    for (std::size_t index = 0; index < notation.kinds.size(); ++index) {
      setup.hands[0][index] = setup.hands[1][index] = 18;
    }
  }
  return setup;
}

TEST(Looks, EverythingIsInsideThePicture) {
  for (const Variant& variant : all_variants()) {
    const Notation& notation = variant.notation;
    for (const PieceNames names : names_of(notation)) {
      for (const Piece piece : pieces_of(notation)) {
        const pugi::xml_document picture =
            parsed_xml(board_svg(notation, crowded(notation, piece), {names, {}}));
        const pugi::xml_node svg = picture.child("svg");
        std::set<std::string> outside;
        find_outside(
            svg, {0, 0, svg.attribute("width").as_double(), svg.attribute("height").as_double()},
            outside);
        EXPECT_TRUE(outside.empty()) << notation.name << ": " << *outside.begin();
      }
    }
  }
}

TEST(Looks, TheSecondPlayersWedgesAreTurned) {
  for (const Variant& variant : all_variants()) {
    const Notation& notation = variant.notation;
    const bool turns = look_of(notation).piece == PieceLook::wedge;
    EXPECT_EQ(turns,
              notation.name.substr(0, 5) == "shogi" || notation.name.substr(0, 10) == "nine-elder");
    for (const PieceNames names : names_of(notation)) {
      for (const Piece piece : pieces_of(notation)) {
        const pugi::xml_document picture = drawn_on_a1(notation, piece, names);
        for (const pugi::xml_node part : piece_on(picture, "a1").children()) {
          const bool letter = std::string(part.name()) == "text" && names == PieceNames::letters;
          EXPECT_STREQ(part.attribute("transform").value(),
                       turns && piece.colour() == Colour::black && !letter ? "rotate(180)" : "")
              << notation.name << ' ' << notation.of(piece.kind()).name << ' ' << part.name();
        }
      }
    }
  }
}

TEST(Looks, PromotedPiecesAreMarked) {
  for (const Variant& variant : all_variants()) {
    const Notation& notation = variant.notation;
    for (const Piece piece : pieces_of(notation)) {
      if (has_names(notation, PieceNames::figures)) {
        const pugi::xml_document picture = drawn_on_a1(notation, piece, PieceNames::figures);
        EXPECT_EQ(number_of(picture, "//path[@class='badge']"), piece.promoted() ? 1U : 0U);
        EXPECT_EQ(number_of(picture, "//g[contains(@class, ' promoted')]"),
                  piece.promoted() ? 1U : 0U);
      }
    }
  }
}

TEST(Looks, SizesOfJanggi) {
  const Notation& janggi = find_variant("janggi")->notation;
  std::map<double, std::set<std::string>> kinds_of_size;
  for (const KindLook& kind : look_of(janggi).kinds) {
    kinds_of_size[kind.scale].emplace(kind.name);
  }
  std::vector<std::set<std::string>> sizes;
  sizes.reserve(kinds_of_size.size());
  for (const auto& [size, kinds] : kinds_of_size) {
    sizes.push_back(kinds);
  }
  EXPECT_EQ(sizes,
            (std::vector<std::set<std::string>>{
                {"guard", "soldier"}, {"cannon", "chariot", "elephant", "horse"}, {"general"}}));
}

/// How many vertical lines of the board pass the middle height between two ranks.
std::size_t lines_across(const pugi::xml_document& picture, double y) {
  const std::string path = picture.select_node("//path[@class='lines']/@d").attribute().value();
  std::size_t number = 0;
  for (std::size_t at = path.find('M'); at != std::string::npos;) {
    const std::size_t next = path.find('M', at + 1);
    const std::vector<double> line = numbers_in(path.substr(at, next - at));
    const auto [upper, lower] = std::minmax(line.at(1), line.back());
    number += line.size() == 4 && upper < y && y < lower ? 1U : 0U;
    at = next;
  }
  return number;
}

TEST(Looks, OnlyTheOuterFilesOfXiangqiCrossTheRiver) {
  for (const auto& [name, lines] :
       std::vector<std::pair<const char*, std::size_t>>{{"xiangqi", 2}, {"janggi", 9}}) {
    const Notation& notation = find_variant(name)->notation;
    const pugi::xml_document picture = parsed_xml(board_svg(notation, start_position(notation)));
    const double river = (picture.select_node("//rect/@y").attribute().as_double() +
                          picture.select_node("//rect/@height").attribute().as_double() / 2) +
                         4;
    EXPECT_EQ(lines_across(picture, river), lines) << name;
    EXPECT_EQ(lines_across(picture, river + 40), 9U) << name;
  }
}

TEST(Looks, HandsAreBesideTheHalvesOfTheirOwners) {
  for (const Variant& variant : all_variants()) {
    const Notation& notation = variant.notation;
    if (!notation.hands) {
      continue;
    }
    const pugi::xml_document picture =
        parsed_xml(board_svg(notation, crowded(notation, Piece(Colour::white, Kind{0}))));
    const pugi::xml_node board = picture.select_node("//rect[contains(@class, 'ground')]").node();
    const double right = board.attribute("x").as_double() + board.attribute("width").as_double();
    const double middle =
        board.attribute("y").as_double() + board.attribute("height").as_double() / 2;
    std::size_t held = 0;
    for (const pugi::xpath_node& found :
         picture.select_nodes("//g[contains(@class, 'piece') and not(@data-square) and text]")) {
      const std::vector<double> place = numbers_in(found.node().attribute("transform").value());
      const bool white =
          std::string(found.node().attribute("class").value()).find("white") != std::string::npos;
      EXPECT_GT(place.at(0), right) << notation.name;
      EXPECT_EQ(place.at(1) > middle, white) << notation.name;
      ++held;
    }
    EXPECT_EQ(held, 2 * notation.kinds.size()) << notation.name;
  }
}

}  // namespace
}  // namespace hurdle::props
