// A board to play on by the rules, all in this page: the library says what is legal, and why not.
import { edited, put, readBoard, writeBoard } from "./edit.js";
import { Position, variants, inWords } from "./library/index.js";

const at = (id) => document.getElementById(id);
const clausePages = JSON.parse(at("clause-pages").textContent);
const known = new Set(variants());

let line = []; // the positions that were played through; the last one is shown
let from = ""; // the square that was chosen
let cursor = ""; // the square that the arrow keys are on
let cells = null; // what stands where, while the board is set up

const now = () => line[line.length - 1].position;

/** Runs what the library may refuse, and shows what it says then. */
function trying(work) {
  try {
    work();
  } catch (error) {
    at("said").textContent = error.message;
    at("said").dataset.verdict = "illegal";
  }
}

function say(verdict, move) {
  const page = clausePages[line[0].variant]?.[verdict.clause];
  at("said").dataset.verdict = verdict.says;
  at("said").textContent = `${move} is ${inWords(verdict)}`;
  if (page) {
    const link = document.createElement("a");
    link.href = page;
    link.textContent = `More of ${verdict.clause}`;
    at("said").append(" ", link);
  }
}

/** Where squares are on the drawing, by the labels at its edge. */
function squares(drawing) {
  const files = new Map();
  const ranks = new Map();
  for (const label of drawing.querySelectorAll("text.label")) {
    const text = label.textContent.trim();
    if (/^[a-z]$/.test(text)) files.set(text, Number(label.getAttribute("x")));
    if (/^\d+$/.test(text)) ranks.set(text, Number(label.getAttribute("y")));
  }
  return { files, ranks };
}

const pitch = 40;

/** The square under a place of the drawing, or nothing. */
function squareAt(drawing, event) {
  const place = new DOMPoint(event.clientX, event.clientY).matrixTransform(drawing.getScreenCTM().inverse());
  const { files, ranks } = squares(drawing);
  const near = (all, where) => [...all].find(([, middle]) => Math.abs(middle - where) <= pitch / 2)?.[0];
  const file = near(files, place.x);
  const rank = near(ranks, place.y - labelDrop);
  return file && rank ? file + rank : "";
}
let labelDrop = 0; // how far a rank's label is below the middle of its squares

function mark(drawing, square, kind) {
  const { files, ranks } = squares(drawing);
  const [, file, rank] = /^([a-z])(\d+)/.exec(square) ?? [];
  if (!files.has(file) || !ranks.has(rank)) return;
  const dot = document.createElementNS("http://www.w3.org/2000/svg", "circle");
  dot.setAttribute("cx", files.get(file));
  dot.setAttribute("cy", ranks.get(rank) - labelDrop);
  dot.setAttribute("class", kind);
  dot.setAttribute("r", kind === "goal" ? 6 : 19);
  drawing.append(dot);
}

/** The board as SVG, with figures if the game has any: they need no font, as hanja would. */
function drawn(position) {
  try {
    return position.svg({ pieces: "figures" });
  } catch {
    return position.svg({ pieces: "letters" });
  }
}

function show() {
  const { position, variant } = line[line.length - 1];
  at("board").innerHTML = cells ? position.svg({ pieces: "letters" }) : drawn(position); // `put` writes letters
  const drawing = at("board").querySelector("svg");
  const piece = drawing.querySelector(".piece[data-square]");
  if (piece) { // its middle, and its rank's label, say how the labels stand
    const middle = Number(/translate\(\S+ (\S+?)\)/.exec(piece.getAttribute("transform"))[1]);
    const rank = piece.dataset.square.slice(1);
    labelDrop = squares(drawing).ranks.get(rank) - middle;
  }
  const moves = position.moves();
  if (from) {
    mark(drawing, from, "chosen");
    const going = moves.filter((move) => move.startsWith(from));
    for (const move of going) mark(drawing, move.slice(from.length), "goal");
  }
  showCursor();
  at("fen").value = position.fen;
  at("count").textContent = `${moves.length} legal moves`;
  at("moves").replaceChildren(...moves.map((move) => {
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = move;
    button.addEventListener("click", () => {
      play(move);
      at("moves").querySelector("button")?.focus();
    });
    return button;
  }));
  at("undo").disabled = line.length < 2;
  at("perft-result").textContent = "";
  history.replaceState(null, "", `#${variant}/${encodeURIComponent(position.fen)}`);
}

/** The square that the keyboard is on, drawn and in words; nothing while it is elsewhere. */
function showCursor() {
  const drawing = at("board").querySelector("svg");
  const there = document.activeElement === at("board");
  drawing.querySelector(".cursor")?.remove();
  const piece = (cells ?? readBoard(now().fen)).get(cursor);
  at("where").textContent = there && cursor ? `${cursor}: ${piece ?? "empty"}` : "";
  if (there) mark(drawing, cursor, "cursor");
}

const steps = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] };

/** Arrow keys go over the board, Enter and the space bar choose, Escape lets go. */
function press(event) {
  const { files, ranks } = squares(at("board").querySelector("svg"));
  const [letters, numbers] = [[...files.keys()], [...ranks.keys()]];
  const step = steps[event.key];
  if (step) {
    const moved = (all, now, by) => all[Math.min(Math.max(all.indexOf(now) + by, 0), all.length - 1)];
    cursor = moved(letters, cursor[0], step[0]) + moved(numbers, cursor.slice(1), step[1]);
    showCursor();
  } else if (event.key === "Enter" || event.key === " ") {
    choose(cursor);
    showCursor();
  } else if (event.key === "Escape") {
    from = "";
    show();
  } else {
    return;
  }
  event.preventDefault();
}

function begin(variant, fen) {
  trying(() => {
    const position = new Position(variant, fen ? { fen } : {});
    edit(false);
    line = [{ position, variant }];
    from = "";
    cursor = "a1";
    at("variant").value = variant;
    at("said").textContent = "Choose a piece and where it should go, or type a move.";
    at("said").dataset.verdict = "";
    show();
  });
}

/** Plays a legal move; of an illegal one it says why it is. */
function play(move) {
  trying(() => {
    edit(false);
    from = "";
    const verdict = now().explain(move);
    if (verdict.says === "legal") {
      line.push({ position: now().play(move), variant: line[0].variant });
    }
    show();
    say(verdict, move);
  });
}

/** The middle of a square on the drawing. */
function middle(drawing, square) {
  const { files, ranks } = squares(drawing);
  return [files.get(square[0]), ranks.get(square.slice(1)) - labelDrop];
}

function edit(on) {
  cells = on ? readBoard(now().fen) : null;
  at("palette").hidden = !on;
  at("edit").setAttribute("aria-pressed", on);
  if (!on) return;
  from = "";
  show();
  const letters = [...new Set(new Position(line[0].variant).fen.split(" ")[0].match(/[A-Z]/g))];
  const choices = ["", ...letters, ...letters.map((letter) => letter.toLowerCase())];
  at("pieces").replaceChildren(...choices.map((piece, i) => {
    const label = document.createElement("label");
    const choice = document.createElement("input");
    choice.type = "radio";
    choice.name = "piece";
    choice.value = piece;
    choice.checked = i === 0;
    label.append(choice, ` ${piece || "nothing"}`);
    return label;
  }));
  at("side").value = now().fen.split(" ")[1];
  at("said").textContent = "Choose what to put, and click on squares.";
  at("said").dataset.verdict = "";
}

/** The board that was set up, with the state that there was where it still fits. */
function finishEdit() {
  const drawing = at("board").querySelector("svg");
  const { files, ranks } = squares(drawing);
  const board = writeBoard(cells, files.size, ranks.size);
  const fens = [now().fen.split(" ")[2], "-"].map((state) => edited(now().fen, board, at("side").value, state));
  const possible = fens.find((fen) => {
    try {
      return new Position(line[0].variant, { fen });
    } catch {
      return false;
    }
  });
  if (possible) edit(false);
  begin(line[0].variant, possible ?? fens[1]);
}

function choose(square) {
  if (!square) return;
  if (cells) {
    const piece = document.querySelector("#pieces input:checked").value;
    if (piece) cells.set(square, piece);
    else cells.delete(square);
    const drawing = at("board").querySelector("svg");
    put(drawing, square, middle(drawing, square), piece);
    return;
  }
  const goal = (move) => move.slice(from.length).replace(/\D*$/, ""); // without what it promotes to
  const fitting = now().moves().filter((move) => move.startsWith(from) && goal(move) === square);
  if (!from) {
    from = square;
    show();
  } else if (fitting.length > 1) {
    at("said").textContent = "Which? ";
    at("said").dataset.verdict = "";
    at("said").append(...fitting.map((move) => {
      const button = document.createElement("button");
      button.type = "button";
      button.textContent = move;
      button.addEventListener("click", () => {
        play(move);
        at("board").focus();
      });
      return button;
    }));
    at("said").querySelector("button").focus();
  } else {
    play(fitting[0] ?? from + square);
  }
}

at("board").addEventListener("click", (event) => choose(squareAt(at("board").querySelector("svg"), event)));
at("board").addEventListener("keydown", press);
for (const when of ["focus", "blur"]) at("board").addEventListener(when, showCursor);
at("edit").addEventListener("click", () => {
  edit(!cells);
  if (!cells) show();
});
at("done").addEventListener("click", finishEdit);
at("variant").addEventListener("change", () => begin(at("variant").value));
at("start").addEventListener("click", () => begin(at("variant").value));
at("undo").addEventListener("click", () => {
  edit(false);
  line.pop();
  from = "";
  at("said").textContent = "";
  show();
});
at("position").addEventListener("submit", (event) => {
  event.preventDefault();
  begin(at("variant").value, at("fen").value);
});
at("move").addEventListener("submit", (event) => {
  event.preventDefault();
  play(at("typed").value.trim());
});
at("perft").addEventListener("submit", (event) => {
  event.preventDefault();
  trying(() => {
    const depth = Number(at("depth").value);
    const began = performance.now();
    const nodes = now().perft(depth);
    const rows = [...now().divide(depth)].map(([move, count]) => `${move}: ${count}`).join("\n");
    at("perft-result").textContent =
      `${nodes.toLocaleString("en")} nodes, ${Math.round(performance.now() - began)} ms\n\n${rows}`;
  });
});

function fromAddress() {
  const [variant, ...fen] = decodeURIComponent(location.hash.slice(1)).split("/");
  begin(known.has(variant) ? variant : at("variant").value, known.has(variant) ? fen.join("/") : "");
}
for (const option of [...at("variant").options]) if (!known.has(option.value)) option.remove();
addEventListener("hashchange", fromAddress);
at("try").hidden = false;
at("loading").remove();
fromAddress();
