// Errors about which drops may not mate (N11), judged by the right replies.
#include "movegen/referee/direction.hpp"
#include "props/mutants/nine-elder/goes.hpp"

namespace hurdle::mutants::elder {
namespace {

/// The clause holds for some kinds, dropped by some player.
template <class Rules>
struct MayMate : Rules {
  using Exempts = bool (*)(Kind kind, Colour side);
  MayMate(const Notation& notation, Exempts exempts) : Rules(notation), exempts_(exempts) {}

 protected:
  [[nodiscard]] bool permitted(const Setup& setup, Move move, const Setup& next) const override {
    return (move.is_drop() && exempts_(move.kind(), setup.side)) ||
           Rules::permitted(setup, move, next);
  }

 private:
  Exempts exempts_;
};

template <class Rules>
struct NoCheckByDrop : Rules {
  NoCheckByDrop(const Notation& notation, bool only_pawns)
      : Rules(notation), only_pawns_(only_pawns) {}

 protected:
  [[nodiscard]] bool permitted(const Setup& setup, Move move, const Setup& next) const override {
    const bool concerned = move.is_drop() && (!only_pawns_ || move.kind() == nine_elder::pawn);
    return Rules::permitted(setup, move, next) && !(concerned && this->in_check(next, next.side));
  }

 private:
  bool only_pawns_;
};

template <class Rules>
struct NoStalemateByDrop : Rules {
  using Rules::Rules;

 protected:
  [[nodiscard]] bool permitted(const Setup& setup, Move move, const Setup& next) const override {
    return Rules::permitted(setup, move, next) && !(move.is_drop() && !this->has_legal_move(next));
  }
};

template <class Rules>
struct NoMateByPromotedOrPawnMove : Rules {
  using Rules::Rules;

 protected:
  [[nodiscard]] bool permitted(const Setup& setup, Move move, const Setup& next) const override {
    return Rules::permitted(setup, move, next) &&
           !(!move.is_drop() && !move.is_pass() &&
             setup.at(move.from()) == Piece(setup.side, nine_elder::pawn) && this->is_mate(next));
  }
};

/// Which attacks on the jade make a drop mate one that is forbidden.
enum class By : std::uint8_t { dropped, dropped_alone, beside, not_beside, another };

/// The clause looks at the pieces that give the mate.
template <class Rules>
struct MateCountsWhenGiven : Rules {
  MateCountsWhenGiven(const Notation& notation, By by) : Rules(notation), by_(by) {}

 protected:
  [[nodiscard]] bool permitted(const Setup& setup, Move move, const Setup& next) const override {
    return Rules::permitted(setup, move, next) ||
           (move.is_drop() && !this->in_check(next, setup.side) && !counts(move, next));
  }

 private:
  [[nodiscard]] bool counts(Move move, const Setup& next) const {
    const Square jade = this->royal_square(next, next.side);
    const std::vector<Square> attackers = this->attackers(next, jade, opponent(next.side));
    const bool by_dropped = this->reaches(next, move.to(), jade);
    switch (by_) {
      case By::dropped:
        return by_dropped;
      case By::dropped_alone:
        return by_dropped && attackers.size() == 1;
      case By::beside:
        return by_dropped && distance(move.to(), jade) == 1;
      case By::not_beside:
        return !by_dropped || distance(move.to(), jade) > 1;
      case By::another:
        return !by_dropped;
    }
    return true;
  }

  By by_;
};

bool never_barred(Kind /*kind*/, Colour /*side*/) {
  return true;
}

bool is_no_pawn(Kind kind, Colour /*side*/) {
  return kind != nine_elder::pawn;
}

bool runs_or_jumps(Kind kind, Colour /*side*/) {
  return kind == nine_elder::incense || kind == nine_elder::angle || kind == nine_elder::cannon ||
         kind == nine_elder::van;
}

}  // namespace

void add_drop_mate_mutants(Readings& family) {
  const auto add_exempt = [&](const Belief& belief, bool (*exempts)(Kind, Colour)) {
    family.add<MayMate>(belief, exempts);
  };
  add_exempt({"drops-may-mate", "N11", "Any drop may mate."}, never_barred);
  add_exempt(
      {"drops-but-pawns-may-mate", "N11", "Only a pawn may not mate by a drop, as in Shogi."},
      is_no_pawn);
  add_exempt({"pawns-may-mate-by-drop", "N11", "A dropped pawn may mate."},
             [](Kind kind, Colour) { return kind == nine_elder::pawn; });
  add_exempt(
      {"hoppers-may-mate-by-drop", "N11", "A dropped cannon or van may mate."},
      [](Kind kind, Colour) { return kind == nine_elder::cannon || kind == nine_elder::van; });
  add_exempt({"far-movers-may-mate-by-drop", "N11",
              "The clause is for golds, silvers, cassias and pawns."},
             runs_or_jumps);
  add_exempt(
      {"near-movers-may-mate-by-drop", "N11", "The clause is for incense, angle, cannon and van."},
      [](Kind kind, Colour side) { return !runs_or_jumps(kind, side); });
  add_exempt({"cassias-may-mate-by-drop", "N11", "A dropped cassia may mate."},
             [](Kind kind, Colour) { return kind == nine_elder::cassia; });
  add_exempt({"golds-may-mate-by-drop", "N11", "A dropped gold may mate."},
             [](Kind kind, Colour) { return kind == nine_elder::gold; });
  add_exempt({"silvers-may-mate-by-drop", "N11", "A dropped silver may mate."},
             [](Kind kind, Colour) { return kind == nine_elder::silver; });
  add_exempt({"black-may-mate-by-drop", "N11", "The clause is for White."},
             [](Kind, Colour side) { return side == Colour::black; });
  family.add<NoCheckByDrop>({"drops-never-check", "N11", "A drop may not give check."}, false);
  family.add<NoCheckByDrop>({"pawn-drops-never-check", "N11", "A dropped pawn may not give check."},
                            true);
  family.add<NoStalemateByDrop>(
      {"drops-never-stalemate", "N11", "A drop may not leave the other without a move."});
  family.add<NoMateByPromotedOrPawnMove>(
      {"pawn-moves-never-mate", "N11", "A pawn may mate neither by a drop nor by a move."});
  family.add<MateCountsWhenGiven>(
      {"hurdle-drops-may-mate", "N11", "A drop may mate when another piece gives the check."},
      By::dropped);
  family.add<MateCountsWhenGiven>(
      {"drops-may-mate-by-double-check", "N11", "A drop may mate together with another piece."},
      By::dropped_alone);
  family.add<MateCountsWhenGiven>(
      {"drops-from-afar-may-mate", "N11", "Only a drop beside the jade may not mate."}, By::beside);
  family.add<MateCountsWhenGiven>(
      {"drops-beside-may-mate", "N11", "A drop beside the jade may mate."}, By::not_beside);
  family.add<MateCountsWhenGiven>(
      {"dropped-pieces-may-mate", "N11", "Only a drop that is a hurdle may not mate."},
      By::another);
}

}  // namespace hurdle::mutants::elder
