// Debian's Chromium for our tests, a folder as a server's root, and a list of what was tried. Knows no
// page of ours.
import { createReadStream } from "node:fs";
import { mkdtemp, rm, stat } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { extname, join, normalize } from "node:path";

import puppeteer from "puppeteer-core";

const types = {
  ".css": "text/css", ".html": "text/html; charset=utf-8", ".js": "text/javascript", ".json": "application/json",
  ".png": "image/png", ".svg": "image/svg+xml", ".wasm": "application/wasm",
};

/** Hands out the files of a folder to this machine; `close` ends that. */
export async function serve(folder) {
  const server = createServer(async (request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url, "http://x").pathname));
    const file = join(folder, path);
    const found = await stat(file).catch(() => null);
    const missing = path === "/favicon.ico" ? 204 : 404; // browsers ask for it unasked
    response.writeHead(found?.isFile() ? 200 : missing, { "content-type": types[extname(file)] ?? "text/plain" });
    if (found?.isFile()) createReadStream(file).pipe(response);
    else response.end(`there is no ${path}`);
  });
  await new Promise((ready) => server.listen(0, "127.0.0.1", ready));
  return {
    address: `http://127.0.0.1:${server.address().port}`,
    close: () => { server.closeAllConnections(); server.close(); },
  };
}

/** Gives `use` a browser with a fresh profile, and ends both. */
export async function withBrowser(use) {
  const profile = await mkdtemp(join(tmpdir(), "hurdle-chromium-"));
  const browser = await puppeteer.launch({
    executablePath: "/usr/bin/chromium",
    userDataDir: profile,
    protocolTimeout: 600_000,
    args: ["--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
      "--disable-background-networking", "--disable-component-update", "--disable-sync"],
  });
  try {
    return await use(browser);
  } finally {
    await browser.close();
    await rm(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
}

/** A tab, and what went wrong in it so far: errors and warnings of the console, and files that are not there. */
export async function openTab(browser, address) {
  const page = await browser.newPage();
  const wrong = [];
  page.setDefaultTimeout(120_000);
  page.on("console", (said) => ["error", "warn", "assert"].includes(said.type()) && wrong.push(`console: ${said.text()}`));
  page.on("pageerror", (error) => wrong.push(`script: ${error.message}`));
  page.on("requestfailed", (request) => wrong.push(`${request.url()}: ${request.failure()?.errorText}`));
  page.on("response", (got) => got.status() >= 400 && wrong.push(`${got.url()}: ${got.status()}`));
  page.on("request", (asked) => /^https?:/.test(asked.url()) && !asked.url().startsWith(address) &&
    wrong.push(`asks elsewhere: ${asked.url()}`));
  return { page, takeWrong: () => wrong.splice(0) };
}

/** What was tried: `check` prints what failed at once, `end` the sums, and sets the exit code. */
export class Checks {
  #passed = 0;
  #failed = 0;

  check(what, good, seen = "") {
    if (good) this.#passed += 1;
    else {
      this.#failed += 1;
      console.log(`FAILED: ${what}${seen === "" ? "" : `, but: ${seen}`}`);
    }
    return good;
  }

  same(what, seen, wanted) {
    return this.check(what, seen === wanted, `${JSON.stringify(seen)} in place of ${JSON.stringify(wanted)}`);
  }

  get soFar() {
    return this.#passed + this.#failed;
  }

  end(name) {
    console.log(`${name}: ${this.#passed} passed, ${this.#failed} failed`);
    process.exitCode = this.#failed > 0 || this.#passed === 0 ? 1 : 0;
  }
}
