#!/usr/bin/env python3
"""Small faults in our own C++ sources, all in one copy of them: the generator of ci/code-mutants.

  ci/modules/mutate.py TREE NUMBER FOLDER…    plants NUMBER faults into the sources of TREE below these
                                      folders, and writes TREE/faults.tsv: number, file:line, change

Each fault is switched on by its number in HURDLE_CODE_MUTANT. Of all that could be made a sample is
taken by digests, so that a change of a source moves few others. There are four kinds: another
operator, another constant, a condition the other way round, a statement left out. They are made in
the bodies of functions that run. What must be known at compile time is left out: constexpr
functions and variables, `if constexpr`, template arguments, static assertions; and where the
compiler refuses a fault all the same, another takes its place. Assertions are none of it either:
they are not compiled in. Wants Debian's python3-clang-19."""
import concurrent.futures
import hashlib
import os
import pathlib
import re
import subprocess
import sys

from clang.cindex import Config, CursorKind as Kind, Index

OPERATORS = {
    "+": "-", "-": "+", "*": "+", "/": "*", "%": "/", "<<": ">>", ">>": "<<", "&": "|", "|": "&",
    "^": "|", "<": "<=", "<=": "<", ">": ">=", ">=": ">", "==": "!=", "!=": "==", "&&": "||",
    "||": "&&", "+=": "-=", "-=": "+=", "*=": "+=", "/=": "*=", "&=": "|=", "|=": "&=",
    "^=": "|=", "<<=": ">>=", ">>=": "<<=", "~": "", "!": "", "++": "--", "--": "++"}
FUNCTIONS = {Kind.FUNCTION_DECL, Kind.FUNCTION_TEMPLATE, Kind.CXX_METHOD, Kind.CONSTRUCTOR,
             Kind.DESTRUCTOR, Kind.CONVERSION_FUNCTION, Kind.LAMBDA_EXPR}
CONSTANT = {Kind.STATIC_ASSERT, Kind.TYPE_REF, Kind.TEMPLATE_REF, Kind.DECL_REF_EXPR,
            Kind.OVERLOADED_DECL_REF, Kind.TYPE_ALIAS_DECL, Kind.CXX_BASE_SPECIFIER}
DELETED = {Kind.CALL_EXPR, Kind.BINARY_OPERATOR, Kind.COMPOUND_ASSIGNMENT_OPERATOR,
           Kind.UNARY_OPERATOR, Kind.CONTINUE_STMT, Kind.BREAK_STMT}
FLAGS = ["-std=c++20", "-march=native", "-fopenmp", "-DNDEBUG", "-I."]
SWITCH = """// Which fault is on, and which have been reached: for ci/code-mutants.
#pragma once
#pragma clang diagnostic ignored "-Weverything"
#include <atomic>
#include <cstdio>
#include <cstdlib>
namespace hurdle_code {
inline const int on = std::getenv("HURDLE_CODE_MUTANT") != nullptr
                          ? std::atoi(std::getenv("HURDLE_CODE_MUTANT")) : 0;
struct Reached {
  std::atomic<bool> by[10000] = {};
  ~Reached() {
    const char* name = std::getenv("HURDLE_CODE_REACHED");
    std::FILE* file = name != nullptr ? std::fopen(name, "a") : nullptr;
    if (file == nullptr) return;
    for (int fault = 0; fault < 10000; ++fault) {
      if (by[fault]) std::fprintf(file, "%d\\n", fault);
    }
    std::fclose(file);
  }
};
inline Reached reached;
inline bool fault(int number) {
  reached.by[number].store(true, std::memory_order_relaxed);
  return number == on;
}
}  // namespace hurdle_code
"""
HEADER = "hurdle_code_faults.hpp"


class Fault:
    """A change of the text [begin, end) of a file; `pattern` has {n} for its number."""

    def __init__(self, path, text, begin, end, pattern, words):
        self.path, self.begin, self.end, self.pattern, self.words = path, begin, end, pattern, words
        self.line = text.count("\n", 0, begin) + 1
        self.last_line = text.count("\n", 0, end) + 1
        whole = text.split("\n")[self.line - 1].strip()
        self.shown = re.sub(r"\s+", " ", words if ":" in words else f"{words}: {whole}")

    def overlaps(self, other):
        return self.path == other.path and self.begin < other.end and other.begin < self.end


class Finder:
    """Walks over the functions of one translation unit."""

    def __init__(self, tree, folders, found):
        self.tree, self.folders, self.found = tree, folders, found
        self.texts = {}

    def text(self, path):
        if path not in self.texts:
            self.texts[path] = (self.tree / path).read_text(encoding="latin-1")
        return self.texts[path]

    def path(self, cursor):
        """The cursor's file, if faults are wanted there."""
        file = cursor.extent.start.file
        name = str(pathlib.PurePath(file.name)) if file else ""
        return name if any(name.startswith(folder + "/") for folder in self.folders) else None

    def source(self, cursor):
        extent = cursor.extent
        return self.text(self.path(cursor))[extent.start.offset:extent.end.offset]

    def declarations(self, cursor):
        """Looks for functions, and goes into those that run."""
        for child in cursor.get_children():
            if child.kind == Kind.NAMESPACE and child.spelling in ("std", "fmt"):
                continue
            if child.kind != Kind.NAMESPACE and cursor.kind in (
                    Kind.NAMESPACE, Kind.TRANSLATION_UNIT) and not self.path(child):
                continue
            if child.kind in FUNCTIONS:
                self.function(child)
            else:
                self.declarations(child)

    def function(self, cursor):
        body = [child for child in cursor.get_children() if child.kind == Kind.COMPOUND_STMT]
        if not body or not self.path(cursor):
            return
        head = self.text(self.path(cursor))[cursor.extent.start.offset:body[-1].extent.start.offset]
        if not re.search(r"\b(constexpr|consteval)\b", head):
            self.body(body[-1])

    def body(self, cursor):
        """Everything below a statement or an expression that runs."""
        if cursor.kind in CONSTANT or not self.path(cursor):
            return
        if cursor.kind == Kind.LAMBDA_EXPR:
            self.function(cursor)
            return
        text = self.source(cursor)
        if cursor.kind in (Kind.VAR_DECL, Kind.DECL_STMT) and re.match(
                r"(static )?(constexpr|consteval)\b", text):
            return
        self.operator(cursor, text)
        self.constant(cursor, text)
        self.condition(cursor, text)
        children = list(cursor.get_children())
        if cursor.kind == Kind.IF_STMT and re.match(r"if constexpr\b", text):
            children = children[1:]
        for child in children:
            if cursor.kind == Kind.COMPOUND_STMT:
                self.statement(child)
            self.body(child)

    def add(self, cursor, begin, end, pattern, words):
        path = self.path(cursor)
        self.found.setdefault((path, begin, pattern),
                              Fault(path, self.text(path), begin, end, pattern, words))

    def instead(self, cursor, text, other, words):
        """One expression or another."""
        if "//" in text or "[&" in text or "[=" in text:
            return
        begin, end = cursor.extent.start.offset, cursor.extent.end.offset
        flat = re.sub(r"\s+", " ", other)
        self.add(cursor, begin, end, "(hurdle_code::fault({n}) ? (" + flat + ") : (" + text + "))",
                 words)

    def operator(self, cursor, text):
        children = list(cursor.get_children())
        begin = cursor.extent.start.offset
        if cursor.kind in (Kind.BINARY_OPERATOR, Kind.COMPOUND_ASSIGNMENT_OPERATOR):
            left = children[0].extent.end.offset - begin
            right = children[1].extent.start.offset - begin
            written = text[left:right].strip()
            if written in OPERATORS:
                other = OPERATORS[written]
                self.instead(cursor, text, f"{text[:left]} {other} {text[right:]}",
                             f"{written} becomes {other}: {text}")
        if cursor.kind == Kind.UNARY_OPERATOR:
            match = re.match(r"~|!|\+\+|--", text)
            if match:
                other = OPERATORS[match[0]]
                change = f"{match[0]} becomes {other}" if other else f"{match[0]} left out"
                self.instead(cursor, text, other + text[match.end():], f"{change}: {text}")

    def constant(self, cursor, text):
        if cursor.kind == Kind.INTEGER_LITERAL:
            match = re.fullmatch(r"(0x[0-9A-F]+|[0-9]+)([uUlL]*)", text)
            if match:
                other = f"{int(match[1], 0) + 1}{match[2]}"
                self.instead(cursor, text, other, f"{text} becomes {other}")
        elif cursor.kind == Kind.CXX_BOOL_LITERAL_EXPR and text in ("true", "false"):
            other = "false" if text == "true" else "true"
            self.instead(cursor, text, other, f"{text} becomes {other}")

    def condition(self, cursor, text):
        if cursor.kind not in (Kind.IF_STMT, Kind.WHILE_STMT, Kind.CONDITIONAL_OPERATOR):
            return
        if re.match(r"if constexpr\b", text):
            return
        condition = next(iter(cursor.get_children()))
        if condition.kind in (Kind.VAR_DECL, Kind.DECL_STMT) or not self.path(condition):
            return
        words = self.source(condition)
        self.add(condition, condition.extent.start.offset, condition.extent.end.offset,
                 "(hurdle_code::fault({n}) != static_cast<bool>(" + words + "))",
                 f"the other way round: {words}")

    def statement(self, cursor):
        if cursor.kind not in DELETED and not (
                cursor.kind == Kind.RETURN_STMT and self.source(cursor) == "return"):
            return
        begin, words = cursor.extent.start.offset, self.source(cursor)
        if words.startswith("assert"):
            return
        self.add(cursor, begin, begin, "if (!hurdle_code::fault({n})) ", f"left out: {words}")


def units(tree):
    """What is compiled: flags and a source each. Every kind of game is in one of these."""
    for header in sorted((tree / "movegen/variants").glob("*/description*.hpp")):
        game, name = header.parent.name.replace("-", "_"), header.stem.removeprefix("description")
        yield [f'-DHURDLE_DESCRIPTION_HEADER="{header.relative_to(tree)}"',
               f"-DHURDLE_DESCRIPTION={game}::description{name}",
               f"-DHURDLE_NOTATION={game}::notation{name}"], "perft/count/variant/one.cpp"
    for source in sorted((tree / "perft/count").glob("**/*.cpp")):
        if not {"variant", "without"} & set(source.relative_to(tree / "perft/count").parts):
            yield [], str(source.relative_to(tree))


def candidates(tree, folders):
    """All faults that could be made, in the order of their digests."""
    found = {}
    seen = set()
    for flags, source in units(tree):
        if source in seen:
            continue  # templates are read as they are written, whichever game it is
        seen.add(source)
        unit = Index.create().parse(source, args=[*FLAGS, *flags, "-resource-dir", resources()])
        errors = [str(each) for each in unit.diagnostics if each.severity >= 3]
        if errors:
            raise SystemExit("mutate.py: cannot read " + source + ":\n" + "\n".join(errors))
        Finder(tree, folders, found).declarations(unit.cursor)
    numbers = {}
    keyed = []
    for fault in sorted(found.values(), key=lambda each: (each.path, each.begin, each.pattern)):
        same = (fault.path, fault.words)
        numbers[same] = numbers.get(same, 0) + 1
        digest = hashlib.sha256(f"{same} {numbers[same]}".encode()).hexdigest()
        keyed.append((digest, fault))
    return [fault for _, fault in sorted(keyed, key=lambda each: each[0])]


def resources():
    return subprocess.run(["clang-19", "-print-resource-dir"], check=True, capture_output=True,
                          text=True).stdout.strip()


def plant(tree, originals, faults):
    """Writes the sources with these faults, every line where it was."""
    (tree / HEADER).write_text(SWITCH)
    for path, original in originals.items():
        text = original
        edits = [(each.begin, each.end, number, each) for number, each in faults if
                 each.path == path]
        for begin, end, number, fault in sorted(edits, key=lambda each: each[:2], reverse=True):
            text = text[:begin] + fault.pattern.replace("{n}", str(number)) + text[end:]
        if edits:  # in place of a comment or an empty line, so that every line stays where it is
            text = re.sub(r"^(//.*)?$", f'#include "{HEADER}"', text, count=1, flags=re.M)
        (tree / path).write_text(text, encoding="latin-1")


def refused(tree, faults):
    """Those of the faults on whose lines the compiler finds an error."""
    bad = set()
    places = {}
    for number, fault in faults:
        for line in range(fault.line, fault.last_line + 1):
            places.setdefault((fault.path, line), []).append(number)

    def compiled(unit):
        return subprocess.run(["clang++-19", *FLAGS, *unit[0], "-fsyntax-only", "-ferror-limit=0",
                               unit[1]], cwd=tree, capture_output=True, text=True)

    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        jobs = list(pool.map(compiled, units(tree)))
    for job in jobs:
        said = job.stderr
        for path, line in re.findall(r"^(?:\./)?([\w./-]+):(\d+):\d+: (?:fatal )?(?:error|note):",
                                     said, re.M):
            bad.update(places.get((path, int(line)), []))
        if job.returncode and not bad:
            raise SystemExit("mutate.py: no fault is to blame for\n" + said)
    return bad


def main():
    tree, number, folders = pathlib.Path(sys.argv[1]), int(sys.argv[2]), sys.argv[3:]
    os.chdir(tree)
    tree = pathlib.Path(".")
    waiting = candidates(tree, folders)
    print(f"{len(waiting)} faults could be made", file=sys.stderr)
    originals = {path: (tree / path).read_text(encoding="latin-1")
                 for path in {fault.path for fault in waiting}}
    chosen = []
    wanted = number + number // 10  # some are going to be refused
    while True:
        while waiting and len(chosen) < wanted:
            fault = waiting.pop(0)
            if not any(fault.overlaps(other) for other in chosen):
                chosen.append(fault)
        numbered = list(enumerate(chosen, 1))
        plant(tree, originals, numbered)
        bad = refused(tree, numbered)
        print(f"{len(bad)} of {len(chosen)} refused by the compiler", file=sys.stderr)
        chosen = [fault for each, fault in numbered if each not in bad]
        if not bad:
            break
        wanted = number
    chosen = sorted(chosen[:number], key=lambda each: (each.path, each.begin, each.end))
    numbered = list(enumerate(chosen, 1))
    plant(tree, originals, numbered)
    lines = [f"{each}\t{fault.path}:{fault.line}\t{fault.shown}\n" for each, fault in numbered]
    (tree / "faults.tsv").write_text("".join(lines), encoding="latin-1")


main()
