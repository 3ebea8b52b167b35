-- What was found in matches that are over.
CREATE TABLE analyses (table_id text COLLATE "C" PRIMARY KEY REFERENCES tables (id), analysis text NOT NULL);
