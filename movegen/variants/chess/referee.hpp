// Chess's rules, clause by clause (H1-H10, rules.md beside this file). Mutants and derived games
// change the virtual functions. Written from the rules alone.
#pragma once

#include "movegen/referee/base.hpp"
#include "movegen/variants/chess/notation.hpp"

namespace hurdle::chess {

/// Castling of one player with one rook: the origins and destinations of both.
struct Castling {
  Colour side;
  Square king;
  Square rook;
  Square king_goal;
  Square rook_goal;
};

class ChessReferee : public BaseReferee {
 public:
  explicit ChessReferee(const Notation& written,
                        CommonClauses named = {.promotion = "H5",
                                               .mate = "H9",
                                               .stalemate = "H10"}) noexcept
      : BaseReferee(written, named) {}

  // ---- The pieces -------------------------------------------------------------------------------

  virtual void pawn_steps(const Setup& setup, Square from, VisitSquare visit) const;     // H2
  virtual void pawn_captures(const Setup& setup, Square from, VisitSquare visit) const;  // H2
  virtual void pawn_passing(const Setup& setup, Square from, VisitSquare visit) const;   // H4

  /// H2, H3: how many squares forward the pawn on this square may go.
  [[nodiscard]] virtual int pawn_reach(Colour colour, Square from) const;

  // ---- Promotion --------------------------------------------------------------------------------

  /// H5: a pawn that reaches the last rank.
  [[nodiscard]] virtual bool promotes(const Setup& setup, Square from, Square to) const;
  /// H5: the kinds it may become.
  [[nodiscard]] virtual bool may_become(Kind kind) const;

  // ---- Castling ---------------------------------------------------------------------------------

  /// H8: the player to move has the right to castle with the rook on this file.
  [[nodiscard]] virtual bool castling_right(const Setup& setup, int rook_file) const;
  /// H6: the destinations of king and rook.
  [[nodiscard]] virtual Castling castling_with(const Setup& setup, int rook_file) const;
  /// H6: all squares between king and rook are empty.
  [[nodiscard]] virtual bool castling_way_is_free(const Setup& setup, const Castling& asked) const;
  /// H6: the king is not in check.
  [[nodiscard]] virtual bool castling_is_no_escape(const Setup& setup) const;
  /// H6: no enemy attacks a square that the king crosses. The destination is tested after the move,
  /// like that of every move (C5).
  [[nodiscard]] virtual bool castling_way_is_safe(const Setup& setup, const Castling& asked) const;
  /// H6: castling is written as the king's move.
  [[nodiscard]] virtual Move castling_move(const Castling& asked) const;
  /// H6: the file of the rook with which this king move castles; none for other moves.
  [[nodiscard]] virtual std::optional<int> castling_file(const Setup& setup, Move move) const;

  // ---- The squares of castling ------------------------------------------------------------------

  /// A player's first rank, where its king and rooks start.
  [[nodiscard]] int home_rank(Colour colour) const;
  /// Whether an enemy of the player to move attacks this square, with all pieces where they are.
  [[nodiscard]] bool crossing_is_attacked(const Setup& setup, Square square) const;
  /// The first occupied square between two squares, other than the king's and the rook's; none if
  /// there is none.
  [[nodiscard]] Square castling_block(const Setup& setup, const Castling& asked, Square from,
                                      Square to) const;
  /// The first attacked square that the king crosses, or none.
  [[nodiscard]] Square attacked_crossing(const Setup& setup, const Castling& asked) const;

  // ---- Overrides --------------------------------------------------------------------------------

  void targets(const Setup& setup, Square from, VisitSquare visit) const override;
  void write_moves(const Setup& setup, Square from, Square to, VisitMove visit) const override;
  void special_moves(const Setup& setup, VisitMove visit) const override;
  [[nodiscard]] bool is_castling(const Setup& setup, Move move) const override;
  void castle(const Setup& setup, Move move, Setup& next) const override;
  [[nodiscard]] bool restarts_half(const Setup& setup, Move move) const override;
  [[nodiscard]] CastlingRights rights_after(const Setup& setup, Move move) const override;  // H8
  [[nodiscard]] std::optional<InvalidReason> misplaced(const Setup& setup,
                                                       Square square) const override;
  [[nodiscard]] std::optional<InvalidReason> invalid_board(const Setup& setup) const override;

  // ---- Explanations (referee_words.cpp) ---------------------------------------------------------

  [[nodiscard]] std::span<const KindWords> words() const override;
  [[nodiscard]] Reason why_unreachable(const Setup& setup, Square from, Square to) const override;
  [[nodiscard]] Reason why_legal(const Setup& setup, Move move) const override;
  [[nodiscard]] Reason why_not_so_promoted(const Setup& setup, Move move) const override;
  [[nodiscard]] Reason why_no_castling(const Setup& setup, Move move) const override;

  /// The clause of castling, and how king and rook move by it.
  [[nodiscard]] virtual Reason castling_rule() const;
  /// Why a king's move of more than one step is not castling; nothing if the move does not look
  /// like castling.
  [[nodiscard]] virtual std::optional<Reason> why_not_written_so(const Setup& setup, Square from,
                                                                 Square to) const;

 protected:
  /// The piece that blocks castling, or none.
  [[nodiscard]] virtual Square castling_obstacle(const Setup& setup, const Castling& asked) const;
  /// C8: a castling right whose king or rook is not on its start square.
  [[nodiscard]] std::optional<InvalidReason> right_without_rook(const Setup& setup) const;

 private:
  [[nodiscard]] bool may_castle(const Setup& setup, const Castling& asked) const;
  [[nodiscard]] std::optional<InvalidReason> too_many_promoted(const Setup& setup,
                                                               Colour colour) const;

  [[nodiscard]] Reason why_no_pawn_move(const Setup& setup, Square from, Square to) const;
  [[nodiscard]] Reason why_no_pawn_capture(const Setup& setup, Square from, Square to) const;
  [[nodiscard]] Reason why_no_right(const Setup& setup, int rook_file) const;
  [[nodiscard]] std::string movement_text(const Setup& setup, Move move) const;
};

/// Chess960: castling by H7 instead of H6.
class Chess960Referee : public ChessReferee {
 public:
  using ChessReferee::ChessReferee;

  /// H7: the squares between each piece's origin and destination are empty.
  [[nodiscard]] bool castling_way_is_free(const Setup& setup, const Castling& asked) const override;
  /// H7: castling is written as the king's square and the rook's square.
  [[nodiscard]] Move castling_move(const Castling& asked) const override;
  [[nodiscard]] std::optional<int> castling_file(const Setup& setup, Move move) const override;

  [[nodiscard]] Reason castling_rule() const override;
  [[nodiscard]] std::optional<Reason> why_not_written_so(const Setup& setup, Square from,
                                                         Square to) const override;

 protected:
  [[nodiscard]] Square castling_obstacle(const Setup& setup, const Castling& asked) const override;
};

}  // namespace hurdle::chess
