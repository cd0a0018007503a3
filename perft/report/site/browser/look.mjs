// What a browser sees of a page and of a board, whatever they are about.

/** Ids, links, pictures and faults of the page that is open. */
export async function lookAtPage(page) {
  return page.evaluate(() => {
    const faults = [];
    for (const one of document.images) if (!one.alt.trim()) faults.push(`${one.src} has no words`);
    for (const drawing of document.querySelectorAll("svg")) {
      if (!drawing.querySelector("title")?.textContent) faults.push("a drawing has no words");
    }
    const named = (one) => one.textContent.trim() || one.getAttribute("aria-label") || one.querySelector("img")?.alt ||
      [...(one.labels ?? [])].map((label) => label.textContent.trim()).join("");
    for (const one of document.querySelectorAll("a[href], button, input, select, textarea, summary")) {
      if (!named(one)) faults.push(`nothing says what this is: ${one.outerHTML.slice(0, 80)}`);
    }
    const levels = [...document.querySelectorAll("h1, h2, h3, h4")].map((one) => Number(one.localName[1]));
    if (levels.filter((level) => level === 1).length !== 1 || levels[0] !== 1) faults.push("not one heading at the top");
    levels.reduce((before, level) => (level > before + 1 && faults.push(`a heading of level ${level} below ${before}`), level));
    if (!document.documentElement.lang) faults.push("no language");
    const ids = [...document.querySelectorAll("[id]")].map((one) => one.id);
    for (const id of new Set(ids.filter((one, at) => ids.indexOf(one) !== at))) faults.push(`the id ${id} twice`);
    const root = document.documentElement;
    if (root.scrollWidth > root.clientWidth) faults.push(`${root.scrollWidth - root.clientWidth} pixels are cut off`);
    const leads = [...document.links].map((one) => one.href);
    const shows = [...document.images].map((one) => one.src);
    return { ids, faults, targets: [...new Set([...leads, ...shows])] };
  });
}

/** Every text of every board is inside of its picture, in the fonts that this machine has. */
export async function lookAtBoards(page, address, boards, checks) {
  await page.goto(`${address}/index.html`);
  for (let at = 0; at < boards.length; at += 100) {
    const some = boards.slice(at, at + 100);
    const faults = await page.evaluate(async (names) => {
      const place = document.body.appendChild(document.createElement("div"));
      const found = [];
      for (const name of names) {
        place.innerHTML = await (await fetch(name)).text();
        const { width, height } = place.firstChild.viewBox.baseVal;
        for (const text of place.querySelectorAll(".caption, .label, .count")) {
          const box = text.getBBox();
          if (box.x < 0 || box.y < 0 || box.x + box.width > width || box.y + box.height > height) {
            found.push(`${name}: ${text.textContent}`);
          }
        }
        if (!place.querySelector("title")?.textContent || !place.querySelector("desc")?.textContent) found.push(`${name}: no words`);
      }
      place.remove();
      return found;
    }, some);
    for (const name of some) {
      const wrong = faults.filter((fault) => fault.startsWith(`${name}:`));
      checks.check(`all words of ${name} are in the picture`, wrong.length === 0, wrong[0]);
    }
  }
  console.log(`${boards.length} boards`);
}

/** What is to be read on a page, but for the search, which needs JavaScript. */
export async function textWithoutScript(page, address) {
  await page.goto(address, { waitUntil: "load" });
  return page.evaluate(() => {
    const find = document.getElementById("find");
    const search = find && !find.hidden ? find.innerText : "";
    return document.querySelector("main").innerText.replace(search, "").replace(/\s+/g, " ").trim();
  });
}
