#!/usr/bin/env node
// The npm package ffish (Fairy-Stockfish in WebAssembly) as a counter that is called like a script:
//
//   ffish.js VARIANT DEPTH "FEN" "m1 m2 …"
//
// prints `move count` lines sorted, an empty line, the total. Without arguments it is an engine that
// `hurdle check --engine ci/peers/ffish.js` asks by lines of JSON (jsonl), and also reads requests as
// above from standard input, one a line, their fields separated by tabs, and answers each in the
// same form; with a fifth field `replies` the answer starts with a line `fen …` (the position as
// ffish writes it), and behind each count stand the replies to that move. What ffish does not take
// is answered by one line `refused N …`, where N moves were made before, and a bad request by
// `error …`; as a script both go to standard error, with exit code 2. With `--results` alone it also
// answers "ask":"result" of jsonl by the result that ffish gives when every draw is claimed; for
// another number of occurrences than ffish's by the variant of ffish.json's `results`.
//
// It knows how our FEN differs from ffish's, and neither a game nor a rule: which games ffish knows
// under which names, and how it is told them, stands in props/families/*/ffish.json and ffish.ini.
'use strict';

const fs = require('fs');
const path = require('path');
const readline = require('readline');

const families = path.join(__dirname, '../../props/families');

// The texts of the families' files with this name.
function filesOfFamilies(name) {
  return fs.readdirSync(families)
      .map(family => path.join(families, family, name))
      .filter(file => fs.existsSync(file))
      .map(file => fs.readFileSync(file, 'utf8'));
}

// By our name of a variant: ffish's, our letters that ffish does not read or reads differently,
// whether castling rights are told, and ffish's names by the number of occurrences that end a game.
const variants = Object.assign({}, ...filesOfFamilies('ffish.json').map(text => JSON.parse(text)));

const deepest = 30;

// A position that ffish does not take, or a move after it has followed so many.
class Refusal extends Error {
  constructor(message, followed = 0) {
    super(message);
    this.followed = followed;
  }
}

// ---- Our FEN in ffish's words -------------------------------------------------------------------

function withTheirLetters(variant, text) {
  return text.replace(/[A-Za-z]/g, letter => {
    const known = variant.letters[letter.toUpperCase()];
    if (known === undefined) return letter;
    return letter === letter.toUpperCase() ? known : known.toLowerCase();
  });
}

// The squares of a rank from the a-file: a letter with its `+`, or '' for none.
function squaresOf(rank) {
  return (rank.match(/\d+|\+?[A-Za-z]/g) || [])
      .flatMap(part => (/\d/.test(part) ? Array(Number(part)).fill('') : [part]));
}

// Castling rights follow from where king and rook stand alone (P10), so they are written so.
function castlingRights(board) {
  const ranks = board.split('[')[0].split('/');
  const rights = (rank, king, rook, names) => {
    const squares = squaresOf(rank);
    if (squares[4] !== king) return '';
    return (squares[9] === rook ? names[0] : '') + (squares[0] === rook ? names[1] : '');
  };
  const all = rights(ranks[ranks.length - 1], 'K', 'R', 'KQ') + rights(ranks[0], 'k', 'r', 'kq');
  return all || '-';
}

// Our FEN as ffish reads it, and whether the last move was a pass, which its FEN cannot say.
function translated(variant, fen) {
  const [text = '', side = '', state = '-', ep = '-', half = '0', full = '1'] =
      fen.trim().split(/[ \t]+/);
  if (!/^[wb]$/.test(side)) throw new Error(`a FEN has a board and a side, w or b: '${fen}'`);
  const board = withTheirLetters(variant, text);
  const castling = variant.castling ? castlingRights(board) : '-';
  return {board, side, castling, ep, counters: `${half} ${full}`, passed: state === 'p'};
}

function written(parts, side = parts.side, ep = parts.ep) {
  return `${parts.board} ${side} ${parts.castling} ${ep} ${parts.counters}`;
}

// ---- Telling ffish ------------------------------------------------------------------------------

// Board, hands and side, the hands in one order.
function essence(fen) {
  const [text, side] = fen.split(' ');
  const [board, hands = ''] = text.replace(']', '').split('[');
  return `${board}[${[...hands].sort().join('')}] ${side}`;
}

// A board at the position that the FEN says; the caller deletes it. ffish's own check of FENs reads
// only one en-passant square, its boards read two.
function boardAt(ffish, variant, fen) {
  const parts = translated(variant, fen);
  const verdict = ffish.validateFen(written(parts, parts.side, '-'), variant.name);
  if (verdict !== 1) throw new Refusal(`ffish does not accept the FEN (code ${verdict})`);
  const mover = parts.passed ? (parts.side === 'w' ? 'b' : 'w') : parts.side;
  const told = written(parts, mover);
  const board = new ffish.Board(variant.name, told);
  if (essence(board.fen()) !== essence(told)) {
    const heard = board.fen();
    board.delete();
    throw new Refusal(`told '${told}', ffish stands at '${heard}'`);
  }
  if (parts.passed) pass(board);
  return board;
}

// The pass that the state field speaks of, made by the other side.
function pass(board) {
  const move = board.legalMoves().split(' ').find(text => /^([a-z]\d+)\1$/.test(text));
  if (move === undefined) {
    board.delete();
    throw new Refusal('ffish lets nobody make the pass that the state field speaks of');
  }
  board.push(move);
}

function makeMoves(board, moves) {
  for (const [followed, move] of moves.entries()) {
    if (!movesOf(board).includes(move)) throw new Refusal(`ffish does not allow ${move}`, followed);
    board.push(move);
  }
}

// ---- Counting -----------------------------------------------------------------------------------

function movesOf(board) {
  return board.legalMoves().split(' ').filter(move => move !== '');
}

function perft(board, depth) {
  if (depth === 0) return 1n;
  if (depth === 1) return BigInt(board.numberLegalMoves());
  let nodes = 0n;
  for (const move of movesOf(board)) {
    board.push(move);
    nodes += perft(board, depth - 1);
    board.pop();
  }
  return nodes;
}

function divide(board, depth, withReplies) {
  const lines = withReplies ? [`fen ${board.fen()}`] : [];
  let total = 0n;
  for (const move of movesOf(board).sort()) {
    board.push(move);
    const replies = withReplies ? movesOf(board) : [];
    const nodes = withReplies && depth === 2 ? BigInt(replies.length) : perft(board, depth - 1);
    board.pop();
    total += nodes;
    lines.push([move, nodes, ...replies].join(' '));
  }
  return [...lines, '', String(total)].join('\n');
}

// ---- Requests -----------------------------------------------------------------------------------

function answer(ffish, [variantName, depthText, fen = '', moves = '', detail = '']) {
  const variant = variants[variantName];
  if (variant === undefined) {
    throw new Error(`no variant is called ${variantName}; there are ` +
                    Object.keys(variants).join(', '));
  }
  const depth = Number(depthText);
  if (!/^[1-9]\d?$/.test(depthText) || depth > deepest) {
    throw new Error(`a depth is a number from 1 to ${deepest}, not '${depthText}'`);
  }
  if (detail !== '' && detail !== 'replies') {
    throw new Error(`the fifth field is 'replies' or nothing, not '${detail}'`);
  }
  const board = boardAt(ffish, variant, fen);
  try {
    makeMoves(board, moves.split(' ').filter(move => move !== ''));
    return divide(board, depth, detail === 'replies');
  } finally {
    board.delete();
  }
}

function answerOrReason(ffish, request) {
  try {
    return {good: true, text: answer(ffish, request)};
  } catch (error) {
    if (error instanceof WebAssembly.RuntimeError) throw error;  // ffish is no good any more
    const kind = error instanceof Refusal ? `refused ${error.followed}` : 'error';
    return {good: false, text: `${kind} ${error.message}`};
  }
}

function answerOnce(ffish, request) {
  const {good, text} = answerOrReason(ffish, request);
  (good ? process.stdout : process.stderr).write(good ? `${text}\n` : `ffish.js: ${text}\n`);
  process.exitCode = good ? 0 : 2;
}

// Answers the questions of hurdle's protocol jsonl. The board of a FEN stays for the next question,
// which is mostly about the same one: making it takes ffish longer than all the rest.
class Answerer {
  constructor(ffish, results) {
    this.ffish = ffish;
    this.results = results;
    this.kept = {name: '', fen: '', board: null};
  }

  answer(line) {
    let id = null;
    const name = 'ffish';
    try {
      const question = JSON.parse(line);
      id = question.id;
      const asked = this.results && question.ask === 'result';
      return {id, name, ...this.behind(question, asked)};
    } catch (error) {
      if (error instanceof WebAssembly.RuntimeError) throw error;
      return {id, name, error: error.message};
    }
  }

  // The moves after a line of moves, and the result of the game if it is asked for.
  behind({variant, fen, moves, depth, occurrences}, asked) {
    if (depth !== 1) throw new Error('ask for depth 1');
    const board = this.boardOf(variant, fen, asked ? occurrences : undefined);
    let made = 0;
    try {
      for (; made < moves.length; ++made) makeMoves(board, [moves[made]]);
      const found = {moves: movesOf(board)};
      return asked ? {...found, result: board.isGameOver(true) ? board.result(true) : '*'} : found;
    } finally {
      for (; made > 0; --made) board.pop();
    }
  }

  boardOf(variant, fen, occurrences) {
    if (variants[variant] === undefined) throw new Error(`unknown variant ${variant}`);
    const name = (variants[variant].results || {})[occurrences] || variants[variant].name;
    if (this.kept.name !== name || this.kept.fen !== fen) {
      if (this.kept.board !== null) this.kept.board.delete();
      this.kept = {name: '', fen: '', board: null};
      const board = boardAt(this.ffish, {...variants[variant], name}, fen);
      this.kept = {name, fen, board};
    }
    return this.kept.board;
  }
}

function answerAll(ffish, results) {
  const answerer = new Answerer(ffish, results);
  readline.createInterface({input: process.stdin}).on('line', line => {
    const answered = line.startsWith('{') ? JSON.stringify(answerer.answer(line)) :
                                            answerOrReason(ffish, line.split('\t')).text;
    process.stdout.write(`${answered}\n`);
  });
}

function main() {
  const results = process.argv[2] === '--results';
  const request = process.argv.slice(results ? 3 : 2);
  if (request.length > 0 && (request.length < 3 || request.length > 4)) {
    process.stderr.write('usage: ffish.js [--results], or VARIANT DEPTH "FEN" ["m1 m2 …"]\n');
    process.exitCode = 2;
    return;
  }
  // Since Node 18 there is a fetch, and ffish takes it for a browser's and cannot load itself.
  delete globalThis.fetch;
  const ffish = require('ffish');
  ffish.onRuntimeInitialized = () => {
    ffish.loadVariantConfig(filesOfFamilies('ffish.ini').join('\n'));
    if (request.length > 0) {
      answerOnce(ffish, request);
    } else {
      answerAll(ffish, results);
    }
  };
}

main();
