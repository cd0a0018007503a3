// Zobrist keys of 128 bits: one half finds, the other verifies. The randoms come from a seed that
// can be chosen, so that a deep count can be confirmed under other keys.
#pragma once

#include <array>
#include <cstdint>

#include "movegen/fast/shape.hpp"

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
};

/// The documented seed: the first 16 hexadecimal digits of pi's fraction.
inline constexpr std::uint64_t default_key_seed = 0x243F6A8885A308D3U;

/// The sequence of Steele, Lea and Flood's SplitMix64: small, fixed, the same everywhere.
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

/// Stands in for the randoms where no key is kept.
struct Keyless {};

/// The randoms of one variant under one seed.
template <const Description& D>
class Zobrist {
 public:
  explicit Zobrist(std::uint64_t seed = default_key_seed) {
    SplitMix random(seed);
    const auto draw = [&](ZobristKey& key) { key = {random(), random()}; };
    for (auto& player : piece_) {
      for (auto& type : player) {
        for (auto& square : type) {
          draw(square);
        }
      }
    }
    draw(turn_);
    for (std::size_t passes = 1; passes < passes_.size(); ++passes) {
      draw(passes_[passes]);
    }
    for (auto& player : held_) {
      for (auto& kind : player) {
        for (std::size_t count = 1; count < held_counts; ++count) {
          draw(kind[count]);
        }
      }
    }
    for (auto& square : passed_) {
      draw(square);
    }
  }

  [[nodiscard]] const ZobristKey& piece(Colour colour, int type, int square) const noexcept {
    return piece_[index_of(colour)][static_cast<std::size_t>(type)]
                 [static_cast<std::size_t>(square)];
  }
  [[nodiscard]] const ZobristKey& turn() const noexcept { return turn_; }
  [[nodiscard]] const ZobristKey& passes(int passes) const noexcept {
    return passes_[static_cast<std::size_t>(passes)];
  }
  /// A player holding `count` pieces of a kind; none for none.
  [[nodiscard]] const ZobristKey& held(Colour colour, int kind, int count) const noexcept {
    return held_[index_of(colour)][static_cast<std::size_t>(kind)][static_cast<std::size_t>(count)];
  }
  /// A square passed over by a pawn.
  [[nodiscard]] const ZobristKey& passed(int square) const noexcept {
    return passed_[static_cast<std::size_t>(square)];
  }

 private:
  using S = Shape<D>;
  static constexpr std::size_t held_counts = 32;  ///< more than any game owns of a kind

  std::array<std::array<std::array<ZobristKey, static_cast<std::size_t>(S::bits)>,
                        static_cast<std::size_t>(S::types)>,
             2>
      piece_{};
  ZobristKey turn_;
  std::array<ZobristKey, 3> passes_{};  ///< none for no pass
  std::array<std::array<std::array<ZobristKey, held_counts>, static_cast<std::size_t>(S::kinds)>, 2>
      held_{};
  std::array<ZobristKey, static_cast<std::size_t>(S::bits)> passed_{};
};

}  // namespace hurdle::fast
