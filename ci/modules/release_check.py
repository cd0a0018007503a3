#!/usr/bin/env python3
"""Every format of a data archive (ci/release) has the same positions with the same counts.

  ci/modules/release_check.py FOLDER    the unpacked archive

Compared: name, FEN (but YAML's) and count of every depth of every position of every set, as read from YAML, JSON, CSV,
EPD and .perft by nothing of ours. Prints the sums, or what differs; exit code 1 when anything does."""
import csv
import json
import pathlib
import re
import sys

import yaml


def of_yaml(file):
    """Nothing for what other formats do not have: games, and sets of custom games."""
    read = yaml.load(file.read_text(encoding="utf-8"), yaml.CSafeLoader)
    for one in read["positions"] if read["kind"] == "positions" else ():
        yield one["id"], one.get("fen"), one.get("perft") or {}


def of_json(file):
    for one in json.loads(file.read_text(encoding="utf-8"))["positions"]:
        yield one["id"], one["fen"], one["perft"]


def of_csv(file):
    found = {}
    with file.open(encoding="utf-8", newline="") as lines:
        for row in csv.DictReader(lines):
            found.setdefault((row["id"], row["fen"]), {})[row["depth"]] = row["nodes"]
    for (name, fen), counts in found.items():
        yield name, fen, counts


def of_epd(file):
    name = None
    for line in file.read_text(encoding="utf-8").splitlines():
        if line.startswith("#"):
            name = line[1:].strip()
        elif line.strip():
            fen, *counts = line.split(";")
            yield name, fen.strip(), dict(re.fullmatch(r"D(\d+) (\d+)", one.strip()).groups() for one in counts)


def of_perft(file):
    name = fen = None
    counts = {}
    for line in [*file.read_text(encoding="utf-8").splitlines(), "id"]:
        word, _, rest = line.partition(" ")
        if word == "id":
            if name:
                yield name, fen, counts
            name, counts = rest, {}
        elif word == "epd":
            fen = rest
        elif word == "perft":
            depth, count = rest.split()
            counts[depth] = count


READERS = {"yaml": of_yaml, "json": of_json, "csv": of_csv, "epd": of_epd, "perft": of_perft}


def read(folder, kind):
    """Positions by set and name: the FEN, and the counts as text by depth."""
    found = {}
    for file in sorted((folder / kind).rglob(f"*.{kind}")):
        if kind == "yaml" and "games" in file.parts or file.name == "schema.json":
            continue
        place = file.relative_to(folder / kind).with_suffix("").as_posix()
        for name, fen, counts in READERS[kind](file):
            # .perft has no counters; in YAML a FEN may be written in other ways, or be a setup.
            fen = None if kind == "yaml" else " ".join(fen.split()[:4])
            found[place, name] = fen, {str(depth): str(count) for depth, count in counts.items()}
    return found


def main():
    folder = pathlib.Path(sys.argv[1])
    wanted = read(folder, "json")
    wrong = 0
    for kind in READERS:
        have = read(folder, kind)
        counts = sum(len(counts) for _, counts in have.values())
        for key in sorted(wanted.keys() | have.keys()):
            one, other = wanted.get(key), have.get(key)
            same = one and other and one[1] == other[1] and other[0] in (one[0], None)
            if not same:
                print(f"{kind}: {'/'.join(key)}: {other} in place of {one}")
                wrong += 1
        print(f"{kind}: {len(have)} positions, {counts} counts")
    rules = json.loads((folder / "wrong-rules.json").read_text(encoding="utf-8"))["wrong_rules"]
    names = {(one["variant"], one["name"], one.get("ends", False)) for one in rules}  # of how games end, too
    print(f"wrong-rules.json: {len(rules)} rules of {len({name for name, *_ in names})} games")
    sys.exit(1 if wrong or len(names) != len(rules) or not wanted else 0)


main()
