// The fields of a dialect, one after another, and a sentence about each.
#include "perft/engines/handshake/notation/dialect_change.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cstdint>
#include <utility>

#include "movegen/vocab/text/letters.hpp"
#include "perft/engines/process/command.hpp"

namespace hurdle::engines {
namespace {

template <class Field>
void put(const std::optional<Field>& given, Field& field) {
  field = given.value_or(field);
}

/// The subject of a sentence, with its verb.
enum class Subject : std::uint8_t {
  writes,  ///< "you write", "the engine writes"
  reads,   ///< "you read", "the engine reads"
  its,     ///< "your", "the engine's"
};

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

/// A field whose option is a flag, with the rest of the sentence for each of its values.
DialectWord flag_word(Subject subject, bool set, const char* with, const char* without,
                      const char* option) {
  return word_of(subject, set ? with : without, option, !set);
}

/// A field whose option takes a text. A text that looks like an option is joined to it.
DialectWord text_word(const std::string& text, const char* writes, const char* option) {
  return word_of(
      Subject::writes, fmt::format(fmt::runtime(writes), text),
      fmt::format("{}{}{}", option, text.starts_with('-') ? '=' : ' ', shell_word(text)));
}

/// A flag for a board whose first line, a rank or a file, is the other player's.
DialectWord mirror_word(bool set, const char* mirrored, const char* line, const char* option) {
  if (!set) {
    return word_of(Subject::its, fmt::format("first {} is our first", line), option, true);
  }
  return {fmt::format("your board is {}: your first {} is our last", mirrored, line),
          fmt::format("the engine's board is {}: its first {} is our last", mirrored, line),
          option};
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

/// The letters of the variant in which the dialects differ, with ours and the engine's.
DialectWord letter_word(const Notation& notation, const Dialect& usual, const Dialect& other) {
  std::vector<std::string> theirs;
  std::vector<std::string> ours;
  std::vector<std::string> pairs;
  const auto written = [](const Dialect& dialect, char letter) {
    const auto found = dialect.letters.find(letter);
    return found == dialect.letters.end() ? letter : found->second;
  };
  for (const KindNotation& kind : notation.kinds) {
    if (written(usual, kind.letter) == written(other, kind.letter)) {
      continue;
    }
    const auto small = [](char letter) { return std::string(1, to_lower(letter)); };
    ours.push_back(small(kind.letter));
    theirs.push_back(small(written(other, kind.letter)));
    pairs.push_back(ours.back() + '=' + theirs.back());
  }
  if (pairs.empty()) {
    return {};
  }
  return word_of(Subject::writes,
                 fmt::format("{} for our {}", fmt::join(theirs, " "), fmt::join(ours, " ")),
                 fmt::format("--letters {}", fmt::join(pairs, ",")));
}

/// The letters after promoting moves: `p=t,l=n`.
DialectWord promotions_word(const Dialect& other) {
  if (other.promotions.empty()) {
    return word_of(Subject::writes, "the same text after every move that promotes", "--promotions",
                   true);
  }
  std::vector<std::string> pairs;
  std::vector<std::string> letters;
  for (const auto& [letter, text] : other.promotions) {
    const auto small = to_lower(letter);
    pairs.push_back(fmt::format("{}={}", small, text));
    letters.push_back(text);
  }
  return word_of(Subject::writes,
                 fmt::format("a letter for each piece after a move that promotes: {}",
                             fmt::join(letters, " ")),
                 fmt::format("--promotions {}", fmt::join(pairs, ",")));
}

/// How the engine reads positions.
void add_position_words(const Notation& notation, const Dialect& usual, const Dialect& other,
                        std::vector<DialectWord>& words) {
  if (DialectWord letters = letter_word(notation, usual, other); !letters.option.empty()) {
    words.push_back(std::move(letters));
  }
  if (usual.sfen != other.sfen) {
    words.push_back(
        flag_word(Subject::reads, other.sfen, "positions as SFEN", "positions as FEN", "--sfen"));
  }
  if (usual.short_fen != other.short_fen) {
    words.push_back(flag_word(Subject::its, other.short_fen,
                              "FEN has no fields of castling and en passant",
                              "FEN has fields of castling and en passant", "--short-fen"));
  }
  if (usual.shredder_fen != other.shredder_fen) {
    words.push_back(flag_word(Subject::reads, other.shredder_fen,
                              "castling rights as the files of rooks, as in HAha",
                              "castling rights as KQkq", "--shredder-fen"));
  }
}

/// How the engine writes squares.
void add_square_words(const Notation& notation, const Dialect& usual, const Dialect& other,
                      std::vector<DialectWord>& words) {
  if (usual.squares != other.squares) {
    words.push_back(word_of(Subject::writes, square_words(other.squares),
                            fmt::format("--squares {}", to_text(other.squares))));
  }
  const int lowest = other.lowest_rank(notation);
  if (usual.lowest_rank(notation) != lowest) {
    words.push_back(word_of(Subject::its, fmt::format("ranks count from {}", lowest),
                            fmt::format("--ranks-from {}", lowest)));
  }
  if (usual.ranks_down != other.ranks_down) {
    words.push_back(mirror_word(other.ranks_down, "upside down", "rank", "--ranks-down"));
  }
  if (usual.files_down != other.files_down) {
    words.push_back(mirror_word(other.files_down, "mirrored", "file", "--files-down"));
  }
  if (usual.padded_tenth != other.padded_tenth) {
    words.push_back(
        flag_word(Subject::writes, other.padded_tenth, "two digits for files on the tenth rank",
                  "files on the tenth rank without a 0 before them", "--padded-tenth-rank"));
  }
  if (usual.upper_case != other.upper_case) {
    words.push_back(flag_word(Subject::writes, other.upper_case, "moves in upper case",
                              "moves in lower case", "--upper-case"));
  }
}

}  // namespace

Dialect DialectChange::on_top_of(Dialect dialect) const {
  put(letters, dialect.letters);
  put(squares, dialect.squares);
  put(sfen, dialect.sfen);
  put(short_fen, dialect.short_fen);
  put(shredder_fen, dialect.shredder_fen);
  put(ranks_from, dialect.ranks_from);
  dialect.ten_from_0 = dialect.ten_from_0 && !ranks_from;
  put(ranks_down, dialect.ranks_down);
  put(files_down, dialect.files_down);
  put(padded_tenth, dialect.padded_tenth);
  put(upper_case, dialect.upper_case);
  put(pass, dialect.pass);
  put(drop, dialect.drop);
  put(promotion, dialect.promotion);
  put(promotions, dialect.promotions);
  put(declined, dialect.declined);
  put(king_takes_rook, dialect.king_takes_rook);
  put(king_destination, dialect.king_destination);
  put(castling, dialect.castling);
  return dialect;
}

std::vector<DialectWord> differences(const Notation& notation, const Dialect& usual,
                                     const Dialect& other) {
  std::vector<DialectWord> words;
  add_position_words(notation, usual, other, words);
  add_square_words(notation, usual, other, words);
  if (usual.pass != other.pass) {
    words.push_back(text_word(
        other.pass, other.pass.empty() ? "the pass as the royal square twice" : "the pass as {}",
        "--pass"));
  }
  if (usual.drop != other.drop) {
    words.push_back(text_word(other.drop, "'{}' between piece and square of a drop", "--drop"));
  }
  if (usual.promotion != other.promotion) {
    words.push_back(text_word(other.promotion, "'{}' after a move that promotes", "--promotion"));
  }
  if (usual.promotions != other.promotions) {
    words.push_back(promotions_word(other));
  }
  if (usual.declined != other.declined) {
    words.push_back(text_word(other.declined, "'{}' after a move that could promote and does not",
                              "--declined"));
  }
  if (usual.king_takes_rook != other.king_takes_rook) {
    words.push_back(flag_word(
        Subject::writes, other.king_takes_rook, "castling as the king's move onto its rook",
        "castling otherwise than as the king's move onto its rook", "--king-takes-rook"));
  }
  if (usual.king_destination != other.king_destination) {
    words.push_back(flag_word(
        Subject::writes, other.king_destination, "castling as the king's move to its goal",
        "castling otherwise than as the king's move to its goal", "--king-destination"));
  }
  if (usual.castling != other.castling) {
    words.push_back(
        other.castling.empty()
            ? word_of(Subject::writes, "castling as a move of the king", "--castling", true)
            : text_word(other.castling, "castling as {}", "--castling"));
  }
  return words;
}

}  // namespace hurdle::engines
