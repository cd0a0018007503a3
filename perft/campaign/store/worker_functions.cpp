#include "perft/campaign/store/worker_functions.hpp"

#include <array>

namespace hurdle::campaign {
namespace {

// Parameters are named `the_…`; all other names are columns.
constexpr std::array<std::string_view, 31> statements{
    "{postgres}CREATE OR REPLACE VIEW open_version AS SELECT version FROM hurdle_schema",
    "{postgres}CREATE OR REPLACE VIEW open_campaign AS SELECT * FROM campaign",
    "{postgres}CREATE OR REPLACE VIEW open_batch AS SELECT * FROM batch",
    "{postgres}CREATE OR REPLACE VIEW open_root_move AS SELECT * FROM root_move",

    // An older program may have created this function.
    "{postgres}DO $do$ BEGIN EXECUTE format('CREATE OR REPLACE FUNCTION "
    "hurdle_put_up_again(BIGINT, BIGINT) RETURNS VOID LANGUAGE SQL SECURITY DEFINER "
    "SET search_path = %I, pg_temp AS %L', current_schema(), '{one_pass_more}'); END $do$",

    R"sql({postgres}CREATE OR REPLACE FUNCTION hurdle_now()
RETURNS BIGINT LANGUAGE SQL STABLE AS $body$
  SELECT {now}
$body$)sql",

    R"sql({postgres}CREATE OR REPLACE FUNCTION hurdle_require_own(the_worker BIGINT) RETURNS VOID
LANGUAGE plpgsql AS $body$
BEGIN
  IF NOT EXISTS (SELECT FROM worker WHERE id = the_worker AND account = session_user) THEN
    RAISE EXCEPTION 'worker % is not one of %', the_worker, session_user
      USING ERRCODE = 'insufficient_privilege';
  END IF;
END $body$)sql",

    R"sql({postgres}CREATE OR REPLACE FUNCTION hurdle_require_lease(the_time BIGINT) RETURNS VOID
LANGUAGE plpgsql AS $body$
BEGIN
  IF the_time IS NULL OR the_time NOT BETWEEN 1 AND 86400000 THEN
    RAISE EXCEPTION 'a lease is of 1 ms to a day, not of % ms', the_time
      USING ERRCODE = 'insufficient_privilege';
  END IF;
END $body$)sql",

    // Names are shown on terminals and pages.
    R"sql({postgres}CREATE OR REPLACE FUNCTION hurdle_require_text(the_text TEXT,
  the_words TEXT) RETURNS VOID
LANGUAGE plpgsql AS $body$
BEGIN
  IF the_text IS NULL OR the_text !~ '^[ -~]{1,200}$' THEN
    RAISE EXCEPTION '% must be 1 to 200 characters of printable ASCII', the_words
      USING ERRCODE = 'insufficient_privilege';
  END IF;
END $body$)sql",

    // An open transaction holds its locks: one of a worker is ended after a time limit, by the next
    // worker that asks, if the owner has that right (roles.sql).
    R"sql({postgres}CREATE OR REPLACE FUNCTION hurdle_end_held_up(the_time INTERVAL) RETURNS BIGINT
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
END $body$)sql",

    // The numbers of totals.hpp: seven bits in each byte, the lowest first. Invalid bytes from a
    // worker and invalid bytes in the store raise different errors.
    R"sql({postgres}CREATE OR REPLACE FUNCTION hurdle_unpack(the_bytes BYTEA, the_size BIGINT,
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
END $body$)sql",

    R"sql({postgres}CREATE OR REPLACE FUNCTION hurdle_name_of(the_worker BIGINT) RETURNS TEXT
LANGUAGE SQL AS $body$
  SELECT coalesce((SELECT name FROM worker WHERE id = the_worker), '?')
$body$)sql",

    // Live workers that may work for the campaign, except this one.
    R"sql({postgres}CREATE OR REPLACE FUNCTION hurdle_live_others(the_campaign BIGINT,
  the_worker BIGINT)
RETURNS SETOF BIGINT LANGUAGE SQL AS $body$
  SELECT id FROM worker WHERE stopped IS NULL AND id <> the_worker AND
    heartbeat > hurdle_now() - lease AND
    (wants IS NULL OR wants = (SELECT name FROM campaign WHERE id = the_campaign))
$body$)sql",

    // The workers that have leased or counted a batch.
    R"sql({postgres}CREATE OR REPLACE FUNCTION hurdle_hands_on(the_campaign BIGINT,
  the_batch BIGINT)
RETURNS BIGINT[] LANGUAGE SQL STABLE AS $body$
  SELECT array(SELECT worker FROM job
    WHERE campaign = the_campaign AND batch = the_batch AND worker IS NOT NULL)
$body$)sql",

    // The votes on a batch: counts and voters, which are accounts if there is a quorum, else
    // workers. Votes of failed accounts are excluded (quorum_functions.cpp).
    R"sql({postgres}CREATE OR REPLACE FUNCTION hurdle_votes(the_campaign BIGINT, the_batch BIGINT)
RETURNS TABLE (counts BYTEA, voter TEXT) LANGUAGE SQL STABLE AS $body$
  SELECT job.counts, CASE WHEN campaign.quorum > 0 THEN worker.account
      ELSE CAST(job.worker AS TEXT) END
    FROM job JOIN campaign ON campaign.id = job.campaign LEFT JOIN worker ON worker.id = job.worker
    WHERE job.campaign = the_campaign AND job.batch = the_batch AND job.state = 'done' AND
      NOT EXISTS (SELECT FROM failed_account AS failed WHERE failed.campaign = the_campaign AND
        failed.account = worker.account)
$body$)sql",

    // The same rule as `accepted_pass` of votes.hpp.
    R"sql({postgres}CREATE OR REPLACE FUNCTION hurdle_is_decided(the_campaign BIGINT,
  the_batch BIGINT)
RETURNS BOOLEAN LANGUAGE SQL AS $body$
  WITH votes AS (SELECT count(DISTINCT voter) AS voters
      FROM hurdle_votes(the_campaign, the_batch) GROUP BY counts),
    best AS (SELECT max(voters) AS voters, count(*) AS different FROM votes),
    wanted AS (SELECT quorum FROM campaign WHERE id = the_campaign)
  SELECT (best.different = 1 AND wanted.quorum = 0 OR best.voters > 1) AND
      best.voters >= wanted.quorum AND
      (SELECT count(*) FROM votes WHERE votes.voters = best.voters) = 1 FROM best, wanted
$body$)sql",

    // Whether one of these workers may lease an open pass of a batch.
    R"sql({postgres}CREATE OR REPLACE FUNCTION hurdle_is_for_one_of(the_campaign BIGINT,
  the_batch BIGINT, the_workers BIGINT[]) RETURNS BOOLEAN LANGUAGE SQL STABLE AS $body$
  SELECT CASE WHEN EXISTS (SELECT FROM campaign WHERE id = the_campaign AND quorum > 0)
    THEN EXISTS (SELECT account FROM worker WHERE id = ANY (the_workers)
      EXCEPT SELECT account FROM failed_account WHERE campaign = the_campaign
      EXCEPT SELECT account FROM worker
        WHERE id = ANY (hurdle_hands_on(the_campaign, the_batch)))
    ELSE NOT the_workers <@ hurdle_hands_on(the_campaign, the_batch) END
$body$)sql",

    // The workers that share one vote: with a quorum, those of an account.
    R"sql({postgres}CREATE OR REPLACE FUNCTION hurdle_same_voter(the_campaign BIGINT,
  the_worker BIGINT) RETURNS BIGINT[] LANGUAGE SQL STABLE AS $body$
  SELECT CASE WHEN EXISTS (SELECT FROM campaign WHERE id = the_campaign AND quorum > 0)
    THEN array(SELECT id FROM worker
      WHERE account = (SELECT account FROM worker WHERE id = the_worker))
    ELSE ARRAY[the_worker] END
$body$)sql",

    // The same as `compare_passes` of findings.hpp.
    R"sql({postgres}CREATE OR REPLACE FUNCTION hurdle_compare(the_campaign BIGINT, the_batch BIGINT,
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
END $body$)sql",

    // Leases jobs as `pick` of leases.cpp does: of batches that the worker has neither leased nor
    // counted; with `the_repeats`, also of those that no other worker could count, or that it
    // counted long ago. In PL/pgSQL, because its plans use the actual length of the shortlist.
    R"sql({postgres}CREATE OR REPLACE FUNCTION hurdle_pick(the_campaign BIGINT, the_worker BIGINT,
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
END $body$)sql",

    R"sql({postgres}CREATE OR REPLACE FUNCTION worker_register(the_name TEXT, the_threads BIGINT,
  the_commit TEXT, the_build TEXT, the_lease BIGINT, the_wants TEXT) RETURNS BIGINT
LANGUAGE plpgsql AS $body$
DECLARE
  made BIGINT;
BEGIN
  PERFORM hurdle_require_text(session_user, 'a role''s name');
  PERFORM hurdle_require_text(the_name, 'a worker''s name');
  PERFORM hurdle_require_text(the_commit, 'a commit');
  PERFORM hurdle_require_text(the_build, 'a build');
  PERFORM hurdle_require_lease(the_lease);
  IF the_threads IS NULL OR the_threads NOT BETWEEN 1 AND 1024 OR
     octet_length(the_wants) > 1000 OR
     (SELECT count(*) FROM (SELECT FROM worker WHERE account = session_user AND
        stopped IS NULL AND heartbeat > hurdle_now() - lease LIMIT 1000) AS live) >= 1000 THEN
    RAISE EXCEPTION 'a worker has 1 to 1024 threads and the name of one campaign, and an account '
      'has 1000 workers' USING ERRCODE = 'insufficient_privilege';
  END IF;
  INSERT INTO worker (name, account, threads, commit_id, started, heartbeat, lease, wants, build)
    VALUES (session_user || '/' || the_name, session_user, the_threads, the_commit, hurdle_now(),
      hurdle_now(), the_lease, the_wants, the_build)
    RETURNING id INTO made;
  RETURN made;
END $body$)sql",

    R"sql({postgres}CREATE OR REPLACE FUNCTION worker_sign_off(the_worker BIGINT) RETURNS VOID
LANGUAGE plpgsql AS $body$
BEGIN
  PERFORM hurdle_require_own(the_worker);
  UPDATE worker SET stopped = hurdle_now(), heartbeat = hurdle_now() WHERE id = the_worker;
END $body$)sql",

    R"sql({postgres}CREATE OR REPLACE FUNCTION worker_heartbeat(the_worker BIGINT, the_lease BIGINT)
RETURNS VOID LANGUAGE plpgsql AS $body$
BEGIN
  PERFORM hurdle_require_own(the_worker);
  PERFORM hurdle_require_lease(the_lease);
  PERFORM hurdle_end_held_up('1 minute');
  UPDATE worker SET heartbeat = hurdle_now() WHERE id = the_worker;
  UPDATE job SET expires = hurdle_now() + the_lease
    WHERE worker = the_worker AND state = 'leased';
END $body$)sql",

    // The running campaigns, of this name or all, that have something to lease. Every worker calls
    // this before it leases, so the counts of others are judged here.
    R"sql({postgres}CREATE OR REPLACE FUNCTION worker_leasable(the_name TEXT) RETURNS SETOF BIGINT
LANGUAGE plpgsql AS $body$
BEGIN
  PERFORM hurdle_judge(id, 1024, session_user) FROM campaign
    WHERE state = 'running' AND quorum > 0 AND (the_name IS NULL OR name = the_name);
  RETURN QUERY SELECT id FROM campaign
    WHERE state = 'running' AND (the_name IS NULL OR name = the_name) AND
      ((SELECT 1 FROM job WHERE job.campaign = campaign.id AND job.state = 'ready'
         ORDER BY job.pass, job.batch LIMIT 1) IS NOT NULL OR
       EXISTS (SELECT FROM job WHERE job.campaign = campaign.id AND job.state = 'leased' AND
         job.expires < hurdle_now()));
END $body$)sql",

    // The running campaigns with leases.
    R"sql({postgres}CREATE OR REPLACE FUNCTION worker_leased(the_name TEXT) RETURNS SETOF BIGINT
LANGUAGE SQL AS $body$
  SELECT id FROM campaign WHERE state = 'running' AND (the_name IS NULL OR name = the_name) AND
    EXISTS (SELECT FROM job WHERE job.campaign = campaign.id AND job.state = 'leased')
$body$)sql",

    // The same as `lease` of leases.cpp.
    R"sql({postgres}CREATE OR REPLACE FUNCTION worker_lease(the_campaign BIGINT, the_worker BIGINT,
  the_most BIGINT, the_lease BIGINT, the_repeats_after BIGINT)
RETURNS TABLE (batch BIGINT, pass BIGINT, token BIGINT, key_seed TEXT) LANGUAGE plpgsql AS $body$
#variable_conflict use_column
DECLARE
  others BIGINT[];
  ready BIGINT;
  wanted BIGINT;
  leased BOOLEAN := FALSE;
  by_accounts BOOLEAN;
BEGIN
  PERFORM hurdle_require_own(the_worker);
  PERFORM hurdle_require_lease(the_lease);
  PERFORM hurdle_require_trust(the_campaign);
  IF NOT EXISTS (SELECT FROM campaign WHERE id = the_campaign AND state = 'running') THEN
    RETURN;
  END IF;
  WITH expired AS MATERIALIZED (SELECT job.batch, job.pass FROM job
      WHERE job.campaign = the_campaign AND job.state = 'leased' AND job.expires < hurdle_now()
      LIMIT 1000 FOR UPDATE SKIP LOCKED)
    UPDATE job SET state = 'ready', worker = NULL, expires = NULL FROM expired
      WHERE job.campaign = the_campaign AND job.batch = expired.batch AND job.pass = expired.pass;
  -- In the order of its index, or the table itself is read, past all that is done.
  SELECT count(*) INTO ready FROM (SELECT FROM job WHERE job.campaign = the_campaign AND
    job.state = 'ready' ORDER BY job.pass, job.batch LIMIT 4096) AS few;
  others := array(SELECT hurdle_live_others(the_campaign, the_worker));
  wanted := least(greatest(the_most, 1), CASE WHEN ready >= 4096 THEN 4096 ELSE
    greatest(1, ready / (2 * (cardinality(others) + 1))) END);
  -- With a quorum an account leases nothing of a batch of which it has had another pass.
  by_accounts := EXISTS (SELECT FROM campaign WHERE id = the_campaign AND quorum > 0);
  IF cardinality(others) > 0 OR by_accounts THEN
    RETURN QUERY SELECT * FROM hurdle_pick(the_campaign, the_worker, wanted, wanted + 256,
      the_lease, others, FALSE, NULL);
    leased := FOUND;
    IF NOT leased AND ready > wanted + 256 THEN
      RETURN QUERY SELECT * FROM hurdle_pick(the_campaign, the_worker, wanted, 65536,
        the_lease, others, FALSE, NULL);
      leased := FOUND;
    END IF;
  END IF;
  IF NOT leased AND ready > 0 AND NOT by_accounts THEN
    RETURN QUERY SELECT * FROM hurdle_pick(the_campaign, the_worker, wanted, wanted + 256,
      the_lease, others, TRUE, the_repeats_after);
  END IF;
END $body$)sql",

    R"sql({postgres}CREATE OR REPLACE FUNCTION worker_left_for_others(the_campaign BIGINT,
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
END $body$)sql",

    R"sql({postgres}CREATE OR REPLACE FUNCTION worker_give_back(the_worker BIGINT) RETURNS VOID
LANGUAGE plpgsql AS $body$
BEGIN
  PERFORM hurdle_require_own(the_worker);
  UPDATE job SET state = 'ready', worker = NULL, expires = NULL
    WHERE worker = the_worker AND state = 'leased';
END $body$)sql",

    R"sql({postgres}CREATE OR REPLACE FUNCTION worker_put_aside(the_campaign BIGINT,
  the_worker BIGINT,
  the_batch BIGINT, the_pass BIGINT, the_token BIGINT) RETURNS VOID LANGUAGE plpgsql AS $body$
BEGIN
  PERFORM hurdle_require_own(the_worker);
  UPDATE job SET state = 'damaged', expires = NULL
    WHERE campaign = the_campaign AND batch = the_batch AND pass = the_pass AND
      token = the_token AND worker = the_worker AND state = 'leased';
END $body$)sql",

    // The same as `complete` of leases.cpp, for one job. Locks nothing for callers that do not hold
    // the lease. A tally stops growing long before 128 bits, so that no worker can make it
    // overflow.
    R"sql({postgres}CREATE OR REPLACE FUNCTION worker_complete(the_campaign BIGINT,
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
      WHERE campaign = the_campaign AND account = session_user) THEN
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
        SELECT id, the_batch, the_pass, session_user, 0 FROM campaign
          WHERE id = the_campaign AND quorum > 0
        ON CONFLICT (campaign, batch, pass) DO UPDATE
          SET account = excluded.account, judged = excluded.judged;
      RETURN 'counted';
    END IF;
  END IF;
  RETURN CASE WHEN EXISTS (SELECT FROM job WHERE campaign = the_campaign AND batch = the_batch AND
      pass = the_pass AND token = the_token AND worker = the_worker AND state = 'done' AND
      counts = the_counts) THEN 'counted before' ELSE 'refused' END;
END $body$)sql",

    // Fixes the search path of the functions that workers call, and revokes all functions from
    // everyone; roles.sql grants them. A role of an older roles.sql loses its rights on the tables.
    R"sql({postgres}DO $do$
DECLARE
  made RECORD;
BEGIN
  FOR made IN SELECT CAST(oid AS REGPROCEDURE) AS name, proname LIKE 'worker\_%' AS open
      FROM pg_proc WHERE pronamespace = CAST(current_schema() AS REGNAMESPACE) AND
        (proname LIKE 'worker\_%' OR proname LIKE 'hurdle\_%') LOOP
    EXECUTE format('REVOKE ALL ON FUNCTION %s FROM PUBLIC', made.name);
    IF made.open THEN
      EXECUTE format('ALTER FUNCTION %s SECURITY DEFINER SET search_path = %I, pg_temp', made.name,
        current_schema());
    END IF;
  END LOOP;
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'hurdle_worker') THEN
    EXECUTE format('REVOKE ALL ON ALL TABLES IN SCHEMA %I FROM hurdle_worker', current_schema());
    EXECUTE format('REVOKE ALL ON ALL FUNCTIONS IN SCHEMA %I FROM hurdle_worker', current_schema());
  END IF;
END $do$)sql",
};

}  // namespace

std::span<const std::string_view> worker_functions() noexcept {
  return statements;
}

bool has_functions(const Database& database) noexcept {
  return database.dialect().mark == "{postgres}";
}

std::string_view open_prefix(const Database& database) noexcept {
  return has_functions(database) ? "open_" : "";
}

}  // namespace hurdle::campaign
