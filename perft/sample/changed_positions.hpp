// Playable positions made from one position: a piece stands elsewhere, or one or two are added.
// Squares of en passant are left out where no step can lead to them.
#pragma once

#include <optional>
#include <vector>

#include "movegen/referee/referee.hpp"
#include "movegen/vocab/setup.hpp"

namespace hurdle {

/// Whether a position that was made from another one can be played: it is valid, two passes have
/// not ended it, its FEN says the same, and a legal step leads to its squares of en passant. False
/// for one that keeps such a square without its pawn, or a castling right without its rook.
[[nodiscard]] bool is_playable(const Referee& rules, const Setup& setup);

/// Whether a piece of the side to move other than its royal one, of this kind if one is given,
/// shields the royal one: without it there are more checks, also if there is one already.
[[nodiscard]] bool has_pin(const Referee& rules, const Setup& setup, std::optional<Kind> kind = {});

/// The position with a piece of this kind on every other square, of either player. Empty if two
/// passes have ended it.
[[nodiscard]] std::vector<Setup> with_kind_elsewhere(const Referee& rules, const Setup& setup,
                                                     Kind kind);

/// The position with one more enemy piece, which gives check. Empty if there is a check already.
[[nodiscard]] std::vector<Setup> with_check(const Referee& rules, const Setup& setup);

/// The position with an own piece near the royal one, and behind it an enemy piece that pins it.
/// Empty if there is a pin already.
[[nodiscard]] std::vector<Setup> with_pin(const Referee& rules, const Setup& setup);

}  // namespace hurdle
