-- Who may do what in a database of campaigns:
--   hurdle_owner   starts, pauses, resumes, cancels and rechecks; owns tables and functions
--   hurdle_worker  leases, completes and gives back by functions; has no right on any table
--   hurdle_reader  status, list, result, export
--   hurdle_gateway does for the accounts of a gateway (hurdle campaign gateway) what hurdle_worker may
--                  do; the store writes them down as hurdle_gateway:ACCOUNT
--   an account of its own for each of `workers`: it may do what hurdle_worker may, and the store
--   writes down which account did what
-- For psql, as a superuser, in that database:
--   psql -v ON_ERROR_STOP=1 -v workers='ann bob' -f ci/cluster/roles.sql \
--     'postgresql://postgres@server/campaigns?sslmode=verify-full'
-- Run it twice: before the first `hurdle campaign start` it makes the roles, and after it grants what
-- they may do with the tables and functions that are there now. Saying it again changes nothing; a new
-- version of hurdle may have new ones. Passwords come from the environment (HURDLE_OWNER_PASSWORD,
-- HURDLE_WORKER_PASSWORD, HURDLE_READER_PASSWORD, HURDLE_GATEWAY_PASSWORD, and
-- HURDLE_WORKER_PASSWORDS='ann=… bob=…'), not from a command line, which others can read; without one, a role's password stays as it is.
-- It refuses a server whose pg_hba.conf lets other hosts into this database without TLS and scram (or a
-- certificate): write `hostssl campaigns all 10.0.0.0/8 scram-sha-256` there.
\getenv owner_password HURDLE_OWNER_PASSWORD
\getenv worker_password HURDLE_WORKER_PASSWORD
\getenv reader_password HURDLE_READER_PASSWORD
\getenv gateway_password HURDLE_GATEWAY_PASSWORD
\if :{?workers}
\else
\set workers ''
\endif
\set passwords ''
\getenv passwords HURDLE_WORKER_PASSWORDS
SET client_min_messages = warning;
-- The server must not write statements with passwords to its log.
SET log_statement = 'none';
SET log_min_error_statement = 'panic';
SET log_min_duration_statement = -1;

BEGIN;
CREATE TEMPORARY TABLE account ON COMMIT DROP AS
  SELECT DISTINCT name FROM regexp_split_to_table(:'workers', '[\s,]+') AS name WHERE name <> '';
CREATE TEMPORARY TABLE secret ON COMMIT DROP AS
  SELECT split_part(pair, '=', 1) AS name, substr(pair, strpos(pair, '=') + 1) AS password
    FROM regexp_split_to_table(:'passwords', '\s+') AS pair WHERE pair <> '';
DO $$
DECLARE
  wrong TEXT;
BEGIN
  SELECT name INTO wrong FROM account WHERE name !~ '^[a-z][a-z0-9_]{0,62}$' OR name ~ '^pg_' LIMIT 1;
  IF FOUND THEN
    RAISE EXCEPTION 'no name of a worker: ''%'' (small letters, digits and _, a letter first)', wrong;
  END IF;
  SELECT name INTO wrong FROM account JOIN pg_roles ON rolname = name WHERE rolsuper OR rolcreaterole
    OR rolcreatedb OR rolbypassrls OR rolreplication OR name IN ('hurdle_owner', 'hurdle_reader', 'hurdle_gateway') LIMIT 1;
  IF FOUND THEN
    RAISE EXCEPTION '% may do more than a worker: choose another name', wrong;
  END IF;
  SELECT name INTO wrong FROM secret WHERE name NOT IN (SELECT name FROM account) LIMIT 1;
  IF FOUND THEN
    RAISE EXCEPTION 'a password for %, which is not among the workers', wrong;
  END IF;
END $$;

DO $$
DECLARE
  rule RECORD;
BEGIN
  FOR rule IN SELECT line_number, type, auth_method FROM pg_hba_file_rules
      WHERE type <> 'local' AND auth_method <> 'reject' AND
        (database && ARRAY['all', 'sameuser', 'samerole'] OR current_database() = ANY (database)) AND
        address !~ '^(127\.|::1$|localhost$|samehost$)' LOOP
    IF rule.type <> 'hostssl' OR rule.auth_method NOT IN ('scram-sha-256', 'cert') THEN
      RAISE EXCEPTION 'pg_hba.conf, line %: other hosts come in by % and %', rule.line_number, rule.type,
        rule.auth_method USING HINT = 'Write hostssl and scram-sha-256 (or cert) for other hosts.';
    END IF;
  END LOOP;
END $$;

SELECT format('CREATE ROLE %I LOGIN', name)
  FROM (SELECT unnest(ARRAY['hurdle_owner', 'hurdle_worker', 'hurdle_reader', 'hurdle_gateway']) AS name
        UNION SELECT name FROM account) AS wanted
  WHERE NOT EXISTS (SELECT FROM pg_roles WHERE rolname = name) \gexec
GRANT hurdle_worker TO hurdle_gateway;
SELECT format('GRANT hurdle_worker TO %I', name) FROM account WHERE name <> 'hurdle_worker' \gexec
SELECT format('ALTER ROLE %I PASSWORD %L', name, password) FROM secret \gexec
\if :{?owner_password}
ALTER ROLE hurdle_owner PASSWORD :'owner_password';
\endif
\if :{?worker_password}
ALTER ROLE hurdle_worker PASSWORD :'worker_password';
\endif
\if :{?reader_password}
ALTER ROLE hurdle_reader PASSWORD :'reader_password';
\endif
\if :{?gateway_password}
ALTER ROLE hurdle_gateway PASSWORD :'gateway_password';
\endif

REVOKE ALL ON DATABASE :"DBNAME" FROM PUBLIC;
REVOKE ALL ON SCHEMA public FROM PUBLIC;
GRANT CONNECT ON DATABASE :"DBNAME" TO hurdle_owner, hurdle_worker, hurdle_reader;
GRANT USAGE ON SCHEMA public TO hurdle_owner, hurdle_worker, hurdle_reader;
GRANT CREATE ON SCHEMA public TO hurdle_owner;
-- So that a worker's transaction that stays open, and holds what others wait for, can be ended.
GRANT pg_signal_backend, pg_read_all_stats TO hurdle_owner;
-- Nobody else waits for a lock by number, or fills the disk with large objects.
SELECT format('REVOKE ALL ON FUNCTION %s FROM PUBLIC', oid::REGPROCEDURE) FROM pg_proc
  WHERE pronamespace = 'pg_catalog'::REGNAMESPACE AND (proname ~ '^pg_(try_)?advisory_' OR
    proname IN ('lo_creat', 'lo_create', 'lo_from_bytea')) \gexec
GRANT EXECUTE ON FUNCTION pg_advisory_xact_lock(BIGINT) TO hurdle_owner;

SELECT to_regproc('public.worker_lease') IS NOT NULL AS has_functions \gset
\if :has_functions
GRANT SELECT ON ALL TABLES IN SCHEMA public TO hurdle_reader;
-- Which tasks are known beforehand is for nobody to read but the owner.
SELECT format('REVOKE ALL ON public.%I FROM hurdle_reader', tablename) FROM pg_tables
  WHERE schemaname = 'public' AND tablename = 'known_task' \gexec
REVOKE ALL ON ALL TABLES IN SCHEMA public FROM hurdle_worker;
REVOKE ALL ON ALL FUNCTIONS IN SCHEMA public FROM hurdle_worker;
SELECT format('GRANT SELECT ON public.%I TO hurdle_worker', viewname) FROM pg_views
  WHERE schemaname = 'public' AND viewname LIKE 'open\_%' \gexec
SELECT format('GRANT EXECUTE ON FUNCTION %s TO hurdle_worker', oid::REGPROCEDURE) FROM pg_proc
  WHERE pronamespace = 'public'::REGNAMESPACE AND proname LIKE 'worker\_%' \gexec
\else
\echo 'roles are there; run this again after the first hurdle campaign start, which makes the tables'
\endif
COMMIT;
