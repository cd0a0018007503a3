// P3 read wrongly: how far pawns go.
#include <array>

#include "props/mutants/pandemonium/family.hpp"
#include "props/mutants/pandemonium/history.hpp"

namespace hurdle::mutants {
namespace {

using namespace pandemonium;

enum class Whose : std::uint8_t { both, white, black };

/// Another reach from one rank, for one side or for both.
template <class Rules>
struct OtherReach : Rules {
  OtherReach(const Notation& notation, Whose whose, int rank, int reach)
      : Rules(notation), whose_(whose), rank_(rank), reach_(reach) {}

  int pawn_reach(Colour colour, Square from) const override {
    const bool meant =
        whose_ == Whose::both || (whose_ == Whose::white) == (colour == Colour::white);
    return meant && this->own_rank(colour, from) == rank_ ? reach_
                                                          : Rules::pawn_reach(colour, from);
  }

 private:
  Whose whose_;
  int rank_;
  int reach_;
};

/// Long steps of one side start one rank too far from its edge.
template <class Rules>
struct ShiftedReach : Rules {
  ShiftedReach(const Notation& notation, Colour whose) : Rules(notation), whose_(whose) {}

  int pawn_reach(Colour colour, Square from) const override {
    const int rank = this->own_rank(colour, from);
    if (colour != whose_) {
      return Rules::pawn_reach(colour, from);
    }
    return rank == 3 ? 3 : rank == 4 ? 2 : 1;
  }

 private:
  Colour whose_;
};

/// Long steps only of pawns that came to their square in a certain way.
template <class Rules>
struct ReachByHistory : Rules {
  ReachByHistory(const Notation& notation, bool forgives_moves, bool forgives_drops)
      : Rules(notation), forgives_moves_(forgives_moves), forgives_drops_(forgives_drops) {}

  Setup after(const Setup& setup, Move move) const override {
    Setup next = Rules::after(setup, move);
    const Square to = move.to();
    const int rank = this->own_rank(setup.side, to);
    if (next.at(to) == Piece(setup.side, pawn) && (rank == 2 || rank == 3)) {
      const bool forgiven = move.is_drop() ? forgives_drops_ : forgives_moves_;
      remember(next, setup.side, bit_of(rank, to), !forgiven);
    }
    return next;
  }

  void pawn_steps(const Setup& setup, Square from, VisitSquare visit) const override {
    const Colour own = setup.at(from).colour();
    const int rank = this->own_rank(own, from);
    const bool short_only = rank <= 3 && remembered(setup, own, bit_of(rank, from));
    Rules::pawn_steps(setup, from, [&](Square to) {
      if (!short_only || to.rank() == from.rank() + forward(own)) {
        visit(to);
      }
    });
  }

 private:
  [[nodiscard]] static int bit_of(int rank, Square square) {
    return (rank - 2) * max_files + square.file();
  }

  bool forgives_moves_;
  bool forgives_drops_;
};

/// Only the last square of a long step must be empty, or all but one before it.
template <class Rules>
struct JumpsAhead : Rules {
  JumpsAhead(const Notation& notation, bool over_first, bool over_second)
      : Rules(notation), over_{over_first, over_second} {}

  void pawn_steps(const Setup& setup, Square from, VisitSquare visit) const override {
    const Walk here = this->walk(setup, from);
    const Colour own = setup.at(from).colour();
    for (int count = 1; count <= this->pawn_reach(own, from); ++count) {
      if (!here.empty(ahead(from, own, count))) {
        continue;
      }
      bool stopped = false;
      for (int passed = 1; passed < count; ++passed) {
        stopped |=
            !over_[static_cast<std::size_t>(passed - 1)] && !here.empty(ahead(from, own, passed));
      }
      if (!stopped) {
        visit(ahead(from, own, count));
      }
    }
  }

 private:
  [[nodiscard]] static Square ahead(Square from, Colour own, int count) {
    return {from.file(), from.rank() + count * forward(own)};
  }

  std::array<bool, 2> over_;
};

/// From the second rank one of the shorter steps is not allowed.
template <class Rules>
struct StepMissing : Rules {
  StepMissing(const Notation& notation, int length) : Rules(notation), length_(length) {}

  void pawn_steps(const Setup& setup, Square from, VisitSquare visit) const override {
    const Colour own = setup.at(from).colour();
    Rules::pawn_steps(setup, from, [&](Square to) {
      const bool missing =
          this->own_rank(own, from) == 2 && (to.rank() - from.rank()) * forward(own) == length_;
      if (!missing) {
        visit(to);
      }
    });
  }

 private:
  int length_;
};

void add_ranks(Pandemonium& family) {
  const auto reach = [&](const char* name, const char* error, Whose whose, int rank, int squares) {
    family.add<OtherReach>({name, "P3", error}, whose, rank, squares);
  };
  reach("second-rank-two", "A pawn on its second rank goes two squares at most, as in chess.",
        Whose::both, 2, 2);
  reach("second-rank-one", "A pawn on its second rank goes one square.", Whose::both, 2, 1);
  reach("second-rank-four", "A pawn on its second rank goes up to four squares.", Whose::both, 2,
        4);
  reach("third-rank-one", "A pawn on its third rank goes one square only.", Whose::both, 3, 1);
  reach("third-rank-three", "A pawn on its third rank goes up to three squares too.", Whose::both,
        3, 3);
  reach("fourth-rank-two", "A pawn on its fourth rank goes up to two squares too.", Whose::both, 4,
        2);
  reach("white-second-rank-two", "White's pawn on rank 2 goes two squares at most.", Whose::white,
        2, 2);
  reach("black-second-rank-two", "Black's pawn on rank 9 goes two squares at most.", Whose::black,
        2, 2);
  reach("white-third-rank-one", "White's pawn on rank 3 goes one square only.", Whose::white, 3, 1);
  reach("black-third-rank-one", "Black's pawn on rank 8 goes one square only.", Whose::black, 3, 1);
  reach("black-third-rank-three", "Black's pawn on rank 8 goes up to three squares.", Whose::black,
        3, 3);
  family.add<ShiftedReach>({"black-long-steps-a-rank-late", "P3",
                            "Black's long steps start from ranks 8 and 7, not 9 and 8."},
                           Colour::black);
  family.add<ShiftedReach>({"white-long-steps-a-rank-late", "P3",
                            "White's long steps start from ranks 3 and 4, not 2 and 3."},
                           Colour::white);
}

}  // namespace

void add_pawn_reach_mutants(Pandemonium& family) {
  add_ranks(family);
  family.add<ReachByHistory>(
      {"dropped-pawn-goes-one", "P3", "A pawn that was dropped has no long step."}, true, false);
  family.add<ReachByHistory>(
      {"moved-pawn-goes-one", "P3", "A pawn that has moved has no long step any more."}, false,
      true);
  family.add<ReachByHistory>({"long-step-only-from-the-start", "P3",
                              "Only pawns that never moved and were not dropped go far."},
                             false, false);
  family.add<JumpsAhead>({"long-step-jumps", "P3", "Only the last square must be empty."}, true,
                         true);
  family.add<JumpsAhead>(
      {"long-step-jumps-the-first", "P3", "The first square of a long step may be occupied."}, true,
      false);
  family.add<JumpsAhead>(
      {"long-step-jumps-the-second", "P3", "The second of three squares may be occupied."}, false,
      true);
  family.add<StepMissing>(
      {"three-or-one", "P3", "From the second rank a pawn goes three squares or one, not two."}, 2);
}

}  // namespace hurdle::mutants
