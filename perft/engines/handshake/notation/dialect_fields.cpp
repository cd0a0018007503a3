#include "perft/engines/handshake/notation/dialect_fields.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <array>
#include <optional>
#include <stdexcept>
#include <utility>

#include "movegen/vocab/text/letters.hpp"
#include "movegen/vocab/text/text.hpp"
#include "perft/engines/process/command.hpp"
#include "perft/engines/protocol/castling_text.hpp"

namespace hurdle::engines {
namespace {

using LetterMap = std::map<char, char>;
using PromotionMap = std::map<char, std::string>;

/// For std::visit: one function for each type of member.
template <class... Functions>
struct ByType : Functions... {
  using Functions::operator()...;
};
template <class... Functions>
ByType(Functions...) -> ByType<Functions...>;

DialectWord word_of(Subject subject, const std::string& rest, std::string option,
                    bool off = false) {
  switch (subject) {
    case Subject::writes:
      return {"you write " + rest, "the engine writes " + rest, std::move(option), off};
    case Subject::reads:
      return {"you read " + rest, "the engine reads " + rest, std::move(option), off};
    case Subject::its:
      break;
  }
  return {"your " + rest, "the engine's " + rest, std::move(option), off};
}

const char* square_words(SquareText squares) {
  switch (squares) {
    case SquareText::usi:
      return "squares as USI does";
    case SquareText::file_rank:
      return "squares as two digits, the file first";
    case SquareText::rank_file:
      return "squares as two digits, the rank first";
    case SquareText::letters:
      break;
  }
  return "squares as a letter and a number";
}

/// A text that looks like an option is joined to its own.
DialectWord text_word(const DialectField& field, const std::string& text) {
  const std::string& rest = text.empty() && !field.unset.empty() ? field.unset : field.set;
  return word_of(
      field.subject, fmt::format(fmt::runtime(rest), text),
      fmt::format("--{}{}{}", field.name, text.starts_with('-') ? '=' : ' ', shell_word(text)));
}

/// The letters of the variant in which the dialects differ, with ours and the engine's.
DialectWord letter_word(const Notation& notation, const LetterMap& usual, const LetterMap& other) {
  std::vector<std::string> theirs;
  std::vector<std::string> ours;
  std::vector<std::string> pairs;
  const auto written = [](const LetterMap& letters, char letter) {
    const auto found = letters.find(letter);
    return std::string(1, to_lower(found == letters.end() ? letter : found->second));
  };
  for (const KindNotation& kind : notation.kinds) {
    if (written(usual, kind.letter) != written(other, kind.letter)) {
      ours.emplace_back(1, to_lower(kind.letter));
      theirs.push_back(written(other, kind.letter));
      pairs.push_back(ours.back() + '=' + theirs.back());
    }
  }
  if (pairs.empty()) {
    return {};
  }
  return word_of(Subject::writes,
                 fmt::format("{} for our {}", fmt::join(theirs, " "), fmt::join(ours, " ")),
                 fmt::format("--letters {}", fmt::join(pairs, ",")));
}

/// The letters after promoting moves: `p=t,l=n`.
DialectWord promotions_word(const PromotionMap& promotions) {
  if (promotions.empty()) {
    return word_of(Subject::writes, "the same text after every move that promotes", "--promotions",
                   true);
  }
  std::vector<std::string> pairs;
  std::vector<std::string> letters;
  for (const auto& [letter, text] : promotions) {
    pairs.push_back(fmt::format("{}={}", to_lower(letter), text));
    letters.push_back(text);
  }
  return word_of(Subject::writes,
                 fmt::format("a letter for each piece after a move that promotes: {}",
                             fmt::join(letters, " ")),
                 fmt::format("--promotions {}", fmt::join(pairs, ",")));
}

DialectWord ranks_word(int lowest) {
  return word_of(Subject::its, fmt::format("ranks count from {}", lowest),
                 fmt::format("--ranks-from {}", lowest));
}

/// Whether the text is the second of two words.
bool is_second(const std::string& text, std::string_view first, std::string_view second) {
  if (text != first && text != second) {
    throw std::invalid_argument(
        fmt::format("'{}': expected {} or {}", hurdle::quoted(text), first, second));
  }
  return text == second;
}

SquareText square_text_of(const std::string& text) {
  const std::optional<SquareText> squares = find_square_text(text);
  if (!squares) {
    throw std::invalid_argument(
        fmt::format("'{}': expected {}", hurdle::quoted(text), square_text_names()));
  }
  return *squares;
}

/// Empty for castling as a move of the king.
std::string castling_of(const std::string& text) {
  if (!text.empty() && !can_be_castling_word(text)) {
    throw std::invalid_argument(
        fmt::format("'{}': expected {}", hurdle::quoted(text), castling_words));
  }
  return text;
}

}  // namespace

std::span<const DialectField> dialect_fields() {
  using enum Subject;
  static const std::array fields{
      DialectField{"letters", &Dialect::letters, "OURS=THEIRS",
                   "The engine's piece letters, such as n=j,b=x", writes, "", ""},
      DialectField{"sfen", &Dialect::sfen, "", "The engine reads positions as SFEN", reads,
                   "positions as SFEN", "positions as FEN"},
      DialectField{"short-fen", &Dialect::short_fen, "",
                   "The engine's FEN has no castling and en-passant fields", its,
                   "FEN has no fields of castling and en passant",
                   "FEN has fields of castling and en passant"},
      DialectField{"shredder-fen", &Dialect::shredder_fen, "",
                   "The engine reads castling rights in Chess960 as files of rooks, such as HAha",
                   reads, "castling rights as the files of rooks, as in HAha",
                   "castling rights as KQkq"},
      DialectField{"squares", &Dialect::squares, "FORM",
                   "The engine's notation of squares: " + square_text_names(), writes, "", ""},
      DialectField{"ranks-from", &Dialect::ranks_from, "N",
                   "The engine's number for the lowest rank, 0 or 1", its, "", ""},
      DialectField{"ranks-down", &Dialect::ranks_down, "", "The engine numbers ranks from the top",
                   its, "board is upside down: its first rank is our last",
                   "first rank is our first"},
      DialectField{"files-down", &Dialect::files_down, "", "The engine counts files from the right",
                   its, "board is mirrored: its first file is our last", "first file is our first"},
      DialectField{"padded-tenth-rank", &Dialect::padded_tenth, "",
                   "With USI: write files with two digits on the tenth rank, such as 06a", writes,
                   "two digits for files on the tenth rank",
                   "files on the tenth rank without a 0 before them"},
      DialectField{"upper-case", &Dialect::upper_case, "", "The engine writes moves in upper case",
                   writes, "moves in upper case", "moves in lower case"},
      DialectField{"pass", &Dialect::pass, "TEXT",
                   "The engine's text of a pass, such as 0000 or @@@@; '' means the royal piece's "
                   "square twice",
                   writes, "the pass as {}", "the pass as the royal square twice"},
      DialectField{"drop", &Dialect::drop, "TEXT",
                   "Text between the piece and the square of a drop", writes,
                   "'{}' between piece and square of a drop", ""},
      DialectField{"promotion", &Dialect::promotion, "TEXT", "Text after a move that promotes",
                   writes, "'{}' after a move that promotes", ""},
      DialectField{"promotions", &Dialect::promotions, "OURS=THEIRS",
                   "Letters after a move that promotes, for each piece, such as p=t,l=n", writes,
                   "", ""},
      DialectField{"declined", &Dialect::declined, "TEXT",
                   "Text after a move that could promote and does not, such as =", writes,
                   "'{}' after a move that could promote and does not", ""},
      DialectField{"king-takes-rook", &Dialect::king_takes_rook, "",
                   "The engine writes castling as the king's move onto its rook in every game",
                   writes, "castling as the king's move onto its rook",
                   "castling otherwise than as the king's move onto its rook"},
      DialectField{"king-destination", &Dialect::king_destination, "",
                   "The engine writes castling in Chess960 as the king's move to its target, such "
                   "as e1g1",
                   writes, "castling as the king's move to its goal",
                   "castling otherwise than as the king's move to its goal"},
      DialectField{"castling", &Dialect::castling, "TEXT",
                   "The engine's word for castling towards the last file, such as O-O; towards the "
                   "first file it is then O-O-O; '' means a move of the king",
                   writes, "castling as {}", "castling as a move of the king"}};
  return fields;
}

bool DialectField::takes_pairs() const {
  return std::holds_alternative<LetterMap Dialect::*>(member) ||
         std::holds_alternative<PromotionMap Dialect::*>(member);
}

std::string DialectField::choices() const {
  return std::holds_alternative<SquareText Dialect::*>(member) ? square_text_names() : "";
}

void DialectField::set_value(Dialect& dialect, const std::vector<std::string>& value) const {
  const auto put = ByType{
      [&](bool Dialect::*flag) { dialect.*flag = is_second(value.front(), "false", "true"); },
      [&](int Dialect::*number) { dialect.*number = is_second(value.front(), "0", "1") ? 1 : 0; },
      [&](SquareText Dialect::*squares) { dialect.*squares = square_text_of(value.front()); },
      [&](std::string Dialect::*text) {
        dialect.*text = text == &Dialect::castling ? castling_of(value.front()) : value.front();
      },
      [&](LetterMap Dialect::*letters) { dialect.*letters = parse_letters(value); },
      [&](PromotionMap Dialect::*promotions) { dialect.*promotions = parse_promotions(value); }};
  std::visit(put, member);
}

void DialectField::copy(const Dialect& from, Dialect& to) const {
  std::visit([&](auto place) { to.*place = from.*place; }, member);
}

DialectWord DialectField::difference(const Notation& notation, const Dialect& usual,
                                     const Dialect& other) const {
  const auto describe =
      ByType{[&](bool Dialect::*flag) {
               return word_of(subject, other.*flag ? set : unset, "--" + name, !(other.*flag));
             },
             [&](int Dialect::* /*lowest*/) { return ranks_word(other.lowest_rank(notation)); },
             [&](SquareText Dialect::*squares) {
               return word_of(subject, square_words(other.*squares),
                              fmt::format("--{} {}", name, to_text(other.*squares)));
             },
             [&](std::string Dialect::*text) { return text_word(*this, other.*text); },
             [&](LetterMap Dialect::*letters) {
               return letter_word(notation, usual.*letters, other.*letters);
             },
             [&](PromotionMap Dialect::*promotions) { return promotions_word(other.*promotions); }};
  const auto same = ByType{[&](int Dialect::* /*lowest*/) {  // also by `ten_from_0`
                             return usual.lowest_rank(notation) == other.lowest_rank(notation);
                           },
                           [&](auto place) { return usual.*place == other.*place; }};
  return std::visit(same, member) ? DialectWord() : std::visit(describe, member);
}

std::vector<DialectWord> differences(const Notation& notation, const Dialect& usual,
                                     const Dialect& other) {
  std::vector<DialectWord> words;
  for (const DialectField& field : dialect_fields()) {
    if (DialectWord word = field.difference(notation, usual, other); !word.option.empty()) {
      words.push_back(std::move(word));
    }
  }
  return words;
}

void DialectChange::set(const DialectField& field, const std::vector<std::string>& value) {
  field.set_value(values_, value);
  given_.insert(&field);
}

Dialect DialectChange::on_top_of(Dialect dialect) const {
  for (const DialectField* const field : given_) {
    field->copy(values_, dialect);
    if (std::holds_alternative<int Dialect::*>(field->member)) {
      dialect.ten_from_0 = false;  // the number holds for boards of any size
    }
  }
  return dialect;
}

}  // namespace hurdle::engines
