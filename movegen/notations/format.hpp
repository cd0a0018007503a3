// One notation as a value: how it reads and writes a move. Each notation has a source of its own.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "movegen/notations/parsed_move.hpp"
#include "movegen/notations/place.hpp"
#include "movegen/vocab/move_notation.hpp"

namespace hurdle::notations {

/// A notation.
struct Format {
  MoveNotation id;
  std::string_view name;     ///< the value of `--notation`
  std::string_view example;  ///< a few moves
  ParsedMove (*read)(const Place& place, std::string_view text);
  std::string (*write)(const Place& place, Move move);  ///< of a legal move, marked or plain
  /// Reads a text that names its squares, without a position; null if the notation needs one.
  std::optional<Move> (*parse)(const Notation& notation, std::string_view text) = nullptr;
};

extern const Format coordinates_format;  ///< C7
extern const Format san_format;
extern const Format usi_format;
extern const Format ucci_format;
extern const Format wxf_format;
extern const Format chinese_format;
extern const Format kif_format;
extern const Format japanese_format;

}  // namespace hurdle::notations
