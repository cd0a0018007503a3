// The word of a move in coordinates, or else in SAN, the notation of PGN.
#include "perft/custom/line.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <stdexcept>

#include "movegen/vocab/text/letters.hpp"
#include "movegen/vocab/text/text.hpp"

namespace hurdle::custom {
namespace {

/// A word without what SAN may omit or writes in two ways.
struct San {
  std::string text;
  bool captures = false;  ///< it has an x
};

bool is_part_of_square(char c) {
  return is_lower(c) || is_digit(c);
}

/// Removes comments such as `!?`, and `x`, `-` and `=` between the parts of a move.
San plain(std::string_view word) {
  while (!word.empty() && (word.back() == '!' || word.back() == '?')) {
    word.remove_suffix(1);
  }
  San san;
  const bool castling = word.starts_with("O-O") || word.starts_with("0-0");
  for (std::size_t index = 0; index < word.size(); ++index) {
    const bool last = index + 1 == word.size();
    const bool between = index > 0 && !last && is_part_of_square(word[index - 1]);
    const bool dash =
        !castling && word[index] == '-' && between && is_part_of_square(word[index + 1]);
    const bool becomes = word[index] == '=' && between && !last;
    san.captures = san.captures || word[index] == 'x';
    if (word[index] != 'x' && !dash && !becomes) {
      san.text += castling && word[index] == '0' ? 'O' : word[index];
    }
  }
  return san;
}

/// The first letter of the last word of a name: `h` of horse, `e` of janggiElephant.
char initial_of(const std::string& name) {
  const auto capital = std::find_if(name.rbegin(), name.rend(), is_upper);
  return capital == name.rend() ? name.front() : to_lower(*capital);
}

/// What SAN writes of the legal moves of a position.
class Writer {
 public:
  Writer(const Rules& rules, const Position& position, const std::vector<Move>& legal)
      : rules_(rules), position_(position), legal_(legal) {}

  /// The legal moves that a text names.
  [[nodiscard]] std::vector<Move> named(const San& san) const {
    std::vector<Move> found;
    std::ranges::copy_if(legal_, std::back_inserter(found), [&](const Move& move) {
      return (!san.captures || captured_square(position_, move).exists()) && names(san.text, move);
    });
    return found;
  }

 private:
  [[nodiscard]] bool names(const std::string& text, const Move& move) const {
    const std::vector<std::string> possible = endings(move);
    return std::ranges::any_of(possible, [&](const std::string& end) {
      return text.ends_with(end) && starts_as(text.substr(0, text.size() - end.size()), move);
    });
  }

  /// Whether a text without the ending is the move's.
  [[nodiscard]] bool starts_as(const std::string& text, const Move& move) const {
    const std::string to = to_text(move.to);
    switch (move.form) {
      case Form::pass:
        return text == "--" || (move.from == move.to && names_squares(text, move));
      case Form::castling:
        return text == (move.other.file() > move.from.file() ? "O-O" : "O-O-O");
      case Form::drop:
        return text.ends_with("@" + to) &&
               names_dropped(text.substr(0, text.size() - to.size() - 1), move);
      default:
        return names_squares(text, move);
    }
  }

  /// `N`, `+R`, what a piece dropped on its promoted side is; a pawn may have no letter.
  [[nodiscard]] bool names_dropped(const std::string& text, const Move& move) const {
    if (move.promoted) {
      return text == "+" + letter(move.type) ||
             text == letter(rules_.facts().promoted_type[index_of(move.type)]);
    }
    return text == letter(move.type) || (move.type == Type::pawn && text.empty());
  }

  /// `Nf3`, `Nbd2`, `N1d2`, `Nb1d2`; a pawn has no letter, and names its file if it captures.
  [[nodiscard]] bool names_squares(std::string_view text, const Move& move) const {
    const Piece& piece = position_.at(move.from);
    const bool pawn = piece.type == Type::pawn;
    const std::size_t letters = letters_at_start(text, piece);
    if (letters == 0 && !pawn) {
      return false;
    }
    text.remove_prefix(letters);
    const std::string from = to_text(move.from);
    const std::string to = to_text(move.to);
    const std::string_view file = std::string_view(from).substr(0, 1);
    const std::string_view rank = std::string_view(from).substr(1);
    if (!text.ends_with(to)) {
      return false;
    }
    text.remove_suffix(to.size());
    const bool bare = text.empty() && !(pawn && captured_square(position_, move).exists());
    return bare || text == file || text == from || (text == rank && letters > 0);
  }

  /// How many characters at the start of a text name the piece: `N`, `+R`, the letter of what a
  /// promoted piece has become, or the first letter of the type's name, if no piece has that
  /// letter.
  [[nodiscard]] std::size_t letters_at_start(std::string_view text, const Piece& piece) const {
    if (piece.was != Type::none && text.starts_with("+" + letter(piece.was))) {
      return 2;
    }
    const Description& facts = rules_.facts();
    const char initial = initial_of(key_of(piece.type));
    const bool free = facts.type_with_letter(initial) == Type::none;
    const bool named =
        text.starts_with(letter(piece.type)) || (free && text.starts_with(to_upper(initial)));
    return named ? 1 : 0;
  }

  /// Upper case; nothing for a type without a letter, which no text has.
  [[nodiscard]] std::string letter(Type type) const {
    const char lower = rules_.facts().letter(type);
    return {lower == 0 ? '\0' : to_upper(lower)};
  }

  /// What may follow the squares: `Q`, `+`, `/H`, a wall.
  [[nodiscard]] std::vector<std::string> endings(const Move& move) const {
    std::vector<std::string> result = promotions(move);
    for (std::string& text : result) {
      if (move.gated != Type::none) {
        text += "/" + letter(move.gated);
        text += move.form == Form::castling ? to_text(move.gate) : "";
      }
    }
    const std::string coordinates = rules_.text_of(move);
    const std::size_t comma = coordinates.find(',');
    if (comma == std::string::npos) {
      return result;
    }
    // With or without the square on which the piece stands.
    return {result.front() + coordinates.substr(comma),
            result.front() + "," + (move.wall.exists() ? to_text(move.wall) : "")};
  }

  [[nodiscard]] std::vector<std::string> promotions(const Move& move) const {
    const Piece& piece = position_.at(move.from);
    switch (move.form) {
      case Form::promotion:
        return {letter(move.type)};
      case Form::upgrade:
        return {"+", letter(rules_.facts().promoted_type[index_of(piece.type)])};
      case Form::demotion:
        return {"-", letter(piece.was)};
      default:
        return can_upgrade(move) ? std::vector<std::string>{"", "="} : std::vector<std::string>{""};
    }
  }

  /// Whether the same move may also promote by `promotedPieceType`.
  [[nodiscard]] bool can_upgrade(const Move& move) const {
    return move.form == Form::plain && std::ranges::any_of(legal_, [&](const Move& other) {
             return other.form == Form::upgrade && other.from == move.from && other.to == move.to;
           });
  }

  const Rules& rules_;
  const Position& position_;
  const std::vector<Move>& legal_;
};

/// The legal move that a word names: `Nf3`, `exd8=Q+`, `O-O`, `N@f3`, `@f3` for a pawn, `+Rb3` for
/// a promoted rook, `Rb3+` for a move that promotes by `promotedPieceType`, `Nf3/H` with a piece
/// put on the square that is left. The word may name more squares than it must. Nothing if no legal
/// move is written so. Throws std::invalid_argument if several are.
std::optional<Move> move_in_san(const Rules& rules, const Position& position,
                                const std::vector<Move>& legal, std::string_view word) {
  const Writer writer(rules, position, legal);
  San san = plain(word);
  std::vector<Move> found = writer.named(san);
  const auto checks = [&](const Move& move) {
    const Position next = rules.after(position, move);
    return rules.in_check(next, next.side);
  };
  // A sign of check is no part of the move; `+` may be that sign or a promotion.
  for (int sign = 0; sign < 2 && (san.text.ends_with('+') || san.text.ends_with('#')); ++sign) {
    const bool may_promote = !found.empty();
    san.text.pop_back();
    for (const Move& move : writer.named(san)) {
      if (!may_promote || checks(move)) {
        found.push_back(move);
      }
    }
  }
  if (found.size() > 1) {
    std::vector<std::string> texts;
    std::ranges::transform(found, std::back_inserter(texts),
                           [&](const Move& move) { return rules.text_of(move); });
    std::ranges::sort(texts);
    throw std::invalid_argument(
        fmt::format("'{}' may be {}", hurdle::quoted(word), fmt::join(texts, ", ")));
  }
  return found.empty() ? std::nullopt : std::optional(found.front());
}

constexpr std::string_view blanks = " \t\n";
constexpr std::string_view between_moves = " \t\n,";

}  // namespace

std::optional<Move> move_with_text(const Rules& rules, const std::vector<Move>& legal,
                                   std::string_view text) {
  const auto found =
      std::ranges::find_if(legal, [&](const Move& move) { return rules.text_of(move) == text; });
  return found == legal.end() ? std::nullopt : std::optional(*found);
}

std::optional<Move> named_move(const Rules& rules, const Position& position,
                               const std::vector<Move>& legal, std::string_view word) {
  const auto move = move_with_text(rules, legal, with_large_letter(word));
  return move ? move : move_in_san(rules, position, legal, word);
}

std::string with_large_letter(std::string_view drop) {
  std::string text(drop);
  if (text.size() > 1 && text[1] == '@') {
    text[0] = to_upper(text[0]);
  }
  return text;
}

std::optional<MoveList::Item> MoveList::take(const Rules& rules, const Position& position,
                                             const std::vector<Move>& legal) {
  skip_to_move();
  if (text_.empty()) {
    return std::nullopt;
  }
  Item item{++number_, text_.substr(0, text_.find_first_of(between_moves)), std::nullopt};
  for (std::string_view word = text_.substr(0, text_.find_first_of(blanks)); !item.move;
       word = word.substr(0, word.rfind(','))) {
    try {
      item.move = named_move(rules, position, legal, word);
    } catch (const std::invalid_argument& error) {
      throw std::invalid_argument(fmt::format("move {}: {}", number_, error.what()));
    }
    if (item.move) {
      item.word = word;
    } else if (word.find(',') == std::string_view::npos) {
      break;
    }
  }
  text_.remove_prefix(item.word.size());
  return item;
}

void MoveList::skip_to_move() {
  while (true) {
    text_.remove_prefix(std::min(text_.find_first_not_of(between_moves), text_.size()));
    const std::size_t digits = text_.find_first_not_of("0123456789");
    if (digits == 0 || digits == std::string_view::npos || text_[digits] != '.') {
      return;
    }
    text_.remove_prefix(std::min(text_.find_first_not_of('.', digits), text_.size()));
  }
}

}  // namespace hurdle::custom
