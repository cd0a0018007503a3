#!/usr/bin/env node
// Compares Hurdle's referee of variants files with the npm package ffish (Fairy-Stockfish in
// WebAssembly), which reads the same files:
//
//   variants.js [FILE|builtin] [--positions N] [--seed N] [NAME…]
//
// Hurdle draws N positions of each game (default 20) by random moves and prints their legal moves
// with the number of replies. ffish lists the moves of the same FEN and the replies to each. Prints
// a line for each game and each difference; exit code 1 after a difference that is not expected. A
// position whose FEN ffish reads in another way is not compared; the line of the game counts them.
'use strict';

const fs = require('fs');
const path = require('path');
const {execFileSync} = require('child_process');

const program = path.join(__dirname, '../../build/release/hurdle');

function parseArguments(words) {
  const options = {file: 'builtin', positions: '20', seed: '1', names: []};
  let given = false;
  while (words.length > 0) {
    const word = words.shift();
    if (word === '--positions' || word === '--seed') {
      options[word.slice(2)] = words.shift();
    } else if (!given) {
      options.file = word;
      given = true;
    } else {
      options.names.push(word);
    }
  }
  return options;
}

// Hurdle's positions as {variant, fen, moves}; errors of sections that do not load go to stderr.
function positionsOf(options) {
  const text = execFileSync(program,
      ['variants', ...options.names, '--variants', options.file, '--positions', options.positions,
        '--seed', options.seed], {maxBuffer: 1 << 30, encoding: 'utf8'});
  return text.split('\n').filter(line => line).map(line => JSON.parse(line));
}

// Board without marks of promoted pawns, which ffish's FEN leaves out; side and castling rights.
function comparable(fen) {
  const [board, side, castling] = fen.split(' ');
  return [board.replace(/\[.*/, '').replace(/~/g, ''), side, castling].join(' ');
}

const movesOf = board => board.legalMoves().split(' ').filter(move => move);

// Why ffish alone lists a move, if it is a known defect of it.
function reasonOf(position, move) {
  const passed = position.fen.split(' ')[3];
  if (passed !== '-' && passed.includes(move.slice(2))) {
    return 'ffish does not test facing kings after en passant';
  }
  return null;
}

// The differences in one position: [text, expected].
function compare(ffish, position) {
  const board = new ffish.Board(position.variant, position.fen);
  try {
    if (comparable(board.fen()) !== comparable(position.fen)) return null;
    const theirs = movesOf(board);
    const known = new Set(theirs);
    const missing = theirs.filter(move => !(move in position.moves));
    const extra = Object.keys(position.moves).filter(move => !known.has(move));
    const differences = missing.map(move => {
      const reason = reasonOf(position, move);
      return [`only ffish lists ${move}${reason ? ': ' + reason : ''}`, reason !== null];
    });
    differences.push(...extra.map(move => [`only Hurdle lists ${move}`, false]));
    for (const move of theirs) {
      if (!(move in position.moves)) continue;
      board.push(move);
      const replies = movesOf(board).length;
      if (replies !== position.moves[move]) {
        differences.push([`${move}: Hurdle ${position.moves[move]} replies, ffish ${replies}`, false]);
      }
      board.pop();
    }
    return differences;
  } finally {
    board.delete();
  }
}

function report(ffish, options) {
  const games = new Map();
  let failed = 0;
  const complain = console.error;
  console.error = () => {};  // ffish explains there what it thinks of a FEN
  for (const position of positionsOf(options)) {
    const game = games.get(position.variant) || {compared: 0, different: 0, unread: 0, moves: 0};
    games.set(position.variant, game);
    const differences = compare(ffish, position);
    if (differences === null) {
      ++game.unread;
      continue;
    }
    ++game.compared;
    game.moves += Object.keys(position.moves).length;
    if (differences.length > 0) ++game.different;
    for (const [text, expected] of differences) {
      console.log(`${position.variant} ${position.fen}: ${text}`);
      if (!expected) ++failed;
    }
  }
  console.error = complain;
  let agree = 0;
  for (const [name, game] of games) {
    console.log(`${name}: ${game.compared} positions with ${game.moves} moves compared, ` +
                `${game.different} differ, ${game.unread} read in another way`);
    if (game.different === 0 && game.compared > 0) ++agree;
  }
  console.log(`${agree} of ${games.size} games agree`);
  process.exitCode = failed > 0 ? 1 : 0;
}

delete globalThis.fetch;  // ffish would load its own file by it
const options = parseArguments(process.argv.slice(2));
const ffish = require('ffish');
ffish.onRuntimeInitialized = () => {
  ffish.loadVariantConfig(options.file === 'builtin' ? '' : fs.readFileSync(options.file, 'utf8'));
  report(ffish, options);
};
