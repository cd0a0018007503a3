#!/usr/bin/env python3
"""A UCI engine of a custom game of chess: `hurdle serve`, but a right to castle never ends.

  kept_rights.py FILE GAME    $HURDLE is the program, else `hurdle`

A king and a rook that stand on their squares of the start may castle if the FEN before the moves says so.
"""
import os
import subprocess
import sys

FILE, GAME = sys.argv[1:]
HOMES = {"K": ("e1", "h1"), "Q": ("e1", "a1"), "k": ("e8", "h8"), "q": ("e8", "a8")}
ENGINE = subprocess.Popen([os.environ.get("HURDLE", "hurdle"), "serve", "--variants", FILE, "--variant", GAME], text=True, bufsize=1,
                          stdin=subprocess.PIPE, stdout=subprocess.PIPE)


def ask(place, question, last):
    """The lines of the reply up to the one that begins with `last`."""
    ENGINE.stdin.write(f"position {place}\n{question}\n")
    lines = [ENGINE.stdout.readline()]
    while not lines[-1].startswith(last):
        lines.append(ENGINE.stdout.readline())
    return lines


def fen_after(place, moves):
    return ask(place + (" moves " + " ".join(moves) if moves else ""), "d", "Fen: ")[-1].split()[1:]


def piece_on(fen, square):
    row = fen[0].split("/")[8 - int(square[1])]
    return "".join("." * int(c) if c.isdigit() else c for c in row.replace("~", ""))[ord(square[0]) - ord("a")]


def list_of(place, moves):
    before, fen = fen_after(place, []), fen_after(place, moves)
    for right, (king, rook) in HOMES.items():
        pieces = piece_on(fen, king) + piece_on(fen, rook)
        if right in before[2] and right not in fen[2] and pieces == ("KR" if right.isupper() else "kr"):
            fen[2] = fen[2].replace("-", "") + right
    lines = ask("fen " + " ".join(fen), "go perft 1", "Nodes searched")
    return [line.split(":")[0] for line in lines[:-1] if ":" in line]


place, moves = "startpos", []
for line in sys.stdin:
    if line == "uci\n":
        print(f"id name kept rights\noption name UCI_Variant type combo default {GAME} var {GAME}\nuciok")
    elif line == "isready\n":
        print("readyok")
    elif line.startswith("position "):
        place, _, rest = line[len("position "):].strip().partition(" moves ")
        moves = rest.split()
    elif line.startswith("go perft "):
        counts = {move: 1 if line.split()[-1] == "1" else len(list_of(place, moves + [move])) for move in list_of(place, moves)}
        print("\n".join(f"{move}: {count}" for move, count in counts.items()))
        print("\nNodes searched:", sum(counts.values()))
    sys.stdout.flush()
