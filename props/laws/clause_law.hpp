// Shared by the laws of each game's own clauses: random positions, the moves of one kind of piece,
// explanations of moves that violate a clause.
#pragma once

#include <algorithm>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "props/laws/positions/support.hpp"

namespace hurdle::props {

/// At least enough cases to include rare events, even if fewer are requested.
[[nodiscard]] inline int cases_for_rare() {
  return 200 + random_cases() * 5;
}

/// A law of the clauses of the oracle `ReadingOf`.
template <class ReadingOf>
class ClauseLaw : public Law {
 protected:
  /// The oracle, with the functions that only this game has.
  static const ReadingOf& oracle() { return dynamic_cast<const ReadingOf&>(Law::oracle()); }

  using Law::on_moves;
  using Law::on_positions;
  /// The same on five positions for each case.
  template <class Property>
  static void on_positions(Property&& property) {
    Law::on_positions(random_cases() * 5, property);
  }
  template <class Judge>
  static void on_moves(Judge&& judge) {
    Law::on_moves(random_cases() * 5, judge);
  }

  /// Expects `holds(setup, from, to)` for every board move of one of these pieces, which are given
  /// as White's.
  template <class Holds>
  static void judge_moves(const Setup& setup, const std::vector<Piece>& pieces, Holds&& holds) {
    for (const Move move : variant().fast.moves(setup)) {
      if (move.is_drop() || move.is_pass()) {
        continue;
      }
      const Piece piece = setup.at(move.from());
      const Piece as_white(Colour::white, piece.kind(), piece.promoted());
      const bool meant = std::ranges::find(pieces, as_white) != pieces.end();
      if (meant && !holds(setup, move.from(), move.to())) {
        fail_on(move, "does not go there");
      }
    }
  }
  /// The same in random positions.
  template <class Holds>
  static void on_moves_of(const std::vector<Piece>& pieces, Holds&& holds,
                          int positions_a_case = 5) {
    Law::on_positions(random_cases() * positions_a_case,
                      [&](const Setup& setup) { judge_moves(setup, pieces, holds); });
  }

  /// Whether a piece may promote by a move, and whether it must.
  struct Promotion {
    bool may;
    bool must;
  };
  /// Expects of every move on the board that it is listed with and without promotion as
  /// `promotion(piece, from, to)` says, which is asked about unpromoted pieces of kinds that
  /// promote.
  template <class Judge>
  static void promotions_are(const Setup& setup, std::string_view clause, Judge&& promotion) {
    const std::vector<Move> moves = variant().fast.moves(setup);
    const std::set<Move> listed(moves.begin(), moves.end());
    for (const Move move : moves) {
      if (move.is_drop()) {
        RC_ASSERT(!move.is_promotion());
        continue;
      }
      const Piece piece = setup.at(move.from());
      const bool promotable = !piece.promoted() && variant().notation.of(piece.kind()).promotes;
      const auto [may, must] =
          promotable ? promotion(piece, move.from(), move.to()) : Promotion{false, false};
      const bool promotes = listed.count(Move::promotion(move.from(), move.to())) > 0;
      const bool stays = move.is_castling() || move.is_en_passant() ||
                         listed.count(Move::board(move.from(), move.to())) > 0;
      if (promotes != may || stays == must) {
        fail_on(move, "has not the choices of " + std::string(clause));
      }
    }
  }

  /// Expects of captures en passant that they remove the pawn that has just passed, into the hand
  /// in games with hands.
  static void en_passant_takes_the_pawn_that_passed(Kind pawn) {
    Rare captures("no pawn was captured en passant");
    on_moves(cases_for_rare(), [&](const Setup& setup, Move move) {
      if (!move.is_en_passant()) {
        return;
      }
      ++captures;
      const Square victim = ReadingOf::passing_pawn(setup);
      RC_ASSERT((setup.at(victim) == Piece(opponent(setup.side), pawn)));
      Setup expected = setup;
      expected.put(victim, Piece{});
      expected.put(move.from(), Piece{});
      expected.put(move.to(), Piece(setup.side, pawn));
      if (variant().notation.hands) {
        ++expected.hands[index_of(setup.side)][index_of(pawn)];
      }
      expected.side = opponent(setup.side);
      expected.en_passant.clear();
      RC_ASSERT(same_state(variant().fast.after(setup, move), expected));
    });
  }

  /// Whether the referee sees the royal piece of the player to move in check on this square.
  static bool in_check_on(const Setup& setup, Square square) {
    Setup moved = setup;
    moved.put(oracle().royal_of(setup, setup.side), Piece{});
    moved.put(square, Piece(setup.side, Kind::royal));
    moved.en_passant.clear();
    moved.rights = {};
    return variant().referee.checkers(moved) > 0;
  }

  static Piece plain(Kind kind) { return {Colour::white, kind}; }
  static Piece turned(Kind kind) { return {Colour::white, kind, true}; }
};

}  // namespace hurdle::props
