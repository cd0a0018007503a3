// The game's entry in the list of variants: what its rules are misread as.
#pragma once

namespace hurdle {
class Misreadings;
struct Notation;
}  // namespace hurdle

namespace hurdle::crazyhouse {

/// What engines get wrong in this game: chess's errors, and those of hands and drops.
[[nodiscard]] Misreadings misreadings(const Notation& reading);

}  // namespace hurdle::crazyhouse
