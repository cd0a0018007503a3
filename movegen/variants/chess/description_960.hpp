// Chess960: the notation alone says that king and rooks start anywhere.
#pragma once

#include "movegen/variants/chess/description.hpp"

namespace hurdle::chess {

inline constexpr fast::Description description_960 = fast::described(notation_960, facts);

}  // namespace hurdle::chess
