#include "perft/drawing/board_pieces.hpp"

#include <fmt/format.h>

#include <string>

#include "movegen/looks.hpp"
#include "movegen/vocab/text/letters.hpp"
#include "perft/drawing/markup.hpp"

namespace hurdle {
namespace {

/// What a piece shows.
enum class Sign : std::uint8_t { letter, hanja, figure };

Sign sign_of(const KindLook& kind, Colour colour, PieceNames names) noexcept {
  if (names == PieceNames::figures && !kind.figure.shape.empty()) {
    return Sign::figure;
  }
  const bool hanja = names == PieceNames::hanja && !kind.hanja[index_of(colour)].empty();
  return hanja ? Sign::hanja : Sign::letter;
}

std::string_view class_of(Sign sign) noexcept {
  return sign == Sign::figure ? " figure" : sign == Sign::hanja ? " hanja" : "";
}

std::string_view class_of(Paint paint) noexcept {
  switch (paint) {
    case Paint::white:
    case Paint::black:
      return "";
    case Paint::red:
      return " red";
    case Paint::blue:
      return " blue";
    case Paint::ink:
      return " ink";
    case Paint::wood:
      break;
  }
  return " wood";
}

constexpr std::string_view disc = "M0-17a17 17 0 1 1 0 34a17 17 0 1 1 0-34z";
constexpr std::string_view ring = "M0-14a14 14 0 1 1 0 28a14 14 0 1 1 0-28z";
constexpr std::string_view octagon = "M-7.5-18H7.5L18-7.5V7.5L7.5 18H-7.5L-18 7.5V-7.5z";
constexpr std::string_view wedge = "M0-18.5L10-13.5L15 17.5H-15L-10-13.5z";

// Marks of promoted pieces: a plus on a round ground beside a figure, or above a character.
constexpr std::string_view badge_ground = "M12.5-19a6.5 6.5 0 1 1 0 13a6.5 6.5 0 1 1 0-13z";
constexpr std::string_view badge_plus = "M12.5-16.3V-8.7M8.7-12.5H16.3";
constexpr std::string_view small_plus = "M0-15.5V-9.5M-3-12.5H3";

std::string_view outline(PieceLook look) noexcept {
  switch (look) {
    case PieceLook::octagon:
      return octagon;
    case PieceLook::wedge:
      return wedge;
    case PieceLook::ringed_disc:
    case PieceLook::disc:
      break;
  }
  return disc;
}

void add_path(pugi::xml_node group, const char* name, std::string_view path) {
  add_element(group, "path", {{"class", name}, {"d", std::string(path)}});
}

}  // namespace

void add_figure(pugi::xml_node group, const Figure& figure, bool promoted) {
  add_path(group, "shape", figure.shape);
  if (!figure.lines.empty()) {
    add_path(group, "fine", figure.lines);
  }
  if (promoted) {
    add_path(group, "badge", badge_ground);
    add_path(group, "plus", badge_plus);
  }
}

void add_disc(pugi::xml_node group) {
  add_path(group, "shape", disc);
}

BoardPieces::BoardPieces(const Notation& notation, PieceNames names)
    : notation_(notation), look_(look_of(notation)), names_(names) {}

const KindLook& BoardPieces::kind_look(Piece piece) const noexcept {
  static constexpr KindLook plain{};
  const std::size_t index = index_of(piece.kind());
  return index < look_.kinds.size() ? look_.kinds[index] : plain;
}

bool BoardPieces::is_turned(Colour colour) const noexcept {
  return look_.piece == PieceLook::wedge && colour == Colour::black;
}

void BoardPieces::add(pugi::xml_node parent, Piece piece, Spot at, std::string_view square,
                      double scale) const {
  const KindLook& kind = kind_look(piece);
  const Sign sign = sign_of(kind, piece.colour(), names_);
  const double size = scale * kind.scale;
  const pugi::xml_node group = add_element(
      parent, "g",
      {{"class", fmt::format("piece {}{}{}{}", piece.colour() == Colour::white ? "white" : "black",
                             class_of(look_.paints[index_of(piece.colour())]),
                             piece.promoted() ? " promoted" : "", class_of(sign))},
       {"transform", fmt::format("translate({})", pair(at)) +
                         (size == 1 ? "" : fmt::format(" scale({:.2f})", size))}});
  if (!square.empty()) {
    set_attribute(group, "data-square", square);
  }
  if (sign == Sign::figure) {
    add_figure(group, kind.figure, piece.promoted());
    return;
  }
  add_outline(group, piece.colour());
  if (sign == Sign::hanja) {
    add_hanja(group, piece);
  } else {
    add_letter(group, piece);
  }
}

void BoardPieces::add_sample(pugi::xml_node parent, Colour colour, Spot at) const {
  const pugi::xml_node group = add_element(
      parent, "g",
      {{"class", fmt::format("sample piece {}{}", colour == Colour::white ? "white" : "black",
                             class_of(look_.paints[index_of(colour)]))},
       {"transform", fmt::format("translate({}) scale(0.4)", pair(at))}});
  add_outline(group, colour);
}

void BoardPieces::add_outline(pugi::xml_node group, Colour colour) const {
  const pugi::xml_node path =
      add_element(group, "path", {{"class", "shape"}, {"d", std::string(outline(look_.piece))}});
  if (is_turned(colour)) {
    set_attribute(path, "transform", "rotate(180)");
  }
  if (look_.piece == PieceLook::ringed_disc) {
    add_path(group, "fine", ring);
  }
}

/// The character points forward, as the piece does. A promoted kind without a character of its own
/// has a plus above the unpromoted one.
void BoardPieces::add_hanja(pugi::xml_node group, Piece piece) const {
  const KindLook& kind = kind_look(piece);
  const bool own = piece.promoted() && !kind.promoted_hanja.empty();
  const bool marked = piece.promoted() && !own;
  const pugi::xml_node text =
      add_element(group, "text", {{"dy", look_.piece == PieceLook::wedge ? ".45em" : ".37em"}},
                  std::string(own ? kind.promoted_hanja : kind.hanja[index_of(piece.colour())]));
  if (is_turned(piece.colour())) {
    set_attribute(text, "transform", "rotate(180)");
  }
  if (marked) {
    add_path(group, "plus", small_plus);
    if (is_turned(piece.colour())) {
      set_attribute(group.last_child(), "transform", "rotate(180)");
    }
  }
}

/// Letters are never turned, so that they can be read.
void BoardPieces::add_letter(pugi::xml_node group, Piece piece) const {
  const bool wedge_down = is_turned(piece.colour());
  const double y = look_.piece != PieceLook::wedge ? 0 : wedge_down ? -2 : 2;
  const pugi::xml_node text =
      add_element(group, "text", {{"dy", ".35em"}},
                  (piece.promoted() ? "+" : "") +
                      std::string{letter_of(notation_, piece.kind(), piece.colour())});
  if (y != 0) {
    set_attribute(text, "y", number(y));
  }
  if (piece.promoted()) {
    set_attribute(text, "class", "wide");
  }
}

}  // namespace hurdle
