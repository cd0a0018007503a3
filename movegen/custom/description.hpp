// A game as plain data: every fact that a variants file can state and that decides about moves.
// Field names follow the keys of the file. The rules in movegen/custom/rules/ read nothing else.
#pragma once

#include <array>
#include <cstdint>
#include <string>

#include "movegen/custom/board.hpp"
#include "movegen/custom/movement.hpp"
#include "movegen/custom/types.hpp"
#include "movegen/vocab/colour.hpp"

namespace hurdle::custom {

/// A set of types, or all pieces together (`*`).
struct TypesOrAll {
  Types types;
  bool all = false;
  bool operator==(const TypesOrAll&) const = default;
};

/// The facts that may differ between the players.
struct SideFacts {
  Squares promotion_region;
  Types promotion_pawn_types;
  Types promotion_piece_types;
  Squares double_step_region;
  Squares triple_step_region;
  Squares en_passant_region = Squares().set();
  Types en_passant_types;
  Type castling_king_piece = Type::king;
  Types castling_rook_pieces;
  Squares drop_region = Squares().set();
  bool pass = false;
  bool pass_on_stalemate = false;
  Squares flag_region;
  TypesOrAll flag_piece{{}, true};
  std::array<Squares, 2> connect_regions;    ///< a chain between them ends the game
  std::array<Squares, type_count> mobility;  ///< empty means everywhere
  Types move_rule_types;  ///< `nMoveRuleTypes`: their moves that cannot be undone reset the count
  bool operator==(const SideFacts&) const = default;
};

/// Facts about castling that both players share.
struct CastlingFacts {
  bool allowed = true;
  int kingside_file = 6;
  int queenside_file = 2;
  int rank = 1;  ///< relative
  int king_file = 4;
  int rook_kingside_file = 11;
  int rook_queenside_file = 0;
  bool dropped_piece = false;
  bool opposite = false;
  bool operator==(const CastlingFacts&) const = default;
};

/// Facts about hands and drops.
struct DropFacts {
  bool allowed = false;
  bool captures_to_hand = false;
  bool loop = false;
  bool two_boards = false;
  bool first_rank_pawns = false;
  bool promotion_zone_pawns = false;
  Type no_doubled = Type::none;
  int no_doubled_count = 1;
  bool promoted = false;
  bool must = false;
  TypesOrAll must_type{{}, true};
  bool sittuyin_rook = false;
  bool opposite_coloured_bishop = false;
  bool immobility_illegal = false;
  bool checks = true;
  bool operator==(const DropFacts&) const = default;
};

/// Facts about how a game ends at once.
struct EndFacts {
  bool extinction = false;  ///< `extinctionValue` is not `none`
  bool extinction_pseudo_royal = false;
  bool extinction_claim = false;
  TypesOrAll extinction_types;
  int extinction_count = 0;
  int extinction_opponent_count = 0;
  bool duple_check = false;
  int flag_count = 1;
  bool flag_move = false;
  bool flag_safe = false;
  bool flag_blocked_win = false;
  bool check_counting = false;
  std::array<std::array<bool, 2>, 2> castling_wins{};  ///< by colour; kingside, queenside
  bool full_board = false;
  bool operator==(const EndFacts&) const = default;
};

/// What an end means for the player whom its option names.
enum class Outcome : std::uint8_t { win, loss, draw };

/// What decides a game that would be drawn: points, pieces on the board, or the player with the
/// odds.
enum class Material : std::uint8_t { none, janggi, unweighted, white_draw_odds, black_draw_odds };

/// Facts about the results of whole games. They do not change which moves are legal.
struct ResultFacts {
  Outcome checkmate = Outcome::loss;  ///< for the player without a move
  Outcome stalemate = Outcome::draw;  ///< for the player without a move
  bool stalemate_piece_count = false;
  bool shogi_pawn_drop_mate_illegal = false;
  Outcome extinction = Outcome::draw;  ///< for the player whose pieces are lost
  Outcome connection = Outcome::win;   ///< for the player who moved
  Material material = Material::none;
  int move_rule = 50;  ///< in moves of each player; 0 for none
  int fold_rule = 3;   ///< occurrences of a position; 0 for none
  Outcome fold = Outcome::draw;
  bool fold_absolute = false;  ///< `fold` is for White, not for the player to move
  bool perpetual_check_illegal = false;
  bool operator==(const ResultFacts&) const = default;
};

/// Facts about arrangements of a player's pieces that end the game.
struct ConnectFacts {
  int row = 0;        ///< pieces beside each other in a line; 0 for no such end, as for the others
  int square = 0;     ///< the side of a square full of pieces
  int collinear = 0;  ///< pieces anywhere on a line
  bool horizontal = true;
  bool vertical = true;
  bool diagonal = true;
  TypesOrAll types{{}, true};
  bool operator==(const ConnectFacts&) const = default;
};

/// Facts about captures that destroy more than the captured piece.
struct BlastFacts {
  bool on_capture = false;
  Types immune;
  Types mutually_immune;  ///< a piece of such a type cannot capture one of the same type
  Types petrify;          ///< a capturing piece of these types becomes a wall
  bool petrify_blast_pieces = false;  ///< so do the pieces next to a capture
  bool operator==(const BlastFacts&) const = default;
};

/// Where a move puts a wall.
enum class WallingRule : std::uint8_t { none, arrow, duck, edge, past, stationary };

/// Facts about walls that moves put on the board.
struct WallFacts {
  WallingRule rule = WallingRule::none;
  std::array<Squares, 2> region{Squares().set(), Squares().set()};  ///< by `index_of(Colour)`
  bool or_move = false;                                             ///< a wall in place of a move
  bool operator==(const WallFacts&) const = default;
};

/// Which neighbours a drop needs, or which pieces a move turns over.
enum class EnclosingRule : std::uint8_t { none, reversi, ataxx, quadwrangle, snort, anyside, top };

/// Facts about drops beside other pieces, and pieces that change sides.
struct EnclosingFacts {
  EnclosingRule drop = EnclosingRule::none;
  Squares drop_start;  ///< while one of them is empty, drops go only there
  EnclosingRule flip = EnclosingRule::none;
  bool free_drops = false;  ///< the hand never empties
  bool operator==(const EnclosingFacts&) const = default;
};

/// The facts of one game.
struct Description {
  BoardSize size;
  std::string start;
  bool chess960 = false;
  std::array<char, type_count> letters{};  ///< lower case; 0 for a type without pieces
  std::array<Movement, type_count> movements;
  std::array<std::string, type_count> betza;  ///< the movements as text
  Type king_type = Type::king;  ///< the type whose special rules the king shares; wazir in Janggi
  Squares diagonal_lines;
  int soldier_promotion_rank = 1;

  std::array<Type, type_count> promoted_type{};   ///< `Type::none` without a promotion
  std::array<int, type_count> promotion_limit{};  ///< 0 for no limit
  Type main_pawn = Type::pawn;
  bool mandatory_pawn_promotion = true;
  bool mandatory_piece_promotion = false;
  bool promotion_on_capture = false;
  bool demotion = false;
  bool sittuyin_promotion = false;

  bool double_step = true;  ///< false empties both regions of double steps

  bool checking = true;
  bool must_capture = false;
  bool flying_general = false;
  bool makpong_rule = false;
  bool bikjang_rule = false;
  bool gating = false;
  bool seirawan_gating = false;
  bool cambodian_moves = false;

  std::array<SideFacts, 2> sides;  ///< by `index_of(Colour)`
  CastlingFacts castling;
  DropFacts drops;
  EndFacts ends;
  ResultFacts results;
  ConnectFacts connect;
  BlastFacts blast;
  WallFacts walls;
  EnclosingFacts enclosing;

  [[nodiscard]] const SideFacts& of(Colour colour) const { return sides[hurdle::index_of(colour)]; }
  [[nodiscard]] char letter(Type type) const { return letters[index_of(type)]; }
  [[nodiscard]] Type type_with_letter(char lower) const {
    for (std::size_t index = 0; index < type_count; ++index) {
      if (letters[index] != 0 && letters[index] == lower) {
        return type_at(index);
      }
    }
    return Type::none;
  }
  /// Whether a player may pass, at least without another move.
  [[nodiscard]] bool has_passes() const {
    return sides[0].pass || sides[1].pass || sides[0].pass_on_stalemate ||
           sides[1].pass_on_stalemate;
  }
  /// Whether a captured piece that was a pawn goes into a hand as a pawn. A blast makes it one even
  /// if other captured pieces keep what they are.
  [[nodiscard]] bool promoted_pawns_return() const {
    return drops.captures_to_hand && !drops.two_boards && (!drops.loop || blast.on_capture);
  }
  bool operator==(const Description&) const = default;
};

/// The facts of a section without a parent: Fairy-Stockfish's defaults, no pieces.
[[nodiscard]] Description blank_description();

/// The rank `*N`, N counted from 1.
[[nodiscard]] Squares rank_squares(int rank);

}  // namespace hurdle::custom
