#!/usr/bin/env node
// Asks a UCI program for results of games: most print none, but their search knows how a game ends.
//
//   hurdle check positions/xiangqi/games --games --protocol jsonl \
//     --engine "ci/peers/uci_result.js /usr/games/fairy-stockfish"
//
// Answers the questions `"ask":"result"` of hurdle's protocol jsonl. The program searches the last
// move twice: after the whole game, and in the same position without the moves before. If the move is
// a mate or worth 0 only after the whole game, the game's history ended it: `mate 1` is a win, `mate -1`
// a loss, if the search ends with the move. Depth 1 is enough unless the move is worth 0 anyway. A game that is over
// without a legal move has no move to search.
// `VariantPath` is props/families/*/ffish.ini of the game, which has the variants of ffish.json's
// `results`.
'use strict';

const {spawn} = require('child_process');
const fs = require('fs');
const path = require('path');
const readline = require('readline');

const families = path.join(__dirname, '../../props/families');

// The program's names of a variant by number of occurrences, and the file that defines them.
function variantOf(ours) {
  for (const family of fs.readdirSync(families)) {
    const file = path.join(families, family, 'ffish.json');
    const known = fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8'))[ours] : undefined;
    if (known !== undefined && known.results !== undefined) {
      return {names: known.results, ini: path.join(families, family, 'ffish.ini')};
    }
  }
  throw new Error(`no results are known of ${ours}`);
}

class Program {
  constructor(command) {
    this.process = spawn(command, [], {stdio: ['pipe', 'pipe', 'inherit']});
    this.lines = [];
    this.waiting = null;
    readline.createInterface({input: this.process.stdout}).on('line', line => this.heard(line));
    this.process.on('close', () => process.exit(1));
  }

  heard(line) {
    this.lines.push(line);
    if (this.waiting !== null && this.waiting.last.test(line)) {
      const {resolve} = this.waiting;
      this.waiting = null;
      resolve(this.lines);
    }
  }

  // The lines of the reply up to one that matches.
  ask(commands, last) {
    this.lines = [];
    return new Promise(resolve => {
      this.waiting = {last, resolve};
      this.process.stdin.write(commands.join('\n') + '\n');
    });
  }

  async fenAfter(position) {
    const lines = await this.ask([position, 'd', 'isready'], /^readyok/);
    return lines.find(line => line.startsWith('Fen: ')).slice('Fen: '.length);
  }

  // The score of a search, as `cp 0` or `mate 1`, and whether it looked past its first move: then it
  // counts more nodes than one for each depth.
  async score(position, search) {
    const lines = await this.ask(['ucinewgame', position, search], /^bestmove/);
    const scored = lines.filter(line => / score /.test(line)).pop();
    const [, depth, , nodes] = scored.match(/ depth (\d+) (.*) nodes (\d+)/) || [];
    const further = Number(nodes) > Number(depth) ? ', further' : '';
    return scored.match(/ score (\w+ -?\d+)/)[1] + further;
  }
}

const deepest = 6;
const won = {w: '1-0', b: '0-1'};

async function resultOf(program, {fen, moves}) {
  const game = made => `position fen ${fen} moves ${made.join(' ')}`;
  const starter = fen.split(' ')[1];
  const toMove = moves.length % 2 === 0 ? starter : {w: 'b', b: 'w'}[starter];
  const mover = {w: 'b', b: 'w'}[toMove];
  if (await program.score(game(moves), 'go depth 1') === 'mate 0') return won[mover];
  if (moves.length === 0) return '*';
  const before = moves.slice(0, -1);
  const alone = `position fen ${await program.fenAfter(game(before))}`;
  for (let depth = 1; depth <= deepest; ++depth) {
    const search = `go depth ${depth} searchmoves ${moves[moves.length - 1]}`;
    const score = await program.score(game(before), search);
    const without = await program.score(alone, search);
    if (score !== without || !score.startsWith('cp 0')) {
      const result = {'mate 1': won[mover], 'mate -1': won[toMove], 'cp 0': '1/2-1/2'}[score];
      return score === without || result === undefined ? '*' : result;
    }
  }
  throw new Error(`the last move is worth 0 with and without the game, to depth ${deepest}`);
}

async function answer(program, line) {
  let id = null;
  try {
    const question = JSON.parse(line);
    id = question.id;
    if (question.ask !== 'result') throw new Error('expected "ask":"result"');
    const {names, ini} = variantOf(question.variant);
    const variant = names[question.occurrences || '3'];
    await program.ask([`setoption name VariantPath value ${ini}`,
                       `setoption name UCI_Variant value ${variant}`, 'isready'], /^readyok/);
    return {id, result: await resultOf(program, question)};
  } catch (error) {
    return {id, error: error.message};
  }
}

async function main() {
  if (process.argv.length !== 3) {
    process.stderr.write('usage: uci_result.js PROGRAM\n');
    process.exitCode = 2;
    return;
  }
  const program = new Program(process.argv[2]);
  await program.ask(['uci'], /^uciok/);
  for await (const line of readline.createInterface({input: process.stdin})) {
    process.stdout.write(JSON.stringify(await answer(program, line)) + '\n');
  }
  process.exit(0);
}

main();
