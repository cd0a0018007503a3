// Reads and writes moves in every notation of a game. Hurdle's own notation (C7) comes first: a
// text of its form is never read otherwise, unless the caller prefers another notation.
#pragma once

#include <cstdint>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "movegen/notations/place.hpp"
#include "movegen/vocab/move_notation.hpp"

namespace hurdle::notations {

/// A text that is no move, or could be several; `what()` says what was tried, what was found and
/// what was expected.
class UnreadableMove : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

/// The notations of a game, C7 first.
[[nodiscard]] std::vector<MoveNotation> notations_of(const Notation& notation);

/// `san`: the value of `--notation`.
[[nodiscard]] std::string_view name_of(MoveNotation notation);

/// `coordinates (as e2e4), san (as Nf3, O-O)`: the notations of a game, for messages.
[[nodiscard]] std::string notations_in_words(const Notation& notation);

/// The names of all notations, joined by ", ".
[[nodiscard]] std::string notation_names();

/// The notation with this name, or nothing.
[[nodiscard]] std::optional<MoveNotation> find_notation(std::string_view name);

/// Which moves a text can name that does not name both squares, such as `Nf3`.
enum class Named : std::uint8_t {
  legal,  ///< legal moves only
  any,    ///< an illegal move too, if the text names no legal one and can mean only this one
};

/// The move that a text names. It is legal, unless the text names its squares or `named` permits
/// illegal moves. A text that has the form of `preferred` is read in it; any other text in the
/// first notation whose form it has. If C7 or its rival is preferred, the other of the two is not
/// tried. Throws UnreadableMove.
[[nodiscard]] Move read_move(const Place& place, std::string_view text,
                             std::optional<MoveNotation> preferred = {},
                             Named named = Named::legal);

/// Whether a text has the form of a notation of the game.
[[nodiscard]] bool has_form_of_a_move(const Place& place, std::string_view text);

/// A text that names its squares, read without a position. Nothing if no notation of the game can.
[[nodiscard]] std::optional<Move> parse_squares(const Notation& notation, std::string_view text,
                                                std::optional<MoveNotation> preferred = {});

/// Writes a legal move.
[[nodiscard]] std::string write_move(const Place& place, Move move, MoveNotation notation);

/// The same for callers that write one move of a position.
[[nodiscard]] std::string write_move(const Referee& referee, const Setup& setup, Move last,
                                     Move move, MoveNotation notation);

/// The notation that gives the form of `text` another meaning than C7 (UCCI numbers ranks from 0),
/// if the game has one.
[[nodiscard]] std::optional<MoveNotation> rival_of_coordinates(const Notation& notation);

}  // namespace hurdle::notations
