// P5 read wrongly: what must promote, and what it is afterwards.
#include "props/mutants/pandemonium/family.hpp"
#include "props/mutants/pandemonium/history.hpp"

namespace hurdle::mutants {
namespace {

using namespace pandemonium;

/// What may promote must, when it arrives, when it leaves, or both.
template <class Rules>
struct PromotionForced : Rules {
  PromotionForced(const Notation& notation, bool arriving, bool leaving)
      : Rules(notation), arriving_(arriving), leaving_(leaving) {}

  bool must_promote(const Setup& setup, Square from, Square to) const override {
    const Colour own = setup.at(from).colour();
    return Rules::must_promote(setup, from, to) ||
           (this->may_promote(setup, from, to) && ((arriving_ && this->in_enemy_camp(own, to)) ||
                                                   (leaving_ && this->in_enemy_camp(own, from))));
  }

 private:
  bool arriving_;
  bool leaving_;
};

/// A pawn need not promote on the last rank: never, or not when it captures there.
template <class Rules>
struct PawnNeedNot : Rules {
  using Frees = bool (*)(const Setup& setup, Square from, Square to);

  PawnNeedNot(const Notation& notation, Frees frees) : Rules(notation), frees_(frees) {}

  bool must_promote(const Setup& setup, Square from, Square to) const override {
    return Rules::must_promote(setup, from, to) && !frees_(setup, from, to);
  }

 private:
  Frees frees_;
};

/// A promoted piece may promote once more: the same move twice.
template <class Rules>
struct PromotesAgain : Rules {
  using Rules::Rules;

  bool may_promote(const Setup& setup, Square from, Square to) const override {
    const Piece piece = setup.at(from);
    return this->notation().of(piece.kind()).promotes &&
           (this->in_enemy_camp(piece.colour(), from) || this->in_enemy_camp(piece.colour(), to));
  }
};

/// The queen has a promoted side that moves alike.
template <class Rules>
struct QueenPromotes : Rules {
  using Rules::Rules;

  bool may_promote(const Setup& setup, Square from, Square to) const override {
    const Piece piece = setup.at(from);
    return Rules::may_promote(setup, from, to) ||
           (piece.kind() == queen && !piece.promoted() &&
            (this->in_enemy_camp(piece.colour(), from) || this->in_enemy_camp(piece.colour(), to)));
  }
};

/// A piece dropped on the last rank lies there promoted.
template <class Rules>
struct DropsPromote : Rules {
  using Rules::Rules;

  Setup after(const Setup& setup, Move move) const override {
    Setup next = Rules::after(setup, move);
    if (move.is_drop() && this->notation().of(move.kind()).promotes &&
        this->in_enemy_camp(setup.side, move.to())) {
      next.put(move.to(), Piece(setup.side, move.kind(), true));
    }
    return next;
  }
};

/// A promoted piece turns back when it moves without promoting: out of the camp, into it, or both.
template <class Rules>
struct Reverts : Rules {
  Reverts(const Notation& notation, bool leaving, bool arriving)
      : Rules(notation), leaving_(leaving), arriving_(arriving) {}

  Piece piece_after(Piece moved, Move move) const override {
    const bool turns = (leaving_ && this->in_enemy_camp(moved.colour(), move.from())) ||
                       (arriving_ && this->in_enemy_camp(moved.colour(), move.to()));
    return moved.promoted() && turns ? Piece(moved.colour(), moved.kind())
                                     : Rules::piece_after(moved, move);
  }

 private:
  bool leaving_;
  bool arriving_;
};

/// A piece that was dropped in the camp does not promote by leaving it.
template <class Rules>
struct DroppedInCamp : Rules {
  using Rules::Rules;

  Setup after(const Setup& setup, Move move) const override {
    Setup next = Rules::after(setup, move);
    if (this->in_enemy_camp(setup.side, move.to())) {
      remember(next, setup.side, move.to().file(), move.is_drop());
    }
    return next;
  }

  bool may_promote(const Setup& setup, Square from, Square to) const override {
    return Rules::may_promote(setup, from, to) &&
           !(this->in_enemy_camp(setup.side, from) && remembered(setup, setup.side, from.file()));
  }
};

void add_pawn_freedoms(Pandemonium& family) {
  const auto need_not = [&](const char* name, const char* error, auto frees) {
    using Frees = bool (*)(const Setup&, Square, Square);
    family.add<PawnNeedNot>({name, "P5", error}, static_cast<Frees>(frees));
  };
  need_not("pawn-need-not-promote", "A pawn may stay a pawn on the last rank.",
           [](const Setup&, Square, Square) { return true; });
  need_not("black-pawn-need-not-promote", "Black's pawn may stay a pawn on rank 1.",
           [](const Setup& setup, Square, Square) { return setup.side == Colour::black; });
  need_not("capturing-pawn-need-not-promote", "A pawn that captures on the last rank may stay one.",
           [](const Setup&, Square from, Square to) { return from.file() != to.file(); });
}

}  // namespace

void add_promotion_mutants(Pandemonium& family) {
  add_pawn_freedoms(family);
  family.add<PromotionForced>({"promotion-forced", "P5", "Every piece that may promote must."},
                              true, true);
  family.add<PromotionForced>(
      {"promotion-forced-arriving", "P5", "A piece that arrives on the last rank must promote."},
      true, false);
  family.add<PromotionForced>(
      {"promotion-forced-leaving", "P5", "A piece that leaves the last rank must promote."}, false,
      true);
  family.add<PromotesAgain>(
      {"promoted-piece-promotes-again", "P5", "A promoted piece may promote once more."});
  family.add<QueenPromotes>({"queen-promotes", "P5", "A queen may promote."});
  family.add<DropsPromote>(
      {"drop-promotes", "P5", "A piece dropped on the last rank is promoted there."});
  family.add<Reverts>({"promoted-piece-reverts-leaving", "P5",
                       "A promoted piece that leaves the last rank turns back."},
                      true, false);
  family.add<Reverts>({"promoted-piece-reverts-arriving", "P5",
                       "A promoted piece that moves to the last rank turns back."},
                      false, true);
  family.add<DroppedInCamp>({"dropped-piece-never-leaves-promoted", "P5",
                             "A piece dropped on the last rank does not promote by leaving it."});
}

}  // namespace hurdle::mutants
