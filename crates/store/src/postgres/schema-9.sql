-- Where people want to hear that others wait for them, and what is still to be sent there. A message is due at no time when
-- it has been sent, or is not to be: it stays so that nobody is told twice.
CREATE TABLE contacts (
    person text COLLATE "C" NOT NULL,
    channel text COLLATE "C" NOT NULL,
    address text NOT NULL,
    language text NOT NULL,
    made bigint NOT NULL,
    link bytea UNIQUE,
    expires bigint,
    ending bytea NOT NULL UNIQUE,
    PRIMARY KEY (person, channel)
);

CREATE TABLE messages (
    person text COLLATE "C" NOT NULL,
    channel text COLLATE "C" NOT NULL,
    table_id text COLLATE "C" NOT NULL REFERENCES tables (id),
    turn bigint NOT NULL,
    due bigint,
    tries bigint NOT NULL DEFAULT 0,
    PRIMARY KEY (person, channel, table_id),
    FOREIGN KEY (person, channel) REFERENCES contacts (person, channel) ON DELETE CASCADE
);
CREATE INDEX messages_by_due ON messages (channel, due) WHERE due IS NOT NULL;
CREATE INDEX messages_by_table ON messages (table_id);

CREATE TABLE counted (
    what bytea PRIMARY KEY,
    since bigint NOT NULL,
    times bigint NOT NULL
);
