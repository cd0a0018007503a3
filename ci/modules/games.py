#!/usr/bin/env python3
"""What the scripts in ci/ know of the games: only what `hurdle variants` and an engine say.

  ci/modules/games.py names                   the games, one a line: the variants whose names do not continue
                                      another's, as janggi-casual does
  ci/modules/games.py known ENGINE            the variants that a UCI engine lists, by our names
  ci/modules/games.py sets ENGINE FOLDER      the position sets below FOLDER of those variants
  ci/modules/games.py depth VARIANT FENS N    the deepest count of all positions of a file whose leaves are
                                      not expected to exceed N

HURDLE names the program (build/release/hurdle). Exit codes: 0 good, 2 bad input or a program that
cannot be used."""
import json
import os
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
PROGRAM = os.environ.get("HURDLE", str(ROOT / "build/release/hurdle"))
DEEPEST = 30
LONGEST_WAIT = 60  # seconds, for an engine to say what it knows


class Unusable(Exception):
    """Bad input, or a program that cannot be used."""


def output(program, *arguments):
    try:
        done = subprocess.run([program, *arguments], capture_output=True, text=True)
    except OSError as error:
        raise Unusable(f"cannot run {program}: {error.strerror}; ci/build release makes it"
                       ) from error
    if done.returncode:
        raise Unusable(done.stderr.strip())
    return done.stdout


def variants(program=PROGRAM):
    """Every variant's names, its own first, in the order of the list."""
    listed = json.loads(output(program, "variants", "--json", "-"))["result"]
    return [[variant["name"], *variant["aliases"]] for variant in listed]


def games(listed):
    """The variants whose names do not continue another's."""
    names = [own for own, *_ in listed]
    return [name for name in names
            if not any(name.startswith(other + "-") for other in names if other != name)]


def listed_by(engine):
    """What a UCI engine calls the variants it knows."""
    try:
        done = subprocess.run([engine], input="uci\nquit\n", capture_output=True, text=True,
                              timeout=LONGEST_WAIT)
    except (OSError, subprocess.TimeoutExpired) as error:
        raise Unusable(f"cannot ask the engine {engine}: {error}") from error
    for line in done.stdout.splitlines():
        if line.startswith("option name UCI_Variant "):
            return set(re.findall(r"\bvar (\S+)", line))
    raise Unusable(f"the engine {engine} lists no variants (option UCI_Variant)")


def known(listed, engine_names):
    """Our name of each variant that the engine knows: the engine's name of it."""
    pairs = ((names[0], [name for name in names if name in engine_names]) for names in listed)
    return {ours: theirs[0] for ours, theirs in pairs if theirs}


def variant_of(path):
    """The variant that a set says it is of."""
    match = re.search(r"^(?:# *)?variant: *(\S+)", path.read_text(encoding="utf-8"), re.MULTILINE)
    return match.group(1) if match else None


def sets(listed, wanted, folder):
    """The sets below a folder of these variants."""
    own_names = {name: names[0] for names in listed for name in names}
    files = sorted(path for path in pathlib.Path(folder).rglob("*")
                   if path.suffix in (".yaml", ".yml", ".epd"))
    return [path for path in files if own_names.get(variant_of(path)) in wanted]


def read_fens(path):
    """The positions of a file, one FEN a line; # begins a comment."""
    try:
        lines = pathlib.Path(path).read_text(encoding="utf-8").splitlines()
    except (OSError, UnicodeDecodeError) as error:
        raise Unusable(f"cannot read {path}: {error}") from error
    fens = [line.strip() for line in lines if line.strip() and not line.startswith("#")]
    if not fens:
        raise Unusable(f"{path} has no position; it would have one FEN a line")
    return fens


def leaves(variant, fens, depth, program=PROGRAM):
    return sum(int(output(program, "perft", variant, str(depth), "--fen", fen, "--hash", "0"))
               for fen in fens)


def depth_within(variant, fens, most, program=PROGRAM):
    """The deepest count whose leaves are not expected to exceed `most`, judged by how the counts
    grow: the same on every machine."""
    before, now, depth = len(fens), leaves(variant, fens, 1, program), 1
    while depth < DEEPEST and now > 0 and now * now / before <= most:
        depth += 1
        before, now = now, leaves(variant, fens, depth, program)
    return depth


def main(command, *arguments):
    listed = variants()
    if command == "names" and not arguments:
        return games(listed)
    if command == "known" and len(arguments) == 1:
        return known(listed, listed_by(arguments[0]))
    if command == "sets" and len(arguments) == 2:
        return sets(listed, known(listed, listed_by(arguments[0])), arguments[1])
    if command == "depth" and len(arguments) == 3:
        variant, fens, most = arguments
        return [depth_within(variant, read_fens(fens), float(most))]
    raise Unusable(__doc__)


if __name__ == "__main__":
    try:
        print(*main(*sys.argv[1:] or [""]), sep="\n")
    except (Unusable, ValueError) as problem:
        print(f"games.py: {problem}", file=sys.stderr)
        sys.exit(2)
