#include "perft/drawing/board_marks.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <string>

#include "movegen/vocab/letters.hpp"
#include "movegen/vocab/text.hpp"
#include "perft/drawing/markup.hpp"

namespace hurdle {
namespace {

constexpr double piece_edge = 18;  // from a square's middle, pieces and what surrounds them
constexpr double ring_around_piece = 19;
constexpr double ring_on_empty = 9;

/// Moves that look the same: of one square to another, or all drops on one square.
struct Drawn {
  Move move;  ///< the first of them
  MoveMark mark{};
  bool minor = true;
  std::string label;  ///< what they promote to, or the letters of what is dropped
  std::string texts;  ///< all moves, with blanks between
};

bool look_the_same(Move a, Move b) noexcept {
  return a.is_drop() == b.is_drop() && a.is_pass() == b.is_pass() && a.from() == b.from() &&
         a.to() == b.to();
}

std::string label_of(const Notation& notation, const Setup& setup, Move move) {
  if (move.is_drop()) {
    return {letter_of(notation, move.kind(), setup.side)};
  }
  if (move.is_pass()) {
    return "pass";
  }
  if (!move.is_promotion()) {
    return "";
  }
  return move.kind() == Kind::none ? "+"
                                   : std::string{letter_of(notation, move.kind(), setup.side)};
}

std::vector<Drawn> grouped(const Notation& notation, const Setup& setup,
                           const std::vector<MarkedMove>& moves) {
  std::vector<Drawn> drawn;
  for (const MarkedMove& one : moves) {
    const std::string label = label_of(notation, setup, one.move);
    const std::string text = to_text(notation, one.move);
    const auto same = std::find_if(drawn.begin(), drawn.end(), [&](const Drawn& other) {
      return other.mark == one.mark && look_the_same(other.move, one.move);
    });
    if (same == drawn.end()) {
      drawn.push_back({one.move, one.mark, one.minor, label, text});
      continue;
    }
    same->minor = same->minor && one.minor;
    same->texts += ' ' + text;
    if (same->label.find(label) == std::string::npos) {
      same->label += label;
    }
  }
  std::stable_partition(drawn.begin(), drawn.end(), [](const Drawn& one) { return one.minor; });
  return drawn;
}

std::string_view class_of(MoveMark mark) noexcept {
  switch (mark) {
    case MoveMark::played:
      return "played";
    case MoveMark::missing:
      return "missing";
    case MoveMark::extra:
      break;
  }
  return "extra";
}

std::string circle_path(Spot at, double radius) {
  const std::string r = number(radius);
  return fmt::format("M{} {}a{} {} 0 1 1 0 .1z", number(at.x), number(at.y - radius), r, r);
}

/// A cross over an empty square; around a piece, its four ends.
std::string cross_path(Spot at, bool piece) {
  const double outer = piece ? 19 : 7;
  const double inner = piece ? 12 : 0;
  std::string path;
  for (const double x : {-1.0, 1.0}) {
    for (const double y : {-1.0, 1.0}) {
      path += fmt::format("M{}L{}", pair({at.x + x * outer, at.y + y * outer}),
                          pair({at.x + x * inner, at.y + y * inner}));
    }
  }
  return path;
}

/// The end of an arrow that says what is wrong with the move.
std::string end_path(MoveMark mark, Spot at, bool piece) {
  switch (mark) {
    case MoveMark::played:
      return "";
    case MoveMark::missing:
      return circle_path(at, piece ? ring_around_piece : ring_on_empty);
    case MoveMark::extra:
      break;
  }
  return cross_path(at, piece);
}

struct Arrow {
  std::string shaft;
  std::string tip;
};

/// Leaves `begin` free before it and `gap` behind it, less where the way is short.
Arrow arrow(Spot from, Spot to, double begin, double gap, bool minor) {
  const double length = std::hypot(to.x - from.x, to.y - from.y);
  const Spot unit{(to.x - from.x) / length, (to.y - from.y) / length};
  const double tip = minor ? 8 : 11;
  const double wing = minor ? 4 : 6;
  const double start = std::max(0.0, std::min(begin, length - gap - tip - 2));
  const double end = length - gap;
  const auto along = [&](double way, double aside) {
    return pair({from.x + unit.x * way - unit.y * aside, from.y + unit.y * way + unit.x * aside});
  };
  return {
      fmt::format("M{}L{}", along(start, 0), along(end - tip + 1, 0)),
      fmt::format("M{}L{}L{}z", along(end, 0), along(end - tip, wing), along(end - tip, -wing))};
}

class Marks {
 public:
  Marks(pugi::xml_node svg, const BoardFrame& frame, const Setup& setup)
      : svg_(svg), frame_(frame), setup_(setup) {}

  void draw(const Drawn& one) {
    const Spot to = frame_.spot(one.move.to());
    const bool on_piece =
        one.move.is_drop() || one.move.is_pass() || static_cast<bool>(setup_.at(one.move.to()));
    const std::string end = end_path(one.mark, to, on_piece);
    const pugi::xml_node group = add_element(
        svg_, "g",
        {{"class", fmt::format("move {}{}", class_of(one.mark), one.minor ? " minor" : "")},
         {"data-moves", one.texts}});
    if (one.move.is_drop()) {
      if (!setup_.at(one.move.to())) {
        dropped(group, to, one.label);
      }
      add_lines(group, "", end.empty() ? circle_path(to, ring_around_piece) : end);
    } else if (one.move.is_pass()) {
      add_lines(group, "", end.empty() ? circle_path(to, ring_around_piece) : end);
      label(group, {to.x, to.y - 21}, one.label);
    } else {
      const double begin = setup_.at(one.move.from()) ? piece_edge : 0;
      const Arrow drawn =
          arrow(frame_.spot(one.move.from()), to, begin, gap(one.mark, on_piece), one.minor);
      add_lines(group, drawn.shaft, end);
      add_element(group, "path", {{"class", "tip"}, {"d", drawn.tip}});
      if (!one.label.empty()) {
        label(group, {to.x + 13, to.y - 11}, one.label);
      }
    }
  }

 private:
  /// From the tip of an arrow to the middle of the square.
  static double gap(MoveMark mark, bool on_piece) noexcept {
    if (on_piece) {
      return mark == MoveMark::played ? piece_edge - 3 : ring_around_piece;
    }
    return mark == MoveMark::played ? 0 : ring_on_empty + 1;
  }

  /// The arrow's line and what it ends in, both on a ground that sets them off.
  static void add_lines(pugi::xml_node group, const std::string& shaft, const std::string& end) {
    if (!(shaft + end).empty()) {
      add_element(group, "path", {{"class", "halo"}, {"d", shaft + end}});
    }
    if (!shaft.empty()) {
      add_element(group, "path", {{"class", "shaft"}, {"d", shaft}});
    }
    if (!end.empty()) {
      add_element(group, "path", {{"class", "end"}, {"d", end}});
    }
  }

  static void label(pugi::xml_node group, Spot at, const std::string& text) {
    add_element(group, "text", {{"x", number(at.x)}, {"y", number(at.y)}}, text);
  }

  static void dropped(pugi::xml_node group, Spot at, const std::string& letters) {
    add_element(group, "circle",
                {{"class", "ghost"}, {"cx", number(at.x)}, {"cy", number(at.y)}, {"r", "15"}});
    const char* size = letters.size() < 2 ? "dropped" : "dropped many";
    add_element(group, "text",
                {{"class", size}, {"x", number(at.x)}, {"y", number(at.y)}, {"dy", ".35em"}},
                letters.size() > 4 ? letters.substr(0, 3) + "…" : letters);
  }

  pugi::xml_node svg_;
  const BoardFrame& frame_;
  const Setup& setup_;
};

}  // namespace

void add_marks(pugi::xml_node svg, const Notation& notation, const BoardFrame& frame,
               const Setup& setup, const std::vector<MarkedMove>& moves) {
  Marks marks(svg, frame, setup);
  for (const Drawn& one : grouped(notation, setup, moves)) {
    marks.draw(one);
  }
}

}  // namespace hurdle
