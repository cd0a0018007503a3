#!/usr/bin/env python3
"""Writes README.md of this folder from the JSON of `hurdle solve`:

  hurdle solve xiangqi KRvK --arising --json results/xiangqi-KRvK.json      # for each material
  perft/exhaust/endgames/sizes.py build/release/hurdle makruk KRRvK… >sizes.json   # of those not solved
  perft/exhaust/endgames/page.py --sizes sizes.json results/*.json >perft/exhaust/endgames/README.md
  perft/exhaust/endgames/page.py --keep perft/exhaust/endgames/README.md new/*.json >page.md   # adds to it

Every number of the page comes from these files, with --keep also from that page, which this script has
written. With --hurdle build/release/hurdle it also draws the longest win of each game as
longest-GAME.svg; with --keep those without a drawing. A game whose longest win is that of a game above refers to it.
"""
import argparse
import json
import pathlib
import re
import subprocess
import sys

HEAD = """# Solved endgames

Every position of these materials, solved by [`hurdle solve`](../README.md#solve-a-material). This page is written by `page.py`; {files} results of hurdle {versions},
{materials} materials, {positions} positions.

- A material names White's pieces, `v`, and Black's; pieces in hand follow in brackets, Black's in lower case. Colours exchanged, a material has the same numbers.
- White is to move in one half of the positions, Black in the other. Counts contain mirror images.
- Positions with an en-passant square, after a pass, or with castling rights are excluded. Repetitions and counters of moves are ignored.
- "Longest" is the longest win of either side in plies, with the side to move that needs it. `hurdle solve` prints its moves.
"""
FOLDER = pathlib.Path(__file__).resolve().parent
SIDES = ("white", "black")
MATERIAL = re.compile(r"([^v\[]+)v([^v\[]+)(?:\[(\w+)\])?")
DRAWING = re.compile(r"!\[.*?\]\(.*?\)\n\n")
MISSING = "Not solved, some of them with their sizes:\n\n| material | solved with it | at most positions | memory |\n|---|---|---|---|"


class Game:
    """What the page says of a game."""

    def __init__(self):
        self.positions = 0
        self.rows = {}      # of materials that are not drawn in every position
        self.drawn = set()
        self.longest = 0    # plies of the longest win
        self.text = ""      # about it
        self.same = ""      # the game of an earlier page that has the same longest win
        self.missing = {}   # rows of materials that are not solved

    def solved(self):
        return self.drawn | set(self.rows)


class Page:
    """An earlier page: the games, and the numbers of its head."""

    def __init__(self, name):
        try:
            text = pathlib.Path(name).read_text(encoding="utf-8")
            head, *sections = re.split(r"^(?=## )", text, flags=re.M)
            number, versions = re.search(r"; (\d+) results of hurdle (.*),$", head, re.M).groups()
            self.files, self.versions = int(number), set(versions.split(", "))
            self.games = dict(map(kept_game, sections))
            for game in self.games.values():
                if game.same:
                    game.text = DRAWING.sub("", self.games[game.same].text)
            sums = re.search(r"^(\d+) materials, ([\d,]+) positions\.$", head, re.M).groups()
        except (OSError, ValueError, AttributeError, TypeError, KeyError) as error:
            fail(f"{name}: expected a page that this script has written: {error}")
        if sums != (str(number_of_materials(self.games)), f"{number_of_positions(self.games):,}"):
            fail(f"{name}: its games do not add up to the {sums[0]} materials and {sums[1]} positions of its head")


def number_of_materials(games):
    return sum(len(game.solved()) for game in games.values())


def number_of_positions(games):
    return sum(game.positions for game in games.values())


def kept_game(section):
    """The name of a section, and what it says."""
    game = Game()
    name = re.match(r"## (.*)\n", section)[1]
    game.positions = int(re.search(r"^\d+ materials, ([\d,]+) positions\.$", section, re.M)[1].replace(",", ""))
    solved, _, missing = section.partition(MISSING)
    rows = re.compile(r"^\| ([^| ]*v[^| ]*) \|.*$", re.M)
    game.rows = {match[1]: match[0] for match in rows.finditer(solved)}
    game.missing = {match[1]: match[0] for match in rows.finditer(missing)}
    for names in re.findall(r"^Drawn in every position: (.*)\.$", solved, re.M):
        game.drawn.update(names.split(", "))
    won = re.search(r"^The longest win: (\d+) plies(?:, as in \[(.*?)\]| ).*", solved, re.M | re.S)
    if won:
        game.longest, game.same, game.text = int(won[1]), won[2] or "", won[0].rstrip("\n")
    return name, game


def fail(message):
    print(f"page.py: {message}", file=sys.stderr)
    sys.exit(2)


def read(file):
    """The results of a file and the version of its build."""
    try:
        with open(file, encoding="utf-8") as opened:
            whole = json.load(opened)
    except (OSError, ValueError) as error:
        fail(f"{file}: {error}")
    if not isinstance(whole, dict) or whole.get("command") != "solve":
        fail(f"{file}: expected a file that hurdle solve --json wrote")
    result = whole["result"]
    return [result, *result.get("arising", [])], whole["build"]["version"]


def parts_of(material):
    """White's pieces, Black's pieces, and the pieces in hand."""
    match = MATERIAL.fullmatch(material)
    if match is None:
        fail(f"'{material}': expected a material, as KRvK[p]")
    return match[1], match[2], match[3] or ""


def number_of_pieces(material):
    white, black, hands = parts_of(material)
    return sum(letter.isalpha() for letter in white + black + hands)


def exchanged(material):
    """The same with colours exchanged."""
    white, black, hands = parts_of(material)
    swapped = hands.swapcase()
    hand = "".join(sorted(swapped, key=lambda letter: letter.islower()))
    return f"{black}v{white}" + (f"[{hand}]" if hand else "")


def order_of(material):
    return number_of_pieces(material), "[" in material, len(material), material


def chosen(results, known):
    """Those of more than two pieces that are not known, and one of two that differ in colours alone: the
    one whose White has more."""
    by_name = {}
    for result in results:
        by_name.setdefault(result["material"], result)
    kept = []
    for name, result in by_name.items():
        other = exchanged(name)
        is_new = number_of_pieces(name) > 2 and name not in known and other not in known
        if is_new and (other == name or other not in by_name or better(name, other)):
            kept.append(result)
    return sorted(kept, key=lambda result: order_of(result["material"]))


def better(name, other):
    def rank(material):
        white, black, hands = parts_of(material)
        return (len(black) + sum(letter.islower() for letter in hands), sum(map(str.islower, hands)), material)
    return rank(name) < rank(other)


def count(number):
    return f"{int(number):,}"


def decided(result):
    return any(result[side][way] != "0" for side in SIDES for way in ("won", "lost"))


def longest(result):
    return max((result[side] for side in SIDES), key=lambda side: side["longest_plies"])


def row(result):
    white, black, last = result["white"], result["black"], longest(result)
    cells = [result["material"]]
    cells += [count(white[way]) for way in ("won", "drawn", "lost")]
    cells += [count(black[way]) for way in ("won", "drawn", "lost")]
    cells += [count(result["mates"]), str(last["longest_plies"]), f"`{last['longest']}`"]
    return "| " + " | ".join(cells) + " |"


def table(rows):
    print("| material | White to move: won | drawn | lost | Black to move: won | drawn | lost | mates | longest | from |")
    print("|---|---|---|---|---|---|---|---|---|---|")
    for one in rows:
        print(one)
    print()


def draw(hurdle, game, fen, file):
    """With the first of these pieces that the game has."""
    for pieces in ("figures", "hanja", "letters"):
        done = subprocess.run([hurdle, "show", game, "--fen", fen, "--pieces", pieces, "--svg", str(file)],
                              capture_output=True, text=True)
        if done.returncode == 0:
            return
    fail(f"{game} {fen}: {done.stderr.strip()}")


def about(result):
    """The text about a win."""
    last = longest(result)
    side = "White" if " w " in last["longest"] else "Black"
    return (f"The longest win: {last['longest_plies']} plies of {result['material']}, {side} to move, "
            f"`{last['longest']}`.\n\n`{last['line']}`")


def longest_win(name, game, above, hurdle):
    """The text about it, with its drawing if there is a program to draw it; the game above that has the same."""
    for other, known in above.items():
        if DRAWING.sub("", known.text) == DRAWING.sub("", game.text):
            return f"The longest win: {game.longest} plies, as in [{other}](#{other})."
    if not hurdle or DRAWING.search(game.text):
        return game.text
    file, (side, fen) = f"longest-{name}.svg", re.search(r"(White|Black) to move, `(.*?)`", game.text).groups()
    draw(hurdle, name, fen, FOLDER / file)
    first, rest = game.text.split("\n\n", 1)
    return f"{first}\n\n![{side} to move]({file})\n\n{rest}"


def add(game, results):
    """Adds results to what is known of a game."""
    new = chosen(results, game.solved())
    game.positions += sum(int(result["positions"]) for result in new)
    for result in new:
        if decided(result):
            game.rows[result["material"]] = row(result)
        else:
            game.drawn.add(result["material"])
    won = max(filter(decided, new), key=lambda one: longest(one)["longest_plies"], default=None)
    if won and longest(won)["longest_plies"] > game.longest:
        game.longest, game.text = longest(won)["longest_plies"], about(won)


def add_sizes(game, name, sizes):
    """Of materials that are not solved."""
    for size in sorted(sizes, key=lambda one: one["positions"]):
        if size["variant"] == name:
            game.missing[size["material"]] = (f"| {size['material']} | {size['materials']} materials | "
                                              f"{count(size['positions'])} | {count(size['mebibytes'])} MiB |")


def section(name, game, above, hurdle):
    solved = game.solved()
    print(f"## {name}\n\n{len(solved)} materials, {game.positions:,} positions.\n")
    for pieces in sorted({number_of_pieces(one) for one in solved}):
        print(f"### {name}: {pieces} pieces\n")
        own = sorted((one for one in solved if number_of_pieces(one) == pieces), key=order_of)
        rows = [game.rows[one] for one in own if one in game.rows]
        if rows:
            table(rows)
        drawn = [one for one in own if one in game.drawn]
        if drawn:
            print(f"Drawn in every position: {', '.join(drawn)}.\n")
    if game.text:
        print(longest_win(name, game, above, hurdle) + "\n")
    missing = [line for material, line in game.missing.items()
               if material not in solved and exchanged(material) not in solved]
    if missing:
        print(MISSING)
        print("\n".join(missing) + "\n")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--sizes", help="what sizes.py wrote")
    parser.add_argument("--hurdle", help="the program that draws")
    parser.add_argument("--keep", metavar="PAGE", help="a page to add to")
    parser.add_argument("results", nargs="*")
    options = parser.parse_args()
    if not options.results and not options.keep:
        parser.error("expected results, or --keep with a page")
    read_files = [read(file) for file in options.results]
    sizes = json.loads(pathlib.Path(options.sizes).read_text(encoding="utf-8")) if options.sizes else []
    kept = Page(options.keep) if options.keep else None
    games = kept.games if kept else {}
    results = {}
    for of_file, _ in read_files:
        results.setdefault(of_file[0]["variant"], []).extend(of_file)
    for name in {*results, *(size["variant"] for size in sizes)}:
        game = games.setdefault(name, Game())
        add(game, results.get(name, []))
        add_sizes(game, name, sizes)
    versions = {version for _, version in read_files} | (kept.versions if kept else set())
    print(HEAD.format(files=len(read_files) + (kept.files if kept else 0), versions=", ".join(sorted(versions)),
                      materials=number_of_materials(games), positions=f"{number_of_positions(games):,}"))
    above = {}
    for name, game in sorted(games.items()):
        section(name, game, above, options.hurdle)
        above[name] = game


if __name__ == "__main__":
    main()
