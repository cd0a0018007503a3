#!/usr/bin/env python3
"""Writes props/exhaustion.md: what was compared position by position, which smallest material shows a
planted fault, and what random positions prove.

  ci/deep exhaust strata             # writes build/exhaustion/*.json
  ci/faults/run                      # writes build/faults/results.json
  ci/modules/exhaustion.py build/exhaustion/*.json build/faults/results.json >props/exhaustion.md
  ci/modules/exhaustion.py --keep props/exhaustion.md new.json >page.md    # adds to what the page has

Takes the JSON of `hurdle exhaust`, of `hurdle sample` and of ci/faults/run, in any order. Every number of
the page comes from these files. With --keep also from that page, which this script has written: its rows of
games and pieces that no file has, and its sections that no file is about. Exit code 2 for any other file."""
import argparse
import json
import re
import sys

HEAD = """# Exhaustion and its bounds

Two generators, compared on every position of small materials and on random positions. Written by `ci/modules/exhaustion.py` from the JSON of
[`hurdle exhaust`](../perft/exhaust/README.md), `hurdle sample` and `ci/faults/run`, builds {builds}.

```sh
ci/deep exhaust strata   # half a day of one core; --part of hurdle exhaust spreads it over machines
ci/faults/run
ci/modules/exhaustion.py build/exhaustion/*.json build/faults/results.json >props/exhaustion.md
```
"""
EXHAUST = """## Every position of a material

Moves, successors, checks and counts of both generators; with depth 2 also the counts of all replies, which the fast generator counts by differences. One of two mirror
images, and of Pandemonium with a rook both. A part K/N has every Nth placement of the royal pieces. Seconds are those of a clock on a busy machine, with one thread.

| game | pieces | materials | part | positions | moves | depth | seconds | positions a second | differ |
|---|---|---|---|---|---|---|---|---|---|"""
FAULTS = """## Faults and the smallest material that shows them

Faults planted into the fast generator one after the other, compared to depth 2 with fewer pieces first. "Examined without a difference" has the positions of fewer pieces,
and of so many pieces before others were drawn: all, or as many as the time of `ci/faults/run` allowed, "of" about how many. If these were not all, fewer pieces may show the
fault, too. A position that is "constructed" was not found but placed by hand, as it needs more pieces than are examined; the difference was counted.

| game | fault | smallest material found | position | what differs | examined without a difference |
|---|---|---|---|---|---|"""
SAMPLE = """## What random positions prove

Random positions compared to depth 2, by what matters in them. "At most" is the share of such positions that may still differ, at 95 % confidence, as none differed: 3/n,
the rule of three. An empty cell: no such position was drawn, or the game has none.

| game | positions | positions a second | all | {strata} |
|---|---|---|---|{rules}|"""


def fail(message):
    print(f"exhaustion.py: {message}", file=sys.stderr)
    sys.exit(2)


def number(text):
    return f"{int(text):,}"


def row(*cells):
    print(row_of(*cells))


def row_of(*cells):
    return "| " + " | ".join(str(cell) for cell in cells) + " |"


class Page:
    """An earlier page: the builds in its head, and its sections by their titles."""

    def __init__(self, name):
        try:
            with open(name, encoding="utf-8") as file:
                head, *sections = re.split(r"^(?=## )", file.read(), flags=re.M)
        except (OSError, ValueError) as error:
            fail(f"{name}: {error}")
        builds = re.search(r"builds (.*)\.$", head, re.M)
        self.sections = {section.split("\n", 1)[0]: section.rstrip("\n") for section in sections}
        if not builds or title_of(EXHAUST) not in self.sections:
            fail(f"{name}: expected a page that this script has written")
        self.builds = set(builds[1].split(", "))

    def rows(self, section, key):
        """The rows of a section's table by `key` of their cells."""
        lines = self.sections.get(title_of(section), "").splitlines()
        table = [line for line in lines if line.startswith("| ")][1:]  # without the head
        return {key(line.strip("| ").split(" | ")): line for line in table}


def title_of(section):
    return section.split("\n", 1)[0]


def pieces_of(material):
    """Board and hand, as `3` or `3 + 1 in hand`."""
    board, _, hand = material.partition("[")
    count = sum(letter.isalpha() for letter in board) - 1  # the `v`
    held = sum(letter.isalpha() for letter in hand)
    return f"{count} + {held} in hand" if held else str(count)


def exhausted(results, rows):
    """Prints the rows of the results, and of `rows` those that no result has."""
    for result in results:
        groups = {}
        for material in result["materials"]:
            groups.setdefault(pieces_of(material["material"]), []).append(material)
        part = "all" if result["parts"] == 1 else f"{result['part']}/{result['parts']}"
        for pieces, own in groups.items():
            positions = sum(int(one["positions"]) for one in own)
            seconds = sum(one["seconds"] for one in own)
            rows[(result["variant"], pieces, part)] = row_of(
                result["variant"], pieces, len(own), part, number(positions), number(sum(int(one["moves"]) for one in own)),
                result["depth"], f"{seconds:.0f}", number(positions / seconds) if seconds else "",
                number(sum(int(one["different"]) for one in own)))
    print("\n" + EXHAUST)
    for _, line in sorted(rows.items()):
        print(line)


def examined_words(stages):
    words = []
    for stage in stages:
        share = "all" if stage["whole"] else f"of {number(stage['about'])}"
        words.append(f"{stage['pieces']}: {number(stage['positions'])} {share}")
    return ", ".join(words) or "none"


def planted(faults, rows):
    """Prints the rows of the faults, and of `rows` those of other faults."""
    for fault in faults:
        found, stages = fault["found"], fault["examined"]
        where = ["not found", "", ""]
        if found:
            constructed = found.get("constructed", False)
            where = [f"**{found['material']}**" + (" (constructed)" if constructed else ""), f"`{found['fen']}`",
                     found["words"]]
            stages = stages if constructed else stages[:-1]
        rows[(fault["variant"], fault["name"])] = row_of(
            fault["variant"], f"`{fault['name']}`: {fault['about']}", *where, examined_words(stages))
    print("\n" + FAULTS)
    for line in rows.values():
        print(line)


def fault_key(cells):
    return cells[0], cells[1].split("`")[1]


def bounds(results):
    """Of one seed the larger sample of a stratum counts, as the same positions may be in both; samples of
    different seeds add up."""
    games = {}
    for result in results:
        if int(result["all"]["different"]):
            fail(f"{result['variant']}: the sample of seed {result['seed']} has differences")
        game = games.setdefault(result["variant"], {"seeds": {}, "positions": 0, "seconds": 0.0})
        strata = game["seeds"].setdefault(result["seed"], {})
        counts = dict(result["strata"])
        if result["only"] is None:
            counts["all"] = result["all"]
        for name, count in counts.items():
            strata[name] = max(strata.get(name, 0), int(count["positions"]))
        game["positions"] += int(result["all"]["positions"])
        game["seconds"] += result["seconds"]
    names = list(results[0]["strata"])
    print("\n" + SAMPLE.format(strata=" | ".join(names), rules="|".join(["---"] * len(names))))
    for variant, game in sorted(games.items()):
        totals = {name: sum(strata.get(name, 0) for strata in game["seeds"].values()) for name in ["all", *names]}
        row(variant, number(game["positions"]), number(game["positions"] / game["seconds"]) if game["seconds"] else "",
            *(f"{min(1.0, 3 / totals[name]):.1e}" if totals[name] else "" for name in ["all", *names]))


def main():
    parser = argparse.ArgumentParser(prog="exhaustion.py")
    parser.add_argument("--keep", metavar="PAGE")
    parser.add_argument("files", nargs="+", metavar="FILE")
    arguments = parser.parse_args()
    kept = Page(arguments.keep) if arguments.keep else None
    exhausts, samples, faults, builds = [], [], [], set(kept.builds if kept else ())
    for name in arguments.files:
        try:
            with open(name, encoding="utf-8") as file:
                whole = json.load(file)
        except (OSError, ValueError) as error:
            fail(f"{name}: {error}")
        command = whole.get("command")
        if command in ("exhaust", "sample"):
            (exhausts if command == "exhaust" else samples).append(whole["result"])
            builds.add(whole["build"]["version"] + " " + whole["build"]["commit"])
        elif "faults" in whole:
            faults.extend(whole["faults"])
        else:
            fail(f"{name}: expected the JSON of hurdle exhaust, hurdle sample or ci/faults/run")
    print(HEAD.format(builds=", ".join(sorted(builds))))
    rows_of = kept.rows if kept else lambda section, key: {}
    for section, results, write in [
            (EXHAUST, exhausts, lambda found: exhausted(found, rows_of(EXHAUST, lambda one: (one[0], one[1], one[3])))),
            (FAULTS, faults, lambda found: planted(found, rows_of(FAULTS, fault_key))), (SAMPLE, samples, bounds)]:
        if results:
            write(results)
        elif kept and title_of(section) in kept.sections:
            print("\n" + kept.sections[title_of(section)])


main()
