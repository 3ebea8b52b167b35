-- When the deal was made, and when it was over. Of older tables this is told as far as the log says it without the rules;
-- of the others whoever lists them finds out, as of what servers write that do not know these columns.
ALTER TABLE tables ADD COLUMN begun bigint, ADD COLUMN ended bigint;
UPDATE tables SET begun = touched FROM openings WHERE openings.id = tables.id
    AND (position('"free"' IN opening) = 0 AND position('{"kept":' IN opening) = 0
        OR EXISTS (SELECT 1 FROM entries WHERE table_id = tables.id
            AND (starts_with(entry, '{"played":') OR starts_with(entry, '{"drafted":'))));
UPDATE tables SET ended = touched
    WHERE begun IS NULL AND EXISTS (SELECT 1 FROM entries WHERE table_id = tables.id AND entry = '"closed"');
CREATE INDEX shared_tables_now ON tables (touch) WHERE shared AND ended IS NULL;
CREATE INDEX tables_by_end ON tables (ended) WHERE ended IS NOT NULL;

-- Keeps a new table as before; it has begun if every seat is taken.
CREATE FUNCTION open_table(
    new_id text,
    new_game text,
    new_opening text,
    uploader text,
    people text[],
    tokens text[],
    written text[],
    is_full boolean
) RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
    IF NOT open_table(new_id, new_game, new_opening, uploader, people, tokens, written) THEN
        RETURN false;
    END IF;
    UPDATE tables SET begun = touched WHERE id = new_id AND is_full;
    RETURN true;
END $$;

-- Adds entries to a log as before, by which the table may come to another stage.
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
    begins boolean,
    ends boolean,
    OUT outcome text,
    OUT place bigint
) LANGUAGE plpgsql AS $$
DECLARE
    -- Later than any other end, so that there is an order.
    now bigint := greatest((extract(epoch FROM clock_timestamp()) * 1000)::bigint,
        (SELECT max(ended) + 1 FROM tables WHERE ends));
BEGIN
    SELECT * INTO outcome, place FROM append_entries(
        to_table, expected, first_token, tokens, written, people, is_public, lease_fence, is_clocked, new_due, offered);
    IF outcome = 'now' AND (begins OR ends) THEN
        UPDATE tables SET begun = CASE WHEN begins THEN coalesce(begun, now) ELSE begun END,
            ended = CASE WHEN ends THEN coalesce(ended, now) ELSE ended END
            WHERE id = to_table;
    END IF;
END $$;
