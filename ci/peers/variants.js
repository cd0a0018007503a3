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

const hasWall = fen => fen.split(' ')[0].includes('*');
const passed = fen => fen.split(' ')[3];

// Known defects of ffish: why one of the two alone lists a move in a position. `only` is the one
// that lists it (either if absent), `holds` what else must be true.
const defects = [
  {
    only: 'ffish',
    holds: (fen, move) => passed(fen) !== '-' && passed(fen).includes(move.slice(2)),
    reason: 'ffish does not test facing kings after en passant',
  },
  {
    only: 'ffish',
    games: ['gale'],
    holds: (fen, move, lists) => lists.hurdle.length === 0,
    reason: 'ffish does not find a chain that goes left or down',
  },
  {
    games: ['cfour-anyside'],
    reason: 'ffish takes a square next to the lowest gap for the one where the piece stops',
  },
  {
    only: 'ffish',
    games: ['annexation'],
    holds: hasWall,
    reason: 'ffish takes walls for enemy pieces that a drop encloses',
  },
  {
    only: 'Hurdle',
    games: ['atlantis'],
    holds: (fen, move, lists) => lists.check && move.slice(0, 2) === move.slice(2, 4),
    reason: 'ffish lets no wall answer a check',
  },
  {
    only: 'Hurdle',
    games: ['atomicduck'],
    holds: (fen, move, lists) => lists.ffish.some(other => other.startsWith(move.split(',')[0])),
    reason: 'ffish bars the duck from squares that the blast has emptied',
  },
  {
    only: 'Hurdle',
    games: ['nuclear'],
    reason: 'ffish does not let a piece that turns to stone shield its king',
  },
];

// The differences between the lists of one position: [text, whether it is a known defect].
function differences(variant, fen, lists) {
  const found = [];
  for (const [only, one, other] of [['ffish', 'ffish', 'hurdle'], ['Hurdle', 'hurdle', 'ffish']]) {
    const known = new Set(lists[other]);
    for (const move of lists[one].filter(move => !known.has(move))) {
      const defect = defects.find(defect =>
        (!defect.only || defect.only === only) && (!defect.games || defect.games.includes(variant)) &&
        (!defect.holds || defect.holds(fen, move, lists)));
      found.push([`only ${only} lists ${move}${defect ? ': ' + defect.reason : ''}`, !!defect]);
    }
  }
  return found;
}

const hurdleMoves = (options, position, move) =>
  execFileSync(program, ['moves', position.variant, '--variants', options.file, '--fen',
    position.fen, '--moves', move], {encoding: 'utf8'}).split('\n').filter(line => line);

// The differences in one position and after each of its moves; null if ffish reads the FEN in
// another way.
function compare(ffish, options, position) {
  const board = new ffish.Board(position.variant, position.fen);
  try {
    if (comparable(board.fen()) !== comparable(position.fen)) return null;
    const lists = {ffish: movesOf(board), hurdle: Object.keys(position.moves),
      check: board.isCheck()};
    const found = differences(position.variant, position.fen, lists);
    for (const move of lists.ffish) {
      if (!(move in position.moves)) continue;
      board.push(move);
      const replies = movesOf(board);
      if (replies.length !== position.moves[move]) {
        const below = {ffish: replies, hurdle: hurdleMoves(options, position, move),
          check: board.isCheck()};
        const all = differences(position.variant, board.fen(), below);
        const whole = [`Hurdle ${position.moves[move]} replies, ffish ${replies.length}`, false];
        for (const [text, expected] of all.length > 0 ? all : [whole]) {
          found.push([`after ${move}: ${text}`, expected]);
        }
      }
      board.pop();
    }
    return found;
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
    const found = compare(ffish, options, position);
    if (found === null) {
      ++game.unread;
      continue;
    }
    ++game.compared;
    game.moves += Object.keys(position.moves).length;
    if (found.length > 0) ++game.different;
    for (const [text, expected] of found) {
      console.log(`${position.variant} ${position.fen}: ${text}`);
      if (!expected) ++failed;
      game.unexplained = game.unexplained || !expected;
    }
  }
  console.error = complain;
  let agree = 0;
  let defective = 0;
  for (const [name, game] of games) {
    console.log(`${name}: ${game.compared} positions with ${game.moves} moves compared, ` +
                `${game.different} differ, ${game.unread} read in another way`);
    if (game.different === 0 && game.compared > 0) ++agree;
    if (game.different > 0 && !game.unexplained) ++defective;
  }
  console.log(`${agree} of ${games.size} games agree, ${defective} differ by known defects of ffish`);
  process.exitCode = failed > 0 ? 1 : 0;
}

delete globalThis.fetch;  // ffish would load its own file by it
const options = parseArguments(process.argv.slice(2));
const ffish = require('ffish');
ffish.onRuntimeInitialized = () => {
  ffish.loadVariantConfig(options.file === 'builtin' ? '' : fs.readFileSync(options.file, 'utf8'));
  report(ffish, options);
};
