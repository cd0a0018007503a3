"""What the site is made from: what the programs say as JSON, pictures by the library, and our pages.

Nothing is written down here that the program knows; the only judgement is which positions show a clause."""
from __future__ import annotations

import json
import pathlib
import re
import subprocess
import sys
import tempfile
from dataclasses import dataclass, field

import yaml

ROOT = pathlib.Path(__file__).resolve().parents[3]
RULES = ROOT / "movegen/variants"
FIRST = ["chess", "xiangqi", "shogi"]  # the games that most readers know; the others keep their order
BOARDS_OF_A_CLAUSE = 3  # on its page of rules


@dataclass
class Position:
    """A position of a set, and where it is shown."""
    set: "PositionSet"
    entry: dict

    def __getattr__(self, name):
        try:
            return self.entry[name]
        except KeyError as error:
            raise AttributeError(name) from error

    @property
    def variant(self) -> str:
        return self.set.variant

    @property
    def picture(self) -> str:
        return f"boards/{self.set.path}/{self.id}.svg"

    def picture_for(self, clause: str) -> str:
        """With the moves that are legal by the clause."""
        return f"boards/clauses/{clause}/{self.set.path}/{self.id}.svg"

    @property
    def page(self) -> str:
        return f"{self.set.page}#{self.id}"

    @property
    def pieces(self) -> int:
        """On the board and in hand: small positions show a clause best."""
        return sum(letter.isalpha() for letter in self.fen.split()[0])

    def confirmed_by(self, depth: int) -> list[str]:
        return sorted(name for name, deepest in self.confirmed.items() if deepest >= depth)


@dataclass
class PositionSet:
    path: str  # as `janggi/cannons`
    variant: str
    about: str
    positions: list[Position] = field(default_factory=list)

    @property
    def name(self) -> str:
        """As `cannons`; `known-bugs/shogi` of a folder that is no game's."""
        folder, name = self.path.rsplit("/", 1)
        return name if (RULES / folder).is_dir() else self.path

    @property
    def page(self) -> str:
        return f"positions/{self.path}.html"


@dataclass
class Game:
    """A whole game of a set, with the result that the rules give it."""
    set: "GameSet"
    id: str
    about: str
    moves: list[str]
    result: str
    by: str  # the clause that ends it, or nothing
    start: dict  # `fen` or `setup` where it is not the default start
    ends: list[str]  # how it is told to end, where it is told
    exercises: list[str]

    @property
    def anchor(self) -> str:
        return f"{self.set.name}-{self.id}"

    @property
    def picture(self) -> str:
        return f"boards/{self.set.path}/{self.id}.svg"


@dataclass
class GameSet:
    path: str  # as `janggi/games/passes`
    variant: str
    about: str
    games: list[Game] = field(default_factory=list)

    @property
    def name(self) -> str:
        return self.path.rsplit("/", 1)[1]


@dataclass
class Clause:
    id: str
    title: str
    home: str  # the variant whose clause it is before all
    games: int = 0
    positions: list[Position] = field(default_factory=list)
    mistakes: list["Mistake"] = field(default_factory=list)

    def best(self, most: int) -> list[Position]:
        """Those that show it best: it is named first, and little else stands there."""
        return self.in_order()[:most]

    def in_order(self) -> list[Position]:
        return sorted(self.positions, key=lambda p: (p.exercises[0] != self.id, p.variant != self.home,
                                                     p.pieces))


@dataclass
class Mistake:
    """A mutant, in the variants that have it."""
    clause: str
    name: str
    error: str
    ends: bool = False  # of how games end; one of moves may have the same name
    variants: list[str] = field(default_factory=list)
    shown_by: Position | None = None
    killer: dict | None = None

    @property
    def anchor(self) -> str:
        return f"{self.name}-end" if self.ends else self.name


@dataclass
class Family:
    """A page of rules, and the variants that it is about."""
    name: str
    title: str
    rules: pathlib.Path
    variants: list[dict] = field(default_factory=list)
    sets: list[PositionSet] = field(default_factory=list)
    games: list[GameSet] = field(default_factory=list)
    clauses: dict[str, Clause] = field(default_factory=dict)
    mistakes: list[Mistake] = field(default_factory=list)


@dataclass
class Site:
    families: list[Family]
    build: dict
    benchmarks: dict
    mutants: int

    def family_of(self, variant: str) -> Family:
        return next(f for f in self.families if any(v["name"] == variant for v in f.variants))

    def clause_boards(self):
        """Each clause with the positions that its page of rules shows."""
        for family in self.families:
            for clause in family.clauses.values():
                for position in clause.best(BOARDS_OF_A_CLAUSE):
                    yield clause, position

    def games(self):
        for family in self.families:
            for one in family.games:
                yield from one.games

    def positions(self):
        for family in self.families:
            for one in family.sets:
                yield from one.positions


def said(*command: object) -> dict:
    """The JSON that a command writes to stdout."""
    done = subprocess.run([str(word) for word in command] + ["--json", "-"], cwd=ROOT, check=True,
                          stdout=subprocess.PIPE, text=True)
    return json.loads(done.stdout)


def _families(variants: list[dict]) -> list[Family]:
    families: dict[str, Family] = {}
    for variant in variants:
        name = variant["name"]
        while not (RULES / name / "rules.md").exists():
            name = name[:-1]
            if not name:
                sys.exit(f"site: {variant['name']} has no rules page")
        rules = RULES / name / "rules.md"
        heading = rules.read_text(encoding="utf-8").splitlines()[0].lstrip("# ")
        title = re.split(r"[:,]", heading)[0].removesuffix(" rules")
        families.setdefault(name, Family(name, title, rules)).variants.append(variant)
    return sorted(families.values(), key=lambda family: (
        FIRST.index(family.name) if family.name in FIRST else len(FIRST)))


def _sets(hurdle: pathlib.Path) -> list[PositionSet]:
    sets = []
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run([hurdle, "export", "positions", "--json", folder], cwd=ROOT, check=True,
                       stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        for file in sorted(pathlib.Path(folder).rglob("*.json")):
            read = json.loads(file.read_text(encoding="utf-8"))
            path = str(file.relative_to(folder).with_suffix(""))
            one = PositionSet(path, read["variant"], read["about"])
            one.positions = [Position(one, entry) for entry in read["positions"]]
            sets.append(one)
    return sets


def _game_sets() -> list[GameSet]:
    """As they are edited: `hurdle export` leaves them out."""
    sets = []
    for file in sorted((ROOT / "positions").glob("*/games/*.yaml")):
        read = yaml.load(file.read_text(encoding="utf-8"), yaml.CSafeLoader)
        path = file.relative_to(ROOT / "positions").with_suffix("").as_posix()
        one = GameSet(path, read["variant"], read.get("about", ""))
        for game in read["games"]:
            moves = game["moves"]
            one.games.append(Game(
                one, game["id"], game.get("about", ""), moves.split() if isinstance(moves, str) else moves,
                game["result"], game.get("by", ""),
                {key: game[key] for key in ("fen", "setup") if key in game},
                [f"{key} {game[key]}" for key in ("rules", "repetition", "impasse") if key in game],
                game.get("exercises", [])))
        sets.append(one)
    return sets


def _add_clauses(site: Site, coverage: dict) -> None:
    for row in coverage["result"]:
        family = site.family_of(row["variant"])
        clause = family.clauses.setdefault(
            row["clause"], Clause(row["clause"], row["title"], family.variants[0]["name"]))
        clause.games = max(clause.games, row["games"])
    for family in site.families:
        family.clauses = dict(sorted(family.clauses.items(), key=lambda item: (
            item[0][0] != "C", item[0][0], int(re.sub(r"\D", "", item[0])))))
        for one in family.sets:
            for position in one.positions:
                for clause in position.exercises:
                    if clause in family.clauses:
                        family.clauses[clause].positions.append(position)


def _add_mistakes(site: Site, power: dict) -> None:
    """A mutant that several variants of a page have is one, shown by the smallest position."""
    places = {(one.path, position.id): position
              for family in site.families for one in family.sets for position in one.positions}
    of_moves, of_ends = power["result"]["mutants"], power["result"]["ends"]
    for row, ends in [(row, False) for row in of_moves] + [(row, True) for row in of_ends]:
        family = site.family_of(row["variant"])
        mistake = next((m for m in family.mistakes if (m.name, m.ends) == (row["name"], ends)), None)
        if mistake is None:
            mistake = Mistake(row["clause"], row["name"], row["error"], ends)
            family.mistakes.append(mistake)
            if row["clause"] in family.clauses:
                family.clauses[row["clause"]].mistakes.append(mistake)
        mistake.variants.append(row["variant"])
        for killer in row["killers"]:
            path = killer["file"].split("positions/", 1)[-1].rsplit(".", 1)[0]
            position = places.get((path, killer["id"]))
            smaller = position and (mistake.shown_by is None or
                                    position.pieces < mistake.shown_by.pieces)
            if smaller or mistake.killer is None:
                mistake.shown_by, mistake.killer = position or mistake.shown_by, killer


def gather(build: pathlib.Path, power: pathlib.Path) -> Site:
    """All of it, by the programs in the folder `build`; `power` is what `hurdle-mutants power` wrote."""
    hurdle, mutants = build / "hurdle", build / "hurdle-mutants"
    variants = said(hurdle, "variants")
    killed = json.loads(power.read_text(encoding="utf-8"))
    benchmarks = json.loads((ROOT / "perft/bench/RESULTS.json").read_text(encoding="utf-8"))
    site = Site(_families(variants["result"]), variants["build"], benchmarks,
                len(killed["result"]["mutants"] + killed["result"]["ends"]))
    for one in _sets(hurdle):
        site.family_of(one.variant).sets.append(one)
    for one in _game_sets():
        site.family_of(one.variant).games.append(one)
    _add_clauses(site, said(mutants, "coverage", "positions"))
    _add_mistakes(site, killed)
    return site
