// Games with Shogi's hands: captured pieces, drops, files where a pawn may be dropped, and mates by
// pawn drops.
#pragma once

#include <functional>

#include "movegen/mutants/themes/hands.hpp"
#include "movegen/mutants/themes/shogi/pieces.hpp"

namespace hurdle::mutation {

/// Captured pieces that leave the game or change their kind in the hand.
[[nodiscard]] Rules<Hooks> captured_pieces(std::string_view clause, const HandCast& cast);

/// No drops on ranks of the board, by the ids that a game lists in its order: "in-the-camp",
/// "beyond-the-middle", "on-the-first-rank", "on-the-last-rank".
[[nodiscard]] Rules<Hooks> barred_ranks(std::string_view clause,
                                        std::initializer_list<std::string_view> ids);
/// No drops on other squares, or of some pieces.
[[nodiscard]] Rules<Hooks> barred_squares(std::string_view clause, const HandCast& cast);
/// Drops in the camp, and the hand after a drop.
[[nodiscard]] Rules<Hooks> ways_to_drop(std::string_view clause, const HandCast& cast);

/// The function of the rule of two pawns, beside those of promotion.
struct PawnFileHooks : PromotionHooks {
  Hook<bool(const Situation&, Square to)> pawn_may_be_dropped_on_file;
};

/// A piece on the board, and the square where a pawn is dropped.
struct Met {
  Piece piece;
  Square at;
  Square drop;
  Colour side;
  Kind pawn;

  [[nodiscard]] bool same_file() const { return at.file() == drop.file(); }
  [[nodiscard]] bool is_own_pawn() const { return piece == Piece(side, pawn); }
  /// An own unpromoted pawn on the file, which bars the file by the rules.
  [[nodiscard]] bool bars() const { return same_file() && is_own_pawn(); }
  [[nodiscard]] bool is_ahead() const { return (at.rank() - drop.rank()) * forward(side) > 0; }
  [[nodiscard]] bool is_next() const {
    return at.rank() - drop.rank() < 2 && drop.rank() - at.rank() < 2;
  }
};

/// A pawn may be dropped where at most `most` pieces bar it.
[[nodiscard]] Change<PawnFileHooks> barred_by(Kind pawn, std::function<bool(const Met& met)> bars,
                                              int most = 0);

/// Which pieces bar a file, and where a pawn bars it.
[[nodiscard]] Rules<PawnFileHooks> barring_pieces(std::string_view clause, const HandCast& cast);
[[nodiscard]] Rules<PawnFileHooks> barring_pawns(std::string_view clause, const HandCast& cast);

// ---- Mates by pawn drops -----------------------------------------------------------------------

struct DropMateCast {
  std::string_view clause;
  std::string_view first;   ///< the player who moves first: "Sente"
  std::string_view second;  ///< the other player: "Gote"
  Kind pawn;
  Kind knight;
};

/// The clause does not bind some moves.
[[nodiscard]] Change<Hooks> exempt(std::function<bool(const Played& asked)> free);
/// Some moves are forbidden that leave the own king safe.
[[nodiscard]] Change<Hooks> forbids(std::function<bool(const Played& asked)> forbidden);

[[nodiscard]] bool drops_with_mate(const Played& asked);
[[nodiscard]] bool moves_with_mate(const Played& asked, Kind kind);

/// Which replies avert mate by a drop.
using Judgement = AvertsMate::Changed;

/// The replies that avert mate without this change and of which this is true; those, or the ones of
/// which this is true, legal or not.
[[nodiscard]] Judgement averts_if(std::function<bool(const Reply& reply)> holds);
[[nodiscard]] Judgement averts_also_if(std::function<bool(const Reply& reply)> holds);

/// A drop that gives check, and leaves the own royal piece in none.
[[nodiscard]] bool checks_by_drop(const Played& asked);
/// Drops of some kinds mate unless a reply averts mate. Judgements of several mutants add up; those
/// mutants bind the same kinds.
[[nodiscard]] Change<Hooks> mate_unless(const std::function<bool(Kind dropped)>& binds,
                                        Judgement judgement);

/// Which drops may mate or give check, and whether pawns may mate or stalemate.
[[nodiscard]] Rules<Hooks> drop_mates(const DropMateCast& cast);
[[nodiscard]] Rules<Hooks> pawn_mates(const DropMateCast& cast, std::string_view no_stalemate);

}  // namespace hurdle::mutation
