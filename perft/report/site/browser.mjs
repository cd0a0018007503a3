// Tries a finished site in Debian's Chromium: every page in two widths and without JavaScript, every
// board, the search and, by the keyboard alone, the page to try the rules, compared with the program.
//   node browser.mjs SITE --hurdle PROGRAM [--pictures FOLDER] [--only pages|boards|plain|find|try] [--pages WORDS]
// --pages: of pages, boards and plain, only those with these words in their path.
// A line for what fails, then the sums; exit code 1 when anything fails.
import { existsSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";

import { Checks, openTab, serve, withBrowser } from "../../../ci/browser/chromium.mjs";
import { lookAtBoards, lookAtPage, textWithoutScript } from "./browser/look.mjs";
import { takePictures } from "./browser/pictures.mjs";
import { Program } from "./browser/program.mjs";
import { tryByKeyboard, tryByMouse } from "./browser/try.mjs";

const wide = { width: 1200, height: 900 };
const phone = { width: 360, height: 740 };

const { values: asked, positionals: [site] } = parseArgs({
  allowPositionals: true,
  options: { hurdle: { type: "string" }, pictures: { type: "string" }, only: { type: "string" }, pages: { type: "string" } },
});
const files = (await readdir(site, { recursive: true })).filter((file) => !file.startsWith("library")).sort();
const chosen = files.filter((file) => file.includes(asked.pages ?? ""));
const pages = chosen.filter((file) => file.endsWith(".html"));
const boards = chosen.filter((file) => file.endsWith(".svg") && file.startsWith("boards"));
const checks = new Checks();

/** Every page, wide and narrow; then every link of theirs, once. */
async function walk({ page, takeWrong }, address) {
  const seen = new Map();
  for (const name of pages) {
    await page.setViewport(wide);
    await page.goto(`${address}/${name}`, { waitUntil: "load" });
    const looked = await lookAtPage(page);
    seen.set(name, looked);
    await page.setViewport(phone);
    looked.faults.push(...(await page.evaluate(tooWide)).map((one) => `on a phone ${one}`), ...takeWrong());
    if (seen.size % 50 === 0) console.error(`${seen.size} of ${pages.length} pages`);
    checks.check(`${name} is whole`, looked.faults.length === 0, looked.faults.slice(0, 5).join("; "));
  }
  let links = 0;
  for (const [name, { targets }] of seen) {
    for (const target of targets.filter((one) => one.startsWith(address))) {
      const { pathname, hash } = new URL(target);
      const file = decodeURIComponent(pathname.slice(1));
      const there = files.includes(file) && (hash === "" || file === "try.html" ||
        (asked.pages && !seen.has(file)) || seen.get(file)?.ids.includes(decodeURIComponent(hash.slice(1))));
      links += 1; // pictures too
      if (!there) checks.check(`${name} leads somewhere`, false, target);
    }
  }
  console.log(`${pages.length} pages in two widths, ${links} links`);
}

/** What juts out of the page to the right. */
function tooWide() {
  const root = document.documentElement;
  if (root.scrollWidth <= root.clientWidth) return [];
  const jutting = [...document.querySelectorAll("main *")].find(
    (one) => one.getBoundingClientRect().right > root.clientWidth + 1 && !one.closest(".wide, pre"));
  return [`${root.scrollWidth - root.clientWidth} pixels are cut off, by ${jutting?.outerHTML.slice(0, 80)}`];
}

/** What is to be read without JavaScript is what is to be read with it. */
async function plain(browser, address) {
  const [on, off] = [await openTab(browser, address), await openTab(browser, address)];
  await off.page.setJavaScriptEnabled(false);
  for (const name of pages) {
    const [withScript, without] = [await textWithoutScript(on.page, `${address}/${name}`),
      await textWithoutScript(off.page, `${address}/${name}`)];
    if (name === "try.html") {
      checks.check("the page to try says what it needs", /alone needs JavaScript/.test(without) &&
        !/being loaded/.test(without), without);
    } else {
      checks.check(`${name} is read without JavaScript`, without.length > 80 && withScript === without,
        `${without.length} letters, ${withScript.length} with it`);
    }
    checks.same(`${name} has no complaint without JavaScript`, off.takeWrong().join("; "), "");
  }
  await on.page.close();
  await off.page.close();
}

async function find({ page, takeWrong }, address) {
  await page.setViewport(wide);
  await page.goto(`${address}/makruk/positions.html`);
  await page.focus("main summary");
  while (!await page.$eval("#find input", (field) => field === document.activeElement)) {
    await page.keyboard.down("Shift");
    await page.keyboard.press("Tab");
    await page.keyboard.up("Shift");
  }
  await page.keyboard.type("t4 promot");
  const shown = await page.$$eval(".found:not([hidden]) li:not([hidden])", (all) => all.map((one) => one.textContent));
  checks.check("positions are found by clause and word", shown.length > 0 && shown.every((one) => /\bT4\b/.test(one)), shown.length);
  checks.same("and their number is said", await page.$eval("#find [role=status]", (one) => one.textContent), `${shown.length} positions`);
  await page.goto(`${address}/index.html`);
  await page.keyboard.press("Tab");
  checks.same("the first key leads past the menu", await page.evaluate(() => document.activeElement.textContent), "To the content");
  checks.check("and is seen", await page.evaluate(() => document.activeElement.getBoundingClientRect().left >= 0));
  await page.keyboard.press("Enter");
  checks.same("where it says", new URL(page.url()).hash, "#main");
  checks.same("the search has no complaint", takeWrong().join("; "), "");
}

const wants = (part) => asked.only === undefined || asked.only === part;
const server = await serve(site);
try {
  await withBrowser(async (browser) => {
    const tab = await openTab(browser, server.address);
    if (wants("pages")) await walk(tab, server.address);
    if (wants("boards")) await lookAtBoards(tab.page, server.address, boards, checks);
    if (wants("plain")) await plain(browser, server.address);
    if (wants("find")) await find(tab, server.address);
    if (wants("try") && existsSync(join(site, "try.html"))) {
      const program = new Program(asked.hurdle);
      await tryByKeyboard(tab, server.address, program, checks);
      await tryByMouse(tab, server.address, checks);
    }
    if (asked.pictures) await takePictures(tab.page, server.address, asked.pictures);
  });
} finally {
  server.close();
}
checks.end("browser");
