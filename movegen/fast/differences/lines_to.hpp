// The squares from which slides reach a square, by family of lines. One look for all classes of
// pieces that slide along a family.
#pragma once

#include "movegen/fast/legal/reach.hpp"

namespace hurdle::fast {

/// Slides of By to a square, or to any of several.
template <const Description& D, Colour By>
class LinesTo {
  using S = Shape<D>;
  using Bits = typename S::Bits;
  using R = Reach<D>;

 public:
  /// Adds the squares from which slides reach `square`; those on them that are occupied included.
  [[gnu::always_inline]] void add(int square, Bits occupied) {
    if constexpr (along<&Movement::orthogonal>) {
      orthogonal_ |= R::template lines_from<slide, 0, 2>(square, occupied);
    }
    if constexpr (along<&Movement::diagonal>) {
      diagonal_ |= R::template lines_from<slide, 2, 4>(square, occupied);
    }
    if constexpr (along<&Movement::marked>) {
      if (R::on_marked_line(square)) {
        marked_ |= R::template lines_from<slide, 4, 6>(square, occupied);
      }
    }
    if constexpr (S::any_slides_ahead) {
      ahead_ |= R::template ahead_seen<opponent(By)>(square, occupied);
    }
  }

  /// Adds what slides reach past the pieces of `past` that they see.
  [[gnu::always_inline]] void add_past(int square, Bits occupied, Bits past) {
    add(square, occupied & ~(past & (orthogonal_ | diagonal_ | marked_ | ahead_)));
  }

  [[gnu::always_inline]] void add(const LinesTo& other) {
    orthogonal_ |= other.orthogonal_;
    diagonal_ |= other.diagonal_;
    marked_ |= other.marked_;
    ahead_ |= other.ahead_;
  }

  /// The squares from which a class attacks by slides.
  template <int Class>
  [[nodiscard]] [[gnu::always_inline]] Bits origins() const {
    constexpr const Movement& m = S::movement[Class];
    Bits result = 0;
    if constexpr (m.orthogonal == slides) {
      result |= orthogonal_;
    }
    if constexpr (m.diagonal == slides) {
      result |= diagonal_;
    }
    if constexpr (m.marked == slides) {
      result |= marked_;
    }
    if constexpr (m.slides_ahead) {
      result |= ahead_;
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
           !(Class == 0 && D.royals_attack_along_files);
  }();
  /// Whether a class slides.
  template <int Class>
  static constexpr bool slides_along = [] {
    constexpr const Movement& m = S::movement[Class];
    return m.orthogonal == slides || m.diagonal == slides || m.marked == slides || m.slides_ahead;
  }();

 private:
  template <auto Family>
  static constexpr bool along = S::any_movement([](const Movement& m) {
    return m.*Family == slides;
  });

  Bits orthogonal_ = 0, diagonal_ = 0, marked_ = 0, ahead_ = 0;
};

}  // namespace hurdle::fast
