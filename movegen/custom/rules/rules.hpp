// The plain referee of a custom game: legal moves, the position after a move, and ends. A move is
// made on a copy, and the position after it decides whether it was legal. Reads nothing but the
// description. Each topic is a file: moves, pawns, promotions, castling, drops, walls, enclosing,
// after, blast, safety, connect, ends.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "movegen/custom/description.hpp"
#include "movegen/custom/rules/position.hpp"
#include "movegen/vocab/function_ref.hpp"

namespace hurdle::custom {

using VisitMove = FunctionRef<void(const Move&)>;

/// The rules of one game. Thread-safe: members are const and keep no state.
class Rules {
 public:
  explicit Rules(const Description& facts) : facts_(facts) {}

  [[nodiscard]] const Description& facts() const noexcept { return facts_; }

  /// The position of `startFen`.
  [[nodiscard]] Position start() const;

  /// All legal moves, in no particular order; none if the game is over.
  [[nodiscard]] std::vector<Move> legal_moves(const Position& position) const;

  /// Whether there is any: sooner known than all of them.
  [[nodiscard]] bool has_legal_move(const Position& position) const;

  /// The moves that pieces, hands and castling allow, whether or not they leave a king attacked or
  /// a rule compels another move.
  [[nodiscard]] std::vector<Move> moves_before_safety(const Position& position) const;

  /// The position after a legal move.
  [[nodiscard]] Position after(const Position& position, const Move& move) const;

  /// Whether a rule has ended the game: flags, extinction, counted checks, two passes.
  [[nodiscard]] bool over(const Position& position) const;

  /// The player who has lost all but `extinctionPieceCount` pieces of a listed type: the one who
  /// moved, if both have.
  [[nodiscard]] std::optional<Colour> extinct(const Position& position) const;

  /// Whether the player has reached the own flag region.
  [[nodiscard]] bool has_arrived(const Position& position, Colour colour) const;

  /// The winner by `castlingWins`.
  [[nodiscard]] std::optional<Colour> castling_winner(const Position& position) const;

  /// Whether an enemy piece attacks a king or a pseudo-royal piece of `colour`.
  [[nodiscard]] bool in_check(const Position& position, Colour colour) const;

  /// How many enemy pieces do so.
  [[nodiscard]] int checkers(const Position& position, Colour colour) const;

  /// The squares of the kings and pseudo-royal pieces of `colour`.
  [[nodiscard]] Squares royals(const Position& position, Colour colour) const;

  /// The move as Fairy-Stockfish writes it: `e2e4`, `a7a8q`, `c3c7+`, `P@e5`, `e1e1`.
  [[nodiscard]] std::string text_of(const Move& move) const;

 private:
  void all_moves(const Position& position, VisitMove keep) const;
  // moves.cpp, pawns.cpp: moves before the test of safety
  void piece_moves(const Position& position, Square from, VisitMove visit) const;
  void pawn_moves(const Position& position, Square from, VisitMove visit) const;
  void en_passant_moves(const Position& position, Square from, const Squares& captures,
                        VisitMove visit) const;
  void special_moves(const Position& position, VisitMove visit) const;
  void gating_moves(const Position& position, const Move& move, VisitMove visit) const;
  void cambodian_moves(const Position& position, Square from, VisitMove visit) const;
  [[nodiscard]] Move pass_of(const Position& position) const;
  [[nodiscard]] bool passes_if_stuck(const Position& position) const;

  // promotions.cpp
  void arrivals(const Position& position, const Move& move, bool capture, VisitMove visit) const;
  [[nodiscard]] bool below_limit(const Position& position, Colour colour, Type type) const;
  [[nodiscard]] bool immobile(const Position& position, Colour colour, Type type,
                              Square square) const;
  void sittuyin_promotions(const Position& position, Square from, VisitMove visit) const;

  // castling.cpp
  void castling_moves(const Position& position, VisitMove visit) const;
  [[nodiscard]] bool may_castle(const Position& position, Wing wing, const Move& move) const;
  void update_rights(const Position& position, const Move& move, Position& next) const;
  void rights_by_drop(const Move& drop, Position& next, Colour colour) const;
  [[nodiscard]] Square castled_rook(Square king_to, Wing wing) const;

  // drops.cpp
  void drop_moves(const Position& position, VisitMove visit) const;
  [[nodiscard]] bool in_drop_region(Colour colour, Type type, Square to) const;
  [[nodiscard]] bool may_drop(const Position& position, Type type, Type as, Square to) const;
  [[nodiscard]] bool keeps_bishops_apart(const Position& position, Type type, Square to) const;

  // after.cpp
  void take(Position& next, const Piece& taken, Colour by) const;
  void mark_passed_squares(const Move& move, Position& next) const;
  void update_gates(const Position& position, const Move& move, Position& next) const;

  // blast.cpp
  void blast(const Position& position, const Move& move, Position& next) const;
  [[nodiscard]] bool immune(const Piece& taken, Type by) const;

  // walls.cpp
  void walls_alone(const Position& position, VisitMove visit) const;
  void walled_moves(const Position& position, const Move& move, VisitMove visit) const;
  [[nodiscard]] Squares wall_squares(const Position& position, const Move& move,
                                     const Position& next) const;
  void put_wall(const Move& move, Position& next) const;

  // enclosing.cpp
  [[nodiscard]] bool encloses(const Position& position, Square to) const;
  void flip(const Move& move, Position& next) const;

  // safety.cpp
  [[nodiscard]] Squares royal_attackers(const Position& position, Square square,
                                        Colour colour) const;
  [[nodiscard]] Types royal_types(const Position& position, Colour colour) const;
  [[nodiscard]] bool legal(const Position& position, const Move& move) const;
  [[nodiscard]] bool keeps_king_safe(const Position& position, const Position& next) const;
  [[nodiscard]] Squares royals_after(const Position& position, const Move& move,
                                     const Position& next) const;
  [[nodiscard]] bool keeps_pseudo_royals_safe(const Position& position, const Move& move,
                                              const Position& next) const;
  [[nodiscard]] bool king_may_answer(const Position& position, const Move& move) const;
  [[nodiscard]] bool gives_check(const Position& next) const;
  void apply_compulsion(const Position& position, std::vector<Move>& moves) const;

  // ends.cpp
  [[nodiscard]] bool flag_ends(const Position& position) const;
  [[nodiscard]] bool reaches_flag(const Position& position, Colour colour, bool must_be_safe) const;
  [[nodiscard]] bool king_may_reach_flag(const Position& position) const;

  // connect.cpp
  [[nodiscard]] bool connected(const Position& position, Colour colour) const;

  const Description& facts_;
};

/// The square that a move captures on, or none.
[[nodiscard]] Square captured_square(const Position& position, const Move& move);

/// Clears the marks of promoted pawns in a game in which they decide about no later move.
void clear_idle_pawn_marks(const Description& facts, Position& position);

}  // namespace hurdle::custom
