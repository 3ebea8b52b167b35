-- Whose database this is, and how many steps of the schema it has taken.
CREATE TABLE mandate_version (version bigint NOT NULL);
INSERT INTO mandate_version VALUES (0);

-- `change` is the transaction that changed a row last in a way that other servers want to know.

CREATE TABLE settings (name text COLLATE "C" PRIMARY KEY, value bytea NOT NULL);

CREATE TABLE people (
    id text COLLATE "C" PRIMARY KEY,
    name text NOT NULL,
    change xid8 NOT NULL DEFAULT pg_current_xact_id()
);
CREATE INDEX people_by_change ON people (change);

CREATE TABLE blocked_names (name text COLLATE "C" PRIMARY KEY);

-- The order of lists: the later, the higher.
CREATE SEQUENCE touches;

-- What changes with every entry is a small row; the opening never changes.
CREATE TABLE tables (
    id text COLLATE "C" PRIMARY KEY,
    game text NOT NULL,
    uploaded_by text COLLATE "C",
    length bigint NOT NULL DEFAULT 0,
    touched bigint NOT NULL DEFAULT (extract(epoch FROM clock_timestamp()) * 1000)::bigint,
    touch bigint NOT NULL DEFAULT nextval('touches'),
    change xid8 NOT NULL DEFAULT pg_current_xact_id()
);
CREATE INDEX tables_by_touch ON tables (touch) WHERE uploaded_by IS NULL;
CREATE INDEX tables_by_uploader ON tables (uploaded_by) WHERE uploaded_by IS NOT NULL;
CREATE INDEX tables_by_change ON tables (change);

CREATE TABLE openings (id text COLLATE "C" PRIMARY KEY REFERENCES tables (id), opening text NOT NULL);

CREATE TABLE entries (
    table_id text COLLATE "C" NOT NULL REFERENCES tables (id),
    number bigint NOT NULL,
    token text COLLATE "C" NOT NULL,
    entry text NOT NULL,
    PRIMARY KEY (table_id, number),
    UNIQUE (table_id, token)
);

CREATE TABLE sitters (
    person text COLLATE "C" NOT NULL,
    table_id text COLLATE "C" NOT NULL REFERENCES tables (id),
    PRIMARY KEY (person, table_id)
);

CREATE TABLE sessions (
    id text COLLATE "C" PRIMARY KEY,
    person text COLLATE "C" NOT NULL,
    begun bigint NOT NULL,
    seen bigint NOT NULL,
    ended bigint NOT NULL DEFAULT 0,
    change xid8
);
CREATE INDEX sessions_by_person ON sessions (person);
CREATE INDEX sessions_by_change ON sessions (change) WHERE change IS NOT NULL;

CREATE TABLE cutoffs (
    person text COLLATE "C" PRIMARY KEY,
    at bigint NOT NULL,
    kept text COLLATE "C" NOT NULL,
    change xid8 NOT NULL DEFAULT pg_current_xact_id()
);
CREATE INDEX cutoffs_by_change ON cutoffs (change);

CREATE TABLE passes (
    hash bytea PRIMARY KEY,
    person text COLLATE "C" NOT NULL UNIQUE,
    expires bigint NOT NULL
);

-- Servers that hold leases, and until when they are alive.
CREATE TABLE holders (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, expires timestamptz NOT NULL);

-- No two leases ever have the same number.
CREATE SEQUENCE fences;

CREATE TABLE leases (
    table_id text COLLATE "C" PRIMARY KEY,
    holder bigint NOT NULL REFERENCES holders (id) ON DELETE CASCADE,
    fence bigint NOT NULL DEFAULT nextval('fences')
);
CREATE INDEX leases_by_holder ON leases (holder);

CREATE FUNCTION open_table(
    new_id text,
    new_game text,
    new_opening text,
    uploader text,
    people text[],
    tokens text[],
    written text[]
) RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO tables (id, game, uploaded_by, length) VALUES (new_id, new_game, uploader, cardinality(written))
        ON CONFLICT (id) DO NOTHING;
    IF NOT FOUND THEN
        RETURN false;
    END IF;
    INSERT INTO openings (id, opening) VALUES (new_id, new_opening);
    INSERT INTO sitters (person, table_id) SELECT DISTINCT person, new_id FROM unnest(people) AS person;
    INSERT INTO entries (table_id, number, token, entry)
        SELECT new_id, place - 1, token, entry
        FROM unnest(tokens, written) WITH ORDINALITY AS entry (token, entry, place);
    RETURN true;
END $$;

-- Adds entries to a log, if it has as many as expected, and if the lease of this number is valid, where one is given.
CREATE FUNCTION append_entries(
    to_table text,
    expected bigint,
    first_token text,
    tokens text[],
    written text[],
    people text[],
    is_public boolean,
    lease_fence bigint,
    OUT outcome text,
    OUT place bigint
) LANGUAGE plpgsql AS $$
DECLARE
    actual bigint;
BEGIN
    -- Whoever writes to the same table waits here; other tables do not.
    SELECT length INTO actual FROM tables WHERE id = to_table FOR NO KEY UPDATE;
    IF NOT FOUND THEN
        outcome := 'no table';
        RETURN;
    END IF;
    SELECT number INTO place FROM entries WHERE table_id = to_table AND token = first_token;
    IF FOUND THEN
        outcome := 'before';
        RETURN;
    END IF;
    place := actual;
    IF actual <> expected THEN
        outcome := 'conflict';
        RETURN;
    END IF;
    IF lease_fence IS NOT NULL THEN
        -- Until this is committed, nobody else can take the lease.
        PERFORM 1 FROM leases JOIN holders ON holders.id = leases.holder
            WHERE leases.table_id = to_table AND fence = lease_fence AND expires > clock_timestamp()
            FOR SHARE OF leases;
        IF NOT FOUND THEN
            outcome := 'lease lost';
            RETURN;
        END IF;
    END IF;
    INSERT INTO entries (table_id, number, token, entry)
        SELECT to_table, actual + added.place - 1, added.token, added.entry
        FROM unnest(tokens, written) WITH ORDINALITY AS added (token, entry, place);
    INSERT INTO sitters (person, table_id) SELECT DISTINCT person, to_table FROM unnest(people) AS person
        ON CONFLICT DO NOTHING;
    IF is_public THEN
        UPDATE tables SET length = actual + cardinality(written), change = pg_current_xact_id(),
            touched = (extract(epoch FROM clock_timestamp()) * 1000)::bigint, touch = nextval('touches')
            WHERE id = to_table;
    ELSE
        UPDATE tables SET length = actual + cardinality(written), change = pg_current_xact_id()
            WHERE id = to_table;
    END IF;
    outcome := 'now';
END $$;
