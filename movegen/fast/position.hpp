// The fast generator's board, and the few mutators that change it and its key. Knows no legality.
#pragma once

#include <array>
#include <cstdint>

#include "movegen/fast/shape.hpp"
#include "movegen/fast/zobrist.hpp"
#include "movegen/vocab/setup.hpp"

namespace hurdle::fast {

/// A position. The key is kept only by mutators called with Keyed = true.
template <const Description& D>
struct Position {
  using S = Shape<D>;
  using Bits = typename S::Bits;

  std::array<Bits, 2> own{};                                                       ///< by player
  std::array<std::array<Bits, static_cast<std::size_t>(S::classes)>, 2> pieces{};  ///< by class
  std::array<std::uint8_t, static_cast<std::size_t>(S::bits)> type{};  ///< of occupied squares
  std::array<std::uint8_t, 2> royal{};                                 ///< squares
  std::uint8_t passes = 0;  ///< in a row just before; 2 ends the game
  ZobristKey key;

  [[nodiscard]] Bits occupied() const noexcept { return own[0] | own[1]; }
  [[nodiscard]] Bits taboo() const noexcept {
    if constexpr (S::taboo_class < 0)
      return 0;
    else
      return pieces[0][S::taboo_class] | pieces[1][S::taboo_class];
  }
};

/// What a move destroys and an unmake needs.
struct Undo {
  std::uint8_t captured = 0;  ///< type, when there was a capture
  bool capture = false;
  std::uint8_t passes = 0;
  ZobristKey key;
};

/// The mutators: nothing else changes a position.
template <const Description& D, bool Keyed>
struct Mutate {
  using S = Shape<D>;
  using P = Position<D>;
  using Bits = typename S::Bits;
  using Z = Zobrist<D>;

  /// The piece of C on `from` goes to `to`, captures what stands there, and becomes `type`.
  template <Colour C>
  static Undo move(P& position, const Z& zobrist, int from, int to, int type) noexcept {
    constexpr auto me = index_of(C);
    constexpr auto them = index_of(opponent(C));
    Undo undo{0, false, position.passes, {}};
    if constexpr (Keyed) undo.key = position.key;
    clear_passes(position, zobrist);
    const Bits target = bit<Bits>(to);
    if ((position.own[them] & target) != 0) {
      undo.capture = true;
      undo.captured = position.type[at(to)];
      lift<opponent(C)>(position, zobrist, to, undo.captured);
    }
    const int before = position.type[at(from)];
    lift<C>(position, zobrist, from, before);
    place<C>(position, zobrist, to, type);
    if (type == 0) position.royal[me] = static_cast<std::uint8_t>(to);
    turn(position, zobrist);
    return undo;
  }

  /// Takes `move` back; `before` is the type that left `from`.
  template <Colour C>
  static void unmove(P& position, const Undo& undo, int from, int to, int before) noexcept {
    constexpr auto me = index_of(C);
    const int type = position.type[at(to)];
    const Bits source = bit<Bits>(from);
    const Bits target = bit<Bits>(to);
    position.own[me] ^= source | target;
    position.pieces[me][class_at(type)] ^= target;
    position.pieces[me][class_at(before)] ^= source;
    position.type[at(from)] = static_cast<std::uint8_t>(before);
    if (undo.capture) {
      position.own[1 - me] ^= target;
      position.pieces[1 - me][class_at(undo.captured)] ^= target;
      position.type[at(to)] = undo.captured;
    }
    if (before == 0) position.royal[me] = static_cast<std::uint8_t>(from);
    restore(position, undo);
  }

  /// The side to move passes. With `ends`, the game is over after it.
  static Undo pass(P& position, const Z& zobrist) noexcept {
    Undo undo{0, false, position.passes, {}};
    if constexpr (Keyed) undo.key = position.key;
    set_passes(position, zobrist, static_cast<std::uint8_t>(position.passes + 1));
    turn(position, zobrist);
    return undo;
  }
  static void unpass(P& position, const Undo& undo) noexcept { restore(position, undo); }

 private:
  static constexpr std::size_t at(int index) noexcept { return static_cast<std::size_t>(index); }
  static constexpr std::size_t class_at(int type) noexcept { return at(S::class_of[at(type)]); }

  template <Colour C>
  static void lift(P& position, const Z& zobrist, int square, int type) noexcept {
    position.own[index_of(C)] ^= bit<Bits>(square);
    position.pieces[index_of(C)][class_at(type)] ^= bit<Bits>(square);
    if constexpr (Keyed) position.key ^= zobrist.piece(C, type, square);
  }
  template <Colour C>
  static void place(P& position, const Z& zobrist, int square, int type) noexcept {
    lift<C>(position, zobrist, square, type);
    position.type[at(square)] = static_cast<std::uint8_t>(type);
  }
  static void turn(P& position, const Z& zobrist) noexcept {
    if constexpr (Keyed) position.key ^= zobrist.turn();
  }
  static void set_passes(P& position, const Z& zobrist, std::uint8_t passes) noexcept {
    if constexpr (Keyed) {
      position.key ^= zobrist.passes(position.passes) ^ zobrist.passes(passes);
    }
    position.passes = passes;
  }
  static void clear_passes(P& position, const Z& zobrist) noexcept {
    if constexpr (D.pass) set_passes(position, zobrist, 0);
  }
  static void restore(P& position, const Undo& undo) noexcept {
    if constexpr (D.pass) position.passes = undo.passes;
    if constexpr (Keyed) position.key = undo.key;
  }
};

}  // namespace hurdle::fast
