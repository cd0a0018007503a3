#!/usr/bin/env python3
"""A program that answers lines of JSON by Hurdle's own lists of moves, and changes some of them.

  other_lists.py MODE     $HURDLE is the program, else `hurdle`

Modes:
  stuck           passes only without any other move, by a1a1, also when mated
  only-when-stuck passes only without any other move, and not when mated
  each-piece      lists a pass for each piece, as e4e4
  not-played      plays no move from the full move number 300 on
  first-reply     lists one move only after a move
  no-rights       does not read the castling rights of a FEN
  no-k            does not read Black's right on the king's side
  no-promotions   lists no move of a pawn to the last rank
  han-stays       lists no pass of Han
  digits          writes squares as four digits from 0, and knows the name xiangqi alone
"""
import json
import os
import re
import subprocess
import sys

MODE = sys.argv[1]


def legal(variant, fen, moves):
    line = ["--moves", " ".join(moves)] if moves else []
    reply = subprocess.run([os.environ.get("HURDLE", "hurdle"), "moves", variant, "--fen", fen] + line,
                           text=True, capture_output=True)
    if reply.returncode != 0:
        raise ValueError(reply.stderr)
    return reply.stdout.split()


def squares(move):
    return re.findall(r"[a-i]\d+", move)


def is_pass(move):
    return len(set(squares(move))) == 1


def own_squares(fen):
    board, side = fen.split()[:2]
    for row, text in enumerate(board.split("/")):
        file = 0
        for empty, piece in re.findall(r"(\d)|([A-Za-z])", text):
            if piece and piece.isupper() == (side == "w"):
                yield f"{chr(97 + file)}{10 - row}"
            file += int(empty or 1)


def listed(question):
    fen, moves = question["fen"], question["moves"]
    if MODE == "not-played" and int(fen.split()[-1]) >= 300:
        moves = []
    if MODE == "no-rights":
        fen = re.sub(r" [KQkq]+ ", " - ", fen)
    if MODE == "no-k":
        fen = re.sub(r" ([KQ]*)k(q?) ", lambda rights: f" {rights[1] + rights[2] or '-'} ", fen)
    found = legal(question["variant"], fen, moves)
    if MODE == "no-promotions":
        return [move for move in found if not move[-1].isalpha()]
    if MODE == "han-stays" and (fen.split()[1] == "b") == (len(moves) % 2 == 0):
        return [move for move in found if not is_pass(move)]
    if MODE in ("stuck", "only-when-stuck"):
        others = [move for move in found if not is_pass(move)]
        if MODE == "stuck":
            return others or ["a1a1"]
        return others or found
    if MODE == "each-piece" and not moves and any(is_pass(move) for move in found):
        return [move for move in found if not is_pass(move)] + [2 * square for square in own_squares(fen)]
    if MODE == "first-reply" and moves:
        return found[:1]
    if MODE == "digits":
        return ["".join(f"{ord(square[0]) - 97}{int(square[1:]) - 1}" for square in squares(move)) for move in found]
    return found


for text in sys.stdin:
    asked = json.loads(text)
    if MODE == "digits" and asked["variant"] != "xiangqi":
        print(json.dumps({"id": asked["id"], "error": "unknown variant"}), flush=True)
        continue
    try:
        print(json.dumps({"id": asked["id"], "moves": listed(asked)}), flush=True)
    except ValueError as error:
        print(json.dumps({"id": asked["id"], "error": str(error)}), flush=True)
