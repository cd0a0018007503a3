// What may stand in the way of castling, where king and rook land, and which attacks forbid it
// (P10).
//
// Not among them, since it changes no count: that the square where the king lands is not asked
// beforehand. The position after castling is asked anyway (C5), and there the square is attacked
// by the same pieces: the rook that has come beside it could only hide an attack along the rank,
// and such a piece would stand beyond e1 and give check there, or between king and rook.
// Nor that the enemy king is overlooked on the way: as it cannot stand next to e1, it attacks
// squares of the way only from b2, c2, g2 and h2, and from there also where the king lands.
#include <algorithm>

#include "movegen/mutants/games/pandemonium/hooks.hpp"
#include "movegen/referee/direction.hpp"

namespace hurdle::pandemonium {
namespace {

int steps_to_corner(const Castling& asked) {
  return distance(asked.king_start(), asked.corner());
}

/// This holds of all squares of the way, counted in steps from the king's start.
template <class Holds>
bool all_steps(int first, int last, Holds holds) {
  bool all = true;
  for (int steps = first; steps <= last && all; ++steps) {
    all = holds(steps);
  }
  return all;
}

/// Only these squares of the way must be empty.
Change<Hooks> needs_empty(int first, int last) {
  return instead(&Hooks::castling_way_is_free, [first, last](const Castling& asked) {
    return all_steps(first, last, [&](int steps) { return !asked.at(asked.square(steps)); });
  });
}

bool only_an_enemy_where_it_lands(const Castling& asked) {
  return all_steps(1, steps_to_corner(asked) - 1, [&](int steps) {
    const Piece piece = asked.at(asked.square(steps));
    return (!piece || (steps == kings_way && piece.belongs_to(opponent(asked.side()))));
  });
}

/// How many squares from its start something lands.
struct Landing {
  int left;
  int right;

  [[nodiscard]] int towards(Wing wing) const { return wing == Wing::left ? left : right; }
};

void write_castling(const Situation& asked, Landing king_goes, VisitMove visit) {
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

/// The rook lands on the far side of the king, wherever the king goes.
void land_past(const BaseReferee& rules, Setup& next, Move move) {
  const Castled castled(rules, next, move);
  if (castled.corner() != move.to()) {
    next.put(castled.corner(), Piece{});
  }
  next.put(castled.square(distance(move.from(), move.to()) - 1), Piece(castled.side, rook));
}

/// The king goes another number of squares, or perhaps three as well.
Change<Hooks> goes_so_far(Landing king_goes, bool three_too = false) {
  const auto write = [king_goes, three_too](const Situation& asked, VisitMove visit,
                                            auto original) {
    if (three_too) {
      original(asked, visit);
    }
    write_castling(asked, king_goes, visit);
  };
  const auto is_safe = [king_goes](const Castling& asked) {
    return all_steps(1, king_goes.towards(asked.wing),
                     [&](int steps) { return !asked.is_attacked(steps); });
  };
  return both(
      instead(&Hooks::castling_way_is_safe, is_safe),
      both(change(&Hooks::special_moves, write), both(instead(&Hooks::is_castling, is_a_long_step),
                                                      instead(&Hooks::move_partner, land_past))));
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

constexpr int up_to_the_corner = 5;

/// Only these squares must not be attacked; more than the three of the king's way, perhaps.
Change<Hooks> asks(const std::function<bool(int steps)>& square_is_asked) {
  const auto danger = [square_is_asked](const Castling& asked, int steps) {
    return square_is_asked(steps) && asked.is_attacked(steps);
  };
  return dangers(danger, up_to_the_corner);
}

bool rook_is_attacked(const Castling& asked) {
  return asked.rules.attacked(asked.setup, asked.corner(), opponent(asked.side()));
}

/// Neither the square where the king lands nor the position after castling is asked.
Change<Hooks> castles_into_check() {
  return both(asks([](int steps) { return steps <= 2; }),
              also_if(&Hooks::keeps_royal_safe, &Played::castles));
}

/// Where the enemy's moves go is asked of the empty squares: a pawn attacks what it steps to and
/// not what it could capture on.
bool could_be_entered(const Castling& asked, int steps) {
  return asked.rules.attacked(asked.setup, asked.square(steps), opponent(asked.side()));
}

bool could_legally_be_taken(const Castling& asked, int steps) {
  Setup there = asked.with_king_on(steps);
  there.side = opponent(asked.side());
  return mutation::could_legally_be_taken(asked.rules, there, asked.square(steps), there.side);
}

}  // namespace

Change<Hooks> dangers(Danger danger, int squares) {
  return instead(&Hooks::castling_way_is_safe,
                 [danger = std::move(danger), squares](const Castling& asked) {
                   return all_steps(1, std::min(squares, steps_to_corner(asked)),
                                    [&](int steps) { return !danger(asked, steps); });
                 });
}

MutantRules mutant_castling_ways() {
  return ClauseTable<Hooks>("P10")({
      {"only-the-king-needs-room", "Only the king's path must be empty, not i1 or i10.",
       needs_empty(1, 3)},
      {"only-landing-needs-room", "Only the two squares where king and rook land must be empty.",
       needs_empty(2, 3)},
      {"castling-captures", "The king may capture on the square where it lands.",
       instead(&Hooks::castling_way_is_free, only_an_enemy_where_it_lands)},
      {"castling-goes-two", "The king goes two squares, as in chess.", goes_so_far({2, 2})},
      {"castling-goes-two-or-three", "The king goes two squares or three.",
       goes_so_far({2, 2}, true)},
      {"castling-goes-two-left", "Towards file a the king goes two squares.", goes_so_far({2, 3})},
      {"castling-goes-four-right", "Towards file j the king goes four squares.",
       goes_so_far({3, 4})},
      {"rook-lands-beside-the-start", "The rook lands next to the king's start.",
       rook_lands({1, 1})},
      {"rook-stays-in-the-corner", "The rook stays in its corner.", rook_lands({4, 5})},
      {"rook-lands-on-the-outer-side", "The rook lands beside the king without passing it.",
       rook_lands({4, 4})},
      {"castling-through-attacks", "Only the square where the king lands must not be attacked.",
       asks([](int steps) { return steps == 3; })},
      {"castling-over-the-first-attack", "The square next to the king may be attacked.",
       asks([](int steps) { return steps == 2 || steps == 3; })},
      {"castling-over-the-second-attack", "The second square of the king's path may be attacked.",
       asks([](int steps) { return steps == 1 || steps == 3; })},
      {"no-attack-up-to-the-corner", "No square from king to rook may be attacked.",
       asks(always(true))},
      {"no-attack-beyond-the-king",
       "The square beyond the king's target must not be attacked either.",
       asks([](int steps) { return steps <= 4; })},
      {"attacked-rook-never-castles", "A rook that is attacked does not castle.",
       unless(&Hooks::castling_pair_stands, rook_is_attacked)},
      {"castling-out-of-check", "A king in check may castle.",
       instead(&Hooks::castling_is_no_escape, always(true))},
      {"castling-into-check", "The king may castle to an attacked square.", castles_into_check()},
      {"castling-asks-for-moves",
       "The king's path counts as attacked where an enemy could move: by a pawn's steps, not by "
       "its captures.",
       dangers(could_be_entered)},
      {"castling-past-pinned-pieces", "A pinned piece does not attack the king's path.",
       dangers(could_legally_be_taken)},
  });
}

}  // namespace hurdle::pandemonium
