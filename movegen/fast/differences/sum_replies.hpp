// The visitor that counts two plies: hands the moves of each piece to `Differences`, which sums the
// replies to most of them; makes those that must be examined; counts the replies to the others one
// by one.
#pragma once

#include "movegen/fast/differences/differences.hpp"
#include "movegen/fast/legal/expand.hpp"

namespace hurdle::fast {

/// The moves of C, as `Legal` visits them: adds the replies to them to `differences`;
/// `exact`, an `Expand`, makes and counts the others.
template <const Description& D, Colour C, class Exact>
struct SumReplies {
  using S = Shape<D>;
  using Bits = typename S::Bits;
  using Differences = fast::Differences<D, C>;
  Position<D>& position;
  Differences& differences;
  const Exact& exact;

  /// Adds the replies to the steps of a class that can be counted as sets; returns the pieces that
  /// have other moves.
  template <int Class>
  [[nodiscard]] [[gnu::always_inline]] Bits start_class(const Position<D>& now) {
    return differences.template add_steps<Class>(now);
  }

  template <int Class>
  [[gnu::always_inline]] void piece(int from, Bits all_targets) {
    const Bits targets = differences.template uncounted<Class>(from, all_targets);
    const int type = position.type[at(from)];
    Bits plain = targets;
    if constexpr (S::promotes[Class]) {
      const Bits promoting = Exact::template promotions<Class>(from, targets, type);
      constexpr Bits forced = Class == S::special_pawn_class ? S::template last_rank<C> : Bits{0};
      plain &= S::chooses[Class] ? ~forced : ~promoting;
      arrive<Class, S::promoted_class[Class]>(from, promoting, type, D.types[at(type)].promotes_to);
    }
    arrive<Class, Class>(from, plain, type, type);
  }

  template <int Class, int Arriving>
  [[gnu::always_inline]] void arrive(int from, Bits targets, int before, int after) {
    if (targets == 0) {
      return;
    }
    Bits rest = targets;
    if constexpr (Arriving >= 0) {
      const auto sorted = differences.template sort<Class, Arriving>(from, targets);
      Bits summed = sorted.plain | sorted.changes_escapes;
      const auto move = [&](int to, auto&& use) {
        Expand<D, C, false, decltype(use)> made{position, exact.zobrist, use};
        made.template move<Class>(from, to, before, after);
      };
      examine(sorted, summed, from, move);
      differences.template add<Class, Arriving>(from, summed, sorted.changes_escapes);
      rest &= ~sorted.all();
    }
    each(rest, [&](int to) { exact.template move<Class>(from, to, before, after); });
  }

  /// Makes the moves that must be examined; adds those whose replies can be summed to `summed`.
  template <class Make>
  [[gnu::always_inline]] void examine(const typename Differences::Sorted& sorted, Bits& summed,
                                      int from, Make&& make) {
    each(sorted.changes_checks, [&](int to) {
      make(to, [&](const auto& /*step*/) {
        const auto effect = differences.examine(position, from, to, has(sorted.drop_mates, to));
        differences.add_counted(effect.count);
        if (effect.summed) {
          summed |= bit<Bits>(to);
        }
      });
    });
    each(sorted.drop_mates & ~sorted.changes_checks, [&](int to) {
      make(to, [&](const auto& /*step*/) {
        differences.add_counted(-differences.count_drop_mates(position, from, to));
      });
    });
  }

  void drop(Kind kind, Bits squares) {
    unroll<S::classes - 1>([&](auto index) {
      constexpr int cls = decltype(index)::value + 1;
      if (S::dropped_class[index_of(kind)] == cls) {
        const auto sorted = differences.template sort_drops<cls>(position, kind, squares);
        Bits summed = sorted.plain | sorted.changes_escapes;
        const auto move = [&](int to, auto&& use) {
          Expand<D, C, false, decltype(use)> made{position, exact.zobrist, use};
          made.drop(kind, bit<Bits>(to));
        };
        examine(sorted, summed, -1, move);
        differences.template add_drops<cls>(summed, sorted.changes_escapes);
      }
    });
  }
  void en_passant(int from, int to, int pawn) { exact.en_passant(from, to, pawn); }
  void castle(const Castling& castling) { exact.castle(castling); }
  void pass() { differences.add_pass(position); }

 private:
  static constexpr std::size_t at(int index) noexcept { return static_cast<std::size_t>(index); }
};

}  // namespace hurdle::fast
