// A small engine: Makruk, by the rules of movegen/variants/makruk/rules.md.
//
//   hurdle check positions/makruk --tag quick --engine "node makruk.mjs" --protocol jsonl
import {answerQuestions} from './hurdle_kit.cjs';

const straight = [[1, 0], [-1, 0], [0, 1], [0, -1]];
const diagonal = [[1, 1], [1, -1], [-1, 1], [-1, -1]];
const leaps = [[1, 2], [2, 1], [2, -1], [1, -2], [-1, -2], [-2, -1], [-2, 1], [-1, 2]];
const steps = { // how each piece captures: files to the right, ranks ahead
  K: [...straight, ...diagonal],
  M: diagonal,
  S: [...diagonal, [0, 1]],
  N: leaps,
  R: straight,
  P: [[-1, 1], [1, 1]],
};

// A state is {board, white}: a Map from occupied squares, as 'e5', to pieces, as in a FEN, and
// whether White is to move.
function start(variant, fen) {
  if (variant !== 'makruk') throw new Error(`unknown variant ${variant}; this engine plays makruk`);
  const [placement, side] = fen.split(' ');
  const board = new Map();
  placement.split('/').forEach((text, row) => {
    const squares = text.replace(/\d/g, count => ' '.repeat(Number(count)));
    [...squares].forEach((piece, file) => {
      if (piece !== ' ') board.set('abcdefgh'[file] + (8 - row), piece);
    });
  });
  return {board, white: side === 'w'};
}

function moves(state) {
  return [...candidates(state)].filter(move => !isChecked(play(state, move).board, state.white));
}

function play({board, white}, move) {
  const [origin, target] = [move.slice(0, 2), move.slice(2, 4)];
  const piece = board.get(origin);
  if (piece === undefined || isWhite(piece) !== white || origin === target) {
    throw new Error(`${move} moves no piece of the side to move`);
  }
  const after = new Map(board);
  after.delete(origin);
  after.set(target, move.endsWith('m') ? coloured('M', white) : piece);
  return {board: after, white: !white};
}

// Decides mate and stalemate; ignores repetitions and counting rules.
function result(first, texts) {
  const state = texts.reduce(play, first);
  if (moves(state).length > 0) return null;
  if (!isChecked(state.board, state.white)) return '1/2-1/2 T7';
  return state.white ? '0-1 T6' : '1-0 T6';
}

// The moves that the pieces can make, including those that leave the king in check.
function* candidates({board, white}) {
  for (const [origin, piece] of board) {
    if (isWhite(piece) !== white) continue;
    const isPawn = piece.toUpperCase() === 'P';
    for (const target of attacked(board, origin, piece)) {
      const other = board.get(target);
      if (other === undefined ? !isPawn : isWhite(other) !== white) {
        yield origin + target + promotion(piece, target);
      }
    }
    if (isPawn) {
      const ahead = neighbour(origin, 0, white ? 1 : -1);
      if (!board.has(ahead)) yield origin + ahead + promotion(piece, ahead);
    }
  }
}

function promotion(piece, target) {
  return ['P6', 'p3'].includes(piece + target[1]) ? 'm' : '';
}

// The squares that a piece attacks, occupied or empty.
function* attacked(board, origin, piece) {
  const slides = piece.toUpperCase() === 'R';
  for (const [files, ranks] of steps[piece.toUpperCase()]) {
    const up = isWhite(piece) ? ranks : -ranks;
    let target = neighbour(origin, files, up);
    while (target !== null) {
      yield target;
      target = slides && !board.has(target) ? neighbour(target, files, up) : null;
    }
  }
}

// Whether an enemy piece attacks the king. It does if an own piece of the same kind on the king's
// square would attack it.
function isChecked(board, white) {
  const [king] = [...board].find(([, piece]) => piece === coloured('K', white));
  return Object.keys(steps).some(kind =>
    [...attacked(board, king, coloured(kind, white))].some(
        target => board.get(target) === coloured(kind, !white)));
}

function isWhite(piece) {
  return piece === piece.toUpperCase();
}

function coloured(kind, white) {
  return white ? kind : kind.toLowerCase();
}

// The square `files` to the right and `ranks` up; null beyond the edge.
function neighbour(square, files, ranks) {
  const file = 'abcdefgh'['abcdefgh'.indexOf(square[0]) + files];
  const rank = Number(square[1]) + ranks;
  return file !== undefined && rank >= 1 && rank <= 8 ? file + rank : null;
}

answerQuestions({start, moves, play, result});
