-- Version 3: an index of the jobs whose batch is damaged.

CREATE INDEX job_damaged ON job (campaign) WHERE state = 'damaged';
