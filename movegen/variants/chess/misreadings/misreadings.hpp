// The game's entries in the list of variants: what its rules are misread as.
#pragma once

namespace hurdle {
class Misreadings;
struct Notation;
}  // namespace hurdle

namespace hurdle::chess {

/// What engines get wrong in this game, or in Chess960: told by the notation.
[[nodiscard]] Misreadings misreadings(const Notation& reading);

}  // namespace hurdle::chess
