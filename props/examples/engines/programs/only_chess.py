#!/usr/bin/env python3
"""A UCI engine for chess alone, as Stockfish: `hurdle serve` without its list of variants.

  only_chess.py MODE [GAME]     $HURDLE is the program, else `hurdle`; GAME is another game than chess

Modes:
  no-such-option  answers so to UCI_Variant
  silent          ignores UCI_Variant
  no-960          also has no UCI_Chess960
  ends-at-d       ends when it is told to print its position
  lists-chess     lists chess among its variants, and Chess960 as an option alone
  from-0          counts ranks from 0, has `perft` in place of `go perft`, prints no position, and counts 0 nodes of a
                  position that it cannot read
"""
import os
import re
import subprocess
import sys
import threading

MODE = sys.argv[1]
GAME = sys.argv[2] if len(sys.argv) > 2 else "chess"


unread = threading.Event()


def shifted(words, by):
    """The moves with another number of the first rank."""
    return re.sub(r"\b([a-j])(\d+)([a-j])(\d+)\b",
                  lambda move: f"{move[1]}{int(move[2]) + by}{move[3]}{int(move[4]) + by}", words)


def pass_on_from_0(line):
    if line.startswith("error"):
        unread.set()
    elif not line.startswith(("Fen:", "option ")):
        print(shifted(line, -1), end="", flush=True)


def order_from_0(line):
    """What the engine is told; empty for nothing."""
    if line.startswith("position"):
        unread.clear()
        position, moves, rest = line.partition(" moves ")
        return position + moves + shifted(rest, 1)
    if line.startswith("perft"):
        if not unread.is_set():
            return "go " + line
        print("perft 0", flush=True)
        return ""
    if line.startswith("go"):
        print("bestmove 0000", flush=True)
        return ""
    return "" if line.strip() == "d" else line


def pass_on(engine):
    for line in engine.stdout:
        if MODE == "from-0":
            pass_on_from_0(line)
        elif "UCI_Variant" in line and MODE != "no-960":
            print("option name UCI_Chess960 type check default false", flush=True)
            if MODE == "lists-chess":
                print("option name UCI_Variant type combo default chess var chess var atomic", flush=True)
        elif "UCI_Variant" not in line:
            print(line, end="", flush=True)


engine = subprocess.Popen([os.environ.get("HURDLE", "hurdle"), "serve"], text=True, bufsize=1,
                          stdin=subprocess.PIPE, stdout=subprocess.PIPE)
reader = threading.Thread(target=pass_on, args=(engine,))
reader.start()
engine.stdin.write(f"setoption name UCI_Variant value {GAME}\n")
for line in sys.stdin:
    if MODE == "ends-at-d" and line.strip() == "d":
        os._exit(1)
    if MODE == "from-0":
        engine.stdin.write(order_from_0(line))
        engine.stdin.flush()
    elif "UCI_Variant" not in line:
        if "UCI_Chess960" in line and GAME == "chess":
            line = f"setoption name UCI_Variant value {'chess960' if 'true' in line else 'chess'}\n"
        engine.stdin.write(line)
        engine.stdin.flush()
    elif MODE == "no-such-option":
        print("No such option: UCI_Variant", flush=True)
engine.stdin.close()
reader.join()
