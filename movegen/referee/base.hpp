// What the referees of all variants have in common: from "where may this piece go" to legal moves,
// the position after a move, check, endings, explanations and C8. Knows no variant; every rule
// that a variant adds or bends is a small virtual function, so that one clause can be overridden.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "movegen/referee/function_ref.hpp"
#include "movegen/referee/referee.hpp"
#include "movegen/referee/walk.hpp"

namespace hurdle {

using VisitMove = FunctionRef<void(Move)>;

/// A clause, and words that complete a sentence ("… cannot go to b10: <words>.", "The game is over:
/// <words>.").
struct Reason {
  std::string clause;
  std::string words;
};

/// The clauses that the base names when a variant has one of its own for the matter.
struct CommonClauses {
  std::string_view pass = "C7";       ///< a pass where none is allowed
  std::string_view drop = "C7";       ///< a drop of a piece that is not held, or where one stands
  std::string_view promotion = "C7";  ///< a promotion that is missing or not allowed
  std::string_view mate = "C5";
  std::string_view stalemate = "C3";
};

/// The common referee. A variant says where its pieces go (`targets`, `clause_of`,
/// `why_unreachable`) and overrides what else its rules change. Functions named `why_…` only find
/// words: they are asked after the rule itself has refused.
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
  [[nodiscard]] std::optional<Fault> impossible(const Setup& setup) const final;

  // ---- Moves -----------------------------------------------------------------------------------

  /// Every square the piece on `from` may move to by its own movement, whoever is to move: empty
  /// squares and enemy pieces, en-passant squares included; no castling. This alone is what attacks
  /// (C5): an enemy attacks the royal piece when its square is among the targets.
  virtual void targets(const Setup& setup, Square from, VisitSquare visit) const = 0;

  /// Writes the move or moves by which the piece on `from` reaches `to`: promotion choices. The
  /// base writes one plain move.
  virtual void write_moves(const Setup& setup, Square from, Square to, VisitMove visit) const;

  /// Moves that are not a piece going to one of its targets: passes, castling. The base has none.
  virtual void special_moves(const Setup& setup, VisitMove visit) const;

  /// Drops of pieces in hand on empty squares that `may_drop` allows; none without hands.
  virtual void drops(const Setup& setup, VisitMove visit) const;

  /// Whether a held kind may be dropped on this empty square (ranks, files).
  [[nodiscard]] virtual bool may_drop(const Setup& setup, Kind kind, Square to) const;

  /// C5: after the move the mover's royal piece cannot be captured.
  [[nodiscard]] virtual bool keeps_royal_safe(const Setup& setup, Move move,
                                              const Setup& next) const;

  /// What the variant forbids beyond C5, judged by the position after the move. The base forbids
  /// nothing.
  [[nodiscard]] virtual bool permitted(const Setup& setup, Move move, const Setup& next) const;

  /// Whether a rule has ended the game at once (J11, J12): no children.
  [[nodiscard]] virtual bool over(const Setup& setup) const;

  // ---- The position after a move ---------------------------------------------------------------

  /// Whether a move of the royal piece from square to square is a castling move here.
  [[nodiscard]] virtual bool is_castling(const Setup& setup, Move move) const;

  /// Puts what moves by castling where it goes. The base moves the royal piece as the move says,
  /// and then its partner.
  virtual void castle(const Setup& setup, Move move, Setup& next) const;

  /// Moves the castling partner; the royal piece is moved already.
  virtual void move_partner(Setup& next, Move move) const;

  /// The castling rights that are left after the move, of both players. The base keeps them all.
  [[nodiscard]] virtual CastlingRights rights_after(const Setup& setup, Move move) const;

  /// The piece on the board after the move: promotion.
  [[nodiscard]] virtual Piece piece_after(Piece moved, Move move) const;

  /// What becomes of a captured piece: to the captor's hand, unpromoted, in a game with hands.
  virtual void take(Setup& next, Piece captured) const;

  /// C6: the half-move counter starts again after a capture, a drop or a pawn's move.
  [[nodiscard]] virtual bool restarts_half(const Setup& setup, Move move) const;

  /// C6: the squares a pawn has just passed over, kept only when an enemy pawn attacks one.
  [[nodiscard]] virtual EnPassant passed_squares(const Setup& next, Move move, Piece moved) const;

  /// Whether an unpromoted pawn of this colour stands where it could capture on `to`, by geometry.
  [[nodiscard]] virtual bool pawn_attacks(const Setup& setup, Colour colour, Square to) const;

  // ---- Impossible positions (C8) ---------------------------------------------------------------

  /// Exactly one royal piece a side.
  [[nodiscard]] virtual std::optional<Fault> wrong_royals(const Setup& setup) const;

  /// More pieces of a kind than the game owns: a side on the board, or, in a game with hands, both
  /// sides over board and hands.
  [[nodiscard]] virtual std::optional<Fault> too_many(const Setup& setup) const;

  /// A piece that cannot stand on its square: the variant's "Impossible" line.
  [[nodiscard]] virtual std::optional<Fault> misplaced(const Setup& setup, Square square) const;

  /// What else the variant's "Impossible" line refuses about the whole board.
  [[nodiscard]] virtual std::optional<Fault> impossible_here(const Setup& setup) const;

  /// Whether the side that just moved may have left its royal piece capturable here.
  [[nodiscard]] virtual bool may_stand_in_check(const Setup& setup) const;

  /// The side that just moved left its royal piece capturable.
  [[nodiscard]] virtual std::optional<Fault> left_in_check(const Setup& setup) const;

  /// More pieces of one kind, promoted or not, than its limit, all these sides together.
  [[nodiscard]] std::optional<Fault> too_many_of(const Setup& setup, Kind kind,
                                                 std::span<const Colour> colours) const;

  // ---- Words -----------------------------------------------------------------------------------

  /// The clause of a piece's movement.
  [[nodiscard]] virtual std::string_view clause_of(Piece piece) const = 0;

  /// Why `to` is not among the targets of the piece on `from`; `to` holds no piece of its colour.
  [[nodiscard]] virtual Reason why_unreachable(const Setup& setup, Square from,
                                               Square to) const = 0;

  /// By which clause, and how, a legal move is granted.
  [[nodiscard]] virtual Reason why_granted(const Setup& setup, Move move) const;

  /// Why the piece reaches the square but not with this promotion or lack of one.
  [[nodiscard]] virtual Reason why_not_so_promoted(const Setup& setup, Move move) const;

  /// Why a castling move, as `is_castling` has it, is not granted.
  [[nodiscard]] virtual Reason why_no_castling(const Setup& setup, Move move) const;

  [[nodiscard]] virtual Reason why_no_pass(const Setup& setup, Move move) const;
  [[nodiscard]] virtual Reason why_no_drop(const Setup& setup, Move move) const;
  [[nodiscard]] virtual Reason why_not_permitted(const Setup& setup, Move move) const;
  [[nodiscard]] virtual Reason why_over(const Setup& setup) const;
  [[nodiscard]] virtual Reason why_mate(const Setup& setup) const;
  [[nodiscard]] virtual Reason why_stalemate(const Setup& setup) const;

  /// A player in the rules' words: "White", "Cho".
  [[nodiscard]] std::string side_name(Colour colour) const;

  /// A piece in the rules' words: "general"; "promoted rook".
  [[nodiscard]] virtual std::string name_of(Piece piece) const;

  /// "the cannon on b8".
  [[nodiscard]] std::string the_piece(const Setup& setup, Square square) const;

  /// The piece over which the piece on `from` reaches `to`; none when it does not jump.
  [[nodiscard]] Square jumped(const Setup& setup, Square from, Square to) const;

  /// All that attack a square: "the cannon on b8 (over the soldier on b6) and the horse on c7".
  [[nodiscard]] std::string the_attackers(const Setup& setup, Square target, Colour by) const;

  // ---- Tools -----------------------------------------------------------------------------------

  /// A walk for the piece on `from`.
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

  /// The rank of a square counted from 1 at the player's own edge.
  [[nodiscard]] int own_rank(Colour colour, Square square) const noexcept {
    return colour == Colour::white ? square.rank() + 1 : notation().ranks - square.rank();
  }

  /// Where the royal piece of a side stands; none when it has none.
  [[nodiscard]] Square royal_square(const Setup& setup, Colour colour) const;

  /// C5: whether the piece on `from` could move onto `to`, if it were its turn.
  [[nodiscard]] virtual bool reaches(const Setup& setup, Square from, Square to) const;

  /// Whether a piece of `by` could move onto `square`, where an enemy of `by` stands.
  [[nodiscard]] bool attacked(const Setup& setup, Square square, Colour by) const;

  /// The squares of all pieces of `by` that could move onto `square`.
  [[nodiscard]] std::vector<Square> attackers(const Setup& setup, Square square, Colour by) const;

  [[nodiscard]] bool in_check(const Setup& setup, Colour colour) const {
    return attacked(setup, royal_square(setup, colour), opponent(colour));
  }
  [[nodiscard]] bool has_legal_move(const Setup& setup) const;

  /// Mate: the side to move is in check, without a legal move, and no rule has ended the game.
  [[nodiscard]] bool is_mate(const Setup& setup) const;

  /// Whether a move that the movement grants is legal: C5 and what the variant forbids.
  [[nodiscard]] bool legal(const Setup& setup, Move move) const;

  /// All moves by movement alone, before `legal`; marked.
  void movements(const Setup& setup, VisitMove visit) const;

  /// All legal moves; marked.
  void legal_moves_into(const Setup& setup, VisitMove visit) const;

  /// The move with its castling or en-passant mark, whether it had it or not.
  [[nodiscard]] Move marked(const Setup& setup, Move move) const;

  /// The square of the pawn that a capture en passant on `to` removes.
  [[nodiscard]] virtual Square passing_pawn(const Setup& setup, Square to) const;

 protected:
  /// Moves the piece and takes what it captures.
  void go(const Setup& setup, Move move, Setup& next) const;

 private:
  [[nodiscard]] Verdict judge(const Setup& setup, Move move) const;
  [[nodiscard]] Reason why_not_granted(const Setup& setup, Move move) const;
  [[nodiscard]] Reason why_not_safe(const Setup& setup, const Setup& next) const;
  [[nodiscard]] std::string subject_of(const Setup& setup, Move move) const;
  [[nodiscard]] std::string praise_of(const Setup& setup, Move move) const;
  [[nodiscard]] std::string the_attacker(const Setup& setup, Square from, Square target) const;

  CommonClauses clauses_;
};

}  // namespace hurdle
