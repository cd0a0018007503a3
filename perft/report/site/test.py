"""Tests of what the pages are made by: rules as HTML, and the finder of faults."""
import pathlib
import tempfile
import unittest

import links
import rules

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
