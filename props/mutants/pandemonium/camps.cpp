// P5 read wrongly: where promotion is granted, and to whom.
#include "props/mutants/pandemonium/family.hpp"

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
  never("pawn-never-arrives", "A pawn may not go to the last rank at all.", pawn);
}

}  // namespace

void add_camp_mutants(Pandemonium& family) {
  add_camps(family);
  add_refusals(family);
}

}  // namespace hurdle::mutants
