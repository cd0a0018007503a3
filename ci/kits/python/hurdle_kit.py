"""Lets `hurdle check` ask an engine that is written in Python.

Copy this file beside your engine; do not edit it. Then fill in the three functions
of my_engine.py, as makruk.py does, and run

    hurdle check --variant makpong --engine "python3 my_engine.py" --protocol jsonl

Hurdle writes one question per line to stdin and reads one reply per line from stdout:

    {"id":1,"variant":"makpong","fen":"...","moves":["a3a4"],"depth":1}
    {"id":1,"moves":["a6a5","b6b5"]}    or    {"id":1,"error":"..."}

With --games, "ask":"result" asks for the result of a game; the function `result` replies.

Your engine may print other lines; Hurdle ignores them.
"""
import json
import sys
import traceback


def answer_questions(start, moves, play, result=None):
    """Replies to the questions on stdin until it ends, by these functions:

    start(variant, fen) -> state   your state for this FEN
    moves(state) -> list of str    the legal moves, in any order
    play(state, move) -> state     the state after a legal move; must not change `state`

    result(state, list of str)     optional: the result of the game that starts here and continues
                                   with these moves: "1-0", "0-1", "1/2-1/2", or "*" if it is not
                                   over; a blank and the clause may follow, as in "0-1 T6"; None if
                                   your engine cannot decide

    A state can have any type. An error that one of these functions raises becomes the reply.
    """
    for line in sys.stdin:
        if line.strip():
            print(json.dumps(answer(line, start, moves, play, result)), flush=True)


class NoQuestion(ValueError):
    """A line that is no question in JSON, for example a UCI command."""


def read_question(line):
    """The question on a line. Only its id is required: the reply needs it."""
    try:
        question = json.loads(line)
    except ValueError:
        question = None
    if not isinstance(question, dict) or "id" not in question:
        raise NoQuestion(f"no question: expected a JSON object with an id, found {line.strip()}")
    return question


def answer(line, start, moves, play, result=None):
    """The reply to a question; the question is a line, the reply a dictionary."""
    number = None
    try:
        question = read_question(line)
        number = question["id"]
        missing = [field for field in ("variant", "fen", "moves", "depth") if field not in question]
        if missing:
            raise NoQuestion(f"no question: {', '.join(missing)} missing in {line.strip()}")
        depth = question["depth"]
        if depth < 1:
            raise ValueError(f"a depth is a number from 1 on, not {depth}")
        first = state = start(question["variant"], question["fen"])
        for move in question["moves"]:
            state = play(state, move)
        found = divide(state, depth, moves, play) if depth > 1 else texts(moves(state))
        asked = result and question.get("ask") == "result"
        ended = result(first, question["moves"]) if asked else None
        return {"id": number, "moves": found} | result_fields(ended)
    except NoQuestion as error:
        print(f"hurdle_kit: {error}", file=sys.stderr, flush=True)
        return {"id": number, "error": str(error)}
    except Exception as error:  # the next question may succeed
        traceback.print_exc()
        return {"id": number, "error": f"{type(error).__name__}: {error}"}


def result_fields(ended):
    """The fields of a reply for a result: "0-1 T6" is the result and its clause."""
    return dict(zip(["result", "by"], ended.split())) if ended else {}


def texts(listed):
    """The moves as a list of texts; an object of your engine's own is an error."""
    found = list(listed)
    for move in found:
        if not isinstance(move, str):
            raise TypeError(f"moves returned {move!r}; expected texts such as 'a1a2'")
    return found


def divide(state, depth, moves, play):
    """The number of nodes at `depth` below each move. A move that is listed twice counts twice."""
    counts = {}
    for move in texts(moves(state)):
        below = divide(play(state, move), depth - 1, moves, play).values() if depth > 1 else [1]
        counts[move] = counts.get(move, 0) + sum(below)
    return counts
