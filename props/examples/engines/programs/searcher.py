#!/usr/bin/env python3
"""A UCI, USI or UCCI engine without `go perft`, which knows the moves of `hurdle serve`.

  searcher.py PROTOCOL MODE    $HURDLE is the program, else `hurdle`

PROTOCOL is uci, usi or ucci. Modes:
  right        shows a line for each move by MultiPV; obeys `searchmoves` and `banmoves`
  ten          its MultiPV allows ten lines
  first-ten    its MultiPV allows 500 lines, and it shows the first ten moves of its list
  no-multipv   has no such option
  one-line     has it, and shows one line all the same
  hides        never shows the last move of its list, and plays it if it is told to
  lacks        does not know the last move of its list, and obeys `searchmoves`
  lacks-deaf   the same, and ignores `searchmoves`
  lacks-adds-deaf  the same, and shows an illegal move as `adds`
  adds         shows an illegal move: the first piece of its list goes to h8
  h8h9         shows this move, too, after one move
  draws        says that it has no move where only kings are left
  a1a1         writes this if it has no move
  instant      plays its only move without a search
  perft        has `perft N`, a line for each move and the total
  split        has `go perft N`, a total alone, and `go split N` with a line for each move
  splitperft   has `perft N`, a total alone, and `splitperft N` with a line for each move, the total and the speed
  total        has `perft N`, a total alone, and no MultiPV
  table        has `perft N`, a table of depths and totals, and MultiPV
  corners      in Chess960 takes KQkq for rooks in the corners
  resets       sets up the start position at `isready`
  strict       ends at `d`, and at `go` before the first `isready`
  promotes     does not search a move without promotion that may promote, and obeys `searchmoves`
  foul         shows a dropped pawn that mates, and scores it as mate against itself
  mates        the same, and scores it as mate
  hasty        as promotes, and does not know the first move of its list
"""
import json
import os
import re
import subprocess
import sys

PROTOCOL, MODE = sys.argv[1:3]
GAMES = {"uci": "chess", "usi": "shogi", "ucci": "xiangqi"}
START = {"uci": "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
         "usi": "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1"}
server = subprocess.Popen([os.environ.get("HURDLE", "hurdle"), "serve", "--protocol", "jsonl"], text=True, bufsize=1,
                          stdin=subprocess.PIPE, stdout=subprocess.PIPE)
variant, lines, fen, line, banned, ready = GAMES[PROTOCOL], 1, "", [], [], False


def say(text):
    print(text, flush=True)


def our_fen():
    if PROTOCOL != "usi":
        return fen
    board, side, hands = fen.split()[:3]
    pieces = "".join(piece * int(number or 1) for number, piece in re.findall(r"(\d*)([a-zA-Z])", hands))
    return f"{board}[{pieces}] {'w' if side == 'b' else 'b'} - - 0 1"


def our_usi(move):
    squares = re.sub(r"(\d)([a-i])", lambda at: "ihgfedcba"[int(at[1]) - 1] + str(ord("i") - ord(at[2]) + 1), move)
    return squares.replace("*", "@")


def their_usi(move):
    squares = re.sub(r"([a-i])(\d)", lambda at: str(ord("i") - ord(at[1]) + 1) + "ihgfedcba"[int(at[2]) - 1], move)
    return squares.replace("@", "*")


def down(number):
    """A rank of UCCI, from 0, as Hurdle writes it, from 1."""
    return str(int(number[0]) + 1)


def legal():
    fields = our_fen().split()
    if MODE == "corners" and variant == "chess960":
        ranks = fields[0].split("/")
        corner = {"K": ("H", ranks[-1][-1]), "Q": ("A", ranks[-1][0]), "k": ("h", ranks[0][-1]), "q": ("a", ranks[0][0])}
        rights = [corner.get(right, (right, "R")) for right in fields[2]]
        fields[2] = "".join(right for right, piece in rights if piece in "Rr") or "-"
    moves = [re.sub(r"\d", down, move) for move in line] if PROTOCOL == "ucci" else [our_usi(move) for move in line]
    if PROTOCOL == "uci":
        moves = line
    server.stdin.write(json.dumps({"id": 1, "variant": variant, "fen": " ".join(fields), "moves": moves}) + "\n")
    server.stdin.flush()
    said = json.loads(server.stdout.readline())
    found = sorted(said.get("moves", []))
    if PROTOCOL == "usi":
        return [their_usi(move) for move in found]
    return [re.sub(r"\d+", lambda n: str(int(n[0]) - 1), move) for move in found] if PROTOCOL == "ucci" else found


def nodes(depth):
    """The number of nodes by move."""
    counts = {}
    for move in legal():
        line.append(move)
        counts[move] = sum(nodes(depth - 1).values()) if depth > 1 else 1
        line.pop()
    return counts


def perft(depth, lists):
    counts = nodes(depth)
    if MODE == "table":
        say(f"Depth : {depth}")
    for move, count in counts.items():
        if lists:
            say(f"{move}: {count}")
    if MODE == "splitperft":
        say(f"total {sum(counts.values())}\n1658650 nps")
        return
    say(f"Nodes searched  : {sum(counts.values())}")


def search(words):
    only = words[words.index("searchmoves") + 1:] if "searchmoves" in words else []
    known = legal()
    if MODE == "draws" and not re.search("[a-jl-zA-JL-Z]", fen.split()[0]):
        known = []
    if MODE.startswith("lacks"):
        known = known[:-1]
    if MODE in ("adds", "lacks-adds-deaf") and known:
        known.append(known[0][:2] + "h8")
    if MODE == "h8h9" and len(line) == 1:
        known.append(MODE)
    if MODE in ("promotes", "hasty"):
        known = [move for move in known if move + "+" not in known]
    if MODE == "hasty":
        known = known[1:]
    known = [move for move in known if move not in banned]
    if only and not MODE.endswith("deaf"):
        known = [move for move in known if move in only]
    if MODE == "instant" and len(known) == 1:
        say(f"bestmove {known[0]}")
        return
    shown = known[:-1] if MODE == "hides" and not only and len(known) > 1 else known
    if MODE == "first-ten" and not only:
        shown = known[:10]
    drop = "P*9b"  # which mates in the position of the test
    if MODE in ("foul", "mates"):
        shown = [*shown, drop]
    for number, move in enumerate(shown[:1 if MODE == "one-line" else lines], 1):
        score = "cp 0" if move != drop else "mate -2" if MODE == "foul" else "mate 1"
        say(f"info depth 1 multipv {number} score {score} nodes 1 pv {move} a1a1")
    none = "nobestmove" if PROTOCOL == "ucci" else "bestmove a1a1" if MODE == "a1a1" else "bestmove (none)"
    say(f"bestmove {known[0]} ponder a1a1" if known else none)


for text in sys.stdin:
    words = text.split()
    if not words:
        continue
    if words[0] == PROTOCOL:
        say("id name Searcher")
        if MODE not in ("no-multipv", "total") and PROTOCOL != "ucci":
            say(f"option name MultiPV type spin default 1 min 1 max {10 if MODE == 'ten' else 500}")
        if PROTOCOL == "uci":
            say("option name UCI_Chess960 type check default false")
        say(PROTOCOL + "ok")
    elif MODE == "strict" and (words[0] == "d" or words[0] == "go" and not ready):
        sys.exit(3)
    elif words[0] == "isready":
        ready = True
        if MODE == "resets":
            fen, line, banned = START[PROTOCOL], [], []
        say("readyok")
    elif words[0] == "setoption" and words[2] == "MultiPV":
        lines = int(words[4])
    elif words[0] == "setoption" and words[2] == "UCI_Chess960":
        variant = "chess960" if words[4] == "true" else "chess"
    elif words[0] == "position":
        head, _, tail = text.partition(" moves ")
        fen, line, banned = head.split(maxsplit=2)[2].strip() if words[1] != "startpos" else START[PROTOCOL], tail.split(), []
    elif words[0] == "banmoves":
        banned = words[1:]
    elif words[:2] == ["go", "depth"]:
        search(words)
    elif words[:2] == ["go", "perft"] and MODE == "resets":
        perft(int(words[2]), True)
    elif words[0] in ("perft", "splitperft") and MODE == "splitperft":
        perft(int(words[1]), words[0] == "splitperft")
    elif words[0] == "perft" and MODE in ("perft", "total", "table"):
        perft(int(words[1]), MODE == "perft")
    elif words[:2] in (["go", "perft"], ["go", "split"]) and MODE == "split":
        perft(int(words[2]), words[1] == "split")
    elif words[0] == "go":
        say("bestmove " + (legal() or ["(none)"])[0])
    elif words[0] == "quit":
        break
    else:
        say(f"Error (unknown command): {text.strip()}")
