// Hurdle's own notation (C7): `e2e4`, `e7e8q`, `P@e5`.
#include "movegen/notations/format.hpp"
#include "movegen/vocab/text/text.hpp"

namespace hurdle::notations {
namespace {

ParsedMove read_coordinates(const Place& place, std::string_view text) {
  try {
    return named(parse_move(place.notation(), text));
  } catch (const TextError& error) {
    return foreign(error.what());
  }
}

std::string write_coordinates(const Place& place, Move move) {
  return to_text(place.notation(), move);
}

}  // namespace

const Format coordinates_format{MoveNotation::coordinates, "coordinates",     "e2e4",
                                read_coordinates,          write_coordinates, try_parse_move};

}  // namespace hurdle::notations
