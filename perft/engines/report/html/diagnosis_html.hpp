// What an engine believes, as a part of an HTML page. Knows wording and markup only.
#pragma once

#include <pugixml.hpp>
#include <vector>

#include "perft/diagnosis/diagnose.hpp"
#include "perft/drawing/board_svg.hpp"

namespace hurdle::engines {

/// A section with each cause, what it explains and its smallest position, then the patterns and
/// what nothing explains; none when nothing was found.
void add_diagnoses(pugi::xml_node parent, const std::vector<Diagnosis>& diagnoses,
                   PieceNames pieces);

}  // namespace hurdle::engines
