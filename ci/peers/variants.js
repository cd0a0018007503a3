#!/usr/bin/env node
// Compares Hurdle's referee of custom games with the npm package ffish (Fairy-Stockfish in
// WebAssembly), which reads the same files:
//
//   variants.js [FILE|builtin] [--positions N] [--seed N] [NAME…]
//
//   variants.js --san [FILE|builtin] [--positions N] [--seed N] [NAME…]
//   variants.js --sets FOLDER
//
// Hurdle draws N positions of each game (default 20; fewer of games with thousands of moves) by
// random moves and prints their legal moves with the number of replies. ffish lists the moves of the same FEN and the replies to each. Prints
// a line for each game and each difference; exit code 1 after a difference that is not expected. A
// position whose FEN ffish reads in another way is not compared; the line of the game counts them.
//
// With --san, ffish writes every move in SAN, and Hurdle must read it as that move. A word that is
// also the SAN of another move, such as a promotion or a check (`Rb5+`), is counted, and no difference.
//
// With --sets, ffish counts the positions of the sets of custom games in the folder and
// writes into them to which depth it confirms the counts; exit code 1 after a count that differs.
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
    } else if (word === '--sets') {
      options.sets = words.shift();
    } else if (word === '--san') {
      options.san = true;
    } else if (!given) {
      options.file = word;
      given = true;
    } else {
      options.names.push(word);
    }
  }
  return options;
}

const hurdle = (...words) => execFileSync(program, words, {
  maxBuffer: 1 << 30, encoding: 'utf8', stdio: ['ignore', 'pipe', words[0] === 'perft' ? 'ignore' : 'inherit'],
}).split('\n').filter(line => line);

// At most so many replies are listed for a game: games with walls have thousands of moves.
const mostReplies = 5e6;

// Hurdle's positions of all games, one after the other, as {variant, fen, moves}; errors of
// sections that do not load go to stderr.
function* positionsOf(options) {
  const file = ['--variants', options.file];
  const names = options.names.length > 0 ? options.names
    : hurdle('variants', ...file).map(line => line.split(' ')[0]);
  for (const name of names) {
    const replies = Number(hurdle('perft', name, '2', ...file)[0]);
    const count = Math.min(Number(options.positions), Math.ceil(mostReplies / Math.max(1, replies)));
    for (const line of hurdle('variants', name, ...file, '--positions', String(count), '--seed',
      options.seed)) {
      yield JSON.parse(line);
    }
  }
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
    games: ['annexation'],
    holds: (fen, move, lists) => hasWall(fen) && lists.hurdle.length === 1 &&
      move.slice(0, 2) === move.slice(2, 4),
    reason: 'ffish takes walls for enemy pieces that a drop encloses, and so need not pass',
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

// Of the moves in one position with different numbers of replies, so many are looked into.
const mostExplained = 20;

const hurdleMoves = (options, position, move) => hurdle('moves', position.variant, '--variants',
  options.file, '--fen', position.fen, '--moves', move);

// The differences in one position and after each of its moves; null if ffish reads the FEN in
// another way.
function compare(ffish, options, position) {
  const board = new ffish.Board(position.variant, position.fen);
  try {
    if (comparable(board.fen()) !== comparable(position.fen)) return null;
    const lists = {ffish: movesOf(board), hurdle: Object.keys(position.moves),
      check: board.isCheck()};
    const found = differences(position.variant, position.fen, lists);
    let differing = 0;
    for (const move of lists.ffish) {
      if (!(move in position.moves)) continue;
      board.push(move);
      const replies = movesOf(board);
      if (replies.length !== position.moves[move] && ++differing <= mostExplained) {
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
    if (differing > mostExplained) {
      const expected = found.every(([, known]) => known);
      found.push([`${differing - mostExplained} more moves with other numbers of replies`, expected]);
    }
    return found;
  } finally {
    board.delete();
  }
}

// Compares all positions; prints each difference, and a line for each game.
function report(ffish, options) {
  const games = [];
  const print = game => console.log(`${game.name}: ${game.compared} positions with ${game.moves} ` +
    `moves compared, ${game.different} differ, ${game.unread} read in another way`);
  const complain = console.error;
  console.error = () => {};  // ffish explains there what it thinks of a FEN
  for (const position of positionsOf(options)) {
    let game = games[games.length - 1];
    if (!game || game.name !== position.variant) {
      if (game) print(game);
      game = {name: position.variant, compared: 0, different: 0, unread: 0, moves: 0, defects: true};
      games.push(game);
    }
    const found = compare(ffish, options, position);
    if (found === null) {
      ++game.unread;
      continue;
    }
    ++game.compared;
    game.moves += Object.keys(position.moves).length;
    game.different += found.length > 0 ? 1 : 0;
    for (const [text, expected] of found) {
      console.log(`${position.variant} ${position.fen}: ${text}`);
      game.defects = game.defects && expected;
    }
  }
  console.error = complain;
  if (games.length > 0) print(games[games.length - 1]);
  const agree = games.filter(game => game.different === 0 && game.compared > 0).length;
  const defective = games.filter(game => game.different > 0 && game.defects).length;
  console.log(`${agree} of ${games.length} games agree, ${defective} differ by known defects of ffish`);
  process.exitCode = games.some(game => !game.defects) ? 1 : 0;
}

function perft(board, depth) {
  const moves = movesOf(board);
  if (depth === 1) return moves.length;
  let total = 0;
  for (const move of moves) {
    board.push(move);
    total += perft(board, depth - 1);
    board.pop();
  }
  return total;
}

// The name and version of the package.
const ffishName = () => `ffish ${JSON.parse(fs.readFileSync(path.join(
  path.dirname(require.resolve('ffish')), 'package.json'))).version}`;

// Counts one set again and writes the confirmations; returns the number of counts that differ.
function confirmSet(ffish, file) {
  let [variant, fen, failed, counts] = ['', '', 0, 0];
  let perfts = [];
  const lines = fs.readFileSync(file, 'utf8').split('\n').map(line => {
    const value = /^\s*(?:- )?(variant|fen): "?([^"]*)"?$/.exec(line);
    if (value && value[1] === 'variant') variant = value[2];
    if (value && value[1] === 'fen') fen = value[2];
    if (/^\s*perft: /.test(line)) {
      perfts = [...line.matchAll(/(\d+): "(\d+)"/g)].map(match => [Number(match[1]), match[2]]);
    }
    if (!/^\s*confirmed: /.test(line)) return line;
    const board = new ffish.Board(variant, fen);
    let confirmed = 0;
    for (const [depth, count] of perfts) {
      ++counts;
      const found = String(perft(board, depth));
      if (found !== count) {
        console.log(`${file}: ${fen}: depth ${depth}: the set has ${count}, ffish ${found}`);
        ++failed;
        break;
      }
      confirmed = depth;
    }
    board.delete();
    const others = line.replace(/,? *"ffish [^"]*": \d+/, '');
    return confirmed > 0 ? others.replace(/ *}$/, `, "${ffishName()}": ${confirmed} }`) : others;
  });
  fs.writeFileSync(file, lines.join('\n'));
  console.log(`${file}: ${counts} counts, ${failed} differ`);
  return failed;
}

function confirmSets(ffish, folder) {
  let failed = 0;
  const complain = console.error;
  console.error = () => {};
  for (const name of fs.readdirSync(folder).filter(name => name.endsWith('.ini'))) {
    ffish.loadVariantConfig(fs.readFileSync(path.join(folder, name), 'utf8'));
  }
  for (const name of fs.readdirSync(folder).filter(name => name.endsWith('.yaml'))) {
    failed += confirmSet(ffish, path.join(folder, name));
  }
  console.error = complain;
  process.exitCode = failed > 0 ? 1 : 0;
}

// The moves of a position as ffish writes them, as questions to Hurdle.
function sanOf(ffish, {variant, fen, moves}) {
  const board = new ffish.Board(variant, fen);
  const known = new Set(comparable(board.fen()) === comparable(fen) ? movesOf(board) : []);
  const asked = Object.keys(moves).filter(move => known.has(move)).map(move => (
    {id: move, do: 'explain', variant, fen, move: board.sanMove(move)}));
  board.delete();
  return asked;
}

// Hurdle reads the moves of all positions; prints each that it reads otherwise.
function compareSan(ffish, options) {
  const complain = console.error;
  console.error = () => {};
  const asked = [...positionsOf(options)].flatMap(position => sanOf(ffish, position));
  console.error = complain;
  const answers = execFileSync(program, ['serve', '--protocol', 'jsonl', '--variants', options.file], {
    maxBuffer: 1 << 30, encoding: 'utf8', input: asked.map(line => `${JSON.stringify(line)}\n`).join(''),
  }).split('\n').filter(line => line).map(line => JSON.parse(line));
  const pairs = asked.map((line, number) => [answers[number], line]);
  const others = pairs.filter(([answer, line]) => answer.move !== line.id);
  const different = others.filter(([answer]) => !/ may be /.test(answer.error));
  for (const [answer, line] of different) {
    console.log(`${line.variant} ${line.fen}: ${line.move} is ${line.id}, Hurdle reads ${answer.error || answer.move}`);
  }
  console.log(`${asked.length} moves in SAN, ${others.length - different.length} of several moves, ` +
    `${different.length} read in another way`);
  process.exitCode = different.length > 0 ? 1 : 0;
}

delete globalThis.fetch;  // ffish would load its own file by it
const options = parseArguments(process.argv.slice(2));
const ffish = require('ffish');
ffish.onRuntimeInitialized = () => {
  if (options.sets) {
    confirmSets(ffish, options.sets);
    return;
  }
  ffish.loadVariantConfig(options.file === 'builtin' ? '' : fs.readFileSync(options.file, 'utf8'));
  (options.san ? compareSan : report)(ffish, options);
};
