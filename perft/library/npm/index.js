// Hurdle's rules in WebAssembly: legal moves, counts of move trees, and why a move is illegal. For
// Node.js and browsers, one thread, no dependencies. index.d.ts says what there is.

const wasmUrl = new URL("hurdle.wasm", import.meta.url);

/** The bytes of hurdle.wasm, from beside this file. */
async function read() {
  if (wasmUrl.protocol === "file:") {
    const { readFile } = await import("node:fs/promises");
    return readFile(wasmUrl);
  }
  return fetch(wasmUrl).then((response) => {
    if (!response.ok) throw new Error(`hurdle: ${wasmUrl}: ${response.status}`);
    return response.arrayBuffer();
  });
}

/** What the library asks of a system; it reads no files and prints nothing. */
function system(memory) {
  const badFile = 8; // WASI's EBADF
  const none = () => badFile;
  return {
    env: { emscripten_notify_memory_growth() {}, __syscall_madvise: () => 0 },
    wasi_snapshot_preview1: {
      proc_exit(code) { throw new Error(`hurdle: ended with code ${code}`); },
      fd_write: none, fd_read: none, fd_close: none, fd_seek: none, fd_fdstat_get: none,
      environ_sizes_get(count, size) {
        const view = new DataView(memory().buffer);
        view.setUint32(count, 0, true);
        view.setUint32(size, 0, true);
        return 0;
      },
      environ_get: () => 0,
      clock_time_get(id, precision, time) {
        const now = BigInt(Math.round(performance.now() * 1e6));
        new DataView(memory().buffer).setBigUint64(time, now, true);
        return 0;
      },
    },
  };
}

/** Missing functions of the system answer -1, an error, as one without them would. */
function importsFor(module, memory) {
  const known = system(memory);
  const imports = {};
  for (const { module: from, name, kind } of WebAssembly.Module.imports(module)) {
    if (kind !== "function") throw new Error(`hurdle: hurdle.wasm wants ${from}.${name}`);
    (imports[from] ??= {})[name] = known[from]?.[name] ?? (() => -1);
  }
  return imports;
}

let wasm;
const module = await WebAssembly.compile(await read());
wasm = (await WebAssembly.instantiate(module, importsFor(module, () => wasm.memory))).exports;
wasm._initialize?.();

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** An invalid argument. The message names the argument, the place in it and the reason. */
export class HurdleError extends Error {
  name = "HurdleError";
}

/** The text at an address. */
function textAt(address) {
  const bytes = new Uint8Array(wasm.memory.buffer);
  return decoder.decode(bytes.subarray(address, bytes.indexOf(0, address)));
}

/** The text, which is then freed. */
function taken(address) {
  const text = textAt(address);
  wasm.hurdle_text_free(address);
  return text;
}

/** Calls `use` with the addresses of texts; null stays NULL. */
function withTexts(texts, use) {
  const addresses = texts.map((text) => {
    if (text === null || text === undefined) return 0;
    const bytes = encoder.encode(text);
    if (bytes.includes(0)) throw new HurdleError(`${JSON.stringify(text)}: holds a zero character`);
    const address = wasm.malloc(bytes.length + 1);
    const target = new Uint8Array(wasm.memory.buffer, address, bytes.length + 1);
    target.set(bytes);
    target[bytes.length] = 0;
    return address;
  });
  try {
    return use(...addresses);
  } finally {
    addresses.forEach((address) => wasm.free(address));
  }
}

/** A word of memory that the library writes a pointer or more into. */
function withRoom(bytes, use) {
  const room = wasm.malloc(bytes);
  new Uint8Array(wasm.memory.buffer, room, bytes).fill(0);
  try {
    return use(room);
  } finally {
    wasm.free(room);
  }
}

/** Calls what can fail: texts first become addresses, and the error is the last argument. */
function call(name, before, texts, after = []) {
  return withRoom(4, (error) => withTexts(texts, (...addresses) => {
    const result = wasm[name](...before, ...addresses, ...after, error);
    if (!result) throw new HurdleError(taken(new DataView(wasm.memory.buffer).getUint32(error, true)));
    return result;
  }));
}

function countAt(address) {
  const view = new DataView(wasm.memory.buffer);
  return (view.getBigUint64(address + 8, true) << 64n) | view.getBigUint64(address, true);
}

const words = (moves) => (typeof moves === "string" ? moves : moves.join(" "));

/** Moves and the nodes below each, of a list that is then freed. */
function division(list) {
  try {
    return withRoom(16, (nodes) => new Map(
      Array.from({ length: wasm.hurdle_moves_size(list) }, (_, number) => {
        wasm.hurdle_moves_nodes(nodes, list, number);
        return [textAt(wasm.hurdle_moves_text(list, number)), countAt(nodes)];
      }),
    ));
  } finally {
    wasm.hurdle_moves_free(list);
  }
}

function verdict(address) {
  const read = (what) => textAt(wasm[`hurdle_verdict_${what}`](address));
  try {
    return {
      says: read("says"), clause: read("clause"), title: read("title"), sentence: read("sentence"),
    };
  } finally {
    wasm.hurdle_verdict_free(address);
  }
}

/** A verdict in one line, as `hurdle explain` says it. */
export function inWords({ says, clause, title, sentence }) {
  return clause ? `${says} by ${clause} (${title}): ${sentence}` : says;
}

/** An address that only Position.play hands to the constructor. */
class Made {
  constructor(variant, address) {
    Object.assign(this, { variant, address });
  }
}

/** The position that a constructor is asked for. */
function make(name, { fen, setup, moves = [] } = {}) {
  if (fen !== undefined && setup !== undefined) {
    throw new HurdleError("setup: cannot be combined with fen");
  }
  return begin(call("hurdle_variant_named", [], [name]), { fen, setup, moves });
}

/** The position of a game's address. */
function begin(game, { fen, setup, moves = [] } = {}) {
  const variant = textAt(wasm.hurdle_variant_name(game));
  const start = fen !== undefined ? call("hurdle_position_from_fen", [game], [fen])
    : call("hurdle_position_start", [game], [setup]);
  if (moves.length === 0) return new Made(variant, start);
  try {
    return new Made(variant, call("hurdle_position_play", [start], [words(moves)]));
  } finally {
    wasm.hurdle_position_free(start);
  }
}

const positions = new FinalizationRegistry((address) => wasm.hurdle_position_free(address));
const countOptions = ({ referee = false, hashMib } = {}) =>
  `hash=${hashMib ?? "auto"}${referee ? " referee" : ""}`;

const maxDepth = 30; // as hurdle.h says

/** Throws for a depth that WebAssembly would round or take for 0. */
function requireDepth(depth, least) {
  if (!Number.isInteger(depth) || depth < least || depth > maxDepth) {
    const range = `must be a whole number from ${least} to ${maxDepth}`;
    throw new HurdleError(`depth: ${String(depth)}: ${range}`);
  }
}

export class Position {
  #address;

  constructor(variant, options) {
    const made = variant instanceof Made ? variant : make(variant, options);
    this.variant = made.variant;
    this.#address = made.address;
    positions.register(this, made.address);
  }

  play(...moves) {
    const address = call("hurdle_position_play", [this.#address], [words(moves)]);
    return new Position(new Made(this.variant, address));
  }

  get fen() {
    return taken(call("hurdle_position_fen", [this.#address], []));
  }

  moves() {
    return [...division(call("hurdle_moves", [this.#address], [])).keys()];
  }

  perft(depth, options) {
    requireDepth(depth, 0);
    return withRoom(16, (nodes) => {
      call("hurdle_perft", [this.#address, depth], [countOptions(options)], [0, 0, nodes]);
      return countAt(nodes);
    });
  }

  divide(depth, options) {
    requireDepth(depth, 1);
    return division(
      call("hurdle_divide", [this.#address, depth], [countOptions(options)], [0, 0]));
  }

  explain(move) {
    return verdict(call("hurdle_explain", [this.#address], [move]));
  }

  compare(moves) {
    const ours = this.moves();
    const times = new Map();
    for (const move of this.#canonical(moves, ours)) times.set(move, (times.get(move) ?? 0) + 1);
    const theirs = [...times.keys()];
    const line = (what, move) => `${what}: ${move} is ${inWords(this.explain(move))}`;
    return [
      ...theirs.filter((move) => !ours.includes(move)).map((move) => line("extra", move)),
      ...ours.filter((move) => !times.has(move)).map((move) => line("missing", move)),
      ...theirs.filter((move) => times.get(move) > 1).map((move) => `twice: ${move}`),
    ];
  }

  /** The moves as `moves` writes them, and illegal ones as they are. */
  #canonical(moves, legal) {
    let byPosition;
    return Array.from(moves, (move) => {
      if (legal.includes(move)) return move;
      byPosition ??= new Map(legal.map((one) => [this.#after(one), one]));
      const after = this.#after(move);
      return (after === null ? null : byPosition.get(after)) ?? move;
    });
  }

  /** The FEN after a legal move, empty if there is none after the end; null for any other. */
  #after(move) {
    const orElse = (otherwise, use) => {
      try {
        return use();
      } catch (error) {
        if (error instanceof HurdleError) return otherwise;
        throw error;
      }
    };
    const position = orElse(null, () => this.play(move));
    return position && orElse("", () => position.fen);
  }

  adjudicate(moves = [], options = {}) {
    const chosen = Object.entries(options).map(([name, value]) => `${name}=${value}`).join(" ");
    return verdict(call("hurdle_adjudicate", [this.#address], [words(moves), chosen]));
  }

  svg({ pieces = "letters", arrows = [] } = {}) {
    const moves = arrows.length ? ` arrows=${arrows.join()}` : "";
    return taken(call("hurdle_position_svg", [this.#address], [`pieces=${pieces}${moves}`]));
  }
}

/** The names of games, which `at` gives the addresses of by their numbers. */
function namesOf(at) {
  const names = [];
  for (let game; (game = at(names.length)) !== 0;) {
    names.push(textAt(wasm.hurdle_variant_name(game)));
  }
  return names;
}

const files = new FinalizationRegistry((address) => wasm.hurdle_variants_free(address));

export class Variants {
  #address;

  constructor(text) {
    this.#address = call("hurdle_variants_load", [], [text]);
    files.register(this, this.#address);
    this.names = namesOf((number) => wasm.hurdle_variants_at(this.#address, number));
    const problems = textAt(wasm.hurdle_variants_problems(this.#address));
    this.problems = problems.split("\n").filter((line) => line);
  }

  position(name, { fen, moves } = {}) {
    return new Position(begin(call("hurdle_variants_named", [this.#address], [name]), { fen, moves }));
  }
}

/** The names of the games. */
export function variants() {
  return namesOf((number) => wasm.hurdle_variant_at(number));
}

/** The library's release. */
export function version() {
  return textAt(wasm.hurdle_version());
}
