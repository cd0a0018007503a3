// The package as its users meet it, compared with the program: node --test test.js, with HURDLE the
// program's path. `ci/library` runs it in the packed package.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import test from "node:test";

import { HurdleError, Position, Variants, inWords, variants, version } from "hurdle-rules";

/** What `hurdle` prints; an exit code of 1 is an answer too. */
function hurdle(...words) {
  try {
    return execFileSync(process.env.HURDLE, words, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
  } catch (error) {
    if (error.status !== 1) throw error;
    return error.stdout;
  }
}

const bareGenerals = "4k4/9/9/9/9/9/9/9/9/4K4 w";

test("it is the program's release", () => {
  assert.equal(`hurdle ${version()}`, hurdle("--version").split("\n")[0]);
});

test("every game has the program's moves, and both generators count the same", () => {
  assert.ok(variants().length > 8);
  for (const variant of variants()) {
    const start = new Position(variant);
    assert.deepEqual(start.moves(), hurdle("moves", variant).trim().split("\n"));
    assert.equal(String(start.perft(3)), hurdle("perft", variant, "3").trim());
    assert.equal(start.perft(2), start.perft(2, { referee: true }));
  }
});

test("a table changes no count, and moves' counts add up", () => {
  const start = new Position("janggi");
  assert.equal(start.perft(4), 1065277n);
  assert.equal(start.perft(4, { hashMib: 16 }), 1065277n);
  const sum = [...start.divide(4).values()].reduce((one, other) => one + other);
  assert.equal(sum, 1065277n);
});

test("it finds the wrong move and says what the program says", () => {
  const position = new Position("janggi", { fen: bareGenerals });
  const explained = (move) => hurdle("explain", "janggi", "--fen", bareGenerals, move).trim();
  assert.deepEqual(position.compare(["e1d1", "e1e1", "e1e2"]),
    [`extra: ${explained("e1e2")}`, `missing: ${explained("e1f1")}`]);
  assert.equal(`e1e2 is ${inWords(position.explain("e1e2"))}`, explained("e1e2"));
});

test("it compares moves in any notation, and finds repeated ones", () => {
  const position = new Position("chess", { fen: "7k/8/8/8/8/8/8/K7 w" });
  assert.deepEqual(position.compare(["Ka2", "Kb1", "Kb2"]), []);
  assert.deepEqual(position.compare(["Ka2", "Kb1", "Kb2", "a1a2"]), ["twice: a1a2"]);
  assert.deepEqual(position.compare(Array(5).fill("a1a2").concat("a1b1", "a1b2")), ["twice: a1a2"]);
});

test("positions are played on and stay as they are", () => {
  const start = new Position("makpong");
  const played = start.play("a3a4", "b6b5");
  assert.equal(played.fen, "rnskmsnr/8/p1pppppp/1p6/P7/1PPPPPPP/8/RNSKMSNR w - - 0 2");
  assert.equal(start.fen, new Position("makpong").fen);
  assert.equal(new Position("makpong", { moves: "a3a4 b6b5" }).fen, played.fen);
});

test("whole games are judged", () => {
  const start = new Position("janggi");
  assert.equal(start.adjudicate(["e2e2", "e9e9"]).says, "1/2-1/2");
  assert.equal(start.adjudicate(["e2e2", "e9e9"], { rules: "points" }).says, "0-1");
  assert.equal(inWords(start.adjudicate("e2e2")), "*");
});

test("games of a variants file are played by its rules", () => {
  const mine = new Variants("[mine:chess]\ndoubleStep = false\n[typo:chess]\ndoubelStep = false\n");
  assert.deepEqual(mine.names, ["mine"]);
  assert.match(mine.problems[0], /^text:4: error: \[typo\] doubelStep: /);
  const position = mine.position("mine", { moves: "e2e3" });
  assert.equal(position.perft(2), 276n);
  assert.equal(mine.position("mine").explain("e2e4").clause, "pawn");
  assert.equal(mine.position("mine").adjudicate("g3 e6 g4 a6 f3 Qh4#").says, "0-1");
  assert.throws(() => mine.position("typo"), /^HurdleError: name: 'typo' is no game that loads/);
  assert.throws(() => new Variants("[x:ludo]\n"), /^HurdleError: text: no game loads: text:1: /);
});

test("it draws", () => {
  const drawn = hurdle("show", "janggi", "--moves", "a4a5", "--svg", "-", "--pieces", "hanja");
  assert.equal(new Position("janggi").play("a4a5").svg({ pieces: "hanja" }), drawn);
});

test("what is wrong is said by argument and place", () => {
  const message = (use) => {
    try {
      use();
    } catch (error) {
      assert.ok(error instanceof HurdleError, error.stack);
      return error.message;
    }
    return "nothing";
  };
  assert.match(message(() => new Position("ludo")), /^name: unknown variant 'ludo': there are /);
  assert.match(message(() => new Position("janggi", { fen: "9/9 w" })), /^fen: board, column /);
  assert.match(message(() => new Position("makpong").play("a3a5")),
    /^moves: move 1 'a3a5': illegal by M4: /);
  for (const depth of [31, -1, 3.7, NaN, 2 ** 40 + 3, "abc", "3", undefined, null, 3n]) {
    const expected = `depth: ${depth}: must be a whole number from`;
    assert.ok(message(() => new Position("janggi").perft(depth)).startsWith(`${expected} 0 to 30`));
    assert.ok(message(() => new Position("janggi").divide(depth)).startsWith(`${expected} 1 to 30`));
  }
  assert.match(message(() => new Position("janggi").divide(0)), /^depth: 0: .* from 1 to 30$/);
  assert.match(message(() => new Position("janggi\0")), /zero character/);
  assert.equal(new Position("janggi").moves().length, 32, "it still answers");
});
