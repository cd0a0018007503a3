// The fast generator as a game to be counted: positions made from plain setups, nodes that make and
// unmake on one board.
#pragma once

#include <algorithm>
#include <memory>

#include "movegen/fast/convert.hpp"
#include "movegen/fast/legal.hpp"
#include "perft/count/generator.hpp"
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

  FastNode(fast::Position<D>& position, const fast::Zobrist<D>& zobrist) noexcept
      : position_(position), zobrist_(zobrist) {}

  [[nodiscard]] std::uint64_t count() const { return fast::Legal<D>::template count<C>(position_); }
  [[nodiscard]] Key key() const noexcept { return {position_.key.find, position_.key.verify}; }

  [[nodiscard]] NodeFacts facts() const {
    return {fast::popcount(fast::Legal<D>::template checkers<C>(position_)),
            fast::Legal<D>::over(position_), count() != 0};
  }
  [[nodiscard]] const fast::Position<D>& position() const noexcept { return position_; }
  static constexpr Colour side = C;

  /// Calls `visit(child, step)` for every legal move; `step.facts()` says which move it is.
  template <class Visit>
  void children(Visit&& visit) {
    fast::Legal<D>::template visit<C>(position_, Expand<Visit>{position_, zobrist_, visit});
  }

 private:
  static constexpr std::size_t at(int index) noexcept { return static_cast<std::size_t>(index); }

  struct BoardStep {
    int from, to, before, after;
    bool capture;

    [[nodiscard]] StepFacts facts() const {
      const Square source = S::square_of(from);
      const Square target = S::square_of(to);
      if (before == after) return {Move::board(source, target), capture};
      const fast::PieceType& type = D.types[at(after)];
      return {type.promoted ? Move::promotion(source, target)
                            : Move::promotion_to(source, target, type.kind),
              capture};
    }
  };
  struct PassStep {
    int royal;
    [[nodiscard]] StepFacts facts() const { return {Move::pass(S::square_of(royal)), false}; }
  };

  template <class Visit>
  struct Expand {
    fast::Position<D>& position;
    const fast::Zobrist<D>& zobrist;
    Visit& visit;

    template <int Class>
    [[gnu::always_inline]] void piece(int from, Bits targets) const {
      const int type = position.type[at(from)];
      const int promoted = D.types[at(type)].promotes_to;
      if (D.promotion == fast::PromotionRule::none || promoted < 0) {
        fast::each(targets, [&](int to) { move(from, to, type, type); });
        return;
      }
      const Bits camp = fast::Tables<D>::instance.camp[index_of(C)];
      fast::each(targets & ~camp, [&](int to) { move(from, to, type, type); });
      fast::each(targets & camp, [&](int to) { move(from, to, type, promoted); });
    }

    [[gnu::always_inline]] void move(int from, int to, int before, int after) const {
      const auto undo = Mutate::template move<C>(position, zobrist, from, to, after);
      Child child(position, zobrist);
      visit(child, BoardStep{from, to, before, after, undo.capture});
      Mutate::template unmove<C>(position, undo, from, to, before);
    }

    void pass() const {
      const auto undo = Mutate::pass(position, zobrist);
      Child child(position, zobrist);
      visit(child, PassStep{position.royal[index_of(C)]});
      Mutate::unpass(position, undo);
    }
  };

  fast::Position<D>& position_;
  const fast::Zobrist<D>& zobrist_;
};

/// The game as `TreeGenerator` wants it.
template <const fast::Description& D>
class FastGame {
 public:
  /// A position that can be copied and kept.
  struct Place {
    fast::Position<D> position;
    Colour side = Colour::white;
  };

  FastGame(const Notation& notation, std::uint64_t key_seed)
      : notation_(notation),
        zobrist_(
            std::make_unique<fast::Zobrist<D>>(key_seed != 0 ? key_seed : fast::default_key_seed)) {
    (void)fast::Tables<D>::ready();
  }

  [[nodiscard]] Place place(const Setup& setup) const {
    Place result{fast::from_setup<D>(setup), setup.side};
    result.position.key = fast::key_from_scratch(result.position, result.side, *zobrist_);
    return result;
  }

  /// The setup of the position after `move`, counters included.
  [[nodiscard]] Setup setup_after(const Setup& before, const StepFacts& step,
                                  const Place& after) const {
    Setup result = fast::to_setup<D>(after.position, after.side);
    const bool pawn_move = !step.move.is_pass() && !step.move.is_drop() &&
                           before.at(step.move.from()).kind() == notation_.pawn;
    const bool resets = step.capture || step.move.is_drop() || pawn_move;
    result.half = resets ? 0 : std::min(before.half + 1, max_counter);
    result.full = std::min(before.full + (before.side == Colour::black ? 1 : 0), max_counter);
    return result;
  }

  /// Calls `use(node)` with a node of the place, keyed or not.
  template <class Use>
  decltype(auto) with_node(Place& place, bool keyed, Use&& use) const {
    return place.side == Colour::white ? with_side<Colour::white>(place, keyed, use)
                                       : with_side<Colour::black>(place, keyed, use);
  }

  template <class Node>
  [[nodiscard]] static Place copy(const Node& node) {
    return {node.position(), Node::side};
  }

 private:
  template <Colour C, class Use>
  decltype(auto) with_side(Place& place, bool keyed, Use& use) const {
    if (keyed) {
      FastNode<D, C, true> node(place.position, *zobrist_);
      return use(node);
    }
    FastNode<D, C, false> node(place.position, *zobrist_);
    return use(node);
  }

  const Notation& notation_;
  std::unique_ptr<fast::Zobrist<D>> zobrist_;
};

}  // namespace hurdle
