// Lets `hurdle check` ask an engine that is written in JavaScript, for Node.js.
//
// Copy this file beside your engine; do not edit it. Then fill in the three functions
// of my_engine.mjs, as makruk.mjs does, and run
//
//   hurdle check --variant makpong --engine "node my_engine.mjs" --protocol jsonl
//
// Hurdle writes one question per line to stdin and reads one reply per line from stdout:
//
//   {"id":1,"variant":"makpong","fen":"...","moves":["a3a4"],"depth":1}
//   {"id":1,"moves":["a6a5","b6b5"]}    or    {"id":1,"error":"..."}
//
// With --games, "ask":"result" asks for the result of a game; the function `result` replies.
//
// Your engine may print other lines; Hurdle ignores them.
'use strict';

const readline = require('readline');

// Replies to the questions on stdin until it ends, by these functions:
//
//   start(variant, fen)  your state for this FEN, of any type
//   moves(state)         an array of the legal moves, in any order
//   play(state, move)    the state after a legal move; must not change `state`
//   result(state, moves) optional: the result of the game that starts here and continues with these
//                        moves: '1-0', '0-1', '1/2-1/2', or '*' if it is not over; a blank and the
//                        clause may follow, as in '0-1 T6'; null if your engine cannot decide
//
// An error that one of these functions throws becomes the reply.
async function answerQuestions(engine) {
  for await (const line of readline.createInterface({input: process.stdin})) {
    if (line.trim() !== '') process.stdout.write(JSON.stringify(answer(engine, line)) + '\n');
  }
}

// A line that is no question in JSON, for example a UCI command.
class NoQuestion extends Error {}

// The question on a line.
function readQuestion(line) {
  let question = null;
  try {
    question = JSON.parse(line);
  } catch { // not JSON
  }
  if (typeof question !== 'object' || question?.id === undefined) {
    throw new NoQuestion(`no question: expected a JSON object with an id, found ${line.trim()}`);
  }
  return question;
}

// The reply to a question; the question is a line, the reply an object.
function answer({start, moves, play, result}, line) {
  let id = null;
  try {
    const question = readQuestion(line);
    id = question.id;
    if (!(question.depth >= 1)) {
      throw new Error(`a depth is a number from 1 on, not ${question.depth}`);
    }
    const first = start(question.variant, question.fen);
    const state = question.moves.reduce((before, move) => play(before, move), first);
    if (question.depth === 1) {
      const ended = result && question.ask === 'result' ? result(first, question.moves) : null;
      return {id, moves: [...moves(state)], ...resultFields(ended)};
    }
    return {id, moves: Object.fromEntries(divide({moves, play}, state, question.depth))};
  } catch (error) { // the next question may succeed
    if (error instanceof NoQuestion) {
      console.error(`hurdle_kit: ${error.message}`);
      return {id, error: error.message};
    }
    console.error(error);
    return {id, error: error instanceof Error ? String(error) : errorText(error)};
  }
}

// The text of a thrown value that is no Error.
function errorText(error) {
  return error?.message ?? (typeof error === 'string' ? error : JSON.stringify(error) ?? String(error));
}

// The fields of a reply for a result: '0-1 T6' is the result and its clause.
function resultFields(ended) {
  if (!ended) return {};
  const [result, by] = ended.split(' ');
  return by ? {result, by} : {result};
}

// The number of nodes at `depth` below each move. A move that is listed twice counts twice.
function divide({moves, play}, state, depth) {
  const counts = new Map();
  for (const move of moves(state)) {
    let nodes = 1;
    if (depth > 1) {
      const below = divide({moves, play}, play(state, move), depth - 1);
      nodes = [...below.values()].reduce((sum, count) => sum + count, 0);
    }
    counts.set(move, (counts.get(move) || 0) + nodes);
  }
  return counts;
}

module.exports = {answerQuestions};
