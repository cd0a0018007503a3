#!/usr/bin/env node
// Asks Pikafish's judge (build beside this file) for results of games of Xiangqi:
//
//   hurdle check positions/xiangqi/games --games --protocol jsonl --at-once \
//     --engine "ci/peers/pikafish/result.js JUDGE"
//
// Answers the questions `"ask":"result"` of hurdle's protocol jsonl.
'use strict';

const {spawn} = require('child_process');
const readline = require('readline');

function withRanksFrom0(move) {
  return move.replace(/\d+/g, rank => String(Number(rank) - 1));
}

function questionFor({ask, variant, occurrences = '3', fen, moves}) {
  if (ask !== 'result' || variant !== 'xiangqi') throw new Error('ask for results of xiangqi');
  return `${occurrences}|${fen}|${moves.map(withRanksFrom0).join(' ')}`;
}

async function main() {
  if (process.argv.length !== 3) {
    process.stderr.write('usage: result.js JUDGE\n');
    process.exitCode = 2;
    return;
  }
  const judge = spawn(process.argv[2], [], {stdio: ['pipe', 'pipe', 'inherit']});
  const replies = readline.createInterface({input: judge.stdout})[Symbol.asyncIterator]();
  for await (const line of readline.createInterface({input: process.stdin})) {
    const reply = {id: null, name: 'Pikafish'};
    try {
      const question = JSON.parse(line);
      reply.id = question.id;
      judge.stdin.write(`${questionFor(question)}\n`);
      const {value} = await replies.next();
      if (value === undefined || value.startsWith('error')) throw new Error(value || 'no reply');
      reply.result = value;
    } catch (error) {
      reply.error = error.message;
    }
    process.stdout.write(`${JSON.stringify(reply)}\n`);
  }
  judge.stdin.end();
}

main();
