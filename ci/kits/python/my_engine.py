"""Your engine: fill in the three functions that Hurdle calls. makruk.py is an example, with a
fourth, `result`, for whole games."""
import hurdle_kit


def start(variant, fen):
    """Your state for this FEN: whatever `moves` and `play` need."""
    raise NotImplementedError("start is not filled in")


def moves(state):
    """The legal moves, as ["a3a4", "e5e6m", ...]."""
    raise NotImplementedError("moves is not filled in")


def play(state, move):
    """The state after a move; must not change `state`."""
    raise NotImplementedError("play is not filled in")


if __name__ == "__main__":
    hurdle_kit.answer_questions(start, moves, play)
