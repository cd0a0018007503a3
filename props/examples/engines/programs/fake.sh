#!/bin/sh
# A UCI engine that knows nothing: it answers from a table, or misbehaves as its first argument says.
#   fake.sh MODE TABLE
# The table has lines `POSITION|QUESTION<tab>ANSWER`; POSITION is what follows "position ".
# Modes: honest, no-echo, no-variant, unlisted-NAME, crash-start, crash-perft, crash-once,
# crash-at-2, crash-played (at a question after a move), refuse-2, hang, silent, banana, many, wrong-sum, bestmove, endless, refuse-input, buffers,
# no-uciok, slow-ready (replies to its first `isready` after two seconds).
mode=$1
table=$2
position=
ready=

answer() {
  awk -v key="$position|$1" -F '\t' '$1 == key { print $2 }' "$table"
}

greet() {
  echo "id name Fake 1.0 ($mode)"
  case $mode in
    unlisted-*) ;;
    no-variant) echo 'option name UCI_Variant type combo default chess var chess var xiangqi' ;;
    *) echo 'option name UCI_Variant type combo default chess var chess var janggi' ;;
  esac
  echo uciok
}

linger() {
  # A child of its own, so that ending the engine alone would leave something behind.
  sh -c 'while :; do sleep 1; done' "lingering $table" &
  wait
}

perft() {
  case $mode in
    crash-perft) kill -SEGV $$ ;;
    crash-played)
      case $position in *' moves '*) kill -ABRT $$ ;; esac
      answer "$1" ;;
    crash-once)
      if [ ! -e "$table.crashed" ]; then
        : > "$table.crashed"
        echo 'out of luck' >&2
        exit 3
      fi
      answer "$1" ;;
    crash-at-2)
      if [ "$1" = 2 ]; then
        echo 'TypeError: the piece is undefined' >&2
        yes '    at some line' | head -n 100018 >&2
        echo 'end of the trace' >&2
        exit 1
      fi
      answer "$1" ;;
    refuse-2) if [ "$1" = 2 ]; then echo 'error: too deep for me'; else answer "$1"; fi ;;
    hang) linger ;;
    banana) echo 'banana split' ;;
    many) echo 'Nodes searched: many' ;;
    wrong-sum) echo 'e2e2: 1'; echo 'Nodes searched: 17' ;;
    bestmove) echo 'bestmove e2e1' ;;
    endless) while :; do echo 'still thinking'; done ;;
    *) answer "$1" ;;
  esac
}

case $mode in
  crash-start) echo 'no licence' >&2; exit 42 ;;
  silent) while read -r line; do :; done; exit 0 ;;
  buffers) while read -r line; do :; done; echo uciok; exit 0 ;;
  no-uciok) echo 'id name small'; while read -r line; do :; done; exit 0 ;;
  refuse-input) linger ;;
esac

echo 'Fake engine'
while read -r word rest; do
  case $word in
    uci) greet ;;
    isready)
      [ "$mode" != slow-ready ] || [ -n "$ready" ] || sleep 2
      ready=yes
      echo readyok ;;
    setoption)
      case $mode in
        "unlisted-${rest##* }") ;;
        unlisted-*) echo "error: ${rest##* } is no game of mine" ;;
      esac ;;
    position) position=$rest ;;
    d) [ "$mode" = no-echo ] || answer d ;;
    go) perft "${rest#perft }" ;;
    quit) exit 0 ;;
  esac
done
