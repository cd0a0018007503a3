// The style sheet of the HTML page of a check: one column, boards beside their text if there is
// room, light or dark as the browser prefers, light in print.
#include "perft/engines/report/html/page_parts.hpp"

namespace hurdle::engines {

namespace {

constexpr std::string_view css = R"(
:root { color-scheme: light dark; }
* { box-sizing: border-box; }
body { margin: 0; background: #ffffff; color: #1f2328; line-height: 1.5;
  font-family: system-ui, -apple-system, 'Segoe UI', 'Noto Sans', sans-serif; }
main { max-width: 62rem; margin: 0 auto; padding: 1rem 1rem 3rem; }
h1 { font-size: 1.6rem; line-height: 1.2; margin: 0 0 .75rem; overflow-wrap: anywhere;
  unicode-bidi: isolate; }
h2 { font-size: 1.3rem; margin: 2.25rem 0 .75rem; border-bottom: 1px solid #d0d7de;
  padding-bottom: .25rem; }
h3 { font-size: 1.05rem; margin: 1.25rem 0 .5rem; color: #57606a; }
h4 { font-size: 1.1rem; line-height: 1.35; margin: .4rem 0 .5rem; }
p { margin: .4rem 0; overflow-wrap: anywhere; }
code, .move-text { font-family: ui-monospace, 'DejaVu Sans Mono', Menlo, Consolas, monospace;
  font-size: .88em; }
.kicker { margin: 0; color: #57606a; font-size: .9rem; }
.verdict { font-size: 1.1rem; margin: 0 0 .75rem; padding: .6rem .8rem; border-radius: .5rem;
  border-left: .4rem solid; }
.wrong { background: #fff1ec; border-color: #c2410c; }
.good { background: #eaf6ee; border-color: #1a7f37; }
.unusable { background: #fff8dc; border-color: #9a6700; }
.numbers { display: flex; flex-wrap: wrap; gap: .5rem; margin: .75rem 0; padding: 0; }
.numbers div { border: 1px solid #d0d7de; border-radius: .5rem; padding: .35rem .75rem;
  display: flex; flex-direction: column-reverse; justify-content: flex-end; min-width: 5.5rem; }
.numbers dt { font-size: .8rem; color: #57606a; }
.numbers dd { margin: 0; font-size: 1.35rem; font-weight: 600; font-variant-numeric: tabular-nums; }
.numbers .bad dd { color: #c2410c; }
.card { border: 1px solid #d0d7de; border-radius: .6rem; padding: .75rem 1rem 1rem;
  margin: .9rem 0; }
.cause { border-left: .4rem solid #c2410c; }
.cause.reading { border-left-color: #0b5cad; }
.tag { display: inline-block; margin: 0 .4rem .2rem 0; padding: .05rem .55rem; font-size: .82rem;
  border-radius: 1rem; border: 1px solid #d0d7de; background: #f6f8fa; }
.note { color: #57606a; font-size: .92rem; }
.place { color: #57606a; font-size: .88rem; }
figure { margin: .9rem 0 0; display: grid; gap: .5rem 1.5rem;
  grid-template-columns: minmax(0, 23rem) minmax(0, 1fr); align-items: start; }
figure .hurdle-board { width: 100%; }
figcaption { min-width: 0; }
figcaption .hurdle-board { width: 56px; vertical-align: -.25rem; margin-right: .3rem; }
.moves { line-height: 1.7; }
.moves strong { text-decoration: underline; text-underline-offset: .2em; }
.fen code { overflow-wrap: anywhere; }
.option { white-space: nowrap; }
.command { margin: .6rem 0 0; padding: .5rem .7rem; border-radius: .4rem; background: #f6f8fa;
  border: 1px solid #d0d7de; white-space: pre-wrap; overflow-wrap: anywhere; user-select: all;
  -webkit-user-select: all; }
details { margin: .5rem 0; }
summary { cursor: pointer; padding: .3rem 0; overflow-wrap: anywhere; }
.clause { border: 1px solid #d0d7de; border-radius: .6rem; padding: .3rem 1rem; }
.clause summary { font-weight: 600; }
.clause details summary { font-weight: 400; }
.more { padding-left: 1.2rem; }
.more li { margin: .35rem 0; overflow-wrap: anywhere; }
.said { margin: .3rem 0; padding-left: .8rem; border-left: .2rem solid #d0d7de;
  white-space: pre-wrap; overflow-wrap: anywhere; }
footer { margin-top: 3rem; color: #57606a; font-size: .85rem; border-top: 1px solid #d0d7de;
  padding-top: .5rem; }
@media (max-width: 44rem) {
main { padding: .75rem .75rem 2rem; }
h1 { font-size: 1.35rem; }
figure { grid-template-columns: minmax(0, 1fr); }
figure .hurdle-board { max-width: 26rem; }
.card, .clause { padding-left: .75rem; padding-right: .75rem; }
.numbers div { flex: 1 1 6rem; }
}
@media screen and (prefers-color-scheme: dark) {
body { background: #0d1117; color: #e6edf3; }
h2, .numbers div, .card, .clause, .tag, .command, .said, footer { border-color: #30363d; }
h3, .kicker, .numbers dt, .note, .place, footer { color: #9da7b3; }
.wrong { background: #2d1a12; border-color: #ff9257; }
.good { background: #12261a; border-color: #3fb950; }
.unusable { background: #2b2411; border-color: #d29922; }
.numbers .bad dd { color: #ff9257; }
.cause { border-left-color: #ff9257; }
.cause.reading { border-left-color: #58a6ff; }
.tag, .command { background: #161b22; }
}
@media print {
main { max-width: none; padding: 0; }
.card, figure { break-inside: avoid; }
h2, h3, h4, summary { break-after: avoid; }
figure { grid-template-columns: 17rem minmax(0, 1fr); }
}
)";

}  // namespace

std::string_view page_css() noexcept {
  return css;
}

}  // namespace hurdle::engines
