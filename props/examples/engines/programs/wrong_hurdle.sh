#!/bin/sh
# A program as perftree's script that answers as `$HURDLE` does, without the moves that begin with
# its second argument.
#   wrong_hurdle.sh VARIANT SQUARE DEPTH FEN [MOVES]
"$HURDLE" perft "$1" "$3" --divide --fen "$4" --moves "$5" |
  awk -v square="$2" '
    NF < 2 { print ""; print total + 0; exit }
    NF == 2 && index($1, square) != 1 { print; total += $2 }'
