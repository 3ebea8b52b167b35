-- Where people's feeds are read.
CREATE TABLE feeds (
    hash bytea PRIMARY KEY,
    person text COLLATE "C" NOT NULL UNIQUE,
    made bigint NOT NULL
);
