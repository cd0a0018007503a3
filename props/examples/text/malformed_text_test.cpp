// Every invalid FEN and move of props/malformed gives exactly its message, and unusual text (long,
// binary) gives a short message.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <fstream>
#include <set>
#include <tuple>
#include <utility>

#include "movegen/variants/janggi/notation.hpp"
#include "movegen/variants/pandemonium/notation.hpp"
#include "movegen/vocab/text/text.hpp"
#include "perft/count/variants.hpp"

namespace hurdle::props {
namespace {

/// One line `variant | text | message`, with `\xNN` decoded in the text.
struct Malformed {
  std::string place;  ///< file and line, for failures
  std::string variant;
  std::string text;
  std::string message;
};

constexpr std::string_view separator = " | ";

std::string unescaped(std::string_view text) {
  std::string result;
  for (std::size_t at = 0; at < text.size(); ++at) {
    if (text.substr(at, 2) == "\\x" && at + 4 <= text.size()) {
      result += static_cast<char>(std::stoi(std::string(text.substr(at + 2, 2)), nullptr, 16));
      at += 3;
    } else {
      result += text[at];
    }
  }
  return result;
}

/// All lines of `props/malformed/NAME` except comments and empty lines. Any other line is a test
/// failure.
std::vector<Malformed> read_corpus(std::string_view name) {
  const std::string path = fmt::format("{}/props/malformed/{}", HURDLE_SOURCE_DIR, name);
  std::ifstream file(path);
  std::vector<Malformed> cases;
  std::string line;
  for (int number = 1; std::getline(file, line); ++number) {
    if (line.empty() || line.front() == '#') {
      continue;
    }
    const std::string place = fmt::format("{}:{}", path, number);
    const std::size_t first = line.find(separator);
    const std::size_t second = line.find(separator, first + separator.size());
    if (first == std::string::npos || second == std::string::npos) {
      ADD_FAILURE() << place << ": expected 'variant | text | message'";
      continue;
    }
    const std::size_t text = first + separator.size();
    cases.push_back({place, line.substr(0, first), unescaped(line.substr(text, second - text)),
                     line.substr(second + separator.size())});
  }
  return cases;
}

void read_as_fen(const Notation& notation, std::string_view text) {
  static_cast<void>(parse_fen(notation, text));
}

void read_as_move(const Notation& notation, std::string_view text) {
  static_cast<void>(parse_move(notation, text));
}

/// The message for an invalid `text`; empty if it is accepted.
template <typename Read>
std::string refusal(Read read, const Notation& notation, std::string_view text) {
  try {
    read(notation, text);
    return "";
  } catch (const TextError& error) {
    std::string message = error.what();
    const std::string place = fmt::format("{}, column {}: ", error.field(), error.column());
    EXPECT_EQ(message.substr(0, place.size()), place);
    return message;
  }
}

/// The properties of text that differ between games.
auto form_of(const Notation& notation) {
  return std::tuple(notation.hands, notation.passes, notation.en_passant, notation.promotion);
}
using Forms = std::set<decltype(form_of(std::declval<Notation>()))>;

/// The corpus has a game with every combination of these properties.
template <typename Read>
void expect_refusals(std::string_view file, Read read) {
  Forms forms;
  for (const Malformed& malformed : read_corpus(file)) {
    const Variant* variant = find_variant(malformed.variant);
    ASSERT_NE(variant, nullptr) << malformed.place << ": no variant " << malformed.variant;
    EXPECT_EQ(refusal(read, variant->notation, malformed.text), malformed.message)
        << malformed.place;
    forms.insert(form_of(variant->notation));
  }
  for (const Variant& variant : all_variants()) {
    EXPECT_EQ(forms.count(form_of(variant.notation)), 1U)
        << file << " has no game that is written as " << variant.notation.name << " is";
  }
}

TEST(MalformedText, EveryFenOfTheCorpusGivesItsMessage) {
  expect_refusals("fen.txt", read_as_fen);
}

TEST(MalformedText, EveryMoveOfTheCorpusGivesItsMessage) {
  expect_refusals("moves.txt", read_as_move);
}

TEST(MalformedText, AMegabyteOfJunkGivesAShortMessage) {
  constexpr std::size_t megabyte = 1U << 20U;
  const std::string start = to_fen(pandemonium::notation, start_position(pandemonium::notation));
  const std::string board = start.substr(0, start.find('['));
  for (const Notation* notation : {&janggi::notation, &pandemonium::notation}) {
    for (const char byte :
         {'1', '0', '9', 'P', 'k', '/', '+', '[', ']', '-', 'w', 'a', '@', '\0', '\n', '\xFF'}) {
      const std::string junk(megabyte, byte);
      for (const std::string_view before :
           {"", "[", "BOARD[", "BOARD ", "BOARD[] w ", "BOARD[] w - ", "BOARD[] w - - ",
            "BOARD[] w - - 0 ", "BOARD[] w - - 0 1 "}) {
        std::string text(before);
        if (before.starts_with("BOARD")) {
          text.replace(0, 5, board);
        }
        text += junk;
        const std::string message = refusal(read_as_fen, *notation, text);
        EXPECT_FALSE(message.empty()) << notation->name << " reads " << hurdle::quoted(text);
        EXPECT_LT(message.size(), 250U) << message;
      }
      const std::string message = refusal(read_as_move, *notation, junk);
      EXPECT_FALSE(message.empty()) << notation->name << " reads " << hurdle::quoted(junk);
      EXPECT_LT(message.size(), 250U) << message;
    }
  }
}

TEST(MalformedText, AMegabyteOfSpacesIsOnlySpace) {
  const std::string spaces(1U << 20U, ' ');
  const std::string start = to_fen(janggi::notation, start_position(janggi::notation));
  EXPECT_EQ(parse_fen(janggi::notation, spaces + start + spaces), start_position(janggi::notation));
  EXPECT_EQ(refusal(read_as_fen, janggi::notation, spaces),
            "board, column 1: missing; expected 10 ranks");
}

TEST(MalformedText, QuotedEscapesAndShortens) {
  EXPECT_EQ(quoted("plain text ~"), "plain text ~");
  EXPECT_EQ(quoted(""), "");
  EXPECT_EQ(quoted(std::string_view("a\0b\n\x7F\xE9", 6)), "a\\x00b\\x0A\\x7F\\xE9");
  EXPECT_EQ(quoted("0123456789", 10), "0123456789");
  EXPECT_EQ(quoted("0123456789A", 10), "0123456...");
  EXPECT_EQ(quoted("01234\xFF\xFF", 10), "01234...");
  EXPECT_EQ(hurdle::quoted(std::string(1000, '\xFF')).size(), 39U);
}

}  // namespace
}  // namespace hurdle::props
