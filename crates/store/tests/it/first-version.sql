BEGIN TRANSACTION;
CREATE TABLE settings (name TEXT PRIMARY KEY, value BLOB NOT NULL) STRICT;
CREATE TABLE people (id TEXT PRIMARY KEY, name TEXT NOT NULL) STRICT;
CREATE TABLE tables (
        id TEXT PRIMARY KEY,
        game TEXT NOT NULL,
        opening TEXT NOT NULL,
        touched INTEGER NOT NULL
    ) STRICT;
INSERT INTO tables VALUES('348pzda5bv','sun-tzu','{"game":"sun-tzu","rules":1,"options":{"initial_draw":0,"mode":"basic","plague_cancels_card":false,"plague_survivors":"floor","reveal_choice":"stepwise","scoring_order_variant":false,"track_limit":10,"warlords":false},"chairs":[{"person":{"person":"nrevkfcnafkev6hj","name":"Xia Han"}},"free"],"seed":"fbb3cd45c77d9008c10ab84062d8a7dcd1dd1d9c51ab1b99e28b02382f8f40b2","by":"nrevkfcnafkev6hj","open_to_all":true}',1794881343917);
INSERT INTO tables VALUES('q4fgegv2qy','qin','{"game":"qin","rules":1,"options":{"games":1,"side":"bird","start":"first"},"chairs":[{"person":{"person":"nrevkfcnafkev6hj","name":"Xia Han"}},"free"],"seed":"fdd09334df5be55119849f154c53ba5fb408356c010bcc39f5c36a77aea7b45b","by":"nrevkfcnafkev6hj","open_to_all":true}',1794881344128);
CREATE TABLE entries (
        table_id TEXT NOT NULL REFERENCES tables (id),
        number INTEGER NOT NULL,
        token TEXT NOT NULL,
        entry TEXT NOT NULL,
        PRIMARY KEY (table_id, number),
        UNIQUE (table_id, token)
    ) STRICT, WITHOUT ROWID;
INSERT INTO entries VALUES('348pzda5bv',0,'aaaaaaaaaaaaaaaa','{"drafted":{"seat":0,"actions":["xinjiang 1"]}}');
INSERT INTO entries VALUES('q4fgegv2qy',0,'jszhw73ri9fhgsbw','{"sat":{"seat":1,"person":"8yq62h8ywe55a3jw","name":"Jun Jin"}}');
INSERT INTO entries VALUES('q4fgegv2qy',1,'aaaaaaaaaaaaaaab','{"played":{"seat":0,"action":"rr d8 e8"}}');
CREATE TABLE sitters (
        person TEXT NOT NULL,
        table_id TEXT NOT NULL REFERENCES tables (id),
        PRIMARY KEY (person, table_id)
    ) STRICT, WITHOUT ROWID;
INSERT INTO sitters VALUES('8yq62h8ywe55a3jw','q4fgegv2qy');
INSERT INTO sitters VALUES('nrevkfcnafkev6hj','348pzda5bv');
INSERT INTO sitters VALUES('nrevkfcnafkev6hj','q4fgegv2qy');
CREATE INDEX tables_by_touch ON tables (touched);
INSERT INTO tables VALUES('uppppppppp','qin','{"game":"qin","rules":1,"options":{"games":1,"side":"bird","start":"random"},"chairs":[{"elsewhere":{"name":"Ada"}},{"elsewhere":{"name":"Lin"}}],"seed":"09b85c221d6b453a25628761bcc2c502057fcec25ba4e9872a1c63708df6d9d7","by":"nrevkfcnafkev6hj","open_to_all":false}',1794881399999);
PRAGMA user_version = 1;
COMMIT;
