// C8: finds invalid positions, each with its square and the reason.
#include <fmt/format.h>

#include "movegen/referee/base.hpp"

namespace hurdle {
std::optional<InvalidReason> BaseReferee::invalid_reason(const Setup& setup) const {
  if (std::optional<InvalidReason> invalid = wrong_royals(setup)) {
    return invalid;
  }
  if (std::optional<InvalidReason> invalid = too_many(setup)) {
    return invalid;
  }
  std::optional<InvalidReason> invalid;
  for_each_square([&](Square square) {
    if (!invalid && setup.at(square)) {
      invalid = misplaced(setup, square);
    }
  });
  if (invalid) {
    return invalid;
  }
  if ((invalid = invalid_board(setup))) {
    return invalid;
  }
  return left_in_check(setup);
}

std::optional<InvalidReason> BaseReferee::wrong_royals(const Setup& setup) const {
  const std::string name(notation().of(Kind::royal).name);
  for (const Colour colour : both_colours) {
    int count = 0;
    Square last;
    for_each_square([&](Square square) {
      if (!setup.at(square).is(colour, Kind::royal)) {
        return;
      }
      ++count;
      last = square;
    });
    if (count == 0) {
      return InvalidReason{
          "C8", Square::none(),
          fmt::format("{} has no {}; each side has exactly one.", side_name(colour), name)};
    }
    if (count > 1) {
      return InvalidReason{"C8", last,
                           fmt::format("{}'s {} on {} is one too many; each side has exactly one.",
                                       side_name(colour), name, to_text(last))};
    }
  }
  return std::nullopt;
}

std::optional<InvalidReason> BaseReferee::too_many(const Setup& setup) const {
  for (std::size_t index = 0; index < notation().kinds.size(); ++index) {
    const Kind kind = static_cast<Kind>(index);
    if (notation().hands) {
      if (std::optional<InvalidReason> invalid = too_many_of(setup, kind, both_colours)) {
        return invalid;
      }
      continue;
    }
    for (const Colour& colour : both_colours) {
      if (std::optional<InvalidReason> invalid = too_many_of(setup, kind, {&colour, 1})) {
        return invalid;
      }
    }
  }
  return std::nullopt;
}

std::optional<InvalidReason> BaseReferee::too_many_of(const Setup& setup, Kind kind,
                                                      std::span<const Colour> colours) const {
  const KindNotation& owned = notation().of(kind);
  int on_board = 0;
  int in_hand = 0;
  Square surplus;
  for (const Colour colour : colours) {
    for_each_square([&](Square square) {
      if (setup.at(square).is(colour, kind) && ++on_board == owned.limit + 1) {
        surplus = square;
      }
    });
    in_hand += setup.held(colour, kind);
  }
  if (on_board + in_hand <= owned.limit) {
    return std::nullopt;
  }
  const std::string whose = colours.size() == 1 ? side_name(colours.front()) : "The game";
  const std::string where = surplus.exists()
                                ? fmt::format("one too many is on {}", to_text(surplus))
                                : fmt::format("{} on the board, {} in hand", on_board, in_hand);
  return InvalidReason{"C8", surplus,
                       fmt::format("{} has {} pieces of the kind {} ({}); at most {} are owned.",
                                   whose, on_board + in_hand, owned.name, where, owned.limit)};
}

std::optional<InvalidReason> BaseReferee::misplaced(const Setup& setup, Square square) const {
  const Piece piece = setup.at(square);
  if (!piece.promoted() || notation().of(piece.kind()).promotes) {
    return std::nullopt;
  }
  return InvalidReason{"C8", square,
                       fmt::format("The {} on {} is promoted, and a {} never promotes.",
                                   notation().of(piece.kind()).name, to_text(square),
                                   notation().of(piece.kind()).name)};
}

Square BaseReferee::lowest_on_file(const Setup& setup, Piece piece, int file) const {
  for (int rank = 0; rank < notation().ranks; ++rank) {
    const Square square(file, rank);
    if (setup.at(square) == piece) {
      return square;
    }
  }
  return Square::none();
}

std::optional<InvalidReason> BaseReferee::two_on_a_file(const Setup& setup, Kind kind,
                                                        std::string_view clause) const {
  std::optional<InvalidReason> invalid;
  for_each_square([&](Square square) {
    const Piece piece = setup.at(square);
    if (invalid || !piece || piece.kind() != kind || piece.promoted()) {
      return;
    }
    const Square first = lowest_on_file(setup, piece, square.file());
    if (first != square) {
      invalid = InvalidReason{
          std::string(clause), square,
          fmt::format("{}'s {}s on {} and {} are on one file; only one may be unpromoted.",
                      side_name(piece.colour()), notation().of(kind).name, to_text(first),
                      to_text(square))};
    }
  });
  return invalid;
}

std::optional<InvalidReason> BaseReferee::invalid_board(const Setup& /*setup*/) const {
  return std::nullopt;
}

bool BaseReferee::may_stand_in_check(const Setup& /*setup*/) const {
  return false;
}

std::optional<InvalidReason> BaseReferee::left_in_check(const Setup& setup) const {
  const Colour moved = opponent(setup.side);
  if (may_stand_in_check(setup) || !in_check(setup, moved)) {
    return std::nullopt;
  }
  const Square royal = royal_square(setup, moved);
  return InvalidReason{
      "C8", royal,
      fmt::format("{} is to move and {} could capture {}: {} cannot have left it so.",
                  side_name(setup.side), the_attackers(setup, royal, setup.side),
                  the_piece(setup, royal), side_name(moved))};
}

}  // namespace hurdle
