// The common part of all referees: turns the squares that a piece may move to into legal moves, the
// position after a move, check, endings, explanations and C8. Every rule that a variant adds or
// changes is a small virtual function, so that a mutant can override one clause.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "movegen/referee/referee.hpp"
#include "movegen/referee/walk.hpp"
#include "movegen/vocab/function_ref.hpp"

namespace hurdle {

using VisitMove = FunctionRef<void(Move)>;

/// A clause, and words that complete a sentence ("… cannot go to b10: <words>.", "The game is over:
/// <words>.").
struct Reason {
  std::string clause;
  std::string words;
};

/// The clauses that the base cites; a variant may replace them with its own.
struct CommonClauses {
  std::string_view pass = "C7";       ///< a pass where passes are illegal
  std::string_view drop = "C7";       ///< a drop of a piece not in hand, or on an occupied square
  std::string_view promotion = "C7";  ///< a missing or illegal promotion
  std::string_view mate = "C5";
  std::string_view stalemate = "C3";
};

/// The words for a kind of piece. Those of the promoted piece may be empty: it is then called
/// "promoted rook", and moves by the same clause and words.
struct KindWords {
  std::string_view clause;     ///< defines the movement: "J7"
  std::string_view goes = "";  ///< after "a bishop goes": "any distance along diagonals"
  std::string_view promoted_name = "";
  std::string_view promoted_goes = "";
  std::string_view promoted_clause = "";
};

/// The common referee. A variant implements `targets`, `words` and `why_unreachable`, and
/// overrides the functions whose rules differ. Functions named `why_…` only find words; they are
/// called after the rule has been applied.
class BaseReferee : public Referee {
 public:
  explicit BaseReferee(const Notation& notation, CommonClauses clauses = {}) noexcept
      : Referee(notation), clauses_(clauses) {}

  [[nodiscard]] std::vector<Move> legal_moves(const Setup& setup) const final;
  [[nodiscard]] std::uint64_t count_legal_moves(const Setup& setup) const final;
  [[nodiscard]] Setup after(const Setup& setup, Move move) const override;
  [[nodiscard]] int checkers(const Setup& setup) const final;
  [[nodiscard]] std::vector<Checker> checking_pieces(const Setup& setup) const final;
  [[nodiscard]] EndingVerdict ending(const Setup& setup) const final;
  [[nodiscard]] Verdict explain(const Setup& setup, Move move) const final;
  [[nodiscard]] std::optional<InvalidReason> invalid_reason(const Setup& setup) const final;

  // ---- Moves ------------------------------------------------------------------------------------

  /// Every square that the piece on `from` may move to by its own movement, whichever side is to
  /// move: empty squares and enemy pieces, en-passant squares included, castling excluded. Only
  /// these squares count as attacked (C5): an enemy attacks the royal piece if its square is among
  /// them.
  virtual void targets(const Setup& setup, Square from, VisitSquare visit) const = 0;

  /// Visits the move or moves by which the piece on `from` reaches `to`, one for each promotion
  /// choice. The base visits one plain move.
  virtual void write_moves(const Setup& setup, Square from, Square to, VisitMove visit) const;

  /// Moves that no piece makes to one of its targets: passes, castling. The base has none.
  virtual void special_moves(const Setup& setup, VisitMove visit) const;

  /// Drops of pieces in hand on the empty squares that `may_drop` allows; none in games without
  /// hands.
  virtual void drops(const Setup& setup, VisitMove visit) const;

  /// Whether a kind in hand may be dropped on this empty square, by rank and file.
  [[nodiscard]] virtual bool may_drop(const Setup& setup, Kind kind, Square to) const;

  /// C5: whether the mover's royal piece cannot be captured after the move.
  [[nodiscard]] virtual bool keeps_royal_safe(const Setup& setup, Move move,
                                              const Setup& next) const;

  /// Restrictions of the variant beyond C5, tested on the position after the move. The base has
  /// none.
  [[nodiscard]] virtual bool permitted(const Setup& setup, Move move, const Setup& next) const;

  /// Whether a rule has ended the game at once (J11, J12); then there are no legal moves.
  [[nodiscard]] virtual bool over(const Setup& setup) const;

  // ---- The position after a move ----------------------------------------------------------------

  /// Whether this move of the royal piece, from square to square, is castling.
  [[nodiscard]] virtual bool is_castling(const Setup& setup, Move move) const;

  /// Moves the pieces of a castling move. The base moves the royal piece, then its partner.
  virtual void castle(const Setup& setup, Move move, Setup& next) const;

  /// Moves the castling partner, after the royal piece.
  virtual void move_partner(Setup& next, Move move) const;

  /// Both players' castling rights after the move. The base keeps them all.
  [[nodiscard]] virtual CastlingRights rights_after(const Setup& setup, Move move) const;

  /// The moved piece as it stands after the move (promotion).
  [[nodiscard]] virtual Piece piece_after(Piece moved, Move move) const;

  /// Where a captured piece goes: unpromoted into the hand of the capturing player, in games with
  /// hands.
  virtual void take(Setup& next, Piece captured) const;

  /// C6: the half-move counter restarts after a capture, a drop or a pawn's move.
  [[nodiscard]] virtual bool restarts_half(const Setup& setup, Move move) const;

  /// C6: the squares a pawn has just passed over; empty unless an enemy pawn attacks one.
  [[nodiscard]] virtual EnPassant passed_squares(const Setup& next, Move move, Piece moved) const;

  /// Whether an unpromoted pawn of this colour attacks `to` geometrically.
  [[nodiscard]] virtual bool pawn_attacks(const Setup& setup, Colour colour, Square to) const;

  // ---- Invalid positions (C8) -------------------------------------------------------------------

  /// Each side must have exactly one royal piece.
  [[nodiscard]] virtual std::optional<InvalidReason> wrong_royals(const Setup& setup) const;

  /// More pieces of a kind than the game has. Counts one side's pieces on the board, or in games
  /// with hands both sides' pieces on board and in hand.
  [[nodiscard]] virtual std::optional<InvalidReason> too_many(const Setup& setup) const;

  /// A piece that cannot stand on its square, by the variant's "Invalid positions" section.
  [[nodiscard]] virtual std::optional<InvalidReason> misplaced(const Setup& setup,
                                                               Square square) const;

  /// Further conditions of the variant's "Invalid positions" section, about the whole board.
  [[nodiscard]] virtual std::optional<InvalidReason> invalid_board(const Setup& setup) const;

  /// Whether the side that just moved may leave its royal piece capturable in this position.
  [[nodiscard]] virtual bool may_stand_in_check(const Setup& setup) const;

  /// The side that just moved left its royal piece capturable.
  [[nodiscard]] virtual std::optional<InvalidReason> left_in_check(const Setup& setup) const;

  /// More pieces of one kind, promoted or not, than its limit, counted over all `colours` together.
  [[nodiscard]] std::optional<InvalidReason> too_many_of(const Setup& setup, Kind kind,
                                                         std::span<const Colour> colours) const;

  // ---- Explanations -----------------------------------------------------------------------------

  /// The words for each kind, in the order of the notation.
  [[nodiscard]] virtual std::span<const KindWords> words() const = 0;

  /// The clause that defines a piece's movement.
  [[nodiscard]] std::string_view clause_of(Piece piece) const;

  /// How a piece moves, after "a rook goes".
  [[nodiscard]] std::string_view movement_of(Piece piece) const;

  /// Why `to` is not a target of the piece on `from`; `to` holds no piece of the same colour.
  [[nodiscard]] virtual Reason why_unreachable(const Setup& setup, Square from,
                                               Square to) const = 0;

  /// The clause that makes a legal move legal, and how.
  [[nodiscard]] virtual Reason why_legal(const Setup& setup, Move move) const;

  /// Why the piece reaches the square but may not promote like this, or must promote.
  [[nodiscard]] virtual Reason why_not_so_promoted(const Setup& setup, Move move) const;

  /// Why a castling move, as recognised by `is_castling`, is illegal.
  [[nodiscard]] virtual Reason why_no_castling(const Setup& setup, Move move) const;

  [[nodiscard]] virtual Reason why_no_pass(const Setup& setup, Move move) const;
  [[nodiscard]] virtual Reason why_no_drop(const Setup& setup, Move move) const;
  [[nodiscard]] virtual Reason why_not_permitted(const Setup& setup, Move move) const;
  [[nodiscard]] virtual Reason why_over(const Setup& setup) const;
  [[nodiscard]] virtual Reason why_mate(const Setup& setup) const;
  [[nodiscard]] virtual Reason why_stalemate(const Setup& setup) const;

  /// The player's name in the rules: "White", "Cho".
  [[nodiscard]] std::string side_name(Colour colour) const;

  /// The piece's name in the rules: "general"; "dragon"; "promoted silver".
  [[nodiscard]] std::string name_of(Piece piece) const;
  /// "a rook", "an apricot".
  [[nodiscard]] std::string a_piece(Piece piece) const;

  /// "the cannon on b8".
  [[nodiscard]] std::string the_piece(const Setup& setup, Square square) const;

  /// The piece over which the piece on `from` jumps to reach `to`; none if it does not jump.
  [[nodiscard]] Square jumped(const Setup& setup, Square from, Square to) const;

  /// All attackers of a square: "the cannon on b8 (over the soldier on b6) and the horse on c7".
  [[nodiscard]] std::string the_attackers(const Setup& setup, Square target, Colour by) const;

  // ---- Squares, attacks and lists of moves ------------------------------------------------------

  /// A `Walk` for the piece on `from`.
  [[nodiscard]] Walk walk(const Setup& setup, Square from) const noexcept {
    return {notation(), setup, setup.at(from)};
  }

  /// Calls `visit(square)` for every square of the board, a1 first, rank by rank.
  template <class Visit>
  void for_each_square(Visit visit) const {
    for (int rank = 0; rank < notation().ranks; ++rank) {
      for (int file = 0; file < notation().files; ++file) {
        visit(Square(file, rank));
      }
    }
  }

  /// The rank of a square, counted from 1 at the player's own edge.
  [[nodiscard]] int own_rank(Colour colour, Square square) const noexcept {
    return notation().own_rank(colour, square);
  }

  /// The lowest square of a file that holds exactly this piece, or none.
  [[nodiscard]] Square lowest_on_file(const Setup& setup, Piece piece, int file) const;

  /// Two unpromoted pieces of this kind and one side on one file, which the clause excludes.
  [[nodiscard]] std::optional<InvalidReason> two_on_a_file(const Setup& setup, Kind kind,
                                                           std::string_view clause) const;

  /// Whether the piece would go from square to square on an empty board, across other squares.
  [[nodiscard]] bool goes_far(Piece piece, Square from, Square to) const;

  /// C5: whether the piece on `from` could move to `to` if its side were to move.
  [[nodiscard]] virtual bool reaches(const Setup& setup, Square from, Square to) const;

  /// Whether a piece of `by` could move to `square`, which holds an enemy piece. False for no
  /// square: a side that has lost its royal piece, which C8 excludes, is not in check.
  [[nodiscard]] bool attacked(const Setup& setup, Square square, Colour by) const;

  /// The squares of all pieces of `by` that could move to `square`; none for no square.
  [[nodiscard]] std::vector<Square> attackers(const Setup& setup, Square square, Colour by) const;

  [[nodiscard]] bool in_check(const Setup& setup, Colour colour) const {
    return attacked(setup, royal_square(setup, colour), opponent(colour));
  }
  [[nodiscard]] bool has_legal_move(const Setup& setup) const;

  /// Mate: the side to move is in check without a legal move, and no rule has ended the game.
  [[nodiscard]] bool is_mate(const Setup& setup) const;

  /// Whether a move that the piece's movement allows is legal: C5 and the variant's restrictions.
  [[nodiscard]] bool legal(const Setup& setup, Move move) const;

  /// All moves by movement alone, before `legal` filters them; marked.
  void movements(const Setup& setup, VisitMove visit) const;

  /// All legal moves; marked.
  void legal_moves_into(const Setup& setup, VisitMove visit) const;

  /// The move with the castling or en-passant mark that it needs, whether it has it or not.
  [[nodiscard]] Move marked(const Setup& setup, Move move) const;

  /// The square of the pawn that an en-passant capture on `to` removes.
  [[nodiscard]] virtual Square passing_pawn(const Setup& setup, Square to) const;

 protected:
  /// Moves the piece and removes the piece it captures.
  void go(const Setup& setup, Move move, Setup& next) const;

 private:
  [[nodiscard]] Verdict judge(const Setup& setup, Move move) const;
  [[nodiscard]] Reason why_no_movement(const Setup& setup, Move move) const;
  [[nodiscard]] Reason why_not_safe(const Setup& setup, const Setup& next) const;
  [[nodiscard]] std::string subject_of(const Setup& setup, Move move) const;
  [[nodiscard]] std::string permission_of(const Setup& setup, Move move) const;
  [[nodiscard]] std::string the_attacker(const Setup& setup, Square from, Square target) const;

  CommonClauses clauses_;
};

}  // namespace hurdle
