#include "movegen/custom/rules/fen.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <limits>
#include <string_view>

#include "movegen/custom/rules/castling_text.hpp"
#include "movegen/vocab/text/letters.hpp"
#include "movegen/vocab/text/text.hpp"

namespace hurdle::custom {
namespace {

constexpr std::uint32_t most_plies = 999'999;
/// Of a kind, in the hand of a player: the captures of a full board still fit into a byte.
constexpr int most_held = 127;

/// The letters of all pieces of a game, for messages: `P N B R Q A C K`.
std::string piece_letters(const Description& facts) {
  std::string text;
  for (const char letter : facts.letters) {
    if (letter != 0) {
      text += text.empty() ? "" : " ";
      text += to_upper(letter);
    }
  }
  return text;
}

class Parser {
 public:
  Parser(const Description& facts, std::string_view text) : facts_(facts), text_(text) {}

  Position parse() {
    read_board();
    read_hands();
    read_side();
    read_castling();
    read_en_passant();
    read_checks();
    position_.half = read_number(0);
    read_late_checks();
    position_.full = read_number(1);
    skip_blanks();
    if (at_ < text_.size()) {
      fail("the end");
    }
    return position_;
  }

 private:
  [[noreturn]] void fail(const std::string& expected) const {
    throw FenError(
        fmt::format("column {}: expected {}, found {}", at_ + 1, expected,
                    at_ < text_.size() ? "'" + quoted(text_.substr(at_), 20) + "'" : "the end"));
  }
  [[noreturn]] static void fail_at(std::size_t place, const std::string& message) {
    throw FenError(fmt::format("column {}: {}", place + 1, message));
  }
  [[noreturn]] void fail_at_letter() const {
    const std::string letters = piece_letters(facts_);
    if (at_ >= text_.size()) {
      fail("one of the pieces " + letters);
    }
    fail_at(at_, fmt::format("'{}' is no piece of the game; expected one of {} (Black's in lower "
                             "case)",
                             quoted(text_.substr(at_, 1)), letters));
  }

  [[nodiscard]] char peek() const { return at_ < text_.size() ? text_[at_] : '\0'; }
  void skip_blanks() {
    while (peek() == ' ') {
      ++at_;
    }
  }

  // ---- Board and hands --------------------------------------------------------------------------

  void read_board() {
    skip_blanks();
    for (int rank = facts_.size.ranks - 1; rank >= 0; --rank) {
      int file = 0;
      while (peek() != '/' && peek() != ' ' && peek() != '[' && peek() != '\0') {
        read_square(file, rank);
      }
      if (file != facts_.size.files) {
        fail_at(at_, fmt::format("rank {} has {}; expected {}", rank + 1, counted(file, "file"),
                                 facts_.size.files));
      }
      if (rank > 0) {
        if (peek() != '/') {
          fail(fmt::format("'/' and rank {}", rank));
        }
        ++at_;
      }
    }
  }

  void read_square(int& file, int rank) {
    const std::size_t start = at_;
    if (is_digit(peek())) {
      int empty = text_[at_++] - '0';
      if (is_digit(peek())) {
        empty = empty * 10 + (text_[at_++] - '0');
      }
      if (empty == 0) {
        fail_at(start, fmt::format("'{}' is no number of empty squares; expected 1 to {}",
                                   text_.substr(start, at_ - start), facts_.size.files));
      }
      file += empty;
      if (file > facts_.size.files) {
        fail_at(start, fmt::format("rank {} has {} files; expected {}", rank + 1, file,
                                   facts_.size.files));
      }
      return;
    }
    if (file >= facts_.size.files) {
      fail_at(start, fmt::format("rank {0} has more than {1} files; expected {1}", rank + 1,
                                 facts_.size.files));
    }
    const Square square(file, rank);
    if (peek() == '*') {
      position_.walls.set(square.index());
      ++at_;
    } else {
      position_.put(square, read_piece());
    }
    ++file;
  }

  Piece read_piece() {
    const bool promoted = peek() == '+';
    at_ += promoted ? 1 : 0;
    const Type type = facts_.type_with_letter(to_lower(peek()));
    if (type == Type::none) {
      fail_at_letter();
    }
    Piece piece{type, is_upper(peek()) ? Colour::white : Colour::black, Type::none, false};
    if (promoted) {
      piece.was = type;
      piece.type = facts_.promoted_type[index_of(type)];
      if (piece.type == Type::none) {
        fail("a piece that promotes after '+'");
      }
    }
    ++at_;
    if (peek() == '~') {
      piece.was_pawn = true;
      ++at_;
    }
    return piece;
  }

  void read_hands() {
    if (peek() == '[') {
      ++at_;
      while (peek() != ']') {
        read_held();
      }
      ++at_;
    } else if (peek() == '/') {
      ++at_;
      while (peek() != ' ' && peek() != '\0') {
        read_held();
      }
    }
  }

  void read_held() {
    if (peek() == '-') {
      ++at_;
      return;
    }
    const Piece piece = read_piece();
    std::uint8_t& count = position_.hands[hurdle::index_of(piece.colour)][index_of(piece.type)];
    constexpr auto most = std::numeric_limits<std::uint8_t>::max();
    if (count == most) {
      fail(fmt::format("at most {} pieces of a kind in hand", most));
    }
    ++count;
  }

  // ---- The other fields -------------------------------------------------------------------------

  void read_side() {
    skip_blanks();
    if (peek() == '\0') {
      return;
    }
    if (peek() != 'w' && peek() != 'b') {
      fail("'w' or 'b'");
    }
    position_.side = text_[at_++] == 'w' ? Colour::white : Colour::black;
    if (peek() != ' ' && peek() != '\0') {
      fail("a blank");
    }
  }

  void read_castling() {
    skip_blanks();
    if (is_digit(peek())) {
      return;
    }
    if (peek() == '-') {
      ++at_;
      return;
    }
    while (peek() != ' ' && peek() != '\0') {
      if (std::isalpha(static_cast<unsigned char>(peek())) == 0) {
        fail("letters of castling rights or '-'");
      }
      if (!read_right(facts_, position_, peek())) {
        fail("a castling right whose king and rook are on their squares");
      }
      ++at_;
    }
  }

  void read_en_passant() {
    skip_blanks();
    if (peek() == '-') {
      ++at_;
    }
    while (peek() >= 'a' && peek() < 'a' + facts_.size.files) {
      const int file = text_[at_++] - 'a';
      int rank = 0;
      while (is_digit(peek()) && rank <= most_ranks) {
        rank = rank * 10 + (text_[at_++] - '0');
      }
      if (!facts_.size.has(file, rank - 1)) {
        --at_;
        fail("a rank of the board");
      }
      position_.en_passant.set(Square(file, rank - 1).index());
    }
    if (peek() != ' ' && peek() != '\0' && !is_digit(peek())) {
      fail("en-passant squares or '-'");
    }
  }

  /// `N+M`, the checks that White and Black have left. Without them both have one.
  void read_checks() {
    position_.checks_left = {1, 1};
    skip_blanks();
    std::size_t end = at_;
    while (end < text_.size() && is_digit(text_[end])) {
      ++end;
    }
    if (facts_.ends.check_counting && end > at_ && end < text_.size() && text_[end] == '+') {
      position_.checks_left[0] = static_cast<int>(read_number(0));
      ++at_;
      position_.checks_left[1] = static_cast<int>(read_number(0));
    }
  }

  void read_late_checks() {
    skip_blanks();
    if (peek() == '+') {
      fail("checks given in the form N+M before the clocks");
    }
  }

  std::uint32_t read_number(std::uint32_t otherwise) {
    skip_blanks();
    if (!is_digit(peek())) {
      if (peek() == '-') {  // some programs write a field between
        ++at_;
      }
      return otherwise;
    }
    std::uint32_t number = 0;
    while (is_digit(peek())) {
      number = std::min(number * 10 + static_cast<std::uint32_t>(text_[at_++] - '0'), most_plies);
    }
    return number;
  }

  const Description& facts_;
  std::string_view text_;
  std::size_t at_ = 0;
  Position position_;
};

std::string board_text(const Description& facts, const Position& position) {
  std::string text;
  for (int rank = facts.size.ranks - 1; rank >= 0; --rank) {
    int empty = 0;
    for (int file = 0; file < facts.size.files; ++file) {
      const Square square(file, rank);
      if (!position.occupied(square)) {
        ++empty;
        continue;
      }
      text += empty > 0 ? std::to_string(empty) : "";
      empty = 0;
      text += position.walls[square.index()] ? "*" : letters_of(facts, position.at(square));
    }
    text += empty > 0 ? std::to_string(empty) : "";
    text += rank > 0 ? "/" : "";
  }
  return text;
}

std::string hands_text(const Description& facts, const Position& position) {
  std::string text;
  for (const Colour colour : both_colours) {
    for (std::size_t index = 0; index < type_count; ++index) {
      const Piece piece{type_at(index), colour, Type::none, false};
      for (int i = 0; i < position.hands[hurdle::index_of(colour)][index]; ++i) {
        text += letters_of(facts, piece);
      }
    }
  }
  return text;
}

/// A player who has a king at the start has one in every position, unless kings explode or turn
/// over.
void require_king(const Description& facts, const Position& position, Colour colour) {
  const char letter = facts.letter(Type::king);
  const char king = colour == Colour::white ? to_upper(letter) : letter;
  const std::string_view start = std::string_view(facts.start).substr(0, facts.start.find(' '));
  if (letter == 0 || start.find(king) == std::string_view::npos || facts.blast.on_capture ||
      facts.enclosing.flip != EnclosingRule::none) {
    return;
  }
  const auto& hand = position.hands[hurdle::index_of(colour)];
  const bool on_board = std::ranges::any_of(position.board, [&](const Piece& piece) {
    return piece.belongs_to(colour) && piece.type == Type::king;
  });
  if (!on_board && hand[index_of(Type::king)] == 0) {
    throw FenError(fmt::format("expected a king of {} ('{}'), found none",
                               colour == Colour::white ? "White" : "Black", king));
  }
}

void require_few_in_hand(const Description& facts, const Position& position, Colour colour) {
  const auto& hand = position.hands[hurdle::index_of(colour)];
  for (std::size_t index = 0; index < type_count; ++index) {
    if (hand[index] > most_held) {
      const Piece piece{type_at(index), colour, Type::none, false};
      throw FenError(fmt::format("expected at most {} times '{}' in hand, found {}", most_held,
                                 letters_of(facts, piece), hand[index]));
    }
  }
}

}  // namespace

Position parse_position(const Description& facts, std::string_view fen) {
  Position position = parse_reached_position(facts, fen);
  for (const Colour colour : both_colours) {
    require_king(facts, position, colour);
    require_few_in_hand(facts, position, colour);
  }
  return position;
}

Position parse_reached_position(const Description& facts, std::string_view fen) {
  return Parser(facts, fen).parse();
}

std::string letters_of(const Description& facts, const Piece& piece) {
  const bool plus = piece.was != Type::none;
  char letter = facts.letter(plus ? piece.was : piece.type);
  if (piece.colour == Colour::white) {
    letter = to_upper(letter);
  }
  return (plus ? "+" : "") + std::string(1, letter) + (piece.was_pawn ? "~" : "");
}

std::string fen_of(const Description& facts, const Position& position) {
  const std::string hands = hands_text(facts, position);
  const bool brackets = facts.drops.allowed || facts.seirawan_gating || !hands.empty();
  std::string passed;
  for_each_square(facts.size, [&](Square square) {
    passed += position.en_passant[square.index()] ? to_text(square) : "";
  });
  const std::string checks =
      facts.ends.check_counting
          ? fmt::format(" {}+{}", position.checks_left[0], position.checks_left[1])
          : "";
  return fmt::format("{}{} {} {} {}{} {} {}", board_text(facts, position),
                     brackets ? "[" + hands + "]" : "", position.side == Colour::white ? "w" : "b",
                     rights_text(facts, position), passed.empty() ? "-" : passed, checks,
                     position.half, position.full);
}

}  // namespace hurdle::custom
