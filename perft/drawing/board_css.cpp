// The colours of boards. Most colour-blind people can distinguish the colours of moves, and shapes
// repeat the distinction. Printed boards always use the light colours.
#include "perft/drawing/board_svg.hpp"

namespace hurdle {

namespace {

constexpr std::string_view board_style = R"(
.hurdle-board { font-family: system-ui, -apple-system, 'Segoe UI', 'Noto Sans', sans-serif;
  max-width: 100%; height: auto; }
.hurdle-board .ground { fill: #f4e6c8; stroke: #7a6640; }
.hurdle-board .dark { fill: #e3cfa3; }
.hurdle-board .lines { fill: none; stroke: #7a6640; stroke-width: 1; }
.hurdle-board text { font-size: 18px; font-weight: 600; text-anchor: middle; fill: #1b1b1b; }
.hurdle-board .label { font-size: 13px; font-weight: 400; fill: #57534e; }
.hurdle-board .caption { font-size: 15px; font-weight: 400; text-anchor: start; fill: #1b1b1b; }
.hurdle-board .count { font-size: 14px; font-weight: 400; text-anchor: start; fill: #1b1b1b; }
.hurdle-board .piece path { stroke: #1b1b1b; stroke-width: 1.4; }
.hurdle-board .white path { fill: #ffffff; }
.hurdle-board .black path { fill: #3a3a3a; }
.hurdle-board .black text { fill: #ffffff; }
.hurdle-board .promoted text { fill: #b3261e; }
.hurdle-board .black.promoted text { fill: #ffb4a0; }
.hurdle-board .wide text { font-size: 15px; }
.hurdle-board .hanja text { font-family: 'Noto Serif CJK KR', 'Noto Sans CJK KR', 'Nanum Myeongjo',
  AppleMyungjo, Batang, serif; font-size: 21px; }
.hurdle-board .hanja.wide text { font-size: 15px; }
.hurdle-board .figure text { font-family: 'DejaVu Sans', 'Noto Sans Symbols2', 'Segoe UI Symbol',
  'Apple Symbols', sans-serif; font-size: 24px; font-weight: 400; }
.hurdle-board .figure.wide text { font-size: 18px; }
.hurdle-board .way, .hurdle-board .end { fill: none; stroke-width: 3.6;
  stroke-linecap: round; }
.hurdle-board .move .tip { stroke: none; }
.hurdle-board .move text { font-size: 14px; paint-order: stroke; stroke: #f4e6c8;
  stroke-width: 4px; }
.hurdle-board .move .dropped { font-size: 18px; stroke: none; }
.hurdle-board .move .many { font-size: 11px; }
.hurdle-board .ghost { fill: #f4e6c8; stroke-width: 1.4; }
.hurdle-board .way.minor, .hurdle-board .minor .end { stroke-width: 2; }
.hurdle-board .way.extra { stroke-dasharray: 7 6; stroke-linecap: butt; }
.hurdle-board .way.extra.minor { stroke-dasharray: 4 4; }
.hurdle-board .way.played, .hurdle-board .played .end, .hurdle-board .played .ghost
  { stroke: #7a3fb0; }
.hurdle-board .played .tip, .hurdle-board .played text { fill: #7a3fb0; }
.hurdle-board .way.missing, .hurdle-board .missing .end, .hurdle-board .missing .ghost
  { stroke: #0b5cad; }
.hurdle-board .missing .tip, .hurdle-board .missing text { fill: #0b5cad; }
.hurdle-board .way.extra, .hurdle-board .extra .end, .hurdle-board .extra .ghost
  { stroke: #c2410c; }
.hurdle-board .extra .tip, .hurdle-board .extra text { fill: #c2410c; }
@media screen and (prefers-color-scheme: dark) {
.hurdle-board .ground { fill: #2d333b; stroke: #8b949e; }
.hurdle-board .dark { fill: #22272e; }
.hurdle-board .lines { stroke: #768390; }
.hurdle-board .label { fill: #adbac7; }
.hurdle-board .caption, .hurdle-board .count { fill: #e6edf3; }
.hurdle-board .piece path { stroke: #e6edf3; }
.hurdle-board .white path { fill: #e6edf3; }
.hurdle-board .black path { fill: #0d1117; }
.hurdle-board .move text { stroke: #2d333b; }
.hurdle-board .ghost { fill: #2d333b; }
.hurdle-board .way.played, .hurdle-board .played .end, .hurdle-board .played .ghost
  { stroke: #c69bff; }
.hurdle-board .played .tip, .hurdle-board .played text { fill: #c69bff; }
.hurdle-board .way.missing, .hurdle-board .missing .end, .hurdle-board .missing .ghost
  { stroke: #58a6ff; }
.hurdle-board .missing .tip, .hurdle-board .missing text { fill: #58a6ff; }
.hurdle-board .way.extra, .hurdle-board .extra .end, .hurdle-board .extra .ghost
  { stroke: #ff9257; }
.hurdle-board .extra .tip, .hurdle-board .extra text { fill: #ff9257; }
}
)";

}  // namespace

std::string_view board_css() noexcept {
  return board_style;
}

}  // namespace hurdle
