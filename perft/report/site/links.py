"""Reads the pages of a finished site as a browser does and names what is not whole: links that lead
nowhere, ids that are there twice, pictures without words."""
from __future__ import annotations

import pathlib
import urllib.parse
from html.parser import HTMLParser


class Page(HTMLParser):
    def __init__(self, content: str):
        super().__init__()
        self.ids: list[str] = []
        self.targets: list[str] = []
        self.faults: list[str] = []
        self.feed(content)

    def handle_starttag(self, tag, attributes):
        has = dict(attributes)
        if "id" in has:
            self.ids.append(has["id"])
        for name in ("href", "src"):
            if has.get(name):
                self.targets.append(has[name])
        if tag == "img" and not has.get("alt"):
            self.faults.append(f"a picture without words: {has.get('src')}")
        if tag == "html" and not has.get("lang"):
            self.faults.append("no language")


def faults(folder: pathlib.Path) -> list[str]:
    """A line for each, "PAGE: what is wrong"."""
    pages = {file.relative_to(folder).as_posix(): Page(file.read_text(encoding="utf-8"))
             for file in folder.rglob("*.html")}
    found = []
    for name, page in pages.items():
        found += [f"{name}: {fault}" for fault in page.faults]
        found += [f"{name}: two things have the id {one}" for one in set(page.ids)
                  if page.ids.count(one) > 1]
        for target in page.targets:
            parts = urllib.parse.urlsplit(target)
            if parts.scheme:
                continue
            path = urllib.parse.unquote(parts.path)
            there = (pathlib.Path(folder, name).parent / path if path else folder / name).resolve()
            if not there.is_file():
                found.append(f"{name}: the link leads to {target}, which is not there")
            elif parts.fragment and there.suffix == ".html" and there.name != "try.html":
                other = there.relative_to(folder.resolve()).as_posix()
                if urllib.parse.unquote(parts.fragment) not in pages[other].ids:
                    found.append(f"{name}: the link leads to {target}, a place that is not there")
    return found
