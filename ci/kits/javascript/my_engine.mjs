// Your engine: fill in the three functions that Hurdle calls. makruk.mjs is an example, with a
// fourth, `result`, for whole games.
import {answerQuestions} from './hurdle_kit.cjs';

// Your state for this FEN: whatever `moves` and `play` need.
function start(variant, fen) {
  throw new Error('start is not filled in');
}

// The legal moves, as ['a3a4', 'e5e6m', ...].
function moves(state) {
  throw new Error('moves is not filled in');
}

// The state after a move; must not change `state`.
function play(state, move) {
  throw new Error('play is not filled in');
}

answerQuestions({start, moves, play});
