-- Who may do what in a database of campaigns:
--   hurdle_owner   starts, pauses, resumes, cancels and rechecks; owns the tables
--   hurdle_worker  leases, completes and gives back; cannot edit, drop or forge a campaign
--   hurdle_reader  status, list, result, export
-- For psql, as a superuser, in that database:
--   psql -v ON_ERROR_STOP=1 -f ci/cluster/roles.sql postgresql://postgres@server/campaigns
-- Run it twice: before the first `hurdle campaign start` it makes the roles, and after it grants what
-- they may do with the tables that are there now. Saying it again changes nothing; a new version of
-- hurdle may have new tables. Passwords come from the environment (HURDLE_OWNER_PASSWORD,
-- HURDLE_WORKER_PASSWORD, HURDLE_READER_PASSWORD), not from a command line, which others can read;
-- without one, a role's password stays as it is.
\getenv owner_password HURDLE_OWNER_PASSWORD
\getenv worker_password HURDLE_WORKER_PASSWORD
\getenv reader_password HURDLE_READER_PASSWORD

BEGIN;
SELECT format('CREATE ROLE %I LOGIN', name)
  FROM unnest(ARRAY['hurdle_owner', 'hurdle_worker', 'hurdle_reader']) AS name
  WHERE NOT EXISTS (SELECT FROM pg_roles WHERE rolname = name) \gexec
\if :{?owner_password}
ALTER ROLE hurdle_owner PASSWORD :'owner_password';
\endif
\if :{?worker_password}
ALTER ROLE hurdle_worker PASSWORD :'worker_password';
\endif
\if :{?reader_password}
ALTER ROLE hurdle_reader PASSWORD :'reader_password';
\endif

REVOKE ALL ON DATABASE :"DBNAME" FROM PUBLIC;
REVOKE ALL ON SCHEMA public FROM PUBLIC;
GRANT CONNECT ON DATABASE :"DBNAME" TO hurdle_owner, hurdle_worker, hurdle_reader;
GRANT USAGE ON SCHEMA public TO hurdle_owner, hurdle_worker, hurdle_reader;
GRANT CREATE ON SCHEMA public TO hurdle_owner;

SELECT to_regclass('public.job') IS NOT NULL AS has_tables \gset
\if :has_tables
GRANT SELECT ON ALL TABLES IN SCHEMA public TO hurdle_worker, hurdle_reader;
GRANT UPDATE (state, worker, token, expires, counts, sum, nodes, milliseconds, finished)
  ON public.job TO hurdle_worker;
GRANT EXECUTE ON FUNCTION public.hurdle_put_up_again(BIGINT, BIGINT) TO hurdle_worker;
GRANT INSERT (name, threads, commit_id, started, heartbeat, lease, wants, build),
      UPDATE (heartbeat, stopped)
  ON public.worker TO hurdle_worker;
GRANT INSERT, UPDATE (jobs, tasks, nodes, milliseconds, alone) ON public.tally TO hurdle_worker;
GRANT INSERT (campaign, batch, task, found, first_count, first_by, first_seed, second_count,
              second_by, second_seed)
  ON public.finding TO hurdle_worker;
\else
\echo 'roles are there; run this again after the first hurdle campaign start, which makes the tables'
\endif
COMMIT;
