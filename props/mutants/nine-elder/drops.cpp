// Errors about where pieces may be dropped (N8).
#include "movegen/referee/direction.hpp"
#include "props/mutants/nine-elder/goes.hpp"

namespace hurdle::mutants::elder {
namespace {

/// A drop as its limits look at it.
struct Dropped {
  const Setup& setup;
  Kind kind;
  Square to;
  int own_rank;  ///< from 1
};

using Bars = bool (*)(const Dropped& drop);

/// Some drops are barred.
template <class Rules>
struct BarsDrops : Rules {
  BarsDrops(const Notation& notation, Bars bars) : Rules(notation), bars_(bars) {}

 protected:
  [[nodiscard]] bool may_drop(const Setup& setup, Kind kind, Square to) const override {
    return Rules::may_drop(setup, kind, to) &&
           !bars_({setup, kind, to, this->own_rank(setup.side, to)});
  }

 private:
  Bars bars_;
};

template <class Rules>
struct NoDropsInCheck : Rules {
  using Rules::Rules;

 protected:
  void drops(const Setup& setup, VisitMove visit) const override {
    if (!this->in_check(setup, setup.side)) {
      Rules::drops(setup, visit);
    }
  }
};

template <class Rules>
struct DropsPromoteInCamp : Rules {
  using Rules::Rules;

  [[nodiscard]] Setup after(const Setup& setup, Move move) const override {
    Setup next = Rules::after(setup, move);
    if (move.is_drop() && this->notation().of(move.kind()).promotes &&
        this->in_enemy_camp(setup.side, move.to())) {
      next.put(move.to(), Piece(setup.side, move.kind(), true));
    }
    return next;
  }
};

template <class Rules>
struct DropsStayInHand : Rules {
  using Rules::Rules;

  [[nodiscard]] Setup after(const Setup& setup, Move move) const override {
    Setup next = Rules::after(setup, move);
    if (move.is_drop()) {
      next.hands[index_of(setup.side)] = setup.hands[index_of(setup.side)];
    }
    return next;
  }
};

template <class Rules>
struct DropsByChoicePromoted : Rules {
  using Rules::Rules;

 protected:
  void drops(const Setup& setup, VisitMove visit) const override {
    Rules::drops(setup, [&](Move move) {
      visit(move);
      if (this->notation().of(move.kind()).promotes && this->in_enemy_camp(setup.side, move.to())) {
        visit(move);
      }
    });
  }
};

bool beside_the_enemy_jade(const Dropped& drop) {
  for (std::size_t index = 0; index < square_count; ++index) {
    const Square square = Square::at(index);
    if (drop.setup.at(square).is(opponent(drop.setup.side), nine_elder::jade)) {
      return distance(square, drop.to) == 1;
    }
  }
  return false;
}

struct WrongDrop {
  Belief belief;
  Bars bars;
};

std::vector<WrongDrop> errors() {
  return {
      {{"no-drops-in-the-camp", "N8", "Nothing is dropped in the enemy camp."},
       [](const Dropped& drop) { return drop.own_rank > 6; }},
      {{"no-drops-beyond-the-middle", "N8", "Nothing is dropped in the enemy half."},
       [](const Dropped& drop) { return drop.own_rank > 5; }},
      {{"no-drops-on-the-last-rank", "N8", "Nothing is dropped on the last rank."},
       [](const Dropped& drop) { return drop.own_rank == 9; }},
      {{"no-drops-on-the-first-rank", "N8", "Nothing is dropped on the own first rank."},
       [](const Dropped& drop) { return drop.own_rank == 1; }},
      {{"no-drops-of-cassias-on-the-last-two-ranks", "N8",
        "A cassia is not dropped where Shogi's knight could not move."},
       [](const Dropped& drop) { return drop.kind == nine_elder::cassia && drop.own_rank >= 8; }},
      {{"no-drops-of-incenses-on-the-last-rank", "N8",
        "An incense is not dropped where Shogi's lance could not move."},
       [](const Dropped& drop) { return drop.kind == nine_elder::incense && drop.own_rank == 9; }},
      {{"no-drops-of-silvers-on-the-last-rank", "N8", "A silver is not dropped on the last rank."},
       [](const Dropped& drop) { return drop.kind == nine_elder::silver && drop.own_rank == 9; }},
      {{"no-drops-of-hoppers-in-the-camp", "N8",
        "Cannon and van are not dropped in the enemy camp."},
       [](const Dropped& drop) {
         return (drop.kind == nine_elder::cannon || drop.kind == nine_elder::van) &&
                drop.own_rank > 6;
       }},
      {{"no-drops-beside-the-enemy-jade", "N8", "Nothing is dropped beside the enemy jade."},
       beside_the_enemy_jade},
      {{"no-drops-on-the-edge-files", "N8", "Nothing is dropped on the files a and i."},
       [](const Dropped& drop) { return drop.to.file() == 0 || drop.to.file() == 8; }},
      {{"no-drops-of-golds", "N8", "A gold, having no other side, is not dropped."},
       [](const Dropped& drop) { return drop.kind == nine_elder::gold; }},
      {{"black-drops-in-its-own-half", "N8", "Black drops nothing in White's half."},
       [](const Dropped& drop) { return drop.setup.side == Colour::black && drop.own_rank > 5; }},
  };
}

}  // namespace

void add_drop_mutants(Readings& family) {
  for (const WrongDrop& error : errors()) {
    family.add<BarsDrops>(error.belief, error.bars);
  }
  family.add<NoDropsInCheck>({"no-drops-in-check", "N8", "A check is not answered by a drop."});
  family.add<DropsPromoteInCamp>(
      {"drops-promote-in-the-camp", "N8", "A piece dropped in the camp is promoted at once."});
  family.add<DropsStayInHand>({"drops-stay-in-hand", "N8", "A dropped piece stays in the hand."});
  family.add<DropsByChoicePromoted>({"drops-have-a-choice-in-the-camp", "N8",
                                     "A drop in the camp counts twice, plain and promoted."});
}

}  // namespace hurdle::mutants::elder
