// Errors about what counts as a move (C2) and what ends a line (C3).
#include <algorithm>

#include "props/mutants/common/mutants.hpp"

namespace hurdle::mutants {
namespace {

template <class Rules>
struct EqualPiecesCountedEach : Rules {
  using Rules::Rules;

 protected:
  void drops(const Setup& setup, VisitMove visit) const override {
    Rules::drops(setup, [&](Move move) {
      for (int copy = 0; copy < setup.held(setup.side, move.kind()); ++copy) {
        visit(move);
      }
    });
  }
};

template <class Rules>
struct OneDropAKind : Rules {
  using Rules::Rules;

 protected:
  void drops(const Setup& setup, VisitMove visit) const override {
    Kind last = Kind::none;
    Rules::drops(setup, [&](Move move) {
      if (move.kind() != last) {
        visit(move);
      }
      last = move.kind();
    });
  }
};

template <class Rules>
struct FiftyMovesEnd : Rules {
  using Rules::Rules;

 protected:
  [[nodiscard]] bool over(const Setup& setup) const override {
    constexpr std::uint32_t plies = 100;
    return setup.half >= plies || Rules::over(setup);
  }
};

template <class Rules>
struct BareRoyalsEnd : Rules {
  using Rules::Rules;

 protected:
  [[nodiscard]] bool over(const Setup& setup) const override {
    const auto pieces = std::count_if(setup.board.begin(), setup.board.end(),
                                      [](Piece piece) { return static_cast<bool>(piece); });
    return (pieces == 2 && setup.hands == Setup{}.hands) || Rules::over(setup);
  }
};

template <class Rules>
struct CheckEnds : Rules {
  using Rules::Rules;

 protected:
  /// A mate in disguise: one piece gives check and the royal piece itself cannot go anywhere.
  [[nodiscard]] bool over(const Setup& setup) const override {
    return Rules::over(setup) || (this->in_check(setup, setup.side) && !royal_can_go(setup));
  }

 private:
  [[nodiscard]] bool royal_can_go(const Setup& setup) const {
    const Square royal = this->royal_square(setup, setup.side);
    bool found = false;
    this->targets(setup, royal,
                  [&](Square to) { found = found || this->legal(setup, Move::board(royal, to)); });
    return found;
  }
};

bool has_hands(const Notation& notation) {
  return notation.hands;
}

}  // namespace

void add_counting_mutants(EveryVariant& family) {
  family.add_where<EqualPiecesCountedEach>(
      has_hands, {"equal-pieces-in-hand-counted-each", "C2",
                  "Dropping one or the other of two equal pieces in hand is two moves."});
  family.add_where<OneDropAKind>(
      has_hands, {"one-drop-a-kind", "C2", "A kind in hand is one move, wherever it is dropped."});
  family.add<FiftyMovesEnd>(
      {"fifty-moves-end-the-line", "C3",
       "A hundred plies without a capture, a drop or a pawn's move end the line."});
  family.add<BareRoyalsEnd>(
      {"bare-royals-end-the-line", "C3", "With nothing left but the royal pieces the line ends."});
  family.add<CheckEnds>({"check-without-flight-is-mate", "C3",
                         "A checked royal piece that cannot move is mated, whatever others can "
                         "do."});
}

}  // namespace hurdle::mutants
