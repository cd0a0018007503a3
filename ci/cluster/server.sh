# shellcheck shell=bash
# A private PostgreSQL server in a temporary folder, for the scripts beside this one; sourced after
# ci/lib.sh, never run. It listens on a unix socket in that folder and, when asked, on a port of the
# loopback; every role has a password of its own in a file that only its user can read.
# Has the roles of roles.sql and no campaign.
programs=${PG_BIN:-/usr/lib/postgresql/15/bin}
cluster=$PWD/ci/cluster

# Runs a program of PostgreSQL's, which refuse root, as the user who owns the server's folder.
as_server() {
  if ((EUID == 0)); then
    setpriv --reuid=postgres --regid=postgres --clear-groups --inh-caps=-all "$@"
  else
    "$@"
  fi
}

password() { od -An -N24 -tx1 /dev/urandom | tr -d ' \n'; }

# Starts the server and makes the database `campaigns` and its roles. From here on PGHOST and
# PGPASSFILE say where it is, so that postgresql://hurdle_owner@/campaigns reaches it. The argument
# is a port of the loopback, or nothing.
start_server() {
  local port=${1:-} roles=(postgres hurdle_owner hurdle_worker hurdle_reader) role
  local -A secret
  [[ -x $programs/initdb ]] ||
    die "there is no PostgreSQL in $programs (Debian's package is postgresql; PG_BIN names another place)"
  if ((EUID == 0)) && ! getent passwd postgres >/dev/null; then
    die "PostgreSQL refuses root, and there is no user postgres: run this as another user"
  fi
  unset "${!PG@}" # of another server
  folder=$(mktemp -d "${TMPDIR:-/tmp}/hurdle-server.XXXXXX")
  export PGHOST=$folder PGPORT=${port:-5432} PGPASSFILE=$folder/passwords
  (umask 077 && touch "$folder/passwords" "$folder/first" "$folder/log")
  for role in "${roles[@]}"; do
    secret[$role]=$(password)
    printf '*:*:*:%s:%s\n' "$role" "${secret[$role]}" >>"$folder/passwords"
  done
  printf '%s\n' "${secret[postgres]}" >"$folder/first"
  if ((EUID == 0)); then chown postgres "$folder" "$folder/first" "$folder/log"; fi
  as_server "$programs/initdb" -D "$folder/data" -U postgres -A scram-sha-256 -E UTF8 --locale=C \
    --data-checksums --pwfile="$folder/first" >"$folder/initdb" 2>&1 || server_failed initdb
  rm "$folder/first"
  as_server "$programs/pg_ctl" -D "$folder/data" -l "$folder/log" -w start >"$folder/initdb" 2>&1 \
    -o "-k '$folder' -p $PGPORT -c listen_addresses=${port:+127.0.0.1} -c max_connections=200" ||
    server_failed log
  "$programs/psql" -q -U postgres -d postgres -c 'CREATE DATABASE campaigns' >&2
  HURDLE_OWNER_PASSWORD=${secret[hurdle_owner]} HURDLE_WORKER_PASSWORD=${secret[hurdle_worker]} \
    HURDLE_READER_PASSWORD=${secret[hurdle_reader]} grant_roles >/dev/null
}

# Says what roles.sql says: once for the roles, once more when there are tables.
grant_roles() {
  "$programs/psql" -q -v ON_ERROR_STOP=1 -U postgres -d campaigns -f "$cluster/roles.sql"
}

# The end of a log, then the end.
server_failed() {
  tail -n 5 "$folder/$1" >&2
  die "the private PostgreSQL server in $folder did not start"
}

# Stops the server and removes everything of it.
stop_server() {
  [[ -n ${folder:-} ]] || return 0
  if [[ -f $folder/data/postmaster.pid ]]; then
    as_server "$programs/pg_ctl" -D "$folder/data" -m immediate -w stop >/dev/null 2>&1 || true
  fi
  rm -rf "$folder"
}
