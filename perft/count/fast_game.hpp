// The fast generator as a game to be counted: positions made from plain setups, nodes that make and
// unmake on one board.
#pragma once

#include <algorithm>
#include <cassert>
#include <functional>
#include <memory>

#include "movegen/fast/convert.hpp"
#include "movegen/fast/legal.hpp"
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

  template <class Visit>
  struct Expand {
    fast::Position<D>& position;
    const Zobrist& zobrist;
    Visit& visit;

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

/// The game as `TreeGenerator` wants it.
template <const fast::Description& D>
class FastGame {
 public:
  /// A position that can be copied and kept.
  struct Place {
    fast::Position<D> position;
    Colour side = Colour::white;
  };

  /// A tree of so many plies is counted in about a second, without a table and in bulk.
  static constexpr int piece_depth = 5;

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
    const Piece mover = before.at(step.move.from());
    const bool pawn_move =
        !step.move.is_pass() && mover.kind() == notation_.pawn && !mover.promoted();
    const bool resets = step.capture || step.move.is_drop() || pawn_move;
    result.half = resets ? 0 : std::min(before.half + 1, max_counter);
    result.full = std::min(before.full + (before.side == Colour::black ? 1 : 0), max_counter);
    return result;
  }

  /// perft of a place, depth from 1 to `small_depth`.
  [[nodiscard]] std::uint64_t count(Place& place, int depth, const Search& search) const {
    return place.side == Colour::white ? count_for<Colour::white>(place, depth, search)
                                       : count_for<Colour::black>(place, depth, search);
  }

  /// Calls `visit(child, step)` with a copy of every child of a place.
  void children(Place& place, const std::function<void(Place&, const StepFacts&)>& visit) const {
    if (place.side == Colour::white) {
      children_of<Colour::white>(place, visit);
    } else {
      children_of<Colour::black>(place, visit);
    }
  }

  [[nodiscard]] NodeFacts facts(const Place& place) const {
    return place.side == Colour::white ? facts_for<Colour::white>(place)
                                       : facts_for<Colour::black>(place);
  }

 private:
  template <Colour C>
  [[nodiscard]] std::uint64_t count_for(Place& place, int depth, const Search& search) const {
    if (search.table != nullptr) {
      FastNode<D, C, true> node(place.position, *zobrist_);
      return perft(node, depth, search);
    }
    constexpr fast::Keyless keyless;
    FastNode<D, C, false> node(place.position, keyless);
    return perft(node, depth, search);
  }

  template <Colour C>
  void children_of(Place& place, const std::function<void(Place&, const StepFacts&)>& visit) const {
    FastNode<D, C, true> node(place.position, *zobrist_);
    node.steps([&](const auto& step) {
      Place child{place.position, opponent(C)};
      visit(child, step.facts());
    });
  }

  template <Colour C>
  [[nodiscard]] static NodeFacts facts_for(const Place& place) {
    return {fast::popcount(fast::Legal<D>::template checkers<C>(place.position)),
            fast::Legal<D>::over(place.position),
            fast::Legal<D>::template count<C>(place.position) != 0};
  }

  const Notation& notation_;
  std::unique_ptr<fast::Zobrist<D>> zobrist_;
};

}  // namespace hurdle
