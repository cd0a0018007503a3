// Zobrist keys of 128 bits: one half indexes the table, the other half verifies the entry. The
// random numbers depend on a seed, so that a deep count can be confirmed with other keys.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <type_traits>

#include "movegen/fast/board/shape.hpp"

namespace hurdle::fast {

struct ZobristKey {
  std::uint64_t find = 0;
  std::uint64_t verify = 0;

  constexpr ZobristKey& operator^=(const ZobristKey& other) noexcept {
    find ^= other.find;
    verify ^= other.verify;
    return *this;
  }
  [[nodiscard]] friend constexpr ZobristKey operator^(ZobristKey a, const ZobristKey& b) noexcept {
    return a ^= b;
  }
  constexpr bool operator==(const ZobristKey&) const = default;

  [[nodiscard]] constexpr const ZobristKey& own() const noexcept { return *this; }
  [[nodiscard]] constexpr ZobristKey shared() const noexcept { return *this; }
};

/// The keys of a position and of its mirror image, left and right exchanged.
class TwinKey {
 public:
  constexpr TwinKey() = default;
  explicit constexpr TwinKey(const ZobristKey& both) : own_(both), image_(both) {}
  constexpr TwinKey(const ZobristKey& own, const ZobristKey& image) : own_(own), image_(image) {}

  constexpr TwinKey& operator^=(const TwinKey& other) noexcept {
    own_ ^= other.own_;
    image_ ^= other.image_;
    return *this;
  }
  [[nodiscard]] friend constexpr TwinKey operator^(TwinKey a, const TwinKey& b) noexcept {
    return a ^= b;
  }
  constexpr bool operator==(const TwinKey&) const = default;

  [[nodiscard]] constexpr const ZobristKey& own() const noexcept { return own_; }
  /// One key for both: the one with the smaller verifying half, so that the indexing half stays
  /// uniformly distributed.
  [[nodiscard]] constexpr ZobristKey shared() const noexcept {
    // Both outcomes are equally likely, so a branch would be mispredicted half the time.
    const std::uint64_t take_image = image_.verify < own_.verify ? ~std::uint64_t{0} : 0U;
    return {own_.find ^ ((own_.find ^ image_.find) & take_image),
            own_.verify ^ ((own_.verify ^ image_.verify) & take_image)};
  }

 private:
  ZobristKey own_, image_;
};

/// The key that a position stores. If the rules are left-right symmetric, a position and its mirror
/// image have equal counts and share a table entry, so both keys are updated.
template <const Description& D>
using PositionKey = std::conditional_t<Shape<D>::left_right_symmetric, TwinKey, ZobristKey>;

/// The documented seed: the first 16 hexadecimal digits of pi's fraction.
inline constexpr std::uint64_t default_key_seed = 0x243F6A8885A308D3U;

/// SplitMix64 by Steele, Lea and Flood: small, and the same sequence on all platforms.
class SplitMix {
 public:
  explicit constexpr SplitMix(std::uint64_t seed) noexcept : state_(seed) {}
  constexpr std::uint64_t operator()() noexcept {
    state_ += 0x9E3779B97F4A7C15U;
    std::uint64_t mixed = state_;
    mixed = (mixed ^ (mixed >> 30U)) * 0xBF58476D1CE4E5B9U;
    mixed = (mixed ^ (mixed >> 27U)) * 0x94D049BB133111EBU;
    return mixed ^ (mixed >> 31U);
  }

 private:
  std::uint64_t state_;
};

/// Replaces the random numbers in code without keys.
struct Keyless {};

/// The random numbers of one variant under one seed.
template <const Description& D>
class Zobrist {
 public:
  [[gnu::noinline]] explicit Zobrist(std::uint64_t seed = default_key_seed) {
    SplitMix random(seed);
    const auto draw_key = [&] { return ZobristKey{random(), random()}; };
    const auto draw = [&](PositionKey<D>& key) { key = PositionKey<D>(draw_key()); };
    const auto draw_squares = [&](BySquare<PositionKey<D>>& keys) {
      BySquare<ZobristKey> drawn;
      std::generate(drawn.begin(), drawn.end(), draw_key);
      for (std::size_t square = 0; square < keys.size(); ++square) {
        keys[square] = on_square(drawn, static_cast<int>(square));
      }
    };
    for (auto& player : piece_) {
      for (auto& type : player) {
        draw_squares(type);
      }
    }
    draw(turn_);
    for (std::size_t passes = 1; passes < passes_.size(); ++passes) {
      draw(passes_[passes]);
    }
    for (auto& player : held_) {
      for (auto& kind : player) {
        for (std::size_t count = 1; count < drawn_counts; ++count) {
          PositionKey<D> drawn;
          draw(drawn);
          if (count < kind.size()) {
            kind[count] = drawn;
          }
        }
      }
    }
    draw_squares(en_passant_);
    if constexpr (S::has_rights) {  // drawn last, so that games without rights keep their keys
      draw_squares(right_);
    }
  }

  [[nodiscard]] const PositionKey<D>& piece(Colour colour, int type, int square) const noexcept {
    return piece_[index_of(colour)][static_cast<std::size_t>(type)]
                 [static_cast<std::size_t>(square)];
  }
  [[nodiscard]] const PositionKey<D>& turn() const noexcept { return turn_; }
  [[nodiscard]] const PositionKey<D>& passes(int passes) const noexcept {
    return passes_[static_cast<std::size_t>(passes)];
  }
  /// The key of a player holding `count` pieces of a kind; zero for a count of zero.
  [[nodiscard]] const PositionKey<D>& held(Colour colour, int kind, int count) const noexcept {
    return held_[index_of(colour)][static_cast<std::size_t>(kind)][static_cast<std::size_t>(count)];
  }
  /// The key of the right to castle with the partner on this square.
  [[nodiscard]] const PositionKey<D>& right(int square) const noexcept {
    return right_[static_cast<std::size_t>(square)];
  }
  /// The key of an en-passant square.
  [[nodiscard]] const PositionKey<D>& en_passant(int square) const noexcept {
    return en_passant_[static_cast<std::size_t>(square)];
  }

 private:
  using S = Shape<D>;
  static constexpr std::size_t held_counts = static_cast<std::size_t>(S::most.held) + 1;
  /// The number of counts for which random numbers are drawn, the same in all games, so that the
  /// same seed always gives the same keys.
  static constexpr std::size_t drawn_counts = 32;
  static_assert(held_counts <= drawn_counts);
  template <class Key>
  using BySquare = std::array<Key, static_cast<std::size_t>(S::bits)>;

  static PositionKey<D> on_square(const BySquare<ZobristKey>& keys, int square) {
    const ZobristKey& own = keys[static_cast<std::size_t>(square)];
    if constexpr (S::left_right_symmetric) {
      const bool on_board = has(S::board, square);
      return {own, on_board ? keys[static_cast<std::size_t>(S::image_of(square))] : own};
    } else {
      return own;
    }
  }

  std::array<std::array<BySquare<PositionKey<D>>, static_cast<std::size_t>(S::types)>, 2> piece_{};
  PositionKey<D> turn_;
  std::array<PositionKey<D>, 3> passes_{};  ///< zero for no pass
  std::array<
      std::array<std::array<PositionKey<D>, held_counts>, static_cast<std::size_t>(S::kinds)>, 2>
      held_{};
  BySquare<PositionKey<D>> en_passant_{};
  std::array<PositionKey<D>, S::has_rights ? static_cast<std::size_t>(S::bits) : 0> right_{};
};

}  // namespace hurdle::fast
