"""Draws results as SVG: a panel for the start and one for the middle game, in each a group of bars
for every variant, a bar for every counting method, on a logarithmic scale. Legible on light and
dark pages."""
import math
import statistics

METHODS = {"list": "#d55e00", "bulk": "#e69f00", "differences": "#009e73", "orders": "#56b4e9", "hash": "#0072b2",
           "threads": "#cc79a7"}
PANELS = ("start", "middle")
LABELS, PANEL, GAP, TOP = 130, 330, 60, 62
BAR, GROUP_GAP = 10, 14

STYLE = """
  text { font: 12px sans-serif; fill: #24292f }
  .small { font-size: 9px }
  .page { fill: #ffffff }
  .grid { stroke: #d0d7de }
  @media (prefers-color-scheme: dark) {
    text { fill: #e6edf3 }
    .page { fill: #0d1117 }
    .grid { stroke: #30363d }
  }
"""


def short(rate):
    for unit, name in ((1e9, "G"), (1e6, "M"), (1e3, "k")):
        if rate >= unit:
            return f"{rate / unit:.3g} {name}"
    return f"{rate:.3g}"


def text(x, y, content, anchor="start", style=""):
    kind = f' class="{style}"' if style else ""
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}"{kind}>{content}</text>'


def bars(left, top, rates, width_of):
    """The group of one variant in one panel; an unmeasured method leaves a gap."""
    for at, (method, colour) in enumerate(METHODS.items()):
        if method in rates:
            y, width = top + at * BAR, width_of(rates[method])
            yield (f'<rect x="{left}" y="{y}" width="{width:.1f}" height="{BAR - 1}" '
                   f'fill="{colour}"><title>{method}: {short(rates[method])}</title></rect>')
            yield text(left + width + 3, y + BAR - 2, short(rates[method]), style="small")


def panel(left, place, variants, rates, decades):
    """One panel: its grid, then its groups."""
    low, high = decades
    bottom = TOP + len(variants) * (len(METHODS) * BAR + GROUP_GAP)
    yield text(left, TOP - 10, f"{place}, leaves a second")
    for decade in range(low, high + 1):
        x = left + PANEL * (decade - low) / (high - low)
        yield f'<line class="grid" x1="{x:.1f}" y1="{TOP - 4}" x2="{x:.1f}" y2="{bottom}"/>'
        yield text(x, bottom + 14, short(10**decade), "middle", "small")
    for at, variant in enumerate(variants):
        top = TOP + at * (len(METHODS) * BAR + GROUP_GAP)
        yield from bars(left, top, rates.get((variant, place), {}),
                        lambda rate: PANEL * (math.log10(rate) - low) / (high - low))


def legend():
    for at, (method, colour) in enumerate(METHODS.items()):
        x = LABELS + at * 110
        yield f'<rect x="{x}" y="14" width="12" height="12" fill="{colour}"/>'
        yield text(x + 17, 24, method)


def svg(results):
    """The chart of RESULTS.json's content."""
    rates = {}
    for name, entry in results["benchmarks"].items():
        method, variant, place = name.split("/")
        if method in METHODS and place in PANELS:
            rates.setdefault((variant, place), {})[method] = statistics.median(entry["rates"])
    every = [rate for group in rates.values() for rate in group.values()] or [1]
    low = math.floor(math.log10(min(every)))
    decades = low, max(low + 1, math.ceil(math.log10(max(every))))
    variants = list(dict.fromkeys(variant for variant, _ in rates))
    group = len(METHODS) * BAR + GROUP_GAP
    width, height = LABELS + len(PANELS) * (PANEL + GAP), TOP + len(variants) * group + 24
    parts = list(legend())
    for at, variant in enumerate(variants):
        middle = TOP + at * group + len(METHODS) * BAR / 2 + 4
        parts.append(text(LABELS - 8, middle, variant, "end"))
    for at, place in enumerate(PANELS):
        parts += panel(LABELS + at * (PANEL + GAP), place, variants, rates, decades)
    return "\n".join([f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
                      f'width="{width}" height="{height}">', f"<style>{STYLE}</style>",
                      f'<rect class="page" width="{width}" height="{height}"/>', *parts,
                      "</svg>"]) + "\n"
