// The squares from which slides reach a square, by family of lines. One look for all classes of
// pieces that slide along a family.
#pragma once

#include <algorithm>

#include "movegen/fast/legal/reach.hpp"

namespace hurdle::fast {

/// Slides of By to a square, or to any of several. `{}` has none.
template <const Description& D, Colour By>
class LinesTo {
  using S = Shape<D>;
  using Bits = typename S::Bits;
  using R = Reach<D>;

  enum Family : std::uint8_t { orthogonal, diagonal, marked, ahead };

 public:
  /// Adds the squares from which slides reach `square`, the first piece on each line included.
  [[gnu::always_inline]] void add(int square, Bits occupied) {
    if constexpr (exists[orthogonal]) {
      of<orthogonal>() |= R::template lines_from<slide, 0, 2>(square, occupied);
    }
    if constexpr (exists[diagonal]) {
      of<diagonal>() |= R::template lines_from<slide, 2, 4>(square, occupied);
    }
    if constexpr (exists[marked]) {
      if (R::on_marked_line(square)) {
        of<marked>() |= R::template lines_from<slide, 4, 6>(square, occupied);
      }
    }
    if constexpr (exists[ahead]) {
      of<ahead>() |= R::template ahead_seen<opponent(By)>(square, occupied);
    }
  }

  /// Adds what slides reach past the pieces of `past` that they see.
  [[gnu::always_inline]] void add_past(int square, Bits occupied, Bits past) {
    add(square, occupied & ~(past & all()));
  }

  [[gnu::always_inline]] void add(const LinesTo& other) {
    for (std::size_t family = 0; family < families; ++family) {
      origins_[family] |= other.origins_[family];
    }
  }

  /// The squares from which slides reach, along any line.
  [[nodiscard]] [[gnu::always_inline]] Bits all() const {
    Bits result = 0;
    for (const Bits origins : origins_) {
      result |= origins;
    }
    return result;
  }

  /// The squares from which a class attacks by slides.
  template <int Class>
  [[nodiscard]] [[gnu::always_inline]] Bits origins() const {
    constexpr const Movement& m = S::movement[Class];
    Bits result = 0;
    if constexpr (m.orthogonal == slides) {
      result |= of<orthogonal>();
    }
    if constexpr (m.diagonal == slides) {
      result |= of<diagonal>();
    }
    if constexpr (m.marked == slides) {
      result |= of<marked>();
    }
    if constexpr (m.slides_ahead) {
      result |= of<ahead>();
    }
    return result;
  }

  /// Whether all attacks of a class are steps and slides.
  template <int Class>
  static constexpr bool covers = [] {
    constexpr const Movement& m = S::movement[Class];
    constexpr auto fits = [](const LineMoves& moves) {
      return moves == LineMoves{} || moves == slides;
    };
    return m.lame.diagonal_steps == 0 && fits(m.orthogonal) && fits(m.diagonal) && fits(m.marked) &&
           (Class != 0 || !D.royals_attack_along_files);
  }();
  /// Whether this holds for all classes.
  static constexpr bool covers_all = []<std::size_t... Classes>(std::index_sequence<Classes...>) {
    return (covers<static_cast<int>(Classes)> && ...);
  }
  (std::make_index_sequence<static_cast<std::size_t>(S::classes)>{});
  /// Whether a class slides.
  template <int Class>
  static constexpr bool slides_along = [] {
    constexpr const Movement& m = S::movement[Class];
    return m.orthogonal == slides || m.diagonal == slides || m.marked == slides || m.slides_ahead;
  }();

 private:
  static constexpr std::array<bool, 4> exists{
      S::any_movement([](const Movement& m) { return m.orthogonal == slides; }),
      S::any_movement([](const Movement& m) { return m.diagonal == slides; }),
      S::any_movement([](const Movement& m) { return m.marked == slides; }), S::any_slides_ahead};
  static constexpr std::size_t families = std::count(exists.begin(), exists.end(), true);

  template <Family One>
  [[nodiscard]] [[gnu::always_inline]] auto& of() {
    return origins_[std::count(exists.begin(), exists.begin() + One, true)];
  }
  template <Family One>
  [[nodiscard]] [[gnu::always_inline]] const auto& of() const {
    return origins_[std::count(exists.begin(), exists.begin() + One, true)];
  }

  std::array<Bits, families> origins_;  ///< by family, without those along which nothing slides
};

}  // namespace hurdle::fast
