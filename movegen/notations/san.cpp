// SAN, the notation of chess books and PGN: `Nf3`, `O-O`, `exd8=Q+`, and drops, `N@f3`.
#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "movegen/notations/format.hpp"
#include "movegen/vocab/castling_rights.hpp"
#include "movegen/vocab/text/letters.hpp"

namespace hurdle::notations {
namespace {

/// The parts of a text in SAN.
struct San {
  Kind kind = Kind::none;
  bool drop = false;
  bool castling = false;
  bool king_side = false;  ///< of castling
  bool captures = false;   ///< the text contains an x
  int file = -1;           ///< of the origin, if named
  int rank = -1;
  Square to;
  Kind becomes = Kind::none;
  bool checks = false;   ///< the text ends with + or #
  bool mates = false;    ///< the text ends with #
  bool passing = false;  ///< the text has e.p.
};

bool san_is_capture(const Place& place, Move move) {
  return move.is_en_passant() || (!move.is_castling() && place.setup.at(move.to()));
}

bool san_is_pawn(const Place& place, Kind kind) {
  return kind == place.notation().special_pawn;
}

// ---- Reading ----

/// Removes comments such as `!?`, and the marks of check, from the end.
std::string_view without_marks(std::string_view text, San& san) {
  while (!text.empty() && (text.back() == '!' || text.back() == '?')) {
    text.remove_suffix(1);
  }
  if (text.ends_with('#')) {
    san.checks = san.mates = true;
    text.remove_suffix(1);
  }
  for (int plus = 0; plus < 2 && text.ends_with('+') && !san.mates; ++plus) {
    san.checks = true;
    text.remove_suffix(1);
  }
  if (text.ends_with("e.p.")) {
    san.passing = true;
    text.remove_suffix(std::string_view("e.p.").size());
  }
  return text;
}

/// Parses `O-O` and `O-O-O`, with letters or zeros.
bool parse_castling(std::string_view text, San& san) {
  constexpr std::array<std::string_view, 2> long_texts{"O-O-O", "0-0-0"};
  constexpr std::array<std::string_view, 2> short_texts{"O-O", "0-0"};
  san.king_side = std::ranges::find(short_texts, text) != short_texts.end();
  san.castling = san.king_side || std::ranges::find(long_texts, text) != long_texts.end();
  return san.castling;
}

/// The kind of a capital letter, or none.
Kind kind_of_capital(const Notation& notation, char letter) {
  const auto meaning = is_upper(letter) ? read_letter(notation, letter) : std::nullopt;
  return meaning && !meaning->promoted ? meaning->kind : Kind::none;
}

/// Removes the new piece from the end: `=Q`, `Q`.
bool parse_promotion(const Notation& notation, std::string_view& text, San& san) {
  constexpr std::size_t least = 3;
  if (text.size() < least || !is_upper(text.back())) {
    return true;
  }
  san.becomes = kind_of_capital(notation, text.back());
  text.remove_suffix(1);
  if (text.ends_with('=')) {
    text.remove_suffix(1);
  }
  return san.becomes != Kind::none;
}

/// Parses the square at the end.
bool parse_target(const Notation& notation, std::string_view& text, San& san) {
  if (text.size() < 2) {
    return false;
  }
  const int file = text[text.size() - 2] - 'a';
  const int rank = text.back() - '1';
  text.remove_suffix(2);
  san.to = notation.on_board(file, rank) ? Square(file, rank) : Square::none();
  return san.to.exists();
}

/// Parses what remains before the target: a letter, a file, a rank, and `x` or `-`.
bool parse_origin(const Notation& notation, std::string_view text, San& san) {
  san.kind = notation.special_pawn;
  bool letter = false;
  if (!text.empty() && is_upper(text.front())) {
    san.kind = kind_of_capital(notation, text.front());
    letter = true;
    text.remove_prefix(1);
  }
  if (notation.hands && text == "@") {
    san.drop = true;
    return san.kind != Kind::none;
  }
  const bool apart = text.ends_with('x') || text.ends_with('-');
  san.captures = text.ends_with('x');
  text.remove_suffix(apart ? 1 : 0);
  if (!text.empty() && is_lower(text.front())) {
    san.file = text.front() - 'a';
    text.remove_prefix(1);
  }
  if (!text.empty() && text.front() >= '1' && text.front() <= '9') {
    san.rank = text.front() - '1';
    text.remove_prefix(1);
  }
  const bool two_squares = san.file >= 0 && san.rank >= 0 && !letter && !apart;  // C7's form
  const bool rank_alone = san.rank >= 0 && san.file < 0 && !letter;  // as a move number before e4
  return text.empty() && san.kind != Kind::none && !two_squares && !rank_alone;
}

std::optional<San> parse_san(const Notation& notation, std::string_view text) {
  San san;
  text = without_marks(text, san);
  if (parse_castling(text, san)) {
    return san;
  }
  const bool parsed = parse_promotion(notation, text, san) && parse_target(notation, text, san) &&
                      parse_origin(notation, text, san);
  return parsed ? std::optional(san) : std::nullopt;
}

/// Whether the text names this legal move, apart from the marks of check and the new piece.
bool san_names(const Place& place, const San& san, Move move) {
  if (san.castling || move.is_castling()) {
    return san.castling && move.is_castling() &&
           san.king_side == (move.to().file() > move.from().file());
  }
  if (san.drop || move.is_drop()) {
    return san.drop && move.is_drop() && move.kind() == san.kind && move.to() == san.to;
  }
  const bool straight =
      san.file >= 0 || !san_is_pawn(place, san.kind) || move.from().file() == move.to().file();
  return place.moved(move).kind() == san.kind && move.to() == san.to && straight &&
         (san.file < 0 || move.from().file() == san.file) &&
         (san.rank < 0 || move.from().rank() == san.rank) &&
         (!san.captures || san_is_capture(place, move));
}

// ---- Writing ----

/// The file, the rank or the square that tells the piece apart from others of its kind.
std::string san_origin(const Place& place, Move move) {
  const Kind kind = place.moved(move).kind();
  bool others = false;
  bool same_file = false;
  bool same_rank = false;
  for (const Move other : place.legal) {
    if (other.is_drop() || other.is_castling() || other.to() != move.to() ||
        other.from() == move.from() || place.moved(other).kind() != kind) {
      continue;
    }
    others = true;
    same_file = same_file || other.from().file() == move.from().file();
    same_rank = same_rank || other.from().rank() == move.from().rank();
  }
  const std::string square = to_text(move.from());
  if (!others) {
    return "";
  }
  if (!same_file) {
    return square.substr(0, 1);
  }
  return same_rank ? square : square.substr(1);
}

std::string san_body(const Place& place, Move move) {
  const Notation& notation = place.notation();
  if (move.is_castling()) {
    return move.to().file() > move.from().file() ? "O-O" : "O-O-O";
  }
  const std::string to = to_text(move.to());
  if (move.is_drop()) {
    const bool pawn = san_is_pawn(place, move.kind());
    return (pawn ? "" : std::string(1, notation.of(move.kind()).letter)) + '@' + to;
  }
  const Kind kind = place.moved(move).kind();
  const std::string_view x = san_is_capture(place, move) ? "x" : "";
  if (!san_is_pawn(place, kind)) {
    return fmt::format("{}{}{}{}", notation.of(kind).letter, san_origin(place, move), x, to);
  }
  const std::string file = x.empty() ? "" : to_text(move.from()).substr(0, 1);
  const std::string becomes =
      move.is_promotion() ? fmt::format("={}", notation.of(move.kind()).letter) : "";
  return fmt::format("{}{}{}{}", file, x, to, becomes);
}

/// `+`, `#` or nothing.
std::string_view check_mark(const Place& place, Move move) {
  const Setup after = place.referee.after(place.setup, move);
  if (place.referee.checkers(after) == 0) {
    return "";
  }
  return place.referee.count_legal_moves(after) == 0 ? "#" : "+";
}

/// The move with its marks from the list of legal moves.
Move marked(const Place& place, Move move) {
  const auto found = std::ranges::find_if(
      place.legal, [move](Move other) { return other.plain() == move.plain(); });
  return found == place.legal.end() ? move : *found;
}

std::string write_san(const Place& place, Move move) {
  const Move full = marked(place, move);
  return san_body(place, full) + std::string(check_mark(place, full));
}

// ---- Illegal moves ----

/// The king's move that castling to this side is written with: two files, in Chess960 to the rook.
/// None without such a rook, and among several rooks without a right.
std::optional<Move> possible_castling(const Place& place, const San& san) {
  const Notation& notation = place.notation();
  const Colour own = place.setup.side;
  const Square king = royal_square(place.setup, own);
  if (!king.exists() || notation.rights == RightsText::none) {
    return std::nullopt;
  }
  const int step = san.king_side ? 1 : -1;
  if (notation.rights == RightsText::edge_rooks) {
    const int file = king.file() + 2 * step;
    return notation.on_board(file, king.rank())
               ? std::optional(Move::board(king, Square(file, king.rank())))
               : std::nullopt;
  }
  std::vector<Square> rooks;
  for (int file = king.file() + step; notation.on_board(file, king.rank()); file += step) {
    const Square square(file, king.rank());
    if (place.setup.at(square).is(own, notation.castles_with)) {
      if (has_right(place.setup, own, file)) {
        return Move::board(king, square);
      }
      rooks.push_back(square);
    }
  }
  return rooks.size() == 1 ? std::optional(Move::board(king, rooks.front())) : std::nullopt;
}

/// Whether the piece could make the move if only it, the kings and a piece to capture were on the
/// board: all that the rules of its kind require.
bool goes_there_alone(const Place& place, Move move) {
  if (place.setup.at(move.to()).is(opponent(place.setup.side), Kind::royal)) {
    return false;
  }
  Setup alone = place.setup;
  alone.rights = {};
  alone.en_passant.clear();
  for (std::size_t index = 0; index < square_count; ++index) {
    const bool stays = alone.board[index].kind() == Kind::royal || Square::at(index) == move.from();
    alone.board[index] = stays ? alone.board[index] : Piece();
  }
  if (san_is_pawn(place, place.moved(move).kind()) && move.from().file() != move.to().file()) {
    alone.put(move.to(), Piece(opponent(alone.side), place.moved(move).kind()));
  }
  return place.referee.explain(alone, move).legal;
}

/// The moves of all pieces of the kind from the named origin to the target.
std::vector<Move> moves_of_kind(const Place& place, const San& san) {
  std::vector<Move> moves;
  for (std::size_t index = 0; index < square_count; ++index) {
    const Square from = Square::at(index);
    const bool straight =
        san.file >= 0 || !san_is_pawn(place, san.kind) || from.file() == san.to.file();
    if (place.setup.at(from).is(place.setup.side, san.kind) && from != san.to && straight &&
        (san.file < 0 || from.file() == san.file) && (san.rank < 0 || from.rank() == san.rank)) {
      moves.push_back(san.becomes == Kind::none ? Move::board(from, san.to)
                                                : Move::promotion_to(from, san.to, san.becomes));
    }
  }
  return moves;
}

/// The one illegal move that the text can mean: that of the only piece of its kind, or of the only
/// one that could go there on an empty board. None if the text can mean several moves, or a legal
/// one that it describes wrongly.
std::optional<Move> illegal_move(const Place& place, const San& san) {
  std::vector<Move> moves;
  if (san.castling) {
    const auto castling = possible_castling(place, san);
    moves.assign(castling ? 1 : 0, castling.value_or(Move()));
  } else if (san.drop) {
    moves.push_back(Move::drop(san.kind, san.to));
  } else {
    moves = moves_of_kind(place, san);
  }
  if (moves.size() > 1) {
    std::erase_if(moves, [&](Move move) { return !goes_there_alone(place, move); });
  }
  return moves.size() == 1 && !place.referee.explain(place.setup, moves.front()).legal
             ? std::optional(moves.front())
             : std::nullopt;
}

// ---- Problems ----

/// Why no legal move is meant: the legal moves of the piece.
std::string none_of_kind(const Place& place, const San& san) {
  std::string texts;
  for (const Move move : place.legal) {
    const bool same = san.castling
                          ? move.is_castling()
                          : move.is_drop() == san.drop && !move.is_castling() &&
                                (san.drop ? move.kind() : place.moved(move).kind()) == san.kind;
    if (same) {
      texts += (texts.empty() ? "" : ", ") + write_san(place, move);
    }
  }
  const std::string_view what = san.castling ? "castling" : place.notation().of(san.kind).name;
  if (!texts.empty()) {
    return fmt::format("names no legal move; those of the {} are {}", what, texts);
  }
  const std::string_view of = san.castling ? "" : san.drop ? "drop of the " : "move of the ";
  return fmt::format("no legal {}{}", of, what);
}

/// Why the marks of check or of en passant are wrong, or nothing.
std::string wrong_mark(const Place& place, const San& san, Move move) {
  if (san.passing && !move.is_en_passant()) {
    return fmt::format("is no capture en passant; expected {}", write_san(place, move));
  }
  const std::string_view mark = check_mark(place, move);
  if (san.mates && mark != "#") {
    return fmt::format("is no mate; expected {}", write_san(place, move));
  }
  if (san.checks && mark.empty()) {
    return fmt::format("gives no check; expected {}", write_san(place, move));
  }
  return "";
}

ParsedMove read_san(const Place& place, std::string_view text) {
  const auto san = parse_san(place.notation(), text);
  if (!san) {
    return foreign("expected a piece and a square, as Nf3, exd8=Q+ or O-O");
  }
  if (san->drop && san->becomes != Kind::none) {
    return no_move("a dropped piece does not promote");
  }
  std::vector<Move> fitting;
  bool promotes = false;
  for (const Move move : place.legal) {
    if (san_names(place, *san, move)) {
      promotes = promotes || move.is_promotion();
      if ((move.is_promotion() ? move.kind() : Kind::none) == san->becomes) {
        fitting.push_back(move);
      }
    }
  }
  if (fitting.size() == 1) {
    if (std::string problem = wrong_mark(place, *san, fitting.front()); !problem.empty()) {
      return no_move(std::move(problem));
    }
  }
  std::string none = promotes
                         ? fmt::format("the pawn promotes on {0}; expected the new piece, as {0}=Q",
                                       to_text(san->to))
                         : none_of_kind(place, *san);
  const auto illegal =
      fitting.empty() && !promotes ? illegal_move(place, *san) : std::optional<Move>();
  ParsedMove parsed =
      one_of(place, std::move(fitting), std::move(none), "name the file or the rank it comes from");
  parsed.illegal = illegal;
  return parsed;
}

}  // namespace

const Format san_format{MoveNotation::san, "san", "Nf3, O-O, exd8=Q+", read_san, write_san};

}  // namespace hurdle::notations
