// P10 read wrongly: who castles, over what, and where king and rook land.
#include <algorithm>
#include <array>
#include <cstdlib>

#include "props/mutants/pandemonium/family.hpp"
#include "props/mutants/pandemonium/history.hpp"

namespace hurdle::mutants {
namespace {

using namespace pandemonium;

constexpr std::array<Wing, 2> wings{Wing::left, Wing::right};

/// Only one side, or only one wing.
template <class Rules>
struct SomeCastle : Rules {
  using May = bool (*)(Colour side, Wing wing);

  SomeCastle(const Notation& notation, May may) : Rules(notation), may_(may) {}

  bool castling_pair_stands(const Setup& setup, Wing wing) const override {
    return may_(setup.side, wing) && Rules::castling_pair_stands(setup, wing);
  }

 private:
  May may_;
};

/// Other pieces in the corner are partners too.
template <class Rules>
struct OtherPartners : Rules {
  using Serves = bool (*)(Colour side, Piece partner);

  OtherPartners(const Notation& notation, Serves serves) : Rules(notation), serves_(serves) {}

  bool castling_pair_stands(const Setup& setup, Wing wing) const override {
    return setup.at(this->king_start(setup.side)) == Piece(setup.side, king) &&
           serves_(setup.side, setup.at(this->rook_start(setup.side, wing)));
  }

 private:
  Serves serves_;
};

/// A dragon castles, and stays a dragon.
template <class Rules>
struct DragonCastles : Rules {
  DragonCastles(const Notation& notation, bool stays_promoted)
      : Rules(notation), stays_promoted_(stays_promoted) {}

  bool castling_pair_stands(const Setup& setup, Wing wing) const override {
    return setup.at(this->king_start(setup.side)) == Piece(setup.side, king) &&
           setup.at(this->rook_start(setup.side, wing)).is(setup.side, rook);
  }

  void move_partner(Setup& next, Move move) const override {
    const Colour own = next.at(move.to()).colour();
    const Wing wing = move.to().file() < move.from().file() ? Wing::left : Wing::right;
    const Piece partner = next.at(this->rook_start(own, wing));
    Rules::move_partner(next, move);
    if (stays_promoted_) {
      next.put(this->castling_square(own, wing, 2), partner);
    }
  }

 private:
  bool stays_promoted_;
};

/// Rights are history: lost by moves of the king, by moves of the rook, or by what was dropped.
template <class Rules>
struct RightsAsHistory : Rules {
  RightsAsHistory(const Notation& notation, bool king_counts, bool rook_counts, bool drop_counts)
      : Rules(notation),
        king_counts_(king_counts),
        rook_counts_(rook_counts),
        drop_counts_(drop_counts) {}

  Setup after(const Setup& setup, Move move) const override {
    Setup next = Rules::after(setup, move);
    for (const Colour side : {Colour::white, Colour::black}) {
      if (!move.is_drop() && king_counts_ && move.from() == this->king_start(side)) {
        remember(next, side, 0);
      }
      for (const Wing wing : wings) {
        const Square corner = this->rook_start(side, wing);
        const bool leaves = !move.is_drop() && (move.from() == corner || move.to() == corner);
        const bool dropped = move.is_drop() && move.to() == corner;
        if ((rook_counts_ && leaves) || (drop_counts_ && dropped)) {
          remember(next, side, bit_of(wing));
        }
      }
    }
    return next;
  }

  bool castling_pair_stands(const Setup& setup, Wing wing) const override {
    return Rules::castling_pair_stands(setup, wing) && !remembered(setup, setup.side, 0) &&
           !remembered(setup, setup.side, bit_of(wing));
  }

 private:
  [[nodiscard]] static int bit_of(Wing wing) { return wing == Wing::left ? 1 : 2; }

  bool king_counts_;
  bool rook_counts_;
  bool drop_counts_;
};

/// Only the first squares of the way must be free, the last of them perhaps not of an enemy.
template <class Rules>
struct WayPartlyFree : Rules {
  WayPartlyFree(const Notation& notation, int first, int last, bool captures)
      : Rules(notation), first_(first), last_(last), captures_(captures) {}

  bool castling_way_is_free(const Setup& setup, Wing wing) const override {
    const int corner =
        std::abs(this->rook_start(setup.side, wing).file() - this->king_start(setup.side).file());
    for (int steps = first_; steps <= last_ && steps < corner; ++steps) {
      const Square square = this->castling_square(setup.side, wing, steps);
      const bool may_take = captures_ && steps == 3;
      if (setup.at(square) && !(may_take && setup.at(square).belongs_to(opponent(setup.side)))) {
        return false;
      }
    }
    return !setup.at(this->castling_square(setup.side, wing, 3)).belongs_to(setup.side);
  }

 private:
  int first_;
  int last_;
  bool captures_;
};

/// The king goes another number of squares; the rook lands behind it.
template <class Rules>
struct OtherDistance : Rules {
  OtherDistance(const Notation& notation, int left, int right, bool three_too)
      : Rules(notation), left_(left), right_(right), three_too_(three_too) {}

  void special_moves(const Setup& setup, VisitMove visit) const override {
    if (three_too_) {
      Rules::special_moves(setup, visit);
    }
    for (const Wing wing : wings) {
      if (this->castling_pair_stands(setup, wing) && this->castling_way_is_free(setup, wing) &&
          this->castling_is_no_escape(setup) && this->castling_way_is_safe(setup, wing)) {
        visit(Move::board(this->king_start(setup.side),
                          this->castling_square(setup.side, wing, distance(wing))));
      }
    }
  }

  bool is_castling(const Setup& setup, Move move) const override {
    const Square start = this->king_start(setup.at(move.from()).colour());
    return move.from() == start && move.to().rank() == start.rank() &&
           std::abs(move.to().file() - start.file()) > 1;
  }

  bool castling_way_is_safe(const Setup& setup, Wing wing) const override {
    for (int steps = 1; steps <= distance(wing); ++steps) {
      const Square square = this->castling_square(setup.side, wing, steps);
      if (this->in_check(this->with_king_on(setup, square), setup.side)) {
        return false;
      }
    }
    return true;
  }

  void move_partner(Setup& next, Move move) const override {
    const Colour own = next.at(move.to()).colour();
    const Wing wing = move.to().file() < move.from().file() ? Wing::left : Wing::right;
    const int steps = std::abs(move.to().file() - move.from().file());
    if (this->rook_start(own, wing) != move.to()) {
      next.put(this->rook_start(own, wing), Piece{});
    }
    next.put(this->castling_square(own, wing, steps - 1), Piece(own, rook));
  }

 private:
  [[nodiscard]] int distance(Wing wing) const { return wing == Wing::left ? left_ : right_; }

  int left_;
  int right_;
  bool three_too_;
};

/// The rook lands elsewhere: so many squares from the king's start.
template <class Rules>
struct RookLandsElsewhere : Rules {
  RookLandsElsewhere(const Notation& notation, int left, int right)
      : Rules(notation), left_(left), right_(right) {}

  void move_partner(Setup& next, Move move) const override {
    Rules::move_partner(next, move);
    const Colour own = next.at(move.to()).colour();
    const Wing wing = move.to().file() < move.from().file() ? Wing::left : Wing::right;
    next.put(this->castling_square(own, wing, 2), Piece{});
    next.put(this->castling_square(own, wing, wing == Wing::left ? left_ : right_),
             Piece(own, rook));
  }

 private:
  int left_;
  int right_;
};

void add_rights(Pandemonium& family) {
  const auto only = [&](const char* name, const char* error, auto may) {
    using May = bool (*)(Colour side, Wing wing);
    family.add<SomeCastle>({name, "P10", error}, static_cast<May>(may));
  };
  only("no-castling", "Nobody castles.", [](Colour, Wing) { return false; });
  only("only-left-castling", "Castling goes towards file a only.",
       [](Colour, Wing wing) { return wing == Wing::left; });
  only("only-right-castling", "Castling goes towards file j only.",
       [](Colour, Wing wing) { return wing == Wing::right; });
  only("only-white-castles", "Only White castles.",
       [](Colour side, Wing) { return side == Colour::white; });
  only("only-black-castles", "Only Black castles.",
       [](Colour side, Wing) { return side == Colour::black; });
  const auto rights = [&](const char* name, const char* error, bool by_king, bool by_rook,
                          bool by_drop) {
    family.add<RightsAsHistory>({name, "P10", error}, by_king, by_rook, by_drop);
  };
  rights("rights-as-in-chess", "King or rook moved, or a rook dropped in the corner: no castling.",
         true, true, true);
  rights("king-move-ends-rights", "A king that has moved never castles.", true, false, false);
  rights("rook-move-ends-rights", "A rook that has moved never castles.", false, true, false);
  rights("dropped-rook-never-castles", "A rook that was dropped never castles.", false, false,
         true);
}

void add_partners(Pandemonium& family) {
  const auto partner = [&](const char* name, const char* error, auto serves) {
    using Serves = bool (*)(Colour side, Piece partner);
    family.add<OtherPartners>({name, "P10", error}, static_cast<Serves>(serves));
  };
  partner("any-rook-castles", "The rook in the corner may be the enemy's.",
          [](Colour, Piece piece) { return piece.kind() == rook && piece && !piece.promoted(); });
  partner("any-own-piece-castles", "Any own piece in the corner is a partner.",
          [](Colour side, Piece piece) { return piece.belongs_to(side); });
  partner("marshal-castles", "A marshal in the corner is a partner as well.",
          [](Colour side, Piece piece) {
            return piece == Piece(side, rook) || piece == Piece(side, marshal);
          });
  family.add<DragonCastles>({"dragon-castles", "P10", "A dragon in the corner is a partner."},
                            true);
  family.add<DragonCastles>({"dragon-castles-and-reverts", "P10",
                             "A dragon in the corner is a partner and lands as a plain rook."},
                            false);
}

void add_ways(Pandemonium& family) {
  family.add<WayPartlyFree>(
      {"only-the-king-needs-room", "P10", "Only the king's squares must be empty, not i1 or i10."},
      1, 3, false);
  family.add<WayPartlyFree>({"only-landing-needs-room", "P10",
                             "Only the two squares where king and rook land must be empty."},
                            2, 3, false);
  family.add<WayPartlyFree>(
      {"castling-captures", "P10", "The king may capture on the square where it lands."}, 1, 8,
      true);
}

}  // namespace

void add_castling_mutants(Pandemonium& family) {
  add_rights(family);
  add_partners(family);
  add_ways(family);
  family.add<OtherDistance>({"castling-goes-two", "P10", "The king goes two squares, as in chess."},
                            2, 2, false);
  family.add<OtherDistance>(
      {"castling-goes-two-or-three", "P10", "The king goes two squares or three."}, 2, 2, true);
  family.add<OtherDistance>(
      {"castling-goes-two-left", "P10", "Towards file a the king goes two squares."}, 2, 3, false);
  family.add<OtherDistance>(
      {"castling-goes-four-right", "P10", "Towards file j the king goes four squares."}, 3, 4,
      false);
  family.add<RookLandsElsewhere>(
      {"rook-lands-beside-the-start", "P10", "The rook lands next to the king's start."}, 1, 1);
  family.add<RookLandsElsewhere>(
      {"rook-stays-in-the-corner", "P10", "The rook stays in its corner."}, 4, 5);
  family.add<RookLandsElsewhere>(
      {"rook-lands-on-the-outer-side", "P10", "The rook lands beside the king without passing it."},
      4, 4);
}

}  // namespace hurdle::mutants
