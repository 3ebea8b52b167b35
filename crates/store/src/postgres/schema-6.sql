-- What people say at tables. A row whose words are gone is of somebody who was forgotten: its number is not given again.
CREATE TABLE words (
    table_id text COLLATE "C" NOT NULL REFERENCES tables (id),
    number bigint NOT NULL,
    token text COLLATE "C" NOT NULL,
    person text COLLATE "C" NOT NULL,
    at bigint NOT NULL,
    words text,
    change xid8 NOT NULL DEFAULT pg_current_xact_id(),
    PRIMARY KEY (table_id, number),
    UNIQUE (table_id, token)
);
CREATE INDEX words_by_person ON words (person);
CREATE INDEX words_by_change ON words (change);

-- Keeps what is said, unless its token was used before; so much is kept of what was said at a table. Whether it is new.
CREATE FUNCTION say_words(
    at_table text,
    new_token text,
    new_person text,
    new_at bigint,
    new_words text,
    most bigint
) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
    next bigint;
BEGIN
    -- Whoever says something at the same table waits here, so that words are seen in the order of their numbers.
    PERFORM 1 FROM tables WHERE id = at_table FOR NO KEY UPDATE;
    SELECT coalesce(max(number) + 1, 0) INTO next FROM words WHERE table_id = at_table;
    INSERT INTO words (table_id, number, token, person, at, words)
        VALUES (at_table, next, new_token, new_person, new_at, new_words)
        ON CONFLICT (table_id, token) DO NOTHING;
    IF NOT FOUND THEN
        RETURN false;
    END IF;
    DELETE FROM words WHERE table_id = at_table AND number <= next - most;
    RETURN true;
END $$;
