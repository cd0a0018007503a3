// The family's entry in the list of variants: what its readings are misread as.
#pragma once

namespace hurdle {
class Misreadings;
struct Notation;
}  // namespace hurdle

namespace hurdle::pandemonium {

/// What engines get wrong in this reading of the family.
[[nodiscard]] Misreadings misreadings(const Notation& reading);

}  // namespace hurdle::pandemonium
