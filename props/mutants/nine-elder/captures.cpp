// Errors about what becomes of captured pieces (N7).
#include "props/mutants/nine-elder/goes.hpp"

namespace hurdle::mutants::elder {
namespace {

bool goes_as_gold(Piece piece) {
  return piece.promoted() &&
         (piece.kind() == nine_elder::silver || piece.kind() == nine_elder::cassia ||
          piece.kind() == nine_elder::pawn);
}

bool is_hopping(Piece piece) {
  return piece.kind() == nine_elder::cannon || piece.kind() == nine_elder::van;
}

using Lost = bool (*)(Piece captured);

/// Some captured pieces leave the game.
template <class Rules>
struct Loses : Rules {
  Loses(const Notation& notation, Lost lost) : Rules(notation), lost_(lost) {}

 protected:
  void take(Setup& next, Piece captured) const override {
    if (!lost_(captured)) {
      Rules::take(next, captured);
    }
  }

 private:
  Lost lost_;
};

template <class Rules>
struct CapturedGoHome : Rules {
  using Rules::Rules;

 protected:
  void take(Setup& next, Piece captured) const override {
    ++next.hands[index_of(captured.colour())][index_of(captured.kind())];
  }
};

template <class Rules>
struct CapturedAsTheyMoved : Rules {
  using Rules::Rules;

 protected:
  void take(Setup& next, Piece captured) const override {
    const Kind kind = goes_as_gold(captured) ? nine_elder::gold : captured.kind();
    Rules::take(next, Piece(captured.colour(), kind));
  }
};

template <class Rules>
struct IronAndCopperAlike : Rules {
  using Rules::Rules;

 protected:
  void take(Setup& next, Piece captured) const override {
    const bool is_iron = captured.kind() == nine_elder::cannon && captured.promoted();
    Rules::take(next, is_iron ? Piece(captured.colour(), nine_elder::van) : captured);
  }
};

template <class Rules>
struct CaptureKeepsOne : Rules {
  using Rules::Rules;

 protected:
  void take(Setup& next, Piece captured) const override {
    if (next.held(opponent(captured.colour()), captured.kind()) == 0) {
      Rules::take(next, captured);
    }
  }
};

/// Pieces that were captured promoted are dropped promoted: the hand remembers the flag, in places
/// of kinds that the game does not have.
template <class Rules>
struct HandKeepsTheFlag : Rules {
  using Rules::Rules;

  [[nodiscard]] Setup after(const Setup& setup, Move move) const override {
    Setup next = Rules::after(setup, move);
    Hand& own = next.hands[index_of(setup.side)];
    if (move.is_drop()) {
      const auto [place, unit] = memory_of(move.kind());
      if (own[place] / unit % 16 > 0) {
        own[place] = static_cast<std::uint8_t>(own[place] - unit);
        next.put(move.to(), Piece(setup.side, move.kind(), true));
      }
    } else if (!move.is_pass() && setup.at(move.to()).promoted()) {
      const auto [place, unit] = memory_of(setup.at(move.to()).kind());
      own[place] = static_cast<std::uint8_t>(own[place] + unit);
    }
    return next;
  }

 private:
  /// Two kinds share a place, four bits each.
  [[nodiscard]] static std::pair<std::size_t, int> memory_of(Kind kind) {
    static_assert(nine_elder::kinds.size() == 9);
    return {9 + index_of(kind) / 2, index_of(kind) % 2 == 0 ? 1 : 16};
  }
};

}  // namespace

void add_capture_mutants(Readings& family) {
  family.add<Loses>(
      {"captured-pieces-are-lost", "N7", "A captured piece leaves the game."},
      +[](Piece) { return true; });
  family.add<Loses>(
      {"promoted-captures-are-lost", "N7", "Only plain pieces come to the hand."},
      +[](Piece captured) { return captured.promoted(); });
  family.add<Loses>(
      {"captured-pawns-are-lost", "N7", "Captured pawns leave the game."},
      +[](Piece captured) { return captured.kind() == nine_elder::pawn; });
  family.add<Loses>(
      {"captured-gildings-are-lost", "N7", "Captured gildings leave the game."},
      +[](Piece captured) { return captured.kind() == nine_elder::pawn && captured.promoted(); });
  family.add<Loses>(
      {"captured-hoppers-are-lost", "N7", "Captured cannons and vans are lost."},
      +[](Piece captured) { return is_hopping(captured); });
  family.add<Loses>(
      {"black-keeps-nothing", "N7", "Only White's captures come to a hand."},
      +[](Piece captured) { return captured.colour() == Colour::white; });
  family.add<CapturedGoHome>(
      {"captured-pieces-go-home", "N7", "A captured piece comes to the hand of its owner."});
  family.add<CapturedAsTheyMoved>(
      {"captured-as-they-moved", "N7", "What went as a gold comes to the hand as a gold."});
  family.add<IronAndCopperAlike>(
      {"iron-is-captured-as-a-van", "N7", "Iron and copper come to the hand alike, as a van."});
  family.add<CaptureKeepsOne>(
      {"hand-holds-one-of-a-kind", "N7", "A second piece of a kind does not come to the hand."});
  family.add<HandKeepsTheFlag>(
      {"hand-keeps-the-flag", "N7", "What was captured promoted is dropped promoted."});
}

}  // namespace hurdle::mutants::elder
