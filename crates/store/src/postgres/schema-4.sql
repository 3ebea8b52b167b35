-- When somebody's time at a table is up, if time is counted there.
ALTER TABLE tables ADD COLUMN due bigint;
CREATE INDEX tables_by_due ON tables (due) WHERE due IS NOT NULL;

-- When a server last counted time, and when none did.
CREATE TABLE counting (id bigint PRIMARY KEY CHECK (id = 1), at bigint NOT NULL);
CREATE TABLE outages (began bigint PRIMARY KEY, ended bigint NOT NULL);

-- Adds entries to a log as before; if the table has clocks, with the moment at which somebody's time is up.
CREATE FUNCTION append_entries(
    to_table text,
    expected bigint,
    first_token text,
    tokens text[],
    written text[],
    people text[],
    is_public boolean,
    lease_fence bigint,
    is_clocked boolean,
    new_due bigint,
    offered bigint,
    OUT outcome text,
    OUT place bigint
) LANGUAGE plpgsql AS $$
BEGIN
    SELECT * INTO outcome, place
        FROM append_entries(to_table, expected, first_token, tokens, written, people, is_public, lease_fence);
    IF is_clocked AND outcome = 'now' THEN
        UPDATE tables SET due = new_due WHERE id = to_table;
        IF new_due IS NOT NULL THEN
            INSERT INTO counting (id, at) VALUES (1, offered) ON CONFLICT DO NOTHING;
        END IF;
    END IF;
END $$;

-- Notes that a server counts time, if any clock runs. If none does, whoever begins to count later has not missed anything.
CREATE FUNCTION tick(now bigint, gap bigint, forgotten bigint) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
    last bigint;
BEGIN
    IF NOT EXISTS (SELECT 1 FROM tables WHERE due IS NOT NULL) THEN
        DELETE FROM counting;
        RETURN;
    END IF;
    INSERT INTO counting (id, at) VALUES (1, now) ON CONFLICT DO NOTHING;
    SELECT at INTO last FROM counting FOR UPDATE;
    IF now - last > gap THEN
        INSERT INTO outages (began, ended) VALUES (last, now) ON CONFLICT DO NOTHING;
        DELETE FROM outages WHERE ended < forgotten;
    END IF;
    UPDATE counting SET at = greatest(at, now);
END $$;
