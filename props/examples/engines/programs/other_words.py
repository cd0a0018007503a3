#!/usr/bin/env python3
"""A UCI engine that plays right and writes otherwise: `hurdle serve`, translated.

  other_words.py MODE [ARGUMENT…]     the arguments are those of `hurdle serve`; $HURDLE is the program, else `hurdle`

Modes:
  plain              changes nothing

Other notations:
  ranks-from-0, ranks-down, upper-case, letters, digits
  pass-0000, pass-word
  king-takes-rook    of chess
  king-destination   of Chess960
  castling-words     of chess: O-O
  own-castling       of chess: K>g1
  odd-drops          P!e5
  odd-promotions     b2h8/
  letter-promotions  b2h8n
  sfen               of Shogi
  short-fen          of Xiangqi
  shredder-fen       of Chess960
  inner-rook         of Chess960: it reads files too, but Q as the rook nearest to the king
  swapped-letters    of Makruk: s and m, which both have, name each other's piece

Lists that may be right and leave a doubt:
  bare-promotions    b7b8, once for each piece
  auto-queen         b7b8 once, which is a queen
  half-castling      of chess: e1h1, but e1c1

Replies with unusual lines, and replies that cannot be read:
  dash               e2e4 - 1
  log                lines that are not part of the reply
  odd-words          from.e.2.to.e.4
  total-only         no line for a move
  silent-total       an `info` line, `nodes 20` and no more
  wrong-total        one more than the sum
  wrong-number       a wrong total without words
  no-total
  negative           counts below 0
  arrows             e2e4 => 1

Spellings that say nothing about the rules:
  lower-drops        p@e5
  bare-drops         @e5 of a pawn
  upper-promotions   e7e8Q
  long-moves         e2-e4, e7-e8=Q
  other-total        Total: 20, after a line with another number
  total-then-speed   Total: 20, before a line with another number
  words-after-counts e2e4: 1 nodes
  null-move          0000: 0 where there is no move
  numbered-moves     move 1 : e2e4 : 20, and "20 nodes visited"
  nodes-after-moves  move: e2e4  nodes: 20, after a line with the depth
"""
import os
import re
import subprocess
import sys
import threading

MODE = sys.argv[1]
LETTERS = str.maketrans("nbapNBAP", "jxuzJXUZ")
BACK = str.maketrans("jxuzJXUZ", "nbapNBAP")
SWAPPED = str.maketrans("smSM", "msMS")
TOTALS = {"numbered-moves": "Test Complete : {} nodes visited in 3ms",
          "nodes-after-moves": "\n    Depth: 1\n    Nodes: {}\n     Time: 3 ms\n",
          "total-then-speed": "Total: {}\n1658650 nps",
          "silent-total": "info depth 1 nodes {0} time 0 nps 7000\nnodes {0}"}
MOVE = re.compile(r"([a-j])(\d+)([a-j])(\d+)(.*)$", re.DOTALL)


class Board:
    """As much of a position as is needed to tell a pass and its square."""

    def __init__(self, fen):
        board, side = fen.split()[:2]
        rows = board.split("[")[0].split("/")
        self.ranks = len(rows)
        self.white = side == "w"
        self.kings = {}
        self.rooks = {True: set(), False: set()}
        for row, text in enumerate(rows):
            file = 0
            for empty, piece in re.findall(r"(\d+)|\+?([A-Za-z])", text):
                square = f"{chr(97 + file)}{self.ranks - row}"
                if piece and piece in "Kk":
                    self.kings[piece == "K"] = square
                elif piece and piece in "Rr":
                    self.rooks[piece == "R"].add(square)
                file += int(empty) if empty else 1

    def theirs(self, move):
        parts = MOVE.match(move)
        if not parts:
            return {"lower-drops": move.lower(), "odd-drops": move.replace("@", "!"),
                    "bare-drops": move.removeprefix("P")}.get(MODE, move)
        one, first, other, second, rest = parts.groups()
        if one + first == other + second and MODE.startswith("pass-"):
            return {"pass-0000": "0000", "pass-word": "pass"}[MODE]
        castles = self.kings[self.white] == one + first and one + other in ("eg", "ec")
        if MODE == "castling-words" and castles:
            return {"g": "O-O", "c": "O-O-O"}[other]
        if MODE == "own-castling" and castles:
            return f"K>{other}{second}"
        if MODE == "swapped-letters":
            rest = rest.translate(SWAPPED)
        if MODE in ("odd-promotions", "letter-promotions"):
            rest = rest.replace("+", {"o": "/", "l": "n"}[MODE[0]])
        if MODE in ("bare-promotions", "auto-queen"):
            rest = ""
        if MODE == "half-castling" and castles and other == "g":
            other = "h"
        if MODE == "king-takes-rook" and one + first == self.kings[self.white] and one + other in ("eg", "ec"):
            other = {"g": "h", "c": "a"}[other]
        if MODE == "king-destination" and one + first == self.kings[self.white]:
            other = ("g" if other > one else "c") if other + second in self.rooks[self.white] else other
        first, second = self.rank(int(first)), self.rank(int(second))
        if MODE == "digits":
            one, other = (str((ord(file) - 96) % 10) for file in (one, other))
            first, second = first % 10, second % 10
        text = f"{one}{first}{other}{second}{rest}"
        if MODE == "upper-promotions":
            return text[:-1] + text[-1].upper()
        if MODE == "long-moves":
            return f"{one}{first}-{other}{second}" + (f"={rest.upper()}" if rest else "")
        if MODE == "odd-words":
            return f"from.{one}.{first}.to.{other}.{second}"
        return text.upper() if MODE == "upper-case" else text

    def rank(self, rank):
        if MODE == "ranks-from-0":
            return rank - 1
        return self.ranks + 1 - rank if MODE == "ranks-down" else rank

    def castling_square(self, goal):
        """The rook with which the king castles to this square; else the square. A step is no castling."""
        king = self.kings[self.white]
        if goal[0] not in "cg" or goal[1] != king[1] or abs(ord(goal[0]) - ord(king[0])) == 1:
            return goal
        side = [rook for rook in self.rooks[self.white]
                if rook[1] == king[1] and (rook[0] > king[0]) == (goal[0] == "g")]
        return (max if goal[0] == "g" else min)(side, default=goal)

    def inner_rook(self, right):
        """A right as the file of its rook; of the letters KQkq the one nearest to the king."""
        if right not in "KQkq":
            return right
        king = self.kings[right.isupper()]
        rooks = [rook for rook in self.rooks[right.isupper()]
                 if rook[1] == king[1] and (rook[0] > king[0]) == (right in "Kk")]
        file = (min if right in "Kk" else max)(rooks, default=" ")[0]
        return file.upper() if right.isupper() else file

    def ours(self, word):
        """The move of this word, played here."""
        king = self.kings.get(self.white, "")
        move = word.lower() if MODE == "upper-case" else word
        if word in ("0000", "pass"):
            move = king + king
        elif word in ("O-O", "O-O-O"):
            move = king + {"O-O": "g", "O-O-O": "c"}[word] + king[1]
        elif MODE == "swapped-letters":
            move = word[:4] + word[4:].translate(SWAPPED)
        elif word in state.get("bare", ()):
            move = word + "q"
        elif MODE == "half-castling" and word[:2] == king and word[0] + word[2] == "eh":
            move = king + "g" + word[3]
        elif MODE == "odd-drops":
            move = word.replace("!", "@")
        elif MODE in ("odd-promotions", "letter-promotions"):
            move = word[:4] + word[4:].replace({"o": "/", "l": "n"}[MODE[0]], "+")
        elif MODE == "king-takes-rook" and word[:2] == king and word[0] + word[2] in ("eh", "ea"):
            move = king + {"h": "g", "a": "c"}[word[2]] + word[3]
        elif MODE == "king-destination" and word[:2] == king:
            move = king + self.castling_square(word[2:])
        elif MODE == "digits":
            one, first, other, second = word[:4]
            move = "".join(chr(96 + (int(file) or 10)) + str(int(rank) or 10)
                           for file, rank in ((one, first), (other, second))) + word[4:]
        elif MODE in ("ranks-from-0", "ranks-down") and MOVE.match(word):
            one, first, other, second, rest = MOVE.match(word).groups()
            back = (lambda rank: rank + 1) if MODE == "ranks-from-0" else self.rank
            move = f"{one}{back(int(first))}{other}{back(int(second))}{rest}"
        parts = MOVE.match(move)
        if parts and parts.group(1) + parts.group(2) == king:
            self.kings[self.white] = parts.group(3) + parts.group(4)
        self.white = not self.white
        return move


state = {"board": None}
bare = {}  # the promotions written without their piece, by the FEN that was sent


def sent(line):
    """A line of ours as the engine behind is told it."""
    words = line.split()
    if words[:2] != ["position", "fen"]:
        return line
    told, _, moves = line[len("position fen "):].partition(" moves")
    board, _, rest = told.partition(" ")
    if MODE == "sfen":
        if "[" in board:
            return "position startpos"  # our own FEN, not an SFEN
        side, hands = rest.split()[:2]
        hand = re.sub(r"(\d+)(\w)", lambda several: int(several[1]) * several[2], hands)
        board, rest = f"{board}[{hand}]", ("w" if side == "b" else "b") + " - - 0 1"
    if MODE == "shredder-fen":
        side, rights, counters = rest.split(" ", 2)
        rest = f"{side} {''.join(c for c in rights if c in 'ABCDEFGHabcdefgh') or '-'} {counters}"
    if MODE == "inner-rook":
        side, rights, counters = rest.split(" ", 2)
        place = Board(f"{board} {side}")
        rest = f"{side} {''.join(place.inner_rook(c) for c in rights) or '-'} {counters}"
    if MODE == "short-fen":
        if len(rest.split()) != 3 or set(board) & set("nbNB"):
            print("error: illegal position", flush=True)
            return "position startpos"
        side, counters = rest.split(" ", 1)
        rest = f"{side} - - {counters}"
    back = {"letters": BACK, "swapped-letters": SWAPPED}.get(MODE, {})
    fen = board.translate(back) + " " + rest
    if MODE == "letters" and set(board) & set("nbapNBAP"):
        return "position startpos"  # as an engine does that stops reading at an unknown letter
    state["bare"] = bare.setdefault(fen, set())
    state["board"] = Board(fen)
    ours = [state["board"].ours(word) for word in moves.split()]
    return f"position fen {fen}" + (" moves " + " ".join(ours) if ours else "")


def said(line):
    """What the engine behind says, as this one does."""
    parts = re.match(r"(\S+): (\d+)$", line)
    if line.startswith("Nodes searched: ") and MODE == "other-total":
        return "Total: " + line.split()[-1]
    if line == "Nodes searched: 0" and MODE == "null-move":
        return "0000: 0\n" + line
    if line.startswith("Nodes searched: ") and MODE in TOTALS:
        state["number"] = 0
        return TOTALS[MODE].format(line.split()[-1])
    if line.startswith("Nodes searched: ") and MODE == "words-after-counts":
        return line + " in 0.01 s"
    if line.startswith("Nodes searched: ") and MODE in ("auto-queen", "wrong-total", "no-total", "wrong-number"):
        total = int(line.split()[-1]) - state.pop("lost", 0) + (MODE == "wrong-total")
        if MODE == "wrong-number":
            return str(total + 1)
        return None if MODE == "no-total" else f"Nodes searched: {total}"
    if line.startswith("Fen:") and MODE in ("letters", "swapped-letters"):
        board, _, rest = line[5:].partition(" ")
        return f"Fen: {board.translate(LETTERS if MODE == 'letters' else SWAPPED)} {rest}"
    if not parts or not state["board"]:
        return line
    if MODE in ("total-only", "silent-total"):
        return None
    if MODE == "auto-queen" and parts.group(1)[-1] in "rbn":
        state["lost"] = state.get("lost", 0) + int(parts.group(2))
        return None
    move = state["board"].theirs(parts.group(1))
    if move != parts.group(1) and MODE in ("bare-promotions", "auto-queen"):
        state["bare"].add(move)
    state["sum"] = state.get("sum", 0) + int(parts.group(2))
    if MODE == "other-total" and state["sum"] > 5:  # a coincidence that ends no list
        print(f"nodes so far: {state.pop('sum')}")
    if MODE == "negative":
        return f"{move}: -{parts.group(2)}"
    state["number"] = state.get("number", 0) + 1
    if MODE == "numbered-moves":
        return f"move {state['number']} : {move} : {parts.group(2)}"
    if MODE == "nodes-after-moves":
        return f"     move: {move}   nodes: {parts.group(2)}"
    after = " nodes" if MODE == "words-after-counts" else ""
    between = {"dash": " - ", "arrows": " => "}.get(MODE, ": ")
    return f"{move}{between}{parts.group(2)}{after}"


def pass_on(engine):
    for line in engine.stdout:
        text = said(line.rstrip("\n"))
        if text is not None:
            print(text, flush=True)


def main():
    engine = subprocess.Popen([os.environ.get("HURDLE", "hurdle"), "serve"] + sys.argv[2:], text=True, bufsize=1,
                              stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    reader = threading.Thread(target=pass_on, args=(engine,))
    reader.start()
    for line in sys.stdin:
        if MODE == "log" and line.startswith(("go", "uci")):
            print("[12:00:00] thinking about", line.split()[0], flush=True)
        engine.stdin.write(sent(line.rstrip("\n")) + "\n")
        engine.stdin.flush()
    engine.stdin.close()
    reader.join()


main()
