// P5 read wrongly: where, when and what promotes.
#include "props/mutants/pandemonium/family.hpp"
#include "props/mutants/pandemonium/history.hpp"

namespace hurdle::mutants {
namespace {

using namespace pandemonium;

/// Another enemy camp, by the rank counted from one at the own edge.
template <class Rules>
struct OtherCamp : Rules {
  using IsCamp = bool (*)(Colour colour, int own_rank);

  OtherCamp(const Notation& notation, IsCamp is_camp) : Rules(notation), is_camp_(is_camp) {}

  bool in_enemy_camp(Colour colour, Square square) const override {
    return is_camp_(colour, this->own_rank(colour, square));
  }

 private:
  IsCamp is_camp_;
};

/// A promotion that the rules grant is refused.
template <class Rules>
struct PromotionRefused : Rules {
  using Refuses = bool (*)(const Setup& setup, Square from, Square to, bool leaves, bool arrives);

  PromotionRefused(const Notation& notation, Refuses refuses)
      : Rules(notation), refuses_(refuses) {}

  bool may_promote(const Setup& setup, Square from, Square to) const override {
    const Colour own = setup.at(from).colour();
    return Rules::may_promote(setup, from, to) &&
           !refuses_(setup, from, to, this->in_enemy_camp(own, from), this->in_enemy_camp(own, to));
  }

 private:
  Refuses refuses_;
};

/// A kind of piece never promotes; the pawn that must has no move there.
template <class Rules>
struct NeverPromotes : Rules {
  NeverPromotes(const Notation& notation, Kind kind) : Rules(notation), kind_(kind) {}

  bool may_promote(const Setup& setup, Square from, Square to) const override {
    return setup.at(from).kind() != kind_ && Rules::may_promote(setup, from, to);
  }

 private:
  Kind kind_;
};

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

void add_camps(Pandemonium& family) {
  const auto camp = [&](const char* name, const char* error, auto is_camp) {
    using IsCamp = bool (*)(Colour colour, int own_rank);
    family.add<OtherCamp>({name, "P5", error}, static_cast<IsCamp>(is_camp));
  };
  camp("camp-of-three-ranks", "The enemy camp is the last three ranks, as in shogi.",
       [](Colour, int rank) { return rank >= 8; });
  camp("camp-of-two-ranks", "The enemy camp is the last two ranks.",
       [](Colour, int rank) { return rank >= 9; });
  camp("both-edges-promote", "Pieces promote on rank 1 and on rank 10, whoever they belong to.",
       [](Colour, int rank) { return rank == 1 || rank == 10; });
  camp("black-promotes-on-rank-ten", "Black's camp to promote in is rank 10 too.",
       [](Colour colour, int rank) { return rank == (colour == Colour::white ? 10 : 1); });
  camp("black-promotes-on-rank-two", "Black promotes on rank 2.",
       [](Colour colour, int rank) { return rank == (colour == Colour::white ? 10 : 9); });
  camp("white-promotes-on-rank-nine", "White promotes on rank 9 too.",
       [](Colour colour, int rank) { return rank >= (colour == Colour::white ? 9 : 10); });
}

void add_refusals(Pandemonium& family) {
  const auto refuse = [&](const char* name, const char* error, auto refuses) {
    using Refuses = bool (*)(const Setup&, Square, Square, bool, bool);
    family.add<PromotionRefused>({name, "P5", error}, static_cast<Refuses>(refuses));
  };
  refuse("no-promotion-by-leaving", "Only a move that ends on the last rank may promote.",
         [](const Setup&, Square, Square, bool, bool arrives) { return !arrives; });
  refuse("no-promotion-inside", "A move along the last rank does not promote.",
         [](const Setup&, Square, Square, bool leaves, bool arrives) { return leaves && arrives; });
  refuse("no-promotion-by-arriving", "Only pawns promote by arriving; other pieces by leaving.",
         [](const Setup& setup, Square from, Square, bool leaves, bool) {
           return !leaves && setup.at(from).kind() != pawn;
         });
  refuse("no-promotion-with-capture", "A capturing move promotes nothing but a pawn.",
         [](const Setup& setup, Square from, Square to, bool, bool) {
           return setup.at(from).kind() != pawn && setup.at(to).belongs_to(opponent(setup.side));
         });
  refuse("promotion-only-with-capture", "A move without a capture promotes nothing but a pawn.",
         [](const Setup& setup, Square from, Square to, bool, bool) {
           return setup.at(from).kind() != pawn && !setup.at(to);
         });
  refuse("black-never-promotes-by-leaving", "Black's pieces promote by arriving only.",
         [](const Setup& setup, Square, Square, bool, bool arrives) {
           return setup.side == Colour::black && !arrives;
         });
  const auto never = [&](const char* name, const char* error, Kind kind) {
    family.add<NeverPromotes>({name, "P5", error}, kind);
  };
  never("rook-never-promotes", "A rook never promotes.", rook);
  never("bishop-never-promotes", "A bishop never promotes.", bishop);
  never("knight-never-promotes", "A knight never promotes.", knight);
  never("marshal-never-promotes", "A marshal never promotes.", marshal);
  never("cardinal-never-promotes", "A cardinal never promotes.", cardinal);
  never("pawn-never-arrives", "A pawn may not go to the last rank at all.", pawn);
}

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
  add_camps(family);
  add_refusals(family);
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
