#include "perft/exhaust/material.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <optional>

#include "movegen/vocab/text/letters.hpp"
#include "movegen/vocab/text/text.hpp"
#include "perft/count/numbers.hpp"

namespace hurdle {
namespace {

constexpr std::size_t max_text = 60;

/// How many pieces count towards the limit of a kind: those of both sides if captured pieces change
/// sides.
int owned(const Notation& notation, const Material& material, Colour colour, Kind kind) {
  int count = 0;
  for (const Piece piece : material.board) {
    count += piece.kind() == kind && (notation.hands || piece.colour() == colour) ? 1 : 0;
  }
  for (const Colour holder : both_colours) {
    count += material.hands[index_of(holder)][index_of(kind)];
  }
  return count;
}

/// The first kind of which there are more than the variant has.
std::optional<Kind> too_many(const Notation& notation, const Material& material) {
  for (std::size_t index = 1; index < notation.kinds.size(); ++index) {
    const Kind kind = static_cast<Kind>(index);
    for (const Colour colour : both_colours) {
      if (owned(notation, material, colour, kind) > notation.of(kind).limit) {
        return kind;
      }
    }
  }
  return std::nullopt;
}

void finish(const Notation& notation, Material& material) {
  std::ranges::sort(material.board, [](Piece a, Piece b) {
    return std::tuple(index_of(a.colour()), index_of(a.kind()), a.promoted()) <
           std::tuple(index_of(b.colour()), index_of(b.kind()), b.promoted());
  });
  material.text = text_of(notation, material);
}

/// Parses `KQvKR[Pp]`.
class Parser {
 public:
  Parser(const Notation& notation, std::string_view text) : notation_(notation), text_(text) {}

  [[nodiscard]] Material parse() {
    side(Colour::white);
    if (!skip('v')) {
      fail("'v' between the sides");
    }
    side(Colour::black);
    if (notation_.hands && skip('[')) {
      while (!skip(']')) {
        hold();
      }
    }
    if (at_ < text_.size()) {
      fail(notation_.hands ? "a piece, or '[' and the pieces in hand" : "a piece or the end");
    }
    finish(notation_, material_);
    return material_;
  }

 private:
  [[noreturn]] void fail(const std::string& expected) const {
    const std::string found =
        at_ < text_.size() ? fmt::format("'{}'", quoted(text_.substr(at_, 1))) : "the end";
    throw BadMaterial(fmt::format("material '{}': expected {}, found {} at character {}",
                                  quoted(text_, max_text), expected, found, at_ + 1));
  }

  [[nodiscard]] bool skip(char letter) {
    const bool found = at_ < text_.size() && text_[at_] == letter;
    at_ += found ? 1 : 0;
    return found;
  }

  [[nodiscard]] bool at_piece() const {
    return at_ < text_.size() && (is_upper(text_[at_]) || text_[at_] == '+');
  }

  void side(Colour colour) {
    const std::size_t first = at_;
    if (!at_piece() || piece(colour).kind() != Kind::royal) {
      at_ = first;
      fail(fmt::format("the {} '{}' first", notation_.of(Kind::royal).name,
                       notation_.of(Kind::royal).letter));
    }
    while (at_piece()) {
      const std::size_t start = at_;
      const Piece next = piece(colour);
      if (next.kind() == Kind::royal) {
        at_ = start;
        fail(fmt::format("one {} a side", notation_.of(Kind::royal).name));
      }
      material_.board.push_back(next);
    }
  }

  [[nodiscard]] Piece piece(Colour colour) {
    const std::size_t start = at_;
    const bool plus = skip('+');
    const auto meaning = at_ < text_.size() && is_upper(text_[at_])
                             ? read_letter(notation_, text_[at_])
                             : std::nullopt;
    if (!meaning) {
      fail("one of the pieces " + letters_of(notation_));
    }
    ++at_;
    const bool promoted = plus || skip('~') || meaning->promoted;
    if (promoted && !notation_.of(meaning->kind).promotes) {
      at_ = start;
      fail("a piece that promotes");
    }
    return {colour, meaning->kind, promoted};
  }

  void hold() {
    if (at_ >= text_.size()) {
      fail("']'");
    }
    const char letter = text_[at_];
    const auto meaning = read_letter(notation_, letter);
    if (!meaning || meaning->promoted || meaning->kind == Kind::royal) {
      fail("a piece in hand or ']'");
    }
    ++at_;
    const Colour holder = is_upper(letter) ? Colour::white : Colour::black;
    ++material_.hands[index_of(holder)][index_of(meaning->kind)];
  }

  const Notation& notation_;
  std::string_view text_;
  std::size_t at_ = 0;
  Material material_;
};

/// The numbers of `K+2+1h`: pieces on the board and in hand.
struct Numbers {
  int board = 0;
  int hand = 0;
};

std::optional<Numbers> parse_numbers(const Notation& notation, std::string_view text) {
  const std::size_t plus = text.find('+');
  if (plus != 1 || text.size() < 3 || text[2] < '0' || text[2] > '9') {
    return std::nullopt;
  }
  const auto royal = read_letter(notation, to_upper(text[0]));  // in some games a player's own
  if (!royal || royal->kind != Kind::royal) {
    return std::nullopt;
  }
  Numbers numbers;
  for (std::string_view rest = text.substr(1); !rest.empty();) {
    const std::size_t next = std::min(rest.find('+', 1), rest.size());
    std::string_view part = rest.substr(1, next - 1);
    rest.remove_prefix(next);
    const bool in_hand = !part.empty() && part.back() == 'h';
    part.remove_suffix(in_hand ? 1 : 0);
    const auto number = read_number(part, {0, most_material});
    if (!number || (in_hand && !notation.hands)) {
      throw BadMaterial(fmt::format(
          "material '{}': expected {}+N{} with numbers up to {}, found '+{}{}'",
          quoted(text, max_text), notation.of(Kind::royal).letter, notation.hands ? " or +Nh" : "",
          most_material, quoted(part), in_hand ? "h" : ""));
    }
    (in_hand ? numbers.hand : numbers.board) += static_cast<int>(*number);
  }
  return numbers;
}

/// All materials of so many pieces, each once.
class Choices {
 public:
  Choices(const Notation& notation, Numbers numbers) : notation_(notation), numbers_(numbers) {
    for (const Colour colour : both_colours) {
      for (std::size_t index = 1; index < notation.kinds.size(); ++index) {
        const Kind kind = static_cast<Kind>(index);
        pieces_.emplace_back(colour, kind);
        if (notation.of(kind).promotes) {
          pieces_.emplace_back(colour, kind, true);
        }
      }
    }
  }

  [[nodiscard]] std::vector<Material> all() {
    choose(0, numbers_.board, numbers_.hand);
    return std::move(found_);
  }

 private:
  /// Chooses the pieces on the board first, then those in hand; `from` keeps their order, so that
  /// each choice is made once.
  void choose(std::size_t from, int board, int hand) {
    if (board + hand == 0) {
      if (!too_many(notation_, chosen_)) {
        found_.push_back(chosen_);
        finish(notation_, found_.back());
      }
      return;
    }
    for (std::size_t index = from; index < pieces_.size(); ++index) {
      const Piece piece = pieces_[index];
      if (board > 0) {
        chosen_.board.push_back(piece);
        choose(board > 1 ? index : 0, board - 1, hand);
        chosen_.board.pop_back();
      } else if (!piece.promoted()) {
        std::uint8_t& held = chosen_.hands[index_of(piece.colour())][index_of(piece.kind())];
        ++held;
        choose(index, board, hand - 1);
        --held;
      }
    }
  }

  const Notation& notation_;
  Numbers numbers_;
  std::vector<Piece> pieces_;
  Material chosen_;
  std::vector<Material> found_;
};

void require_at_most(const Notation& notation, std::string_view text, int pieces) {
  if (pieces > most_material) {
    throw BadMaterial(
        fmt::format("material '{}': expected at most {} pieces besides the {}s, found {}",
                    quoted(text, max_text), most_material, notation.of(Kind::royal).name, pieces));
  }
}

}  // namespace

std::string text_of(const Notation& notation, const Material& material) {
  std::array<std::string, 2> sides;
  std::string held;
  for (const Colour colour : both_colours) {
    std::string& side = sides[index_of(colour)];
    side = to_upper(text_of(notation, Piece(colour, Kind::royal)));
    for (const Piece piece : material.board) {
      side += piece.belongs_to(colour) ? to_upper(text_of(notation, piece)) : "";
    }
    for (std::size_t kind = 1; kind < notation.kinds.size(); ++kind) {
      held.append(material.hands[index_of(colour)][kind],
                  letter_of(notation, static_cast<Kind>(kind), colour));
    }
  }
  return sides[0] + "v" + sides[1] + (held.empty() ? "" : "[" + held + "]");
}

int number_of_pieces(const Material& material) {
  int count = static_cast<int>(material.board.size());
  for (const Hand& hand : material.hands) {
    for (const std::uint8_t held : hand) {
      count += held;
    }
  }
  return count;
}

std::vector<Material> parse_material(const Notation& notation, std::string_view text) {
  if (text.size() > max_text) {
    throw BadMaterial(
        fmt::format("material: expected at most {} characters, found {}", max_text, text.size()));
  }
  if (const auto numbers = parse_numbers(notation, text)) {
    require_at_most(notation, text, numbers->board + numbers->hand);
    return Choices(notation, *numbers).all();
  }
  Material material = Parser(notation, text).parse();
  require_at_most(notation, text, number_of_pieces(material));
  if (const auto kind = too_many(notation, material)) {
    throw BadMaterial(fmt::format("material '{}': the game has no more than {} of the piece {}",
                                  quoted(text, max_text), notation.of(*kind).limit,
                                  notation.of(*kind).name));
  }
  return {material};
}

}  // namespace hurdle
