// The fast generator's nodes: moves are made and unmade on one board, and with two plies left they
// are counted in bundles.
#pragma once

#include <cassert>

#include "movegen/fast/differences.hpp"
#include "movegen/fast/mutate.hpp"
#include "perft/count/generator.hpp"
#include "perft/count/recursion.hpp"
#include "perft/count/step.hpp"

namespace hurdle {

/// A position with C to move. With Keyed, the key is kept on the way down.
template <const fast::Description& D, Colour C, bool Keyed>
class FastNode {
  using S = fast::Shape<D>;
  using Bits = typename S::Bits;
  using Mutate = fast::Mutate<D, Keyed>;
  using Child = FastNode<D, opponent(C), Keyed>;

 public:
  static constexpr bool keyed = Keyed;

  using Zobrist = typename Mutate::Z;

  FastNode(fast::Position<D>& position, const Zobrist& zobrist) noexcept
      : position_(position), zobrist_(zobrist) {}

  [[nodiscard]] std::uint64_t count() const { return fast::Legal<D>::template count<C>(position_); }
  /// The number of grandchildren; no key is kept on the way.
  [[nodiscard]] std::uint64_t grandchildren() const {
    if constexpr (Keyed) {
      constexpr fast::Keyless keyless;
      return FastNode<D, C, false>(position_, keyless).grandchildren();
    } else {
      return count_grandchildren();
    }
  }

  /// The key as it was carried along; debug builds compare it with the key from scratch.
  [[nodiscard]] Key key() const noexcept {
    static_assert(Keyed);
    assert(position_.key == fast::key_from_scratch(position_, C, zobrist_));
    return {position_.key.find, position_.key.verify};
  }

  /// Calls `visit(child)` for every legal move.
  template <class Visit>
  void children(Visit&& visit) {
    steps([&](const auto& /*step*/) {
      Child child(position_, zobrist_);
      visit(child);
    });
  }

  /// Calls `visit(step)` after making, and before unmaking, every legal move; `step.facts()` says
  /// which move it is.
  template <class Visit>
  [[gnu::always_inline]] void steps(Visit&& visit) {
    fast::Legal<D>::template visit<C>(position_, Expand<Visit>{position_, zobrist_, visit});
  }

 private:
  static constexpr std::size_t at(int index) noexcept { return static_cast<std::size_t>(index); }

  [[nodiscard]] [[gnu::noinline]] std::uint64_t count_grandchildren() const {
    if (fast::Legal<D>::over(position_)) {
      return 0;
    }
    std::uint64_t total = 0;
    const auto count_replies = [&](const auto& /*step*/) {
      total += fast::Legal<D>::template count<opponent(C)>(position_);
    };
    const Expand<decltype(count_replies)> one_by_one{position_, zobrist_, count_replies};
    fast::Differences<D, C> differences;
    fast::Danger<Bits> danger;
    if (differences.prepare(position_, danger)) {
      const Bundle<decltype(one_by_one)> bundle{position_, differences, one_by_one};
      fast::Legal<D>::template visit_given<C>(position_, danger, false, bundle);
      total += differences.total();
    } else {
      fast::Legal<D>::template visit<C>(position_, one_by_one);
    }
    return total;
  }

  struct BoardStep {
    int from, to, before, after;
    bool capture;

    [[nodiscard]] StepFacts facts() const {
      const Square source = S::square_of(from);
      const Square target = S::square_of(to);
      if (before == after) {
        return {Move::board(source, target), capture};
      }
      const fast::PieceType& type = D.types[at(after)];
      return {type.promoted ? Move::promotion(source, target)
                            : Move::promotion_to(source, target, type.kind),
              capture};
    }
  };
  /// A drop, a pass, castling or en passant.
  struct OtherStep {
    Move move;
    [[nodiscard]] StepFacts facts() const { return {move, move.is_en_passant()}; }
  };

  /// Counts the replies to plain moves at once and hands the others on.
  template <class Exact>
  struct Bundle {
    using Differences = fast::Differences<D, C>;
    fast::Position<D>& position;
    Differences& differences;
    const Exact& exact;

    template <int Class>
    [[nodiscard]] [[gnu::always_inline]] Bits pieces(const fast::Position<D>& now) const {
      return differences.template add_steps<Class>(now);
    }

    template <int Class>
    [[gnu::always_inline]] void piece(int from, Bits all_targets) const {
      const Bits targets = differences.template uncounted<Class>(from, all_targets);
      const int type = position.type[at(from)];
      Bits plain = targets;
      if constexpr (S::promotes[Class]) {
        const Bits turning = Exact::template promotions<Class>(from, targets, type);
        constexpr Bits forced = Class == S::pawn_class ? S::template last_rank<C> : Bits{0};
        plain &= S::chooses[Class] ? ~forced : ~turning;
        arrive<Class, S::promoted_class[Class]>(from, turning, type, D.types[at(type)].promotes_to);
      }
      arrive<Class, Class>(from, plain, type, type);
    }

    template <int Class, int Arriving>
    [[gnu::always_inline]] void arrive(int from, Bits targets, int before, int after) const {
      if (targets == 0) {
        return;
      }
      Bits rest = targets;
      if constexpr (Arriving >= 0) {
        const auto sorted = differences.template sort<Class, Arriving>(from, targets);
        Bits summed = sorted.plain | sorted.touched;
        const auto move = [&](int to, auto&& use) {
          Expand<decltype(use)> made{position, exact.zobrist, use};
          made.template move<Class>(from, to, before, after);
        };
        look(sorted, summed, from, move);
        differences.template add<Class, Arriving>(from, summed, sorted.touched);
        rest &= ~sorted.all();
      }
      fast::each(rest, [&](int to) { exact.template move<Class>(from, to, before, after); });
    }

    template <class Make>
    [[gnu::always_inline]] void look(const typename Differences::Sorted& sorted, Bits& summed,
                                     int from, Make&& make) const {
      fast::each(sorted.near, [&](int to) {
        make(to, [&](const auto& /*step*/) {
          const auto effect = differences.look(position, from, to, fast::has(sorted.mating, to));
          differences.add_counted(effect.count);
          if (effect.summed) {
            summed |= fast::bit<Bits>(to);
          }
        });
      });
      fast::each(sorted.mating & ~sorted.near, [&](int to) {
        make(to, [&](const auto& /*step*/) {
          differences.add_counted(-differences.mates(position, from, to));
        });
      });
    }

    void drop(Kind kind, Bits squares) const {
      fast::unroll<S::classes - 1>([&](auto index) {
        constexpr int cls = decltype(index)::value + 1;
        if (S::dropped_class[index_of(kind)] == cls) {
          const auto sorted = differences.template sort_drops<cls>(position, kind, squares);
          Bits summed = sorted.plain | sorted.touched;
          const auto move = [&](int to, auto&& use) {
            Expand<decltype(use)> made{position, exact.zobrist, use};
            made.drop(kind, fast::bit<Bits>(to));
          };
          look(sorted, summed, -1, move);
          differences.template add_drops<cls>(summed, sorted.touched);
        }
      });
    }
    void en_passant(int from, int to, int pawn) const { exact.en_passant(from, to, pawn); }
    void castle(const fast::Castling& castling) const { exact.castle(castling); }
    void pass() const { differences.add_pass(position); }
  };

  template <class Visit>
  struct Expand {
    fast::Position<D>& position;
    const Zobrist& zobrist;
    Visit& visit;

    template <int Class>
    [[nodiscard]] static Bits pieces(const fast::Position<D>& position) {
      return position.pieces[index_of(C)][Class];
    }

    template <int Class>
    [[gnu::always_inline]] void piece(int from, Bits targets) const {
      const int type = position.type[at(from)];
      Bits plain = targets;
      if constexpr (S::promotes[Class]) {
        const Bits turning = promotions<Class>(from, targets, type);
        constexpr Bits forced = Class == S::pawn_class ? S::template last_rank<C> : Bits{0};
        plain &= S::chooses[Class] ? ~forced : ~turning;
        fast::each(turning,
                   [&](int to) { move<Class>(from, to, type, D.types[at(type)].promotes_to); });
      }
      fast::each(plain, [&](int to) { move<Class>(from, to, type, type); });
    }

    /// The targets where a piece may or must promote.
    template <int Class>
    [[nodiscard]] static Bits promotions(int from, Bits targets, int type) {
      if constexpr (S::chooses[Class]) {
        constexpr Bits forced = Class == S::pawn_class ? S::template last_rank<C> : Bits{0};
        return S::template choice_of<C, Class>(from, targets) | (targets & forced);
      }
      return D.types[at(type)].promotes_to >= 0 ? targets & S::template camp<C> : Bits{0};
    }

    template <int Class>
    [[gnu::always_inline]] void move(int from, int to, int before, int after) const {
      const auto undo = Mutate::template move<C, Class>(position, zobrist, from, to, before, after);
      visit(BoardStep{from, to, before, after, undo.capture});
      Mutate::template unmove<C, Class>(position, undo, from, to, before, after);
    }

    void drop(Kind kind, Bits squares) const {
      fast::each(squares, [&](int to) {
        const auto undo = Mutate::template drop<C>(position, zobrist, kind, to);
        visit(OtherStep{Move::drop(kind, S::square_of(to))});
        Mutate::template undrop<C>(position, undo, kind, to);
      });
    }

    void en_passant(int from, int to, int pawn) const {
      const auto undo = Mutate::template en_passant<C>(position, zobrist, from, to, pawn);
      const Move move = Move::board(S::square_of(from), S::square_of(to));
      visit(OtherStep{move.marked_en_passant()});
      Mutate::template uncapture_en_passant<C>(position, undo, from, to, pawn);
    }

    void castle(const fast::Castling& c) const {
      const auto undo = Mutate::template castle<C>(position, zobrist, c.royal, c.royal_to,
                                                   c.partner, c.partner_to);
      const Move move = Move::board(S::square_of(c.royal), S::square_of(c.royal_to));
      visit(OtherStep{move.marked_castling()});
      Mutate::template uncastle<C>(position, undo, c.royal, c.royal_to, c.partner, c.partner_to);
    }

    void pass() const {
      const auto undo = Mutate::pass(position, zobrist);
      visit(OtherStep{Move::pass(S::square_of(position.royal[index_of(C)]))});
      Mutate::unpass(position, undo);
    }
  };

  fast::Position<D>& position_;
  const Zobrist& zobrist_;
};

}  // namespace hurdle
