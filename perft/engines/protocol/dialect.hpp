// Translates between our notation and an engine's: letters, squares, passes, drops, promotions.
// Independent of protocols and rules.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "movegen/vocab/move.hpp"
#include "movegen/vocab/notation.hpp"
#include "movegen/vocab/setup.hpp"

namespace hurdle::engines {

/// How a square is written.
enum class SquareText : std::uint8_t {
  letters,    ///< a letter and a number: `a1`
  usi,        ///< files by number from the right, ranks by letter from the top: `7g`
  file_rank,  ///< two digits, the file's first; the tenth of either is 0
  rank_file   ///< the same with the rank first
};

/// The name of such a text in options and profiles: `file-rank`.
[[nodiscard]] std::string_view to_text(SquareText squares) noexcept;

/// The square text with this name; empty if none is found.
[[nodiscard]] std::optional<SquareText> find_square_text(std::string_view name) noexcept;

/// Their names, joined by ", ": for messages.
[[nodiscard]] std::string square_text_names();

/// What a board move does not show by itself.
struct MoveFacts {
  Kind mover = Kind::none;  ///< the piece that moves
  bool declines = false;    ///< whether the same move with a promotion is legal too
};

/// The facts of a move in a position with these legal moves.
[[nodiscard]] MoveFacts facts_of(const Setup& setup, const std::vector<Move>& legal, Move move);

/// Everything in which an engine's text may differ from C6 and C7. The default is our own text.
struct Dialect {
  std::map<char, char> letters;  ///< our letter of a piece -> the engine's, both in upper case
  SquareText squares = SquareText::letters;
  int ranks_from = 1;         ///< the number of the lowest rank: 1, or 0 as in UCCI
  bool ten_from_0 = false;    ///< boards of ten ranks count them from 0, others by `ranks_from`
  bool ranks_down = false;    ///< ranks are counted from the top of the board, in USI from below
  bool files_down = false;    ///< files are counted from the right, in USI from the left
  bool padded_tenth = false;  ///< USI's files have two digits on the tenth rank: `06a`
  bool sfen = false;          ///< positions as in USI: `b` moves first, hands come last
  bool short_fen = false;     ///< FENs without the state and en passant fields if both are `-`
  bool shredder_fen = false;  ///< castling rights in Chess960 as files of rooks: `HAha`
  bool upper_case = false;    ///< moves in upper case: `A1A2`
  std::string pass;           ///< the text of a pass; empty when it is the royal square twice
  std::string drop = "@";     ///< between piece and square: `P@e5`
  std::string promotion;      ///< after a promoting move; empty if it is as ours
  /// The text after a promoting move by our letter of the piece, where it is not the same for all.
  std::map<char, std::string> promotions;
  std::string declined;  ///< after a move that could promote and does not
  /// Castling is the king's move onto its rook in every game, as in Chess960 (H8).
  bool king_takes_rook = false;
  bool king_destination = false;  ///< in Chess960 castling is the king's move to where it ends
  bool long_moves = false;        ///< moves of custom games have more forms: `a1b1,b1c1`, `O-O`
  std::string castling;  ///< the word for castling towards the last file, as `O-O`; else empty

  friend bool operator==(const Dialect&, const Dialect&) = default;

  /// Whether this is our own notation.
  [[nodiscard]] bool is_ours() const;

  /// The number of a variant's lowest rank.
  [[nodiscard]] int lowest_rank(const Notation& notation) const;

  /// A position's FEN as the engine writes it. A position after two passes has none.
  [[nodiscard]] std::string fen(const Notation& notation, const Setup& setup) const;

  /// A move as the engine writes it. Castling must be marked, as generators mark it. `facts` are
  /// needed only if `needs_facts()`.
  [[nodiscard]] std::string move(const Notation& notation, Move move,
                                 const MoveFacts& facts = {}) const;

  /// Whether the text of a move depends on the piece that moves or on the other legal moves.
  [[nodiscard]] bool needs_facts() const { return !promotions.empty() || !declined.empty(); }

  /// A move in this position, legal or not, as the engine writes it; castling need not be marked.
  [[nodiscard]] std::string move_in(const Notation& notation, const Setup& setup, Move move) const;

  /// Moves played one after another from `base`, as the engine writes them; castling need not be
  /// marked.
  [[nodiscard]] std::vector<std::string> line(const Notation& notation, const Setup& base,
                                              const std::vector<Move>& moves) const;

  /// Translates an engine's move text to ours; returns it unchanged if it cannot be parsed.
  /// `setup` is the position before the move: its royal square stands for the pass.
  [[nodiscard]] std::string our_move(const Notation& notation, const Setup& setup,
                                     std::string_view text) const;

  /// Whether the word may be a move: by `like_a_move` without the marks of this dialect, as digits
  /// if squares are digits, as this dialect's pass, or as another word for a pass. With
  /// `long_moves`, any word with a digit or castling.
  [[nodiscard]] bool may_be_move(std::string_view word) const;

  /// Whether the word has the form of a move in this dialect, legal or not.
  [[nodiscard]] bool reads(const Notation& notation, std::string_view word) const;

  /// An engine's FEN with our letters.
  [[nodiscard]] std::string our_fen(std::string_view fen) const;
};

/// Whether some program writes a pass like this: `0000`, `pass`, `--`, in any case.
[[nodiscard]] bool is_pass_word(std::string_view word);

/// Parses pairs of letters, ours and the engine's: `n=j`, `b=x`. Throws std::invalid_argument that
/// names the pair if its form is wrong or none of our variants has the letter.
[[nodiscard]] std::map<char, char> parse_letters(const std::vector<std::string>& pairs);

/// Parses pairs of our letter of a piece and the engine's letter after its promoting move: `p=t`.
/// Throws std::invalid_argument that names the pair if its form is wrong, none of our variants has
/// the letter, or a piece is given twice.
[[nodiscard]] std::map<char, std::string> parse_promotions(const std::vector<std::string>& pairs);

}  // namespace hurdle::engines
