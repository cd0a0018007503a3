#!/bin/sh
# A program that is no usable engine:
#   broken.sh MODE [FILE]
# Modes: empty-lists (JSON lines without a move), dies (a message on stderr, exit code 7), greets (UCI without
# perft: a move is played), stale (UCI that ignores a position with a b in it, and lists its last moves again).
# With FILE each start appends a line to it.
mode=$1
[ -z "$2" ] || echo started >>"$2"

case $mode in
dies) echo 'SyntaxError: invalid syntax' >&2 && exit 7 ;;
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
