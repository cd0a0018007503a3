// The numbers of movegen/fast/README.md, computed with the fast generator: how it handles each
// move, and its sums. White moves, Black replies.
#pragma once

#include <gtest/gtest.h>

#include <map>
#include <string>

#include "movegen/fast/board/convert.hpp"
#include "movegen/fast/differences/sum_replies.hpp"
#include "movegen/vocab/text/text.hpp"
#include "props/examples/differences_page/plain.hpp"

namespace hurdle::page {

/// How the fast generator handles a move.
struct Account {
  std::string how;  ///< the method by which its replies are counted
  int filled = 0;   ///< by `MobilitySums`
  int vacated = 0;
  int captured = 0;
  int examined = 0;       ///< the number that `Differences::examine` adds to the sums
  bool may_mate = false;  ///< reply drops that would mate are searched for
  std::uint64_t replies = 0;
};
using Accounts = std::map<std::string, Account>;

/// The numbers by the fast generator: a visitor that records each legal move separately.
template <const fast::Description& D>
class Ledger {
  using S = fast::Shape<D>;
  using Bits = typename S::Bits;
  using Differences = fast::Differences<D, mover>;
  using Mutator = fast::Mutate<D, false>;
  using Sorted = typename Differences::Sorted;
  struct CountOne {
    const fast::Position<D>& position;
    std::uint64_t& total;
    template <class Step>
    void operator()(const Step& /*step*/) const {
      total += fast::Legal<D>::template count<replier>(position);
    }
  };
  using Exact = fast::Expand<D, mover, false, const CountOne>;

 public:
  static constexpr bool inlines_targets = false;

  Ledger(const Notation& notation, const Setup& setup)
      : notation_(notation), position_(prepared(setup)) {
    fast::CheckInfo<D> mover_checks;
    EXPECT_TRUE(differences_.prepare(position_, mover_checks));
    fast::Safety<D>::template find<replier>(position_, checks_);
    fast::Legal<D>::template visit_given<mover>(position_, mover_checks, false, *this);
    EXPECT_EQ(position_.own, prepared(setup).own) << "every move is taken back";
  }

  [[nodiscard]] const Accounts& accounts() const { return accounts_; }
  [[nodiscard]] int filled(Square square) const {
    return changed<false>(nowhere, fast::bit<Bits>(S::at(square)), 0);
  }
  /// The change when the piece on a square leaves for a square that no piece of the replier depends
  /// on.
  [[nodiscard]] int vacated(Square square) const {
    return changed<false>(S::at(square), fast::bit<Bits>(nowhere), 0);
  }

  // ---- Visitor interface ------------------------------------------------------------------------

  template <int Class>
  [[nodiscard]] static Bits start_class(const fast::Position<D>& position) {
    return position.pieces[index_of(mover)][Class];
  }

  template <int Class>
  void piece(int from, Bits targets) {
    const int type = position_.type[fast::at(from)];
    Bits promoting = 0;
    if constexpr (S::promotes[Class]) {
      promoting = Exact::template promotions<Class>(from, targets, type);
      const int promoted = D.types[fast::at(type)].promotes_to;
      arrive<Class, S::promoted_class[Class]>(from, promoting, type, promoted);
    }
    arrive<Class, Class>(from, targets & ~promoting, type, type);
  }

  void drop(Kind kind, Bits squares) {
    fast::unroll<S::classes - 1>([&](auto index) {
      constexpr int cls = decltype(index)::value + 1;
      if (S::dropped_class[index_of(kind)] == cls) {
        const auto sorted = differences_.template sort_drops<cls>(position_, kind, squares);
        fast::each(squares, [&](int to) {
          Account& account = accounts_[to_text(notation_, Move::drop(kind, S::square_of(to)))];
          account.filled = changed<0>(nowhere, fast::bit<Bits>(to), 0);
          const auto undo = Mutator::template drop<mover>(position_, {}, kind, to);
          describe(account, sorted, -1, to);
          Mutator::template undrop<mover>(position_, undo, kind, to);
          add(account, [&](auto& sums) { sums.drop(kind, fast::bit<Bits>(to)); });
        });
      }
    });
  }

  void en_passant(int /*from*/, int /*to*/, int /*pawn*/) { ADD_FAILURE(); }
  void castle(const fast::Castling& /*castling*/) { ADD_FAILURE(); }

  void pass() {
    const int royal = position_.royal[index_of(mover)];
    Account& account = accounts_[to_text(notation_, Move::pass(S::square_of(royal)))];
    account.how = "pass";
    add(account, [](auto& sums) { sums.pass(); });
  }

 private:
  [[nodiscard]] static fast::Position<D> prepared(const Setup& setup) {
    (void)fast::Tables<D>::ready();
    return fast::from_setup<D>(setup);
  }

  template <int Class, int Arriving>
  void arrive(int from, Bits targets, int before, int after) {
    static_assert(Arriving >= 0);
    Bits independent = 0;
    if constexpr (Class == Arriving) {
      independent = targets & ~differences_.template uncounted<Class>(from, targets);
    }
    const auto sorted = differences_.template sort<Class, Arriving>(position_, from, targets);
    fast::each(targets, [&](int to) {
      Account& account = accounts_[text_of(from, to, before, after)];
      find_deltas<Class>(account, from, to);
      const auto undo =
          Mutator::template move<mover, Class>(position_, {}, from, to, before, after);
      describe(account, sorted, from, to);
      Mutator::template unmove<mover, Class>(position_, undo, from, to, before, after);
      if (fast::has(independent, to)) {
        account.how = "independent";
        Differences differences = differences_;
        differences.template add<Class, Arriving>(from, fast::bit<Bits>(to), 0);
        account.replies = differences.total(position_);
      } else {
        add(account, [&](auto& sums) { sums.template piece<Class>(from, fast::bit<Bits>(to)); });
      }
    });
  }

  [[nodiscard]] std::string text_of(int from, int to, int before, int after) const {
    return to_text(notation_, fast::BoardStep<D>{from, to, before, after, false}.move());
  }

  /// A square outside the board, for pieces that come from nowhere or go there.
  static constexpr int nowhere = S::bits - 1;
  static_assert(!fast::has(S::board, nowhere));

  /// The change of the moves of the replier's pieces by one move of a class, to an empty
  /// square or a capture.
  template <int Class>
  [[nodiscard]] int changed(int from, Bits to_empty, Bits captured) const {
    fast::SummedMoves<D, mover> moves;
    moves.template add<Class>(from, to_empty, captured, position_.taboo());
    return fast::MobilitySums<D, replier>(position_, checks_, moves).change();
  }

  template <int Class>
  void find_deltas(Account& account, int from, int to) const {
    const Bits square = fast::bit<Bits>(to);
    if (fast::has(position_.occupied(), to)) {
      account.captured = changed<Class>(from, 0, square);
    } else {
      account.filled = changed<Class>(nowhere, square, 0);
      account.vacated = changed<Class>(from, square, 0) - account.filled;
    }
  }

  /// Records how the replies to a move are counted. The move must have been made.
  void describe(Account& account, const Sorted& sorted, int from, int to) const {
    account.may_mate = fast::has(sorted.drop_mates, to);
    account.how = fast::has(sorted.plain, to) ? "plain" : "escapes";
    const bool pins = fast::has(sorted.changes_pins, to);
    if (pins || fast::has(sorted.changes_checks, to)) {
      const auto effect = differences_.examine(position_, from, to, account.may_mate);
      account.how = pins ? "new pins" : effect.summed ? "examined, summed" : "examined, counted";
      account.examined = effect.summed ? effect.count : 0;
    }
  }

  /// Adds one move as the generator does, and records by how many replies the sum grows.
  template <class Add>
  void add(Account& account, const Add& add_move) {
    std::uint64_t counted = 0;
    const CountOne count_one{position_, counted};
    const Exact exact{position_, fast::Keyless{}, count_one};
    Differences differences = differences_;
    fast::SumReplies<D, mover, Exact> sums{position_, differences, exact, true};
    add_move(sums);
    account.replies = differences.total(position_) + counted;
  }

  const Notation& notation_;
  fast::Position<D> position_;
  fast::ReplierSafety<D, mover> safety_;
  Differences differences_{safety_};
  fast::CheckInfo<D> checks_;  ///< on the replier's royal piece
  Accounts accounts_;
};

}  // namespace hurdle::page
