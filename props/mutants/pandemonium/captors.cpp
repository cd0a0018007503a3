// P4 read wrongly: who takes in passing, what is removed, and whose king it may expose.
#include "props/mutants/pandemonium/family.hpp"

namespace hurdle::mutants {
namespace {

using namespace pandemonium;

/// Only some pawns take in passing.
template <class Rules>
struct CaptorsForgotten : Rules {
  using MayTake = bool (*)(Colour own, Square from, Square to);

  CaptorsForgotten(const Notation& notation, MayTake may_take)
      : Rules(notation), may_take_(may_take) {}

  void pawn_passing(const Setup& setup, Square from, VisitSquare visit) const override {
    Rules::pawn_passing(setup, from, [&](Square to) {
      if (may_take_(setup.side, from, to)) {
        visit(to);
      }
    });
  }

 private:
  MayTake may_take_;
};

/// The square of the removed pawn is guessed.
template <class Rules>
struct RemovesElsewhere : Rules {
  using Guess = Square (*)(Colour captor, Square to);

  RemovesElsewhere(const Notation& notation, Guess guess) : Rules(notation), guess_(guess) {}

  Square passing_pawn(const Setup& setup, Square to) const override {
    return guess_(setup.side, to);
  }

 private:
  Guess guess_;
};

/// The captured pawn disappears instead of going to hand.
template <class Rules>
struct TakenToNoHand : Rules {
  using Rules::Rules;

  Setup after(const Setup& setup, Move move) const override {
    Setup next = Rules::after(setup, move);
    if (this->marked(setup, move).is_en_passant()) {
      --next.hands[index_of(setup.side)][index_of(pawn)];
    }
    return next;
  }
};

/// Other pieces take the pawn too when they move to a passed square.
template <class Rules>
struct OthersTake : Rules {
  OthersTake(const Notation& notation, bool gildings_only)
      : Rules(notation), gildings_only_(gildings_only) {}

  Setup after(const Setup& setup, Move move) const override {
    Setup next = Rules::after(setup, move);
    if (move.is_drop() || !setup.en_passant.contains(move.to()) || !takes(setup, move)) {
      return next;
    }
    const Square taken = this->passing_pawn(setup, move.to());
    next.put(taken, Piece{});
    ++next.hands[index_of(setup.side)][index_of(pawn)];
    return next;
  }

 private:
  [[nodiscard]] bool takes(const Setup& setup, Move move) const {
    const Piece piece = setup.at(move.from());
    if (piece == Piece(setup.side, pawn)) {
      return false;
    }
    const int files = move.to().file() - move.from().file();
    const int ranks = move.to().rank() - move.from().rank();
    return !gildings_only_ ||
           (piece.kind() == pawn && ranks == forward(setup.side) && (files == 1 || files == -1));
  }

  bool gildings_only_;
};

/// Whether a capture in passing exposes the own king is not asked, or not asked of the pawn
/// that is removed.
template <class Rules>
struct ExposesTheKing : Rules {
  ExposesTheKing(const Notation& notation, bool pin_of_captor_counts)
      : Rules(notation), pin_of_captor_counts_(pin_of_captor_counts) {}

  bool keeps_royal_safe(const Setup& setup, Move move, const Setup& next) const override {
    if (!move.is_en_passant()) {
      return Rules::keeps_royal_safe(setup, move, next);
    }
    if (!pin_of_captor_counts_ || Rules::keeps_royal_safe(setup, move, next)) {
      return true;
    }
    const Square taken = this->passing_pawn(setup, move.to());
    Setup with_pawn = next;
    with_pawn.put(taken, setup.at(taken));
    return Rules::keeps_royal_safe(setup, move, with_pawn);
  }

 private:
  bool pin_of_captor_counts_;
};

/// A king in check is never saved by a capture in passing.
template <class Rules>
struct NeverAnswersCheck : Rules {
  using Rules::Rules;

  void pawn_passing(const Setup& setup, Square from, VisitSquare visit) const override {
    if (!this->checked_anyway(setup)) {
      Rules::pawn_passing(setup, from, visit);
    }
  }

 private:
  [[nodiscard]] bool checked_anyway(const Setup& setup) const {
    Setup without_passing = setup;
    without_passing.en_passant.clear();
    return !setup.en_passant.empty() && this->in_check(without_passing, setup.side);
  }
};

/// A king in check may be saved in passing only by taking the pawn that gives it.
template <class Rules>
struct OnlyTakesTheChecker : Rules {
  using Rules::Rules;

  bool keeps_royal_safe(const Setup& setup, Move move, const Setup& next) const override {
    if (!Rules::keeps_royal_safe(setup, move, next)) {
      return false;
    }
    if (!move.is_en_passant() || !this->in_check(setup, setup.side)) {
      return true;
    }
    Setup pawn_gone = setup;
    pawn_gone.put(this->passing_pawn(setup, move.to()), Piece{});
    return !this->in_check(pawn_gone, setup.side);
  }
};

/// Who can take in passing must.
template <class Rules>
struct MustTake : Rules {
  using Rules::Rules;

  bool permitted(const Setup& setup, Move move, const Setup& next) const override {
    return Rules::permitted(setup, move, next) && (move.is_en_passant() || !can_take(setup));
  }

 private:
  [[nodiscard]] bool can_take(const Setup& setup) const {
    bool found = false;
    if (setup.en_passant.empty()) {
      return found;
    }
    this->movements(setup, [&](Move move) {
      found = found || (move.is_en_passant() &&
                        this->keeps_royal_safe(setup, move, this->after(setup, move)));
    });
    return found;
  }
};

void add_who_takes(Pandemonium& family) {
  const auto only = [&](const char* name, const char* error, auto may_take) {
    using MayTake = bool (*)(Colour own, Square from, Square to);
    family.add<CaptorsForgotten>({name, "P4", error}, static_cast<MayTake>(may_take));
  };
  only("only-black-takes-in-passing", "White never takes in passing.",
       [](Colour own, Square, Square) { return own == Colour::black; });
  only("only-white-takes-in-passing", "Black never takes in passing.",
       [](Colour own, Square, Square) { return own == Colour::white; });
  only("takes-in-passing-leftwards-only", "A pawn takes in passing only towards file a.",
       [](Colour, Square from, Square to) { return to.file() < from.file(); });
  only("takes-in-passing-rightwards-only", "A pawn takes in passing only towards file j.",
       [](Colour, Square from, Square to) { return to.file() > from.file(); });
  family.add<OthersTake>({"all-pieces-take-in-passing", "P4",
                          "Any piece that moves to a passed square takes the pawn."},
                         false);
  family.add<OthersTake>(
      {"gilding-takes-in-passing", "P4", "A promoted pawn takes in passing as pawns do."}, true);
  family.add<MustTake>({"must-take-in-passing", "P4", "Who can take in passing must do so."});
}

void add_what_is_removed(Pandemonium& family) {
  const auto removes = [&](const char* name, const char* error, auto guess) {
    using Guess = Square (*)(Colour captor, Square to);
    family.add<RemovesElsewhere>({name, "P4", error}, static_cast<Guess>(guess));
  };
  removes("passed-pawn-stays", "The pawn that is taken in passing stays on the board.",
          [](Colour, Square to) { return to; });
  removes("removes-from-beside-the-captor",
          "The removed pawn stands next to the passed square, as after a step of two squares.",
          [](Colour captor, Square to) {
            return Square{to.file(), to.rank() - forward(captor)};
          });
  removes("removes-from-the-fifth-rank",
          "The removed pawn stands on its fifth rank, as after a step of three squares.",
          [](Colour captor, Square to) {
            return Square{to.file(), captor == Colour::white ? 5 : 4};
          });
  family.add<TakenToNoHand>(
      {"passed-pawn-goes-to-no-hand", "P4", "A pawn taken in passing goes to no hand."});
}

}  // namespace

void add_captor_mutants(Pandemonium& family) {
  add_who_takes(family);
  add_what_is_removed(family);
  family.add<ExposesTheKing>(
      {"passing-exposes-the-king", "P4", "A capture in passing may leave the own king in check."},
      false);
  family.add<ExposesTheKing>(
      {"removed-pawn-still-shields", "P4",
       "The pawn taken in passing still shields the king when its safety is judged."},
      true);
  family.add<NeverAnswersCheck>(
      {"passing-never-answers-check", "P4", "A king in check is not saved by taking in passing."});
  family.add<OnlyTakesTheChecker>(
      {"passing-answers-only-its-pawn", "P4",
       "Taking in passing answers a check only by removing the checking pawn, never by the captor "
       "standing between."});
}

}  // namespace hurdle::mutants
