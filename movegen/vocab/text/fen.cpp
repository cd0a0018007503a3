// FEN, parsed and written (C6): the order of the fields, and the short fields. Board and hands,
// en-passant squares, castling rights and SFEN have files of their own.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <optional>
#include <stdexcept>
#include <vector>

#include "movegen/vocab/castling_rights.hpp"
#include "movegen/vocab/en_passant.hpp"
#include "movegen/vocab/text/cursor.hpp"
#include "movegen/vocab/text/fen_board.hpp"
#include "movegen/vocab/text/letters.hpp"
#include "movegen/vocab/text/sfen.hpp"
#include "movegen/vocab/text/text.hpp"

namespace hurdle {
namespace {

constexpr std::uint32_t most_counted = 999'999;
constexpr std::array<std::string_view, 6> fen_fields{"board", "side", "state",
                                                     "ep",    "half", "full"};

/// The text after the word `sfen`, if the text begins with it.
std::optional<std::string_view> after_sfen(std::string_view text) {
  text.remove_prefix(std::min(text.find_first_not_of(field_separators), text.size()));
  if (!text.starts_with(sfen_word)) {
    return std::nullopt;
  }
  text.remove_prefix(sfen_word.size());
  const bool ends = text.empty() || field_separators.find(text.front()) != std::string_view::npos;
  return ends ? std::optional(text) : std::nullopt;
}

Colour read_side(Cursor& cursor) {
  if (cursor.rest() == "w") {
    return Colour::white;
  }
  if (cursor.rest() == "b") {
    return Colour::black;
  }
  cursor.fail(fmt::format("'{}' is no side to move; expected w or b", quoted(cursor.rest())));
}

std::uint8_t read_state(Cursor& cursor, const Notation& notation) {
  if (cursor.rest() == "-") {
    return 0;
  }
  if (cursor.rest() == "p" && notation.passes) {
    return 1;
  }
  cursor.fail(fmt::format("'{}' is no state of {}; expected {}", quoted(cursor.rest()),
                          notation.name, notation.passes ? "'-', or 'p' after a pass" : "'-'"));
}

void write_rank(std::string& text, const Notation& notation, const Setup& setup, int rank) {
  int gap = 0;
  const auto close_gap = [&] {
    if (gap > 0) {
      text += std::to_string(gap);
    }
    gap = 0;
  };
  for (int file = 0; file < notation.files; ++file) {
    const Piece piece = setup.at(Square(file, rank));
    if (!piece) {
      ++gap;
      continue;
    }
    close_gap();
    text += text_of(notation, piece);
  }
  close_gap();
}

/// The variant's kinds in alphabetical order of their letters.
std::vector<Kind> kinds_by_letter(const Notation& notation) {
  std::vector<Kind> kinds;
  kinds.reserve(notation.kinds.size());
  for (std::size_t index = 0; index < notation.kinds.size(); ++index) {
    kinds.push_back(static_cast<Kind>(index));
  }
  std::sort(kinds.begin(), kinds.end(),
            [&](Kind a, Kind b) { return notation.of(a).letter < notation.of(b).letter; });
  return kinds;
}

void write_hands(std::string& text, const Notation& notation, const Setup& setup) {
  text += '[';
  const std::vector<Kind> kinds = kinds_by_letter(notation);
  for (const Colour colour : both_colours) {
    for (const Kind kind : kinds) {
      text.append(setup.held(colour, kind), letter_of(notation, kind, colour));
    }
  }
  text += ']';
}

}  // namespace

Setup parse_fen(const Notation& notation, std::string_view text) {
  if (const auto rest = after_sfen(text)) {
    return parse_sfen(notation, *rest, text.size() - rest->size() + 1);
  }
  std::vector<Cursor> fields = split_fields(text, 1, fen_fields, "the move number");
  Setup setup;
  if (fields.empty()) {
    fields.emplace_back(fen_fields[0], text.substr(0, 0));
  }
  read_board(fields[0], notation, setup);
  Cursor hands("hands", fields[0].rest(), fields[0].column());
  read_hands(hands, notation, setup);
  if (fields.size() < 2) {
    throw TextError("side", text.size() + 1, "missing; expected w or b after the board");
  }
  setup.side = read_side(fields[1]);
  if (fields.size() > 2 && notation.rights != RightsText::none) {
    Cursor rights("rights", fields[2].rest(), fields[2].column());
    setup.rights = read_rights(rights, notation, setup);
  } else if (fields.size() > 2) {
    setup.passes = read_state(fields[2], notation);
  }
  if (fields.size() > 3) {
    setup.en_passant = read_en_passant(fields[3], notation, setup);
  }
  if (fields.size() > 4) {
    setup.half = read_number(fields[4], most_counted, "a half-move counter");
  }
  if (fields.size() > 5) {
    setup.full = read_number(fields[5], most_counted, "a move number");
  }
  setup.full = std::max(setup.full, 1U);
  return setup;
}

std::string to_fen(const Notation& notation, const Setup& setup) {
  if (setup.passes > 1) {
    throw std::logic_error("a position ended by two passes has no FEN (J12)");
  }
  std::string text;
  for (int rank = notation.ranks - 1; rank >= 0; --rank) {
    write_rank(text, notation, setup, rank);
    if (rank > 0) {
      text += '/';
    }
  }
  if (notation.hands) {
    write_hands(text, notation, setup);
  }
  text += setup.side == Colour::white ? " w " : " b ";
  text += setup.passes == 1 ? "p" : rights_text(notation, setup);
  text += ' ';
  for (const Square square : setup.en_passant) {
    text += to_text(square);
  }
  if (setup.en_passant.empty()) {
    text += '-';
  }
  return text + fmt::format(" {} {}", setup.half, setup.full);
}

std::string without_counters(std::string fen) {
  fen.resize(fen.rfind(' '));
  fen.resize(fen.rfind(' '));
  return fen;
}

}  // namespace hurdle
