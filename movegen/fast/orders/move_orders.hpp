// Three plies, where two orders of moves lead to one position. If a player may play either of two
// moves first, and the same reply to it, then `m r n` and `n r m` often end in the same position:
// it is visited once and stands for two lines. Whether both lines are legal is looked up among the
// legal moves of the positions on their way. That they end in one position follows from the squares
// that they touch.
#pragma once

#include <array>
#include <vector>

#include "movegen/fast/orders/plain_moves.hpp"
#include "movegen/vocab/function_ref.hpp"

namespace hurdle::fast {

/// `MoveOrders` looks up no more plain moves of a player than this.
inline constexpr int most_ordered_moves = 256;

/// The positions three plies below a position with C to move. Moves are made on it, without its
/// key, and unmade.
template <const Description& D, Colour C>
class MoveOrders {
  using S = Shape<D>;
  using Bits = typename S::Bits;
  using R = Reach<D>;
  using Moves = PlainMoves<D>;
  static constexpr Colour replier = opponent(C);

 public:
  explicit MoveOrders(Position<D>& position)
      : position_(position), own_(Moves::template of<C>(position)) {}

  /// Calls `use(lines)` with the position after each line of three moves: 2 if it stands for two
  /// lines, else 1. Returns false, without any call, if plain moves may make more than `most`
  /// lines, or if C has more than `most_ordered_moves` of them.
  template <class Use>
  [[nodiscard]] bool visit(std::size_t most, const Use& use) {
    if (own_.number() > most_ordered_moves || !list_third_moves(most)) {
      return false;
    }
    describe_own_moves();
    walk<C>([&](PlainMove move) {
      const int number = own_.find(move);
      walk<replier>([&](PlainMove reply) {
        const Set swapped = number < 0 ? Set{} : swapped_with(number, reply);
        walk<C>([&](PlainMove third) {
          const int other = own_.find(third);
          if (other < 0 || !swapped.has(other)) {
            use(1);
          } else if (other > number) {
            use(2);
          }
        });
      });
    });
    return true;
  }

 private:
  /// A set of own moves, by number.
  class Set {
   public:
    void add(int move) { words_[at(move / 64)] |= bit<Bits64>(move % 64); }
    [[nodiscard]] bool has(int move) const { return fast::has(words_[at(move / 64)], move % 64); }
    template <class Visit>
    void each(const Visit& visit) const {
      for (int word = 0; word < most_ordered_moves / 64; ++word) {
        fast::each(words_[at(word)], [&](int move) { visit(64 * word + move); });
      }
    }

   private:
    std::array<Bits64, most_ordered_moves / 64> words_{};
  };

  /// An own move that is plain.
  struct Own {
    Bits touched;     ///< its squares
    Bits passed = 0;  ///< where a pawn may be captured en passant after it
    Moves replies;
    int first_reply = 0;  ///< the index of its first reply in `third_`
  };

  /// Makes every move of one player, calls `use(move)` and unmakes it. Compiled once for each
  /// player.
  template <Colour Mover>
  [[gnu::noinline]] void walk(FunctionRef<void(PlainMove)> use) {
    const auto visit = [&](const auto& step) {
      if constexpr (requires { step.before; }) {
        use(step.before == step.after ? PlainMove{step.from, step.to} : PlainMove{});
      } else if (step.made.is_drop()) {
        const Square to = step.made.to();
        use(PlainMoves<D>::drop(step.made.kind(), S::at(to.file(), to.rank())));
      } else {
        use({});
      }
    };
    constexpr Keyless keyless;
    Legal<D>::template visit<Mover>(
        position_, Expand<D, Mover, false, decltype(visit)>{position_, keyless, visit});
  }

  /// Lists the replies to each own move, and the own moves that are legal after both. Returns false
  /// if there may be more than `most` lines.
  [[nodiscard]] bool list_third_moves(std::size_t most) {
    const std::size_t most_pairs = most / at(own_.number() + 1);
    described_.resize(at(own_.number()));
    walk<C>([&](PlainMove move) {
      const int number = own_.find(move);
      if (number < 0 || third_.size() > most_pairs) {
        return;
      }
      Own& own = described_[at(number)];
      own.replies = Moves::template of<replier>(position_);
      own.first_reply = static_cast<int>(third_.size());
      third_.resize(third_.size() + at(own.replies.number()));
      walk<replier>([&](PlainMove reply) {
        const int pair = pair_of(own, reply);
        if (pair < 0) {
          return;
        }
        Set& third = third_[at(pair)];
        each_plain<D, C>(position_, [&](int origin, Bits targets) {
          each(targets & own_.targets(origin), [&](int to) {
            third.add(own_.number_of({origin, to}));
          });
        });
      });
    });
    return third_.size() <= most_pairs;
  }

  void describe_own_moves() {
    if constexpr (D.en_passant) {
      attacked_by_pawns_ = R::template pawn_attacks<replier>(pawns(replier));
    }
    own_.each([&](PlainMove move) {
      Own& own = described_[at(own_.number_of(move))];
      own.touched = Moves::touched(move);
      if constexpr (D.en_passant) {
        const int from = move.origin;
        if (from < S::bits && has(pawns(C), from) && has(S::file_through(from), move.to)) {
          own.passed = R::tables().between[at(from)][at(move.to)];
        }
      }
    });
  }

  /// The own moves with which the move `number` may change places around a reply, which has just
  /// been made: both orders are legal, and no move changes what another one does. (Two own moves
  /// that touch one square are never legal in both orders, unless the reply touches it too.)
  [[nodiscard]] Set swapped_with(int number, PlainMove reply) const {
    Set result;
    const Own& own = described_[at(number)];
    const int pair = pair_of(own, reply);
    if (pair < 0) {
      return result;
    }
    const Bits touched = Moves::touched(reply);
    const Bits attacked = attacked_after(reply);
    if (!may_swap(own, touched, attacked)) {
      return result;
    }
    third_[at(pair)].each([&](int other) {
      const Own& swapped = described_[at(other)];
      if (may_swap(swapped, touched, attacked)) {
        const int swapped_pair = pair_of(swapped, reply);
        if (swapped_pair >= 0 && third_[at(swapped_pair)].has(number)) {
          result.add(other);
        }
      }
    });
    return result;
  }

  /// Whether a move touches none of the `touched` squares and, as the last of three, allows no
  /// capture en passant by a pawn that attacks the `attacked` ones.
  [[nodiscard]] static bool may_swap(const Own& own, Bits touched, Bits attacked) {
    return ((own.touched & touched) | (own.passed & attacked)) == 0;
  }

  /// The squares that the replier's pawns attack before or after a reply, which has been made.
  [[nodiscard]] Bits attacked_after(PlainMove reply) const {
    if constexpr (D.en_passant) {
      const Bits arrived = pawns(replier) & bit<Bits>(reply.to);
      return attacked_by_pawns_ | R::template pawn_attacks<replier>(arrived);
    }
    return 0;
  }

  [[nodiscard]] Bits pawns(Colour player) const requires(D.en_passant) {
    return position_.pieces[index_of(player)][at(S::special_pawn_class)];
  }

  /// The index in `third_` of an own move and a reply, or -1 if the reply is not plain or not
  /// legal.
  [[nodiscard]] static int pair_of(const Own& own, PlainMove reply) {
    const int number = own.replies.find(reply);
    return number < 0 ? -1 : own.first_reply + number;
  }

  Position<D>& position_;
  Moves own_;                   ///< the plain moves of C
  std::vector<Own> described_;  ///< by own move
  std::vector<Set> third_;      ///< by own move and reply: the own moves that are legal after both
  Bits attacked_by_pawns_ = 0;  ///< by the replier's, before its reply
};

}  // namespace hurdle::fast
