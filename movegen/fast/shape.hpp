// What follows from a description at compile time: the board's numbering, and the classes (sets of
// types that move alike), so that a fact that is off costs nothing.
#pragma once

#include <array>
#include <type_traits>
#include <utility>

#include "movegen/fast/bits.hpp"
#include "movegen/fast/description.hpp"
#include "movegen/vocab/square.hpp"

namespace hurdle::fast {

/// Calls `visit(std::integral_constant<int, I>)` for I from 0 to N-1, unrolled.
template <int N, class Visit>
[[gnu::always_inline]] constexpr void unroll(Visit&& visit) {
  [&]<int... I>(std::integer_sequence<int, I...>) {
    (visit(std::integral_constant<int, I>{}), ...);
  }
  (std::make_integer_sequence<int, N>{});
}

template <const Description& D>
struct Shape {
  static constexpr int files = D.files;
  static constexpr int ranks = D.ranks;
  static constexpr int types = D.type_count;

  static constexpr bool any_movement(auto predicate) {
    for (int type = 0; type < types; ++type) {
      if (predicate(D.types[static_cast<std::size_t>(type)].movement)) return true;
    }
    return false;
  }
  static constexpr bool any_lame =
      any_movement([](const Movement& m) { return m.lame.diagonal_steps > 0; });

  /// The bit of a1. Lame leaps are read from a window of one word around the piece, so they need
  /// room below the board.
  static constexpr int first_bit = any_lame ? 3 * files + 2 : 0;
  using Bits = std::conditional_t<first_bit + files * ranks <= 64, Bits64, Bits128>;
  static constexpr int bits = std::is_same_v<Bits, Bits64> ? 64 : 128;
  static_assert(first_bit + files * ranks <= bits);

  [[nodiscard]] static constexpr int at(int file, int rank) noexcept {
    return first_bit + rank * files + file;
  }
  [[nodiscard]] static constexpr int at(Square square) noexcept {
    return at(square.file(), square.rank());
  }
  [[nodiscard]] static constexpr int file_of(int index) noexcept {
    return (index - first_bit) % files;
  }
  [[nodiscard]] static constexpr int rank_of(int index) noexcept {
    return (index - first_bit) / files;
  }
  [[nodiscard]] static constexpr Square square_of(int index) noexcept {
    return {file_of(index), rank_of(index)};
  }
  [[nodiscard]] static constexpr bool inside(int file, int rank) noexcept {
    return file >= 0 && file < files && rank >= 0 && rank < ranks;
  }

  static constexpr Bits board = [] {
    Bits all = 0;
    for (int index = first_bit; index < first_bit + files * ranks; ++index) all |= bit<Bits>(index);
    return all;
  }();

  /// Class of each type: class 0 is the royal piece alone, other types that move alike share one.
  static constexpr std::array<int, max_types> class_of = [] {
    std::array<int, max_types> result{};
    int next = 1;
    for (int type = 1; type < types; ++type) {
      int found = 0;
      for (int other = 1; other < type && found == 0; ++other) {
        if (D.types[static_cast<std::size_t>(other)].movement ==
            D.types[static_cast<std::size_t>(type)].movement) {
          found = result[static_cast<std::size_t>(other)];
        }
      }
      result[static_cast<std::size_t>(type)] = found != 0 ? found : next++;
    }
    return result;
  }();

  static constexpr int classes = [] {
    int most = 0;
    for (const int one : class_of) most = one > most ? one : most;
    return most + 1;
  }();

  /// The movement of a class.
  static constexpr std::array<Movement, max_types> movement = [] {
    std::array<Movement, max_types> result{};
    for (int type = types - 1; type >= 0; --type) {
      result[static_cast<std::size_t>(class_of[static_cast<std::size_t>(type)])] =
          D.types[static_cast<std::size_t>(type)].movement;
    }
    return result;
  }();

  /// The class of the kind that is no hurdle and no target of its own, or -1.
  static constexpr int taboo_class = [] {
    for (int type = 0; type < types; ++type) {
      if (D.types[static_cast<std::size_t>(type)].kind == D.hurdle_taboo) {
        return class_of[static_cast<std::size_t>(type)];
      }
    }
    return -1;
  }();

  static constexpr bool has_marked = D.palace_ranks > 0;

  /// The type of a piece as it stands in a Setup, or -1 when the variant has none such.
  [[nodiscard]] static constexpr int type_of(Kind kind, bool promoted) noexcept {
    for (int type = 0; type < types; ++type) {
      const PieceType& candidate = D.types[static_cast<std::size_t>(type)];
      if (candidate.kind == kind && candidate.promoted == promoted) return type;
    }
    return -1;
  }
};

/// Directions of the second player: mirrored top to bottom.
[[nodiscard]] constexpr std::uint8_t mirrored(std::uint8_t directions) noexcept {
  std::uint8_t result = 0;
  for (unsigned direction = 0; direction < 8; ++direction) {
    if ((directions >> direction & 1U) != 0) {
      result = static_cast<std::uint8_t>(result | 1U << ((12U - direction) & 7U));
    }
  }
  return result;
}

}  // namespace hurdle::fast
