// How a game ends at once, so that the position has no legal moves.
#include <optional>

#include "movegen/custom/rules/reach.hpp"
#include "movegen/custom/rules/rules.hpp"

namespace hurdle::custom {
namespace {

/// How many pieces of a type, or of all types, a player has on the board.
std::size_t count_on_board(const Position& position, Colour colour, std::optional<Type> type) {
  std::size_t count = 0;
  for (const Piece& piece : position.board) {
    count += piece.belongs_to(colour) && (!type || piece.type == *type) ? 1U : 0U;
  }
  return count;
}

std::size_t count_all(const Position& position, Colour colour, std::optional<Type> type) {
  std::size_t count = count_on_board(position, colour, type);
  const Hand& hand = position.hands[hurdle::index_of(colour)];
  for (std::size_t index = 0; index < type_count; ++index) {
    count += !type || type_at(index) == *type ? hand[index] : 0U;
  }
  return count;
}

}  // namespace

bool Rules::over(const Position& position) const {
  const Colour mover = opponent(position.side);
  const bool passes = facts_.of(Colour::white).pass || facts_.of(Colour::black).pass;
  if (passes && position.passes >= 2) {
    return true;
  }
  if (facts_.bikjang_rule && position.faced && kings_face(facts_, position)) {
    return true;
  }
  if (facts_.ends.check_counting && position.checks_left[hurdle::index_of(mover)] <= 0) {
    return true;
  }
  if (facts_.ends.full_board) {
    bool full = true;
    for_each_square(facts_.size, [&](Square square) { full &= position.occupied(square); });
    if (full) {
      return true;
    }
  }
  return extinct(position) || flag_ends(position) || castling_winner(position) ||
         connected(position, mover);
}

std::optional<Colour> Rules::extinct(const Position& position) const {
  const EndFacts& ends = facts_.ends;
  if (!ends.extinction || (ends.extinction_pseudo_royal && !facts_.blast.on_capture)) {
    return std::nullopt;
  }
  for (const Colour colour : {opponent(position.side), position.side}) {
    const std::size_t claim = ends.extinction_claim && colour == position.side ? 1 : 0;
    const auto is_lost = [&](std::optional<Type> type) {
      return count_all(position, colour, type) <= static_cast<std::size_t>(ends.extinction_count) &&
             count_all(position, opponent(colour), type) >=
                 static_cast<std::size_t>(ends.extinction_opponent_count) + claim;
    };
    if (ends.extinction_types.all && is_lost(std::nullopt)) {
      return colour;
    }
    for (std::size_t index = 0; index < type_count; ++index) {
      if (ends.extinction_types.types[index] && is_lost(type_at(index))) {
        return colour;
      }
    }
  }
  return std::nullopt;
}

/// Pieces that must be safe may not be attacked, unless they are more than needed: a reply captures
/// only one.
bool Rules::reaches_flag(const Position& position, Colour colour, bool must_be_safe) const {
  const SideFacts& side = facts_.of(colour);
  if (side.flag_region.none()) {
    return false;
  }
  int arrived = 0;
  bool full = true;
  bool safe = true;
  for_each_square(facts_.size, [&](Square square) {
    if (!side.flag_region[square.index()]) {
      return;
    }
    const Piece& piece = position.at(square);
    full &= position.occupied(square);
    if (piece.belongs_to(colour) &&
        (side.flag_piece.all || contains(side.flag_piece.types, piece.type))) {
      ++arrived;
      safe = safe && !(must_be_safe && attacked(facts_, position, square, opponent(colour)));
    }
  });
  const int needed = safe ? facts_.ends.flag_count : facts_.ends.flag_count + 1;
  return arrived >= needed || (facts_.ends.flag_blocked_win && arrived > 0 && full);
}

/// Whether the side to move has a legal king move into its own flag region.
bool Rules::king_may_reach_flag(const Position& position) const {
  const Squares kings = squares_of(position, position.side, Type::king);
  bool found = false;
  for (std::size_t index = 0; index < square_count; ++index) {
    if (kings[index]) {
      piece_moves(position, Square::at(index), [&](const Move& move) {
        found = found ||
                (facts_.of(position.side).flag_region[move.to.index()] && legal(position, move));
      });
    }
  }
  return found;
}

/// With `flagMove` the other player has one more move, unless the arrived piece is safe and must
/// be, or Black's king cannot follow White's.
bool Rules::flag_ends(const Position& position) const {
  const Colour mover = opponent(position.side);
  const bool safe = facts_.ends.flag_safe;
  if (!facts_.ends.flag_move) {
    return reaches_flag(position, mover, safe) ||
           (safe && reaches_flag(position, position.side, true));
  }
  if (reaches_flag(position, position.side, false) ||
      (safe && reaches_flag(position, mover, true))) {
    return true;
  }
  const bool is_king = contains(facts_.of(mover).flag_piece.types, Type::king);
  return is_king && reaches_flag(position, mover, false) &&
         (position.side == Colour::white || !king_may_reach_flag(position));
}

bool Rules::has_arrived(const Position& position, Colour colour) const {
  return reaches_flag(position, colour, facts_.ends.flag_safe && !facts_.ends.flag_move);
}

/// The player who castles wins; a player who has lost all rights to it loses.
std::optional<Colour> Rules::castling_winner(const Position& position) const {
  if (position.castled && facts_.ends.castling_wins != EndFacts().castling_wins) {
    return opponent(position.side);
  }
  for (const Colour colour : both_colours) {
    bool wins = false;
    bool has_right = false;
    for (const Wing wing : both_wings) {
      const auto at = static_cast<std::size_t>(wing);
      if (facts_.ends.castling_wins[hurdle::index_of(colour)][at]) {
        wins = true;
        has_right |= position.rook(colour, wing).exists();
      }
    }
    if (wins && !has_right) {
      return opponent(colour);
    }
  }
  return std::nullopt;
}

}  // namespace hurdle::custom
