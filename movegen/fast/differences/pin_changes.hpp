// What a move changes in the pins on the royal piece of one side, found without making the move:
// only the pinned pieces whose masks change are counted again. For games in which pieces attack the
// royal piece over empty squares only, so that a line to it is a check, a pin or nothing.
#pragma once

#include "movegen/fast/differences/mobility_sums.hpp"

namespace hurdle::fast {

/// The pins on the royal piece of `Owner`, who is not in check, by the opponent.
template <const Description& D, Colour Owner>
class PinChanges {
  using S = Shape<D>;
  using Bits = typename S::Bits;
  using R = Reach<D>;
  static constexpr std::size_t owner = index_of(Owner);
  static constexpr std::size_t by = index_of(opponent(Owner));

 public:
  /// Whether every attack on a royal piece in this game is a step, a slide or a lame leap.
  static constexpr bool possible =
      S::taboo_class < 0 && !D.facing_restricts && !D.royals_attack_along_files &&
      !S::any_movement([](const Movement& m) {
        return ((m.orthogonal.capture | m.diagonal.capture | m.marked.capture) & hop) != 0;
      });

  /// Adds an enemy piece that attacks the royal piece if the squares `between` are empty; at most
  /// two pieces stand there, so that one move can change what the line is.
  void add_line(Bits between, int attacker) {
    assert(at(line_count_) < lines_.size());
    lines_[at(line_count_++)] = {between, bit<Bits>(attacker),
                                 pinned_by(between & occupied_, own_)};
  }

  /// The board before the moves.
  void set_board(const Position<D>& position) {
    royal_ = position.royal[owner];
    occupied_ = position.occupied();
    own_ = position.own[owner];
    type_ = &position.type;
  }

  /// The effect of a piece's leaving, wherever it goes.
  struct Leaving {
    bool checks = false;  ///< the royal piece is in check then, unless the piece stays on the line
    int gained = 0;       ///< moves that pieces of the owner gain
    Bits except = 0;      ///< squares on which the piece may arrive and change this
    /// Squares nearer to the piece that it pins, from where it still pins that piece: nothing is
    /// gained, because the pinned piece reaches no farther than the pinning one.
    Bits stays = 0;
  };
  [[nodiscard]] [[gnu::noinline]] Leaving leave(int from) const {
    const Bits left = bit<Bits>(from);
    Leaving result;
    Found found;
    Bits changed_by_others = 0;
    for (int i = 0; i < line_count_; ++i) {
      const Line& line = lines_[at(i)];
      if (((line.between | line.attacker) & left) != 0) {
        result.except |= line.between;
        Found one;
        look_at(line, left, 0, one);
        if (line.attacker != left) {
          changed_by_others |= one.changed;
        } else if (line.pinned != 0 && slides(line, from)) {
          result.stays = R::tables().between[at(from)][at(first(line.pinned))];
        }
        found.checks |= one.checks;
        found.changed |= one.changed;
      }
    }
    result.checks = found.checks;
    if (changed_by_others != 0) {
      result.stays = 0;
    }
    if (!found.checks) {
      each(found.changed, [&](int pinned) {
        result.gained += gained_by(pinned, left, 0, Line{});
        result.except |= dependencies(pinned, left);
      });
    }
    return result;
  }

  /// The effect of a move.
  struct Moved {
    bool checks = false;  ///< it gives check
    bool alone = false;   ///< only the arriving piece does, and no pin of another piece changes
    Bits path = 0;        ///< in that case, the squares over which it gives check
    int gained = 0;       ///< moves that pieces of the owner gain, if there is no check
  };
  /// The effect when a piece leaves `from` (-1 for a drop) and arrives on `to` as one of class
  /// `Arriving`. `gained` is without the moves that the pieces gain with their pins unchanged.
  template <int Arriving>
  [[nodiscard]] [[gnu::always_inline]] Moved move(int from, int to) const {
    const Bits left = from < 0 ? Bits{0} : bit<Bits>(from);
    const Bits arrived = bit<Bits>(to);
    Found found;
    Line added{};
    bool direct = false;
    if (has(R::tables().potential_origins[by][Arriving][at(royal_)], to)) {
      added = {path<Arriving>(to), arrived, 0};
      const Bits standing = added.between & occupied_ & ~left;
      direct = standing == 0;
      found.changed |= many(standing) ? Bits{0} : standing & own_;
    }
    for (int i = 0; i < line_count_; ++i) {
      const Line& line = lines_[at(i)];
      if (((line.between | line.attacker) & (left | arrived)) != 0) {
        look_at(line, left, arrived, found);
      }
    }
    if (direct || found.checks) {
      return {.checks = true,
              .alone = !found.checks && (found.changed & ~arrived) == 0,
              .path = added.between};
    }
    Moved result;
    each(found.changed & ~arrived,
         [&](int pinned) { result.gained += gained_by(pinned, left, arrived, added); });
    return result;
  }

  /// Whether the royal piece is attacked on a board on which up to two pieces have left and others
  /// have arrived.
  [[nodiscard]] bool exposed(Bits occupied) const {
    bool result = false;
    for (int i = 0; i < line_count_; ++i) {
      result |= (lines_[at(i)].between & occupied) == 0;
    }
    return result;
  }

 private:
  struct Line {
    Bits between, attacker;
    Bits pinned;  ///< by this line, before the moves
  };
  struct Found {
    Bits changed = 0;  ///< pieces that are pinned before or after, by another line
    bool checks = false;
  };

  /// The piece that a line pins with these pieces standing between; none, or several, pin none.
  [[nodiscard]] static Bits pinned_by(Bits standing, Bits own) {
    return many(standing) ? Bits{0} : standing & own;
  }

  void look_at(const Line& line, Bits left, Bits arrived, Found& found) const {
    if ((line.attacker & left) != 0) {
      found.changed |= line.pinned;
      return;
    }
    const Bits standing = line.between & ((occupied_ & ~left) | arrived);
    const Bits after = pinned_by(standing, own_ & ~arrived);
    found.checks |= standing == 0;
    if (after != line.pinned) {
      found.changed |= line.pinned | after;
    }
  }

  /// The squares that an attacker of a class on `to` attacks the royal piece over; a step needs
  /// none.
  template <int Class>
  [[nodiscard]] Bits path(int to) const {
    constexpr const Movement& m = S::movement[Class];
    const auto& tables = R::tables();
    if (has(tables.step_origins[by][Class][at(royal_)], to)) {
      return 0;
    }
    if constexpr (m.lame.diagonal_steps != 0) {
      const Bits lame = m.lame.diagonal_steps == 1 ? tables.short_path[at(royal_)][at(to)]
                                                   : tables.long_path[at(royal_)][at(to)];
      if (lame != 0) {
        return lame;
      }
    }
    return tables.between[at(royal_)][at(to)];
  }

  /// The moves that one piece gains, on the board after the move.
  [[nodiscard]] int gained_by(int pinned, Bits left, Bits arrived, const Line& added) const {
    const Bits occupied = (occupied_ & ~left) | arrived;
    const Bits own = own_ & ~arrived;
    Bits before = S::board;
    Bits now = S::board;
    const Bits here = bit<Bits>(pinned);
    for (int i = 0; i < line_count_; ++i) {
      const Line& line = lines_[at(i)];
      if (line.pinned == here) {
        before &= line.between | line.attacker;
      }
      if ((line.attacker & left) == 0 && pinned_by(line.between & occupied, own) == here) {
        now &= line.between | line.attacker;
      }
    }
    if (added.attacker != 0 && pinned_by(added.between & occupied, own) == here) {
      now &= added.between | added.attacker;
    }
    int result = 0;
    as_class(pinned, [&](auto index) {
      constexpr int cls = decltype(index)::value;
      const Bits targets =
          R::template shared_targets<Owner, cls>(pinned, occupied, own, 0) & (now ^ before);
      result = Bulk<D>::template count_targets<Owner, cls>(pinned, targets & now) -
               Bulk<D>::template count_targets<Owner, cls>(pinned, targets & before);
    });
    return result;
  }

  /// The squares on which the moves of a piece depend, on the board without `left`.
  [[nodiscard]] Bits dependencies(int piece, Bits left) const {
    Bits result = 0;
    as_class(piece, [&](auto index) {
      constexpr int cls = decltype(index)::value;
      result = R::template shared_targets<Owner, cls>(piece, occupied_ & ~left, 0, 0) |
               MobilitySums<D, Owner>::template dependencies<cls>(piece);
    });
    return result;
  }

  template <class Use>
  [[gnu::always_inline]] void as_class(int piece, Use&& use) const {
    const int cls = S::class_of[(*type_)[at(piece)]];
    unroll<S::classes - 1>([&](auto index) {
      constexpr int one = decltype(index)::value + 1;
      if (cls == one) {
        use(std::integral_constant<int, one>{});
      }
    });
  }

  /// Whether a line is one of slides, not the path of a lame leap.
  [[nodiscard]] bool slides(const Line& line, int attacker) const {
    return line.between == R::tables().between[at(royal_)][at(attacker)];
  }

  int royal_ = 0;
  Bits occupied_ = 0, own_ = 0;
  const std::array<std::uint8_t, static_cast<std::size_t>(S::bits)>* type_ = nullptr;
  int line_count_ = 0;
  std::array<Line, possible ? static_cast<std::size_t>(S::most.on_board.pieces) : 0> lines_;
};

}  // namespace hurdle::fast
