// P4 read wrongly: which squares count as passed, for how long, and after which moves.
#include <cstdlib>

#include "props/mutants/pandemonium/family.hpp"
#include "props/mutants/pandemonium/history.hpp"

namespace hurdle::mutants {
namespace {

using namespace pandemonium;

/// Whether a passed square is remembered, by the step: its start and end, counted from one at the
/// pawn's own edge, and the square's rank.
using Remembers = bool (*)(int from, int to, int square);

/// Some passed squares are forgotten when the pawn moves, and in the position as it is read.
template <class Rules>
struct SquaresForgotten : Rules {
  SquaresForgotten(const Notation& notation, Remembers remembers)
      : Rules(notation), remembers_(remembers) {}

  void pawn_passing(const Setup& setup, Square from, VisitSquare visit) const override {
    const Colour mover = opponent(setup.at(from).colour());
    Rules::pawn_passing(setup, from, [&](Square to) {
      const Square pawn_square = this->passing_pawn(setup, to);
      const int last = this->own_rank(mover, pawn_square);
      const int first = last - 1 - static_cast<int>(setup.en_passant.size());
      if (remembers_(first, last, this->own_rank(mover, to))) {
        visit(to);
      }
    });
  }

 private:
  Remembers remembers_;
};

/// The squares given with a position count, those of later moves are not written down.
template <class Rules>
struct SquaresNeverKept : Rules {
  using Rules::Rules;

  EnPassant passed_squares(const Setup& /*next*/, Move /*move*/, Piece /*moved*/) const override {
    return {};
  }
};

/// Squares stay until the next pawn passes some; the side that passed them cannot use them.
template <class Rules>
struct SquaresStay : Rules {
  SquaresStay(const Notation& notation, bool after_drops_only)
      : Rules(notation), after_drops_only_(after_drops_only) {}

  Setup after(const Setup& setup, Move move) const override {
    Setup next = Rules::after(setup, move);
    if (!next.en_passant.empty() || (after_drops_only_ && !move.is_drop())) {
      return next;
    }
    for (const Square square : setup.en_passant) {
      if (!next.at(square)) {
        next.en_passant.add(square);
      }
    }
    return next;
  }

  void pawn_passing(const Setup& setup, Square from, VisitSquare visit) const override {
    Rules::pawn_passing(setup, from, [&](Square to) {
      const Square taken = this->passing_pawn(setup, to);
      if (taken.exists() && setup.at(taken) == Piece(opponent(setup.side), pawn)) {
        visit(to);
      }
    });
  }

 private:
  bool after_drops_only_;
};

/// A step from the third rank to the fifth passes the third rank too.
template <class Rules>
struct StartIsPassed : Rules {
  using Rules::Rules;

  EnPassant passed_squares(const Setup& next, Move move, Piece moved) const override {
    if (moved != Piece(moved.colour(), pawn) || move.from().file() != move.to().file() ||
        std::abs(move.to().rank() - move.from().rank()) != 2 ||
        this->own_rank(moved.colour(), move.from()) != 3) {
      return Rules::passed_squares(next, move, moved);
    }
    const Square between{move.to().file(), (move.from().rank() + move.to().rank()) / 2};
    EnPassant passed;
    const bool upwards = move.from().rank() < between.rank();
    passed.add(upwards ? move.from() : between);
    passed.add(upwards ? between : move.from());
    return passed;
  }
};

/// A pawn that was once dropped cannot be taken in passing.
template <class Rules>
struct DroppedPawnsPassFreely : Rules {
  using Rules::Rules;

  Setup after(const Setup& setup, Move move) const override {
    Setup next = Rules::after(setup, move);
    const int to_rank = this->own_rank(setup.side, move.to());
    if (move.is_drop() && move.kind() == pawn && to_rank <= 3) {
      remember(next, setup.side, bit_of(to_rank, move.to()));
      return next;
    }
    const int from_rank = this->own_rank(setup.side, move.from());
    if (next.en_passant.empty() || !remembered(setup, setup.side, bit_of(from_rank, move.from()))) {
      return next;
    }
    next.en_passant.clear();
    return next;
  }

 private:
  [[nodiscard]] static int bit_of(int rank, Square square) {
    return (rank - 2) * max_files + square.file();
  }
};

/// A pawn dropped on its fourth or fifth rank is taken as if it had come from its second.
template <class Rules>
struct DropsPass : Rules {
  using Rules::Rules;

  Setup after(const Setup& setup, Move move) const override {
    Setup next = Rules::after(setup, move);
    const int rank = this->own_rank(setup.side, move.to());
    if (!move.is_drop() || move.kind() != pawn || rank < 4 || rank > 5) {
      return next;
    }
    const int low = setup.side == Colour::white ? 2 : move.to().rank() + 1;
    const int high = setup.side == Colour::white ? move.to().rank() - 1 : 7;
    for (int square_rank = low; square_rank <= high; ++square_rank) {
      const Square square{move.to().file(), square_rank};
      if (next.at(square)) {
        next.en_passant.clear();
        return next;
      }
      next.en_passant.add(square);
    }
    return next;
  }
};

}  // namespace

void add_passing_mutants(Pandemonium& family) {
  const auto forgets = [&](const char* name, const char* error, Remembers remembers) {
    family.add<SquaresForgotten>({name, "P4", error}, remembers);
  };
  forgets("no-en-passant", "No pawn is taken in passing.", [](int, int, int) { return false; });
  forgets("only-the-last-passed-square", "A pawn is taken only on the last square it passed.",
          [](int, int to, int square) { return square == to - 1; });
  forgets("only-the-first-passed-square", "A pawn is taken only on the first square it passed.",
          [](int from, int, int square) { return square == from + 1; });
  forgets("only-two-square-steps-pass", "A step of three squares passes nothing.",
          [](int from, int to, int) { return to - from == 2; });
  forgets("only-three-square-steps-pass", "A step of two squares passes nothing.",
          [](int from, int to, int) { return to - from == 3; });
  forgets("only-second-rank-passes", "A step from the third rank passes nothing.",
          [](int from, int, int) { return from == 2; });
  forgets("only-third-rank-squares", "Only squares of the pawn's third rank are passed.",
          [](int, int, int square) { return square == 3; });
  family.add<SquaresNeverKept>(
      {"squares-only-as-given", "P4", "Only squares given with a position were passed."});
  family.add<SquaresStay>(
      {"squares-stay", "P4", "A passed square may be used until another pawn passes some."}, false);
  family.add<SquaresStay>(
      {"squares-stay-after-drops", "P4", "A drop does not end the right to take in passing."},
      true);
  family.add<StartIsPassed>(
      {"start-is-passed", "P4", "A step from the third rank may be taken on that rank too."});
  family.add<DroppedPawnsPassFreely>(
      {"dropped-pawn-passes-freely", "P4", "A pawn that was dropped is not taken in passing."});
  family.add<DropsPass>({"drops-pass", "P4",
                         "A pawn dropped on its fourth or fifth rank is taken as if it had come "
                         "there by a long step."});
}

}  // namespace hurdle::mutants
