#!/bin/sh
# A program that is no usable engine:
#   broken.sh MODE [FILE]
# Modes: empty-lists (JSON lines without a move), dies (a message on stderr, exit code 7), dies-late (the same after
# a second), greets (UCI without perft: a move is played), parrot (the same line for each line), slow (UCI after a
# banner and a pause), replies-without-id, replies-after-text (JSON lines as authors write them by mistake).
# With FILE each start of `dies` and `dies-late` appends a line to it.
mode=$1
[ "${mode#dies}" = "$mode" ] || [ -z "$2" ] || echo started >>"$2"

case $mode in
dies-late) sleep 1 && echo 'SyntaxError: invalid syntax' >&2 && exit 7 ;;
dies) echo 'SyntaxError: invalid syntax' >&2 && exit 7 ;;
parrot) while read -r line; do echo 'hello world'; done ;;
replies-without-id) while read -r line; do echo '{"moves":[]}'; done ;;
replies-after-text) while read -r line; do echo 'thinking {"id":1,"moves":[]}'; done ;;
slow)
  echo 'Slow 1.0' && sleep 2 && exec "$HURDLE" serve ;;
empty-lists)
  number=0
  while read -r line; do
    number=$((number + 1))
    echo "{\"id\":$number,\"moves\":[]}"
  done ;;
greets)
  while read -r word rest; do
    case $word in
    uci) echo 'id name Greeter 1.0' && echo uciok ;;
    isready) echo readyok ;;
    go) echo 'info depth 1' && echo 'bestmove e2e4' ;;
    quit) exit 0 ;;
    esac
  done ;;
esac
