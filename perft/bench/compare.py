#!/usr/bin/env python3
"""Says which benchmarks became slower or faster from one RESULTS.json to another.

  compare.py OLD.json NEW.json

Exit codes: 0 nothing became slower beyond noise, 1 something did, 2 input that cannot be used."""
import json
import math
import statistics
import sys

LEAST_REPETITIONS = 3
LEAST_CHANGE = 0.03
SIGMAS = 3
RULE = (f"rule: medians differ by more than {LEAST_CHANGE:.0%} and by more than {SIGMAS} times the "
        "spread;\n      spread = root of the sum of both runs' squared 1.4826 * median absolute "
        "deviation")


class Unusable(Exception):
    """A file that cannot be compared; the message names it."""


def check(path, name, entry):
    rates = entry.get("rates") if isinstance(entry, dict) else None
    if not isinstance(rates, list) or not all(
            isinstance(rate, (int, float)) and rate > 0 for rate in rates):
        raise Unusable(f"{path}: {name}: 'rates' would be a list of leaves a second, all above 0")
    if len(rates) < LEAST_REPETITIONS:
        raise Unusable(f"{path}: {name}: {len(rates)} repetitions show no spread; "
                       f"{LEAST_REPETITIONS} or more would")


def load(path):
    try:
        with open(path, encoding="utf-8") as file:
            results = json.load(file)
    except OSError as error:
        raise Unusable(f"cannot read {path}: {error.strerror}") from error
    except ValueError as error:
        raise Unusable(f"{path} is no JSON: {error}") from error
    benchmarks = results.get("benchmarks") if isinstance(results, dict) else None
    if not isinstance(benchmarks, dict):
        raise Unusable(f"{path} has no object 'benchmarks'; ci/bench writes such files")
    for name, entry in benchmarks.items():
        check(path, name, entry)
    return results


def spread(rates):
    """The standard deviation as the median absolute deviation estimates it."""
    median = statistics.median(rates)
    return 1.4826 * statistics.median(abs(rate - median) for rate in rates)


def judge(old, new):
    """'slower', 'faster' or 'same', and the change as a share of the old median."""
    before, after = statistics.median(old), statistics.median(new)
    noise = max(LEAST_CHANGE * before, SIGMAS * math.hypot(spread(old), spread(new)))
    verdict = "same" if abs(after - before) <= noise else "slower" if after < before else "faster"
    return verdict, after / before - 1, noise / before


def work(entry):
    return tuple(entry.get(key) for key in ("depth", "leaves", "threads"))


def compare(old, new):
    """Prints what changed; true when something became slower."""
    before, after = old["benchmarks"], new["benchmarks"]
    common = [name for name in before if name in after and work(before[name]) == work(after[name])]
    if not common:
        raise Unusable("the two files have no benchmark of the same name, depth, leaves and "
                       "threads in common")
    for key in ("machine", "compiler", "flags"):
        if old.get(key) != new.get(key):
            print(f"note: other {key}: {old.get(key)}, now {new.get(key)}")
    print(RULE)
    count = {"slower": 0, "faster": 0, "same": 0}
    for name in common:
        rates = before[name]["rates"], after[name]["rates"]
        verdict, change, noise = judge(*rates)
        count[verdict] += 1
        if verdict != "same":
            medians = " -> ".join(f"{statistics.median(one) / 1e6:.1f}" for one in rates)
            print(f"{verdict}: {name} {change:+.1%} (noise {noise:.1%}), {medians} M/s")
    left_out = len(before.keys() | after.keys()) - len(common)
    print(f"{count['slower']} slower, {count['faster']} faster, {count['same']} within noise, "
          f"{left_out} not in both")
    return count["slower"] > 0


def main():
    if len(sys.argv) != 3:
        raise Unusable("it takes two files: compare.py OLD.json NEW.json")
    return 1 if compare(load(sys.argv[1]), load(sys.argv[2])) else 0


try:
    sys.exit(main())
except Unusable as error:
    print(f"compare.py: {error}", file=sys.stderr)
    sys.exit(2)
