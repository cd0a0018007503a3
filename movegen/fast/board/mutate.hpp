// The mutators of the fast board. Nothing else changes a position or its key, so the key is always
// up to date. They do not check legality.
#pragma once

#include <type_traits>

#include "movegen/fast/board/position.hpp"
#include "movegen/fast/board/tables.hpp"

namespace hurdle::fast {

/// The state that a move destroys and that unmaking it restores.
template <const Description& D>
struct Undo {
  std::uint8_t captured = 0;  ///< type of the captured piece, if any
  bool capture = false;
  std::uint8_t passes = 0;
  typename Shape<D>::Bits en_passant = 0;
  PositionKey<D> key;
  [[no_unique_address]] typename Shape<D>::Rights rights{};
};

/// The mutators of a position.
template <const Description& D, bool Keyed>
struct Mutate {
  using S = Shape<D>;
  using P = Position<D>;
  using Bits = typename S::Bits;
  using Z = std::conditional_t<Keyed, Zobrist<D>, Keyless>;

  using U = Undo<D>;

  /// Moves C's piece of class `Class` and type `before` from `from` to `to`, captures the piece
  /// there if any, and changes the type to `after`.
  template <Colour C, int Class>
  [[gnu::always_inline]] static U move(P& position, const Z& zobrist, int from, int to, int before,
                                       int after) noexcept {
    U undo = begin(position, zobrist);
    if ((position.own[index_of(opponent(C))] & bit<Bits>(to)) != 0) {
      capture<C>(position, zobrist, to, undo);
    }
    shift<C, Class>(position, from, to, after);
    position.type[at(to)] = static_cast<std::uint8_t>(after);
    if constexpr (Keyed) {
      position.key ^= zobrist.piece(C, before, from) ^ zobrist.piece(C, after, to);
    }
    if constexpr (S::has_rights) {
      constexpr Bits all_own = Class == 0 ? S::own_rank(C, 0) : Bits{0};
      end_rights(position, zobrist, bit<Bits>(from) | bit<Bits>(to) | all_own);
    }
    if constexpr (Class == 0) {
      position.royal[index_of(C)] = static_cast<std::uint8_t>(to);
    }
    if constexpr (D.en_passant && Class == S::special_pawn_class) {
      pass_over<C>(position, zobrist, from, to);
    }
    turn(position, zobrist);
    return undo;
  }

  /// Unmakes `move`.
  template <Colour C, int Class>
  [[gnu::always_inline]] static void unmove(P& position, const U& undo, int from, int to,
                                            int before, int after) noexcept {
    shift<C, Class>(position, from, to, after);
    position.type[at(from)] = static_cast<std::uint8_t>(before);
    if (undo.capture) {
      uncapture<C>(position, to, undo);
    }
    if constexpr (Class == 0) {
      position.royal[index_of(C)] = static_cast<std::uint8_t>(from);
    }
    restore(position, undo);
  }

  /// C drops a held piece of a kind on an empty square.
  template <Colour C>
  static U drop(P& position, const Z& zobrist, Kind kind, int to) noexcept {
    const U undo = begin(position, zobrist);
    hold<C>(position, zobrist, kind, -1);
    put<C>(position, zobrist, to, S::dropped_type[index_of(kind)]);
    turn(position, zobrist);
    return undo;
  }
  template <Colour C>
  static void undrop(P& position, const U& undo, Kind kind, int to) noexcept {
    toggle<C>(position, to, position.type[at(to)]);
    count_held<C>(position, kind, 1);
    restore(position, undo);
  }

  /// C's pawn on `from` moves to `to` and captures the pawn on `pawn`, which has just passed over
  /// `to`.
  template <Colour C>
  static U capture_en_passant(P& position, const Z& zobrist, int from, int to, int pawn) noexcept {
    U undo = begin(position, zobrist);
    capture<C>(position, zobrist, pawn, undo);
    const int type = position.type[at(from)];
    toggle_with_key<C>(position, zobrist, from, type);
    put<C>(position, zobrist, to, type);
    turn(position, zobrist);
    return undo;
  }
  template <Colour C>
  static void uncapture_en_passant(P& position, const U& undo, int from, int to,
                                   int pawn) noexcept {
    const int type = position.type[at(to)];
    toggle<C>(position, to, type);
    toggle<C>(position, from, type);
    position.type[at(from)] = static_cast<std::uint8_t>(type);
    uncapture<C>(position, pawn, undo);
    restore(position, undo);
  }

  /// The royal piece of C and its partner castle.
  template <Colour C>
  static U castle(P& position, const Z& zobrist, int royal, int royal_to, int partner,
                  int partner_to) noexcept {
    const U undo = begin(position, zobrist);
    const int type = position.type[at(partner)];
    toggle_with_key<C>(position, zobrist, royal, 0);
    toggle_with_key<C>(position, zobrist, partner, type);
    put<C>(position, zobrist, royal_to, 0);
    put<C>(position, zobrist, partner_to, type);
    position.royal[index_of(C)] = static_cast<std::uint8_t>(royal_to);
    if constexpr (S::has_rights) {
      end_rights(position, zobrist, S::own_rank(C, 0));
    }
    turn(position, zobrist);
    return undo;
  }
  template <Colour C>
  static void uncastle(P& position, const U& undo, int royal, int royal_to, int partner,
                       int partner_to) noexcept {
    const int type = position.type[at(partner_to)];
    toggle<C>(position, royal_to, 0);
    toggle<C>(position, partner_to, type);
    toggle<C>(position, royal, 0);
    toggle<C>(position, partner, type);
    position.type[at(royal)] = 0;
    position.type[at(partner)] = static_cast<std::uint8_t>(type);
    position.royal[index_of(C)] = static_cast<std::uint8_t>(royal);
    restore(position, undo);
  }

  /// The side to move passes.
  static U pass(P& position, const Z& zobrist) noexcept {
    const auto passes = static_cast<std::uint8_t>(position.passes + 1);
    const U undo = begin(position, zobrist);
    set_passes(position, zobrist, passes);
    turn(position, zobrist);
    return undo;
  }
  static void unpass(P& position, const U& undo) noexcept { restore(position, undo); }

 private:
  static constexpr std::size_t class_at(int type) noexcept { return at(S::class_of[at(type)]); }

  /// Saves and resets the state that lasts one ply: consecutive passes, en-passant squares, the
  /// key.
  static U begin(P& position, const Z& zobrist) noexcept {
    U undo{0, false, position.passes, position.en_passant, {}, position.rights};
    if constexpr (Keyed) {
      undo.key = position.key;
    }
    if constexpr (D.pass) {
      set_passes(position, zobrist, 0);
    }
    if constexpr (D.en_passant) {
      set_en_passant(position, zobrist, 0);
    }
    return undo;
  }
  static void restore(P& position, const U& undo) noexcept {
    if constexpr (D.pass) {
      position.passes = undo.passes;
    }
    if constexpr (D.en_passant) {
      position.en_passant = undo.en_passant;
    }
    if constexpr (S::has_rights) {
      position.rights = undo.rights;
    }
    if constexpr (Keyed) {
      position.key = undo.key;
    }
  }

  template <Colour C>
  static void capture(P& position, const Z& zobrist, int square, U& undo) noexcept {
    undo.capture = true;
    undo.captured = position.type[at(square)];
    toggle_with_key<opponent(C)>(position, zobrist, square, undo.captured);
    if constexpr (D.drops) {
      hold<C>(position, zobrist, S::held_kind[at(undo.captured)], 1);
    }
  }
  template <Colour C>
  static void uncapture(P& position, int square, const U& undo) noexcept {
    toggle<opponent(C)>(position, square, undo.captured);
    position.type[at(square)] = undo.captured;
    if constexpr (D.drops) {
      count_held<C>(position, S::held_kind[at(undo.captured)], -1);
    }
  }

  /// Moves a piece of a class between two squares, making or unmaking; on `to` it is of type
  /// `there`.
  template <Colour C, int Class>
  static void shift(P& position, int from, int to, [[maybe_unused]] int there) noexcept {
    const Bits source = bit<Bits>(from);
    const Bits target = bit<Bits>(to);
    position.own[index_of(C)] ^= source | target;
    if constexpr (S::promotes[Class]) {
      position.pieces[index_of(C)][Class] ^= source;
      position.pieces[index_of(C)][class_at(there)] ^= target;
    } else {
      position.pieces[index_of(C)][Class] ^= source | target;
    }
  }
  /// Adds a piece to the sets, or removes it.
  template <Colour C>
  static void toggle(P& position, int square, int type) noexcept {
    position.own[index_of(C)] ^= bit<Bits>(square);
    position.pieces[index_of(C)][class_at(type)] ^= bit<Bits>(square);
  }
  template <Colour C>
  static void toggle_with_key(P& position, [[maybe_unused]] const Z& zobrist, int square,
                              int type) noexcept {
    toggle<C>(position, square, type);
    if constexpr (Keyed) {
      position.key ^= zobrist.piece(C, type, square);
    }
  }
  template <Colour C>
  static void put(P& position, const Z& zobrist, int square, int type) noexcept {
    toggle_with_key<C>(position, zobrist, square, type);
    position.type[at(square)] = static_cast<std::uint8_t>(type);
  }
  static void turn([[maybe_unused]] P& position, [[maybe_unused]] const Z& zobrist) noexcept {
    if constexpr (Keyed) {
      position.key ^= zobrist.turn();
    }
  }
  static void set_passes(P& position, [[maybe_unused]] const Z& zobrist,
                         std::uint8_t passes) noexcept {
    if constexpr (Keyed) {
      position.key ^= zobrist.passes(position.passes) ^ zobrist.passes(passes);
    }
    position.passes = passes;
  }
  /// Removes the rights of partners on these squares.
  static void end_rights(P& position, [[maybe_unused]] const Z& zobrist, Bits squares) noexcept {
    if constexpr (Keyed) {
      each(position.rights & squares, [&](int square) { position.key ^= zobrist.right(square); });
    }
    position.rights &= ~squares;
  }
  /// En-passant squares belong to the position and its key only if an enemy pawn attacks one.
  static void set_en_passant(P& position, [[maybe_unused]] const Z& zobrist,
                             Bits squares) noexcept {
    if constexpr (Keyed) {
      each(position.en_passant ^ squares,
           [&](int square) { position.key ^= zobrist.en_passant(square); });
    }
    position.en_passant = squares;
  }
  template <Colour C>
  static void pass_over(P& position, const Z& zobrist, int from, int to) noexcept {
    constexpr Colour enemy = opponent(C);
    const Bits squares = Tables<D>::instance.between[at(from)][at(to)];
    if (squares == 0 || !has(S::file_through(from), to)) {
      return;
    }
    const Bits capturers = position.pieces[index_of(enemy)][at(S::special_pawn_class)];
    bool attacked = false;
    each(squares, [&](int square) {
      const auto& origins = Tables<D>::instance.steps[index_of(C)][at(S::special_pawn_class)];
      attacked |= (origins[at(square)] & capturers) != 0;
    });
    if (attacked) {
      set_en_passant(position, zobrist, squares);
    }
  }

  template <Colour C>
  static void hold(P& position, const Z& zobrist, Kind kind, int change) noexcept {
    const int before = position.hand[index_of(C)][index_of(kind)];
    count_held<C>(position, kind, change);
    if constexpr (Keyed) {
      position.key ^= zobrist.held(C, static_cast<int>(kind), before) ^
                      zobrist.held(C, static_cast<int>(kind), before + change);
    }
  }
  template <Colour C>
  static void count_held(P& position, Kind kind, int change) noexcept {
    std::uint8_t& count = position.hand[index_of(C)][index_of(kind)];
    count = static_cast<std::uint8_t>(count + change);
    const auto flag = static_cast<std::uint16_t>(1U << index_of(kind));
    std::uint16_t& held = position.held[index_of(C)];
    held = static_cast<std::uint16_t>(count != 0 ? held | flag : held & ~flag);
  }
};

}  // namespace hurdle::fast
