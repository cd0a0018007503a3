"""Pages of rules as HTML: every clause with an id to link to, mentions of clauses as links, and
boards below the clauses that they show."""
from __future__ import annotations

import html
import posixpath
import re

import markdown

CLAUSE = re.compile(r"<strong>([A-Z]\d+[A-Z]?)\b")
MENTION = re.compile(r"\b([A-Z]\d{1,2}A?)\b")


def anchor(heading: str) -> str:
    """The id of a heading, as our pages link to it."""
    return re.sub(r"[^\w -]", "", html.unescape(heading).strip().lower()).replace(" ", "-")


def _headings(page: str, known: set[str]) -> str:
    """Every heading gets the id that links to it have; one that is a clause's, the clause's too."""
    def with_id(match):
        level, inner = match[1], match[2]
        words = re.sub(r"<[^>]*>", "", inner)
        clause = words.split()[0]
        mark = f'<a id="{clause}"></a>' if clause in known else ""
        return f'<h{level} id="{html.escape(anchor(words))}">{mark}{inner}</h{level}>'
    return re.sub(r"<h([2-4])>(.*?)</h\1>", with_id, page)


def _links(page: str, folder: str, pages: dict[str, str], root: str) -> str:
    """Links to pages of rules lead to them here; other files of the repository are no pages."""
    def fitted(match):
        target, inner = match[1], match[2]
        if re.match(r"[a-z]+:", target):
            return match[0]
        path, _, place = target.partition("#")
        there = pages.get(posixpath.normpath(posixpath.join(folder, path))) if path else ""
        if there is None:
            return inner
        place = "#" + place if place else ""
        return f'<a href="{root + there if there else ""}{place}">{inner}</a>'
    return re.sub(r'<a href="([^"]*)">(.*?)</a>', fitted, page, flags=re.S)


def _clause_ids(page: str, known: set[str]) -> str:
    seen = set()

    def with_id(match):
        clause = match[1]
        if clause not in known or clause in seen:
            return match[0]
        seen.add(clause)
        return f'<strong id="{clause}">{clause}'
    return CLAUSE.sub(with_id, page)


def _mentions(page: str, link) -> str:
    """Clauses that the text names become links; not in code, links, headings and their own head."""
    def linked(match):
        target = link(match[1])
        return f'<a href="{target}">{match[1]}</a>' if target else match[1]

    result, inside = [], []
    for part in re.split(r"(<[^>]*>)", page):
        tag = re.match(r"<(/?)(\w+)", part)
        if tag and tag[1] and inside and inside[-1] == tag[2]:
            inside.pop()
        elif tag and not tag[1] and (tag[2] in ("a", "code", "h2", "h3", "h4") or
                                     part.startswith("<strong id")):
            inside.append(tag[2])
        result.append(part if tag or inside else MENTION.sub(linked, part))
    return "".join(result)


def _with_boards(page: str, boards) -> str:
    """Behind a clause's paragraph or row, what `boards` makes of its id."""
    def row(match):
        clause = re.search(r'<strong id="([^"]+)"', match[0])
        shown = boards(clause[1]) if clause else ""
        if not shown:
            return match[0]
        width = len(re.findall(r"<td", match[0]))
        return f'{match[0]}\n<tr class="boards-row"><td colspan="{width}">{shown}</td></tr>'
    page = re.sub(r"<tr>(?:(?!</tr>).)*</tr>", row, page, flags=re.S)

    def item(match):
        clause = re.search(r'<strong id="([^"]+)"', match[0])
        shown = boards(clause[1]) if clause else ""
        return f"{match[1]}{shown}</li>" if shown else match[0]
    return re.sub(r"(<li>(?:(?!</?li>).)*)</li>", item, page, flags=re.S)


def render(text: str, *, folder: str, pages: dict[str, str], root: str, known: set[str], link,
           boards) -> tuple[str, str]:
    """The title, and the rest as HTML. `pages` says where files of Markdown are on the site, `link`
    where a clause is, `boards` what stands below one."""
    lines = text.split("\n")
    title, rest = lines[0].lstrip("# "), "\n".join(lines[1:])
    page = markdown.markdown(rest, extensions=["tables", "fenced_code", "sane_lists"])
    page = _headings(page, known)
    page = _clause_ids(page, known)
    page = _links(page, folder, pages, root)
    page = _mentions(page, link)
    page = _with_boards(page, boards)
    page = page.replace("<table>", '<div class="wide"><table>').replace("</table>", "</table></div>")
    return title, page
