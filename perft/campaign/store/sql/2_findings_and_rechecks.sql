-- Version 2: counts that differ, and parts that were recounted.

CREATE TABLE finding (
  id {serial},
  campaign BIGINT NOT NULL,
  batch BIGINT NOT NULL,
  task BIGINT NOT NULL,
  found BIGINT NOT NULL,
  first_count {numeric} NOT NULL,
  first_by TEXT NOT NULL,
  first_seed TEXT NOT NULL,
  second_count {numeric} NOT NULL,
  second_by TEXT NOT NULL,
  second_seed TEXT NOT NULL);

CREATE INDEX finding_of ON finding (campaign);

CREATE TABLE recheck (
  id {serial},
  campaign BIGINT NOT NULL,
  done BIGINT NOT NULL,
  tasks BIGINT NOT NULL,
  differing BIGINT NOT NULL,
  generator TEXT NOT NULL,
  key_seed TEXT NOT NULL,
  sample_seed TEXT NOT NULL);
