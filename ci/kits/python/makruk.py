"""A small engine: Makruk, by the rules of movegen/variants/makruk/rules.md.

    hurdle check positions/makruk --tag quick --engine "python3 makruk.py" --protocol jsonl
"""
import functools
from typing import NamedTuple

import hurdle_kit

STRAIGHT = [(1, 0), (-1, 0), (0, 1), (0, -1)]
DIAGONAL = [(1, 1), (1, -1), (-1, 1), (-1, -1)]
STEPS = {  # how each piece captures: files to the right, ranks ahead
    "K": STRAIGHT + DIAGONAL,
    "M": DIAGONAL,
    "S": DIAGONAL + [(0, 1)],
    "N": [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)],
    "R": STRAIGHT,
    "P": [(-1, 1), (1, 1)],
}


class Position(NamedTuple):
    board: dict  # from occupied squares, as "e5", to pieces, as in a FEN
    white: bool  # is to move


def start(variant, fen):
    if variant != "makruk":
        raise ValueError(f"unknown variant {variant}; this engine plays makruk")
    placement, side = fen.split()[:2]
    board = {}
    for rank, text in zip("87654321", placement.split("/")):
        squares = "".join(" " * int(c) if c.isdigit() else c for c in text)
        board |= {file + rank: c for file, c in zip("abcdefgh", squares) if c != " "}
    return Position(board, side == "w")


def moves(position):
    return [move for move in candidates(position)
            if not is_checked(play(position, move).board, position.white)]


def play(position, move):
    board = dict(position.board)
    piece = board.pop(move[:2], None)
    if not piece or piece.isupper() != position.white or move[:2] == move[2:4]:
        raise ValueError(f"{move} moves no piece of the side to move")
    board[move[2:4]] = coloured("M", position.white) if move[4:] == "m" else piece
    return Position(board, not position.white)


def result(position, texts):
    """Decides mate and stalemate; ignores repetitions and counting rules."""
    for text in texts:
        position = play(position, text)
    if moves(position):
        return None
    if not is_checked(position.board, position.white):
        return "1/2-1/2 T7"
    return "0-1 T6" if position.white else "1-0 T6"


def candidates(position):
    """The moves that the pieces can make, including those that leave the king in check."""
    board, white = position
    for origin, piece in board.items():
        if piece.isupper() != white:
            continue
        for target in attacked(board, origin, piece):
            free = target not in board
            if (free and piece not in "Pp") or (not free and board[target].isupper() != white):
                yield origin + target + promotion(piece, target)
        if piece in "Pp":
            ahead = neighbour(origin, 0, 1 if white else -1)
            if ahead not in board:
                yield origin + ahead + promotion(piece, ahead)


def promotion(piece, target):
    return "m" if piece + target[1] in ("P6", "p3") else ""


def attacked(board, origin, piece):
    """The squares that a piece attacks, occupied or empty."""
    ahead = 1 if piece.isupper() else -1
    for files, ranks in STEPS[piece.upper()]:
        target = neighbour(origin, files, ranks * ahead)
        while target:
            yield target
            if piece not in "Rr" or target in board:
                break
            target = neighbour(target, files, ranks * ahead)


def is_checked(board, white):
    """Whether an enemy piece attacks the king. It does if an own piece of the same kind on the
    king's square would attack it."""
    king = next(square for square, piece in board.items() if piece == coloured("K", white))
    return any(board.get(target) == coloured(kind, not white)
               for kind in STEPS for target in attacked(board, king, coloured(kind, white)))


def coloured(kind, white):
    return kind if white else kind.lower()


@functools.cache
def neighbour(square, files, ranks):
    """The square `files` to the right and `ranks` up; None beyond the edge."""
    file, rank = "abcdefgh".index(square[0]) + files, int(square[1]) + ranks
    return "abcdefgh"[file] + str(rank) if 0 <= file < 8 and 1 <= rank <= 8 else None


if __name__ == "__main__":
    hurdle_kit.answer_questions(start, moves, play, result)
