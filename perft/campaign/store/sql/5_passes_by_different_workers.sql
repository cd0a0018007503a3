-- Version 5: the passes over a batch are by different workers.

ALTER TABLE job ADD COLUMN redo BIGINT NOT NULL DEFAULT 0;

ALTER TABLE job ADD COLUMN finished BIGINT;

CREATE INDEX job_redo ON job (campaign) WHERE redo = 1;

ALTER TABLE worker ADD COLUMN lease BIGINT NOT NULL DEFAULT 60000;

ALTER TABLE worker ADD COLUMN wants TEXT;

CREATE INDEX worker_live ON worker (heartbeat) WHERE stopped IS NULL;

-- Jobs of batches of which the worker had counted another pass.
ALTER TABLE tally ADD COLUMN alone BIGINT NOT NULL DEFAULT 0;

-- Workers may give a batch another pass, and may insert nothing else into this table.
{postgres}DO $do$ BEGIN
  EXECUTE format('CREATE FUNCTION hurdle_put_up_again(BIGINT, BIGINT) RETURNS VOID '
    'LANGUAGE SQL SECURITY DEFINER SET search_path = %I, pg_temp AS %L', current_schema(),
    '{one_pass_more}');
  REVOKE ALL ON FUNCTION hurdle_put_up_again(BIGINT, BIGINT) FROM PUBLIC;
END $do$;
