-- Version 4: digests of batches and campaigns. Existing campaigns get theirs when they are
-- started again.

ALTER TABLE batch ADD COLUMN digest {blob};

ALTER TABLE campaign ADD COLUMN tree {blob};

ALTER TABLE campaign ADD COLUMN digest {blob};
