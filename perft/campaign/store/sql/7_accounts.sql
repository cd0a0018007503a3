-- Version 7: the account of each worker.

-- The session's user when the worker registered: `session_user`, which SET ROLE does not
-- change. Empty in a file.
ALTER TABLE worker ADD COLUMN account TEXT NOT NULL DEFAULT '';
