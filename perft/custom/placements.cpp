#include "perft/custom/placements.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <string>

#include "movegen/vocab/text/letters.hpp"
#include "movegen/vocab/text/text.hpp"

namespace hurdle::custom {
namespace {

class MaterialParser {
 public:
  MaterialParser(const Description& facts, std::string_view text) : facts_(facts), text_(text) {}

  std::vector<Piece> parse() {
    std::vector<Piece> pieces;
    Colour colour = Colour::white;
    while (at_ < text_.size()) {
      if (text_[at_] == 'v' && colour == Colour::white && !pieces.empty()) {
        colour = Colour::black;
        ++at_;
      } else {
        pieces.push_back(piece(colour));
      }
    }
    if (colour == Colour::white || text_.back() == 'v') {
      fail("v and Black's pieces");
    }
    std::ranges::stable_sort(pieces, before);
    return pieces;
  }

  /// The order of pieces, in which equal ones are neighbours.
  static bool before(const Piece& a, const Piece& b) {
    const auto order = [](const Piece& piece) {
      return std::array{static_cast<int>(piece.colour), static_cast<int>(piece.type),
                        static_cast<int>(piece.was), piece.was_pawn ? 1 : 0};
    };
    return order(a) < order(b);
  }

 private:
  Piece piece(Colour colour) {
    Piece result;
    result.colour = colour;
    const bool promoted = text_[at_] == '+';
    at_ += promoted ? 1 : 0;
    if (at_ == text_.size() || std::isupper(static_cast<unsigned char>(text_[at_])) == 0) {
      fail("a piece's letter in upper case");
    }
    result.type = facts_.type_with_letter(to_lower(text_[at_]));
    if (result.type == Type::none) {
      fail("the letter of a piece of the game");
    }
    if (promoted) {
      result.was = result.type;
      result.type = facts_.promoted_type[index_of(result.was)];
      if (result.type == Type::none) {
        fail("the letter of a piece that promotes");
      }
    }
    ++at_;
    if (at_ < text_.size() && text_[at_] == '~') {
      result.was_pawn = true;
      ++at_;
    }
    return result;
  }

  [[noreturn]] void fail(std::string_view expected) const {
    const std::string found =
        at_ < text_.size() ? fmt::format("'{}'", quoted(text_.substr(at_, 1))) : "the end";
    throw MaterialError(fmt::format("material '{}', column {}: expected {}, found {}",
                                    quoted(text_), at_ + 1, expected, found));
  }

  const Description& facts_;
  std::string_view text_;
  std::size_t at_ = 0;
};

class Placer {
 public:
  Placer(const Rules& rules, const std::vector<Piece>& pieces,
         FunctionRef<void(const Position&)> visit)
      : pieces_(pieces), visit_(visit), squares_(all_squares(rules.facts().size)) {
    position_ = rules.start();
    position_.board = {};
    position_.walls.reset();
    position_.hands = {};
    for (auto& rooks : position_.castling_rooks) {
      rooks = {};
    }
    position_.gates.reset();
    position_.en_passant.reset();
  }

  void place(std::size_t index, std::size_t least, Square first) {
    if (index == pieces_.size()) {
      for (const Colour side : {Colour::white, Colour::black}) {
        position_.side = side;
        visit_(position_);
      }
      return;
    }
    for (std::size_t at = least; at < squares_.size(); ++at) {
      const Square square = squares_[at];
      if (position_.occupied(square) || (index == 0 && square != first)) {
        continue;
      }
      position_.put(square, pieces_[index]);
      const bool equal = index + 1 < pieces_.size() && pieces_[index + 1] == pieces_[index];
      place(index + 1, equal ? at + 1 : 0, first);
      position_.put(square, {});
    }
  }

 private:
  const std::vector<Piece>& pieces_;
  FunctionRef<void(const Position&)> visit_;
  std::vector<Square> squares_;
  Position position_;
};

}  // namespace

std::vector<Piece> parse_material(const Description& facts, std::string_view text) {
  return MaterialParser(facts, text).parse();
}

void for_each_placement(const Rules& rules, const std::vector<Piece>& pieces, Square first,
                        FunctionRef<void(const Position&)> visit) {
  Placer(rules, pieces, visit).place(0, 0, first);
}

}  // namespace hurdle::custom
