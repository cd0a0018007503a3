#!/usr/bin/env python3
"""Solves the materials of results of `hurdle exhaust --json` that are not yet solved in a folder:

  perft/exhaust/endgames/solve_all.py build/release/hurdle build/endgames exhaust-janggi.json…

Writes FOLDER/GAME-MATERIAL.json for each, with the materials that arise from it; page.py reads these
files. Materials with colours exchanged have the same numbers, so one of two is kept: where White wins
more often. Options for `hurdle solve`, as --threads 1, may follow after `--`. Stops after the first that fails; started again,
it goes on."""
import json
import pathlib
import subprocess
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
from page import better, exchanged, parts_of, read


def fail(words):
    """Bad input or a program that cannot be used: exit code 2."""
    print(f"solve_all.py: {words}", file=sys.stderr)
    sys.exit(2)


def materials_of(file):
    """The game of a result of `hurdle exhaust`, and its materials."""
    try:
        result = json.loads(pathlib.Path(file).read_text(encoding="utf-8"))["result"]
        return result["variant"], [one["material"] for one in result["materials"]]
    except (OSError, ValueError, KeyError, TypeError) as error:
        fail(f"{file}: expected a file that hurdle exhaust --json wrote: {error}")


def size(material):
    white, black, hand = parts_of(material)
    return len(white + black + hand)


def wins(result, winner, loser):
    return int(result[winner]["won"]) + int(result[loser]["lost"])


def solve(hurdle, target, game, material, options):
    """Writes the result and returns it with those that arise."""
    part = target.with_suffix(".part")
    command = [hurdle, "solve", game, material, "--arising", "--yes", "--json", str(part), *options]
    try:
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    except (OSError, subprocess.CalledProcessError) as error:
        fail(error)
    part.rename(target)
    return read(target)[0]


def main():
    words, options = sys.argv[1:], []
    if "--" in words:
        words, options = words[:words.index("--")], words[words.index("--") + 1:]
    if len(words) < 3:
        fail("expected HURDLE FOLDER and files of hurdle exhaust --json")
    hurdle, folder = words[0], pathlib.Path(words[1])
    folder.mkdir(parents=True, exist_ok=True)
    for file in words[2:]:
        game, materials = materials_of(file)
        solved = {result["material"] for known in folder.glob("*.json") for result in read(known)[0]
                  if result["variant"] == game}
        # Materials with promoted pieces last: most of them arise from the others.
        for material in sorted(materials, key=lambda one: ("+" in one or "~" in one, -size(one))):
            other = exchanged(material)
            if material in solved or other in solved or (other in materials and better(other, material)):
                continue
            target = folder / f"{game}-{material}.json"
            results = solve(hurdle, target, game, material, options)
            if wins(results[0], "black", "white") > wins(results[0], "white", "black"):
                target.unlink()
                results = solve(hurdle, folder / f"{game}-{other}.json", game, other, options)
            solved.update(result["material"] for result in results)


if __name__ == "__main__":
    main()
