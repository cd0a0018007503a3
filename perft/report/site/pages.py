"""The pages of the site, as HTML. Knows how they look and link to each other; what they say is in
the data."""
from __future__ import annotations

import html
import json
import pathlib
import re
from string import Template

import rules
from data import BOARDS_OF_A_CLAUSE, ROOT, Clause, Family, Game, Mistake, Position, PositionSet, Site

FRAME = Template("""<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>$title</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${root}style.css">
$head</head>
<body>
<a class="skip" href="#main">To the content</a>
<header>
<nav aria-label="Site"><a class="home" href="${root}index.html">Hurdle</a>
<a href="${root}index.html#games">Games</a>
<a href="${root}wrong-rules.html">Mutants</a>
<a href="${root}benchmarks.html">Benchmarks</a>$more</nav>
</header>
<main id="main">
$crumbs<h1>$heading</h1>
$body
</main>
<footer>Made by hurdle $version, commit $commit, from what the program says of itself.</footer>
</body>
</html>
""")


def text(words: object) -> str:
    return html.escape(str(words))


def number(count: object) -> str:
    return f"{int(count):,}"


class Writer:
    """Writes the pages of a site into a folder."""

    def __init__(self, site: Site, folder: pathlib.Path, try_it: bool):
        self.site, self.folder, self.try_it = site, folder, try_it
        self.written: list[str] = []
        self.defined: dict[str, str] = {}  # the page of rules that a clause stands on

    # ---- what pages share

    def write(self, path: str, title: str, body: str, crumbs=(), head: str = "") -> None:
        root = "../" * path.count("/")
        steps = "".join(f'<a href="{root}{place}">{text(name)}</a> › ' for name, place in crumbs)
        page = FRAME.substitute(
            title=text(f"{title} – Hurdle"), heading=text(title),
            root=root, head=head, body=body, version=text(self.site.build["version"]),
            commit=text(self.site.build["commit"]),
            more=f'\n<a href="{root}try.html">Try it</a>' if self.try_it else "",
            crumbs=f'<p class="crumbs">{steps}</p>\n' if steps else "")
        file = self.folder / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(page, encoding="utf-8")
        self.written.append(path)

    def clause_page(self, family: Family, clause: str) -> str | None:
        return f"{family.name}/{clause}.html" if clause in family.clauses else None

    def clause_links(self, family: Family, clauses, root: str) -> str:
        links = []
        for clause in clauses:
            page = self.clause_page(family, clause)
            title = family.clauses[clause].title if page else ""
            links.append(f'<a href="{root}{page}" title="{text(title)}">{clause}</a>' if page
                         else text(clause))
        return ", ".join(links)

    def board(self, position: Position, root: str, words: str | None = None,
              picture: str | None = None) -> str:
        return (f'<a class="board" href="{root}{position.page}">'
                f'<img src="{root}{picture or position.picture}" loading="lazy" '
                f'alt="{text(self.alt(position))}"></a>'
                + (f"<figcaption>{text(words)}</figcaption>" if words else ""))

    @staticmethod
    def alt(position: Position) -> str:
        return f"Board of {position.variant}: {position.fen}"

    def figures(self, positions, root: str, clause: str | None = None) -> str:
        """Boards with what they are about, with the moves of a clause if it is named."""
        return '<div class="figures">' + "".join(
            f"<figure>{self.board(one, root, one.about, one.picture_for(clause) if clause else None)}"
            "</figure>" for one in positions) + "</div>"

    # ---- the pages

    def all(self) -> None:
        self.index()
        for family in self.site.families:
            self.family(family)
        for family in self.site.families:
            self.counts(family)
            self.position_list(family)
            self.games(family)
            for one in family.sets:
                self.position_set(family, one)
            for clause in family.clauses.values():
                self.clause(family, clause)
            self.mistakes(family)
        self.common()
        self.wrong_rules()
        self.benchmarks()
        if self.try_it:
            self.trying()

    def index(self) -> None:
        cards = []
        for family in self.site.families:
            start = self.start_of(family)
            names = ", ".join(variant["name"] for variant in family.variants)
            amount = sum(len(one.positions) for one in family.sets)
            cards.append(
                f'<li class="card"><a class="board" href="{family.name}/index.html">'
                f'<img src="boards/starts/{family.name}.svg" alt="Start of {text(family.title)}: '
                f'{text(start)}"></a><h3><a href="{family.name}/index.html">{text(family.title)}</a>'
                f"</h3>{self.summary(family)}"
                f'<p><a href="{family.name}/counts.html">Counts</a>, '
                f'<a href="{family.name}/positions.html">{amount} positions</a>, '
                f'<a href="{family.name}/wrong-rules.html">{len(family.mistakes)} mutants</a></p>'
                f'<p class="small">{text(names)}</p></li>')
        positions = list(self.site.positions())
        counts = sum(len(position.perft) for position in positions)
        self.write("index.html", "Perft and rules verification for chess variants", (
            "<p>The rules of each game by clause, counts of move trees that two independent generators "
            "and other programs agree on, positions that show each clause, and common engine bugs.</p>"
            f"<p>{len(positions):,} positions with {counts:,} counts, and "
            f"{self.site.mutants:,} mutants that they tell from the right ones.</p>"
            f'<h2 id="games">Games</h2><ul class="cards">{"".join(cards)}</ul>'
            '<p>What all games share, from coordinates to FEN: <a href="common.html">the common '
            "clauses, C1 to C8</a>.</p>"))

    @staticmethod
    def summary(family: Family) -> str:
        """What the program says of the game, without the title before it."""
        words = family.variants[0]["summary"].removeprefix(family.title).lstrip(": ")
        if words.startswith("("):  # another name that the title lacks
            words = words[1:].replace(")", "", 1)
        return f"<p>{text(words[0].upper() + words[1:])}</p>" if words else ""

    @staticmethod
    def start_of(family: Family) -> str:
        return family.variants[0]["start"]

    def rules_pages(self) -> dict[str, str]:
        pages = {f"{family.name}/rules.md": f"{family.name}/index.html"
                 for family in self.site.families}
        return {**pages, "common.md": "common.html"}

    def family(self, family: Family) -> None:
        def boards(clause: str) -> str:
            shown = family.clauses[clause].best(BOARDS_OF_A_CLAUSE) if clause in family.clauses else []
            return self.figures(shown, "../", clause) if shown else ""

        def link(clause: str) -> str | None:
            page = self.clause_page(family, clause)
            return f"../{page}" if page else None

        title, page = rules.render(
            family.rules.read_text(encoding="utf-8"), folder=family.name, pages=self.rules_pages(),
            root="../", known=set(family.clauses), link=link, boards=boards)
        rows = "".join(f"<li>{self.clause_links(family, [clause.id], '../')} {text(clause.title)}</li>"
                       for clause in family.clauses.values())
        body = (f'<p class="tabs"><a href="counts.html">Counts</a> <a href="positions.html">Positions</a> '
                f'<a href="games.html">Games</a> <a href="wrong-rules.html">Mutants</a></p>'
                f'<details><summary>Clauses</summary><ul class="columns">{rows}</ul></details>{page}')
        if len(family.variants) > 1:
            variants = "".join(f"<dt>{text(v['name'])}</dt><dd>{text(v['summary'])}</dd>"
                               for v in family.variants)
            body += f'<h2 id="variants-here">Variants here</h2><dl>{variants}</dl>'
        house_rules = [(v["name"], r) for v in family.variants for r in v["readings"]]
        if house_rules:
            entries = "".join(
                f"<dt>{text(r['name'])} <span class=\"small\">({text(v)})</span></dt>"
                f"<dd>{text(r['says'])} Played by {text(r['who'])}.</dd>" for v, r in house_rules)
            body += f'<h2 id="house-rules">House rules</h2><dl>{entries}</dl>'
        for clause in re.findall(r'<strong id="([^"]+)"', page):
            self.defined[clause] = f"{family.name}/index.html"
        self.write(f"{family.name}/index.html", title, body)

    def common(self) -> None:
        title, page = rules.render(
            (ROOT / "movegen/variants/common.md").read_text(encoding="utf-8"), folder="",
            pages=self.rules_pages(), root="", known={f"C{i}" for i in range(1, 9)},
            link=lambda clause: f"{self.defined[clause]}#{clause}" if clause in self.defined else None,
            boards=lambda _: "")
        self.write("common.html", title, page)

    def counts(self, family: Family) -> None:
        body = ("<p>Numbers of lines of so many legal moves, passes included where the game has them. "
                "Each count is from the program's fast generator; who found the same is beside it.</p>")
        for variant in family.variants:
            shown = [p for one in family.sets if one.variant == variant["name"]
                     for p in one.positions if p.setup or "start" in p.tags or "published" in p.tags]
            if shown:
                body += f"<h2 id=\"{text(variant['name'])}\">{text(variant['name'])}</h2>"
            for position in shown:
                named = " against ".join(dict.fromkeys(position.setup or [])) or position.id
                body += (f"<h3>{text(named)}</h3><p>{text(position.about)} "
                         f'<a href="../{position.page}">Board</a></p>'
                         f"<p><code>{text(position.fen)}</code></p>{self.count_table(position)}")
        self.write(f"{family.name}/counts.html", f"{family.title}: counts", body,
                   [(family.title, f"{family.name}/index.html")])

    @staticmethod
    def count_table(position: Position) -> str:
        rows = "".join(
            f"<tr><td>{depth}</td><td class=\"number\">{number(count)}</td>"
            f"<td>{text(', '.join(position.confirmed_by(int(depth))))}</td></tr>"
            for depth, count in sorted(position.perft.items(), key=lambda item: int(item[0])))
        return ('<div class="wide"><table class="counts"><thead><tr><th>depth</th>'
                '<th class="number">count</th><th>found by</th></tr></thead>'
                f"<tbody>{rows}</tbody></table></div>")

    def position_set(self, family: Family, one: PositionSet) -> None:
        cards = []
        for position in one.positions:
            tries = (f' · <a href="../../try.html#{text(one.variant)}/{text(position.fen)}">Try it</a>'
                     if self.try_it else "")
            moves = ("" if position.moves is None else
                     f"<details><summary>{len(position.moves)} legal moves</summary>"
                     f"<p><code>{text(' '.join(position.moves))}</code></p></details>")
            cards.append(
                f'<article class="position" id="{text(position.id)}">'
                f'<img src="../../{position.picture}" loading="lazy" alt="{text(self.alt(position))}">'
                f'<div><h2><a href="#{text(position.id)}">{text(position.id)}</a></h2>'
                f"<p>{text(position.about)}</p><p>Clauses: "
                f"{self.clause_links(family, position.exercises, '../../')}{tries}</p>"
                f"<p><code>{text(position.fen)}</code></p>{self.count_table(position)}{moves}"
                "</div></article>")
        self.write(one.page, f"{one.variant}: {one.name}", f"<p>{text(one.about)}</p>" + "".join(cards),
                   [(family.title, f"{family.name}/index.html"),
                    ("Positions", f"{family.name}/positions.html")])

    def position_list(self, family: Family) -> None:
        clauses = "".join(
            f'<li><a href="{clause.id}.html">{clause.id}</a> {text(clause.title)}: '
            f"{len(clause.positions)}</li>" for clause in family.clauses.values() if clause.positions)
        sets = ""
        for one in family.sets:
            rows = "".join(
                f'<li data-find="{text(" ".join([p.id, *p.exercises, *p.tags, p.about]).lower())}">'
                f'<a href="../{p.page}">{text(p.id)}</a> {text(p.about)} '
                f'<span class="small">{text(" ".join(p.exercises))}</span></li>' for p in one.positions)
            sets += (f'<section class="found"><h3><a href="../{one.page}">{text(one.name)}</a> '
                     f'<span class="small">{text(one.variant)}, {len(one.positions)} positions</span></h3>'
                     f"<p>{text(one.about)}</p><details><summary>List</summary><ul>{rows}</ul>"
                     "</details></section>")
        body = (f'<h2 id="clauses">By clause</h2><ul class="columns">{clauses}</ul>'
                '<h2 id="sets">By set</h2>'
                '<p id="find" hidden><label>Find by clause, word or tag: '
                f'<input type="search" autocomplete="off"></label> <span role="status"></span></p>{sets}')
        self.write(f"{family.name}/positions.html", f"{family.title}: positions", body,
                   [(family.title, f"{family.name}/index.html")],
                   '<script src="../find.js" defer></script>\n')

    def games(self, family: Family) -> None:
        body = "<p>Whole games, each played to where it just ends or just goes on, with the clause that decides.</p>"
        for one in family.games:
            cards = "".join(self.game(family, game) for game in one.games)
            body += (f'<h2 id="{text(one.name)}">{text(one.name)} <span class="small">{text(one.variant)}, '
                     f"{len(one.games)} games</span></h2><p>{text(one.about)}</p>{cards}")
        self.write(f"{family.name}/games.html", f"{family.title}: games", body,
                   [(family.title, f"{family.name}/index.html")])

    def game(self, family: Family, game: Game) -> str:
        verdict = text(game.result) if game.result != "*" else "goes on"
        if game.by:
            verdict += f" by {self.clause_links(family, [game.by], '../')}"
        begins = " against ".join(dict.fromkeys(game.start.get("setup", []))) or game.start.get("fen")
        told = f" Told to end by {text(', '.join(game.ends))}." if game.ends else ""
        begin = f"<p>From <code>{text(begins)}</code></p>" if begins else "<p>From the start.</p>"
        moves = text(" ".join(game.moves))
        plies = "ply" if len(game.moves) == 1 else "plies"
        return (f'<article class="position" id="{text(game.anchor)}">'
                f'<img src="../{game.picture}" loading="lazy" alt="Last board of the game: {moves}">'
                f'<div><h3><a href="#{text(game.anchor)}">{text(game.id)}</a></h3>'
                f"<p><strong>{verdict}</strong>, after {len(game.moves)} {plies}.{told}</p>"
                f"<p>{text(game.about)}</p><p>Clauses: {self.clause_links(family, game.exercises, '../')}</p>"
                f"{begin}<details><summary>Moves</summary><p><code>{moves}</code></p></details></div></article>")

    def game_link(self, family: Family, name: str) -> str:
        """The name of a game, which leads to it where only one of the page is called so."""
        found = [game for one in family.games for game in one.games if game.id == name]
        return (f'<a href="../{family.name}/games.html#{text(found[0].anchor)}">{text(name)}</a>'
                if len(found) == 1 else f"<code>{text(name)}</code>")

    def clause(self, family: Family, clause: Clause) -> None:
        at = f"../{self.defined.get(clause.id, 'common.html')}"
        body = (f'<p>The clause itself is on <a href="{at}#{clause.id}">its page of rules</a>. It is '
                f"examined by {len(clause.positions)} positions, {clause.games} games and "
                f"{len(clause.mistakes)} mutants.</p>")
        if clause.mistakes:
            body += (f'<h2 id="wrong">What engines might believe</h2>'
                     f'{self.mistake_list(clause.mistakes, family)}')
        games = [game for one in family.games for game in one.games
                 if clause.id == game.by or clause.id in game.exercises]
        if games:
            links = "".join(f'<li><a href="games.html#{text(game.anchor)}">{text(game.set.name)}: {text(game.id)}</a> '
                            f"{text(game.about)}</li>" for game in games)
            body += f'<h2 id="games">Games</h2><details><summary>{len(games)} games</summary><ul>{links}</ul></details>'
        if clause.positions:
            body += '<h2 id="positions">Positions</h2>' + self.figures(clause.in_order(), "../")
        self.write(f"{family.name}/{clause.id}.html", f"{clause.id} {clause.title} ({family.title})", body,
                   [(family.title, f"{family.name}/index.html")])

    def mistake_list(self, mistakes: list[Mistake], family: Family) -> str:
        rows = []
        for mistake in mistakes:
            variants = [v["name"] for v in family.variants]
            of = "" if mistake.variants == variants else f" Of {', '.join(mistake.variants)}."
            shown, killer = mistake.shown_by, mistake.killer
            if shown is None:
                said = (f" Told apart by the game {self.game_link(family, killer['id'])}: "
                        f"{text(killer['words'].rstrip(': '))}." if killer else "")
                figure = ""
            else:
                said = (f" At depth {killer['depth']} it counts {number(killer['found'])}, the rules "
                        f"{number(killer['expected'])}." if "found" in killer else "")
                figure = f"<figure>{self.board(shown, '../')}</figure>"
            rows.append(f'<li id="{text(mistake.anchor)}">{figure}<div><p>{text(mistake.error)}</p>'
                        f'<p class="small"><code>{text(mistake.name)}</code>.{text(of)}{said}</p></div></li>')
        return f'<ul class="mistakes">{"".join(rows)}</ul>'

    def mistakes(self, family: Family) -> None:
        body = ("<p>Rules that somebody might believe instead, each with the cheapest position that "
                "tells it from the right ones.</p>")
        for clause in family.clauses.values():
            if clause.mistakes:
                body += (f'<h2 id="{clause.id}"><a href="{clause.id}.html">{clause.id}</a> '
                         f"{text(clause.title)}</h2>{self.mistake_list(clause.mistakes, family)}")
        self.write(f"{family.name}/wrong-rules.html", f"{family.title}: mutants", body,
                   [("Mutants", "wrong-rules.html")])

    def wrong_rules(self) -> None:
        rows = "".join(f'<li><a href="{family.name}/wrong-rules.html">{text(family.title)}</a>: '
                       f"{len(family.mistakes)}</li>" for family in self.site.families)
        self.write("wrong-rules.html", "Mutants", (
            "<p>What engines believe: a clause read wrongly in a way that an author might. "
            f"{self.site.mutants:,} such rules, counted for each variant, are known to the program, and "
            "the quick positions tell every one from the right rules.</p>"
            f'<ul class="columns">{rows}</ul>'))

    def benchmarks(self) -> None:
        results = self.site.benchmarks
        machine = results["machine"]
        rows = ""
        for name, result in results["benchmarks"].items():
            rates = sorted(result["rates"])
            method, _, rest = name.partition("/")
            rows += (f"<tr><td>{text(rest.replace('/', ', '))}</td><td>{text(method)}</td>"
                     f"<td class=\"number\">{result['depth']}</td><td class=\"number\">"
                     f"{result['threads']}</td><td class=\"number\">{rates[len(rates) // 2] / 1e6:,.1f}"
                     "</td></tr>")
        self.write("benchmarks.html", "Benchmarks", (
            f"<p>Leaves a second, {text(results['date'])}, on {text(machine['cpu'])} with "
            f"{machine['cores']} cores, {text(machine['system'])}; {text(results['compiler'])}, commit "
            f"{text(results['commit'])}.</p>"
            '<div class="wide"><img class="chart" src="results.svg" alt="Chart of leaves a second by '
            'variant and counting method; the table below has the numbers."></div>'
            '<div class="wide"><table><thead><tr><th>positions</th><th>method</th>'
            '<th class="number">depth</th><th class="number">threads</th>'
            '<th class="number">million leaves a second</th></tr></thead>'
            f"<tbody>{rows}</tbody></table></div>"))

    def trying(self) -> None:
        variants = [variant["name"] for family in self.site.families for variant in family.variants]
        clauses = {variant["name"]: {clause: f"{family.name}/{clause}.html" for clause in family.clauses}
                   for family in self.site.families for variant in family.variants}
        page = Template((pathlib.Path(__file__).parent / "try.html").read_text(encoding="utf-8"))
        self.write("try.html", "Try it", page.substitute(
            options="".join(f"<option>{text(name)}</option>" for name in variants),
            clauses=json.dumps(clauses)),
            head='<noscript><style>#loading { display: none }</style></noscript>\n'
                 '<script type="module" src="try.js"></script>\n')
