"""The rules of Hurdle's games: legal moves, counts of move trees, and why a move is illegal.

This module calls libhurdle, which `cmake --install` installs; it needs no compiler. It loads the
library from the path in HURDLE_LIBRARY if that is set. Otherwise it searches its own folder, the
folders of the installation, and the system's folders.

>>> import hurdle
>>> position = hurdle.Position("janggi", fen="4k4/9/9/9/9/1C7/9/9/9/4K4 w")
>>> position.moves()
['e1d1', 'e1e1', 'e1f1']

An engine lists a general's move to e2. Why is it illegal?

>>> print(position.explain("e1e2"))
illegal by J10 (facing generals): The general on e1 cannot go to e2: the general on e1 and the \
general on e10 face each other and still would after it.

A unit test of a move generator is one line:

>>> def my_moves(fen):
...     return ["h8g7", "h8g8", "h8h7"]
>>> hurdle.Position("makruk", "7k/8/8/8/8/8/8/K7 b").compare(my_moves("7k/8/8/8/8/8/8/K7 b"))
[]

Positions never change, and any thread may use them. Other threads run during a count.
"""

from __future__ import annotations

import collections
import ctypes
import ctypes.util
import operator
import os
import pathlib
import threading
import weakref
from typing import Callable, Iterable, NamedTuple

__all__ = ["HurdleError", "Position", "Variants", "Verdict", "variants", "version"]

_INTERFACE = 1  # HURDLE_INTERFACE of hurdle.h
_MAX_DEPTH = 30  # as hurdle.h says


class HurdleError(ValueError):
    """An invalid argument. The message names the argument, the place in it and the reason.

    >>> Position("makruk", "7k/8/8/8/8/8/8/K6x w")
    Traceback (most recent call last):
    hurdle.HurdleError: fen: board, column 18: 'x' is no piece of makruk; \
expected one of K M/Q S/B N R P (black's in lower case)
    """


class Verdict(NamedTuple):
    """A verdict on a move or a game, with the deciding clause.

    >>> verdict = Position("makpong").explain("a3a4")
    >>> verdict.says, verdict.clause, verdict.title
    ('legal', 'M4', 'pawn')
    """

    says: str
    """legal or illegal; for a game 1-0, 0-1, 1/2-1/2, or * if it is not over"""
    clause: str
    title: str
    sentence: str

    @property
    def legal(self) -> bool:
        return self.says == "legal"

    def __str__(self) -> str:
        if not self.clause:
            return self.says
        return f"{self.says} by {self.clause} ({self.title}): {self.sentence}"


class Position:
    """A position of a game: the start position, a named start position, or a FEN, after `moves`.

    >>> Position("janggi", setup="inner-elephant,left-elephant", moves=["a4b4", "e9d9"]).fen
    'rnba1anbr/3k5/1c5c1/p1p1p1p1p/9/9/1PP1P1P1P/1C5C1/4K4/RNBA1ABNR w - - 1 2'
    """

    def __init__(self, variant: str, fen: str | None = None, *, setup: str | None = None,
                 moves: Iterable[str] = ()) -> None:
        if fen is not None and setup is not None:
            raise HurdleError("setup: cannot be combined with fen")
        game = _call(_library().hurdle_variant_named, _bytes(variant))
        self._begin(variant, game, fen, setup, moves)

    def play(self, *moves: str) -> Position:
        """The position after these moves; this position does not change.

        >>> Position("makpong").play("a3a4", "b6b5").fen
        'rnskmsnr/8/p1pppppp/1p6/P7/1PPPPPPP/8/RNSKMSNR w - - 0 2'
        >>> Position("makpong").play("a3a5")
        Traceback (most recent call last):
        hurdle.HurdleError: moves: move 1 'a3a5': illegal by M4: The pawn on a3 cannot go to a5: \
a pawn goes one step, and there is no double step.
        """
        pointer = _call(_library().hurdle_position_play, self._pointer, _bytes(_words(moves)))
        position = Position.__new__(Position)
        position._hold(self.variant, pointer)
        return position

    @property
    def fen(self) -> str:
        """The canonical FEN."""
        return _text(_call(_library().hurdle_position_fen, self._pointer))

    def moves(self) -> list[str]:
        """The legal moves, sorted.

        >>> len(Position("janggi").moves())
        32
        """
        return list(_division(_call(_library().hurdle_moves, self._pointer)))

    def perft(self, depth: int, *, threads: int = 1, hash_mib: int | None = None,
              referee: bool = False) -> int:
        """The number of lines of `depth` moves. `hash_mib` is the size of the hash table (by
        default it depends on the depth); `referee` counts by the plain generator, which shares no
        rules code with the fast one.

        >>> Position("janggi").perft(4)
        1065277
        >>> Position("janggi").perft(2, referee=True)
        1024
        >>> Position("janggi").perft(2**40 + 3)
        Traceback (most recent call last):
        hurdle.HurdleError: depth: 1099511627779: must be a whole number from 0 to 30
        >>> Position("janggi").perft(3.7)
        Traceback (most recent call last):
        hurdle.HurdleError: depth: 3.7: must be a whole number from 0 to 30
        """
        nodes = _Count()
        depth = _depth(depth, 0)
        _count(_library().hurdle_perft, self, depth, _options(threads, hash_mib, referee),
               ctypes.byref(nodes))
        return nodes.value

    def divide(self, depth: int, *, threads: int = 1, hash_mib: int | None = None,
               referee: bool = False) -> dict[str, int]:
        """The number of lines of `depth` moves that begin with each move.

        >>> Position("makruk", "7k/8/8/8/8/8/8/K7 w").divide(2)
        {'a1a2': 3, 'a1b1': 3, 'a1b2': 3}
        """
        depth = _depth(depth, 1)
        options = _options(threads, hash_mib, referee)
        return _division(_count(_library().hurdle_divide, self, depth, options))

    def explain(self, move: str) -> Verdict:
        """Whether a move is legal, and why.

        >>> print(Position("makpong").explain("a3a5"))
        illegal by M4 (pawn): The pawn on a3 cannot go to a5: a pawn goes one step, and there is \
no double step.
        """
        return _verdict(_call(_library().hurdle_explain, self._pointer, _bytes(move)))

    def compare(self, moves: Iterable[str]) -> list[str]:
        """Compares these moves, in any notation, with the legal ones; one line for each extra or
        missing move, and for each that is listed more than once.

        >>> for line in Position("makruk", "7k/8/8/8/8/8/8/K7 w").compare(["a1a2", "a1b1", "a1a3"]):
        ...     print(line)
        extra: a1a3 is illegal by T1 (king, rook and knight): The king on a1 cannot go to a3: a \
king goes one step.
        missing: a1b2 is legal by T1 (king, rook and knight): The king on a1 may go to b2: one step.
        >>> Position("chess", "7k/8/8/8/8/8/8/K7 w").compare(["Ka2", "Kb1", "Kb2", "a1a2"])
        ['twice: a1a2']
        """
        ours = self.moves()
        theirs = collections.Counter(self._canonical(moves, ours))
        return ([f"extra: {move} is {self.explain(move)}" for move in theirs if move not in ours] +
                [f"missing: {move} is {self.explain(move)}" for move in ours
                 if move not in theirs] +
                [f"twice: {move}" for move, times in theirs.items() if times > 1])

    def adjudicate(self, moves: Iterable[str] = (), **options: str) -> Verdict:
        """The result of the game that starts here and continues with these moves. Options are end
        rules that organisations differ on (`hurdle variants --ends` lists them).

        >>> print(Position("janggi").adjudicate(["e2e2", "e9e9"], rules="points"))
        0-1 by J12 (two passes in a row end the game): Both sides have passed in a row. By points \
Han wins, 72 : 73.5.
        >>> print(Position("janggi").adjudicate(["e2e2"]))
        *
        """
        chosen = " ".join(f"{name.replace('_', '-')}={value}" for name, value in options.items())
        return _verdict(_call(_library().hurdle_adjudicate, self._pointer, _bytes(_words(moves)),
                              _bytes(chosen)))

    def svg(self, pieces: str = "letters", arrows: Iterable[str] = ()) -> str:
        """An SVG picture with the last played move as an arrow; `pieces` is letters, hanja or
        figures, `arrows` are moves to draw as thin arrows.

        >>> Position("xiangqi").svg(pieces="hanja")[:4]
        '<svg'
        """
        moves = ",".join(arrows)
        options = f"pieces={pieces}" + (f" arrows={moves}" if moves else "")
        return _text(_call(_library().hurdle_position_svg, self._pointer, _bytes(options)))

    def __repr__(self) -> str:
        try:
            return f"Position({self.variant!r}, {self.fen!r})"
        except HurdleError:
            return f"<Position of {self.variant}, ended>"

    def _canonical(self, moves: Iterable[str], legal: list[str]) -> Iterable[str]:
        """The moves as `moves` writes them, and illegal ones as they are."""
        by_position: dict[str, str] = {}
        for move in moves:
            if move in legal:
                yield move
                continue
            by_position = by_position or {self._after(one) or "": one for one in legal}
            after = self._after(move)
            yield move if after is None else by_position.get(after, move)

    def _after(self, move: str) -> str | None:
        """The FEN after a legal move, empty if there is none after the end; None for any other."""
        try:
            position = self.play(move)
        except HurdleError:
            return None
        try:
            return position.fen
        except HurdleError:
            return ""

    def _begin(self, variant: str, game: int, fen: str | None, setup: str | None,
               moves: Iterable[str]) -> None:
        if fen is not None:
            pointer = _call(_library().hurdle_position_from_fen, game, _bytes(fen))
        else:
            pointer = _call(_library().hurdle_position_start, game, _bytes(setup))
        self._hold(variant, pointer)
        moves = _words(moves)
        if moves:
            pointer = _call(_library().hurdle_position_play, self._pointer, _bytes(moves))
            self._hold(variant, pointer)

    def _hold(self, variant: str, pointer: int) -> None:
        self.variant = variant
        self._pointer = ctypes.c_void_p(pointer)
        weakref.finalize(self, _library().hurdle_position_free, self._pointer)


class Variants:
    """The games that a text in Fairy-Stockfish's variants.ini format describes. A section with an
    error does not load; the others do.

    >>> mine = Variants("[mine:chess]\\ndoubleStep = false\\n[typo:chess]\\ndoubelStep = false")
    >>> mine.names
    ['mine']
    >>> mine.problems[0]
    "text:4: error: [typo] doubelStep: is no key of a variants file (did you mean 'doubleStep'?); \
Fairy-Stockfish ignores it"
    >>> len(mine.position("mine").moves()), mine.position("mine", moves=["e2e3"]).perft(2)
    (12, 276)
    >>> print(mine.position("mine").explain("e2e4"))
    illegal by pawn (pawn (P)): The piece has no such move here. Steps forward to an empty square, \
captures one step diagonally forward. (Betza: `fmWfcF`)
    """

    def __init__(self, text: str) -> None:
        library = _library()
        self._pointer = ctypes.c_void_p(_call(library.hurdle_variants_load, _bytes(text)))
        weakref.finalize(self, library.hurdle_variants_free, self._pointer)
        self.problems: list[str] = library.hurdle_variants_problems(
            self._pointer).decode().splitlines()
        self.names: list[str] = []
        while game := library.hurdle_variants_at(self._pointer, len(self.names)):
            self.names.append(library.hurdle_variant_name(game).decode())

    def position(self, name: str, fen: str | None = None, *,
                 moves: Iterable[str] = ()) -> Position:
        """The start position of a game or a FEN, after `moves`. The position stays usable without
        this object. Its moves are written as in Fairy-Stockfish. `svg` draws no arrows, and
        `adjudicate` takes no options."""
        game = _call(_library().hurdle_variants_named, self._pointer, _bytes(name))
        position = Position.__new__(Position)
        position._begin(name, game, fen, None, moves)
        return position


def variants() -> list[str]:
    """The names of the games.

    >>> "shogi" in variants()
    True
    """
    names = []
    while game := _library().hurdle_variant_at(len(names)):
        names.append(_library().hurdle_variant_name(game).decode())
    return names


def version() -> str:
    """The library's release."""
    return _library().hurdle_version().decode()


# ---- Below: C ----


class _Count(ctypes.Structure):
    _fields_ = [("low", ctypes.c_uint64), ("high", ctypes.c_uint64)]

    @property
    def value(self) -> int:
        return self.high << 64 | self.low


_GoOn = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_double, ctypes.c_void_p)
_object, _string, _number = ctypes.c_void_p, ctypes.c_char_p, ctypes.c_size_t
_error = ctypes.POINTER(ctypes.c_void_p)
_functions = {
    "version": (_string,),
    "variant_at": (_object, _number),
    "variant_named": (_object, _string, _error),
    "variant_name": (_string, _object),
    "variants_load": (_object, _string, _error),
    "variants_at": (_object, _object, _number),
    "variants_named": (_object, _object, _string, _error),
    "variants_problems": (_string, _object),
    "variants_free": (None, _object),
    "position_start": (_object, _object, _string, _error),
    "position_from_fen": (_object, _object, _string, _error),
    "position_play": (_object, _object, _string, _error),
    "position_fen": (_object, _object, _error),
    "position_svg": (_object, _object, _string, _error),
    "position_free": (None, _object),
    "moves": (_object, _object, _error),
    "perft": (ctypes.c_int, _object, ctypes.c_int, _string, _GoOn, _object,
              ctypes.POINTER(_Count), _error),
    "divide": (_object, _object, ctypes.c_int, _string, _GoOn, _object, _error),
    "explain": (_object, _object, _string, _error),
    "adjudicate": (_object, _object, _string, _string, _error),
    "moves_size": (_number, _object),
    "moves_text": (_string, _object, _number),
    "moves_nodes": (_Count, _object, _number),
    "moves_free": (None, _object),
    "verdict_says": (_string, _object),
    "verdict_clause": (_string, _object),
    "verdict_title": (_string, _object),
    "verdict_sentence": (_string, _object),
    "verdict_free": (None, _object),
    "text_free": (None, _object),
}
_loaded: ctypes.CDLL | None = None


def _candidates() -> Iterable[str]:
    name, here = f"libhurdle.so.{_INTERFACE}", pathlib.Path(__file__).resolve().parent
    if os.environ.get("HURDLE_LIBRARY"):
        yield os.environ["HURDLE_LIBRARY"]
        return
    yield str(here / name)
    prefix = here.parent.parent.parent  # PREFIX/share/hurdle/python
    for folder in [prefix / "lib", prefix / "lib64", *sorted(prefix.glob("lib/*-linux-gnu"))]:
        yield str(folder / name)
    yield name


def _library() -> ctypes.CDLL:
    global _loaded
    if _loaded is None:
        tried = []
        for name in _candidates():
            try:
                library = ctypes.CDLL(name)
                break
            except OSError as error:
                tried.append(str(error))
        else:
            raise ImportError("hurdle: libhurdle not found; set HURDLE_LIBRARY to its path: " +
                              "; ".join(tried))
        for function, (result, *arguments) in _functions.items():
            of_library = getattr(library, f"hurdle_{function}")
            of_library.restype, of_library.argtypes = result, arguments
        _loaded = library
    return _loaded


def _bytes(text: str | None) -> bytes | None:
    if text is None:
        return None
    if "\0" in text:
        raise HurdleError(f"{text!r}: holds a zero character")
    return text.encode()


def _words(moves: Iterable[str]) -> str:
    return moves if isinstance(moves, str) else " ".join(moves)


def _depth(depth: int, least: int) -> int:
    """The depth, which ctypes would cut to 32 bits. Raises HurdleError."""
    try:
        number = operator.index(depth)
    except TypeError:
        number = None
    if number is None or not least <= number <= _MAX_DEPTH:
        raise HurdleError(f"depth: {depth!r}: must be a whole number from {least} to {_MAX_DEPTH}")
    return number


def _options(threads: int, hash_mib: int | None, referee: bool) -> str:
    size = "auto" if hash_mib is None else hash_mib
    return f"threads={threads} hash={size}" + (" referee" if referee else "")


def _call(function: Callable, *arguments: object) -> int:
    """Calls a function whose last argument is `error`. Raises HurdleError if it fails."""
    error = ctypes.c_void_p()
    result = function(*arguments, ctypes.byref(error))
    if not result:
        raise HurdleError(_text(error.value))
    return result


def _count(function: Callable, position: Position, depth: int, options: str,
           *result: object) -> int:
    """Counts in another thread, so that Ctrl-C ends it."""
    stopped, ended = threading.Event(), threading.Event()
    go_on = _GoOn(lambda share, data: not stopped.is_set())
    outcome: list = []

    def count() -> None:
        try:  # holds the position, which must outlive the count
            outcome.append(_call(function, position._pointer, depth, _bytes(options), go_on, None,
                                 *result))
        except Exception as error:  # raised below, in the calling thread
            outcome.append(error)
        finally:
            ended.set()

    threading.Thread(target=count, daemon=True).start()
    try:
        ended.wait()  # after an interrupt, join() would take the thread for ended (Python 3.11)
    finally:
        stopped.set()
        ended.wait()
    if isinstance(outcome[0], Exception):
        raise outcome[0]
    return outcome[0]


def _text(pointer: int) -> str:
    try:
        return ctypes.string_at(pointer).decode()
    finally:
        _library().hurdle_text_free(pointer)


def _division(pointer: int) -> dict[str, int]:
    library = _library()
    try:
        return {library.hurdle_moves_text(pointer, number).decode():
                library.hurdle_moves_nodes(pointer, number).value
                for number in range(library.hurdle_moves_size(pointer))}
    finally:
        library.hurdle_moves_free(pointer)


def _verdict(pointer: int) -> Verdict:
    library = _library()
    try:
        return Verdict(*(read(pointer).decode() for read in (
            library.hurdle_verdict_says, library.hurdle_verdict_clause,
            library.hurdle_verdict_title, library.hurdle_verdict_sentence)))
    finally:
        library.hurdle_verdict_free(pointer)
