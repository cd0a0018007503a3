"""Tries a finished site in Debian's Chromium: what a visitor does, and whether the console stays empty.

  browser.py SITE [--pictures FOLDER]   pictures of some pages, wide and narrow, light and dark

Prints a line for each check; exit code 1 when one fails."""
from __future__ import annotations

import argparse
import functools
import http.server
import pathlib
import re
import subprocess
import sys
import tempfile
import threading

HERE = pathlib.Path(__file__).resolve().parent
CHROMIUM = "/usr/bin/chromium"
TEST = "try_test.html"


class Server(http.server.SimpleHTTPRequestHandler):
    """The site, and beside it the page that tries it."""

    def translate_path(self, path):
        asked = path.lstrip("/").split("?")[0]
        return str(HERE / TEST) if asked == TEST else super().translate_path(path)

    def log_message(self, *_):
        pass


def chromium(*words: str) -> subprocess.CompletedProcess:
    with tempfile.TemporaryDirectory() as profile:
        return subprocess.run(
            [CHROMIUM, "--headless", "--no-sandbox", "--disable-gpu", "--no-first-run",
             "--hide-scrollbars", "--disable-background-networking", "--enable-logging=stderr",
             f"--user-data-dir={profile}", *words],
            capture_output=True, text=True, timeout=240, check=True)


def complaints(done: subprocess.CompletedProcess) -> list[str]:
    return [line for line in done.stderr.splitlines() if "CONSOLE" in line]


def checks(address: str, pages: list[str], with_try: bool):
    """What was tried, and what was wrong about it."""
    done = chromium("--dump-dom", "--timeout=120000", "--virtual-time-budget=100000",
                    f"{address}/{TEST}{'' if with_try else '#no-try'}")
    lines = re.findall(r"<li>(.*?)</li>", done.stdout)
    for line in lines:
        yield line.removeprefix("passed: "), "" if line.startswith("passed") else line
    yield ("all checks of the pages came to their end",
           "" if "end of the checks" in done.stdout else done.stdout[-500:])
    yield "nothing is on the console meanwhile", "; ".join(complaints(done))
    for page in pages:
        done = chromium("--dump-dom", f"{address}/{page}")
        yield f"{page} loads with an empty console", "; ".join(complaints(done))


SHOWN = [  # name, page, size, and what else the browser is told
    ("rules", "janggi/index.html", "1100,1500"),
    ("phone", "janggi/index.html", "400,1200"),
    ("dark", "positions/makruk/pins.html", "1100,1200", "--force-dark-mode"),
    ("wrong-rules", "makruk/wrong-rules.html", "1100,1200"),
    ("try", f"{TEST}#picture", "1100,800"),
]


def take_pictures(site: pathlib.Path, address: str, folder: pathlib.Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for name, page, size, *more in SHOWN:
        if name != "try" or (site / "try.html").exists():
            chromium(f"--screenshot={folder / name}.png", f"--window-size={size}",
                     "--virtual-time-budget=100000", *more, f"{address}/{page}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("site", type=pathlib.Path)
    parser.add_argument("--pictures", type=pathlib.Path)
    asked = parser.parse_args()
    if not pathlib.Path(CHROMIUM).exists():
        print(f"browser: there is no {CHROMIUM} (Debian's package chromium); nothing was tried")
        return
    handler = functools.partial(Server, directory=str(asked.site))
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    address = f"http://127.0.0.1:{server.server_address[1]}"

    passed = failed = 0
    pages = ["index.html", "janggi/index.html", "common.html", "benchmarks.html"]
    for what, wrong in checks(address, pages, (asked.site / "try.html").exists()):
        print(f"{'FAILED' if wrong else 'passed'}: {what}{': ' + wrong if wrong else ''}", flush=True)
        passed, failed = passed + (not wrong), failed + bool(wrong)
    if asked.pictures:
        take_pictures(asked.site, address, asked.pictures)
    print(f"browser: {passed} passed, {failed} failed")
    sys.exit(1 if failed else 0)


main()
