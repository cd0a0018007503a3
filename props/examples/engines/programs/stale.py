#!/usr/bin/env python3
"""A UCI engine that cannot print its position: `hurdle serve`, wrong on purpose.

  stale.py MODE [HABIT]    $HURDLE is the program, else `hurdle`

Modes:
  silent-refusal  keeps its position when it is sent one with Black to move
  no-rights       ignores castling rights of a FEN
  no-castling     ignores them always
  late            answers each question with the reply to the one before
  start-only      ignores the positions that it is sent
  no-hands        ignores the pieces in hand of a FEN
  no-marks        ignores its marks of promoted pieces
  no-square       ignores its square of en passant
  depth-2         counts to depth 2 whatever it is asked
  unsteady        lists neither castling nor e5d6 at every third question
  other-list      as no-square, and lists no e1e2 if it gets no moves after the FEN

Habits, of chess with the kings on their squares:
  words       writes castling as O-O
  rook        as e1h1
  own-word    as K>g1
  queen-side  castles to that side alone
  crash       exits at its sixth question
"""
import os
import re
import subprocess
import sys
import threading

MODE = sys.argv[1]
HABIT = (sys.argv[2:] or [""])[0]
CASTLING = re.compile(r"e([18])([cg])\1(?=:)")
WORDS = {"words": {"g": "O-O", "c": "O-O-O"}, "rook": {"g": r"e\1h\1", "c": r"e\1a\1"},
         "own-word": {"g": r"K>g\1", "c": r"K>c\1"}}


def sent(line):
    """The line for the engine behind; nothing if it does not get it."""
    if line.strip() == "d" or MODE == "silent-refusal" and line.startswith("position fen") and " b " in line:
        return ""
    if MODE == "start-only" and line.startswith("position"):
        return "position startpos\n"
    if MODE == "no-hands":
        return re.sub(r"\[\w*\]", "[]", line)
    if MODE == "no-marks":
        return line.replace("~", "")
    if MODE == "no-square" or MODE == "other-list":
        return re.sub(r" [a-h][36] (?=\d)", " - ", line)
    if MODE == "depth-2":
        return re.sub(r"perft \d+", lambda order: min(order[0], "perft 2"), line)
    if MODE == "no-castling":
        line = line.replace("startpos", "fen rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1")
    if MODE in ("no-rights", "no-castling") and line.startswith("position fen"):
        fen, moves, rest = line[len("position fen "):].partition(" moves ")
        fields = fen.split()
        fields[2] = "-"
        return "position fen " + " ".join(fields) + (moves + rest if moves else "\n")
    return line


lacking = 0  # moves of the list that the engine does not have
questions = 0
by_fen = False  # whether the last position was a FEN alone


def lacks(line, castling):
    """Whether the engine does not have this move, of a line of a list."""
    if MODE == "unsteady" and questions % 3 == 0:
        return castling or line.startswith("e5d6:")
    if MODE == "other-list" and by_fen:
        return line.startswith("e1e2:")
    return castling and HABIT == "queen-side" and castling[2] == "g"


def by_habit(line):
    """A line of a list, with castling as the engine writes it; nothing if the engine lacks the move."""
    global lacking
    castling = CASTLING.match(line)
    if lacks(line, castling):
        lacking += 1
        return ""
    if lacking and line.startswith("Nodes searched"):
        line, lacking = f"Nodes searched: {int(line.split()[-1]) - lacking}\n", 0
    return CASTLING.sub(WORDS[HABIT][castling[2]], line) if castling and HABIT in WORDS else line


def pass_on(engine):
    reply, before = "", ""
    for line in map(by_habit, engine.stdout):
        if not line:
            continue
        counts = MODE == "late" and (line[0] in "abcdefgh\n" or line.startswith("Nodes searched"))
        if not counts:
            print(line, end="", flush=True)
            continue
        reply += line
        if line.startswith("Nodes searched"):
            print(before or reply, end="", flush=True)
            reply, before = "", reply


engine = subprocess.Popen([os.environ.get("HURDLE", "hurdle"), "serve"], text=True, bufsize=1,
                          stdin=subprocess.PIPE, stdout=subprocess.PIPE)
reader = threading.Thread(target=pass_on, args=(engine,))
reader.start()
for line in sys.stdin:
    questions += line.startswith("go")
    by_fen = by_fen if not line.startswith("position") else "moves" not in line
    if HABIT == "crash" and questions == 6:
        engine.kill()
        os._exit(3)
    engine.stdin.write(sent(line))
    engine.stdin.flush()
engine.stdin.close()
reader.join()
