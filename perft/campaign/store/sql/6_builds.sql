-- Version 6: the rules of a campaign, and the build of each worker.

ALTER TABLE campaign ADD COLUMN rules TEXT;

ALTER TABLE worker ADD COLUMN build TEXT NOT NULL DEFAULT '';
