#!/bin/sh
# A program that is called as perftree calls its script, and knows nothing: it answers from a table,
# in two forms, or misbehaves, as its first argument says.
#   fake_script.sh MODE TABLE DEPTH FEN [MOVES]
# The table is that of fake.sh. Modes: honest, as-uci, unended, killed, exit-3, empty, silent, hang, no-end,
# banana, cut-short, twice, no-number, separators, wrong-total, more, failing, says-WORD,
# knows-NAME-and-not-NAME.
mode=$1
table=$2
depth=$3
key="fen $4${5:+ moves $5}|$depth"

answer() {
  awk -v key="$key" -F '\t' '
    $1 == key && $2 != "" {
      if (sub("Nodes searched: ", "", $2)) print ""
      sub(":", "", $2)
      print $2
    }' "$table"
}

linger() {
  # A child of its own, so that ending the program alone would leave something behind.
  sh -c 'while :; do sleep 1; done' "lingering $table" &
  wait
}

case $mode in
  honest) answer ;;
  as-uci) awk -v key="$key" -F '\t' '$1 == key && $2 != "" { print $2 }' "$table" ;;
  unended) answer | awk '{ printf "%s%s", end, $0; end = "\n" }' ;;
  killed) echo 'e2e2 1'; kill -SEGV $$ ;;
  exit-3) echo 'no licence' >&2; exit 3 ;;
  empty) ;;
  silent) linger ;;
  hang) echo 'e2e2 1'; linger ;;
  no-end) answer; linger ;;
  banana) echo 'banana split for two' ;;
  cut-short) echo 'e2e2 1' ;;
  twice) echo 'e2e2 1'; echo 'e2e2 1'; echo; echo 2 ;;
  no-number) echo 'e2e2 many'; echo; echo many ;;
  separators) echo 'e2e2 1,938'; echo; echo 1,938 ;;
  wrong-total) echo 'e2e2 1'; echo; echo 17 ;;
  more) answer; echo 'and that was all' ;;
  failing) answer; exit 4 ;;
  knows-*)
    known=${mode#knows-}
    if [ "${known%-and-not-*}" = "${known##*-and-not-}" ]; then
      answer
    else
      echo "error: unknown variant ${known##*-and-not-}"
    fi ;;
  says-*) echo "it is $mode" >&2; exit 3 ;;
esac
