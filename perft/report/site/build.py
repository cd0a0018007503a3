"""Makes the site.

  build.py --build FOLDER --power FILE [--npm FOLDER] --to FOLDER

FOLDER has the built programs and the library, FILE is what `hurdle-mutants power --json` wrote; with the
unpacked npm package there is a page to try it. Exit code 1 when a link leads nowhere."""
from __future__ import annotations

import argparse
import os
import pathlib
import shutil
import sys
from xml.etree import ElementTree

import links
from data import ROOT, gather
from pages import Writer

HERE = pathlib.Path(__file__).resolve().parent


MOST_ARROWS = 30  # more hide the board: drops on all squares
SVG = "http://www.w3.org/2000/svg"


def pieces_of(position) -> str:
    """How the game's own pieces look: figures, or characters if it has no figures."""
    try:
        position.svg(pieces="figures")
        return "figures"
    except ValueError:
        return "hanja"


def thumbnail(svg: str) -> str:
    """The picture without the words below the board."""
    ElementTree.register_namespace("", SVG)
    picture = ElementTree.fromstring(svg)
    ground = next(one for one in picture if "ground" in one.get("class", ""))
    height = float(ground.get("y")) + float(ground.get("height")) + 26
    for one in list(picture):
        if set(one.get("class", "").split()) & {"caption", "sample"}:
            picture.remove(one)
    picture.set("height", f"{height:g}")
    picture.set("viewBox", f"0 0 {picture.get('width')} {height:g}")
    return ElementTree.tostring(picture, encoding="unicode")


def arrows(position, clause: str) -> list[str]:
    """The moves that the clause makes legal; none if they are too many to see."""
    moves = [move for move in position.moves() if position.explain(move).clause == clause]
    return moves if len(moves) <= MOST_ARROWS else []


def draw(site, folder: pathlib.Path, build: pathlib.Path) -> int:
    """Every position, and every game's last one, as a picture, by the library."""
    os.environ.setdefault("HURDLE_LIBRARY", str(next(build.glob("**/libhurdle.so.1"))))
    sys.path.insert(0, str(ROOT / "perft/library/python"))
    import hurdle  # the library of this build
    pieces = {variant["name"]: pieces_of(hurdle.Position(variant["name"]))
              for family in site.families for variant in family.variants}
    drawn = 0
    for position in site.positions():
        file = folder / position.picture
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(hurdle.Position(position.variant, fen=position.fen).svg(
            pieces[position.variant]), encoding="utf-8")
        drawn += 1
    for clause, position in site.clause_boards():
        file = folder / position.picture_for(clause.id)
        file.parent.mkdir(parents=True, exist_ok=True)
        board = hurdle.Position(position.variant, fen=position.fen)
        file.write_text(board.svg(pieces[position.variant], arrows(board, clause.id)), encoding="utf-8")
        drawn += 1
    for game in site.games():
        start = dict(game.start)
        if isinstance(start.get("setup"), list):
            start["setup"] = ",".join(start["setup"])
        file = folder / game.picture
        file.parent.mkdir(parents=True, exist_ok=True)
        end = hurdle.Position(game.set.variant, **start, moves=game.moves)
        file.write_text(end.svg(pieces[game.set.variant]), encoding="utf-8")
        drawn += 1
    for family in site.families:
        file = folder / f"boards/starts/{family.name}.svg"
        file.parent.mkdir(parents=True, exist_ok=True)
        name = family.variants[0]["name"]
        file.write_text(thumbnail(hurdle.Position(name).svg(pieces[name])), encoding="utf-8")
    return drawn


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--build", type=pathlib.Path, required=True)
    parser.add_argument("--power", type=pathlib.Path, required=True)
    parser.add_argument("--npm", type=pathlib.Path)
    parser.add_argument("--to", type=pathlib.Path, required=True)
    asked = parser.parse_args()

    site = gather(asked.build.resolve(), asked.power)
    shutil.rmtree(asked.to, ignore_errors=True)
    asked.to.mkdir(parents=True)
    drawn = draw(site, asked.to, asked.build.resolve())
    writer = Writer(site, asked.to, asked.npm is not None)
    writer.all()
    for name in ("style.css", "find.js"):
        shutil.copy(HERE / name, asked.to)
    shutil.copy(ROOT / "perft/bench/results.svg", asked.to)
    if asked.npm is not None:
        for name in ("try.js", "edit.js"):
            shutil.copy(HERE / name, asked.to)
        shutil.copytree(asked.npm, asked.to / "library")
    print(f"{asked.to}: {len(writer.written)} pages, {drawn} boards")
    found = links.faults(asked.to)
    for fault in found:
        print(fault)
    print(f"site: {len(writer.written)} pages, {len(found)} faults")
    sys.exit(1 if found else 0)


if __name__ == "__main__":
    main()
