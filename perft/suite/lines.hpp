// Position sets in the line formats of other test programs.
#pragma once

#include <string>

#include "perft/suite/set.hpp"

namespace hurdle {

/// A set in the format of the test data of python-chess and shakmaty: for each position the lines
/// `id NAME`, `epd FEN` and a `perft DEPTH NODES` for each count, and an empty line between
/// positions. EPD has no move counters, and no count depends on them (C4). The variant is a comment
/// line.
[[nodiscard]] std::string to_perft(const PositionSet& set);

/// A set as lines `VARIANT FEN ;D1 20 ;D2 400` without any other line, so that files of several
/// games can be concatenated.
[[nodiscard]] std::string to_lines(const PositionSet& set);

/// `FEN ;D1 20 ;D2 400`, without the end of the line.
[[nodiscard]] std::string epd_line(const PositionEntry& entry);

}  // namespace hurdle
