// The description of a variant for the fast generator: plain data, known at compile time. It
// expresses the rules as facts about movement primitives. The generator branches on the facts,
// never on a variant's name.
#pragma once

#include <array>
#include <cstdint>

#include "movegen/vocab/notation.hpp"

namespace hurdle::fast {

/// Directions as bits, from the first player's view; mirrored top to bottom for the second player.
enum Direction : std::uint8_t {
  north = 1U << 0U,
  north_east = 1U << 1U,
  east = 1U << 2U,
  south_east = 1U << 3U,
  south = 1U << 4U,
  south_west = 1U << 5U,
  west = 1U << 6U,
  north_west = 1U << 7U,
};

inline constexpr std::uint8_t no_direction = 0;
inline constexpr std::uint8_t orthogonals = north | east | south | west;
inline constexpr std::uint8_t diagonals = north_east | south_east | south_west | north_west;
inline constexpr std::uint8_t all_directions = orthogonals | diagonals;

/// File and rank of each direction, by bit number.
inline constexpr std::array<int, 8> direction_file{0, 1, 1, 1, 0, -1, -1, -1};
inline constexpr std::array<int, 8> direction_rank{1, 1, 0, -1, -1, -1, 0, 1};

/// How a piece moves along a line: past empty squares, or over exactly one hurdle.
enum Way : std::uint8_t { no_way = 0, slide = 1, hop = 2 };

/// Movement along one family of lines: the ways (a set of `Way`) to move to an empty square, and to
/// capture.
struct LineMoves {
  std::uint8_t quiet = no_way;
  std::uint8_t capture = no_way;
  constexpr bool operator==(const LineMoves&) const = default;
};

inline constexpr LineMoves slides{slide, slide};
inline constexpr LineMoves hops{hop, hop};
inline constexpr LineMoves slides_to_hop{slide, hop};  ///< slides quietly, captures over a hurdle

/// The leaps of one orthogonal and one diagonal step outward, in ascending order of their targets:
/// file and rank of each, from the first player's view.
inline constexpr std::array<int, 8> leap_file{-1, 1, -2, 2, -2, 2, -1, 1};
inline constexpr std::array<int, 8> leap_rank{-2, -2, -1, -1, 1, 1, 2, 2};

/// A leap by file and rank, from the first player's view.
struct Leap {
  int file = 0;
  int rank = 0;
};

/// All free leaps: the eight above, then the others of two or three files or ranks.
inline constexpr std::size_t free_leap_count = 40;
inline constexpr std::array<Leap, free_leap_count> free_leaps = [] {
  constexpr int furthest = 3;
  constexpr int knight_distance = 5;  // squared
  std::array<Leap, free_leap_count> result{};
  std::size_t next = 0;
  for (std::size_t leap = 0; leap < leap_file.size(); ++leap) {
    result[next++] = {leap_file[leap], leap_rank[leap]};
  }
  for (int rank = -furthest; rank <= furthest; ++rank) {
    for (int file = -furthest; file <= furthest; ++file) {
      const int distance = file * file + rank * rank;
      if (distance > 2 && distance != knight_distance) {
        result[next++] = {file, rank};
      }
    }
  }
  return result;
}();

/// Free leaps as bits, by number.
using LeapSet = std::uint64_t;
inline constexpr LeapSet no_leap = 0;
inline constexpr LeapSet knight_leaps = 0xFF;
inline constexpr LeapSet forward_leaps = 0xC0;  ///< a knight's two leaps two ranks forward

/// A leap whose path must be empty: one orthogonal step, then `diagonal_steps` diagonal steps
/// outward. Every square but the last must be empty.
struct LameLeap {
  std::uint8_t diagonal_steps = 0;
  constexpr bool operator==(const LameLeap&) const = default;
};

/// How one type of piece moves: the union of the primitives that are set.
struct Movement {
  std::uint8_t steps = no_direction;         ///< one step to an empty square or a capture
  std::uint8_t marked_steps = no_direction;  ///< the same, only along marked lines of the
                                             ///< opponent's palace
  std::uint8_t far_steps = no_direction;     ///< the same, only from squares beyond the river
  bool palace = false;      ///< steps stay in its palace, diagonal ones on marked lines
  LeapSet leaps = no_leap;  ///< free leaps, like a knight's
  bool eyed_leap = false;  ///< two diagonal steps in one direction, if the square between (the eye)
                           ///< is empty, and not across the river
  LameLeap lame = {};
  LineMoves orthogonal = {};
  LineMoves diagonal = {};
  LineMoves marked = {};      ///< along the marked diagonals of either palace
  bool slides_ahead = false;  ///< slides along the file, forward only
  bool pawn_moves = false;    ///< forward without capturing, captures diagonally forward
  constexpr bool operator==(const Movement&) const = default;
};

inline constexpr int no_type = -1;

/// A type of piece: the content of a square. `promotes_to` is the index of the type it becomes, or
/// the first of several among which the player chooses.
struct PieceType {
  Kind kind = Kind::none;
  bool promoted = false;
  Movement movement = {};
  int promotes_to = no_type;
  std::array<int, 7> or_to{};  ///< the further choices; 0, the royal type, is none
  Kind held_as = Kind::none;   ///< its kind in hand after capture, if it is not its own kind
};

/// Calls `visit(type)` with the index of every type that a type may become.
template <class Visit>
constexpr void each_promotion(const PieceType& type, const Visit& visit) {
  if (type.promotes_to != no_type) {
    visit(type.promotes_to);
  }
  for (const int other : type.or_to) {
    if (other > 0) {
      visit(other);
    }
  }
}

/// The number of types that a type may become.
[[nodiscard]] constexpr int count_promotions(const PieceType& type) {
  int result = 0;
  each_promotion(type, [&](int /*becomes*/) { ++result; });
  return result;
}

/// When a move promotes.
enum class PromotionRule : std::uint8_t {
  none,
  on_reach,  ///< every move that ends in the camp, without a choice
  choice,    ///< a move that starts or ends in the camp may; a piece that could never move again
             ///< must
};

inline constexpr std::size_t max_types = 16;
inline constexpr std::uint16_t all_ranks = 0xFFFF;

/// Which drops may not mate.
enum class DropMate : std::uint8_t { allowed, not_by_pawns, forbidden };

/// Castling by position alone: the royal piece is on its start file of its own first rank, an
/// unpromoted partner on an edge file, and the squares between are empty. The royal piece moves
/// `royal_steps` towards the partner, which moves to the square beside it on the far side.
///
/// Castling by right: the position stores with which partners on its first rank a royal piece that
/// has never moved may castle. Both move to their goal files, towards the first file or towards the
/// last one; their paths are empty except for themselves.
struct CastlingRule {
  bool exists = false;
  int royal_file = 0;
  int royal_steps = 0;
  Kind partner = Kind::none;
  std::array<int, 2> royal_goals{};    ///< by right: the files, with a partner on a lower file
  std::array<int, 2> partner_goals{};  ///< than the royal piece and on a higher one
  // Also facts of the notation: `described` copies them from there.
  bool by_right = false;
  bool anywhere = false;  ///< both start on any file; the move names both squares
};

/// A variant's facts. Type 0 is the royal piece.
struct Description {
  std::array<PieceType, max_types> types{};  ///< unused types at the end have kind none

  int palace_ranks = 0;       ///< ranks of each palace, from its player's edge; 0: no palace
  int palace_first_file = 0;  ///< the first of its three files
  int river = 0;  ///< ranks on each side of the river, in the middle of the board; 0: no river
  /// The kind whose pieces are no hurdles and never capture each other.
  Kind hurdle_taboo = Kind::none;
  /// Facing royal pieces on an open file must be separated by the move; a pass ends the game.
  bool facing_restricts = false;
  /// Royal pieces attack each other, and nothing else, along an open file.
  bool royals_attack_along_files = false;
  bool royal_stays_in_check = false;  ///< in check it may only capture a single checker

  PromotionRule promotion = PromotionRule::none;
  int camp_ranks = 0;  ///< ranks of the camp (the promotion zone), from the far edge
  /// With `on_reach`: a pawn need not promote on squares of the camp from which it can move.
  bool promotion_optional = false;
  /// By type: most pieces of it that a player may have on the board when a pawn becomes one more;
  /// 0 is no limit.
  std::array<int, max_types> promotion_limits{};

  std::uint16_t pawn_drop_ranks =
      all_ranks;                 ///< ranks for drops of special pawns, bit 0 the player's first
  bool drops_can_move = false;   ///< no drops on squares from which the piece could never move
  bool one_pawn_a_file = false;  ///< no drop on files with a friendly unpromoted special pawn
  DropMate drop_mate = DropMate::allowed;
  CastlingRule castling = {};

  // Also facts of the notation: `described` copies them from there.
  int files = 0;
  int ranks = 0;
  int kinds = 0;
  std::array<int, max_kinds> limits{};  ///< most pieces of each kind: a player's, or both players'
                                        ///< together if captured pieces are dropped again
  bool pass = false;                    ///< a player not in check may pass; two passes end the game
  bool drops = false;                   ///< captured pieces go to the hand of the capturing player
  bool en_passant = false;         ///< special pawns may be captured on squares they passed over
  Kind special_pawn = Kind::none;  ///< the pawn of en passant and of the limits on pawn drops
  std::array<int, 3> pawn_reach{1, 1, 1};  ///< squares that `pawn_moves` advances from ranks 1-3
  int type_count = 0;
};

/// The facts of a variant, completed from its notation.
[[nodiscard]] constexpr Description described(const Notation& notation, Description facts) {
  facts.files = notation.files;
  facts.ranks = notation.ranks;
  facts.kinds = static_cast<int>(notation.kinds.size());
  for (std::size_t kind = 0; kind < notation.kinds.size(); ++kind) {
    facts.limits[kind] = notation.kinds[kind].limit;
  }
  facts.pass = notation.passes;
  facts.drops = notation.hands;
  facts.en_passant = notation.en_passant;
  facts.special_pawn = notation.special_pawn;
  facts.pawn_reach = notation.pawn_reach;
  if (notation.rights != RightsText::none) {
    facts.castling.by_right = true;
    facts.castling.anywhere = notation.rights == RightsText::any_rook;
    facts.castling.royal_file = notation.royal_file;
    facts.castling.partner = notation.castles_with;
  }
  facts.type_count = 0;
  while (facts.type_count < static_cast<int>(max_types) &&
         facts.types[static_cast<std::size_t>(facts.type_count)].kind != Kind::none) {
    ++facts.type_count;
  }
  return facts;
}

/// Whether two types move alike and have the same choice of promotion; then they share a class.
[[nodiscard]] constexpr bool alike(const Description& facts, const PieceType& a,
                                   const PieceType& b) {
  const bool same_choice = facts.promotion != PromotionRule::choice ||
                           (a.promotes_to == no_type) == (b.promotes_to == no_type);
  return a.movement == b.movement && same_choice;
}

}  // namespace hurdle::fast
