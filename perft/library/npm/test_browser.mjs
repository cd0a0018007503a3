// The package in Debian's Chromium, every game compared with the program:
//   node test_browser.mjs PACKAGE --hurdle PROGRAM
// `ci/library` runs it on the unpacked package.
import { execFileSync } from "node:child_process";
import { parseArgs } from "node:util";

import { Checks, openTab, serve, withBrowser } from "../../../ci/browser/chromium.mjs";

const { values: { hurdle }, positionals: [folder] } = parseArgs({
  allowPositionals: true, options: { hurdle: { type: "string" } },
});

/** What `hurdle` prints; an exit code of 1 is an answer too. */
function program(...words) {
  try {
    return execFileSync(hurdle, words, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim();
  } catch (error) {
    if (error.status !== 1) throw error;
    return error.stdout.trim();
  }
}

/** Runs in the browser: what the package says of every game's start. */
async function answers() {
  const { Position, inWords, variants, version } = await import("/index.js");
  const message = (use) => {
    try {
      return `no error: ${use()}`;
    } catch (error) {
      return `${error.name}: ${error.message}`;
    }
  };
  return {
    version: version(),
    refused: message(() => new Position("janggi", { fen: "9/9 w" })),
    games: variants().map((name) => {
      const start = new Position(name);
      const moves = start.moves();
      const wrong = `${/^[a-z]\d+/.exec(moves[0])[0]}z9`;
      const illegal = moves[0].replace(/[a-z]\d+/, "a1").replace(/\d+$/, (rank) => (rank === "5" ? "6" : "5"));
      return {
        name, moves, illegal, why: inWords(start.explain(illegal)), svg: start.svg(), fen: start.fen,
        nodes: String(start.perft(3)), referee: start.perft(2) === start.perft(2, { referee: true }),
        unread: message(() => start.explain(wrong)),
      };
    }),
  };
}

const checks = new Checks();
const server = await serve(folder);
try {
  await withBrowser(async (browser) => {
    const { page, takeWrong } = await openTab(browser, server.address);
    await page.goto(`${server.address}/package.json`);
    const { version, refused, games } = await page.evaluate(answers);
    const listed = JSON.parse(program("variants", "--json", "-")).result.map((one) => one.name);
    checks.same("the release", `hurdle ${version}`, program("--version").split("\n")[0]);
    checks.check("a bad FEN is named", refused.startsWith("HurdleError: fen: board, column"), refused);
    checks.same("the games", games.map((one) => one.name).join(" "), listed.join(" "));
    for (const { name, moves, illegal, why, svg, fen, nodes, referee, unread } of games) {
      checks.same(`${name}: moves`, moves.join("\n"), program("moves", name));
      checks.same(`${name}: perft to depth 3`, nodes, program("perft", name, "3"));
      checks.check(`${name}: both generators count the same`, referee);
      checks.same(`${name}: the sentence`, `${illegal} is ${why}`, program("explain", name, "--fen", fen, illegal));
      checks.same(`${name}: the picture`, svg.trim(), program("show", name, "--svg", "-"));
      checks.check(`${name}: what is no move is named`, unread.startsWith("HurdleError: move"), unread);
    }
    checks.same("the console is empty", takeWrong().join("; "), "");
  });
} finally {
  server.close();
}
checks.end("npm package in Chromium");
