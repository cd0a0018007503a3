// The family's entry in the list of variants: what its readings are misread as.
#pragma once

namespace hurdle {
class Misreadings;
struct Notation;
}  // namespace hurdle

namespace hurdle::makruk {

/// What engines get wrong about Makruk.
[[nodiscard]] Misreadings misreadings(const Notation& reading);

}  // namespace hurdle::makruk
