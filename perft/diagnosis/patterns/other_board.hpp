// Recognises an engine that plays right on another board than the one it was sent: the other side
// to move, the board mirrored, ranks from the other end, colours swapped; that does not change the
// side to move; or by other rules than the house rules that were given for it. Does not depend on
// mutants.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "perft/diagnosis/patterns/patterns.hpp"

namespace hurdle {

/// The pattern, if one such mistake reproduces every list of moves and three wrong ones or more;
/// empty if none does.
[[nodiscard]] std::optional<Pattern> other_board(const Evidence& evidence);

/// The pattern, if the engine lists after each move the moves of the side that has just moved, in
/// three positions or more; empty if a list contradicts that. A program that Hurdle's kits connect
/// does so if its function `play` leaves the side to move as it was.
[[nodiscard]] std::optional<Pattern> unchanged_side(const Evidence& evidence);

/// How the other player sees the board: with ranks swapped, or turned, with files swapped as well.
enum class OtherPlayer : std::uint8_t { swapped, turned };

/// The same position for the other player: with colours and side to move swapped. Empty if it is
/// invalid, if its legal moves are not the same, or after a pass.
[[nodiscard]] std::optional<Setup> for_other_player(const Variant& variant, const Setup& position,
                                                    OtherPlayer how = OtherPlayer::swapped);

/// The same moves of the other player.
[[nodiscard]] std::vector<Move> for_other_player(const Notation& notation,
                                                 std::span<const Move> line,
                                                 OtherPlayer how = OtherPlayer::swapped);

/// Of evidence against house rules: the pattern, if the variant's own rules reproduce every list of
/// moves.
[[nodiscard]] std::optional<Pattern> tournament_rules(const Evidence& evidence);

}  // namespace hurdle
