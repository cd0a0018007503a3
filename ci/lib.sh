# shellcheck shell=bash
# Functions that the scripts in ci/ share; sourced, never run. Changes to the repository's root.
set -euo pipefail
from=$PWD # where the script was called
cd "$(dirname "${BASH_SOURCE[0]}")/.."

cores=$(nproc)

# Prints a progress line to stderr.
say() { printf '== %s\n' "$*" >&2; }

# Prints an error and ends the script.
die() {
  printf '%s: %s\n' "${0##*/}" "$*" >&2
  exit 2
}

# A path that the caller has given, from any folder.
given_path() { (cd "$from" && realpath -m -- "$1"); }
# The same, or without a path the first argument.
#   path_or DEFAULT [PATH]
path_or() { if [[ ${2:-} ]]; then given_path "$2"; else echo "$1"; fi; }

# The version that this tree will be released as.
project_version() { sed -nE 's/^project\(hurdle VERSION ([0-9.]+).*/\1/p' CMakeLists.txt; }

# For a build that is configured without ci/build.
use_ccache() {
  if command -v ccache >/dev/null; then export CMAKE_CXX_COMPILER_LAUNCHER=ccache; fi
}

# NAME below FOLDER as a .tar.gz, on stdout: the order, times and owners depend on the commit alone.
#   packed FOLDER NAME
packed() {
  tar --create --directory "$1" --sort=name --format=ustar --owner=0 --group=0 --numeric-owner \
    --mode=u=rwX,go=rX --mtime="@$(git log -1 --format=%ct)" "$2" | gzip -9n
}

# The packages whose code is in a program of the preset tarball.
linked_packages=(libfmt-dev libyaml-cpp-dev libpugixml-dev libsqlite3-dev libssl-dev zlib1g-dev
  nlohmann-json3-dev libcli11-dev libcmark-gfm-dev libcmark-gfm-extensions-dev libboost-dev
  libstdc++-12-dev)

# Hurdle's C++ files, committed or not; with arguments, only those below the given folders.
sources() {
  local file
  git ls-files --cached --others --exclude-standard -- "${@:-.}" | sort -u |
    while read -r file; do
      if [[ $file =~ [.][ch]pp$ && -f $file ]]; then echo "$file"; fi
    done
}

# Runs the tests of one preset and ends with "NAME: N passed, N failed, N skipped". A test is skipped if
# a program that it needs is not installed. Further arguments go to ctest. Tests run in parallel, so the
# programs must not share files; two for each core, because half of their time they wait for engines,
# workers and servers.
run_tests() {
  local preset=$1 log status=0 failed all skipped
  shift
  log=$(mktemp)
  say "tests of build/$preset (random cases a property: ${HURDLE_CASES:-the default})"
  ctest --test-dir "build/$preset" --output-on-failure --no-tests=error --parallel "$((2 * cores))" "$@" \
    | tee "$log" || status=$?
  read -r failed all < <(sed -nE 's/.* ([0-9]+) tests failed out of ([0-9]+)$/\1 \2/p' "$log") ||
    { failed=1 all=1; }
  skipped=$(grep -c '\*\*\*Skipped ' "$log") || true # ctest counts them among those that passed
  rm -f "$log"
  echo "$preset: $((all - failed - skipped)) passed, $failed failed, $skipped skipped"
  return "$status"
}
