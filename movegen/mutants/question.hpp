// The arguments of a referee's functions, as mutants see them. `rules` are those of the mutant, so
// a mutant that changes a piece's movement changes its attacks too.
#pragma once

#include <algorithm>
#include <tuple>

#include "movegen/referee/base.hpp"

namespace hurdle::mutation {

/// The arguments of a rules function with a position only. `arguments()` returns the parameters of
/// the original function.
struct Situation {
  const BaseReferee& rules;
  const Setup& setup;

  [[nodiscard]] auto arguments() const { return std::tie(setup); }
  [[nodiscard]] const Notation& notation() const { return rules.notation(); }
  [[nodiscard]] Piece at(Square square) const { return setup.at(square); }
  [[nodiscard]] Colour side() const { return setup.side; }
  /// The player's royal piece.
  [[nodiscard]] Square royal() const { return royal_square(setup, setup.side); }
  [[nodiscard]] bool in_check() const { return rules.in_check(setup, setup.side); }
  /// The enemies that give check, by square from a1, rank by rank.
  [[nodiscard]] std::vector<Square> checkers() const;
  /// Whether a piece of the player on the board has a legal move to one of its targets.
  [[nodiscard]] bool can_move() const;
  /// Whether the piece on a square has a legal move.
  [[nodiscard]] bool can_go(Square from) const;
  [[nodiscard]] bool royal_can_go() const { return can_go(royal()); }
  /// Whether a piece in hand has a legal drop.
  [[nodiscard]] bool can_drop() const;
  /// The number of pieces on the board of which this is true.
  template <class Which>
  [[nodiscard]] int count(Which which) const {
    int found = 0;
    for (const Piece piece : setup.board) {
      found += piece && which(piece) ? 1 : 0;
    }
    return found;
  }
  [[nodiscard]] int count(Kind kind) const {
    return count([kind](Piece piece) { return piece.kind() == kind; });
  }
  /// No piece on the board can move legally, in check or not.
  [[nodiscard]] bool stuck_in_check() const { return in_check() && !can_move(); }
  [[nodiscard]] bool stuck_without_check() const { return !in_check() && !can_move(); }
  /// A player has one piece on the board, the royal one.
  [[nodiscard]] bool is_bare(Colour colour) const {
    return count([colour](Piece piece) { return piece.colour() == colour; }) == 1;
  }
  [[nodiscard]] bool mover_is_bare() const { return is_bare(side()); }
  [[nodiscard]] bool a_side_is_bare() const {
    return is_bare(Colour::white) || is_bare(Colour::black);
  }
  [[nodiscard]] bool only_royals_stand() const {
    return count([](Piece piece) { return piece.kind() != Kind::royal; }) == 0;
  }
  [[nodiscard]] bool hands_are_empty() const { return setup.hands == Setup{}.hands; }
  /// The player has the royal piece alone, and nothing in hand.
  [[nodiscard]] bool mover_has_nothing() const {
    return mover_is_bare() && setup.hands[index_of(side())] == Hand{};
  }
  /// Neither a piece on the board moves nor one in hand is dropped.
  [[nodiscard]] bool has_no_move() const { return !can_move() && !can_drop(); }
  [[nodiscard]] bool is_stalemate() const { return !in_check() && has_no_move(); }
  /// The player's rank of a square, from 1.
  [[nodiscard]] int own_rank(Square square) const { return rules.own_rank(setup.side, square); }
  /// A player's royal piece stands on one of its last ranks.
  [[nodiscard]] bool royal_arrived(Colour colour, int ranks) const {
    const Square square = royal_square(setup, colour);
    return square.exists() && rules.own_rank(colour, square) > notation().ranks - ranks;
  }
};

[[nodiscard]] inline bool white_moves(const Situation& asked) {
  return asked.side() == Colour::white;
}
[[nodiscard]] inline bool black_moves(const Situation& asked) {
  return asked.side() == Colour::black;
}

/// The royal piece of the player who has moved stands on one of its last ranks.
[[nodiscard]] inline auto enemy_arrived(int ranks) {
  return [ranks](const Situation& asked) {
    return asked.royal_arrived(opponent(asked.side()), ranks);
  };
}

/// The rules as the referee of a game, for the functions that the game adds.
template <class Rules>
[[nodiscard]] const Rules& rules_of(const Situation& asked) {
  return static_cast<const Rules&>(asked.rules);  // a family's changes go to its own referees only
}

/// A piece on the board, of the side to move or of the other one.
struct Standing : Situation {
  Square from;

  [[nodiscard]] auto arguments() const { return std::tie(setup, from); }
  [[nodiscard]] Piece piece() const { return setup.at(from); }
};

/// A piece on the board and a square where it may go.
struct Reach : Standing {
  Square to;

  [[nodiscard]] auto arguments() const { return std::tie(setup, from, to); }
  [[nodiscard]] bool captures() const { return static_cast<bool>(setup.at(to)); }
};

/// A kind in hand and an empty square.
struct Dropping : Situation {
  Kind kind;
  Square to;

  [[nodiscard]] auto arguments() const { return std::tie(setup, kind, to); }
};

/// A move of the player.
struct Turn : Situation {
  Move move;

  [[nodiscard]] auto arguments() const { return std::tie(setup, move); }
  [[nodiscard]] bool passes() const { return move.is_pass(); }
  [[nodiscard]] bool castles() const { return move.is_castling(); }
  [[nodiscard]] bool promotes() const { return move.is_promotion(); }
  [[nodiscard]] bool by_drop() const { return move.is_drop(); }
  [[nodiscard]] bool drops(Kind kind) const { return by_drop() && move.kind() == kind; }
  /// A piece of the board moves from square to square, castling included.
  [[nodiscard]] bool on_board() const { return !move.is_drop() && !move.is_pass(); }
  /// The moving piece; meaningless for a drop or a pass.
  [[nodiscard]] Piece piece() const { return setup.at(move.from()); }
  /// The royal piece moves without castling.
  [[nodiscard]] bool by_royal() const {
    return on_board() && !move.is_castling() && piece().kind() == Kind::royal;
  }
  /// A piece of the board other than the royal piece moves.
  [[nodiscard]] bool by_other() const { return on_board() && piece().kind() != Kind::royal; }
  /// A pinned piece moves, without check: removing it would expose the royal piece.
  [[nodiscard]] bool by_pinned() const;
  /// A piece stands where the move ends; a move on the board captures that piece.
  [[nodiscard]] bool captures() const { return static_cast<bool>(setup.at(move.to())); }
};

/// A move and the position after it, to judge whether the move is legal.
struct Played : Turn {
  const Setup& next;

  [[nodiscard]] auto arguments() const { return std::tie(setup, move, next); }
  /// The same move into another position.
  [[nodiscard]] Played into(const Setup& other) const { return {{{rules, setup}, move}, other}; }
  /// Whether the enemy is in check afterwards.
  [[nodiscard]] bool checks() const { return rules.in_check(next, next.side); }
  /// The enemies that could capture the player's royal piece afterwards.
  [[nodiscard]] std::vector<Square> exposers() const;
  /// Only enemies on squares of which this is true could capture the royal piece afterwards.
  template <class Which>
  [[nodiscard]] bool exposes_only_to(Which which) const {
    const std::vector<Square> squares = exposers();
    return std::ranges::all_of(squares, which);
  }
};

/// A reply to a drop that gives check, legal or not.
struct Reply : Turn {
  Square dropped;

  [[nodiscard]] bool takes_the_drop() const { return on_board() && move.to() == dropped; }
  [[nodiscard]] bool takes() const { return on_board() && captures(); }
  [[nodiscard]] bool gives_check() const {
    return rules.in_check(rules.after(setup, move), opponent(side()));
  }
};

/// A pawn's move that has been made, to find the squares that the pawn passed.
struct Passing {
  const BaseReferee& rules;
  const Setup& next;
  Move move;
  Piece moved;

  [[nodiscard]] auto arguments() const { return std::tie(next, move, moved); }
};

/// The position with this piece on a square.
[[nodiscard]] inline Setup with(Setup setup, Square square, Piece piece) {
  setup.put(square, piece);
  return setup;
}

/// The position with nothing on a square.
[[nodiscard]] inline Setup without(const Setup& setup, Square square) {
  return with(setup, square, Piece{});
}

}  // namespace hurdle::mutation
