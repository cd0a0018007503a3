// Where pawns step and capture (H2), their double step (H3), and captures in passing, the
// removed pawn and exposed kings (H4). Not here: the taken pawn as
// a shield on diagonals, and a capturing piece that ends a check by standing between. No double
// step leaves such a position: the line was open before it.
#include <fmt/format.h>

#include "movegen/mutants/games/chess/hooks.hpp"

namespace hurdle::chess {
namespace {

/// A pawn of this player on this rank of its own goes so far.
Change<Hooks> reaches_so_far(std::function<bool(Colour, int rank)> which, int squares) {
  return change(&Hooks::pawn_reach, [which = std::move(which), squares](Colour colour, Square from,
                                                                        auto original) {
    return which(colour, notation.own_rank(colour, from)) ? squares : original(colour, from);
  });
}

/// Two squares ahead from the second rank, where this holds of the squares ahead.
Going two_ahead(const MayGo& first, const MayGo& second) {
  return [first, second](const Mover& mover, VisitSquare visit) {
    const Square beside = mover.step(mover.ahead());
    const Square to = mover.walk.neighbour(beside, mover.ahead());
    if (mover.own_rank(mover.from) == 2 && first(mover, beside) && second(mover, to)) {
      visit(to);
    }
  };
}

/// A pawn is passed by any step from its second rank.
EnPassant passed_by_single_steps(const Passing& asked,
                                 Hook<EnPassant(const Passing&)>::Original original) {
  const Square to = asked.move.to();
  const Colour own = asked.moved.colour();
  const Square behind(to.file(), to.rank() - forward(own));
  if (asked.moved != Piece(own, pawn) || notation.own_rank(own, to) != 4 ||
      asked.move.from() != behind) {
    return original(asked);
  }
  EnPassant passed;
  passed.add(behind);
  return passed;
}

/// A double step that this holds of leaves the square in front of the pawn as the passed one, not
/// the square behind it.
EnPassant passed_in_front(const Passing& asked, bool holds) {
  const Square to = asked.move.to();
  if (!holds || asked.moved.kind() != pawn || distance(asked.move.from(), to) != 2) {
    return {};
  }
  EnPassant passed;
  passed.add(Square(to.file(), to.rank() + forward(asked.moved.colour())));
  return passed;
}

/// The pawn that a capture in passing removes stands right behind the square, or nothing is
/// removed.
Square pawn_behind_or_none(const Situation& asked, Square to,
                           Hook<Square(const Situation&, Square)>::Original original) {
  const Square found = original(asked, to);
  return found.exists() && distance(found, to) == 1 && asked.at(found).kind() == pawn ? found : to;
}

/// Other pieces take the pawn too when they move to a passed square.
Change<mutation::Hooks> also_takes(const std::function<bool(const Turn& asked)>& takes) {
  return afterwards([takes](const Turn& asked, Setup& next) {
    if (asked.setup.en_passant.contains(asked.move.to()) && takes(asked)) {
      next.put(asked.rules.passing_pawn(asked.setup, asked.move.to()), Piece{});
    }
  });
}

bool no_check_when_passing(const Mover& attacker) {
  return attacker.colour != attacker.side() || attacker.setup.en_passant.empty() ||
         !attacker.in_check();
}

}  // namespace

Change<Hooks> squares_stay_if(std::function<bool(const Turn& asked)> when) {
  const auto usable = both_hold(has_its_pawn(pawn), [](const Mover& attacker, Square to) {
    return !attacker.at(to) && attacker.own_rank(to) == 6;
  });
  return mutation::squares_stay_if(usable, std::move(when));
}

MutantRules mutant_pawns() {
  const MutantRules of_one_side = ClauseTable<Hooks>("H2")({
      {"white-pawn-never-captures-left", "White's pawns never capture towards file a.",
       captures(for_one(Colour::white, only_where(goes_right)))},
      {"white-pawn-never-captures-right", "White's pawns never capture towards file h.",
       captures(for_one(Colour::white, only_where(goes_left)))},
      {"black-pawn-never-captures-left", "Black's pawns never capture towards file a.",
       captures(for_one(Colour::black, only_where(goes_right)))},
      {"black-pawn-never-captures-right", "Black's pawns never capture towards file h.",
       captures(for_one(Colour::black, only_where(goes_left)))},
  });
  return ClauseTable<Hooks>("H2")({
      after("pawn-captures-right-only", joined<Hooks>(pawn_captures("H2", pawn, "h")), of_one_side),
      {"black-pawn-captures-upwards", "Black's pawns capture up the board.",
       captures(to_take(steps_up(diagonally_ahead)))},
      {"pawn-takes-its-own", "A pawn may capture its own pieces.",
       captures(also(steps_onto_own(diagonally_ahead)))},
      {"pawn-steps-back", "A pawn may step straight back.",
       visits(&Hooks::pawn_steps,
              also(where([](const Mover& mover) { return mover.own_rank(mover.from) > 2; },
                         to_empty(steps(back)))))},
      {"pawn-steps-sideways", "A pawn may step sideways.",
       visits(&Hooks::pawn_steps, also(to_empty(steps(sideways))))},
      {"pawn-attacks-straight-ahead", "A pawn gives check straight ahead, too.",
       attacks(pawn, also(steps(ahead)))},
  });
}

MutantRules mutant_double_steps() {
  const auto single = [](Colour whose) {
    return reaches_so_far([whose](Colour colour, int) { return colour == whose; }, 1);
  };
  return ClauseTable<Hooks>("H3")({
      {"no-double-step", "A pawn only goes one step.", reaches_so_far(always(true), 1)},
      {"only-white-steps-double", "Black's pawns only go one step.", single(Colour::black)},
      {"only-black-steps-double", "White's pawns only go one step.", single(Colour::white)},
      {"double-step-from-anywhere", "A pawn may go two steps from any rank up to its fifth.",
       reaches_so_far([](Colour, int rank) { return rank < 6; }, 2)},
      {"double-step-from-the-third-rank", "A pawn may go two steps from its third rank too.",
       reaches_so_far([](Colour, int rank) { return rank == 3; }, 2)},
      {"triple-step", "From its second rank a pawn may go three steps.",
       reaches_so_far([](Colour, int rank) { return rank == 2; }, 3)},
      {"black-steps-double-from-the-sixth",
       "Black's pawns go two steps from rank 6, not from rank 7.",
       both(reaches_so_far([](Colour c, int rank) { return c == Colour::black && rank == 2; }, 1),
            reaches_so_far([](Colour c, int rank) { return c == Colour::black && rank == 3; }, 2))},
      {"double-step-leaps", "A double step may leap over a piece in front of the pawn.",
       visits(&Hooks::pawn_steps, also(two_ahead(is_taken, is_empty)))},
      {"double-step-captures", "A double step may capture.",
       visits(&Hooks::pawn_steps, also(two_ahead(is_empty, is_enemy)))},
      {"no-double-step-in-check", "A double step cannot answer a check.",
       visits(&Hooks::pawn_steps, only_where(either(at_distance(1, 1),
                                                    [](const Mover& mover, Square) {
                                                      return mover.colour != mover.side() ||
                                                             !mover.in_check();
                                                    })))},
      {"rook-pawns-step-once", "The pawns of files a and h only go one step.",
       change(&Hooks::pawn_reach,
              [](Colour colour, Square from, auto original) {
                return from.file() == 0 || from.file() == 7 ? 1 : original(colour, from);
              })},
  });
}

MutantRules mutant_passing() {
  return ClauseTable<Hooks>("H4")({
      mutation::captures_in_passing("H4", "h"),
      {"no-en-passant", "No pawn is taken in passing.", takes_in_passing_only_where(always(false))},
      {"edge-pawns-are-not-taken-in-passing", "A pawn on file a or h is not taken in passing.",
       takes_in_passing_only_where(
           [](const Mover&, Square to) { return to.file() != 0 && to.file() != 7; })},
      {"squares-only-as-given",
       "Moves create no passed square; only squares given with a position count.",
       instead(&Hooks::passed_squares, [](const Passing&) { return EnPassant{}; })},
      {"passed-square-in-front",
       "After a double step the square in front of the pawn is the passed one, not the square "
       "behind it.",
       both(instead(&Hooks::passed_squares,
                    [](const Passing& asked) { return passed_in_front(asked, true); }),
            change(&Hooks::passing_pawn, pawn_behind_or_none))},
      {"passed-square-in-front-if-captured",
       "After a double step that a pawn could answer by en passant, the square in front of the "
       "pawn is the passed one, not the square behind it.",
       both(change(&Hooks::passed_squares,
                   [](const Passing& asked, auto original) {
                     return passed_in_front(asked, !original(asked).empty());
                   }),
            change(&Hooks::passing_pawn, pawn_behind_or_none))},
      {"squares-stay", "A passed square may be used until another pawn passes one.",
       squares_stay_if(always(true))},
      {"squares-stay-until-a-pawn-moves", "A passed square may be used until a pawn moves.",
       squares_stay_if(
           [](const Turn& asked) { return asked.on_board() && asked.piece().kind() != pawn; })},
      {"squares-outlive-captures", "A passed square stays usable after a capture.",
       squares_stay_if([](const Turn& asked) { return asked.on_board() && asked.captures(); })},
      {"single-steps-pass",
       "A pawn that comes to its fourth rank by a single step may be taken in passing too.",
       change(&Hooks::passed_squares, passed_by_single_steps)},
      {"all-pieces-take-in-passing",
       "Any piece that goes where a pawn could capture en passant takes the pawn, too.",
       also_takes(
           [](const Turn& asked) { return asked.on_board() && asked.piece().kind() != pawn; })},
  });
}

MutantRules overlooked_captures() {
  MutantRules rules;
  for (const Colour side : both_colours) {
    for (const bool left : {true, false}) {
      const MayGo may = is_not(left ? goes_left : goes_right);
      rules.emplace_back(fmt::format("{}-never-takes-in-passing-{}wards", side_word(side),
                                     left ? "left" : "right"),
                         "H4",
                         fmt::format("{} pawns cannot capture in passing towards file {}.",
                                     sides(side), left ? 'a' : 'h'),
                         takes_in_passing_only_where(either(by(opponent(side)), may)));
    }
    for (const bool first : {true, false}) {
      const int edge = first ? 0 : 7;
      const char file = first ? 'a' : 'h';
      rules.emplace_back(
          fmt::format("{}-{}-pawn-never-takes-in-passing", side_word(side), file), "H4",
          fmt::format("{} pawn on file {} cannot capture in passing.", sides(side), file),
          takes_in_passing_only_where(
              either(by(opponent(side)),
                     [edge](const Mover& mover, Square) { return mover.from.file() != edge; })));
    }
  }
  return rules;
}

MutantRules mutant_attackers() {
  return ClauseTable<Hooks>("H4")({
      {"passed-pawn-stays", "The pawn that is taken in passing stays on the board.",
       instead(&Hooks::passing_pawn, [](const Situation& /*asked*/, Square to) { return to; })},
      {"captor-still-shields",
       "After a capture in passing, the capturing pawn still shields the king from its old square.",
       still_shields([](const Turn& asked) { return asked.move.from(); })},
      {"pinned-pawn-never-takes-in-passing",
       "A pinned pawn cannot capture in passing, not even along the line of the pin.",
       unless(&Hooks::keeps_royal_safe,
              [](const Played& asked) { return asked.move.is_en_passant() && asked.by_pinned(); })},
      {"passing-never-answers-check", "A capture in passing cannot answer a check.",
       visits(&Hooks::pawn_passing, where(no_check_when_passing, original()))},
  });
}

}  // namespace hurdle::chess
