#!/usr/bin/env python3
"""How large materials are that nobody has solved: prints a JSON list for page.py.

  perft/exhaust/endgames/sizes.py HURDLE GAME MATERIAL… [, GAME MATERIAL…]

Asks `hurdle solve` for its estimate and stops it before it solves."""
import json
import re
import subprocess
import sys

SIZE = re.compile(r"(\d+) materials?, at most (\d+) positions up to symmetry and (\d+) MiB")


def size_of(hurdle, game, material):
    process = subprocess.Popen([hurdle, "solve", game, material, "--threads", "1"],
                               stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
    line = process.stderr.readline()
    process.kill()
    process.wait()
    match = SIZE.search(line)
    if not match:
        sys.exit(f"sizes.py: {game} {material}: {line.strip()}")
    return {"variant": game, "material": material, "materials": int(match[1]), "positions": int(match[2]),
            "mebibytes": int(match[3])}


def main():
    if len(sys.argv) < 4:
        sys.exit("sizes.py: expected HURDLE GAME MATERIAL… [, GAME MATERIAL…]")
    hurdle, sizes, game = sys.argv[1], [], None
    for word in sys.argv[2:]:
        if word == ",":
            game = None
        elif game is None:
            game = word
        else:
            sizes.append(size_of(hurdle, game, word))
    print(json.dumps(sizes, indent=1))


main()
