#!/usr/bin/env python3
"""Writes README.md of this folder from the JSON of `hurdle solve`:

  hurdle solve xiangqi KRvK --json results/xiangqi-KRvK.json      # for each material
  perft/exhaust/endgames/page.py results/*.json >perft/exhaust/endgames/README.md

Every number of the page comes from these files.
"""
import json
import sys

HEAD = """# Solved endgames

Every position of these materials, solved by [`hurdle solve`](../README.md#solve-a-material). This page is written by `page.py`; {files} results of hurdle {versions}.

- A material names White's pieces, `v`, and Black's; colours exchanged, it has the same numbers. White is to move in one half of the positions, Black in the other.
- Counts contain mirror images. Positions with an en-passant square, after a pass, or with castling rights are left aside, and so are repetitions and counters of moves.
- "Longest" is the longest win of either side in plies, with the side to move that needs it.
"""


def fail(message):
    sys.exit(f"page.py: {message}")


def read(file):
    """A result and the version of its build."""
    try:
        with open(file, encoding="utf-8") as opened:
            whole = json.load(opened)
    except (OSError, ValueError) as error:
        fail(f"{file}: {error}")
    if not isinstance(whole, dict) or whole.get("command") != "solve":
        fail(f"{file}: expected a file that hurdle solve --json wrote")
    return whole["result"], whole["build"]["version"]


def count(number):
    return f"{int(number):,}"


def is_drawn(result):
    return all(result[side][way] == "0" for side in ("white", "black") for way in ("won", "lost"))


def row(result):
    white, black = result["white"], result["black"]
    longest = max((white, black), key=lambda side: side["longest_plies"])
    cells = [result["material"]]
    cells += [count(white[way]) for way in ("won", "drawn", "lost")]
    cells += [count(black[way]) for way in ("won", "drawn", "lost")]
    cells += [count(result["mates"]), str(longest["longest_plies"]), f"`{longest['longest']}`"]
    return "| " + " | ".join(cells) + " |"


def table(results):
    print("| material | White to move: won | drawn | lost | Black to move: won | drawn | lost | mates | longest | from |")
    print("|---|---|---|---|---|---|---|---|---|---|")
    for result in results:
        print(row(result))


def page(results, versions):
    print(HEAD.format(files=len(results), versions=", ".join(sorted(versions))))
    for game in sorted({result["variant"] for result in results}):
        own = [result for result in results if result["variant"] == game]
        own.sort(key=lambda result: (len(result["material"]), result["material"]))
        positions = sum(int(result["positions"]) for result in own)
        print(f"## {game}\n\n{len(own)} materials, {positions:,} positions.\n")
        decided = [result for result in own if not is_drawn(result)]
        if decided:
            table(decided)
            print()
        drawn = [result["material"] for result in own if is_drawn(result)]
        if drawn:
            print(f"Drawn in every position: {', '.join(drawn)}.\n")


def main():
    if len(sys.argv) < 2 or sys.argv[1].startswith("-"):
        fail("expected RESULT.json…")
    read_files = [read(file) for file in sys.argv[1:]]
    page([result for result, _ in read_files], {version for _, version in read_files})


main()
