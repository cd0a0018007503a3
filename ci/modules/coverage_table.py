#!/usr/bin/env python3
"""The table of ci/coverage: which lines and branches of each room the tests reached.

  ci/modules/coverage_table.py COUNTS.json [--table]       into props/coverage.md; exit code 1 when too few
  ci/modules/coverage_table.py COUNTS.json --missing FILE…  places that no test reached

COUNTS.json is what `llvm-cov export` writes. A line of a template, and either way of a branch, counts
as reached when any instantiation reached it. Left out: constexpr functions that only the compiler
ran, and branches that every instantiation decides when it is compiled. Assertions are not compiled.

props/not-reached.txt says why what is not reached is not: `PATH | TEXT | REASON` a line. PATH may have
`*` and `?`, as in a shell; TEXT is part of the function's head or of the line, and `*` is all of the file."""
import collections
import fnmatch
import json
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
PAGE = ROOT / "props/coverage.md"
REASONS = ROOT / "props/not-reached.txt"
BEGIN, END = "<!-- coverage: written by ci/coverage -->", "<!-- end of coverage -->"
GENERATORS = re.compile(r"movegen/(fast/.*|referee/|variants/<game>/ referee.*)")
DEMANDED = {True: (98, 95), False: (90, 80)}  # of both generators, of everything else: lines, branches


def rooms():
    """(name, pattern of paths), from the table of rooms in movegen/README.md; files first."""
    found, folder = [], ""
    for line in (ROOT / "movegen/README.md").read_text(encoding="utf-8").splitlines():
        cell = line.split("|")[1].strip() if line.startswith("|") else ""
        names = re.findall(r"`([^`]+)`", cell)
        if cell.startswith("`") and names[0] not in ("props/",):
            folder = names[0]
            found.append((folder, pattern(folder)))
        elif cell.startswith("–") and folder:
            for name in names:
                found.append((folder + " " + names[0].removesuffix("/").removesuffix(".hpp"),
                              pattern(folder + name)))
    return sorted(found, key=lambda room: -len(room[1]))


def pattern(path):
    quoted = re.escape(path).replace("<game>", "[^/]+")
    return quoted.removesuffix(r"\.hpp") + r"\.[ch]pp" if path.endswith(".hpp") else quoted


def room_of(path, all_rooms):
    for name, quoted in all_rooms:
        if re.match(quoted, path):
            return name
    return str(pathlib.PurePath(path).parent) + "/"


def add_lines(text, regions, counts):
    """Adds to line -> (block, count) how often one instantiation ran each line of a function.

    A line counts for the innermost block (what begins with a brace) around it that any instantiation
    has: others left out this block of an `if constexpr`, and clang would have them reach it."""
    regions = sorted(region for region in regions if region[5] == 0 and region[7] in (0, 1, 3))
    (begin, *_), end = regions[0], max(region[2] for region in regions)
    around = []  # regions that are open at the line's begin, from outside
    rest = iter([*regions, [end + 1]])
    region = next(rest)
    for line in range(begin, end + 1):
        while region[0] < line:
            around.append(region)
            region = next(rest)
        around = [each for each in around if each[2] > line or (each[2] == line and each[3] > 1)]
        entries = []
        while region[0] == line:
            entries.append(region)
            region = next(rest)
        number = max([around[-1][4] if around else 0] + [each[4] for each in entries if
                                                         each[7] != 3])
        block = max(((each[0], each[1]) for each in around
                     if text[each[0] - 1][each[1] - 1:each[1]] == "{"), default=(begin, 0))
        around += entries
        known = counts.get(line, ((0, 0), 0))
        if block >= known[0]:
            counts[line] = (block, max(number, known[1] if block == known[0] else 0))


class Source:
    """One file: what ran, what did not, and what is left out."""

    def __init__(self, path):
        self.text = (ROOT / path).read_text(encoding="utf-8").splitlines()
        self.functions = {}  # (first line, last line) -> (count, head)
        self.counts = {}     # line -> (block, count)
        self.ways = collections.defaultdict(lambda: [0, 0])

    def add(self, function):
        """An instantiation."""
        line, column, end = function["regions"][0][:3]
        count, head = self.functions.get((line, end), (0, None))
        head = head if head is not None else head_of(self.text, line, column)
        self.functions[line, end] = (count + function["count"], head)
        add_lines(self.text, function["regions"], self.counts)
        for branch in function["branches"]:
            if branch[6] == 0:
                self.ways[tuple(branch[:4])][0] += branch[4]
                self.ways[tuple(branch[:4])][1] += branch[5]

    def close(self):
        """When all instantiations are known: what is left out, and what was reached."""
        self.left_out = set()
        for (begin, end), (count, head) in self.functions.items():
            if count == 0 and re.search(r"\b(constexpr|consteval)\b", head):
                self.left_out.update(range(begin, end + 1))
        self.lines = {line: count for line, (_, count) in self.counts.items()
                      if line not in self.left_out}
        # Where neither way was taken on a line that ran, the compiler took it.
        self.branches = [(place[0], way, number > 0) for place, both in sorted(self.ways.items())
                         if place[0] in self.lines and (any(both) or not self.lines[place[0]])
                         for way, number in zip(("true", "false"), both)]

    def head(self, line):
        """The head of the innermost function around a line."""
        around = [(begin, head) for (begin, end), (_, head) in self.functions.items()
                  if begin <= line <= end]
        return max(around)[1] if around else ""

    def missing(self):
        """(line, words, text) of what no test reached; a function that never ran is one."""
        never = sorted(span for span, (count, _) in self.functions.items() if count == 0)
        told = set()
        for begin, end in never:
            if begin in self.lines and begin not in told:
                told.update(range(begin, end + 1))
                yield begin, f"never called, to line {end}", self.head(begin)
        for line, count in sorted(self.lines.items()):
            if count == 0 and line not in told:
                yield line, "line", self.text[line - 1].strip()
        for line, way, reached in self.branches:
            if not reached and self.lines[line] > 0:
                yield line, f"never {way}", self.text[line - 1].strip()


def head_of(text, line, column):
    """What stands before a function's body, from the end of what comes before it."""
    before = "\n".join(text[max(0, line - 9):line - 1] + [text[line - 1][:column - 1]])
    before = re.sub(r"^ *//.*$|^ *#.*$", "", before, flags=re.M)
    return re.sub(r"\s+", " ", re.split(r"[;}]|\{(?!\})", before)[-1]).strip()


def read(name):
    """path -> Source, of our sources."""
    data = json.loads(pathlib.Path(name).read_text())["data"][0]
    sources = {}
    for function in data["functions"]:
        match = re.search(r"(?:^|/)((movegen|perft)/[^:]*)$", function["filenames"][0])
        if match and "/props/" not in function["filenames"][0] and (ROOT / match[1]).is_file():
            sources.setdefault(match[1], Source(match[1])).add(function)
    for source in sources.values():
        source.close()
    return sources


def reasons():
    lines = REASONS.read_text(encoding="utf-8").splitlines() if REASONS.exists() else []
    return [tuple(part.strip() for part in line.split(" | ", 2)) for line in lines
            if line and not line.startswith("#")]


def unexplained(sources):
    """path:line: words, of what is not reached and has no reason. Prints the reasons that nothing needs."""
    known = reasons()
    used = set()
    for path, source in sorted(sources.items()):
        mine = [reason for reason in known if fnmatch.fnmatchcase(path, reason[0])]
        for line, words, text in source.missing():
            head = source.head(line)
            found = [reason for reason in mine
                     if reason[1] == "*" or reason[1] in text or reason[1] in head]
            used.update(found)
            if not found:
                yield f"{path}:{line}: {words}: {text}"
    for path, text, _ in known:
        if not any(reason[:2] == (path, text) for reason in used):
            print(f"coverage: no place for the reason: {path} | {text}")


def share(reached, number):
    return 100 * reached / number if number else 100.0


def table(sources):
    """The lines of the table, and the rooms that have less than they should."""
    sums = collections.defaultdict(lambda: [0] * 5)
    all_rooms = rooms()
    for path, source in sources.items():
        adds = [len(source.lines), sum(count > 0 for count in source.lines.values()),
                len(source.branches), sum(reached for *_, reached in source.branches),
                len(source.left_out)]
        for name in (room_of(path, all_rooms), "all"):
            sums[name] = [one + other for one, other in zip(sums[name], adds)]
    lines = ["| room | lines | reached | branches | reached | required | excluded |",
             "|---|---|---|---|---|---|---|"]
    low = []
    for name in [*sorted(each for each in sums if each != "all"), "all"]:
        code, reached, branches, taken, left_out = sums[name]
        if not code and not left_out:
            continue
        demanded = DEMANDED[bool(GENERATORS.fullmatch(name))]
        is_low = share(reached, code) < demanded[0] or share(taken, branches) < demanded[1]
        if is_low:
            low.append(name)
        words = re.sub(r"^(\S+)", r"`\1`", name) if name != "all" else "all"
        lines.append(f"| {words} | {code} | {share(reached, code):.1f} % | {branches} | "
                     f"{share(taken, branches):.1f} % | {demanded[0]}, {demanded[1]} | {left_out} |")
    return lines, low


def write(lines):
    page = PAGE.read_text(encoding="utf-8")
    before, rest = page.split(BEGIN)
    after = rest.split(END)[1]
    PAGE.write_text(f"{before}{BEGIN}\n" + "\n".join(lines) + f"\n{END}{after}", encoding="utf-8")


def main():
    sources = read(sys.argv[1])
    if sys.argv[2:3] == ["--missing"]:
        for path in sys.argv[3:]:
            for line, words, text in sources[path].missing():
                print(f"{path}:{line}: {words}: {text}")
        return 0
    lines, low = table(sources)
    write(lines)
    open_places = list(unexplained(sources))
    print("\n".join([*lines, *open_places]))
    print(f"coverage: {len(lines) - 2 - len(low)} rooms have what is demanded, {len(low)} less "
          f"({', '.join(low) or 'none'}); {len(open_places)} places without a reason")
    return 1 if low or open_places else 0


sys.exit(main())
