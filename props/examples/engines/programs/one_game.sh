#!/bin/sh
# A program as perftree's script that plays one game, whatever it is asked about.
#   one_game.sh GAME DEPTH FEN [MOVES]    $HURDLE is the program
"$HURDLE" perft "$1" "$2" --divide --fen "$3" --moves "$4" |
  awk 'NF < 2 { print ""; print total + 0; exit } { print; total += $2 }'
