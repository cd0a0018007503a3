-- Version 11: a server notifies idle workers when jobs become ready. A notification is only a hint:
-- workers also ask from time to time.

-- Transactions with a notification commit one after the other, each with its own write to the disk.
-- So of a crowd, for example a thousand workers that end at once, only one sends a notification at a
-- time: the lock of a row tells whether another does. A full queue of notifications would make the
-- transaction fail, and any account can fill it.
{postgres}CREATE FUNCTION hurdle_notify() RETURNS TRIGGER LANGUAGE plpgsql AS $body$
BEGIN
  PERFORM FROM hurdle_schema FOR UPDATE SKIP LOCKED;
  IF FOUND AND pg_notification_queue_usage() < 0.5 THEN
    PERFORM pg_notify('hurdle_jobs', '');
  END IF;
  RETURN NULL;
END $body$;

-- Given back, taken back, expired, revived, repaired or shared again. Conditions in WHEN cost
-- completions and leases nothing.
{postgres}CREATE TRIGGER hurdle_job_is_ready AFTER UPDATE OF state ON job
  FOR EACH ROW WHEN (NEW.state = 'ready' AND OLD.state <> 'ready')
  EXECUTE FUNCTION hurdle_notify();

-- One pass more over a batch. The first passes become ready with their campaign.
{postgres}CREATE TRIGGER hurdle_job_is_added AFTER INSERT ON job
  FOR EACH ROW WHEN (NEW.state = 'ready' AND NEW.redo = 1)
  EXECUTE FUNCTION hurdle_notify();

-- Started or resumed.
{postgres}CREATE TRIGGER hurdle_campaign_is_running AFTER UPDATE OF state ON campaign
  FOR EACH ROW WHEN (NEW.state = 'running' AND OLD.state <> 'running')
  EXECUTE FUNCTION hurdle_notify();

-- The others may now lease passes that were left to this worker.
{postgres}CREATE TRIGGER hurdle_worker_has_left AFTER UPDATE OF stopped ON worker
  FOR EACH ROW WHEN (NEW.stopped IS NOT NULL AND OLD.stopped IS NULL)
  EXECUTE FUNCTION hurdle_notify();
