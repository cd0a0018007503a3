-- Version 8: campaigns with a quorum. The new tables are empty if no campaign has one; no
-- worker may read them.

ALTER TABLE campaign ADD COLUMN quorum BIGINT NOT NULL DEFAULT 0;

ALTER TABLE campaign ADD COLUMN known_percent BIGINT NOT NULL DEFAULT 0;

-- Tasks that the owner counts beforehand; NULL until counted.
CREATE TABLE known_task (
  campaign BIGINT NOT NULL,
  batch BIGINT NOT NULL,
  task BIGINT NOT NULL,
  count {numeric},
  PRIMARY KEY (campaign, batch, task));

-- The account that counted a pass; judged once it is compared with the known counts.
CREATE TABLE account_job (
  campaign BIGINT NOT NULL,
  batch BIGINT NOT NULL,
  pass BIGINT NOT NULL,
  account TEXT NOT NULL,
  judged BIGINT NOT NULL,
  PRIMARY KEY (campaign, batch, pass));

CREATE INDEX account_job_of ON account_job (campaign, account);

CREATE INDEX account_job_next ON account_job (campaign) WHERE judged = 0;

CREATE TABLE failed_account (
  campaign BIGINT NOT NULL,
  account TEXT NOT NULL,
  failed BIGINT NOT NULL,
  batch BIGINT NOT NULL,
  task BIGINT NOT NULL,
  counted {numeric} NOT NULL,
  known {numeric} NOT NULL,
  jobs_lost BIGINT NOT NULL,
  PRIMARY KEY (campaign, account));

CREATE INDEX job_void ON job (campaign) WHERE state = 'void';

CREATE INDEX worker_of ON worker (account);
