// P6 read wrongly: what becomes of captured pieces.
#include "props/mutants/pandemonium/family.hpp"
#include "props/mutants/pandemonium/history.hpp"

namespace hurdle::mutants {
namespace {

using namespace pandemonium;

/// Some captured pieces go nowhere.
template <class Rules>
struct GoesToNobody : Rules {
  using Lost = bool (*)(Piece captured);

  GoesToNobody(const Notation& notation, Lost lost) : Rules(notation), lost_(lost) {}

  void take(Setup& next, Piece captured) const override {
    if (!lost_(captured)) {
      Rules::take(next, captured);
    }
  }

 private:
  Lost lost_;
};

/// A captured piece goes back to the hand of the side that lost it.
template <class Rules>
struct GoesToItsOwner : Rules {
  GoesToItsOwner(const Notation& notation, bool promoted_only)
      : Rules(notation), promoted_only_(promoted_only) {}

  void take(Setup& next, Piece captured) const override {
    const bool returns = captured.promoted() || !promoted_only_;
    Rules::take(next, returns ? Piece(opponent(captured.colour()), captured.kind()) : captured);
  }

 private:
  bool promoted_only_;
};

/// A hand holds one piece of a kind at most.
template <class Rules>
struct OneOfAKind : Rules {
  using Rules::Rules;

  void take(Setup& next, Piece captured) const override {
    if (next.held(opponent(captured.colour()), captured.kind()) == 0) {
      Rules::take(next, captured);
    }
  }
};

/// What moved as a queen comes to hand as one.
template <class Rules>
struct CountsAsQueen : Rules {
  CountsAsQueen(const Notation& notation, bool pawns_only)
      : Rules(notation), pawns_only_(pawns_only) {}

  void take(Setup& next, Piece captured) const override {
    const Kind kind = captured.kind();
    const bool like_a_queen =
        captured.promoted() &&
        (kind == pawn || (!pawns_only_ && (kind == marshal || kind == cardinal)));
    Rules::take(next, like_a_queen ? Piece(captured.colour(), queen) : captured);
  }

 private:
  bool pawns_only_;
};

/// A piece captured while promoted keeps its flag in hand and is dropped promoted.
template <class Rules>
struct KeepsItsFlag : Rules {
  using Rules::Rules;

  void take(Setup& next, Piece captured) const override {
    Rules::take(next, captured);
    if (captured.promoted()) {
      ++next.hands[index_of(opponent(captured.colour()))][flagged(captured.kind())];
    }
  }

  Setup after(const Setup& setup, Move move) const override {
    Setup next = Rules::after(setup, move);
    if (!move.is_drop()) {
      return next;
    }
    std::uint8_t& held = next.hands[index_of(setup.side)][flagged(move.kind())];
    if (held > 0) {
      --held;
      next.put(move.to(), Piece(setup.side, move.kind(), true));
    }
    return next;
  }

 private:
  /// Kinds 1 to 7 have a place of their own behind those that the variant uses.
  [[nodiscard]] static std::size_t flagged(Kind kind) { return history_start + index_of(kind) - 1; }
};

/// The hand is forgotten in one sort of capture.
template <class Rules>
struct ForgottenWhen : Rules {
  using Forgets = bool (*)(Piece captor, Move move);

  ForgottenWhen(const Notation& notation, Forgets forgets) : Rules(notation), forgets_(forgets) {}

  Setup after(const Setup& setup, Move move) const override {
    Setup next = Rules::after(setup, move);
    if (!move.is_drop() && setup.at(move.to()).belongs_to(opponent(setup.side)) &&
        forgets_(setup.at(move.from()), move)) {
      --next.hands[index_of(setup.side)][index_of(setup.at(move.to()).kind())];
    }
    return next;
  }

 private:
  Forgets forgets_;
};

}  // namespace

void add_hand_mutants(Pandemonium& family) {
  const auto lose = [&](const char* name, const char* error, auto lost) {
    using Lost = bool (*)(Piece captured);
    family.add<GoesToNobody>({name, "P6", error}, static_cast<Lost>(lost));
  };
  lose("captured-pieces-vanish", "Captured pieces leave the game.", [](Piece) { return true; });
  lose("captured-promoted-pieces-vanish", "A captured promoted piece leaves the game.",
       [](Piece captured) { return captured.promoted(); });
  lose("white-pieces-vanish", "Black gets nothing for what it captures.",
       [](Piece captured) { return captured.colour() == Colour::white; });
  lose("black-pieces-vanish", "White gets nothing for what it captures.",
       [](Piece captured) { return captured.colour() == Colour::black; });
  family.add<GoesToItsOwner>({"captured-pieces-go-home", "P6",
                              "A captured piece goes to the hand of the side that lost it."},
                             false);
  family.add<GoesToItsOwner>(
      {"captured-promoted-pieces-go-home", "P6",
       "A captured promoted piece goes to the hand of the side that lost it."},
      true);
  family.add<OneOfAKind>({"one-of-a-kind", "P6", "A hand holds one piece of a kind at most."});
  family.add<CountsAsQueen>(
      {"gilding-comes-as-queen", "P6", "A captured gilding is a queen in hand."}, true);
  family.add<CountsAsQueen>({"what-moves-as-queen-comes-as-queen", "P6",
                             "A captured apricot, whole or gilding is a queen in hand."},
                            false);
  family.add<KeepsItsFlag>(
      {"promoted-flag-kept-in-hand", "P6", "A piece captured while promoted is dropped promoted."});
  const auto forget = [&](const char* name, const char* error, auto forgets) {
    using Forgets = bool (*)(Piece captor, Move move);
    family.add<ForgottenWhen>({name, "P6", error}, static_cast<Forgets>(forgets));
  };
  forget("promoting-captor-gets-nothing", "A capture that promotes brings nothing to hand.",
         [](Piece, Move move) { return move.is_promotion(); });
  forget("capturing-king-gets-nothing", "What the king captures leaves the game.",
         [](Piece captor, Move) { return captor.kind() == king; });
}

}  // namespace hurdle::mutants
