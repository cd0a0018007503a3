#!/usr/bin/env node
// The npm package shogiops, the rules of the server lishogi, as an engine for Shogi:
//
//   hurdle check positions/shogi --engine ci/peers/shogiops.mjs
//
// It knows how our positions and moves are written by USI, and no rule.
import {parseSfen} from 'shogiops/sfen';
import {makeUsi, parseUsi} from 'shogiops/util';
import {pieceCanPromote, pieceForcePromote} from 'shogiops/variant/util';
import {answerQuestions} from '../kits/javascript/hurdle_kit.cjs';
const rules = 'standard';

// ---- Our text in USI's words --------------------------------------------------------------------

// Pieces in hand: a letter each in our FEN, a number before the letter in an SFEN.
function handsOf(letters) {
  const counts = new Map();
  for (const letter of letters) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  return [...counts].map(([letter, count]) => (count > 1 ? count : '') + letter).join('') || '-';
}

function sfenOf(fen) {
  const [text, side] = fen.split(' ');
  const [board, letters] = text.replace(']', '').split('[');
  return `${board} ${side === 'w' ? 'b' : 'w'} ${handsOf(letters)} 1`;
}

// Files count from the right and are digits, ranks from the top and are letters; and back, as either
// is the other turned round.
const files = Object.fromEntries([...'abcdefghi'].map((file, index) => [file, 9 - index]));
const ranks = Object.fromEntries([...'ihgfedcba'].map((rank, index) => [rank, index + 1]));
const usiSquare = ([file, rank]) => `${files[file]}${'ihgfedcba'[rank - 1]}`;
const ourSquare = ([file, rank]) => `${'ihgfedcba'[file - 1]}${ranks[rank]}`;

const usiOf = move => move.replace('@', '*').replace(/[a-i][1-9]/g, usiSquare);
const oursOf = usi => usi.replace('*', '@').replace(/[1-9][a-i]/g, ourSquare);

// ---- What shogiops is asked ---------------------------------------------------------------------

function start(variant, fen) {
  if (variant !== 'shogi') throw new Error(`unknown variant ${variant}`);
  return parseSfen(rules, sfenOf(fen), false).unwrap();
}

function* moves(position) {
  for (const [from, dests] of position.allMoveDests()) {
    const piece = position.board.get(from);
    for (const to of dests) {
      if (pieceCanPromote(rules)(piece, from, to, position.board.get(to))) {
        yield oursOf(makeUsi({from, to, promotion: true}));
      }
      if (!pieceForcePromote(rules)(piece, to)) yield oursOf(makeUsi({from, to}));
    }
  }
  for (const [name, dests] of position.allDropDests()) {
    const role = name.split(' ')[1];
    for (const to of dests) yield oursOf(makeUsi({role, to}));
  }
}

function play(position, move) {
  const next = position.clone();
  const parsed = parseUsi(usiOf(move));
  if (parsed === undefined || !next.isLegal(parsed)) throw new Error(`${move} is not legal`);
  next.play(parsed);
  return next;
}

await answerQuestions({start, moves, play});
