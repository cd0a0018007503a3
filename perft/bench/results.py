#!/usr/bin/env python3
"""Turns what ci/bench measured into RESULTS.json, RESULTS.md and results.svg.

  results.py BENCH.json VERSUS.jsonl INSTRUCTIONS.jsonl RACE.jsonl DIR

BENCH.json is hurdle-bench's output, VERSUS.jsonl has a line for every run of ci/versus,
INSTRUCTIONS.jsonl for every game and place of ci/instructions, RACE.jsonl for every position of
ci/peers/race. Exit codes: 0 good, 2 input that cannot be used."""
import datetime
import json
import os
import pathlib
import platform
import statistics
import sys

import chart

METHODS = ("list", "bulk", "differences", "orders", "hash", "threads", "referee")


def read_benchmarks(path):
    """The build, and by name depth, leaves, threads and the leaves a second of every repetition."""
    report = json.loads(pathlib.Path(path).read_text(encoding="utf-8"))
    runs = [run for run in report["benchmarks"] if run["run_type"] == "iteration"]
    benchmarks = {}
    for run in sorted(runs, key=lambda run: run["family_index"]):  # they ran in random order
        entry = benchmarks.setdefault(
            run["run_name"], {key: round(run[key]) for key in ("depth", "leaves", "threads")}
            | {"rates": []})
        entry["rates"].append(round(run["leaves/s"]))
    build = {key: report["context"]["hurdle_" + key]
             for key in ("commit", "compiler", "flags", "build_type")}
    return build, benchmarks


def read_lines(path):
    return [json.loads(line) for line in pathlib.Path(path).read_text(encoding="utf-8").splitlines()]


def field(path, name):
    """The first value of `name: value` or `name=value` in a file of the system."""
    try:
        for line in pathlib.Path(path).read_text(encoding="utf-8").splitlines():
            key, _, value = line.replace("=", ":", 1).partition(":")
            if key.strip() == name:
                return value.strip().strip('"')
    except OSError:
        pass
    return "unknown"


def machine():
    memory = os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE") / 2**30
    return {"cpu": field("/proc/cpuinfo", "model name"), "cores": os.cpu_count(),
            "memory_gib": round(memory, 1),
            "system": f"{field('/etc/os-release', 'PRETTY_NAME')}, Linux {platform.release()}"}


def millions(rate):
    digits = 0 if rate >= 1e8 else 1 if rate >= 1e7 else 2
    return f"{rate / 1e6:,.{digits}f}"


def table(head, rows):
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join("| " + " | ".join(map(str, line)) + " |" for line in lines)


def method_rows(benchmarks):
    """A row for every variant and position, in the order of the benchmarks."""
    places = dict.fromkeys(name.partition("/")[2] for name in benchmarks)
    for place in places:
        cells = [benchmarks.get(f"{method}/{place}") for method in METHODS]
        yield [*place.split("/"),
               *(millions(statistics.median(cell["rates"])) if cell else "" for cell in cells)]


def versus_rows(versus):
    for run in versus:
        yield [run["variant"], run["positions"], run["depth"], f"{run['leaves']:,}",
               millions(run["hurdle"]), run["engine_counts"], millions(run["engine"]),
               f"{run['ratio']:.1f}"]


def instruction_rows(counted):
    for run in counted:
        engine, ratio = "", ""
        if run["engine"]:
            engine = f"{run['engine']:,.0f} (depth {run['engine_depth']})"
            ratio = f"{run['engine'] / run['hurdle']:.0f}"
        yield [run["variant"], run["positions"], run["depth"], f"{run['leaves']:,}",
               f"{run['hurdle']:.1f}", engine, ratio]


def race_rows(race):
    for run in race:
        own, *others = run["seconds"].items()
        yield [run["position"], run["depth"], f"{run['leaves']:,}", f"{own[1]:.2f}",
               *(f"{seconds:.2f} ({seconds / max(own[1], 0.001):.2f})" for _, seconds in others)]


METHODS_TEXT = """Million leaves a second, median of {repetitions} repetitions in random order; one
thread, by its processor time, but for `threads`, by the clock on the wall. `start` is the start
position, `middle` the ten positions of `perft/bench/middle/` together.

- `list` makes and unmakes every leaf (`--no-bulk`).
- `bulk` counts leaves at depth 1 (`--no-differences`).
- `differences` counts the last two moves together (`--no-orders`).
- `orders` counts two orders of the same moves together, too (the default).
- `hash` adds a table of 256 MiB: all leaves of the tree, by the time of a count and of clearing a
  table for each position.
- `threads` is the default on all {cores} cores.
- `referee` is the plain generator."""

VERSUS_TEXT = """Million leaves a second of `hurdle perft` with one thread and no table against
{engine}, the best of alternating runs of each, by the clock on the wall. Hurdle's start-up counts,
the engine's does not. It counts the same positions, less deep where it would take too long; a game
that it does not know is measured against the start position of one that it does. Its totals are Hurdle's, or
there is no figure."""


INSTRUCTIONS_TEXT = """Instructions a leaf, one thread and no table, without what a program does before it
counts: the same on every machine, however busy. As cachegrind counts them of generators compiled for x86-64-v3
(valgrind knows no AVX-512); `middle` is all ten middle games together."""


RACE_TEXT = """Seconds of user time for one count of chess, one thread and no table, without start-up: the median
of {runs} runs of each program, which take turns. In brackets: by how much hurdle is faster. Hurdle counts two orders of the same
moves together; `no orders` counts each line, as other programs do (`--no-orders`)."""


def markdown(results):
    benchmarks, versus = results["benchmarks"], results["versus"]
    facts = results["machine"]
    repetitions = max(len(entry["rates"]) for entry in benchmarks.values())
    parts = ["# Benchmarks", "Written by `ci/bench`; `RESULTS.json` has every repetition.",
             table(["", ""], [
                 ["date", results["date"]], ["commit", results["commit"]],
                 ["processor", f"{facts['cpu']}, {facts['cores']} cores"],
                 ["memory", f"{facts['memory_gib']} GiB"], ["system", facts["system"]],
                 ["compiler", f"{results['compiler']}, {results['build_type']}"],
                 ["flags", f"`{results['flags']}`"]]),
             "![Leaves a second by variant and counting method](results.svg)",
             "## Counting methods", METHODS_TEXT.format(repetitions=repetitions, cores=facts["cores"]),
             table(["variant", "positions", *METHODS], method_rows(benchmarks))]
    again = ["ci/bench"]
    if versus:
        parts += ["## Against another program", VERSUS_TEXT.format(engine=versus[0]["engine_name"]),
                  table(["variant", "positions", "depth", "leaves", "hurdle", "engine counts",
                         "engine", "ratio"], versus_rows(versus))]
        again += [run["command"] for run in versus]
    race = results["race"]
    if race:
        parts += ["## Against other chess programs", RACE_TEXT.format(runs=race[0]["runs"]),
                  table(["position", "depth", "leaves", *race[0]["seconds"]], race_rows(race))]
        again += ["ci/peers/build FOLDER | ci/peers/race -"]
    if results["instructions"]:
        parts += ["## Instructions", INSTRUCTIONS_TEXT,
                  table(["variant", "positions", "depth", "leaves", "hurdle", "engine", "ratio"],
                        instruction_rows(results["instructions"]))]
        again += ["ci/instructions"]
    parts += ["## Measuring again", "```sh\n" + "\n".join(again) + "\n```",
              "`ci/bench --compare perft/bench/RESULTS.json` says what became slower or faster."]
    return "\n\n".join(parts) + "\n"


def main():
    if len(sys.argv) != 6:
        raise ValueError("it takes five arguments: results.py BENCH.json VERSUS.jsonl "
                         "INSTRUCTIONS.jsonl RACE.jsonl DIR")
    bench, versus, counted, race, folder = sys.argv[1:]
    build, benchmarks = read_benchmarks(bench)
    now = datetime.datetime.now(datetime.timezone.utc)
    results = {"schema": 1, "date": now.strftime("%Y-%m-%d"), **build, "machine": machine(),
               "benchmarks": benchmarks,
               "versus": read_lines(versus), "instructions": read_lines(counted),
               "race": read_lines(race)}
    for name, text in (("RESULTS.json", json.dumps(results, indent=1) + "\n"),
                       ("RESULTS.md", markdown(results)), ("results.svg", chart.svg(results))):
        pathlib.Path(folder, name).write_text(text, encoding="utf-8")


try:
    main()
except (OSError, ValueError, KeyError) as error:
    print(f"results.py: {type(error).__name__}: {error}", file=sys.stderr)
    sys.exit(2)
