#!/usr/bin/env python3
"""Writes README.md of this folder from the JSON of `hurdle solve`:

  hurdle solve xiangqi KRvK --arising --json results/xiangqi-KRvK.json      # for each material
  perft/exhaust/endgames/sizes.py build/release/hurdle makruk KRRvK… >sizes.json   # of those not solved
  perft/exhaust/endgames/page.py --sizes sizes.json results/*.json >perft/exhaust/endgames/README.md

Every number of the page comes from these files. With --hurdle build/release/hurdle it also draws the
longest win of each game as longest-GAME.svg.
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


def fail(message):
    sys.exit(f"page.py: {message}")


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


def chosen(results):
    """One of two results that differ in colours alone: the one whose White has more."""
    by_name = {}
    for result in results:
        by_name.setdefault(result["material"], result)
    kept = []
    for name, result in by_name.items():
        other = exchanged(name)
        if number_of_pieces(name) > 2 and (other == name or other not in by_name or better(name, other)):
            kept.append(result)
    return sorted(kept, key=lambda result: (number_of_pieces(result["material"]), "[" in result["material"],
                                            len(result["material"]), result["material"]))


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


def table(results):
    print("| material | White to move: won | drawn | lost | Black to move: won | drawn | lost | mates | longest | from |")
    print("|---|---|---|---|---|---|---|---|---|---|")
    for result in results:
        print(row(result))
    print()


def draw(hurdle, game, fen, file):
    """With the first of these pieces that the game has."""
    for pieces in ("figures", "hanja", "letters"):
        done = subprocess.run([hurdle, "show", game, "--fen", fen, "--pieces", pieces, "--svg", str(file)],
                              capture_output=True, text=True)
        if done.returncode == 0:
            return
    fail(f"{game} {fen}: {done.stderr.strip()}")


def picture(game, result, hurdle):
    """The longest win of a game, drawn if there is a program to draw it."""
    last, file = longest(result), f"longest-{game}.svg"
    side = "White" if " w " in last["longest"] else "Black"
    print(f"The longest win: {last['longest_plies']} plies of {result['material']}, {side} to move, "
          f"`{last['longest']}`.\n")
    if hurdle:
        draw(hurdle, game, last["longest"], FOLDER / file)
        print(f"![{side} to move]({file})\n")
    print(f"`{last['line']}`\n")


def missing(game, sizes, solved):
    """What is not solved, with its size."""
    own = [size for size in sizes if size["variant"] == game and size["material"] not in solved
           and exchanged(size["material"]) not in solved]
    if own:
        print("Not solved, some of them with their sizes:\n\n| material | solved with it | at most positions | memory |\n|---|---|---|---|")
        for size in sorted(own, key=lambda one: one["positions"]):
            print(f"| {size['material']} | {size['materials']} materials | {count(size['positions'])} | "
                  f"{count(size['mebibytes'])} MiB |")
        print()


def section(game, results, sizes, hurdle):
    names = {result["material"] for result in results}
    positions = sum(int(result["positions"]) for result in results)
    print(f"## {game}\n\n{len(results)} materials, {positions:,} positions.\n")
    for pieces in sorted({number_of_pieces(name) for name in names}):
        own = [result for result in results if number_of_pieces(result["material"]) == pieces]
        print(f"### {game}: {pieces} pieces\n")
        rows = [result for result in own if decided(result)]
        if rows:
            table(rows)
        drawn = [result["material"] for result in own if not decided(result)]
        if drawn:
            print(f"Drawn in every position: {', '.join(drawn)}.\n")
    won = [result for result in results if decided(result)]
    if won:
        picture(game, max(won, key=lambda result: longest(result)["longest_plies"]), hurdle)
    missing(game, sizes, names)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--sizes", help="what sizes.py wrote")
    parser.add_argument("--hurdle", help="the program that draws")
    parser.add_argument("results", nargs="+")
    options = parser.parse_args()
    read_files = [read(file) for file in options.results]
    sizes = json.loads(pathlib.Path(options.sizes).read_text(encoding="utf-8")) if options.sizes else []
    games = {}
    for results, _ in read_files:
        games.setdefault(results[0]["variant"], []).extend(results)
    for size in sizes:
        games.setdefault(size["variant"], [])
    games = {game: chosen(results) for game, results in sorted(games.items())}
    every = [result for results in games.values() for result in results]
    print(HEAD.format(files=len(read_files), versions=", ".join(sorted({version for _, version in read_files})),
                      materials=len(every), positions=f"{sum(int(one['positions']) for one in every):,}"))
    for game, results in games.items():
        section(game, results, sizes, options.hurdle)


if __name__ == "__main__":
    main()
