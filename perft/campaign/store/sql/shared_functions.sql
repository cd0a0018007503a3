-- PostgreSQL: functions that worker_functions.sql and quorum_functions.sql use. Only the owner may
-- call them directly.
--
-- Parameters are named the_…; all other names are columns.

-- An older program may have created this function.
DO $do$ BEGIN
  EXECUTE format('CREATE OR REPLACE FUNCTION hurdle_put_up_again(BIGINT, BIGINT) RETURNS VOID '
    'LANGUAGE SQL SECURITY DEFINER SET search_path = %I, pg_temp AS %L', current_schema(),
    '{one_pass_more}');
END $do$;

CREATE OR REPLACE FUNCTION hurdle_now()
RETURNS BIGINT LANGUAGE SQL STABLE AS $body$
  SELECT {now}
$body$;

-- The account of a session: its role. A gateway's session acts for the accounts of its workers and
-- names one before each request; these names contain a colon, so none is a role's name. Without a
-- name the account is NULL, which is nobody's.
CREATE OR REPLACE FUNCTION hurdle_account() RETURNS TEXT LANGUAGE SQL STABLE AS $body$
  SELECT CASE WHEN session_user = 'hurdle_gateway'
    THEN session_user || ':' || nullif(current_setting('hurdle.account', TRUE), '')
    ELSE session_user END
$body$;

CREATE OR REPLACE FUNCTION hurdle_require_own(the_worker BIGINT) RETURNS VOID
LANGUAGE plpgsql AS $body$
BEGIN
  IF NOT EXISTS (SELECT FROM worker WHERE id = the_worker AND account = hurdle_account()) THEN
    RAISE EXCEPTION 'worker % is not one of %', the_worker, hurdle_account()
      USING ERRCODE = 'insufficient_privilege';
  END IF;
END $body$;

CREATE OR REPLACE FUNCTION hurdle_require_lease(the_time BIGINT) RETURNS VOID
LANGUAGE plpgsql AS $body$
BEGIN
  IF the_time IS NULL OR the_time NOT BETWEEN 1 AND 86400000 THEN
    RAISE EXCEPTION 'a lease is of 1 ms to a day, not of % ms', the_time
      USING ERRCODE = 'insufficient_privilege';
  END IF;
END $body$;

-- Names are shown on terminals and pages.
CREATE OR REPLACE FUNCTION hurdle_require_text(the_text TEXT,
  the_words TEXT) RETURNS VOID
LANGUAGE plpgsql AS $body$
BEGIN
  IF the_text IS NULL OR the_text !~ '^[ -~]{1,200}$' THEN
    RAISE EXCEPTION '% must be 1 to 200 characters of printable ASCII', the_words
      USING ERRCODE = 'insufficient_privilege';
  END IF;
END $body$;

-- An open transaction holds its locks: one of a worker is ended after a time limit, by the next
-- worker that asks, if the owner has that right (roles.sql).
CREATE OR REPLACE FUNCTION hurdle_end_held_up(the_time INTERVAL) RETURNS BIGINT
LANGUAGE plpgsql AS $body$
DECLARE
  ended BIGINT;
BEGIN
  IF NOT pg_has_role('pg_signal_backend', 'USAGE') OR
     NOT pg_has_role('pg_read_all_stats', 'USAGE') THEN
    RETURN 0;
  END IF;
  SELECT count(pg_terminate_backend(held.pid)) INTO ended
    FROM pg_stat_activity AS held JOIN pg_roles AS role ON role.oid = held.usesysid
    WHERE held.datname = current_database() AND held.pid <> pg_backend_pid() AND
      held.xact_start < clock_timestamp() - the_time AND NOT role.rolsuper AND
      NOT pg_has_role(held.usesysid, current_user, 'MEMBER') AND
      has_function_privilege(held.usesysid, 'worker_give_back(bigint)', 'EXECUTE');
  RETURN ended;
END $body$;

-- The numbers of totals.hpp: seven bits in each byte, the lowest first. Invalid bytes from a
-- worker and invalid bytes in the store raise different errors.
CREATE OR REPLACE FUNCTION hurdle_unpack(the_bytes BYTEA, the_size BIGINT,
  the_error TEXT DEFAULT 'data_corrupted')
RETURNS NUMERIC[] LANGUAGE plpgsql AS $body$
DECLARE
  bytes BYTEA := the_bytes || ''::BYTEA;  -- so that a stored value is fetched once, not once a byte
  numbers NUMERIC[] := '{}';
  size BIGINT := 0;
  shift INTEGER := 0;
  low BIGINT := 0;
  high NUMERIC := 0;
  scale NUMERIC := 1;
  byte INTEGER;
BEGIN
  FOR place IN 0 .. octet_length(bytes) - 1 LOOP
    byte := get_byte(bytes, place);
    IF shift < 56 THEN
      low := low | (CAST(byte & 127 AS BIGINT) << shift);
    ELSE
      scale := CASE WHEN shift = 56 THEN 72057594037927936 ELSE scale * 128 END;
      high := high + (byte & 127) * scale;
    END IF;
    IF byte >= 128 THEN
      shift := shift + 7;
      EXIT WHEN shift > 126;
    ELSE
      EXIT WHEN byte = 0 AND shift > 0;
      size := size + 1;
      numbers[size] := low + high;
      shift := 0;
      low := 0;
      high := 0;
      EXIT WHEN size > the_size OR numbers[size] >= 340282366920938463463374607431768211456;
    END IF;
  END LOOP;
  IF shift <> 0 OR size IS DISTINCT FROM the_size OR
     numbers[size] >= 340282366920938463463374607431768211456 THEN
    RAISE EXCEPTION 'these are not the counts of % tasks', the_size USING ERRCODE = the_error;
  END IF;
  RETURN numbers;
END $body$;

CREATE OR REPLACE FUNCTION hurdle_name_of(the_worker BIGINT) RETURNS TEXT
LANGUAGE SQL AS $body$
  SELECT coalesce((SELECT name FROM worker WHERE id = the_worker), '?')
$body$;

-- Live workers that may work for the campaign, except this one.
CREATE OR REPLACE FUNCTION hurdle_live_others(the_campaign BIGINT,
  the_worker BIGINT)
RETURNS SETOF BIGINT LANGUAGE SQL AS $body$
  SELECT id FROM worker WHERE stopped IS NULL AND id <> the_worker AND
    heartbeat > hurdle_now() - lease AND
    (wants IS NULL OR wants = (SELECT name FROM campaign WHERE id = the_campaign))
$body$;

-- The workers that have leased or counted a batch.
CREATE OR REPLACE FUNCTION hurdle_hands_on(the_campaign BIGINT,
  the_batch BIGINT)
RETURNS BIGINT[] LANGUAGE SQL STABLE AS $body$
  SELECT array(SELECT worker FROM job
    WHERE campaign = the_campaign AND batch = the_batch AND worker IS NOT NULL)
$body$;

-- How many workers let a lease of a job expire. With a quorum how many accounts: otherwise one account
-- could stop every job.
CREATE OR REPLACE FUNCTION hurdle_expired_at(the_campaign BIGINT, the_batch BIGINT, the_pass BIGINT)
RETURNS BIGINT LANGUAGE SQL STABLE AS $body$
  SELECT count(DISTINCT CASE WHEN campaign.quorum > 0 THEN worker.account
      ELSE CAST(worker.id AS TEXT) END)
    FROM expired_lease AS old JOIN campaign ON campaign.id = old.campaign
      JOIN worker ON worker.id = old.worker
    WHERE old.campaign = the_campaign AND old.batch = the_batch AND old.pass = the_pass
$body$;

-- The same as `take_back_expired` of leases.cpp: expired leases are ready again, or dead.
CREATE OR REPLACE FUNCTION hurdle_take_back_expired(the_campaign BIGINT) RETURNS VOID
LANGUAGE plpgsql AS $body$
DECLARE
  one RECORD;
BEGIN
  FOR one IN SELECT batch, pass, worker FROM job
      WHERE campaign = the_campaign AND state = 'leased' AND expires < hurdle_now()
      LIMIT 1000 FOR UPDATE SKIP LOCKED LOOP
    INSERT INTO expired_lease (campaign, batch, pass, worker)
      SELECT the_campaign, one.batch, one.pass, one.worker WHERE one.worker IS NOT NULL
      ON CONFLICT DO NOTHING;
    UPDATE job SET worker = NULL, expires = NULL,
        state = CASE WHEN hurdle_expired_at(the_campaign, one.batch, one.pass) >=
            (SELECT CASE WHEN quorum > 0 THEN 3 ELSE 10 END FROM campaign WHERE id = the_campaign)
          THEN 'dead' ELSE 'ready' END
      WHERE campaign = the_campaign AND batch = one.batch AND pass = one.pass;
  END LOOP;
END $body$;

-- The votes on a batch: counts and voters, which are accounts if there is a quorum, else
-- workers. Votes of failed accounts are excluded (quorum_functions.sql).
CREATE OR REPLACE FUNCTION hurdle_votes(the_campaign BIGINT, the_batch BIGINT)
RETURNS TABLE (counts BYTEA, voter TEXT) LANGUAGE SQL STABLE AS $body$
  SELECT job.counts, CASE WHEN campaign.quorum > 0 THEN worker.account
      ELSE CAST(job.worker AS TEXT) END
    FROM job JOIN campaign ON campaign.id = job.campaign LEFT JOIN worker ON worker.id = job.worker
    WHERE job.campaign = the_campaign AND job.batch = the_batch AND job.state = 'done' AND
      NOT EXISTS (SELECT FROM failed_account AS failed WHERE failed.campaign = the_campaign AND
        failed.account = worker.account)
$body$;

-- The same rule as `accepted_pass` of votes.hpp.
CREATE OR REPLACE FUNCTION hurdle_is_decided(the_campaign BIGINT,
  the_batch BIGINT)
RETURNS BOOLEAN LANGUAGE SQL AS $body$
  WITH votes AS (SELECT count(DISTINCT voter) AS voters
      FROM hurdle_votes(the_campaign, the_batch) GROUP BY counts),
    best AS (SELECT max(voters) AS voters, count(*) AS different FROM votes),
    wanted AS (SELECT quorum FROM campaign WHERE id = the_campaign)
  SELECT (best.different = 1 AND wanted.quorum = 0 OR best.voters > 1) AND
      best.voters >= wanted.quorum AND
      (SELECT count(*) FROM votes WHERE votes.voters = best.voters) = 1 FROM best, wanted
$body$;

-- Whether one of these workers may lease an open pass of a batch.
CREATE OR REPLACE FUNCTION hurdle_is_for_one_of(the_campaign BIGINT,
  the_batch BIGINT, the_workers BIGINT[]) RETURNS BOOLEAN LANGUAGE SQL STABLE AS $body$
  SELECT CASE WHEN EXISTS (SELECT FROM campaign WHERE id = the_campaign AND quorum > 0)
    THEN EXISTS (SELECT account FROM worker WHERE id = ANY (the_workers)
      EXCEPT SELECT account FROM failed_account WHERE campaign = the_campaign
      EXCEPT SELECT account FROM worker
        WHERE id = ANY (hurdle_hands_on(the_campaign, the_batch)))
    ELSE NOT the_workers <@ hurdle_hands_on(the_campaign, the_batch) END
$body$;

-- The workers that share one vote: with a quorum, those of an account.
CREATE OR REPLACE FUNCTION hurdle_same_voter(the_campaign BIGINT,
  the_worker BIGINT) RETURNS BIGINT[] LANGUAGE SQL STABLE AS $body$
  SELECT CASE WHEN EXISTS (SELECT FROM campaign WHERE id = the_campaign AND quorum > 0)
    THEN array(SELECT id FROM worker
      WHERE account = (SELECT account FROM worker WHERE id = the_worker))
    ELSE ARRAY[the_worker] END
$body$;

-- The same as `compare_passes` of findings.hpp.
CREATE OR REPLACE FUNCTION hurdle_compare(the_campaign BIGINT, the_batch BIGINT,
  the_pass BIGINT, the_size BIGINT) RETURNS BOOLEAN LANGUAGE plpgsql AS $body$
DECLARE
  mine job;
  other job;
BEGIN
  SELECT * INTO mine FROM job
    WHERE campaign = the_campaign AND batch = the_batch AND pass = the_pass;
  SELECT * INTO other FROM job WHERE campaign = the_campaign AND batch = the_batch AND
    pass <> the_pass AND state = 'done' ORDER BY pass LIMIT 1;
  IF NOT FOUND THEN
    RETURN FALSE;
  END IF;
  IF NOT EXISTS (SELECT FROM job WHERE campaign = the_campaign AND batch = the_batch AND
      pass <> the_pass AND state = 'done' AND counts = mine.counts) THEN
    INSERT INTO finding (campaign, batch, task, found, first_count, first_by, first_seed,
        second_count, second_by, second_seed)
      SELECT the_campaign, the_batch, task.number - 1, hurdle_now(),
          task.theirs, hurdle_name_of(other.worker), other.key_seed,
          task.ours, hurdle_name_of(mine.worker), mine.key_seed
        FROM unnest(hurdle_unpack(other.counts, the_size), hurdle_unpack(mine.counts, the_size))
          WITH ORDINALITY AS task (theirs, ours, number)
        WHERE task.theirs <> task.ours ORDER BY task.number;
  END IF;
  IF EXISTS (SELECT FROM campaign WHERE id = the_campaign AND quorum > 0) THEN
    PERFORM hurdle_settle(the_campaign, the_batch);
  ELSIF NOT hurdle_is_decided(the_campaign, the_batch) THEN
    PERFORM hurdle_put_up_again(the_campaign, the_batch);
  END IF;
  RETURN EXISTS (SELECT FROM job WHERE campaign = the_campaign AND batch = the_batch AND
    pass <> the_pass AND state = 'done' AND worker = mine.worker);
END $body$;

-- Leases jobs as `pick` of leases.cpp does: of batches that the worker has neither leased nor
-- counted; with `the_repeats`, also of those that no other worker could count, or that it
-- counted long ago. In PL/pgSQL, because its plans use the actual length of the shortlist.
CREATE OR REPLACE FUNCTION hurdle_pick(the_campaign BIGINT, the_worker BIGINT,
  the_most BIGINT, the_shortlisted BIGINT, the_lease BIGINT, the_others BIGINT[],
  the_repeats BOOLEAN, the_repeats_after BIGINT)
RETURNS TABLE (batch BIGINT, pass BIGINT, token BIGINT, key_seed TEXT) LANGUAGE plpgsql AS $body$
#variable_conflict use_column
DECLARE
  the_voters BIGINT[] := hurdle_same_voter(the_campaign, the_worker);
BEGIN
  RETURN QUERY WITH shortlist AS MATERIALIZED (SELECT job.batch, job.pass FROM job
      WHERE job.campaign = the_campaign AND job.state = 'ready'
      ORDER BY job.pass, job.batch LIMIT the_shortlisted),
    mine AS MATERIALIZED (SELECT shortlist.batch, shortlist.pass, past.state, past.finished
      FROM shortlist CROSS JOIN LATERAL (SELECT job.state, job.finished FROM job
        WHERE job.campaign = the_campaign AND job.batch = shortlist.batch AND
          job.pass <> shortlist.pass AND job.worker = ANY (the_voters) OFFSET 0) AS past),
    picked AS MATERIALIZED (SELECT job.batch, job.pass FROM shortlist JOIN job ON
        job.campaign = the_campaign AND job.batch = shortlist.batch AND job.pass = shortlist.pass
      WHERE job.state = 'ready' AND
        (NOT EXISTS (SELECT FROM mine WHERE mine.batch = job.batch AND mine.pass = job.pass) OR
         the_repeats AND job.redo = 0 AND
           (the_others <@ hurdle_hands_on(the_campaign, job.batch) OR
            the_repeats_after IS NOT NULL AND NOT EXISTS (SELECT FROM mine
              WHERE mine.batch = job.batch AND mine.pass = job.pass AND
                (mine.state <> 'done' OR mine.finished > hurdle_now() - the_repeats_after)))) AND
        NOT EXISTS (SELECT FROM job AS lower WHERE lower.campaign = the_campaign AND
          lower.batch = job.batch AND lower.pass < job.pass AND lower.state = 'ready')
      ORDER BY EXISTS (SELECT FROM mine WHERE mine.batch = job.batch AND mine.pass = job.pass),
        job.pass, job.batch
      LIMIT the_most FOR UPDATE OF job SKIP LOCKED)
  UPDATE job SET state = 'leased', worker = the_worker, token = job.token + 1,
      expires = hurdle_now() + the_lease
    FROM picked
    WHERE job.campaign = the_campaign AND job.batch = picked.batch AND job.pass = picked.pass
    RETURNING job.batch, job.pass, job.token, job.key_seed;
END $body$;
