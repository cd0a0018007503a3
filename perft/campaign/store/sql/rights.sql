-- PostgreSQL: the rights on the functions, after they exist.

-- Fixes the search path of the functions that workers call, and revokes all functions from
-- everyone; roles.sql grants them. A role of an older roles.sql loses its rights on the tables.
DO $do$
DECLARE
  made RECORD;
BEGIN
  FOR made IN SELECT CAST(oid AS REGPROCEDURE) AS name, proname LIKE 'worker\_%' AS open
      FROM pg_proc WHERE pronamespace = CAST(current_schema() AS REGNAMESPACE) AND
        (proname LIKE 'worker\_%' OR proname LIKE 'hurdle\_%') LOOP
    EXECUTE format('REVOKE ALL ON FUNCTION %s FROM PUBLIC', made.name);
    IF made.open THEN
      EXECUTE format('ALTER FUNCTION %s SECURITY DEFINER SET search_path = %I, pg_temp', made.name,
        current_schema());
    END IF;
  END LOOP;
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'hurdle_worker') THEN
    EXECUTE format('REVOKE ALL ON ALL TABLES IN SCHEMA %I FROM hurdle_worker', current_schema());
    EXECUTE format('REVOKE ALL ON ALL FUNCTIONS IN SCHEMA %I FROM hurdle_worker', current_schema());
  END IF;
END $do$;
