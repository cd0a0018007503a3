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

/// The randoms of one variant under one seed.
template <const Description& D>
class Zobrist {
 public:
  explicit Zobrist(std::uint64_t seed = default_key_seed) {
    SplitMix random(seed);
    const auto draw = [&](ZobristKey& key) { key = {random(), random()}; };
    for (auto& player : piece_) {
      for (auto& type : player) {
        for (auto& square : type) draw(square);
      }
    }
    draw(turn_);
    for (std::size_t passes = 1; passes < passes_.size(); ++passes) draw(passes_[passes]);
  }

  [[nodiscard]] const ZobristKey& piece(Colour colour, int type, int square) const noexcept {
    return piece_[index_of(colour)][static_cast<std::size_t>(type)]
                 [static_cast<std::size_t>(square)];
  }
  [[nodiscard]] const ZobristKey& turn() const noexcept { return turn_; }
  [[nodiscard]] const ZobristKey& passes(int passes) const noexcept {
    return passes_[static_cast<std::size_t>(passes)];
  }

 private:
  using S = Shape<D>;
  std::array<std::array<std::array<ZobristKey, static_cast<std::size_t>(S::bits)>,
                        static_cast<std::size_t>(S::types)>,
             2>
      piece_{};
  ZobristKey turn_;
  std::array<ZobristKey, 3> passes_{};  ///< none for no pass
};

}  // namespace hurdle::fast
