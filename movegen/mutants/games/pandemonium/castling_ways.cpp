// What may stand in the way of castling, and where king and rook land (P10).
#include "movegen/mutants/games/pandemonium/castling.hpp"
#include "movegen/referee/direction.hpp"

namespace hurdle::pandemonium {
namespace {

int steps_to_corner(const Castling& asked) {
  return distance(asked.king_start(), asked.corner());
}

/// Only these squares of the way must be empty.
Change<Hooks> needs_empty(int first, int last) {
  return instead(&Hooks::castling_way_is_free, [first, last](const Castling& asked) {
    bool free = true;
    for (int steps = first; steps <= last; ++steps) {
      free = free && !asked.at(asked.square(steps));
    }
    return free;
  });
}

bool only_an_enemy_where_it_lands(const Castling& asked) {
  bool free = true;
  for (int steps = 1; steps < steps_to_corner(asked); ++steps) {
    const Piece piece = asked.at(asked.square(steps));
    free = free && (!piece || (steps == kings_way && piece.belongs_to(opponent(asked.side()))));
  }
  return free;
}

/// How many squares from its start something lands.
struct Landing {
  int left;
  int right;

  [[nodiscard]] int towards(Wing wing) const { return wing == Wing::left ? left : right; }
};

void write_castling(const Position& asked, Landing king_goes, VisitMove visit) {
  const PandemoniumReferee& rules = family(asked.rules);
  for (const Wing wing : {Wing::left, Wing::right}) {
    const Castling castling{asked, wing};
    if (rules.castling_pair_stands(asked.setup, wing) &&
        rules.castling_way_is_free(asked.setup, wing) && rules.castling_is_no_escape(asked.setup) &&
        rules.castling_way_is_safe(asked.setup, wing)) {
      visit(Move::board(castling.king_start(), castling.square(king_goes.towards(wing))));
    }
  }
}

bool is_a_long_step(const Turn& asked) {
  const Move move = asked.move;
  const Square start = family(asked.rules).king_start(asked.piece().colour());
  return move.from() == start && move.to().rank() == start.rank() && distance(start, move.to()) > 1;
}

/// The rook lands behind the king, wherever it goes.
void land_behind(const BaseReferee& rules, Setup& next, Move move) {
  const Castled castled(rules, next, move);
  if (castled.corner() != move.to()) {
    next.put(castled.corner(), Piece{});
  }
  next.put(castled.square(distance(move.from(), move.to()) - 1), Piece(castled.side, rook));
}

/// The king goes another number of squares, or perhaps three as well.
Change<Hooks> goes_so_far(Landing king_goes, bool three_too = false) {
  const auto write = [king_goes, three_too](const Position& asked, VisitMove visit, auto original) {
    if (three_too) {
      original(asked, visit);
    }
    write_castling(asked, king_goes, visit);
  };
  const auto is_safe = [king_goes](const Castling& asked) {
    bool safe = true;
    for (int steps = 1; steps <= king_goes.towards(asked.wing); ++steps) {
      safe = safe && !asked.is_attacked(steps);
    }
    return safe;
  };
  return both(
      instead(&Hooks::castling_way_is_safe, is_safe),
      both(change(&Hooks::special_moves, write), both(instead(&Hooks::is_castling, is_a_long_step),
                                                      instead(&Hooks::move_partner, land_behind))));
}

/// The rook lands elsewhere.
Change<mutation::Hooks> rook_lands(Landing elsewhere) {
  return change(&Hooks::move_partner, [elsewhere](const BaseReferee& rules, Setup& next, Move move,
                                                  auto original) {
    original(rules, next, move);
    const Castled castled(rules, next, move);
    next.put(castled.square(2), Piece{});
    next.put(castled.square(elsewhere.towards(castled.wing)), Piece(castled.side, rook));
  });
}

}  // namespace

MutantRules mutant_castling_ways() {
  return {
      {"only-the-king-needs-room", "P10", "Only the king's squares must be empty, not i1 or i10.",
       needs_empty(1, 3)},
      {"only-landing-needs-room", "P10",
       "Only the two squares where king and rook land must be empty.", needs_empty(2, 3)},
      {"castling-captures", "P10", "The king may capture on the square where it lands.",
       instead(&Hooks::castling_way_is_free, only_an_enemy_where_it_lands)},
      {"castling-goes-two", "P10", "The king goes two squares, as in chess.", goes_so_far({2, 2})},
      {"castling-goes-two-or-three", "P10", "The king goes two squares or three.",
       goes_so_far({2, 2}, true)},
      {"castling-goes-two-left", "P10", "Towards file a the king goes two squares.",
       goes_so_far({2, 3})},
      {"castling-goes-four-right", "P10", "Towards file j the king goes four squares.",
       goes_so_far({3, 4})},
      {"rook-lands-beside-the-start", "P10", "The rook lands next to the king's start.",
       rook_lands({1, 1})},
      {"rook-stays-in-the-corner", "P10", "The rook stays in its corner.", rook_lands({4, 5})},
      {"rook-lands-on-the-outer-side", "P10", "The rook lands beside the king without passing it.",
       rook_lands({4, 4})},
  };
}

}  // namespace hurdle::pandemonium
