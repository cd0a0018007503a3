#include "perft/drawing/board_marks.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <string>

#include "movegen/vocab/text/letters.hpp"
#include "movegen/vocab/text/text.hpp"
#include "perft/drawing/markup.hpp"

namespace hurdle {
namespace {

constexpr double piece_edge = 18;  // from a square's middle: pieces and their outline
constexpr double ring_around_piece = 19;
constexpr double ring_on_empty = 9;

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

std::vector<DrawnMove> grouped(const Notation& notation, const Setup& setup,
                               const std::vector<MarkedMove>& moves) {
  std::vector<DrawnMove> drawn;
  for (const MarkedMove& one : moves) {
    const std::string label = label_of(notation, setup, one.move);
    const std::string text = to_text(notation, one.move);
    const auto same = std::ranges::find_if(drawn, [&](const DrawnMove& other) {
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
  std::stable_partition(drawn.begin(), drawn.end(), [](const DrawnMove& one) { return one.minor; });
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

/// A cross on an empty square; around a piece only the four ends of the cross.
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

/// The sign at the end of an arrow: a circle for a missing move, a cross for an extra one.
void add_sign(pugi::xml_node group, MoveMark mark, Spot at, bool piece) {
  if (mark == MoveMark::extra) {
    add_element(group, "path", {{"class", "end"}, {"d", cross_path(at, piece)}});
  } else {
    add_element(group, "circle",
                {{"class", "end"},
                 {"cx", number(at.x)},
                 {"cy", number(at.y)},
                 {"r", number(piece ? ring_around_piece : ring_on_empty)}});
  }
}

struct Arrow {
  std::string shaft;
  std::string tip;
};

/// Leaves `begin` free at the start and `gap` at the end, less if the arrow is short.
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

/// Whether the move goes from one square to another on the board.
bool has_way(Move move) noexcept {
  return !move.is_drop() && move.from() != move.to();
}

/// Whether `longer` continues past the target of `move`.
bool goes_on(Move longer, Move move) noexcept {
  const int files = move.to().file() - move.from().file();
  const int ranks = move.to().rank() - move.from().rank();
  const int more_files = longer.to().file() - move.to().file();
  const int more_ranks = longer.to().rank() - move.to().rank();
  return longer.from() == move.from() && files * more_ranks == ranks * more_files &&
         files * more_files + ranks * more_ranks > 0;
}

std::string classes_of(const char* what, const DrawnMove& one) {
  return fmt::format("{} {}{}", what, class_of(one.mark), one.minor ? " minor" : "");
}

/// The distance from an arrow's tip to the middle of the square.
double gap(MoveMark mark, bool on_piece) noexcept {
  if (on_piece) {
    return mark == MoveMark::played ? piece_edge - 3 : ring_around_piece;
  }
  return mark == MoveMark::played ? 0 : ring_on_empty + 1;
}

void add_label(pugi::xml_node group, Spot at, const std::string& text) {
  add_element(group, "text", {{"x", number(at.x)}, {"y", number(at.y)}}, text);
}

/// Draws the dropped piece on its square.
void add_dropped(pugi::xml_node group, Spot at, const std::string& letters) {
  add_element(group, "circle",
              {{"class", "ghost"}, {"cx", number(at.x)}, {"cy", number(at.y)}, {"r", "15"}});
  add_element(group, "text",
              {{"class", letters.size() < 2 ? "dropped" : "dropped many"},
               {"x", number(at.x)},
               {"y", number(at.y)},
               {"dy", ".35em"}},
              letters.size() > 4 ? letters.substr(0, 3) + "…" : letters);
}

Arrow arrow_of(const BoardFrame& frame, const Setup& setup, const DrawnMove& one, bool on_piece) {
  return arrow(frame.spot(one.move.from()), frame.spot(one.move.to()),
               setup.at(one.move.from()) ? piece_edge : 0, gap(one.mark, on_piece), one.minor);
}

}  // namespace

BoardMarks::BoardMarks(const Notation& notation, const BoardFrame& frame, const Setup& setup,
                       const std::vector<MarkedMove>& moves)
    : frame_(frame), setup_(setup), moves_(grouped(notation, setup, moves)) {}

bool BoardMarks::ends_on_piece(const DrawnMove& one) const noexcept {
  return one.move.is_drop() || one.move.is_pass() || static_cast<bool>(setup_.at(one.move.to()));
}

bool BoardMarks::is_covered(const DrawnMove& one) const noexcept {
  return std::ranges::any_of(moves_, [&](const DrawnMove& other) {
    return other.mark == one.mark && has_way(other.move) && goes_on(other.move, one.move);
  });
}

void BoardMarks::add_ways(pugi::xml_node svg) const {
  for (const DrawnMove& one : moves_) {
    if (has_way(one.move) && !is_covered(one)) {
      const Arrow drawn = arrow_of(frame_, setup_, one, ends_on_piece(one));
      add_element(svg, "path", {{"class", classes_of("way", one)}, {"d", drawn.shaft}});
    }
  }
}

void BoardMarks::add_ends(pugi::xml_node svg) const {
  for (const DrawnMove& one : moves_) {
    add_end(svg, one);
  }
}

void BoardMarks::add_end(pugi::xml_node svg, const DrawnMove& one) const {
  const Spot to = frame_.spot(one.move.to());
  const bool arrives = has_way(one.move);
  const pugi::xml_node group =
      add_element(svg, "g", {{"class", classes_of("move", one)}, {"data-moves", one.texts}});
  if (one.move.is_drop() && !setup_.at(one.move.to())) {
    add_dropped(group, to, one.label);
  }
  if (one.mark != MoveMark::played || !arrives) {
    add_sign(group, one.mark, to, ends_on_piece(one));
  }
  if (arrives && !is_covered(one)) {
    const Arrow drawn = arrow_of(frame_, setup_, one, ends_on_piece(one));
    add_element(group, "path", {{"class", "tip"}, {"d", drawn.tip}});
  }
  if (one.move.is_pass()) {
    add_label(group, {to.x, to.y - 21}, one.label);
  } else if (arrives && !one.label.empty()) {
    add_label(group, {to.x + 13, to.y - 11}, one.label);
  }
}

void add_mark_sample(pugi::xml_node parent, MoveMark mark) {
  const pugi::xml_node svg = add_element(parent, "svg",
                                         {{"class", "hurdle-board"},
                                          {"aria-hidden", "true"},
                                          {"width", "56"},
                                          {"height", "20"},
                                          {"viewBox", "0 0 56 20"}});
  const Spot end{46, 10};
  const Arrow drawn = arrow({3, 10}, end, 0, 9, false);
  add_element(svg, "path", {{"class", fmt::format("way {}", class_of(mark))}, {"d", drawn.shaft}});
  const pugi::xml_node group =
      add_element(svg, "g", {{"class", fmt::format("move {}", class_of(mark))}});
  add_sign(group, mark, end, false);
  add_element(group, "path", {{"class", "tip"}, {"d", drawn.tip}});
}

}  // namespace hurdle
