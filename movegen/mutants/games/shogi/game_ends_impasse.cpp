// Mutated impasses of Shogi (S19): who may declare one, what counts, and what it brings.
#include "movegen/mutants/games/shogi/game_ends_hooks.hpp"
#include "movegen/variants/shogi/notation.hpp"

namespace hurdle::shogi {
namespace {

using namespace mutation;

Change<EndHooks> counts(Kind kind, int points) {
  return change(&EndHooks::value, [kind, points](Kind asked, auto original) {
    return asked == kind ? points : original(asked);
  });
}

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

Setup promoted_as_pawns(Setup setup) {
  for (Piece& piece : setup.board) {
    if (piece.promoted()) {
      piece = Piece(piece.colour(), pawn, true);
    }
  }
  return setup;
}

bool king_on_last_ranks(const Setup& setup, Colour colour, int ranks) {
  for (std::size_t index = 0; index < square_count; ++index) {
    const int rank = Square::at(index).rank();
    if (setup.board[index].is(colour, king)) {
      return colour == Colour::white ? rank >= notation.ranks - ranks : rank < ranks;
    }
  }
  return false;
}

Change<EndHooks> camp_of(int ranks) {
  return instead(&EndHooks::king_in_camp, [ranks](const Setup& setup, Colour colour) {
    return king_on_last_ranks(setup, colour, ranks);
  });
}

Change<EndHooks> verdict_is(End (*how)(End end)) {
  return change(&EndHooks::claim_impasse, [how](const GameHistory& game, auto original) {
    ClaimVerdict verdict = original(game);
    verdict.end = how(verdict.end);
    return verdict;
  });
}

EndRules mutant_declarations() {
  return {
      {"impasse-in-check", "S19", "A player in check may declare an impasse.",
       instead(&EndHooks::may_declare_in_check, [] { return true; })},
      {"impasse-with-the-king-anywhere", "S19", "The king need not stand in the enemy's camp.",
       instead(&EndHooks::king_in_camp, [](const Setup&, Colour) { return true; })},
      {"impasse-from-two-ranks", "S19", "The king must stand on one of the last two ranks.",
       camp_of(2)},
      {"impasse-from-four-ranks", "S19", "The king may stand on one of the last four ranks.",
       camp_of(4)},
      {"impasse-with-both-kings", "S19", "Both kings must stand in the enemy's camps.",
       change(&EndHooks::king_in_camp,
              [](const Setup& setup, Colour colour, auto original) {
                return original(setup, colour) && original(setup, opponent(colour));
              })},
      {"impasse-with-nine-pieces", "S19", "Nine other pieces in the camp are enough.",
       instead(&EndHooks::least_pieces, [] { return 9; })},
      {"impasse-with-eleven-pieces", "S19", "Eleven other pieces must stand in the camp.",
       instead(&EndHooks::least_pieces, [] { return 11; })},
      {"impasse-without-pieces", "S19", "No other piece need stand in the camp.",
       instead(&EndHooks::least_pieces, [] { return 0; })},
      {"impasse-king-is-one-of-ten", "S19", "The king is one of the ten pieces in the camp.",
       change(&EndHooks::pieces_in_camp,
              [](const Setup& setup, Colour colour, auto original) {
                return original(setup, colour) + 1;
              })},
      {"impasse-by-itself", "S19", "It ends the game without a declaration.",
       also_draws(&EndHooks::fourfold, "S19",
                  [](const GameHistory& game) {
                    return king_on_last_ranks(game.setup(), Colour::white, 3) &&
                           king_on_last_ranks(game.setup(), Colour::black, 3);
                  })},
  };
}

EndRules mutant_points() {
  return {
      {"impasse-without-hands", "S19", "Pieces in hand count nothing.",
       change(&EndHooks::points,
              [](const Setup& setup, Colour colour, auto original) {
                return original(without_hands(setup), colour);
              })},
      {"impasse-with-all-pieces", "S19", "Pieces outside the camp count too.",
       change(&EndHooks::points,
              [](const Setup& setup, Colour colour, auto original) {
                Setup held = setup;
                held.board.fill(Piece{});
                return original(held, colour) + value_on_the_board(setup, colour);
              })},
      {"impasse-promoted-count-one", "S19", "A promoted piece counts 1.",
       change(&EndHooks::points,
              [](const Setup& setup, Colour colour, auto original) {
                return original(promoted_as_pawns(setup), colour);
              })},
      {"impasse-king-counts-one", "S19", "The king counts 1.",
       change(&EndHooks::points, [](const Setup& setup, Colour colour,
                                    auto original) { return original(setup, colour) + 1; })},
      {"impasse-rook-counts-one", "S19", "A rook counts 1.", counts(rook, 1)},
      {"impasse-bishop-counts-one", "S19", "A bishop counts 1.", counts(bishop, 1)},
      {"impasse-gold-counts-five", "S19", "A gold counts 5.", counts(gold, 5)},
      {"impasse-pawn-counts-nothing", "S19", "A pawn counts nothing.", counts(pawn, 0)},
  };
}

EndRules mutant_results() {
  return {
      {"impasse-from-27-for-both", "S19", "27 points are enough for both players.",
       change(&EndHooks::points_to_win,
              [](Colour colour, auto original) {
                return original(colour) == 28 ? 27 : original(colour);
              })},
      {"impasse-from-28-for-both", "S19", "Gote needs 28 points too.",
       change(&EndHooks::points_to_win,
              [](Colour colour, auto original) {
                return original(colour) == 27 ? 28 : original(colour);
              })},
      {"impasse-players-changed", "S19", "Sente needs 27 points and Gote 28.",
       change(&EndHooks::points_to_win,
              [](Colour colour, auto original) { return original(opponent(colour)); })},
      {"impasse-wins-from-30", "S19", "With the option 24, 30 points win.",
       change(&EndHooks::points_to_win,
              [](Colour colour, auto original) {
                return original(colour) == 31 ? 30 : original(colour);
              })},
      {"impasse-wins-from-32", "S19", "With the option 24, 32 points are needed to win.",
       change(&EndHooks::points_to_win,
              [](Colour colour, auto original) {
                return original(colour) == 31 ? 32 : original(colour);
              })},
      {"impasse-draws-from-23", "S19", "With the option 24, 23 points are a draw.",
       change(&EndHooks::points_to_draw,
              [](Colour colour, auto original) {
                return original(colour) == 24 ? 23 : original(colour);
              })},
      {"impasse-draws-from-25", "S19", "With the option 24, 24 points lose.",
       change(&EndHooks::points_to_draw,
              [](Colour colour, auto original) {
                return original(colour) == 24 ? 25 : original(colour);
              })},
      {"impasse-always-draws", "S19", "A declaration is a draw, whatever the points.",
       verdict_is([](End end) { return as_draw(std::move(end)); })},
      {"impasse-loses", "S19", "Who declares an impasse rightly loses, who does wrongly wins.",
       verdict_is([](End end) { return turned_round(std::move(end)); })},
      {"wrong-impasse-goes-on", "S19", "After a wrong declaration the game goes on.",
       change(&EndHooks::claim_impasse,
              [](const GameHistory& game, auto original) {
                ClaimVerdict verdict = original(game);
                const bool lost = verdict.end->result == won_by(opponent(game.setup().side));
                return lost ? ClaimVerdict{std::nullopt, verdict.end->sentence} : verdict;
              })},
  };
}

}  // namespace

EndRules mutant_impasses() {
  EndRules rules = mutant_declarations();
  for (const auto theme : {mutant_points, mutant_results}) {
    const EndRules more = theme();
    rules.insert(rules.end(), more.begin(), more.end());
  }
  return rules;
}

}  // namespace hurdle::shogi
