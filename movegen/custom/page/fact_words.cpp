// The texts of clauses that are made from many facts.
#include <fmt/format.h>

#include <algorithm>

#include "movegen/custom/page/clause_words.hpp"
#include "movegen/custom/page/page.hpp"
#include "movegen/vocab/text/letters.hpp"

namespace hurdle::custom {
namespace {

char file_letter(int file) {
  return static_cast<char>('a' + file);
}

/// Which pieces castle; empty if these are kings and rooks.
std::string castling_pieces(const Description& facts) {
  const auto usual = [](const SideFacts& side) {
    return side.castling_king_piece == Type::king &&
           side.castling_rook_pieces == Types().set(index_of(Type::rook));
  };
  const auto pieces = [&](const SideFacts& side) {
    Types king;
    if (side.castling_king_piece != Type::none) {
      king.set(index_of(side.castling_king_piece));
    }
    return fmt::format("{} as the king; {} as the rook", letters_of(facts, king),
                       letters_of(facts, side.castling_rook_pieces));
  };
  return usual(facts.of(Colour::white)) && usual(facts.of(Colour::black))
             ? ""
             : " Pieces that castle: " + for_sides(facts, pieces);
}

/// Which of several kings and rooks castle.
std::string castling_files(const CastlingFacts& castling) {
  const CastlingFacts usual;
  std::string text;
  if (castling.king_file != usual.king_file) {
    text += fmt::format(" Of several kings on this rank, the one on the {} file may castle.",
                        file_letter(castling.king_file));
  }
  if (castling.rook_kingside_file != usual.rook_kingside_file ||
      castling.rook_queenside_file != usual.rook_queenside_file) {
    text += fmt::format(
        " In a FEN, K means the first rook from the {} file to the left, and Q the first from the "
        "{} file to the right.",
        file_letter(castling.rook_kingside_file), file_letter(castling.rook_queenside_file));
  }
  return text;
}

}  // namespace

std::string castling_words(const Description& facts) {
  const CastlingFacts& castling = facts.castling;
  const int right_corner = std::min(castling.rook_kingside_file, facts.size.files - 1);
  return fmt::format(
             "The king goes to the {} or {} file of its rank {}, the rook next to it. Neither has "
             "moved, no other piece stands on their ways, and a royal king is attacked neither "
             "before nor on its way.",
             file_letter(castling.kingside_file), file_letter(castling.queenside_file),
             castling.rank) +
         castling_pieces(facts) + castling_files(castling) +
         (castling.dropped_piece
              ? fmt::format(" A king dropped on the {} file of this rank and a rook dropped on the "
                            "{} or {} file may castle, too.",
                            file_letter(castling.king_file), file_letter(right_corner),
                            file_letter(castling.rook_queenside_file))
              : "") +
         (castling.opposite ? " It ends the opponent's right on that side." : "");
}

std::string promotion_limits(const Description& facts) {
  std::string text;
  for (std::size_t index = 0; index < type_count; ++index) {
    if (facts.promotion_limit[index] > 0 && facts.letters[index] != 0) {
      text += fmt::format("{}{} {}", text.empty() ? "" : ", ", facts.promotion_limit[index],
                          to_upper(facts.letters[index]));
    }
  }
  return text;
}

std::string diagonal_line_moves(const Description& facts) {
  std::string text;
  const auto add = [&](bool moves, Type type, std::string_view how) {
    if (moves && facts.letter(type) != 0) {
      text += fmt::format("{}{} {}", text.empty() ? "" : "; ", to_upper(facts.letter(type)), how);
    }
  };
  add(facts.king_type == Type::wazir, Type::king, "steps to the next square");
  add(true, Type::wazir, "steps to the next square");
  add(true, Type::soldier, "steps forward to the next square");
  add(true, Type::rook, "slides");
  add(true, Type::janggi_cannon, "slides behind exactly one piece");
  return text;
}

std::string drop_limits_words(const Description& facts) {
  const DropFacts& drops = facts.drops;
  const Squares& first = facts.enclosing.drop_start;
  std::string text;
  if (drops.sittuyin_rook) {
    text += " A rook is dropped only on the first rank of its player.";
  }
  if (drops.opposite_coloured_bishop) {
    text +=
        " The two bishops of a player are dropped on squares of different colours, and no other "
        "piece may take the last square that a bishop in hand needs.";
  }
  if (first.any()) {
    text += fmt::format(" While one of these squares is empty, pieces are dropped only there: {}.",
                        words_of(first, facts.size));
  }
  if (drops.promoted) {
    text += " A piece may also be dropped as the piece that it promotes to.";
  }
  if (facts.enclosing.free_drops) {
    text += " Hands never empty: a player can drop each kind of piece at any time.";
  }
  if (drops.must) {
    text += drops.must_type.all
                ? " A player who can drop a piece must do so."
                : fmt::format(" A player who can drop one of these pieces must do so: {}.",
                              letters_of(facts, drops.must_type.types));
  }
  return text;
}

}  // namespace hurdle::custom
