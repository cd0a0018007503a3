#!/usr/bin/env python3
"""An engine that knows when a game is over: `hurdle serve`, by three protocols, and wrong on purpose.

  games.py PROTOCOL MODE [NAME=VALUE…]    $HURDLE is the program, else `hurdle`

PROTOCOL is jsonl, uci or xboard; NAME=VALUE says by which options its games end, as rules=points.
Modes:
  right           the rules
  one-pass        a pass ends the game, and nothing is played after it
  fifty-moves     a hundred plies since the FEN's counter began are a draw
  wins            who moved last wins a draw
  mates           every end is J14
  endless         the game is never over, and so it is told
  waits           says so of every game in which moves are legal
  silent          no results
  processors      by uci: no results, but Stockfish's line about two processors, 0-1
  searches        by uci: no results, and a search without end, whose bestmove comes before the next reply to
                  `go perft` if nothing stops it
  refuses-passes  no line with a pass is played
  white-wins      who has not lost declares, and White is said to win
  dies            ends when a game has moves
  board-passes    by xboard, a setboard that changes the side alone is a pass
"""
import json
import os
import subprocess
import sys

PROTOCOL, MODE = sys.argv[1:3]
START = "rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR w - - 0 1"
OPTIONS = dict(option.split("=") for option in sys.argv[3:])


class Rules:
    """The right answers."""

    def __init__(self):
        self.server = subprocess.Popen([os.environ.get("HURDLE", "hurdle"), "serve", "--protocol", "jsonl"],
                                       text=True, bufsize=1, stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def ask(self, variant, fen, moves, **more):
        question = {"id": 1, "variant": variant, "fen": fen, "moves": moves, **more}
        self.server.stdin.write(json.dumps(question) + "\n")
        self.server.stdin.flush()
        return json.loads(self.server.stdout.readline())


rules = Rules()


def is_pass(move):
    half = len(move) // 2
    return move[:half] == move[half:]


def answer(variant, fen, moves, options):
    """What this engine says of a game: moves, result and by, or error."""
    if MODE == "one-pass" and any(map(is_pass, moves[:-1])) or MODE == "refuses-passes" and any(map(is_pass, moves)):
        return {"error": "that move is not played"}
    if MODE == "dies" and moves:
        sys.exit(3)
    said = rules.ask(variant, fen, moves, game="result", **options)
    if "error" in said:
        return said
    counted = int((fen.split() + ["0"] * 6)[4]) + len(moves)
    over = said["result"] != "*"
    if MODE == "one-pass" and not over and moves and is_pass(moves[-1]):
        said.update(moves=[], result="1/2-1/2", by="J12")
    elif MODE == "fifty-moves" and not over and counted >= 100:
        said.update(moves=[], result="1/2-1/2", by="fifty moves")
    elif MODE == "wins" and said["result"] == "1/2-1/2":
        said.update(result="1-0" if len(moves) % 2 else "0-1")
    elif MODE == "white-wins" and not over:
        said.update(moves=[], result="1-0", by=None)
    elif MODE == "mates" and over:
        said.update(by="J14")
    elif MODE == "endless" and over:
        before = rules.ask(variant, fen, moves[:-2])
        said.update(moves=list(before.get("moves", {})), result="*", by=None)
    elif MODE == "waits" and over:
        legal = list(rules.ask(variant, fen, moves).get("moves", {}))
        said.update({"moves": legal, "result": "*", "by": None} if legal else {})
    elif MODE in ("silent", "processors", "searches"):
        del said["result"], said["by"]
    return said


def in_words(said):
    """`1/2-1/2 {by J12}`, or nothing."""
    if said.get("result", "*") == "*":
        return ""
    return f"{said['result']} {{by {said['by']}}}"


def speak_jsonl():
    for line in sys.stdin:
        question = json.loads(line)
        told = {name: question[name] for name in ("rules", "repetition") if name in question}
        said = answer(question["variant"], question["fen"], question["moves"], told)
        known = ("moves", "error", "result", "by") if question.get("game") else ("moves", "error")
        print(json.dumps({"id": question["id"], **{key: said[key] for key in known if key in said}}), flush=True)


class Board:
    """The game that was told last."""

    def __init__(self):
        self.variant, self.fen, self.moves = "janggi", "", []
        self.known = {}
        self.searches = False

    def end_search(self):
        if self.searches:
            print("bestmove e1e1")
        self.searches = False

    def say(self):
        key = (self.variant, self.fen, *self.moves)
        if key not in self.known:
            self.known = {key: answer(self.variant, self.fen, self.moves, OPTIONS)}
        return self.known[key]


def speak_uci():
    board = Board()
    for line in sys.stdin:
        words = line.split()
        if words[:1] == ["uci"]:
            print("id name Games 1.0\noption name UCI_Variant type combo default janggi var janggi\nuciok")
        elif words[:1] == ["isready"]:
            print("readyok")
        elif words[:1] == ["position"]:
            fen, _, moves = line.partition("fen ")[2].partition(" moves ")
            board.fen, board.moves = fen.strip(), moves.split()
            if "error" in board.say():
                print("error:", board.say()["error"])
        elif words[:1] == ["d"] and in_words(board.say()):
            print("Result:", in_words(board.say()))
        elif words[:2] == ["go", "perft"]:
            board.end_search()
            if MODE == "processors":
                print("info string Available processors: 0-1")
            print("\n".join(f"{move}: 1" for move in board.say()["moves"]))
            print("\nNodes searched:", len(board.say()["moves"]))
        elif words[:1] == ["stop"]:
            board.end_search()
        elif words[:1] == ["go"] and MODE == "searches":
            board.searches = True
        elif words[:1] == ["go"]:
            print("error: there is no search")
        sys.stdout.flush()


def speak_xboard():
    board = Board()
    for line in sys.stdin:
        word, _, rest = line.strip().partition(" ")
        if word == "protover":
            print('feature ping=1 setboard=1 usermove=1 myname="Games 1.0" variants="janggi" done=1')
        elif word == "ping":
            print("pong", rest)
        elif word == "variant":
            board.variant, board.fen, board.moves = rest, START, []
        elif word == "setboard":
            before, now = board.fen.split(), rest.split()
            if MODE == "board-passes" and not board.moves and before[0] == now[0] and before[1] != now[1]:
                rest = " ".join([*now[:2], "p", *now[3:]])
            board.fen, board.moves = rest, []
        elif word == "usermove":
            if rest in board.say().get("moves", []):
                board.moves = [*board.moves, rest]
                print(in_words(board.say()) or "# goes on")
            else:
                print("Illegal move:", rest)
        elif word == "go":
            print(in_words(board.say()) or "move " + (board.say().get("moves") or ["none"])[0])
        sys.stdout.flush()


{"jsonl": speak_jsonl, "uci": speak_uci, "xboard": speak_xboard}[PROTOCOL]()
