// Mutated ends of games of Shogi by mate and repetition: chess's, and those of programs that look
// at some repetitions only; and mutated impasses (S19): who may declare one, what counts, and what
// it brings.
#include "movegen/mutants/games/shogi/mutants.hpp"
#include "movegen/mutants/themes/ends.hpp"
#include "movegen/variants/shogi/ends.hpp"
#include "movegen/variants/shogi/notation.hpp"

namespace hurdle::shogi {
namespace {

using namespace mutation;

struct EndHooks : mutation::EndHooks {
  EndClause mate, no_move, perpetual_check, fourfold;
  Hook<int()> repetitions, checks_since;
  Hook<bool(const Setup&, Colour)> king_in_camp;
  Hook<int(const Setup&, Colour)> pieces_in_camp;
  Hook<int()> least_pieces;
  Hook<int(Kind)> value;
  Hook<int(const Setup&, Colour)> points;
  Hook<int(Colour)> points_to_win, points_to_draw;
  Hook<bool()> may_declare_in_check;
  Hook<ClaimVerdict(const GameHistory&)> claim_impasse;
};

class HookedShogiEnds : public HookedEnds<ShogiEnds, EndHooks> {
 public:
  using HookedEnds::HookedEnds;

  HURDLE_HOOK(End, mate, (const GameHistory& game), game);
  HURDLE_HOOK(End, no_move, (const GameHistory& game), game);
  HURDLE_HOOK(End, perpetual_check, (const GameHistory& game), game);
  HURDLE_HOOK(End, fourfold, (const GameHistory& game), game);
  HURDLE_HOOK(int, repetitions, ());
  HURDLE_HOOK(int, checks_since, ());
  HURDLE_HOOK(bool, king_in_camp, (const Setup& setup, Colour colour), setup, colour);
  HURDLE_HOOK(int, pieces_in_camp, (const Setup& setup, Colour colour), setup, colour);
  HURDLE_HOOK(int, least_pieces, ());
  HURDLE_HOOK(int, value, (Kind kind), kind);
  HURDLE_HOOK(int, points, (const Setup& setup, Colour colour), setup, colour);
  HURDLE_HOOK(int, points_to_win, (Colour colour), colour);
  HURDLE_HOOK(int, points_to_draw, (Colour colour), colour);
  HURDLE_HOOK(bool, may_declare_in_check, ());
  HURDLE_HOOK(ClaimVerdict, claim_impasse, (const GameHistory& game), game);
};

using EndRules = Rules<EndHooks>;

EndRules mutant_mates_and_repetitions() {
  return {
      {"mate-is-not-seen", "S15", "Mate does not end a game; a king must be captured.",
       instead(&EndHooks::mate, goes_on)},
      {"mate-draws", "S15", "Mate is a draw.", reported_as(&EndHooks::mate, draws)},
      {"mated-wins", "S15", "A mated player wins.", reported_as(&EndHooks::mate, turns_round)},
      {"mate-only-of-gote", "S15", "Only Gote can be mated.",
       ends_only_if(&EndHooks::mate, black_is_to_move)},
      {"mate-only-of-sente", "S15", "Only Sente can be mated.",
       ends_only_if(&EndHooks::mate, white_is_to_move)},
      {"stalemate-draws", "S16", "Stalemate is a draw, as in chess.",
       reported_as(&EndHooks::no_move, draws)},
      {"stalemated-wins", "S16", "A stalemated player wins.",
       reported_as(&EndHooks::no_move, turns_round)},
      {"stalemate-goes-on", "S16", "A stalemated player waits, and the game continues.",
       instead(&EndHooks::no_move, goes_on)},
      {"threefold-is-enough", "S17", "A state that occurs three times is a draw, as in chess.",
       instead(&EndHooks::repetitions, always(3))},
      {"twofold-is-enough", "S17",
       "A state that occurs twice is a draw, as in the search of many programs.",
       instead(&EndHooks::repetitions, always(2))},
      {"fivefold-is-needed", "S17", "A state must occur five times.",
       instead(&EndHooks::repetitions, always(5))},
      {"repetition-ends-nothing", "S17", "Repetition does not end the game.",
       instead(&EndHooks::fourfold, goes_on)},
      {"repetition-loses", "S17", "The player to move in a repeated state loses.",
       reported_as(&EndHooks::fourfold, loses_by("S17"))},
  };
}

/// The last occurrence of the state is at most this many plies ago, as in the search of programs.
When seen_within(int plies) {
  return [plies](const GameHistory& game) {
    return game.ply() - game.ply_of_occurrence(game.occurrences() - 1) <= plies;
  };
}

/// The player who gave check with every ply since the state occurred last loses already.
Change<EndHooks> perpetual_after_one_round() {
  return change(&EndHooks::perpetual_check, [](const GameHistory& game, auto original) {
    End end = original(game);
    if (end || game.occurrences() < 2) {
      return end;
    }
    const int since = game.ply_of_occurrence(game.occurrences() - 1);
    for (const Colour checker : both_colours) {
      if (game.always_checked(checker, since)) {
        return End{GameEnd{won_by(opponent(checker)), "S18", "", ""}};
      }
    }
    return end;
  });
}

constexpr auto counts = mutation::counts<EndHooks>;

/// Every piece of the player on the board counts, wherever it stands.
int value_on_the_board(const Setup& setup, Colour colour) {
  int sum = 0;
  for (const Piece piece : setup.board) {
    const Kind kind = piece.kind();
    if (piece.belongs_to(colour) && kind != king) {
      sum += kind == rook || kind == bishop ? 5 : 1;
    }
  }
  return sum;
}

/// Pieces of the player except the king on the rank before the enemy's camp.
int pieces_before_the_camp(const Setup& setup, Colour colour) {
  const int rank = colour == Colour::white ? notation.ranks - 4 : 3;
  int count = 0;
  for (int file = 0; file < notation.files; ++file) {
    const Piece piece = setup.at(Square(file, rank));
    count += piece.belongs_to(colour) && piece.kind() != king ? 1 : 0;
  }
  return count;
}

Change<EndHooks> camp_of(int ranks) {
  return instead(&EndHooks::king_in_camp, [ranks](const Setup& setup, Colour colour) {
    return royal_on_last_ranks(setup, colour, ranks, notation.ranks);
  });
}

/// A limit of so many points is another.
Change<EndHooks> moves_limit(Hook<int(Colour)> EndHooks::*limit, int right, int other) {
  return change(limit, [right, other](Colour colour, auto original) {
    return original(colour) == right ? other : original(colour);
  });
}

EndRules mutant_declarations() {
  return ClauseTable<EndHooks>("S19")({
      {"impasse-in-check", "A player in check may declare an impasse.",
       instead(&EndHooks::may_declare_in_check, always(true))},
      {"impasse-with-the-king-anywhere",
       "For an impasse the king need not stand in the enemy's camp.",
       instead(&EndHooks::king_in_camp, always(true))},
      {"impasse-from-two-ranks", "For an impasse the king must stand on one of the last two ranks.",
       camp_of(2)},
      {"impasse-from-four-ranks",
       "For an impasse the king may stand on one of the last four ranks.", camp_of(4)},
      {"impasse-with-both-kings", "For an impasse both kings must stand in the enemy's camps.",
       change(&EndHooks::king_in_camp,
              [](const Setup& setup, Colour colour, auto original) {
                return original(setup, colour) && original(setup, opponent(colour));
              })},
      {"impasse-with-nine-pieces", "Nine other pieces in the camp are enough for an impasse.",
       instead(&EndHooks::least_pieces, always(9))},
      {"impasse-with-eleven-pieces", "For an impasse eleven other pieces must stand in the camp.",
       instead(&EndHooks::least_pieces, always(11))},
      {"impasse-pieces-from-four-ranks",
       "For an impasse the other pieces may stand on the last four ranks.",
       change(&EndHooks::pieces_in_camp,
              [](const Setup& setup, Colour colour, auto original) {
                return original(setup, colour) + pieces_before_the_camp(setup, colour);
              })},
      {"impasse-without-pieces", "For an impasse no other piece need stand in the camp.",
       instead(&EndHooks::least_pieces, always(0))},
      {"impasse-king-is-one-of-ten",
       "For an impasse the king is one of the ten pieces in the camp.",
       change(&EndHooks::pieces_in_camp,
              [](const Setup& setup, Colour colour, auto original) {
                return original(setup, colour) + 1;
              })},
      {"impasse-by-itself", "An impasse is a draw without a declaration.",
       also_draws(&EndHooks::fourfold, "S19", royals_in_last_ranks(3, notation.ranks))},
      {"impasse-without-hands", "Pieces in hand do not count in an impasse.",
       counted_in(&EndHooks::points,
                  [](const Setup& setup, Colour) { return without_hands(setup); })},
      {"impasse-with-all-pieces", "In an impasse pieces outside the camp count too.",
       change(&EndHooks::points,
              [](const Setup& setup, Colour colour, auto original) {
                return original(without_board(setup), colour) + value_on_the_board(setup, colour);
              })},
      {"impasse-promoted-count-one", "A promoted piece counts 1 in an impasse.",
       counted_in(&EndHooks::points,
                  [](const Setup& setup, Colour) { return promoted_as(pawn, setup); })},
      {"impasse-king-counts-one", "The king counts 1 in an impasse.",
       change(&EndHooks::points, [](const Setup& setup, Colour colour,
                                    auto original) { return original(setup, colour) + 1; })},
      {"impasse-rook-counts-one", "A rook counts 1 in an impasse.", counts(rook, 1)},
      {"impasse-bishop-counts-one", "A bishop counts 1 in an impasse.", counts(bishop, 1)},
      {"impasse-gold-counts-five", "A gold counts 5 in an impasse.", counts(gold, 5)},
      {"impasse-pawn-counts-nothing", "A pawn counts 0 in an impasse.", counts(pawn, 0)},
  });
}

EndRules mutant_results() {
  return ClauseTable<EndHooks>("S19")({
      {"impasse-from-27-for-both", "In an impasse 27 points are enough for both players.",
       moves_limit(&EndHooks::points_to_win, 28, 27)},
      {"impasse-from-28-for-both", "In an impasse Gote needs 28 points too.",
       moves_limit(&EndHooks::points_to_win, 27, 28)},
      {"impasse-players-changed", "In an impasse Sente needs 27 points and Gote 28.",
       change(&EndHooks::points_to_win,
              [](Colour colour, auto original) { return original(opponent(colour)); })},
      {"impasse-wins-from-30", "With the option 24, 30 points win.",
       moves_limit(&EndHooks::points_to_win, 31, 30)},
      {"impasse-wins-from-32", "With the option 24, 32 points are needed to win.",
       moves_limit(&EndHooks::points_to_win, 31, 32)},
      {"impasse-draws-from-23", "With the option 24, 23 points are a draw.",
       moves_limit(&EndHooks::points_to_draw, 24, 23)},
      {"impasse-draws-from-25", "With the option 24, 24 points lose.",
       moves_limit(&EndHooks::points_to_draw, 24, 25)},
      {"impasse-wins-or-loses", "With the option 24, fewer than 31 points lose.",
       moves_limit(&EndHooks::points_to_draw, 24, 31)},
      {"impasse-near-miss-draws", "With the option 27 too, 24 points are a draw.",
       instead(&EndHooks::points_to_draw, always(24))},
      {"impasse-always-draws", "A declaration is a draw, whatever the points.",
       claim_reported_as(&EndHooks::claim_impasse, draws)},
      {"impasse-loses", "A correct declaration of an impasse loses, and a wrong one wins.",
       claim_reported_as(&EndHooks::claim_impasse, turns_round)},
      {"wrong-impasse-goes-on", "After a wrong declaration the game continues.",
       change(&EndHooks::claim_impasse,
              [](const GameHistory& game, auto original) {
                ClaimVerdict verdict = original(game);
                const bool lost = verdict.end->result == won_by(opponent(game.setup().side));
                return lost ? ClaimVerdict{std::nullopt, verdict.end->sentence} : verdict;
              })},
  });
}

}  // namespace

std::vector<EndMutant> end_mutants() {
  const EndRules by_gote{{"repetition-only-by-gote", "S17",
                          "A game ends by repetition only after a move of Gote.",
                          ends_only_if(&EndHooks::fourfold, white_is_to_move)}};
  const EndRules in_a_window{{"repetition-of-sixteen-plies", "S17",
                              "Repetition is searched only in the last sixteen plies.",
                              ends_only_if(&EndHooks::fourfold, seen_within(16))}};
  const EndRules in_one_round{{"perpetual-check-after-one-round", "S18",
                               "Perpetual check loses when the state occurs for the second time.",
                               perpetual_after_one_round()},
                              {"perpetual-check-of-sixteen-plies", "S18",
                               "Perpetual check is searched only in the last sixteen plies.",
                               ends_only_if(&EndHooks::perpetual_check, seen_within(16))}};
  const EndRules by_the_mover{
      {"only-the-side-to-move-checks", "S18",
       "Perpetual check counts only for the player to move in the repeated state.",
       perpetual_only_by_mover(true)}};
  const EndRules perpetual = joined<EndHooks>(
      perpetual_checks(&EndHooks::perpetual_check, "S18", "S17", {"Sente", "Gote"}));
  return mutation::end_mutants<HookedShogiEnds>(joined<EndHooks>(
      mutant_mates_and_repetitions(),
      after("repetition-without-the-start", repetitions_with_hands(&EndHooks::fourfold, "S17"),
            joined<EndHooks>(by_gote, in_a_window)),
      after(
          "only-the-side-not-to-move-checks",
          after("one-check-is-perpetual", perpetual, later_checks(&EndHooks::checks_since, "S18")),
          joined<EndHooks>(by_the_mover, in_one_round)),
      mutant_declarations(), mutant_results()));
}

}  // namespace hurdle::shogi
