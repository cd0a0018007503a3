#include "perft/engines/protocol/dialect.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

#include "movegen/vocab/text/letters.hpp"
#include "movegen/vocab/text/lists.hpp"
#include "movegen/vocab/text/sfen.hpp"
#include "movegen/vocab/text/text.hpp"
#include "perft/count/variants.hpp"
#include "perft/engines/protocol/castling_text.hpp"
#include "perft/engines/protocol/lines/division_reader.hpp"

namespace hurdle::engines {
namespace {

/// Translates a letter by the table and keeps its case.
char by(const std::map<char, char>& letters, char letter) {
  const auto found = letters.find(to_upper(letter));
  if (found == letters.end()) {
    return letter;
  }
  return to_upper(letter) == letter ? found->second : to_lower(found->second);
}

std::map<char, char> reversed(const std::map<char, char>& letters) {
  std::map<char, char> back;
  for (const auto& [ours, theirs] : letters) {
    back[theirs] = ours;
  }
  return back;
}

/// Translates the letters of field number `field` (from 0) of the text by the table.
std::string with_letters(std::string text, const std::map<char, char>& letters, int field = 0) {
  std::size_t start = 0;
  for (int before = 0; before < field; ++before) {
    start = std::min(text.find(' ', start), text.size() - 1) + 1;
  }
  const std::size_t end = std::min(text.find(' ', start), text.size());
  std::transform(text.begin() + static_cast<std::ptrdiff_t>(start),
                 text.begin() + static_cast<std::ptrdiff_t>(end),
                 text.begin() + static_cast<std::ptrdiff_t>(start),
                 [&](char letter) { return by(letters, letter); });
  return text;
}

bool is_digits(const Dialect& dialect) {
  return dialect.squares == SquareText::file_rank || dialect.squares == SquareText::rank_file;
}

std::string usi_square(const Dialect& dialect, const Notation& notation, Square square) {
  constexpr int tenth = 9;
  const char* const pad = dialect.padded_tenth && square.rank() == tenth ? "0" : "";
  return fmt::format("{}{}{}", pad, notation.files - square.file(),
                     static_cast<char>('a' + notation.ranks - 1 - square.rank()));
}

/// The square with its file and rank counted from the other end, if the dialect counts so; the
/// reverse too.
Square recounted(const Dialect& dialect, const Notation& notation, Square square) {
  return {dialect.files_down ? notation.files - 1 - square.file() : square.file(),
          dialect.ranks_down ? notation.ranks - 1 - square.rank() : square.rank()};
}

std::string square_text(const Dialect& dialect, const Notation& notation, Square ours) {
  const Square square = recounted(dialect, notation, ours);
  const int rank = square.rank() + dialect.lowest_rank(notation);
  const int file = square.file() + dialect.ranks_from;
  switch (dialect.squares) {
    case SquareText::usi:
      return usi_square(dialect, notation, square);
    case SquareText::file_rank:
      return fmt::format("{}{}", file % 10, rank % 10);
    case SquareText::rank_file:
      return fmt::format("{}{}", rank % 10, file % 10);
    case SquareText::letters:
      break;
  }
  return fmt::format("{}{}", static_cast<char>('a' + square.file()), rank);
}

/// Removes a number of one or two digits from the front of the text and returns it.
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

/// The index of a file or rank that is written as a digit.
int of_digit(int lowest, char digit) {
  return (digit - '0' - lowest + 10) % 10;
}

/// Removes a file and a rank, as they are written, from the front of the text and returns them;
/// empty if the text begins with something else.
std::optional<std::pair<int, int>> take_numbers(const Dialect& dialect, const Notation& notation,
                                                std::string_view& text) {
  if (is_digits(dialect)) {
    if (text.size() < 2 || !is_digit(text[0]) || !is_digit(text[1])) {
      return std::nullopt;
    }
    const bool file_first = dialect.squares == SquareText::file_rank;
    std::pair<int, int> numbers{of_digit(dialect.ranks_from, text[file_first ? 0 : 1]),
                                of_digit(dialect.lowest_rank(notation), text[file_first ? 1 : 0])};
    text.remove_prefix(2);
    return numbers;
  }
  if (text.empty()) {
    return std::nullopt;
  }
  if (dialect.squares == SquareText::usi) {
    const std::optional<int> number = take_number(text);
    if (!number || text.empty()) {
      return std::nullopt;
    }
    const int down = to_lower(text.front()) - 'a';
    text.remove_prefix(1);
    return std::pair{notation.files - *number, notation.ranks - 1 - down};
  }
  const int file = to_lower(text.front()) - 'a';
  text.remove_prefix(1);
  const std::optional<int> number = take_number(text);
  return number ? std::optional(std::pair{file, *number - dialect.lowest_rank(notation)})
                : std::nullopt;
}

/// Removes a square from the front of the text and returns it; `Square::none()` if the text begins
/// with something else.
Square take_square(const Dialect& dialect, const Notation& notation, std::string_view& text) {
  const auto numbers = take_numbers(dialect, notation, text);
  if (!numbers) {
    return Square::none();
  }
  const auto& [file, rank] = *numbers;
  return notation.on_board(file, rank) ? recounted(dialect, notation, Square(file, rank))
                                       : Square::none();
}

std::optional<Kind> kind_of(const Notation& notation, char letter) {
  for (std::size_t index = 0; index < notation.kinds.size(); ++index) {
    const KindNotation& kind = notation.kinds[index];
    if (kind.letter == to_upper(letter)) {
      return static_cast<Kind>(index);
    }
  }
  return std::nullopt;
}

/// Translates the text after the squares of a promoting move to ours: `+`, or a letter.
std::string our_promotion(const Dialect& dialect, const Notation& notation,
                          std::string_view suffix) {
  if (suffix.empty() || suffix == dialect.declined) {
    return "";
  }
  const bool of_a_piece = std::ranges::any_of(
      dialect.promotions, [&](const auto& promotion) { return promotion.second == suffix; });
  if (notation.promotion == PromotionText::plus && (of_a_piece || suffix == dialect.promotion)) {
    return "+";
  }
  return suffix.size() == 1
             ? std::string(1, to_lower(by(reversed(dialect.letters), suffix.front())))
             : std::string(suffix);
}

/// Parses a move in the engine's notation and returns its text in ours.
std::optional<std::string> read(const Dialect& dialect, const Notation& notation,
                                std::string_view text) {
  const std::size_t mark = dialect.drop.empty() ? std::string_view::npos : text.find(dialect.drop);
  if (mark == 1) {
    const std::optional<Kind> kind =
        kind_of(notation, by(reversed(dialect.letters), to_upper(text.front())));
    std::string_view rest = text.substr(mark + dialect.drop.size());
    const Square to = take_square(dialect, notation, rest);
    // A drop that promotes is no legal move, but a move.
    const bool promotes = notation.promotion == PromotionText::plus && rest == "+";
    if (!kind || !to.exists() || (!rest.empty() && !promotes)) {
      return std::nullopt;
    }
    return to_text(notation, Move::drop(*kind, to)) + std::string(rest);
  }
  const Square from = take_square(dialect, notation, text);
  const Square to = from.exists() ? take_square(dialect, notation, text) : Square::none();
  if (!to.exists()) {
    return std::nullopt;
  }
  return to_text(from) + to_text(to) + our_promotion(dialect, notation, text);
}

/// Our text of the engine's castling; else the text.
std::string our_castling(const Dialect& dialect, const Notation& notation, const Setup& setup,
                         const std::string& text) {
  std::string_view rest = text;
  const Square from = take_square(Dialect(), notation, rest);
  const Square to = from.exists() ? take_square(Dialect(), notation, rest) : Square::none();
  return to.exists() && rest.empty()
             ? to_text(from) + to_text(our_castling_square(dialect, notation, setup, from, to))
             : text;
}

/// A move with castling marked, as the engine writes it in this position.
std::string with_facts(const Dialect& dialect, const Notation& notation, const Setup& setup,
                       Move move) {
  if (!dialect.needs_facts()) {
    return dialect.move(notation, move);
  }
  const Generator& rules = variant_named(notation.name).plain;
  return dialect.move(notation, move, facts_of(setup, rules.moves(setup), move));
}

/// The word without this dialect's marks of drops and promotions, which may be any characters.
std::string without_marks(const Dialect& dialect, std::string_view word) {
  std::string text(word);
  std::vector<std::string> marks{dialect.drop, dialect.promotion, dialect.declined};
  for (const auto& [letter, mark] : dialect.promotions) {
    marks.push_back(mark);
  }
  for (const std::string& mark : marks) {
    const std::size_t at = mark.empty() ? std::string::npos : text.find(mark);
    if (at != std::string::npos && at > 0) {
      text.erase(at, mark.size());
    }
  }
  return text;
}

/// Words that some program writes for a pass, in lower case.
constexpr std::array<std::string_view, 13> pass_words{"0000", "pass",  "@@@@",   "null",   "--",
                                                      "-",    "nop",   "(none)", "(pass)", "(null)",
                                                      "none", "00-00", "a0a0"};

constexpr std::array<std::pair<SquareText, std::string_view>, 4> square_texts{
    {{SquareText::letters, "letters"},
     {SquareText::usi, "usi"},
     {SquareText::file_rank, "file-rank"},
     {SquareText::rank_file, "rank-file"}}};

}  // namespace

std::string_view to_text(SquareText squares) noexcept {
  return square_texts.at(static_cast<std::size_t>(squares)).second;
}

std::optional<SquareText> find_square_text(std::string_view name) noexcept {
  const auto found =
      std::ranges::find_if(square_texts, [&](const auto& one) { return one.second == name; });
  return found == square_texts.end() ? std::nullopt : std::optional(found->first);
}

std::string square_text_names() {
  return join_texts(square_texts, ", ", [](const auto& one) { return one.second; });
}

int Dialect::lowest_rank(const Notation& notation) const {
  constexpr int ten = 10;
  return ten_from_0 && notation.ranks == ten ? 0 : ranks_from;
}

bool Dialect::is_ours() const {
  return *this == Dialect();
}

std::string Dialect::fen(const Notation& notation, const Setup& setup) const {
  if (!sfen) {
    std::string fen = to_fen(notation, setup);
    constexpr std::string_view empty_fields = " - -";
    if (const std::size_t at = fen.find(empty_fields); short_fen && at != std::string::npos) {
      fen.erase(at, empty_fields.size());
    }
    if (shredder_fen && notation.rights == RightsText::any_rook) {
      fen = with_rights_as_files(notation, setup, std::move(fen));
    }
    return with_letters(std::move(fen), letters);
  }
  constexpr int hands = 2;
  return with_letters(with_letters(to_sfen(notation, setup), letters), letters, hands);
}

MoveFacts facts_of(const Setup& setup, const std::vector<Move>& legal, Move move) {
  if (move.is_drop() || move.is_pass()) {
    return {};
  }
  const bool declines = !move.is_promotion() && std::ranges::any_of(legal, [&](Move other) {
    return other.is_promotion() && other.from() == move.from() && other.to() == move.to();
  });
  return {setup.at(move.from()).kind(), declines};
}

std::string Dialect::move(const Notation& notation, Move move, const MoveFacts& facts) const {
  if (move.is_pass() && !pass.empty()) {
    return pass;
  }
  if (move.is_castling() && !castling.empty() && notation.rights != RightsText::none) {
    return castling_word(*this, move.to().file() > move.from().file());
  }
  std::string text;
  if (move.is_drop()) {
    text = by(letters, notation.of(move.kind()).letter) + drop +
           square_text(*this, notation, move.to());
  } else {
    const std::string ours = to_text(notation, move.plain());
    const std::size_t length = to_text(move.from()).size() + to_text(move.to()).size();
    std::string suffix = ours.substr(length);
    const auto of_the_piece = facts.mover == Kind::none
                                  ? promotions.end()
                                  : promotions.find(notation.of(facts.mover).letter);
    if (facts.declines && notation.promotion == PromotionText::plus) {
      suffix = declined;
    } else if (suffix == "+" && of_the_piece != promotions.end()) {
      suffix = of_the_piece->second;
    } else if (suffix == "+" && !promotion.empty()) {
      suffix = promotion;
    } else if (!suffix.empty() && suffix != "+") {
      suffix = std::string(1, by(letters, suffix.front()));
    }
    const Square to = move.is_castling() ? their_castling_square(*this, notation, move) : move.to();
    text = square_text(*this, notation, move.from()) + square_text(*this, notation, to) + suffix;
  }
  if (upper_case) {
    text = to_upper(std::move(text));
  }
  return text;
}

std::string Dialect::move_in(const Notation& notation, const Setup& setup, Move one) const {
  return with_facts(*this, notation, setup, with_castling_marked(notation, setup, {one}).front());
}

std::vector<std::string> Dialect::line(const Notation& notation, const Setup& base,
                                       const std::vector<Move>& moves) const {
  std::vector<std::string> texts;
  Setup setup = base;
  for (const Move one : with_castling_marked(notation, base, moves)) {
    texts.push_back(with_facts(*this, notation, setup, one));
    if (needs_facts()) {
      setup = variant_named(notation.name).plain.after(setup, one);
    }
  }
  return texts;
}

std::string Dialect::our_move(const Notation& notation, const Setup& setup,
                              std::string_view text) const {
  if (is_ours()) {
    return std::string(text);
  }
  if (!pass.empty() && text == pass) {
    const Square royal = royal_square(setup, setup.side);
    return royal.exists() ? to_text(royal) + to_text(royal) : std::string(text);
  }
  if (is_castling_word(*this, text)) {
    return our_castling_of_word(*this, notation, setup, text);
  }
  std::string ours = read(*this, notation, text).value_or(std::string(text));
  return rewrites_castling(*this, notation) ? our_castling(*this, notation, setup, ours) : ours;
}

std::string Dialect::our_fen(std::string_view fen) const {
  return with_letters(std::string(fen), reversed(letters));
}

bool Dialect::reads(const Notation& notation, std::string_view word) const {
  const bool castles = is_castling_word(*this, word) && notation.rights != RightsText::none;
  return (!pass.empty() && word == pass) || castles || read(*this, notation, word).has_value();
}

bool is_pass_word(std::string_view word) {
  const std::string small = to_lower(std::string(word));
  return std::ranges::find(pass_words, small) != pass_words.end();
}

bool Dialect::may_be_move(std::string_view word) const {
  const bool digits = is_digits(*this) && word.size() >= 4 && word.size() <= 5 &&
                      std::all_of(word.begin(), word.begin() + 4, is_digit);
  constexpr std::string_view in_each_move = "0123456789O";  // as in e2e4 and O-O
  return (long_moves && word.find_first_of(in_each_move) != std::string_view::npos) || digits ||
         like_a_move(without_marks(*this, word)) || is_pass_word(word) ||
         (!pass.empty() && word == pass) || is_castling_word(*this, word);
}

}  // namespace hurdle::engines
