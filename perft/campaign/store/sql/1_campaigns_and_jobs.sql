-- Version 1: the tables of campaigns, their jobs and workers.

CREATE TABLE hurdle_schema (version BIGINT NOT NULL);

INSERT INTO hurdle_schema VALUES (0);

CREATE TABLE campaign (
  id {serial},
  name TEXT NOT NULL UNIQUE,
  variant TEXT NOT NULL,
  root {blob} NOT NULL,
  fen TEXT NOT NULL,
  depth BIGINT NOT NULL,
  split BIGINT NOT NULL,
  passes BIGINT NOT NULL,
  per_move BIGINT NOT NULL,
  batch_tasks BIGINT NOT NULL,
  state TEXT NOT NULL,
  created BIGINT NOT NULL,
  version TEXT NOT NULL,
  commit_id TEXT NOT NULL,
  tasks BIGINT NOT NULL,
  batches BIGINT NOT NULL,
  lines {numeric} NOT NULL);

CREATE TABLE root_move (
  campaign BIGINT NOT NULL,
  number BIGINT NOT NULL,
  move TEXT NOT NULL,
  PRIMARY KEY (campaign, number));

CREATE TABLE batch (
  campaign BIGINT NOT NULL,
  number BIGINT NOT NULL,
  root BIGINT,
  tasks BIGINT NOT NULL,
  positions {blob} NOT NULL,
  multiplicities {blob} NOT NULL,
  PRIMARY KEY (campaign, number));

CREATE TABLE job (
  campaign BIGINT NOT NULL,
  batch BIGINT NOT NULL,
  pass BIGINT NOT NULL,
  key_seed TEXT NOT NULL,
  state TEXT NOT NULL,
  worker BIGINT,
  token BIGINT NOT NULL,
  expires BIGINT,
  counts {blob},
  sum {numeric},
  nodes {numeric},
  milliseconds BIGINT,
  PRIMARY KEY (campaign, batch, pass));

CREATE INDEX job_ready ON job (campaign, pass, batch) WHERE state = 'ready';

CREATE INDEX job_leased ON job (campaign, expires) WHERE state = 'leased';

CREATE INDEX job_held ON job (worker) WHERE state = 'leased';

CREATE TABLE worker (
  id {serial},
  name TEXT NOT NULL,
  threads BIGINT NOT NULL,
  commit_id TEXT NOT NULL,
  started BIGINT NOT NULL,
  heartbeat BIGINT NOT NULL,
  stopped BIGINT);

-- The tally of each worker, so that a status need not count millions of jobs.
CREATE TABLE tally (
  campaign BIGINT NOT NULL,
  worker BIGINT NOT NULL,
  jobs BIGINT NOT NULL,
  tasks BIGINT NOT NULL,
  nodes {numeric} NOT NULL,
  milliseconds BIGINT NOT NULL,
  PRIMARY KEY (campaign, worker));
