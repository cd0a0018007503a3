// Chess960: chess's description. Only the notation lets king and rooks start on any file.
#pragma once

#include "movegen/variants/chess/description.hpp"

namespace hurdle::chess {

inline constexpr fast::Description description_960 = fast::described(notation_960, facts);

}  // namespace hurdle::chess
