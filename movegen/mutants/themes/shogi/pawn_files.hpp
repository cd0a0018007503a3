// Files where a pawn may be dropped: the rule of two pawns in games with Shogi's hands.
#pragma once

#include <functional>

#include "movegen/mutants/rule.hpp"
#include "movegen/mutants/themes/promotion.hpp"
#include "movegen/mutants/themes/shogi/cast.hpp"

namespace hurdle::mutation {

/// The function of the rule of two pawns, beside those of promotion.
struct PawnFileHooks : PromotionHooks {
  Hook<bool(const Position&, Square to)> pawn_may_be_dropped_on_file;
};

/// A piece on the board where a pawn is dropped.
struct Met {
  Piece piece;
  Square at;
  Square drop;
  Colour side;
  Kind pawn;

  [[nodiscard]] bool same_file() const { return at.file() == drop.file(); }
  [[nodiscard]] bool is_own_pawn() const { return piece == Piece(side, pawn); }
  /// An own plain pawn on the file: what bars it by the rules.
  [[nodiscard]] bool bars() const { return same_file() && is_own_pawn(); }
  [[nodiscard]] bool is_ahead() const { return (at.rank() - drop.rank()) * forward(side) > 0; }
  [[nodiscard]] bool is_next() const {
    return at.rank() - drop.rank() < 2 && drop.rank() - at.rank() < 2;
  }
};

/// A pawn is dropped where at most so many pieces bar it.
[[nodiscard]] Change<PawnFileHooks> barred_by(Kind pawn, std::function<bool(const Met& met)> bars,
                                              int most = 0);

/// Which pieces bar a file, and where a pawn bars it.
[[nodiscard]] Rules<PawnFileHooks> barring_pieces(std::string_view clause, const HandCast& cast);
[[nodiscard]] Rules<PawnFileHooks> barring_pawns(std::string_view clause, const HandCast& cast);

}  // namespace hurdle::mutation
