// Setting a board up by hand: squares and what stands on them, as text and on a drawing. Knows no rule,
// so the position may be invalid meanwhile.

/** The pieces of a FEN by square, as `a1`: `R`, `+p`. Ranks count from the last row. */
export function readBoard(fen) {
  const rows = fen.split(" ")[0].replace(/\[.*/, "").split("/");
  const cells = new Map();
  rows.forEach((row, below) => {
    let file = 0;
    for (const [item] of row.matchAll(/\d+|\+?[A-Za-z]~?/g)) {
      if (/\d/.test(item)) {
        file += Number(item);
      } else {
        cells.set(String.fromCharCode(97 + file) + (rows.length - below), item);
        file += 1;
      }
    }
  });
  return cells;
}

/** The other way round, for a board of so many files and ranks. */
export function writeBoard(cells, files, ranks) {
  const rows = [];
  for (let rank = ranks; rank >= 1; --rank) {
    let row = "";
    let empty = 0;
    for (let file = 0; file < files; ++file) {
      const piece = cells.get(String.fromCharCode(97 + file) + rank);
      if (piece) row += (empty || "") + piece;
      empty = piece ? 0 : empty + 1;
    }
    rows.push(row + (empty || ""));
  }
  return rows.join("/");
}

/** The position of a FEN with another board and side to move; hands stay, en passant does not. */
export function edited(fen, board, side, state) {
  const hands = /\[[^\]]*\]/.exec(fen.split(" ")[0])?.[0] ?? "";
  return `${board}${hands} ${side} ${state} - 0 1`;
}

/** Puts a piece on a square of the drawing, or nothing, shaped as those of its side that are there. */
export function put(drawing, square, [x, y], piece) {
  const side = /[A-Z]/.test(piece) ? "white" : "black";
  const same = drawing.querySelector(`.piece.${side}:not(.promoted)`);
  const like = same ?? drawing.querySelector(".piece");
  const before = drawing.querySelector(`.piece[data-square="${square}"]`);
  if (piece) {
    const made = document.createElementNS("http://www.w3.org/2000/svg", "g");
    made.setAttribute("class", same?.getAttribute("class") ?? `piece ${side}`);
    made.classList.remove("sample");
    made.classList.toggle("promoted", piece.startsWith("+"));
    made.setAttribute("data-square", square);
    made.setAttribute("transform", `translate(${x} ${y})`);
    const letter = document.createElementNS("http://www.w3.org/2000/svg", "text");
    letter.setAttribute("dy", ".35em");
    if (piece.startsWith("+")) letter.setAttribute("class", "wide");
    letter.textContent = piece;
    made.append(...[...like.querySelectorAll("path")].map((path) => path.cloneNode()), letter);
    drawing.append(made);
  }
  before?.remove();
}
