// P11 read wrongly: what a side without a move may do, and when it has none.
#include <algorithm>

#include "props/mutants/pandemonium/family.hpp"

namespace hurdle::mutants {
namespace {

using namespace pandemonium;

/// A side without a move passes.
template <class Rules>
struct StalematePasses : Rules {
  StalematePasses(const Notation& notation, bool drops_count)
      : Rules(notation), drops_count_(drops_count) {}

  void special_moves(const Setup& setup, VisitMove visit) const override {
    Rules::special_moves(setup, visit);
    if (!this->in_check(setup, setup.side) && !moves_otherwise(setup)) {
      visit(Move::pass(this->royal_square(setup, setup.side)));
    }
  }

 private:
  [[nodiscard]] bool moves_otherwise(const Setup& setup) const {
    Setup judged = setup;
    if (!drops_count_) {
      judged.hands = {};
    }
    const Rules rules(this->notation());
    return rules.count_legal_moves(judged) != 0;
  }

  bool drops_count_;
};

/// A side whose pieces on the board cannot move is stalemated, whatever it holds.
template <class Rules>
struct DropsDoNotCount : Rules {
  using Rules::Rules;

  bool over(const Setup& setup) const override {
    if (this->in_check(setup, setup.side)) {
      return Rules::over(setup);
    }
    Setup empty_handed = setup;
    empty_handed.hands = {};
    const Rules rules(this->notation());
    return rules.count_legal_moves(empty_handed) == 0;
  }
};

/// A side that has no legal move may expose its king.
template <class Rules>
struct StalematedKingExposed : Rules {
  using Rules::Rules;

  bool keeps_royal_safe(const Setup& setup, Move move, const Setup& next) const override {
    if (Rules::keeps_royal_safe(setup, move, next)) {
      return true;
    }
    const Rules rules(this->notation());
    return !this->in_check(setup, setup.side) && rules.count_legal_moves(setup) == 0;
  }
};

/// Two kings without other pieces end the game.
template <class Rules>
struct BareKingsEnd : Rules {
  using Ends = bool (*)(const Setup& setup);

  BareKingsEnd(const Notation& notation, Ends ends) : Rules(notation), ends_(ends) {}

  bool over(const Setup& setup) const override { return Rules::over(setup) || ends_(setup); }

 private:
  Ends ends_;
};

[[nodiscard]] bool only_kings(const Setup& setup) {
  return std::all_of(setup.board.begin(), setup.board.end(),
                     [](Piece piece) { return !piece || piece.kind() == king; });
}

}  // namespace

void add_stalemate_mutants(Pandemonium& family) {
  family.add<StalematePasses>({"stalemate-passes", "P11", "A side without a move or drop passes."},
                              true);
  family.add<StalematePasses>({"unmovable-side-may-pass", "P11",
                               "A side whose pieces cannot move may pass even when it can drop."},
                              false);
  family.add<DropsDoNotCount>(
      {"stalemate-in-spite-of-drops", "P11",
       "A side whose pieces on the board cannot move is stalemated, whatever it holds."});
  family.add<StalematedKingExposed>(
      {"stalemated-king-is-exposed", "P11", "A side without a legal move must expose its king."});
  family.add<BareKingsEnd>(
      {"bare-kings-end-the-game", "P11", "Two bare kings end the game, whatever is in hand."},
      only_kings);
  family.add<BareKingsEnd>(
      {"bare-kings-and-hands-end-the-game", "P11", "Two bare kings and empty hands end the game."},
      [](const Setup& setup) {
        const Hand none{};
        return only_kings(setup) && setup.hands[0] == none && setup.hands[1] == none;
      });
}

}  // namespace hurdle::mutants
