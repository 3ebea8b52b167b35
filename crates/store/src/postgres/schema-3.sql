-- Whether a table concerns others than those who sit there: it is open to all, or several people have had a place.
ALTER TABLE tables ADD COLUMN shared boolean NOT NULL DEFAULT false;
UPDATE tables SET shared = true FROM openings WHERE openings.id = tables.id AND uploaded_by IS NULL
    AND ((opening::jsonb ->> 'open_to_all')::boolean
        OR (SELECT count(*) FROM sitters WHERE table_id = tables.id) > 1);
CREATE INDEX shared_tables ON tables (touch) WHERE shared;

CREATE FUNCTION share_open_table() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF (new.opening::jsonb ->> 'open_to_all')::boolean THEN
        UPDATE tables SET shared = true WHERE id = new.id AND uploaded_by IS NULL;
    END IF;
    RETURN NULL;
END $$;
CREATE TRIGGER table_is_open AFTER INSERT ON openings FOR EACH ROW EXECUTE FUNCTION share_open_table();

CREATE FUNCTION share_table_with_company() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    UPDATE tables SET shared = true WHERE id = new.table_id AND NOT shared AND uploaded_by IS NULL
        AND (SELECT count(*) FROM sitters WHERE table_id = new.table_id) > 1;
    RETURN NULL;
END $$;
CREATE TRIGGER table_has_company AFTER INSERT ON sitters FOR EACH ROW EXECUTE FUNCTION share_table_with_company();

-- Who is at which table at which server. It is of no use after a crash.
CREATE UNLOGGED TABLE attendances (
    holder bigint NOT NULL REFERENCES holders (id) ON DELETE CASCADE,
    table_id text COLLATE "C" NOT NULL,
    person text COLLATE "C" NOT NULL,
    PRIMARY KEY (holder, table_id, person)
);
CREATE INDEX attendances_by_table ON attendances (table_id);
