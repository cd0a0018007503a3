#!/usr/bin/env bash
# Checks an engine in continuous integration: gets hurdle, checks the engine, writes reports and a
# summary. Needs bash, tar and, for a URL, curl. Variables control it:
#   HURDLE_ENGINE    the engine's command line, or
#   HURDLE_COMPARE   two command lines, one on each line, to compare instead
#   HURDLE_SETS      names of games, or files and folders of position sets; all games without it
#   HURDLE_TAG       only positions with this tag: `quick` without it, `all` is every position
#   HURDLE_OPTIONS   further options, such as `--protocol jsonl --max-nodes 100000`
#   HURDLE_REPORTS   the folder for hurdle.json, hurdle.xml (JUnit) and hurdle.html: hurdle-reports
# The first of these that is set decides where hurdle comes from:
#   HURDLE_PROGRAM   the program, of an installation or an unpacked tarball
#   HURDLE_TARBALL   the file or URL of a release's tarball; HURDLE_SHA256 is its required sum
#   If none is set, it is built from the sources around this script (Debian 12, some minutes).
# With GITHUB_STEP_SUMMARY the summary goes to that file, too. The exit code is hurdle's: 0 the engine is
# right, 1 it is wrong, 2 it could not be checked or something is missing.
set -euo pipefail

die() {
  printf 'check.sh: %s\n' "$*" >&2
  exit 2
}

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

# Sets program, and sets_folder to the position sets that came with it.
get_hurdle() {
  if [[ -n ${HURDLE_PROGRAM:-} ]]; then
    program=$(command -v "$HURDLE_PROGRAM") || die "HURDLE_PROGRAM '$HURDLE_PROGRAM' is no program"
    sets_folder=$(dirname "$program")/../share/hurdle/positions
  elif [[ -n ${HURDLE_TARBALL:-} ]]; then
    unpack
  else
    [[ -x $here/../build ]] ||
      die "name HURDLE_PROGRAM or HURDLE_TARBALL: there is no source here to build from"
    "$here/../bootstrap" && "$here/../build" portable hurdle || die "hurdle could not be built"
    program=$(cd "$here/../.." && pwd)/build/portable/hurdle
  fi
  if [[ ! -d ${sets_folder:-} ]]; then sets_folder=$here/../../positions; fi
  sets_folder=$(cd "$sets_folder" && pwd) || die "no position sets are beside $program"
}

unpack() {
  local file=$HURDLE_TARBALL
  if [[ $file == *://* ]]; then
    file=$scratch/hurdle.tar.gz
    curl -fsSL --retry 3 -o "$file" "$HURDLE_TARBALL" ||
      die "HURDLE_TARBALL '$HURDLE_TARBALL' could not be fetched"
  fi
  [[ -f $file ]] || die "HURDLE_TARBALL '$file' is not there"
  if [[ -n ${HURDLE_SHA256:-} ]]; then
    sha256sum --check --status <<<"$HURDLE_SHA256  $file" ||
      die "HURDLE_TARBALL '$HURDLE_TARBALL' is not what HURDLE_SHA256 says"
  fi
  mkdir "$scratch/hurdle"
  tar -xzf "$file" --strip-components 1 -C "$scratch/hurdle" ||
    die "HURDLE_TARBALL '$HURDLE_TARBALL' cannot be unpacked"
  program=$scratch/hurdle/bin/hurdle
  sets_folder=$scratch/hurdle/share/hurdle/positions
}

# Puts the paths of the sets into paths.
find_sets() {
  local words word
  read -r -d '' -a words <<<"${HURDLE_SETS:-}" || true # the end of the text
  paths=()
  for word in "${words[@]}"; do
    if [[ -e $word ]]; then
      paths+=("$word")
    elif [[ -d $sets_folder/$word ]]; then
      paths+=("$sets_folder/$word")
    elif grep -rlxq "variant: $word" "$sets_folder"; then # a variant in another game's folder
      mapfile -t -O "${#paths[@]}" paths < <(grep -rlx "variant: $word" "$sets_folder" | sort)
    else
      die "HURDLE_SETS '$word' is neither a file nor one of:$(cd "$sets_folder" && printf ' %s' */)"
    fi
  done
  if ((${#paths[@]} == 0)); then paths=("$sets_folder"); fi
}

# Puts the command line into line.
make_line() {
  local engines options
  read -r -d '' -a options <<<"${HURDLE_OPTIONS:-}" || true
  if [[ ${HURDLE_TAG:=quick} != all ]]; then options+=(--tag "$HURDLE_TAG"); fi
  if [[ -n ${HURDLE_COMPARE:-} ]]; then
    mapfile -t engines < <(grep -v '^[[:space:]]*$' <<<"$HURDLE_COMPARE")
    ((${#engines[@]} == 2)) || die "HURDLE_COMPARE wants two command lines, a line each"
    line=(compare "${engines[@]}" "${paths[@]}" "${options[@]}")
  else
    [[ -n ${HURDLE_ENGINE:-} ]] || die "HURDLE_ENGINE is the engine's command line; it is empty"
    line=(check "${paths[@]}" --engine "$HURDLE_ENGINE" "${options[@]}"
      --junit "$reports/hurdle.xml" --html "$reports/hurdle.html")
  fi
  line+=(--json "$reports/hurdle.json")
}

# Markdown: the verdict, the numbers, and what hurdle printed, as long as a page may be.
summary() {
  local verdict='could not be asked everything'
  case $status in
    0) verdict='no difference from the rules' ;;
    1) verdict='wrong moves were found' ;;
  esac
  printf '### Hurdle: %s\n\n%s\n' "$verdict" "$(tail -n 1 "$scratch/printed" | escaped)"
  printf '\n<details><summary>What was found</summary>\n\n<pre>\n'
  head -c 200000 "$scratch/printed" | escaped
  printf '</pre>\n</details>\n'
}
# GitHub's annotations: each diagnosis, and the first finding of each clause at its file and line.
annotations() {
  sed -nE 's/^(Probable bug: .*)$/::error title=Hurdle::\1/p
    s/^(.+): [0-9]+ findings?, first (.+):([0-9]+): (.+)$/::error file=\2,line=\3,title=\1::\4/p' \
    "$scratch/printed" | sed "s#file=$PWD/#file=#" # paths from the repository's root
}
escaped() { sed 's/&/\&amp;/g; s/</\&lt;/g; s/>/\&gt;/g'; }

reports=${HURDLE_REPORTS:-hurdle-reports}
get_hurdle
find_sets
mkdir -p "$reports" || die "HURDLE_REPORTS '$reports' cannot be made"
make_line
status=0
"$program" "${line[@]}" 2>&1 | tee "$scratch/printed" || status=${PIPESTATUS[0]}
if [[ ${GITHUB_ACTIONS:-} == true ]]; then annotations; fi
if [[ -n ${GITHUB_STEP_SUMMARY:-} ]]; then summary >>"$GITHUB_STEP_SUMMARY"; fi
exit "$status"
