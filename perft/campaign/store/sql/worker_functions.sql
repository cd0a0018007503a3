-- PostgreSQL: functions that workers call. They run with the rights of the tables' owner, so a
-- worker's role needs no right on any table. Stores in files use the statements of leases.cpp
-- instead; a test runs the same steps with both.
--
-- Parameters are named the_…; all other names are columns.

CREATE OR REPLACE FUNCTION worker_register(the_name TEXT, the_threads BIGINT,
  the_commit TEXT, the_build TEXT, the_lease BIGINT, the_wants TEXT) RETURNS BIGINT
LANGUAGE plpgsql AS $body$
DECLARE
  made BIGINT;
BEGIN
  PERFORM hurdle_require_text(hurdle_account(), 'an account''s name');
  PERFORM hurdle_require_text(the_name, 'a worker''s name');
  PERFORM hurdle_require_text(the_commit, 'a commit');
  PERFORM hurdle_require_text(the_build, 'a build');
  PERFORM hurdle_require_lease(the_lease);
  IF the_threads IS NULL OR the_threads NOT BETWEEN 1 AND 1024 OR
     octet_length(the_wants) > 1000 OR
     (SELECT count(*) FROM (SELECT FROM worker WHERE account = hurdle_account() AND
        stopped IS NULL AND heartbeat > hurdle_now() - lease LIMIT 1000) AS live) >= 1000 THEN
    RAISE EXCEPTION 'a worker has 1 to 1024 threads and the name of one campaign, and an account '
      'has 1000 workers' USING ERRCODE = 'insufficient_privilege';
  END IF;
  INSERT INTO worker (name, account, threads, commit_id, started, heartbeat, lease, wants, build)
    VALUES (hurdle_account() || '/' || the_name, hurdle_account(), the_threads, the_commit, hurdle_now(),
      hurdle_now(), the_lease, the_wants, the_build)
    RETURNING id INTO made;
  RETURN made;
END $body$;

CREATE OR REPLACE FUNCTION worker_sign_off(the_worker BIGINT) RETURNS VOID
LANGUAGE plpgsql AS $body$
BEGIN
  PERFORM hurdle_require_own(the_worker);
  UPDATE worker SET stopped = hurdle_now(), heartbeat = hurdle_now() WHERE id = the_worker;
END $body$;

CREATE OR REPLACE FUNCTION worker_heartbeat(the_worker BIGINT, the_lease BIGINT)
RETURNS VOID LANGUAGE plpgsql AS $body$
BEGIN
  PERFORM hurdle_require_own(the_worker);
  PERFORM hurdle_require_lease(the_lease);
  PERFORM hurdle_end_held_up('1 minute');
  UPDATE worker SET heartbeat = hurdle_now() WHERE id = the_worker;
  UPDATE job SET expires = hurdle_now() + the_lease
    WHERE worker = the_worker AND state = 'leased';
END $body$;

-- The running campaigns, of this name or all, that have something to lease. Every worker calls
-- this before it leases, so the counts of others are judged here.
CREATE OR REPLACE FUNCTION worker_leasable(the_name TEXT) RETURNS SETOF BIGINT
LANGUAGE plpgsql AS $body$
BEGIN
  PERFORM hurdle_judge(id, 1024, coalesce(hurdle_account(), '')) FROM campaign
    WHERE state = 'running' AND quorum > 0 AND (the_name IS NULL OR name = the_name);
  RETURN QUERY SELECT id FROM campaign
    WHERE state = 'running' AND (the_name IS NULL OR name = the_name) AND
      ((SELECT 1 FROM job WHERE job.campaign = campaign.id AND job.state = 'ready'
         ORDER BY job.pass, job.batch LIMIT 1) IS NOT NULL OR
       EXISTS (SELECT FROM job WHERE job.campaign = campaign.id AND job.state = 'leased' AND
         job.expires < hurdle_now()));
END $body$;

-- The running campaigns with leases.
CREATE OR REPLACE FUNCTION worker_leased(the_name TEXT) RETURNS SETOF BIGINT
LANGUAGE SQL AS $body$
  SELECT id FROM campaign WHERE state = 'running' AND (the_name IS NULL OR name = the_name) AND
    EXISTS (SELECT FROM job WHERE job.campaign = campaign.id AND job.state = 'leased')
$body$;

-- The same as `lease` of leases.cpp.
CREATE OR REPLACE FUNCTION worker_lease(the_campaign BIGINT, the_worker BIGINT,
  the_most BIGINT, the_lease BIGINT, the_repeats_after BIGINT)
RETURNS TABLE (batch BIGINT, pass BIGINT, token BIGINT, key_seed TEXT) LANGUAGE plpgsql AS $body$
#variable_conflict use_column
DECLARE
  others BIGINT[];
  ready BIGINT;
  wanted BIGINT;
  shortlisted BIGINT;
  leased BOOLEAN := FALSE;
  by_accounts BOOLEAN;
BEGIN
  PERFORM hurdle_require_own(the_worker);
  PERFORM hurdle_require_lease(the_lease);
  PERFORM hurdle_require_trust(the_campaign);
  IF NOT EXISTS (SELECT FROM campaign WHERE id = the_campaign AND state = 'running') THEN
    RETURN;
  END IF;
  PERFORM hurdle_take_back_expired(the_campaign);
  -- In the order of its index, or the table itself is read, past all that is done.
  SELECT count(*) INTO ready FROM (SELECT FROM job WHERE job.campaign = the_campaign AND
    job.state = 'ready' ORDER BY job.pass, job.batch LIMIT 4096) AS few;
  others := array(SELECT hurdle_live_others(the_campaign, the_worker));
  wanted := least(greatest(the_most, 1), CASE WHEN ready >= 4096 THEN 4096 ELSE
    greatest(1, ready / (2 * (cardinality(others) + 1))) END);
  -- With a quorum an account leases nothing of a batch of which it has had another pass.
  by_accounts := EXISTS (SELECT FROM campaign WHERE id = the_campaign AND quorum > 0);
  IF cardinality(others) > 0 OR by_accounts THEN
    -- The others may be leasing as many at this moment, and what they have locked is skipped.
    shortlisted := least(wanted * (cardinality(others) + 1), 4096) + 256;
    RETURN QUERY SELECT * FROM hurdle_pick(the_campaign, the_worker, wanted, shortlisted,
      the_lease, others, FALSE, NULL);
    leased := FOUND;
    IF NOT leased AND (ready > shortlisted OR ready >= 4096) THEN
      RETURN QUERY SELECT * FROM hurdle_pick(the_campaign, the_worker, wanted, 65536,
        the_lease, others, FALSE, NULL);
      leased := FOUND;
    END IF;
  END IF;
  IF NOT leased AND ready > 0 AND NOT by_accounts THEN
    RETURN QUERY SELECT * FROM hurdle_pick(the_campaign, the_worker, wanted, wanted + 256,
      the_lease, others, TRUE, the_repeats_after);
  END IF;
END $body$;

CREATE OR REPLACE FUNCTION worker_left_for_others(the_campaign BIGINT,
  the_worker BIGINT)
RETURNS TABLE (jobs BIGINT, waiting BIGINT, leased BIGINT) LANGUAGE plpgsql AS $body$
DECLARE
  others BIGINT[];
BEGIN
  PERFORM hurdle_require_own(the_worker);
  others := array(SELECT hurdle_live_others(the_campaign, the_worker));
  RETURN QUERY SELECT count(*),
      count(*) FILTER (WHERE hurdle_is_for_one_of(the_campaign, few.batch, others)),
      (SELECT count(*) FROM (SELECT FROM job WHERE job.campaign = the_campaign AND
        job.state = 'leased' LIMIT 1) AS one)
    FROM (SELECT job.batch FROM job WHERE job.campaign = the_campaign AND job.state = 'ready'
      ORDER BY job.pass, job.batch LIMIT 256) AS few;
END $body$;

CREATE OR REPLACE FUNCTION worker_give_back(the_worker BIGINT) RETURNS VOID
LANGUAGE plpgsql AS $body$
BEGIN
  PERFORM hurdle_require_own(the_worker);
  UPDATE job SET state = 'ready', worker = NULL, expires = NULL
    WHERE worker = the_worker AND state = 'leased';
END $body$;

CREATE OR REPLACE FUNCTION worker_put_aside(the_campaign BIGINT,
  the_worker BIGINT,
  the_batch BIGINT, the_pass BIGINT, the_token BIGINT) RETURNS VOID LANGUAGE plpgsql AS $body$
BEGIN
  PERFORM hurdle_require_own(the_worker);
  UPDATE job SET state = 'damaged', expires = NULL
    WHERE campaign = the_campaign AND batch = the_batch AND pass = the_pass AND
      token = the_token AND worker = the_worker AND state = 'leased';
END $body$;

-- The same as `complete` of leases.cpp, for one job. Locks nothing for callers that do not hold
-- the lease. A tally stops growing long before 128 bits, so that no worker can make it
-- overflow.
CREATE OR REPLACE FUNCTION worker_complete(the_campaign BIGINT,
  the_worker BIGINT,
  the_batch BIGINT, the_pass BIGINT, the_token BIGINT, the_counts BYTEA, the_time BIGINT)
RETURNS TEXT LANGUAGE plpgsql AS $body$
DECLARE
  size BIGINT;
  weights BYTEA;
  weighted NUMERIC;
  leaves NUMERIC;
  alone BOOLEAN;
BEGIN
  PERFORM hurdle_require_own(the_worker);
  IF the_time IS NULL OR the_time NOT BETWEEN 0 AND 1000000000000 THEN
    RAISE EXCEPTION 'no job takes % ms', the_time USING ERRCODE = 'invalid_parameter_value';
  END IF;
  IF EXISTS (SELECT FROM failed_account
      WHERE campaign = the_campaign AND account = hurdle_account()) THEN
    RETURN 'refused';
  END IF;
  IF EXISTS (SELECT FROM job WHERE campaign = the_campaign AND batch = the_batch AND
      pass = the_pass AND token = the_token AND worker = the_worker AND state = 'leased') THEN
    SELECT tasks, multiplicities INTO size, weights FROM batch
      WHERE campaign = the_campaign AND number = the_batch FOR UPDATE;
    SELECT sum(task.count * task.weight), sum(task.count) INTO weighted, leaves
      FROM unnest(hurdle_unpack(the_counts, size, 'invalid_parameter_value'),
        hurdle_unpack(weights, size)) AS task (count, weight);
    IF weighted >= 340282366920938463463374607431768211456 THEN
      RAISE EXCEPTION 'a node count exceeds 128 bits' USING ERRCODE = 'invalid_parameter_value';
    END IF;
    UPDATE job SET state = 'done', expires = NULL, counts = the_counts, sum = weighted,
        nodes = leaves, milliseconds = the_time, finished = hurdle_now()
      WHERE campaign = the_campaign AND batch = the_batch AND pass = the_pass AND
        token = the_token AND worker = the_worker AND state = 'leased';
    IF FOUND THEN
      alone := hurdle_compare(the_campaign, the_batch, the_pass, size);
      INSERT INTO tally AS old (campaign, worker, jobs, tasks, nodes, milliseconds, alone)
        VALUES (the_campaign, the_worker, 1, size, least(leaves, 1e36), the_time,
          CAST(alone AS INTEGER))
        ON CONFLICT (campaign, worker) DO UPDATE SET jobs = old.jobs + 1,
          tasks = old.tasks + excluded.tasks,
          nodes = least(old.nodes + excluded.nodes, 1e36),
          milliseconds = old.milliseconds + excluded.milliseconds,
          alone = old.alone + excluded.alone;
      INSERT INTO account_job (campaign, batch, pass, account, judged)
        SELECT id, the_batch, the_pass, hurdle_account(), 0 FROM campaign
          WHERE id = the_campaign AND quorum > 0
        ON CONFLICT (campaign, batch, pass) DO UPDATE
          SET account = excluded.account, judged = excluded.judged;
      RETURN 'counted';
    END IF;
  END IF;
  RETURN CASE WHEN EXISTS (SELECT FROM job WHERE campaign = the_campaign AND batch = the_batch AND
      pass = the_pass AND token = the_token AND worker = the_worker AND state = 'done' AND
      counts = the_counts) THEN 'counted before' ELSE 'refused' END;
END $body$;
