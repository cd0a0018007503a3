// The page to try the rules, as somebody uses it without a mouse, and with one.

const said = (page) => page.$eval("#said", (one) => one.textContent);
const value = (page, selector) => page.$eval(selector, (one) => one.value);

async function press(page, key, times = 1) {
  for (let i = 0; i < times; ++i) await page.keyboard.press(key);
}

async function open(page, address, fragment = "") {
  await page.goto("about:blank");
  await page.goto(`${address}/try.html${fragment}`);
  await page.waitForSelector("#try:not([hidden])");
}

/** Goes on by the Tab key until it is there. */
async function tabTo(page, selector) {
  for (let i = 0; i < 60; ++i) {
    if (await page.evaluate((wanted) => document.activeElement.matches(wanted), selector)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`the Tab key does not lead to ${selector}`);
}

async function typeInto(page, selector, words) {
  await tabTo(page, selector);
  await page.keyboard.down("Control");
  await page.keyboard.press("a");
  await page.keyboard.up("Control");
  await page.keyboard.type(words);
}

/** Sets a position up by its FEN, asks of an illegal move, and counts, by keys. */
async function onePosition(page, address, program, variant, position, checks) {
  const what = `${variant.name}, ${position.id}`;
  await open(page, address);
  await tabTo(page, "#variant");
  const names = await page.$$eval("#variant option", (all) => all.map((one) => one.value));
  await press(page, "Home");
  await press(page, "ArrowDown", names.indexOf(variant.name));
  checks.same(`${what}: the game is chosen`, await value(page, "#variant"), variant.name);
  await typeInto(page, "#fen", position.fen);
  await tabTo(page, "#position button");
  await press(page, "Enter");
  checks.same(`${what}: the position is set up`, await value(page, "#fen"), position.fen);

  const moves = program.moves(variant.name, position.fen);
  const shown = await page.$$eval("#moves button", (all) => all.map((one) => one.textContent));
  checks.same(`${what}: legal moves`, shown.join(" "), moves.join(" "));
  checks.same(`${what}: and their number`, await page.$eval("#count", (one) => one.textContent), `${moves.length} legal moves`);

  const wrong = program.illegalMove(variant, position.fen);
  await typeInto(page, "#typed", wrong.move);
  await press(page, "Enter");
  const sentence = await said(page);
  const clause = / by (\w+) /.exec(wrong.said)[1];
  checks.same(`${what}: why not`, sentence, `${wrong.said} More of ${clause}`);
  checks.same(`${what}: nothing was played`, await value(page, "#fen"), position.fen);

  await tabTo(page, "#depth");
  await page.keyboard.type("4");
  await tabTo(page, "#perft button");
  await press(page, "Enter");
  const counted = await page.$eval("#perft-result", (one) => one.textContent);
  checks.same(`${what}: perft to depth 4`, counted.split(" ")[0], Number(position.perft[4]).toLocaleString("en"));
  checks.same(`${what}: with a line for each move`, counted.trim().split("\n").length - 2, moves.length);
}

/** Every game: its start and another position, as published. */
export async function tryByKeyboard({ page, takeWrong }, address, program, checks) {
  await page.setViewport({ width: 1000, height: 1000 });
  let tried = 0;
  for (const variant of program.variants) {
    const positions = program.published(variant, 4);
    checks.check(`${variant.name} has published counts`, positions.length > 0);
    for (const position of positions) {
      await onePosition(page, address, program, variant, position, checks);
      tried += 1;
    }
    checks.same(`${variant.name}: the console is empty`, takeWrong().join("; "), "");
  }
  await onTheBoard(page, address, checks);
  checks.same("the console is empty after the board", takeWrong().join("; "), "");
  console.log(`${program.variants.length} games, ${tried} positions by the keyboard`);
}

/** Arrow keys and Enter on the board. */
async function onTheBoard(page, address, checks) {
  await open(page, address, "#makruk/");
  await tabTo(page, "#board");
  await press(page, "ArrowUp", 2);
  checks.same("the keyboard is on a square", await page.$eval("#where", (one) => one.textContent), "a3: P");
  await press(page, "Enter");
  checks.same("where the piece goes is shown", await page.$$eval("#board .goal", (all) => all.length), 1);
  await press(page, "ArrowUp", 2);
  await press(page, "Enter");
  checks.check("an illegal move is told why", (await said(page)).startsWith("a3a5 is illegal by T4"), await said(page));
  await press(page, "ArrowDown", 2);
  await press(page, "Enter");
  await press(page, "ArrowUp");
  await press(page, "Enter");
  checks.check("a legal one is played", (await said(page)).startsWith("a3a4 is legal by T4"), await said(page));
  await tabTo(page, "#moves button");
  await press(page, "Enter");
  checks.check("so is one of the list", (await value(page, "#fen")).includes(" w "), await value(page, "#fen"));
  checks.check("and the list keeps the keyboard", await page.evaluate(() => document.activeElement.matches("#moves button")));

  await open(page, address, `#makruk/${encodeURIComponent("4k3/8/8/8/8/8/8/R3K3 w - - 0 1")}`);
  await tabTo(page, "#edit");
  await press(page, "Enter");
  await tabTo(page, "#pieces input");
  await press(page, "ArrowRight"); // from nothing to the first letter
  const piece = await page.$eval("#pieces input:checked", (one) => one.value);
  await page.keyboard.down("Shift");
  for (let i = 0; i < 10 && !await page.evaluate(() => document.activeElement.id === "board"); ++i) await press(page, "Tab");
  await page.keyboard.up("Shift");
  await press(page, "ArrowUp", 4);
  await press(page, "ArrowRight", 2);
  await press(page, "Enter");
  await tabTo(page, "#done");
  await press(page, "Enter");
  checks.same("a board is set up by keys", await value(page, "#fen"), `4k3/8/8/2${piece}5/8/8/8/R3K3 w - - 0 1`);
}

/** The middle of a square, in the window. */
async function clickOn(page, square) {
  const { x, y } = await page.evaluate((wanted) => {
    const drawing = document.querySelector("#board svg");
    const label = (text) => [...drawing.querySelectorAll("text.label")].find((one) => one.textContent === text);
    drawing.scrollIntoView({ block: "center" });
    const box = label(wanted.slice(1)).getBBox();
    const place = new DOMPoint(Number(label(wanted[0]).getAttribute("x")), box.y + box.height / 2)
      .matrixTransform(drawing.getScreenCTM());
    return { x: place.x, y: place.y };
  }, square);
  await page.mouse.click(x, y);
}

const choosePiece = (page, piece) => page.click(`#pieces input[value="${piece}"]`);

const figures = (page) => page.$$eval("#board .piece.figure", (all) => all.length);

export async function tryByMouse({ page, takeWrong }, address, checks) {
  await open(page, address, `#janggi/${encodeURIComponent("4k4/9/9/9/9/9/9/9/9/4K4 w")}`);
  checks.same("the address sets the board up", await page.$eval("#count", (one) => one.textContent), "3 legal moves");
  await page.type("#typed", "e1e2");
  await page.click("#move button");
  checks.same("an illegal move has a link to its clause", await page.$eval("#said a", (one) => one.getAttribute("href")), "janggi/J10.html");
  await page.$eval("#fen", (field) => { field.value = "nonsense"; });
  await page.click("#position button");
  checks.check("a bad FEN is named", (await said(page)).includes("column"), await said(page));

  await page.select("#variant", "makruk");
  checks.same("pieces are figures", await figures(page), 32);
  await page.click("#edit");
  checks.same("but letters while a board is set up", await figures(page), 0);
  await page.click("#edit");
  checks.same("and figures afterwards", await figures(page), 32);
  checks.same("another game begins at its start", await page.$eval("#count", (one) => one.textContent), "23 legal moves");
  await clickOn(page, "a3");
  checks.same("a click shows where the piece goes", await page.$$eval("#board .goal", (all) => all.length), 1);
  await clickOn(page, "a4");
  checks.check("and the next one plays", (await said(page)).startsWith("a3a4 is legal by T4"), await said(page));
  await clickOn(page, "a6");
  await clickOn(page, "a4");
  checks.check("or says why not", (await said(page)).startsWith("a6a4 is illegal by T4"), await said(page));
  await page.click("#undo");
  checks.check("moves are taken back", (await value(page, "#fen")).includes(" w "), await value(page, "#fen"));

  const placed = "rnsmksnr/8/pppppppp/8/4R3/1PPPPPPP/8/1NSKMSNR b - - 0 1";
  await page.click("#edit");
  await choosePiece(page, "R");
  await clickOn(page, "e4");
  await choosePiece(page, "");
  await clickOn(page, "a3");
  await page.select("#side", "b");
  await page.click("#done");
  checks.check("too many rooks are refused", (await said(page)).includes("invalid position"), await said(page));
  await choosePiece(page, "");
  await clickOn(page, "a1");
  await page.click("#done");
  checks.same("a board is set up by hand", await value(page, "#fen"), placed);
  await page.click("#start");
  checks.check("and the start is there again", (await value(page, "#fen")).startsWith("rnsmksnr/8/pppppppp/8/8/PPPPPPPP"), await value(page, "#fen"));
  checks.same("the console is empty after all clicks", takeWrong().join("; "), "");
}
