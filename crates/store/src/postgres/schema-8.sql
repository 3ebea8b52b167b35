-- Processes that think, how many tasks each works on at once, and until when they are alive. What they think about is of no
-- use after a crash.
CREATE UNLOGGED TABLE thinkers (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    threads bigint NOT NULL,
    expires timestamptz NOT NULL
);

CREATE UNLOGGED TABLE tasks (
    id text COLLATE "C" PRIMARY KEY,
    holder bigint NOT NULL REFERENCES holders (id) ON DELETE CASCADE,
    person text COLLATE "C" NOT NULL,
    table_id text COLLATE "C" NOT NULL,
    length bigint NOT NULL,
    errand text NOT NULL,
    is_later boolean NOT NULL,
    turn bigint NOT NULL,
    asked timestamptz NOT NULL DEFAULT clock_timestamp(),
    -- Who works on it, for as long as that thinker is alive.
    thinker bigint,
    claimed timestamptz,
    answer text,
    is_answered boolean NOT NULL DEFAULT false
);
CREATE INDEX tasks_by_turn ON tasks (is_later, turn, asked, id) WHERE NOT is_answered;
CREATE INDEX tasks_by_person ON tasks (person, is_later, turn);
CREATE INDEX tasks_by_holder ON tasks (holder);
