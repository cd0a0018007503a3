// The numbers of the 960 starts of Chess960, by Scharnagl's numbering; 518 is the start of chess.
#pragma once

#include <string>

namespace hurdle {

inline constexpr int scharnagl_numbers = 960;

/// The back rank of start `number`, 0 to 959, in capitals from file a: `RNBQKBNR` for 518.
[[nodiscard]] std::string scharnagl_rank(int number);

}  // namespace hurdle
