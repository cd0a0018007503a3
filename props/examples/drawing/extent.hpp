// How far the shapes of a picture reach: a reader of the SVG that Hurdle writes.
#pragma once

#include <algorithm>
#include <cstdlib>
#include <pugixml.hpp>
#include <string>

namespace hurdle::props {

/// A rectangle that grows by points.
struct Extent {
  double left = 1e9;
  double top = 1e9;
  double right = -1e9;
  double bottom = -1e9;

  void add(double x, double y) {
    left = std::min(left, x);
    right = std::max(right, x);
    top = std::min(top, y);
    bottom = std::max(bottom, y);
  }
  [[nodiscard]] bool inside(const Extent& other) const {
    return left >= other.left && top >= other.top && right <= other.right && bottom <= other.bottom;
  }
};

/// The extent of a path's points; control points of curves count, and arcs are circles.
class PathReader {
 public:
  explicit PathReader(const std::string& path) : next_(path.c_str()) {
    while (*next_ != '\0') {
      const char letter = *next_;
      if (std::string("MLHVChvaz").find(letter) != std::string::npos) {
        command_ = letter;
        ++next_;
      } else if (letter == ' ' || letter == ',') {
        ++next_;
      } else {
        step();
      }
    }
  }
  [[nodiscard]] const Extent& extent() const { return extent_; }
  /// False if the path has a command that this reader does not know.
  [[nodiscard]] bool good() const { return good_; }

 private:
  double value() {
    char* end = nullptr;
    const double read = std::strtod(next_, &end);
    good_ = good_ && end != next_;
    next_ = end == next_ ? next_ + 1 : end;
    return read;
  }

  void go(double x, double y) {
    x_ = x;
    y_ = y;
    extent_.add(x, y);
  }

  void point() {
    const double x = value();
    go(x, value());
  }

  void arc() {
    const double radius = value();
    for (int skipped = 0; skipped < 4; ++skipped) {
      value();
    }
    extent_.add(x_ - radius, y_);
    extent_.add(x_ + radius, y_);
    const double dx = value();
    go(x_ + dx, y_ + value());
  }

  void step() {
    switch (command_) {
      case 'M':
      case 'L':
      case 'C':
        point();
        return;
      case 'H':
        go(value(), y_);
        return;
      case 'V':
        go(x_, value());
        return;
      case 'h':
        go(x_ + value(), y_);
        return;
      case 'v':
        go(x_, y_ + value());
        return;
      case 'a':
        arc();
        return;
      default:
        good_ = false;
        value();
    }
  }

  const char* next_;
  char command_ = '\0';
  double x_ = 0;
  double y_ = 0;
  bool good_ = true;
  Extent extent_;
};

/// The extent of one path, circle or rectangle in the coordinates of its parent. `good` becomes
/// false for a path that cannot be read.
[[nodiscard]] inline Extent extent_of(const pugi::xml_node& shape, bool& good) {
  const auto number = [&](const char* name) { return shape.attribute(name).as_double(); };
  const std::string name = shape.name();
  if (name == "path") {
    const PathReader reader(shape.attribute("d").value());
    good = good && reader.good();
    return reader.extent();
  }
  Extent extent;
  if (name == "circle") {
    extent.add(number("cx") - number("r"), number("cy") - number("r"));
    extent.add(number("cx") + number("r"), number("cy") + number("r"));
  } else {
    extent.add(number("x"), number("y"));
    extent.add(number("x") + number("width"), number("y") + number("height"));
  }
  return extent;
}

}  // namespace hurdle::props
