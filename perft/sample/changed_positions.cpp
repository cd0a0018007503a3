#include "perft/sample/changed_positions.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

#include "movegen/vocab/squares.hpp"
#include "movegen/vocab/text/text.hpp"
#include "perft/sample/double_step.hpp"

namespace hurdle {
namespace {

Setup with(Setup setup, Square square, Piece piece) {
  setup.put(square, piece);
  return setup;
}

/// All kinds of pieces but the royal one.
std::vector<Kind> other_kinds(const Notation& notation) {
  std::vector<Kind> kinds;
  for (std::size_t kind = 1; kind < notation.kinds.size(); ++kind) {
    kinds.push_back(static_cast<Kind>(kind));
  }
  return kinds;
}

/// The empty square this many steps from another, or none.
Square free_square(const Notation& notation, const Setup& setup, Square from,
                   std::pair<int, int> step, int steps) {
  const int file = from.file() + step.first * steps;
  const int rank = from.rank() + step.second * steps;
  const bool on_board = file >= 0 && file < notation.files && rank >= 0 && rank < notation.ranks;
  return on_board && !setup.at({file, rank}) ? Square(file, rank) : Square::none();
}

/// The position, if need be without its squares of en passant; nothing if it cannot be played.
std::optional<Setup> made_playable(const Referee& rules, Setup setup) {
  if (!is_playable(rules, setup)) {
    setup.en_passant.clear();
  }
  return is_playable(rules, setup) ? std::optional(setup) : std::nullopt;
}

/// The position with the first kind of own piece that may stand on the square.
std::optional<Setup> with_own_piece(const Referee& rules, const Setup& setup, Square square) {
  for (const Kind kind : other_kinds(rules.notation())) {
    const auto shielded = made_playable(rules, with(setup, square, Piece(setup.side, kind)));
    if (shielded) {
      return shielded;
    }
  }
  return std::nullopt;
}

}  // namespace

bool is_playable(const Referee& rules, const Setup& setup) {
  if (setup.passes > 1 || rules.invalid_reason(setup) ||
      (!setup.en_passant.empty() && !last_double_step(rules, setup))) {
    return false;
  }
  try {
    return parse_fen(rules.notation(), to_fen(rules.notation(), setup)) == setup;
  } catch (const TextError&) {
    return false;
  }
}

bool has_pin(const Referee& rules, const Setup& setup, std::optional<Kind> kind) {
  const int checks = rules.checkers(setup);
  for (std::size_t index = 0; index < square_count; ++index) {
    const Piece piece = setup.board[index];
    if (piece && piece.belongs_to(setup.side) && piece.kind() != Kind::royal &&
        piece.kind() == kind.value_or(piece.kind()) &&
        rules.checkers(with(setup, Square::at(index), Piece{})) > checks) {
      return true;
    }
  }
  return false;
}

std::vector<Setup> with_kind_elsewhere(const Referee& rules, const Setup& setup, Kind kind) {
  std::vector<Setup> positions;
  if (setup.passes > 1) {
    return positions;
  }
  const std::vector<Square> squares = squares_of(rules.notation());
  for (const Square from : squares) {
    const Piece piece = setup.at(from);
    if (!piece || piece.kind() != kind) {
      continue;
    }
    const Setup rest = with(setup, from, Piece{});
    for (const Square to : squares) {
      for (const Colour colour : both_colours) {
        const auto moved =
            rest.at(to)
                ? std::nullopt
                : made_playable(rules, with(rest, to, Piece(colour, kind, piece.promoted())));
        if (moved) {
          positions.push_back(*moved);
        }
      }
    }
  }
  return positions;
}

std::vector<Setup> with_check(const Referee& rules, const Setup& setup) {
  std::vector<Setup> positions;
  if (setup.passes > 1 || rules.checkers(setup) > 0) {
    return positions;
  }
  for (const Kind kind : other_kinds(rules.notation())) {
    for (const Square square : squares_of(rules.notation())) {
      const auto checked =
          setup.at(square)
              ? std::nullopt
              : made_playable(rules, with(setup, square, Piece(opponent(setup.side), kind)));
      if (checked && rules.checkers(*checked) > 0) {
        positions.push_back(*checked);
      }
    }
  }
  return positions;
}

std::vector<Setup> with_pin(const Referee& rules, const Setup& setup) {
  constexpr std::array<std::pair<int, int>, 8> steps{
      {{0, 1}, {1, 1}, {1, 0}, {1, -1}, {0, -1}, {-1, -1}, {-1, 0}, {-1, 1}}};
  constexpr int farthest = 3;  // squares from the royal piece
  std::vector<Setup> positions;
  if (setup.passes > 1 || has_pin(rules, setup)) {
    return positions;
  }
  const Notation& notation = rules.notation();
  const Square royal = royal_square(setup, setup.side);
  for (const auto& step : steps) {
    for (int near = 1; near < farthest; ++near) {
      const Square shield = free_square(notation, setup, royal, step, near);
      const Square pinner = free_square(notation, setup, royal, step, near + 1);
      const auto shielded =
          shield.exists() && pinner.exists() ? with_own_piece(rules, setup, shield) : std::nullopt;
      if (!shielded) {
        continue;
      }
      for (const Kind kind : other_kinds(notation)) {
        const auto pinned =
            made_playable(rules, with(*shielded, pinner, Piece(opponent(setup.side), kind)));
        if (pinned && has_pin(rules, *pinned)) {
          positions.push_back(*pinned);
        }
      }
    }
  }
  return positions;
}

}  // namespace hurdle
