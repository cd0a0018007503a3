// The colours of boards. Most colour-blind people can distinguish the colours of moves, and shapes
// repeat the distinction. Boards and pieces have the same colours in dark mode; only the text
// beside them changes.
#include "perft/drawing/board_svg.hpp"

namespace hurdle {

namespace {

constexpr std::string_view board_style = R"(
.hurdle-board { font-family: system-ui, -apple-system, 'Segoe UI', 'Noto Sans', sans-serif;
  max-width: 100%; height: auto; }
.hurdle-board .ground { fill: #f3e3c3; stroke: #6d5230; }
.hurdle-board .wooden { fill: #f0d296; }
.hurdle-board .dark { fill: #c9a67c; }
.hurdle-board .lines { fill: none; stroke: #6d5230; stroke-width: 1; }
.hurdle-board .dot { fill: #6d5230; }
.hurdle-board .tray { fill: #e2bf82; stroke: #6d5230; }
.hurdle-board text { font-size: 18px; font-weight: 600; text-anchor: middle; fill: #1b1b1b; }
.hurdle-board .label { font-size: 14px; font-weight: 400; fill: #57534e; }
.hurdle-board .caption { font-size: 15px; font-weight: 400; text-anchor: start; fill: #1b1b1b; }
.hurdle-board .count { font-size: 14px; font-weight: 400; text-anchor: start; fill: #1b1b1b; }
.hurdle-board .piece path { stroke: #1b1b1b; stroke-width: 1.4; stroke-linejoin: round;
  stroke-linecap: round; }
.hurdle-board .sample path { stroke-width: 4; }
.hurdle-board .white .shape { fill: #ffffff; }
.hurdle-board .black .shape { fill: #3a3632; }
.hurdle-board .piece .fine { fill: none; stroke-width: 1.2; }
.hurdle-board .black .fine { stroke: #ffffff; }
.hurdle-board .black text { fill: #ffffff; }
.hurdle-board .promoted text { fill: #b3261e; }
.hurdle-board .black.promoted text { fill: #ffb4a0; }
.hurdle-board .red .shape, .hurdle-board .blue .shape, .hurdle-board .ink .shape,
  .hurdle-board .wood .shape { fill: #fdf1d6; }
.hurdle-board .red path { stroke: #a3151b; }
.hurdle-board .red text { fill: #a3151b; }
.hurdle-board .blue path { stroke: #0f4a94; }
.hurdle-board .blue text { fill: #0f4a94; }
.hurdle-board .ink .fine { stroke: #1b1b1b; }
.hurdle-board .ink text, .hurdle-board .wood text { fill: #1b1b1b; }
.hurdle-board .wood path { stroke: #5b3d15; }
.hurdle-board .wood.promoted text { fill: #b3261e; }
.hurdle-board .white.promoted.figure .shape { fill: #ffcfc4; }
.hurdle-board .black.promoted.figure .shape { fill: #6e1d16; }
.hurdle-board .piece .badge { fill: #b3261e; stroke: #ffffff; stroke-width: 1; }
.hurdle-board .figure .plus { fill: none; stroke: #ffffff; stroke-width: 2.2; }
.hurdle-board .hanja .plus { fill: none; stroke: #b3261e; stroke-width: 1.8; }
.hurdle-board .piece .wide { font-size: 15px; }
.hurdle-board .hanja text { font-family: 'Noto Serif CJK KR', 'Noto Sans CJK KR', 'Nanum Myeongjo',
  AppleMyungjo, Batang, serif; font-size: 21px; }
.hurdle-board .way, .hurdle-board .end { fill: none; stroke-width: 3.6;
  stroke-linecap: round; }
.hurdle-board .move .tip { stroke: none; }
.hurdle-board .move text { font-size: 14px; paint-order: stroke; stroke: #f3e3c3;
  stroke-width: 4px; }
.hurdle-board .move .dropped { font-size: 18px; stroke: none; }
.hurdle-board .move .many { font-size: 11px; }
.hurdle-board .ghost { fill: #f3e3c3; stroke-width: 1.4; }
.hurdle-board .way.minor, .hurdle-board .minor .end { stroke-width: 2; }
.hurdle-board .way.extra { stroke-dasharray: 7 6; stroke-linecap: butt; }
.hurdle-board .way.extra.minor { stroke-dasharray: 4 4; }
.hurdle-board .way.played, .hurdle-board .played .end, .hurdle-board .played .ghost
  { stroke: #6f33a8; }
.hurdle-board .played .tip, .hurdle-board .played text { fill: #6f33a8; }
.hurdle-board .way.missing, .hurdle-board .missing .end, .hurdle-board .missing .ghost
  { stroke: #0a549f; }
.hurdle-board .missing .tip, .hurdle-board .missing text { fill: #0a549f; }
.hurdle-board .way.extra, .hurdle-board .extra .end, .hurdle-board .extra .ghost
  { stroke: #9c2d05; }
.hurdle-board .extra .tip, .hurdle-board .extra text { fill: #9c2d05; }
@media screen and (prefers-color-scheme: dark) {
.hurdle-board .label { fill: #adbac7; }
.hurdle-board .caption { fill: #e6edf3; }
}
)";

}  // namespace

std::string_view board_css() noexcept {
  return board_style;
}

}  // namespace hurdle
