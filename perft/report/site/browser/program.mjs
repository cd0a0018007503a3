// What the program says, to compare pages with: variants, published counts, moves and sentences.
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export class Program {
  constructor(path) {
    this.path = path;
    this.variants = JSON.parse(this.say("variants", "--json", "-")).result;
    this.sets = this.#readSets();
  }

  /** What it prints; an exit code of 1 is an answer too. */
  say(...words) {
    try {
      return execFileSync(this.path, words, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"], maxBuffer: 1 << 28 });
    } catch (error) {
      if (error.status !== 1) throw error;
      return error.stdout;
    }
  }

  #readSets() {
    const folder = mkdtempSync(join(tmpdir(), "hurdle-sets-"));
    try {
      this.say("export", "positions", "--json", folder);
      return readdirSync(folder, { recursive: true }).filter((file) => file.endsWith(".json")).sort()
        .map((file) => JSON.parse(readFileSync(join(folder, file), "utf8")));
    } finally {
      rmSync(folder, { recursive: true });
    }
  }

  /** The start, as published, and the first other position whose count at the depth is not small or large. */
  published({ name, start: fen }, depth) {
    const all = this.sets.filter((set) => set.variant === name).flatMap((set) => set.positions)
      .filter((position) => position.perft[depth] !== undefined);
    const start = all.find((position) => position.fen === fen) ?? all.find((position) => position.setup);
    const other = all.find((position) => !position.setup && position.perft[depth] > 20_000 && position.perft[depth] < 900_000);
    return [start, other].filter(Boolean);
  }

  moves(variant, fen) {
    return this.say("moves", variant, "--fen", fen).trim().split("\n");
  }

  /** A move of a piece that can move to where it cannot, and what the program says of it. */
  illegalMove(variant, fen) {
    const { files, ranks } = variant;
    const legal = this.moves(variant.name, fen);
    for (const move of legal.filter((one) => /^[a-j]\d/.test(one))) {
      const from = /^[a-j]\d+/.exec(move)[0];
      for (let rank = ranks; rank > 0; --rank) {
        for (let file = 0; file < files; ++file) {
          const wrong = `${from}${String.fromCharCode(97 + file)}${rank}`;
          if (legal.some((one) => one.startsWith(wrong))) continue;
          const said = this.say("explain", variant.name, "--fen", fen, wrong).trim();
          if (said.includes(" is illegal by ")) return { move: wrong, said };
        }
      }
    }
    throw new Error(`${variant.name}: no illegal move of ${fen}`);
  }
}
