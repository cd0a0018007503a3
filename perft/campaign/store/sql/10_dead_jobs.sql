-- Version 10: a job whose leases expired at several workers is dead. Nobody leases it until the
-- owner resumes the campaign.

-- The workers at which a lease of a job expired.
CREATE TABLE expired_lease (
  campaign BIGINT NOT NULL,
  batch BIGINT NOT NULL,
  pass BIGINT NOT NULL,
  worker BIGINT NOT NULL,
  PRIMARY KEY (campaign, batch, pass, worker));

CREATE INDEX job_dead ON job (campaign) WHERE state = 'dead';
