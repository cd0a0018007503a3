// Parses and writes castling rights (C6); rejects rights whose rook is not in place.
#include "movegen/vocab/castling_rights.hpp"

#include <fmt/format.h>

#include <optional>

#include "movegen/vocab/letters.hpp"

namespace hurdle {
namespace {

constexpr std::string_view colour_name(Colour colour) noexcept {
  return colour == Colour::white ? "white" : "black";
}

/// One player's first rank, and the pieces on it that may still castle.
class FirstRank {
 public:
  FirstRank(const Notation& notation, const Setup& setup, Colour colour)
      : notation_(notation), setup_(setup), colour_(colour) {
    for (int file = 0; file < notation.files && !royal_; ++file) {
      if (at(file).is(colour, Kind::royal) && may_stand(file)) {
        royal_ = file;
      }
    }
  }

  /// The file of the royal piece if it stands where castling starts; else none.
  [[nodiscard]] std::optional<int> royal() const noexcept { return royal_; }

  /// The outermost rook on a side of the royal piece: +1 to higher files, -1 to lower ones.
  [[nodiscard]] std::optional<int> outermost(int side) const {
    for (int file = side > 0 ? notation_.files - 1 : 0; file != *royal_; file -= side) {
      if (rook_on(file)) {
        return file;
      }
    }
    return std::nullopt;
  }

  /// Whether a rook that may own a castling right stands on this file.
  [[nodiscard]] bool rook_on(int file) const {
    const bool edge = file == 0 || file == notation_.files - 1;
    return (notation_.rights == RightsText::any_rook || edge) &&
           at(file) == Piece(colour_, notation_.castles_with);
  }

  [[nodiscard]] Square square(int file) const noexcept {
    return {file, colour_ == Colour::white ? 0 : notation_.ranks - 1};
  }

 private:
  [[nodiscard]] Piece at(int file) const noexcept { return setup_.at(square(file)); }
  [[nodiscard]] bool may_stand(int file) const noexcept {
    return notation_.rights == RightsText::any_rook || file == notation_.royal_file;
  }

  const Notation& notation_;
  const Setup& setup_;
  Colour colour_;
  std::optional<int> royal_;
};

/// The letters of one player's rights, in upper case.
std::string letters_for(const Notation& notation, const Setup& setup, Colour colour) {
  const FirstRank rank(notation, setup, colour);
  std::string text;
  for (int file = notation.files - 1; file >= 0; --file) {
    if (has_right(setup, colour, file)) {
      const int side = rank.royal() && file > *rank.royal() ? 1 : -1;
      const bool outermost = rank.royal() && rank.outermost(side) == file;
      text += outermost ? (side > 0 ? 'K' : 'Q') : static_cast<char>('A' + file);
    }
  }
  return text;
}

/// Throws TextError for a letter that names no castling right in this game.
void require_letter(const Cursor& cursor, const Notation& notation, char upper) {
  const bool is_file = upper >= 'A' && upper < 'A' + notation.files;
  if (upper != 'K' && upper != 'Q' && !is_file) {
    cursor.fail(fmt::format("{} is no castling right; expected '-', or letters of KQkq or of files",
                            cursor.seen()));
  }
}

/// Throws TextError for a right whose royal piece is not on its castling square.
void require_royal(const Cursor& cursor, const Notation& notation, const FirstRank& rank,
                   Colour colour) {
  if (!rank.royal()) {
    const std::string where = notation.rights == RightsText::any_rook
                                  ? "its first rank"
                                  : to_text(rank.square(notation.royal_file));
    cursor.fail(fmt::format("{}: the {} {} does not stand on {}", cursor.seen(),
                            colour_name(colour), notation.of(Kind::royal).name, where));
  }
}

/// The file named by one letter of the field.
int file_named(const Cursor& cursor, const Notation& notation, const FirstRank& rank, Colour colour,
               char upper) {
  const std::string_view rook = notation.of(notation.castles_with).name;
  if (upper == 'K' || upper == 'Q') {
    const auto file = rank.outermost(upper == 'K' ? 1 : -1);
    if (!file) {
      cursor.fail(fmt::format("{}: no {} {} with a right stands on that side of the {}",
                              cursor.seen(), colour_name(colour), rook,
                              notation.of(Kind::royal).name));
    }
    return *file;
  }
  const int file = upper - 'A';
  if (!rank.rook_on(file)) {
    cursor.fail(fmt::format("{}: no {} {} with a right stands on {}", cursor.seen(),
                            colour_name(colour), rook, to_text(rank.square(file))));
  }
  return file;
}

/// The bits of all files on the same side of the royal piece as `file`.
unsigned same_side(const Notation& notation, int royal, int file) {
  unsigned bits = 0;
  for (int other = 0; other < notation.files; ++other) {
    bits |= (other > royal) == (file > royal) ? 1U << static_cast<unsigned>(other) : 0U;
  }
  return bits;
}

}  // namespace

CastlingRights read_rights(Cursor& cursor, const Notation& notation, const Setup& setup) {
  CastlingRights rights{};
  if (cursor.rest() == "-") {
    return rights;
  }
  while (!cursor.done()) {
    const char letter = cursor.peek();
    const Colour colour = is_upper(letter) ? Colour::white : Colour::black;
    const FirstRank rank(notation, setup, colour);
    require_letter(cursor, notation, to_upper(letter));
    require_royal(cursor, notation, rank, colour);
    const int file = file_named(cursor, notation, rank, colour, to_upper(letter));
    std::uint16_t& held = rights[index_of(colour)];
    if ((held & same_side(notation, *rank.royal(), file)) != 0) {
      cursor.fail(fmt::format("{}: there is a right on that side of the {} already; expected one",
                              cursor.seen(), notation.of(Kind::royal).name));
    }
    held = static_cast<std::uint16_t>(held | 1U << static_cast<unsigned>(file));
    cursor.advance();
  }
  return rights;
}

std::string rights_text(const Notation& notation, const Setup& setup) {
  std::string text = letters_for(notation, setup, Colour::white);
  for (const char letter : letters_for(notation, setup, Colour::black)) {
    text += to_lower(letter);
  }
  return text.empty() ? "-" : text;
}

bool rights_stand(const Notation& notation, const Setup& setup) {
  for (const Colour colour : both_colours) {
    const FirstRank rank(notation, setup, colour);
    const unsigned rights = setup.rights[index_of(colour)];
    if (rights >> static_cast<unsigned>(notation.files) != 0) {
      return false;
    }
    for (int file = 0; file < notation.files; ++file) {
      if (!has_right(setup, colour, file)) {
        continue;
      }
      const bool stands =
          notation.rights != RightsText::none && rank.royal() && rank.rook_on(file) &&
          (rights & same_side(notation, *rank.royal(), file)) == 1U << static_cast<unsigned>(file);
      if (!stands) {
        return false;
      }
    }
  }
  return true;
}

}  // namespace hurdle
