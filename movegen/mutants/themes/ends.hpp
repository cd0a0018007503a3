// Mutants of the clauses that end games, for several games: mate and stalemate, repetition,
// perpetual check and impasse.
#pragma once

#include <array>

#include "movegen/mutants/end_mutant.hpp"

namespace hurdle::mutation {

// ---- Changed results ----------------------------------------------------------------------------

/// The clause ends nothing.
[[nodiscard]] inline End goes_on(const GameHistory& /*game*/) {
  return std::nullopt;
}

/// Turns the end by a clause into another end, for `reported_as`.
using OtherEnd = std::function<End(End, const GameHistory&)>;

[[nodiscard]] End draws(End end, const GameHistory& game);
[[nodiscard]] End turns_round(End end, const GameHistory& game);
/// The player to move wins, or the other one.
[[nodiscard]] End mover_wins(End end, const GameHistory& game);
[[nodiscard]] End other_wins(End end, const GameHistory& game);
/// A player who has given check with every move since the position first occurred loses.
[[nodiscard]] End perpetual_checker_loses(End end, const GameHistory& game);
/// The same end by another clause; a draw by another clause.
[[nodiscard]] OtherEnd reported_by(std::string_view clause);
[[nodiscard]] OtherEnd draws_by(std::string_view clause);
/// The player to move loses, or the other one, by this clause.
[[nodiscard]] OtherEnd loses_by(std::string_view clause);
[[nodiscard]] OtherEnd other_loses_by(std::string_view clause);

/// The end by the clause, changed by `how`.
template <class Hooks>
[[nodiscard]] Change<Hooks> reported_as(EndClause Hooks::*clause, OtherEnd how) {
  return change(clause, [how = std::move(how)](const GameHistory& game, auto original) {
    const End end = original(game);
    return end ? how(end, game) : end;
  });
}

// ---- When a clause ends a game -----------------------------------------------------------------

using When = std::function<bool(const GameHistory&)>;

[[nodiscard]] inline bool white_is_to_move(const GameHistory& game) {
  return game.setup().side == Colour::white;
}
[[nodiscard]] inline bool black_is_to_move(const GameHistory& game) {
  return game.setup().side == Colour::black;
}
[[nodiscard]] inline bool quiet_for_fifty_moves(const GameHistory& game) {
  return game.setup().half >= 100;
}
[[nodiscard]] inline bool quiet_for_fifty_plies(const GameHistory& game) {
  return game.setup().half >= 50;
}
[[nodiscard]] inline bool in_check_now(const GameHistory& game) {
  return game.now().check;
}
/// All occurrences of the position are at equal intervals.
[[nodiscard]] bool without_a_break(const GameHistory& game);
/// The current position did not occur at the start.
[[nodiscard]] inline bool began_otherwise(const GameHistory& game) {
  return game.ply_of_occurrence(1) != 0;
}

/// The clause ends a game only where this holds.
template <class Hooks>
[[nodiscard]] Change<Hooks> ends_only_if(EndClause Hooks::*clause, When holds) {
  return change(clause, [holds = std::move(holds)](const GameHistory& game, auto original) {
    return holds(game) ? original(game) : End{};
  });
}

/// The clause also draws a game where this holds.
template <class Hooks>
[[nodiscard]] Change<Hooks> also_draws(EndClause Hooks::*clause, std::string_view id, When holds) {
  return change(clause, [holds = std::move(holds), id = std::string(id)](const GameHistory& game,
                                                                         auto original) {
    const End end = original(game);
    return end || !holds(game) ? end : End{GameEnd{GameResult::draw, id, "", ""}};
  });
}

// ---- Pieces on the board ------------------------------------------------------------------------

[[nodiscard]] inline int count_of(const Setup& setup, Kind kind) {
  return count_pieces(setup, [kind](Piece piece) { return piece.kind() == kind; });
}
[[nodiscard]] inline int count_all(const Setup& setup) {
  return count_pieces(setup, [](Piece) { return true; });
}
/// A player has only the royal piece; one of the players has.
[[nodiscard]] bool is_bare(const Setup& setup, Colour colour);
[[nodiscard]] bool a_side_is_bare(const Setup& setup);

/// A side lacks pieces when all of its pieces are harmless, or when either side lacks pieces.
template <class Hooks>
[[nodiscard]] Change<Hooks> harmless_are(std::function<bool(Kind kind)> harmless) {
  return instead(&Hooks::lacks_pieces,
                 [harmless = std::move(harmless)](const Setup& setup, Colour colour) {
                   return count_pieces(setup, [&](Piece piece) {
                            return piece.belongs_to(colour) && !harmless(piece.kind());
                          }) == 0;
                 });
}
template <class Hooks>
[[nodiscard]] Change<Hooks> one_side_lacks_pieces() {
  return change(&Hooks::lacks_pieces, [](const Setup& setup, Colour colour, auto original) {
    return original(setup, colour) || original(setup, opponent(colour));
  });
}

// ---- When two positions are the same -----------------------------------------------------------

/// A position without a part that is not compared.
[[nodiscard]] Setup without_side(Setup state);
[[nodiscard]] Setup without_hands(Setup state);
[[nodiscard]] Setup without_board(Setup state);
/// Only the board.
[[nodiscard]] Setup board_alone(Setup state);
[[nodiscard]] Setup without_promotions(Setup state);
[[nodiscard]] Setup without_passed_squares(Setup state);

/// States are compared after `without` has removed a part.
[[nodiscard]] Change<EndHooks> compares(Setup (*without)(Setup state));

// ---- Perpetual check ----------------------------------------------------------------------------

/// A single check by the last ply counts as perpetual check.
[[nodiscard]] Change<EndHooks> one_check_is_perpetual();
/// Only perpetual check by this player counts.
[[nodiscard]] Change<EndHooks> perpetual_only_by(Colour seen);
/// Only perpetual check by the side to move in the repeated state counts, or by the other side.
[[nodiscard]] Change<EndHooks> perpetual_only_by_mover(bool to_move);

// ---- Impasse ------------------------------------------------------------------------------------

/// A kind counts this many points.
template <class Hooks>
[[nodiscard]] Change<Hooks> counts(Kind kind, int points) {
  return change(&Hooks::value, [kind, points](Kind asked, auto original) {
    return asked == kind ? points : original(asked);
  });
}
/// The points, or the pieces, of another position.
template <class Hooks>
[[nodiscard]] Change<Hooks> counted_in(Hook<int(const Setup&, Colour)> Hooks::*points,
                                       std::function<Setup(Setup, Colour)> other) {
  return change(points,
                [other = std::move(other)](const Setup& setup, Colour colour, auto original) {
                  return original(other(setup, colour), colour);
                });
}
/// Promoted pieces on the board count as promoted pieces of this kind.
[[nodiscard]] Setup promoted_as(Kind kind, Setup setup);
/// The end by a claim, changed by `how`.
template <class Hooks>
[[nodiscard]] Change<Hooks> claim_reported_as(Hook<ClaimVerdict(const GameHistory&)> Hooks::*claim,
                                              OtherEnd how) {
  return change(claim, [how = std::move(how)](const GameHistory& game, auto original) {
    ClaimVerdict verdict = original(game);
    verdict.end = verdict.end ? how(std::move(verdict.end), game) : std::nullopt;
    return verdict;
  });
}
/// Whether a player's royal piece stands on the last `ranks` of `of` ranks; whether both do.
[[nodiscard]] bool royal_on_last_ranks(const Setup& setup, Colour colour, int ranks, int of);
[[nodiscard]] When royals_in_last_ranks(int ranks, int of);

// ---- Lists -------------------------------------------------------------------------------------

/// The names of White and Black in a game.
using Players = std::array<std::string_view, 2>;
inline constexpr Players white_and_black{"White", "Black"};

/// Mate with another result, ignored, or of one player only: first, only `first` may mate.
template <class Hooks>
[[nodiscard]] Rules<Hooks> mates(EndClause Hooks::*mate, std::string_view clause, Colour first,
                                 const Players& players = white_and_black) {
  Rules<Hooks> rules = ClauseTable<Hooks>(clause)({
      {"mate-draws", "Mate is a draw.", reported_as(mate, draws)},
      {"mate-wins-for-the-mated", "The side that is mated wins.", reported_as(mate, turns_round)},
      {"mate-is-not-seen", "A side in check without a move has not lost.", instead(mate, goes_on)},
  });
  for (const Colour colour : {first, opponent(first)}) {
    const Colour mated = opponent(colour);
    rules.push_back({"mate-only-for-" + lowered(players[index_of(colour)]), clause,
                     "Only " + std::string(players[index_of(mated)]) + " can be mated.",
                     ends_only_if(mate, [mated](const GameHistory& game) {
                       return game.setup().side == mated;
                     })});
  }
  return rules;
}

/// Occurrences that do not count: after a break, and the start.
template <class Hooks>
[[nodiscard]] Rules<Hooks> uncounted_occurrences(EndClause Hooks::*repetition,
                                                 std::string_view clause) {
  return ClauseTable<Hooks>(clause)({
      {"repetition-in-a-row", "Only occurrences at equal intervals count as a repetition.",
       ends_only_if(repetition, without_a_break)},
      {"repetition-without-the-start", "The starting position does not count as an occurrence.",
       ends_only_if(repetition, began_otherwise)},
  });
}

/// Repetition in games with hands: what is compared, and when.
template <class Hooks>
[[nodiscard]] Rules<Hooks> repetitions_with_hands(EndClause Hooks::*repetition,
                                                  std::string_view clause) {
  return ClauseTable<Hooks>(clause)({
      {"repetition-without-hands", "Hands are not part of a state.", compares(without_hands)},
      {"repetition-without-side", "The side to move is not part of a state.",
       compares(without_side)},
      {"repetition-by-board", "Only the board is compared, not the side to move or the hands.",
       compares(board_alone)},
      {"repetition-without-promotions", "Repetition ignores whether a piece is promoted.",
       compares(without_promotions)},
      uncounted_occurrences(repetition, clause),
      {"fifty-moves-draw", "A hundred quiet plies are a draw, as in chess.",
       also_draws(repetition, clause, quiet_for_fifty_moves)},
      {"fifty-plies-draw", "Fifty quiet plies are a draw: plies are counted as moves.",
       also_draws(repetition, clause, quiet_for_fifty_plies)},
  });
}

/// Perpetual check with another result, or of some checks only; `draw` is the repetition clause.
template <class Hooks>
[[nodiscard]] Rules<Hooks> perpetual_checks(EndClause Hooks::*perpetual, std::string_view clause,
                                            std::string_view draw,
                                            const Players& players = white_and_black) {
  Rules<Hooks> rules{
      {"perpetual-check-draws", clause, "Perpetual check is a draw, as in chess.",
       reported_as(perpetual, draws_by(draw))},
      {"perpetual-check-wins", clause, "A player who gives perpetual check wins.",
       reported_as(perpetual, turns_round)},
      {"one-check-is-perpetual", clause,
       "A single check by the last ply counts as perpetual check.", one_check_is_perpetual()},
      {"only-the-side-not-to-move-checks", clause,
       "Perpetual check counts only for the player whose move repeated the state.",
       perpetual_only_by_mover(false)},
  };
  for (const Colour colour : both_colours) {
    rules.push_back(
        {"perpetual-check-only-by-" + lowered(players[index_of(colour)]), clause,
         std::string(players[index_of(opponent(colour))]) + " may give perpetual check.",
         perpetual_only_by(colour)});
  }
  return rules;
}

/// Perpetual check in games with fourfold repetition: fewer of the checks matter.
template <class Hooks>
[[nodiscard]] Rules<Hooks> later_checks(Hook<int()> Hooks::*since, std::string_view clause) {
  return ClauseTable<Hooks>(clause)({
      {"checks-since-the-last-time", "Only checks since the third occurrence matter.",
       instead(since, always(3))},
      {"checks-since-the-second", "Only checks since the second occurrence matter.",
       instead(since, always(2))},
  });
}

}  // namespace hurdle::mutation
