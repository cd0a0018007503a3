# shellcheck shell=bash
# What the scripts in ci/ share; sourced, never run. Leaves the shell in the repository's root.
# Knows nothing of any single check.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

cores=$(nproc)

# A line of talk, on stderr like all talk.
say() { printf '== %s\n' "$*" >&2; }

# An error that ends the script.
die() {
  printf '%s: %s\n' "${0##*/}" "$*" >&2
  exit 2
}

# Our C++ files, committed or not; with arguments, those below the given folders.
sources() {
  local file
  git ls-files --cached --others --exclude-standard -- "${@:-.}" | sort -u |
    while read -r file; do
      if [[ $file =~ [.][ch]pp$ && -f $file ]]; then echo "$file"; fi
    done
}

# Runs the tests of one preset and closes with "NAME: N passed, N failed". Further arguments go to
# ctest. The tests of one program run beside each other, so the programs must not share files.
run_tests() {
  local preset=$1 log status=0 failed all
  shift
  log=$(mktemp)
  say "tests of build/$preset (random cases a property: ${HURDLE_CASES:-the default})"
  ctest --test-dir "build/$preset" --output-on-failure --no-tests=error --parallel "$cores" "$@" \
    | tee "$log" || status=$?
  read -r failed all < <(sed -nE 's/.* ([0-9]+) tests failed out of ([0-9]+)$/\1 \2/p' "$log") ||
    { failed=1 all=1; }
  rm -f "$log"
  echo "$preset: $((all - failed)) passed, $failed failed"
  return "$status"
}
