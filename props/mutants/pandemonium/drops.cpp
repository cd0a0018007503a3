// P7 read wrongly: which pieces are dropped, where and when.
#include <utility>

#include "props/mutants/pandemonium/family.hpp"

namespace hurdle::mutants {
namespace {

using namespace pandemonium;

/// Squares or kinds that are wrongly refused, by the rank counted from one at the own edge.
template <class Rules>
struct DropRefused : Rules {
  using Refuses = bool (*)(const Setup& setup, Kind kind, Square to, int own_rank);

  DropRefused(const Notation& notation, Refuses refuses) : Rules(notation), refuses_(refuses) {}

  bool may_drop(const Setup& setup, Kind kind, Square to) const override {
    return Rules::may_drop(setup, kind, to) &&
           !refuses_(setup, kind, to, this->own_rank(setup.side, to));
  }

 private:
  Refuses refuses_;
};

/// Drops depend on check.
template <class Rules>
struct DropsAndCheck : Rules {
  DropsAndCheck(const Notation& notation, bool may_answer, bool may_give)
      : Rules(notation), may_answer_(may_answer), may_give_(may_give) {}

  bool permitted(const Setup& setup, Move move, const Setup& next) const override {
    if (move.is_drop() && ((!may_answer_ && this->in_check(setup, setup.side)) ||
                           (!may_give_ && this->in_check(next, next.side)))) {
      return false;
    }
    return Rules::permitted(setup, move, next);
  }

 private:
  bool may_answer_;
  bool may_give_;
};

/// The hand is not diminished by a drop.
template <class Rules>
struct HandNeverEmpties : Rules {
  using Rules::Rules;

  Setup after(const Setup& setup, Move move) const override {
    Setup next = Rules::after(setup, move);
    if (move.is_drop()) {
      ++next.hands[index_of(setup.side)][index_of(move.kind())];
    }
    return next;
  }
};

/// The last of several equal pieces is gone with the first.
template <class Rules>
struct HandEmptiesAtOnce : Rules {
  using Rules::Rules;

  Setup after(const Setup& setup, Move move) const override {
    Setup next = Rules::after(setup, move);
    if (move.is_drop()) {
      next.hands[index_of(setup.side)][index_of(move.kind())] = 0;
    }
    return next;
  }
};

/// Both sides drop from the other's hand.
template <class Rules>
struct WrongHand : Rules {
  using Rules::Rules;

  void drops(const Setup& setup, VisitMove visit) const override {
    Rules::drops(exchanged(setup), visit);
  }

  Setup after(const Setup& setup, Move move) const override {
    return move.is_drop() ? exchanged(Rules::after(exchanged(setup), move))
                          : Rules::after(setup, move);
  }

 private:
  [[nodiscard]] static Setup exchanged(Setup setup) {
    std::swap(setup.hands[0], setup.hands[1]);
    return setup;
  }
};

}  // namespace

void add_drop_mutants(Pandemonium& family) {
  const auto refuse = [&](const char* name, const char* error, auto refuses) {
    using Refuses = bool (*)(const Setup&, Kind, Square, int);
    family.add<DropRefused>({name, "P7", error}, static_cast<Refuses>(refuses));
  };
  refuse("no-drops", "Captured pieces are kept but never dropped.",
         [](const Setup&, Kind, Square, int) { return true; });
  refuse("drops-in-own-half-only", "Pieces are dropped in the own half of the board.",
         [](const Setup&, Kind, Square, int rank) { return rank > 5; });
  refuse("no-drops-in-the-camp", "No piece is dropped on the last rank.",
         [](const Setup&, Kind, Square, int rank) { return rank == 10; });
  refuse("no-drops-at-home", "No piece is dropped on the own first rank.",
         [](const Setup&, Kind, Square, int rank) { return rank == 1; });
  refuse("no-drops-on-the-last-file", "No piece is dropped on file j.",
         [](const Setup&, Kind, Square to, int) { return to.file() == 9; });
  refuse("knight-drops-as-in-shogi", "A knight is not dropped on the last two ranks.",
         [](const Setup&, Kind kind, Square, int rank) { return kind == knight && rank >= 9; });
  refuse("black-never-drops", "Black does not drop.",
         [](const Setup& setup, Kind, Square, int) { return setup.side == Colour::black; });
  family.add<DropsAndCheck>(
      {"no-drop-out-of-check", "P7", "A side in check may not answer by a drop."}, false, true);
  family.add<DropsAndCheck>({"no-drop-with-check", "P7", "A drop may not give check."}, true,
                            false);
  family.add<HandNeverEmpties>(
      {"hand-never-empties", "P7", "A dropped piece stays in hand as well."});
  family.add<HandEmptiesAtOnce>(
      {"hand-empties-at-once", "P7", "Dropping one of several equal pieces uses up all of them."});
  family.add<WrongHand>({"wrong-hand", "P7", "A side drops what the other side holds."});
}

}  // namespace hurdle::mutants
