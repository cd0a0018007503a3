// P10 read wrongly: what may stand in the way, and where king and rook land.
#include <array>
#include <cstdlib>

#include "props/mutants/pandemonium/family.hpp"

namespace hurdle::mutants {
namespace {

using namespace pandemonium;

constexpr std::array<Wing, 2> wings{Wing::left, Wing::right};

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

void add_castling_way_mutants(Pandemonium& family) {
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
