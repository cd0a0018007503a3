#!/bin/sh
# A program that answers lines of JSON by our own lists of moves, and misbehaves as it is told:
#   fake_jsonl.sh MODE HURDLE
# MODE is honest, named, counts, logs, twice, wrong-id, no-moves, number, error, unknown, garbage, deep,
# silent, dashes.
mode=$1 hurdle=$2
while IFS= read -r line; do
  case $mode in # whose time limit is short
  garbage) echo 'moves: a lot' && continue ;;
  silent) continue ;;
  esac
  id=$(expr "$line" : '.*"id":\([0-9]*\)')
  variant=$(expr "$line" : '.*"variant":"\([^"]*\)"')
  fen=$(expr "$line" : '.*"fen":"\([^"]*\)"')
  played=$(expr "$line" : '.*"moves":\[\([^]]*\)\]' | tr -d '"' | tr , ' ')
  moves=$("$hurdle" moves "$variant" --fen "$fen" ${played:+--moves "$played"} |
    sed 's/.*/"&"/' | paste -sd, -)
  case $mode in
  honest) echo "{\"id\":$id,\"moves\":[$moves]}" ;;
  named) echo "{\"id\":$id,\"name\":\"Ffish of this test\",\"moves\":[$moves]}" ;;
  counts) echo "{\"id\":$id,\"moves\":{$(echo "$moves" | sed 's/"\([^"]*\)"/"\1":1/g')}}" ;;
  logs) echo "thinking about {$fen}" && echo '[1,2]' && echo "{\"moves\":[$moves],\"id\":$id}" ;;
  dashes) # writes moves as a1-a2, and reads no others
    case $played in
    '') echo "{\"id\":$id,\"moves\":[$(echo "$moves" | sed 's/\([0-9]\)\([a-i]\)/\1-\2/g')]}" ;;
    *) echo "{\"id\":$id,\"error\":\"illegal move $played\"}" ;;
    esac ;;
  twice) echo "{\"id\":$id,\"moves\":[$moves,${moves%%,*}]}" ;;
  wrong-id) echo "{\"id\":0,\"moves\":[$moves]}" ;;
  no-moves) echo "{\"id\":$id}" ;;
  number) echo "{\"id\":$id,\"moves\":[12]}" ;;
  error) echo "{\"id\":$id,\"error\":\"I do not know what to do\"}" ;;
  unknown) echo "{\"id\":$id,\"error\":\"unknown variant $variant\"}" ;;
  deep) echo "{\"id\":$id,\"error\":$(printf '%0200000d' 0 | tr 0 '[')$(printf '%0200000d' 0 | tr 0 ']')}" ;;
  esac
done
