// Name and notation of a variant: board size, letters, clauses and start positions. Parsers, the
// referee and the fast generator all use it; it contains no rule.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "movegen/vocab/move_notation.hpp"
#include "movegen/vocab/piece.hpp"
#include "movegen/vocab/setup.hpp"

namespace hurdle {

/// The notation of one kind of piece.
struct KindNotation {
  char letter;                     ///< canonical, upper case
  std::string_view name;           ///< as in the rules: "general", "cannon"
  std::string_view synonyms = "";  ///< further letters accepted for it, upper case
  char promoted_synonym = '\0';    ///< accepted as `+letter` (Pandemonium's D for +R), or none
  bool promotes = false;           ///< may carry `+` on the board
  int limit = 0;                   ///< most pieces of the kind, as the variant counts them (C8)
};

/// Which rooks a FEN's third field gives castling rights to (C6): none; those on the edge files,
/// with the royal piece on its own file; or any rook on either side of the royal piece.
enum class RightsText : std::uint8_t { none, edge_rooks, any_rook };

/// Where the mark of a promoted piece is written: `+R`, or `R~`.
enum class PromotedMark : std::uint8_t { plus_before, tilde_after };

/// How a promotion is written in a move (C7).
enum class PromotionText : std::uint8_t { none, plus, letter };

/// A clause of the rules: its id ("J7") and a short title ("cannon and cannon").
struct Clause {
  std::string_view id;
  std::string_view title;
  bool ends = false;  ///< a clause about moves that also says how a game ends
};

/// A named start array, for each player in FEN from the top rank of that player's camp to its
/// bottom rank, files from a. Both have the same number of ranks, at the board's own edge.
struct NamedSetup {
  std::string_view name;
  std::string_view white;  ///< upper case, as `P1P1P1P1P/1C5C1/4K4/RNBA1ABNR`
  std::string_view black;  ///< lower case, as `rnba1abnr/4k4/1c5c1/p1p1p1p1p`
};

/// All facts about a variant that parsing and writing need.
struct Notation {
  std::string_view name;     ///< `janggi`
  std::string_view summary;  ///< one line for `hurdle variants`
  std::span<const std::string_view> aliases;
  std::array<std::string_view, 2> sides{"White", "Black"};  ///< the players, by `index_of(Colour)`
  int files = 0;
  int ranks = 0;
  std::span<const KindNotation> kinds;  ///< by `index_of(Kind)`; kind 0 is royal
  Kind counter_pawn = Kind::none;       ///< its moves reset the half-move counter (C6)
  Kind special_pawn = Kind::none;       ///< the pawn of en passant and of the limits on drops
  bool hands = false;                   ///< pieces are dropped: the FEN has a bracket
  bool passes = false;                  ///< FEN's state field may be `p`
  bool en_passant = false;              ///< FEN's ep field may name squares
  /// How many squares a special pawn may advance from its ranks 1, 2 and 3. Determines which
  /// squares a FEN's ep field may name.
  std::array<int, 3> pawn_reach{1, 1, 1};
  RightsText rights = RightsText::none;  ///< FEN's third field may name castling rights
  Kind castles_with = Kind::none;        ///< the kind that owns these rights beside the royal piece
  Kind castles_without_rights = Kind::none;  ///< castles wherever it and the royal piece stand so
  int royal_file = 0;                        ///< the royal piece's file for `edge_rooks`
  PromotionText promotion = PromotionText::none;
  PromotedMark promoted_mark = PromotedMark::plus_before;
  /// How moves are written besides C7, in the order in which they are tried.
  std::span<const MoveNotation> move_notations{};
  std::span<const NamedSetup> setups;   ///< the first is the default for both players
  bool numbered_setups = false;         ///< a number from 0 to 959 names a setup too
  std::span<const Clause> clauses;      ///< the variant's own clauses, without C1-C8
  std::span<const Clause> end_clauses;  ///< clauses about whole games; perft ignores them (C3)

  [[nodiscard]] constexpr bool on_board(int file, int rank) const noexcept {
    return file >= 0 && file < files && rank >= 0 && rank < ranks;
  }
  /// The rank of a square, counted from 1 at the player's own edge.
  [[nodiscard]] constexpr int own_rank(Colour colour, Square square) const noexcept {
    return colour == Colour::white ? square.rank() + 1 : ranks - square.rank();
  }
  [[nodiscard]] constexpr const KindNotation& of(Kind kind) const noexcept {
    return kinds[index_of(kind)];
  }
  [[nodiscard]] constexpr std::string_view side(Colour colour) const noexcept {
    return sides[index_of(colour)];
  }
};

/// The clauses common to all variants (C1-C8).
[[nodiscard]] std::span<const Clause> common_clauses() noexcept;

/// The variant's clauses about the end of games; those that are about moves as well come first.
[[nodiscard]] std::vector<Clause> ending_clauses(const Notation& notation);

/// The clause with this id among the variant's own (those about whole games included) and the
/// common ones, or null.
[[nodiscard]] const Clause* find_clause(const Notation& notation, std::string_view id) noexcept;
/// The title of a clause; empty if no clause has the id.
[[nodiscard]] std::string_view title_of(const Notation& notation, std::string_view id) noexcept;
/// A clause with its title, as "J7 (cannon and cannon)"; the id alone if no clause has it.
[[nodiscard]] std::string with_title(const Notation& notation, std::string_view id);

}  // namespace hurdle
