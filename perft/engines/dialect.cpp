#include "perft/engines/dialect.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <optional>
#include <stdexcept>

#include "movegen/vocab/text.hpp"
#include "perft/count/variants.hpp"
#include "perft/engines/division_reader.hpp"

namespace hurdle::engines {
namespace {

char upper(char letter) {
  return static_cast<char>(std::toupper(static_cast<unsigned char>(letter)));
}

char lower(char letter) {
  return static_cast<char>(std::tolower(static_cast<unsigned char>(letter)));
}

bool is_digit(char letter) {
  return std::isdigit(static_cast<unsigned char>(letter)) != 0;
}

/// The letter by the table, in its own case.
char by(const std::map<char, char>& letters, char letter) {
  const auto found = letters.find(upper(letter));
  if (found == letters.end()) {
    return letter;
  }
  return upper(letter) == letter ? found->second : lower(found->second);
}

std::map<char, char> reversed(const std::map<char, char>& letters) {
  std::map<char, char> back;
  for (const auto& [ours, theirs] : letters) {
    back[theirs] = ours;
  }
  return back;
}

/// The board field and its hands with letters by the table; the other fields as they are.
std::string with_letters(std::string fen, const std::map<char, char>& letters) {
  const std::size_t end = std::min(fen.find(' '), fen.size());
  std::transform(fen.begin(), fen.begin() + static_cast<std::ptrdiff_t>(end), fen.begin(),
                 [&](char letter) { return by(letters, letter); });
  return fen;
}

int lowest_rank(const Dialect& dialect, const Notation& notation) {
  constexpr int ten = 10;
  return dialect.ten_from_0 && notation.ranks == ten ? 0 : dialect.ranks_from;
}

std::string square_text(const Dialect& dialect, const Notation& notation, Square square) {
  if (dialect.usi_squares) {
    return fmt::format("{}{}", notation.files - square.file(),
                       static_cast<char>('a' + notation.ranks - 1 - square.rank()));
  }
  const int up = dialect.ranks_down ? notation.ranks - 1 - square.rank() : square.rank();
  return fmt::format("{}{}", static_cast<char>('a' + square.file()),
                     up + lowest_rank(dialect, notation));
}

/// Takes a number off the front of the text.
std::optional<int> take_number(std::string_view& text) {
  int number = 0;
  std::size_t digits = 0;
  while (digits < text.size() && digits < 2 && is_digit(text[digits])) {
    number = number * 10 + (text[digits] - '0');
    ++digits;
  }
  text.remove_prefix(digits);
  return digits > 0 ? std::optional(number) : std::nullopt;
}

/// Takes a square off the front of the text; none when there is none.
Square take_square(const Dialect& dialect, const Notation& notation, std::string_view& text) {
  int file = 0;
  int rank = 0;
  if (dialect.usi_squares) {
    const std::optional<int> number = take_number(text);
    if (!number || text.empty()) {
      return Square::none();
    }
    file = notation.files - *number;
    rank = notation.ranks - 1 - (lower(text.front()) - 'a');
    text.remove_prefix(1);
  } else {
    if (text.empty()) {
      return Square::none();
    }
    file = lower(text.front()) - 'a';
    text.remove_prefix(1);
    const std::optional<int> number = take_number(text);
    if (!number) {
      return Square::none();
    }
    rank = *number - lowest_rank(dialect, notation);
    rank = dialect.ranks_down ? notation.ranks - 1 - rank : rank;
  }
  return notation.on_board(file, rank) ? Square(file, rank) : Square::none();
}

std::optional<Kind> kind_of(const Notation& notation, char letter) {
  for (std::size_t index = 0; index < notation.kinds.size(); ++index) {
    const KindNotation& kind = notation.kinds[index];
    if (kind.letter == upper(letter)) {
      return static_cast<Kind>(index);
    }
  }
  return std::nullopt;
}

Square royal_square(const Setup& setup) {
  const auto found =
      std::find(setup.board.begin(), setup.board.end(), Piece(setup.side, Kind::royal));
  return found == setup.board.end()
             ? Square::none()
             : Square::at(static_cast<std::size_t>(found - setup.board.begin()));
}

/// What stands behind the squares of a promoting move in our text: `+`, or a letter.
std::string our_promotion(const Dialect& dialect, const Notation& notation,
                          std::string_view suffix) {
  if (suffix.empty()) {
    return "";
  }
  if (!dialect.promotion.empty() && suffix == dialect.promotion &&
      notation.promotion == PromotionText::plus) {
    return "+";
  }
  return suffix.size() == 1 ? std::string(1, lower(by(reversed(dialect.letters), suffix.front())))
                            : std::string(suffix);
}

/// A move read in the engine's text, in ours.
std::optional<std::string> read(const Dialect& dialect, const Notation& notation,
                                std::string_view text) {
  const std::size_t mark = dialect.drop.empty() ? std::string_view::npos : text.find(dialect.drop);
  if (mark == 1) {
    const std::optional<Kind> kind =
        kind_of(notation, by(reversed(dialect.letters), upper(text.front())));
    std::string_view rest = text.substr(mark + dialect.drop.size());
    const Square to = take_square(dialect, notation, rest);
    if (!kind || !to.exists() || !rest.empty()) {
      return std::nullopt;
    }
    return to_text(notation, Move::drop(*kind, to));
  }
  const Square from = take_square(dialect, notation, text);
  const Square to = from.exists() ? take_square(dialect, notation, text) : Square::none();
  if (!to.exists()) {
    return std::nullopt;
  }
  return to_text(from) + to_text(to) + our_promotion(dialect, notation, text);
}

/// The FEN as USI has it: board, side (the first player is `b`), hands, number of the ply.
std::string as_sfen(const std::string& fen, const Setup& setup) {
  const std::size_t end = fen.find(' ');
  const std::size_t open = std::min(fen.find('['), end);
  std::string hands;
  for (std::size_t at = open + 1; at + 1 < end;) {
    const std::size_t next = std::min(fen.find_first_not_of(fen[at], at), end - 1);
    hands += (next - at > 1 ? std::to_string(next - at) : "") + fen[at];
    at = next;
  }
  const bool first = setup.side == Colour::white;
  const std::uint64_t ply = std::uint64_t{2} * (setup.full - 1) + (first ? 1 : 2);
  return fmt::format("{} {} {} {}", fen.substr(0, open), first ? 'b' : 'w',
                     hands.empty() ? "-" : hands, ply);
}

}  // namespace

bool Dialect::is_ours() const {
  return letters.empty() && ranks_from == 1 && !ten_from_0 && !ranks_down && !usi_squares &&
         !sfen && !upper_case && pass.empty() && drop == "@" && promotion.empty();
}

std::string Dialect::fen(const Notation& notation, const Setup& setup) const {
  const std::string fen = with_letters(to_fen(notation, setup), letters);
  return sfen ? as_sfen(fen, setup) : fen;
}

std::string Dialect::move(const Notation& notation, Move move) const {
  if (move.is_pass() && !pass.empty()) {
    return pass;
  }
  std::string text;
  if (move.is_drop()) {
    text = by(letters, notation.of(move.kind()).letter) + drop +
           square_text(*this, notation, move.to());
  } else {
    const std::string ours = to_text(notation, move.plain());
    const std::size_t squares = to_text(move.from()).size() + to_text(move.to()).size();
    std::string suffix = ours.substr(squares);
    if (suffix == "+" && !promotion.empty()) {
      suffix = promotion;
    } else if (!suffix.empty() && suffix != "+") {
      suffix = std::string(1, by(letters, suffix.front()));
    }
    text = square_text(*this, notation, move.from()) + square_text(*this, notation, move.to()) +
           suffix;
  }
  if (upper_case) {
    std::transform(text.begin(), text.end(), text.begin(), upper);
  }
  return text;
}

std::string Dialect::our_move(const Notation& notation, const Setup& setup,
                              std::string_view text) const {
  if (is_ours()) {
    return std::string(text);
  }
  if (!pass.empty() && text == pass) {
    const Square royal = royal_square(setup);
    return royal.exists() ? to_text(royal) + to_text(royal) : std::string(text);
  }
  return read(*this, notation, text).value_or(std::string(text));
}

std::string Dialect::our_fen(std::string_view fen) const {
  return with_letters(std::string(fen), reversed(letters));
}

bool Dialect::may_be_move(std::string_view word) const {
  return like_a_move(word) || (!pass.empty() && word == pass);
}

std::map<char, char> parse_letters(const std::vector<std::string>& pairs) {
  std::map<char, char> letters;
  const auto is_letter = [](char one) {
    return std::isalpha(static_cast<unsigned char>(one)) != 0;
  };
  for (const std::string& pair : pairs) {
    if (pair.size() != 3 || pair[1] != '=' || !is_letter(pair[0]) || !is_letter(pair[2])) {
      throw std::invalid_argument(
          fmt::format("'{}': expected OURS=THEIRS, a letter each, as n=j", hurdle::quoted(pair)));
    }
    const auto has = [&](const Variant& variant) {
      return kind_of(variant.notation, pair[0]).has_value();
    };
    if (std::none_of(all_variants().begin(), all_variants().end(), has)) {
      throw std::invalid_argument(
          fmt::format("'{}': no game of ours has a piece '{}'", hurdle::quoted(pair), pair[0]));
    }
    letters[upper(pair[0])] = upper(pair[2]);
  }
  return letters;
}

}  // namespace hurdle::engines
