-- PostgreSQL: functions for campaigns with a quorum. They compare the counts of accounts with the
-- owner's known counts, and take back the jobs of failed accounts. Workers' functions and the owner
-- call them.
--
-- A worker controls its own transaction: it could complete a job, observe the effect, and roll
-- back. So a completion does the same for every count and returns the same answer. It is judged
-- later, in transactions of others; they can only roll back their judgement, which the next one
-- repeats.
--
-- Parameters are named the_…; all other names are columns.

-- The refusal has a reason, because the owner of the account may not know that the machine
-- counts wrongly. It does not name the task: its batch is counted again, perhaps by the same
-- people.
CREATE OR REPLACE FUNCTION hurdle_require_trust(the_campaign BIGINT)
RETURNS VOID
LANGUAGE plpgsql AS $body$
BEGIN
  IF EXISTS (SELECT FROM failed_account
      WHERE campaign = the_campaign AND account = hurdle_account()) THEN
    RAISE EXCEPTION 'account % gets no more work of campaign %: it has counted a task wrongly, and '
      'all that it has counted is counted again', hurdle_account(),
      (SELECT name FROM campaign WHERE id = the_campaign) USING ERRCODE = 'insufficient_privilege';
  END IF;
END $body$;

-- Once the votes decide a batch, passes that nobody has begun are void; until then, one pass is
-- open. The caller has locked the batch.
CREATE OR REPLACE FUNCTION hurdle_settle(the_campaign BIGINT, the_batch BIGINT)
RETURNS VOID LANGUAGE plpgsql AS $body$
BEGIN
  IF coalesce(hurdle_is_decided(the_campaign, the_batch), FALSE) AND
     (SELECT count(*) FROM hurdle_votes(the_campaign, the_batch)) >=
       (SELECT passes FROM campaign WHERE id = the_campaign) THEN
    UPDATE job SET state = 'void'
      WHERE campaign = the_campaign AND batch = the_batch AND state = 'ready';
  ELSE
    PERFORM hurdle_put_up_again(the_campaign, the_batch);
  END IF;
END $body$;

-- Makes a pass ready again and subtracts it from its worker's tally, as `take_back` of
-- writer.cpp does.
CREATE OR REPLACE FUNCTION hurdle_take_back(the_campaign BIGINT,
  the_batch BIGINT, the_pass BIGINT) RETURNS VOID LANGUAGE plpgsql AS $body$
DECLARE
  size BIGINT;
  lost job;
BEGIN
  SELECT tasks INTO size FROM batch
    WHERE campaign = the_campaign AND number = the_batch FOR UPDATE;
  SELECT * INTO lost FROM job WHERE campaign = the_campaign AND batch = the_batch AND
    pass = the_pass AND state = 'done';
  IF FOUND THEN
    UPDATE job SET state = 'ready', worker = NULL, counts = NULL, sum = NULL, nodes = NULL,
        milliseconds = NULL, finished = NULL
      WHERE campaign = the_campaign AND batch = the_batch AND pass = the_pass;
    UPDATE tally SET jobs = greatest(0, jobs - 1), tasks = greatest(0, tasks - size),
        nodes = greatest(0, nodes - coalesce(lost.nodes, 0)),
        milliseconds = greatest(0, milliseconds - coalesce(lost.milliseconds, 0))
      WHERE campaign = the_campaign AND worker = lost.worker;
  END IF;
  PERFORM hurdle_settle(the_campaign, the_batch);
END $body$;

-- Compares the counts of accounts with the known ones, and records the accounts that were
-- wrong. Skips the caller's account: a worker that calls this may roll back its own counts.
CREATE OR REPLACE FUNCTION hurdle_compare_with_known(the_campaign BIGINT,
  the_most BIGINT, but_for TEXT) RETURNS BIGINT LANGUAGE plpgsql AS $body$
DECLARE
  one RECORD;
  numbers NUMERIC[];
  compared BIGINT := 0;
BEGIN
  FOR one IN UPDATE account_job AS old SET judged = 1
      FROM (SELECT batch, pass FROM account_job
        WHERE campaign = the_campaign AND judged = 0 AND account <> but_for
        LIMIT the_most FOR UPDATE SKIP LOCKED) AS next
      WHERE old.campaign = the_campaign AND old.batch = next.batch AND old.pass = next.pass
      RETURNING old.batch, old.pass, old.account LOOP
    compared := compared + 1;
    IF EXISTS (SELECT FROM known_task WHERE campaign = the_campaign AND batch = one.batch) THEN
      SELECT hurdle_unpack(job.counts, batch.tasks) INTO numbers
        FROM job JOIN batch ON batch.campaign = job.campaign AND batch.number = job.batch
        WHERE job.campaign = the_campaign AND job.batch = one.batch AND job.pass = one.pass AND
          job.state = 'done';
      INSERT INTO failed_account (campaign, account, failed, batch, task, counted, known, jobs_lost)
        SELECT the_campaign, one.account, hurdle_now(), one.batch, task, numbers[task + 1], count, 0
          FROM known_task WHERE campaign = the_campaign AND batch = one.batch AND
            numbers[task + 1] <> count
          ORDER BY task LIMIT 1
        ON CONFLICT (campaign, account) DO NOTHING;
    END IF;
  END LOOP;
  RETURN compared;
END $body$;

-- Judges, and makes the jobs of failed accounts ready again, some at a time; their votes are
-- already void. Keeps the findings of rechecks. Returns the number of jobs compared or made
-- ready.
CREATE OR REPLACE FUNCTION hurdle_judge(the_campaign BIGINT, the_most BIGINT,
  but_for TEXT) RETURNS BIGINT LANGUAGE plpgsql AS $body$
DECLARE
  one RECORD;
  judged BIGINT := hurdle_compare_with_known(the_campaign, the_most, but_for);
BEGIN
  WITH held AS MATERIALIZED (SELECT job.batch, job.pass FROM failed_account AS failed
      JOIN worker ON worker.account = failed.account
      JOIN job ON job.worker = worker.id AND job.state = 'leased'
      WHERE failed.campaign = the_campaign AND job.campaign = the_campaign
      FOR UPDATE OF job SKIP LOCKED)
    UPDATE job SET state = 'ready', worker = NULL, expires = NULL FROM held
      WHERE job.campaign = the_campaign AND job.batch = held.batch AND job.pass = held.pass;
  FOR one IN SELECT done.batch, done.pass, done.account FROM failed_account AS failed
      JOIN account_job AS done ON done.campaign = failed.campaign AND done.account = failed.account
      JOIN batch ON batch.campaign = done.campaign AND batch.number = done.batch
      WHERE failed.campaign = the_campaign ORDER BY done.batch, done.pass LIMIT 64
      FOR UPDATE OF batch, done SKIP LOCKED LOOP
    PERFORM hurdle_take_back(the_campaign, one.batch, one.pass);
    DELETE FROM account_job
      WHERE campaign = the_campaign AND batch = one.batch AND pass = one.pass;
    DELETE FROM finding WHERE campaign = the_campaign AND batch = one.batch AND
      second_by <> 'recheck' AND EXISTS (SELECT FROM worker
        WHERE account = one.account AND name IN (first_by, second_by));
    UPDATE failed_account SET jobs_lost = jobs_lost + 1
      WHERE campaign = the_campaign AND account = one.account;
    judged := judged + 1;
  END LOOP;
  RETURN judged;
END $body$;
