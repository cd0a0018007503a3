#!/bin/sh
# An xboard engine that plays by our own lists of moves, and misbehaves as it is told:
#   fake_xboard.sh MODE HURDLE [COUNT]
# MODE is honest, plain (no features but setboard and ping), no-ping, no-reply-to-ping, other-protocol (refuses every word), no-setboard, refuses-setboard,
# unknown, no-move-word, believes-all, plays, late, silent, leaves, crash, missing-PREFIX,
# no-drops, holding (reads the pieces in hand from `holding` alone), no-passed-square (ignores the
# FEN's field of en passant), standard (plays chess and ends at any `variant`), ignores-words (the same, and refuses squares alone), accepts-MOVE (though it is illegal),
# spells-OURS=THEIRS (a move), also-THEIRS=OURS (plays Chess960, and takes another spelling of a move too), echoes-ping (has no ping, and refuses it as a move), unknown-command, unnamed and other-name
# (refuse moves by these words), one-game (plays Makruk alone, and has no command `variant`), on-stderr (refuses there), forgets-force (plays unless `force` follows the `setboard`).
# With COUNT (a number, or `dies`) the engine has a command `perft`, which counts so many moves.
mode=$1 hurdle=$2 count=$3
variant= fen= known= root= played= legal= bare= forced=

# The moves at this position; those of the position that was set up are asked for once.
look() {
  [ -n "$legal" ] && return
  if [ -z "$played" ] && [ "$fen" = "$known" ]; then
    legal=$root
    return
  fi
  legal=" $("$hurdle" moves "$variant" --fen "$fen" ${played:+--moves "$played"} | tr '\n' ' ')"
  case $mode in
  no-drops) legal=" $(echo "$legal" | tr ' ' '\n' | grep -v @ | tr '\n' ' ') " ;;
  accepts-*) legal="$legal${mode#accepts-} " ;;
  missing-*) legal=" $(echo "$legal" | tr ' ' '\n' | grep -v "^${mode#missing-}" | tr '\n' ' ') " ;;
  esac
  if [ -z "$played" ]; then
    known=$fen root=$legal
  fi
}

try() {
  look
  move=$1
  case $mode in
  spells-*"=$1") move=${mode#spells-} && move=${move%=*} ;;
  spells-"$1"=*) move=none ;;
  also-"$1"=*) move=${mode#*=} ;;
  esac
  case "$legal" in
  *" $move "*)
    played="${played:+$played }$move" legal=
    if [ "$mode$forced" = plays ] || [ "$mode$forced" = forgets-force ]; then echo 'move e8e7'; fi ;;
  *)
    case $mode$1 in
    believes-all* | ignores-words[!a-h]*) ;;
    unknown-command*) echo "Unknown command: $1" ;;
    unnamed*) echo 'Illegal move' ;;
    other-name*) echo 'Illegal move: Kc8' ;;
    on-stderr*) echo "Illegal move: $1" >&2 ;;
    *) echo "Illegal move: $1" ;;
    esac ;;
  esac
}

printf '%s\n' '# a banner, and a board with lines that repeat' '+--+' '| k|' '+--+' '| K|' '+--+'
while read -r first rest; do
  case $first in
  xboard | accepted | rejected) ;;
  force) if [ "$mode" = forgets-force ]; then forced=yes; fi ;;
  new) case $mode in standard | ignores-words | no-passed-square | spells-*) variant=chess ;; one-game) variant=makruk ;; esac ;;
  perft)
    case $count in
    '') echo "Error (unknown command): perft" ;;
    dies) exit 1 ;;
    *) echo "Raw nodes for depth 1: $count" && echo 'Time : 0.00' ;;
    esac ;;
  protover)
    case $mode in
    plain) echo 'feature setboard=1 ping=1 done=1' && bare=yes ;;
    no-ping | other-protocol) ;;
    echoes-ping) echo 'feature ping=0 setboard=1 usermove=1 myname="Fake X 1.0" variants="normal,makruk" done=1' ;;
    no-reply-to-ping) echo 'feature ping=0 setboard=1 done=1' ;;
    standard | ignores-words) echo 'feature ping=1 setboard=1 usermove=1 myname="Fake X 1.0" done=1' ;;
    no-drops | holding) echo 'feature ping=1 setboard=1 usermove=1 variants="crazyhouse" done=1' ;;
    also-*) echo 'feature ping=1 setboard=1 usermove=1 myname="Fake X 1.0" variants="normal,fischerandom" done=1' ;;
    one-game) echo 'feature ping=1 setboard=1 usermove=1 myname="Fake X 1.0" variants="makruk" done=1' ;;
    no-setboard) echo 'feature ping=1 usermove=1 done=1' ;;
    late) echo 'feature done=0' ;;
    *) echo 'feature ping=1 setboard=1 usermove=1 myname="Fake X 1.0" variants="normal,makruk" done=1' ;;
    esac ;;
  ping)
    case $mode in
    no-ping) echo "Error (unknown command): ping" ;;
    echoes-ping) echo "Illegal move: ping $rest" ;;
    other-protocol) echo "Unknown command: ping $rest" ;;
    silent | no-reply-to-ping) ;;
    leaves) exec <&- && echo "pong $rest" && exit 4 ;; # it is gone before it is asked anything
    late) echo "pong $rest" && echo 'feature setboard=1 ping=1 usermove=1 done=1' && mode=honest ;;
    *) echo "pong $rest" ;;
    esac ;;
  variant)
    if [ "$mode" = standard ]; then exit 1; fi
    if [ "$mode" = one-game ]; then echo 'Error (unknown command): variant' && continue; fi
    variant=$rest
    if [ "$mode" = unknown ]; then echo "Error (cannot start variant game): '$rest'"; fi ;;
  setboard)
    fen=$rest played= legal= forced=
    case $mode in
    refuses-setboard) echo 'Error (unknown command): setboard' ;;
    holding) fen="${rest%%[[]*}[]${rest#*]}" ;;
    no-passed-square) fen=$(echo "$rest" | awk '{ $4 = "-"; print }') ;;
    crash) exit 3 ;;
    esac ;;
  holding)
    if [ "$mode" = holding ]; then
      white=${rest%%] *} black=${rest##*[}
      fen="${fen%%[[]*}[${white#[}$(echo "${black%]}" | tr A-Z a-z)]${fen#*]}" legal=
    else echo "Error (unknown command): holding"; fi ;;
  usermove)
    if [ "$mode" = no-move-word ]; then echo "Error (unknown command): usermove $rest"
    else try "$rest"; fi ;;
  quit) exit 0 ;;
  *) if [ -n "$bare" ]; then try "$first"; else echo "Error (unknown command): $first"; fi ;;
  esac
done
