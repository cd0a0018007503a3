#!/usr/bin/env node
// The npm package chessops, the rules of the server Lichess, as an engine for chess, Chess960 and
// Crazyhouse:
//
//   hurdle check positions/chess --engine ci/peers/chessops.mjs
//
// It knows how our positions and moves are written, and no rule.
import {parseFen} from 'chessops/fen';
import {makeUci, opposite, parseUci} from 'chessops/util';
import {setupPosition} from 'chessops/variant';
import {answerQuestions} from '../kits/javascript/hurdle_kit.cjs';

const rules = {chess: 'chess', chess960: 'chess', crazyhouse: 'crazyhouse'};
const promoted = ['queen', 'rook', 'bishop', 'knight'];

function start(variant, fen) {
  if (rules[variant] === undefined) throw new Error(`unknown variant ${variant}`);
  const position = setupPosition(rules[variant], parseFen(fen).unwrap()).unwrap();
  return {position, kingTakesRook: variant === 'chess960'};
}

// Castling is the king's move onto its own rook here; but for Chess960 we write where the king goes.
function written({position, kingTakesRook}, move) {
  const castles = position.board[position.turn].has(move.to);
  if (!castles || kingTakesRook) return makeUci(move);
  return makeUci({from: move.from, to: move.to > move.from ? move.from + 2 : move.from - 2});
}

function* moves(state) {
  const {position} = state;
  for (const [from, dests] of position.allDests()) {
    const isPawn = position.board.pawn.has(from);
    for (const to of dests) {
      if (isPawn && (to < 8 || to >= 56)) {
        for (const promotion of promoted) yield makeUci({from, to, promotion});
      } else {
        yield written(state, {from, to});
      }
    }
  }
  if (position.rules !== 'crazyhouse') return;
  for (const role of ['pawn', 'knight', 'bishop', 'rook', 'queen']) {
    if (position.pockets[position.turn][role] === 0) continue;
    for (const to of position.dropDests()) {
      if (role !== 'pawn' || (to >= 8 && to < 56)) yield makeUci({role, to});
    }
  }
}

// makeUci's castling is understood by chessops in either form.
function play({position, kingTakesRook}, move) {
  const next = position.clone();
  const parsed = parseUci(move);
  if (parsed === undefined || !next.isLegal(parsed)) throw new Error(`${move} is not legal`);
  next.play(parsed);
  return {position: next, kingTakesRook};
}

await answerQuestions({start, moves, play});
