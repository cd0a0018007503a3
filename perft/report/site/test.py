"""Tests of what the pages are made by: rules as HTML, and the finder of faults."""
import pathlib
import tempfile
import unittest

import build
import data
import links
import rules
from pages import Writer

PAGE = """# Checkers: the rules

See [all games](../common.md#c5-check), [chess](../chess/rules.md) and [a file](../../x.cpp).

## Pieces

| clause | piece | how it goes |
|---|---|---|
| **Q1** | man | One step, but for Q2. |

- **Q2 capture.** As `Q1` says, or Q1.
"""


def rendered():
    return rules.render(
        PAGE, folder="checkers", pages={"common.md": "common.html", "chess/rules.md": "chess/index.html"},
        root="../", known={"Q1", "Q2"}, link=lambda clause: f"{clause}.html" if clause[0] == "Q" else None,
        boards=lambda clause: f"[boards of {clause}]")


class Rules(unittest.TestCase):
    def test_title_and_headings(self):
        title, page = rendered()
        self.assertEqual(title, "Checkers: the rules")
        self.assertIn('<h2 id="pieces">Pieces</h2>', page)

    def test_clauses_have_ids_and_mentions_are_links(self):
        page = rendered()[1]
        self.assertIn('<strong id="Q1">Q1</strong>', page)
        self.assertIn('<strong id="Q2">Q2 capture.</strong>', page)
        self.assertIn('but for <a href="Q2.html">Q2</a>.', page)
        self.assertIn("As <code>Q1</code> says, or <a", page)

    def test_links_lead_to_pages_of_the_site_or_nowhere(self):
        page = rendered()[1]
        self.assertIn('<a href="../common.html#c5-check">all games</a>', page)
        self.assertIn('<a href="../chess/index.html">chess</a> and a file.', page)

    def test_boards_stand_below_their_clause(self):
        page = rendered()[1]
        self.assertIn('<tr class="boards-row"><td colspan="3">[boards of Q1]</td></tr>', page)
        self.assertIn("[boards of Q2]</li>", page)


def family(name: str, title: str, summary: str = "") -> data.Family:
    return data.Family(name, title, pathlib.Path(), [{"name": name, "summary": summary}])


class Index(unittest.TestCase):
    def test_games_that_most_readers_know_are_first(self):
        names = ["janggi", "makpong", "makruk", "xiangqi", "shogi", "chess", "crazyhouse"]
        found = [one.name for one in data._families([{"name": name} for name in names])]
        self.assertEqual(found, ["chess", "xiangqi", "shogi", "janggi", "makpong", "makruk", "crazyhouse"])

    def test_titles_are_names_of_games(self):
        self.assertEqual([one.title for one in data._families([{"name": "makruk"}, {"name": "chess960"}])],
                         ["Chess", "Makruk (Thai chess)"])

    def test_cards_do_not_repeat_the_title(self):
        for title, summary, shown in [("Chess", "Chess", ""),
                                      ("Makruk (Thai chess)", "Makruk (Thai chess): no flight", "<p>No flight</p>"),
                                      ("Janggi", "Janggi (Korean chess): draws", "<p>Korean chess: draws</p>"),
                                      ("Simplified Makpong", "Simplified Makpong: Makruk", "<p>Makruk</p>")]:
            self.assertEqual(Writer.summary(family("x", title, summary)), shown)


class Boards(unittest.TestCase):
    SVG = ('<svg xmlns="http://www.w3.org/2000/svg" width="354" height="450" viewBox="0 0 354 450">'
           '<rect class="ground" x="26" y="8" width="320" height="320"/>'
           '<g class="piece white" transform="translate(46 28)"><path d="M0 0z"/></g>'
           '<g class="sample piece white" transform="translate(33 365) scale(0.4)"><path d="M0 0z"/></g>'
           '<text class="caption" x="46" y="370">White to move</text></svg>')

    def test_thumbnails_end_below_the_letters_of_files(self):
        made = build.thumbnail(self.SVG)
        self.assertIn('viewBox="0 0 354 354"', made)
        self.assertIn('height="354"', made)
        self.assertNotIn("to move", made)
        self.assertEqual(made.count("<g "), 1)
        self.assertNotIn("ns0:", made)

    def test_boards_of_a_clause_show_the_moves_that_it_makes_legal(self):
        class Verdict:
            def __init__(self, clause):
                self.clause = clause

        class Position:
            def __init__(self, moves):
                self.legal = moves

            def moves(self):
                return list(self.legal)

            def explain(self, move):
                return Verdict(self.legal[move])

        self.assertEqual(build.arrows(Position({"a1a2": "Q1", "b1b2": "Q2", "a1b2": "Q1"}), "Q1"),
                         ["a1a2", "a1b2"])
        self.assertEqual(build.arrows(Position({f"P@{i}": "Q1" for i in range(31)}), "Q1"), [])


class Links(unittest.TestCase):
    def faults(self, **pages):
        with tempfile.TemporaryDirectory() as folder:
            for name, content in pages.items():
                pathlib.Path(folder, name + ".html").write_text(content, encoding="utf-8")
            return links.faults(pathlib.Path(folder))

    def test_whole_pages_have_none(self):
        self.assertEqual(self.faults(a='<a href="b.html#x">b</a>', b='<p id="x"><a href="#x">x</a>'), [])

    def test_every_fault_is_named(self):
        found = self.faults(a='<a href="c.html">c</a><a href="b.html#y">b</a><img src="b.html">',
                            b='<p id="x"><p id="x">')
        self.assertEqual(len(found), 4, found)
        for words in ("c.html, which is not there", "b.html#y, a place that", "without words", "have the id x"):
            self.assertTrue(any(words in one for one in found), words)


if __name__ == "__main__":
    unittest.main()
