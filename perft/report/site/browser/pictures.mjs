// Pictures of some pages: wide and narrow, light and dark.
import { existsSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";

const shown = [ // name, page, width, height, and whether in the dark
  ["rules", "janggi/index.html#J4", 1000, 900],
  ["phone", "chess/index.html#H7", 360, 740],
  ["dark", "positions/makruk/pins.html", 1000, 760, true],
  ["wrong-rules", "makruk/wrong-rules.html", 1000, 800],
  ["try", `try.html#janggi/${encodeURIComponent("4k4/9/9/9/9/1C7/9/9/9/4K4 w")}`, 1000, 760],
];

export async function takePictures(page, address, folder) {
  await mkdir(folder, { recursive: true });
  for (const [name, path, width, height, dark] of shown) {
    await page.emulateMediaFeatures([{ name: "prefers-color-scheme", value: dark ? "dark" : "light" }]);
    await page.setViewport({ width, height });
    await page.goto("about:blank");
    await page.goto(`${address}/${path}`, { waitUntil: "networkidle0" });
    if (name === "try") {
      await page.waitForSelector("#try:not([hidden])");
      await page.type("#typed", "b5e5");
      await page.click("#move button");
    }
    await page.screenshot({ path: join(folder, `${name}.png`) });
  }
  await page.emulateMediaFeatures([]);
}
