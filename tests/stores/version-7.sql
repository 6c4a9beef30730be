PRAGMA user_version = 7;
BEGIN TRANSACTION;
CREATE TABLE entries (
    "table" TEXT NOT NULL REFERENCES tables(id), number INTEGER NOT NULL, entry TEXT NOT NULL,
    written TEXT NOT NULL DEFAULT CURRENT_TIMESTAMP, PRIMARY KEY ("table", number)) WITHOUT ROWID;
INSERT INTO "entries" VALUES('almadi-beside',0,'{"kind":"act","ply":0,"action":"take 1a","seat":1,"at":"2026-11-29T17:00:01.000Z"}','2026-11-29 17:00:01');
INSERT INTO "entries" VALUES('almadi-beside',1,'{"kind":"act","ply":1,"action":"place 1,1","seat":1,"at":"2026-11-29T17:00:01.000Z","follows":true}','2026-11-29 17:00:01');
INSERT INTO "entries" VALUES('almadi-beside',2,'{"kind":"act","ply":2,"action":"done","seat":1,"at":"2026-11-29T17:00:01.000Z"}','2026-11-29 17:00:01');
INSERT INTO "entries" VALUES('almadi-beside',3,'{"kind":"act","ply":3,"action":"draw P22","seat":0,"at":"2026-11-29T17:00:01.000Z"}','2026-11-29 17:00:01');
INSERT INTO "entries" VALUES('almadi-beside',4,'{"kind":"act","ply":4,"action":"take 1a","seat":0,"at":"2026-11-29T17:00:01.000Z"}','2026-11-29 17:00:01');
INSERT INTO "entries" VALUES('almadi-beside',5,'{"kind":"act","ply":5,"action":"place 1,1","seat":0,"at":"2026-11-29T17:00:01.000Z","follows":true}','2026-11-29 17:00:01');
INSERT INTO "entries" VALUES('almadi-beside',6,'{"kind":"act","ply":6,"action":"done","seat":0,"at":"2026-11-29T17:00:01.000Z"}','2026-11-29 17:00:01');
INSERT INTO "entries" VALUES('almadi-beside',7,'{"kind":"act","ply":7,"action":"draw O08","seat":0,"at":"2026-11-29T17:00:01.000Z"}','2026-11-29 17:00:01');
INSERT INTO "entries" VALUES('almadi-beside',8,'{"kind":"act","ply":8,"action":"take 4b","seat":1,"at":"2026-11-29T17:00:01.000Z"}','2026-11-29 17:00:01');
INSERT INTO "entries" VALUES('almadi-beside',9,'{"kind":"act","ply":9,"action":"place 4,1","seat":1,"at":"2026-11-29T17:00:01.000Z","follows":true}','2026-11-29 17:00:01');
INSERT INTO "entries" VALUES('almadi-beside',10,'{"kind":"act","ply":10,"action":"done","seat":1,"at":"2026-11-29T17:00:01.000Z"}','2026-11-29 17:00:01');
INSERT INTO "entries" VALUES('almadi-beside',11,'{"kind":"correct","ply":11,"to":9,"action":"take 1a","seat":0,"at":"2026-11-29T17:00:01.000Z"}','2026-11-29 17:00:01');
INSERT INTO "entries" VALUES('almadi-beside',12,'{"kind":"act","ply":9,"action":"place 1,2","seat":1,"at":"2026-11-29T17:00:01.000Z"}','2026-11-29 17:00:01');
INSERT INTO "entries" VALUES('almadi-beside',13,'{"kind":"act","ply":10,"action":"done","seat":1,"at":"2026-11-29T17:00:01.000Z"}','2026-11-29 17:00:01');
INSERT INTO "entries" VALUES('almadi-beside',14,'{"kind":"act","ply":11,"action":"draw C01","seat":0,"at":"2026-11-29T17:00:01.000Z"}','2026-11-29 17:00:01');
INSERT INTO "entries" VALUES('medina-late',0,'{"kind":"act","ply":0,"action":"violet j2","seat":1,"at":"2026-11-29T17:00:01.000Z"}','2026-11-29 17:00:01');
INSERT INTO "entries" VALUES('medina-late',1,'{"kind":"act","ply":1,"action":"grey l7","seat":2,"at":"2026-11-29T17:00:01.000Z"}','2026-11-29 17:00:01');
INSERT INTO "entries" VALUES('medina-late',2,'{"kind":"act","ply":2,"action":"orange l10","seat":0,"at":"2026-11-29T17:00:01.000Z"}','2026-11-29 17:00:01');
INSERT INTO "entries" VALUES('medina-late',3,'{"kind":"act","ply":3,"action":"brown d4","seat":0,"at":"2026-11-29T17:00:01.000Z"}','2026-11-29 17:00:01');
INSERT INTO "entries" VALUES('medina-late',4,'{"kind":"clock","ply":4,"seat":1,"left":[80000000,80000000,80000000],"runs":true,"at":"2026-11-29T17:00:01.000Z"}','2026-11-29 17:00:01');
INSERT INTO "entries" VALUES('medina-late',5,'{"kind":"replace","ply":4,"seat":1,"player":"greedy","resigns":true,"late":true,"at":"2026-11-29T17:00:01.000Z"}','2026-11-29 17:00:01');
INSERT INTO "entries" VALUES('medina-late',6,'{"kind":"act","ply":4,"action":"wall sa","seat":1,"at":"2026-11-29T17:00:01.000Z"}','2026-11-29 17:00:01');
INSERT INTO "entries" VALUES('medina-late',7,'{"kind":"act","ply":5,"action":"merchant f10","seat":1,"at":"2026-11-29T17:00:01.000Z"}','2026-11-29 17:00:01');
INSERT INTO "entries" VALUES('medina-late',8,'{"kind":"act","ply":6,"action":"neutral l10","seat":2,"at":"2026-11-29T17:00:01.000Z"}','2026-11-29 17:00:01');
INSERT INTO "entries" VALUES('medina-late',9,'{"kind":"act","ply":7,"action":"orange h3","seat":2,"at":"2026-11-29T17:00:01.000Z"}','2026-11-29 17:00:01');
INSERT INTO "entries" VALUES('medina-late',10,'{"kind":"act","ply":8,"action":"wall sp","seat":0,"at":"2026-11-29T17:00:01.000Z"}','2026-11-29 17:00:01');
INSERT INTO "entries" VALUES('nim-again',0,'{"kind":"act","ply":1,"action":"take 1","seat":0,"at":"2026-11-29T17:00:01.000Z"}','2026-11-29 17:00:01');
INSERT INTO "entries" VALUES('nim-again',1,'{"kind":"act","ply":3,"action":"take 1","seat":1,"at":"2026-11-29T17:00:01.000Z"}','2026-11-29 17:00:01');
INSERT INTO "entries" VALUES('nim-again',2,'{"kind":"act","ply":5,"action":"take 1","seat":0,"at":"2026-11-29T17:00:01.000Z"}','2026-11-29 17:00:01');
INSERT INTO "entries" VALUES('nim-rematch',0,'{"kind":"act","ply":1,"action":"take 2","seat":0,"at":"2026-11-29T17:00:01.000Z"}','2026-11-29 17:00:01');
INSERT INTO "entries" VALUES('nim-rematch',1,'{"kind":"act","ply":3,"action":"take 1","seat":1,"at":"2026-11-29T17:00:01.000Z"}','2026-11-29 17:00:01');
INSERT INTO "entries" VALUES('nim-rematch',2,'{"kind":"act","ply":5,"action":"take 1","seat":0,"at":"2026-11-29T17:00:01.000Z"}','2026-11-29 17:00:01');
INSERT INTO "entries" VALUES('nim-rematch',3,'{"kind":"act","ply":7,"action":"take 2","seat":1,"at":"2026-11-29T17:00:01.000Z"}','2026-11-29 17:00:01');
INSERT INTO "entries" VALUES('nim-rematch',4,'{"kind":"act","ply":9,"action":"take 1","seat":0,"at":"2026-11-29T17:00:01.000Z"}','2026-11-29 17:00:01');
INSERT INTO "entries" VALUES('nim-rematch',5,'{"kind":"act","ply":11,"action":"take 1","seat":1,"at":"2026-11-29T17:00:01.000Z"}','2026-11-29 17:00:01');
INSERT INTO "entries" VALUES('nim-rematch',6,'{"kind":"act","ply":13,"action":"take 1","seat":0,"at":"2026-11-29T17:00:01.000Z"}','2026-11-29 17:00:01');
INSERT INTO "entries" VALUES('nim-rematch',7,'{"kind":"act","ply":15,"action":"take 1","seat":1,"at":"2026-11-29T17:00:01.000Z"}','2026-11-29 17:00:01');
INSERT INTO "entries" VALUES('nim-rematch',8,'{"kind":"act","ply":17,"action":"take 1","seat":0,"at":"2026-11-29T17:00:01.000Z"}','2026-11-29 17:00:01');
INSERT INTO "entries" VALUES('nim-rematch',9,'{"kind":"act","ply":19,"action":"take 1","seat":1,"at":"2026-11-29T17:00:01.000Z"}','2026-11-29 17:00:01');
INSERT INTO "entries" VALUES('nim-rematch',10,'{"kind":"act","ply":21,"action":"take 1","seat":0,"at":"2026-11-29T17:00:01.000Z"}','2026-11-29 17:00:01');
INSERT INTO "entries" VALUES('nim-rematch',11,'{"kind":"act","ply":23,"action":"take 1","seat":1,"at":"2026-11-29T17:00:01.000Z"}','2026-11-29 17:00:01');
INSERT INTO "entries" VALUES('nim-rematch',12,'{"kind":"act","ply":25,"action":"take 2","seat":0,"at":"2026-11-29T17:00:01.000Z"}','2026-11-29 17:00:01');
INSERT INTO "entries" VALUES('nim-rematch',13,'{"kind":"act","ply":27,"action":"take 1","seat":1,"at":"2026-11-29T17:00:01.000Z"}','2026-11-29 17:00:01');
INSERT INTO "entries" VALUES('nim-rematch',14,'{"kind":"act","ply":29,"action":"take 2","seat":0,"at":"2026-11-29T17:00:01.000Z"}','2026-11-29 17:00:01');
INSERT INTO "entries" VALUES('nim-rematch',15,'{"kind":"act","ply":31,"action":"take 1","seat":1,"at":"2026-11-29T17:00:01.000Z"}','2026-11-29 17:00:01');
INSERT INTO "entries" VALUES('nim-rematch',16,'{"kind":"act","ply":33,"action":"take 1","seat":0,"at":"2026-11-29T17:00:01.000Z"}','2026-11-29 17:00:01');
INSERT INTO "entries" VALUES('nim-rematch',17,'{"kind":"rematch","ply":34,"seat":0,"table":"nim-again","at":"2026-11-29T17:00:01.000Z"}','2026-11-29 17:00:01');
INSERT INTO "entries" VALUES('nim-timed',0,'{"kind":"join","ply":1,"seat":1,"link":"13d065f09b98e5f0fd5435036baae9edff4b27bebb5355853260e74a61457266","key":"65ab47d41716c3ef9e4377a8b48a07cf20c1b9c4e5909a16cee6cae943d016ab","name":"Zo\u00e9","at":"2026-11-29T17:00:01.000Z"}','2026-11-29 17:00:01');
INSERT INTO "entries" VALUES('nim-timed',1,'{"kind":"act","ply":1,"action":"take 3","seat":0,"at":"2026-11-29T17:00:01.000Z","left":[290000,300000]}','2026-11-29 17:00:01');
INSERT INTO "entries" VALUES('nim-timed',2,'{"kind":"act","ply":3,"action":"take 1","seat":1,"at":"2026-11-29T17:00:01.000Z","left":[290000,280000]}','2026-11-29 17:00:01');
INSERT INTO "entries" VALUES('nim-timed',3,'{"kind":"ask","ply":5,"seat":0,"what":"pause","to":5,"at":"2026-11-29T17:00:01.000Z"}','2026-11-29 17:00:01');
INSERT INTO "entries" VALUES('nim-timed',4,'{"kind":"reply","ply":5,"seat":1,"yes":true,"at":"2026-11-29T17:00:01.000Z"}','2026-11-29 17:00:01');
INSERT INTO "entries" VALUES('nim-timed',5,'{"kind":"clock","ply":5,"seat":0,"left":[290000,290000],"paused":true,"at":"2026-11-29T17:00:01.000Z"}','2026-11-29 17:00:01');
INSERT INTO "entries" VALUES('tribes-leaving',0,'{"kind":"act","ply":0,"action":"bid 5","seat":0,"at":"2026-11-29T17:00:01.000Z"}','2026-11-29 17:00:01');
INSERT INTO "entries" VALUES('tribes-leaving',1,'{"kind":"act","ply":1,"action":"bid 1","seat":1,"at":"2026-11-29T17:00:01.000Z"}','2026-11-29 17:00:01');
INSERT INTO "entries" VALUES('tribes-leaving',2,'{"kind":"act","ply":2,"action":"bid 12","seat":1,"at":"2026-11-29T17:00:01.000Z"}','2026-11-29 17:00:01');
INSERT INTO "entries" VALUES('tribes-leaving',3,'{"kind":"act","ply":3,"action":"bid 0","seat":0,"at":"2026-11-29T17:00:01.000Z"}','2026-11-29 17:00:01');
INSERT INTO "entries" VALUES('tribes-leaving',4,'{"kind":"act","ply":4,"action":"take d4","seat":1,"at":"2026-11-29T17:00:01.000Z"}','2026-11-29 17:00:01');
INSERT INTO "entries" VALUES('tribes-leaving',5,'{"kind":"act","ply":5,"action":"drop d5 red","seat":1,"at":"2026-11-29T17:00:01.000Z"}','2026-11-29 17:00:01');
INSERT INTO "entries" VALUES('tribes-leaving',6,'{"kind":"act","ply":6,"action":"drop e5 green","seat":1,"at":"2026-11-29T17:00:01.000Z"}','2026-11-29 17:00:01');
INSERT INTO "entries" VALUES('tribes-leaving',7,'{"kind":"act","ply":7,"action":"drop e4 white","seat":1,"at":"2026-11-29T17:00:01.000Z","follows":true}','2026-11-29 17:00:01');
INSERT INTO "entries" VALUES('tribes-leaving',8,'{"kind":"act","ply":8,"action":"palm e4","seat":1,"at":"2026-11-29T17:00:01.000Z","follows":true}','2026-11-29 17:00:01');
INSERT INTO "entries" VALUES('tribes-leaving',9,'{"kind":"act","ply":9,"action":"end","seat":1,"at":"2026-11-29T17:00:01.000Z"}','2026-11-29 17:00:01');
INSERT INTO "entries" VALUES('tribes-leaving',10,'{"kind":"act","ply":10,"action":"take c1","seat":0,"at":"2026-11-29T17:00:01.000Z"}','2026-11-29 17:00:01');
INSERT INTO "entries" VALUES('tribes-leaving',11,'{"kind":"act","ply":11,"action":"drop d1 yellow","seat":0,"at":"2026-11-29T17:00:01.000Z"}','2026-11-29 17:00:01');
INSERT INTO "entries" VALUES('tribes-leaving',12,'{"kind":"forget","ply":12,"seat":1,"yes":true,"at":"2026-11-29T17:00:01.000Z"}','2026-11-29 17:00:01');
CREATE TABLE heads (
    id TEXT PRIMARY KEY, at TEXT NOT NULL, version INTEGER NOT NULL DEFAULT 0, listed INTEGER NOT NULL DEFAULT 1,
    dealt INTEGER NOT NULL DEFAULT 0) WITHOUT ROWID;
INSERT INTO "heads" VALUES('almadi-beside','2026-11-29 17:28:28',15,1,0);
INSERT INTO "heads" VALUES('medina-late','2026-11-29 17:28:28',11,1,1);
INSERT INTO "heads" VALUES('nim-again','2026-11-29 17:28:28',3,1,1);
INSERT INTO "heads" VALUES('nim-rematch','2026-11-29 17:28:28',18,1,1);
INSERT INTO "heads" VALUES('nim-timed','2026-11-29 17:28:28',6,1,1);
INSERT INTO "heads" VALUES('tribes-leaving','2026-11-29 17:28:28',13,1,1);
CREATE TABLE standings (
    id TEXT PRIMARY KEY, version INTEGER NOT NULL, made TEXT NOT NULL, standing TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE tables (
    id TEXT PRIMARY KEY, founded TEXT NOT NULL DEFAULT CURRENT_TIMESTAMP, charter TEXT NOT NULL) WITHOUT ROWID;
INSERT INTO "tables" VALUES('almadi-beside','2026-11-29 17:00:00','{"table":"almadi-beside","game":"almadi","rules_version":1,"options":{"characters":false,"start_tiles":"dealt","ali_cogia":"letter","morgiana":"neighbour","hussain_wish":true,"zaynab_card":"under","lone_oasis_bonus":false},"seats":[{"name":"Ada","player":null,"key":"18932a909796309c7d5c7f430ac607a4a077e3931e66aae8e3d22ac739b43a19","link":null},{"name":"Bo","player":null,"key":"18932a909796309c7d5c7f430ac607a4a077e3931e66aae8e3d22ac739b43a19","link":null}],"seed":"seven","salt":"salt of almadi-beside","start":{"game":"almadi","format":"zellige-position/1","players":2,"options":{"characters":false,"start_tiles":"dealt","ali_cogia":"letter","morgiana":"neighbour","hussain_wish":true,"zaynab_card":"under","lone_oasis_bonus":false},"components":{"id":"almadi-reconstructed-1","sha256":"68cddc9917ec0ec74dcb8fc7171814af49c2cbc98865820e631d05f13e9f599d"},"first":2,"seat":2,"phase":"choose","turns":0,"extra":false,"last":null,"extra_queue":[],"board":{"1a":"M03","1b":"M10","2a":"O02","2b":"C04","3a":"M14","3b":"P08","4a":"C14","4b":"P12"},"pile":{"palace":8,"caravan":8,"oasis":9,"market":7},"discard":[],"mosaic_pile":{"top":"MO18","left":13,"under":[],"out":[]},"stall_pile":{"top":"ST04","left":13,"under":[],"out":[]},"ruby_supply":30,"objectives":["OBJ10","OBJ17","OBJ21","OBJ23","OBJ29"],"face_up":[],"starts_left":[],"turn":{"tile":null,"row":null,"refill":null,"drawing":null,"wish":false,"pool":{"marteline":0,"stall":0,"moon":0,"ruby":0},"moves":0,"no_return":null,"used":[]},"seats":[{"start":"S2","tiles":{},"mosaics":[],"stalls":[],"rubies":0,"objectives":{},"dealt":[],"hand":[],"recruited":[],"copied":null},{"start":"S3","tiles":{},"mosaics":[],"stalls":[],"rubies":0,"objectives":{},"dealt":[],"hand":[],"recruited":[],"copied":null}]},"record":null,"components":null,"lesson":null,"chance":"entered"}');
INSERT INTO "tables" VALUES('medina-late','2026-11-29 17:00:00','{"table":"medina-late","game":"medina","rules_version":1,"options":{"well":true,"tea":true,"strict_french":false,"new_street_max_touch":1,"already_adjacent_scope":"arm","tower_corners":"boardspace","tie":"shared","last_piece_second_placement":false,"re_entry":true,"sole_player_must_roof":false,"same_turn_tea":true},"seats":[{"name":"Ada","player":null,"key":"9d427c9f4f7666d5820c02c2dbec3faad0dc73be050174538bb11c176449c77d","link":null},{"name":"Bo","player":null,"key":"9d427c9f4f7666d5820c02c2dbec3faad0dc73be050174538bb11c176449c77d","link":null},{"name":"Cleo","player":null,"key":"9d427c9f4f7666d5820c02c2dbec3faad0dc73be050174538bb11c176449c77d","link":null}],"seed":"seven","salt":"salt of medina-late","start":null,"record":null,"components":null,"lesson":null,"chance":null,"clock":{"time":86400000,"increment":0,"each":true,"then":null}}');
INSERT INTO "tables" VALUES('nim-again','2026-11-29 17:00:00','{"table":"nim-again","game":"nim","rules_version":1,"options":{"heap":21},"seats":[{"name":"Bo","player":null,"key":null,"link":null,"keys":["74e2a723604f5533fc7ac02f913dc339df6c422635cc35320b4c65d9e5ea6c66"]},{"name":"Ada","player":null,"key":"74e2a723604f5533fc7ac02f913dc339df6c422635cc35320b4c65d9e5ea6c66","link":null}],"seed":"seven again","salt":"salt of nim-again","start":null,"record":null,"components":null,"lesson":null,"chance":null}');
INSERT INTO "tables" VALUES('nim-rematch','2026-11-29 17:00:00','{"table":"nim-rematch","game":"nim","rules_version":1,"options":{"heap":21},"seats":[{"name":"Ada","player":null,"key":"0564f1e7e2e2c24204e43770767f8601f606fd0b136323decb63cdc4cd520b40","link":null},{"name":"Bo","player":null,"key":"0564f1e7e2e2c24204e43770767f8601f606fd0b136323decb63cdc4cd520b40","link":null}],"seed":"seven","salt":"salt of nim-rematch","start":null,"record":null,"components":null,"lesson":null,"chance":null}');
INSERT INTO "tables" VALUES('nim-timed','2026-11-29 17:00:00','{"table":"nim-timed","game":"nim","rules_version":1,"options":{"heap":34},"seats":[{"name":"Ada","player":null,"key":"65ab47d41716c3ef9e4377a8b48a07cf20c1b9c4e5909a16cee6cae943d016ab","link":null},{"name":null,"player":null,"key":null,"link":"13d065f09b98e5f0fd5435036baae9edff4b27bebb5355853260e74a61457266"}],"seed":"seven","salt":"salt of nim-timed","start":null,"record":null,"components":null,"lesson":null,"chance":null,"clock":{"time":300000,"increment":10000,"each":false,"then":"random"}}');
INSERT INTO "tables" VALUES('tribes-leaving','2026-11-29 17:00:00','{"table":"tribes-leaving","game":"five_tribes","rules_version":1,"options":{"own_drop_counts_for_last_match":"yes","paid_djinn_limit_with_two_markers":"per_activation","nekir_per_kill_action_or_per_victim":"action","kandicha_saved_meeple_counts_as_kill_for_nekir":"no","echidna_doubles_kandicha_builder":"no","assassin_may_target_final_tile":"yes","bidder_cannot_afford_any_spot":"cheapest_free_spot_for_all_own_coins","kumarbi_limit_with_two_markers":"per_bid","iblis_may_kill_only_one_when_two_available":"no","resource_cards_hidden":"hidden","stuck_player_may_move_after_anun_nak":"yes","djinns_at_end_of_last_activation":"yes","baal_pays_for_itself":"no","surplus_fakirs_on_kill":"no","djinns_after_first_sale":"yes","open_coins_and_cards":"no","perfect_memory":"no"},"seats":[{"name":"Ada","player":null,"key":"9724022647e27c1f77e86638ffe60ff770abd395e64b5841a413b9adfc960491","link":null},{"name":"Bo","player":null,"key":"9724022647e27c1f77e86638ffe60ff770abd395e64b5841a413b9adfc960491","link":null}],"seed":"seven","salt":"salt of tribes-leaving","start":null,"record":null,"components":null,"lesson":null,"chance":null}');
CREATE INDEX heads_by_time ON heads (listed, at DESC, id);
CREATE TRIGGER table_founded AFTER INSERT ON tables BEGIN
    INSERT INTO heads (id, at, listed, dealt)
    VALUES (NEW.id, NEW.founded, NEW.charter NOT LIKE '%"lesson":"%',
            NEW.charter LIKE '%"start":null%' AND NEW.charter LIKE '%"record":null%')
    ON CONFLICT (id) DO UPDATE SET listed = excluded.listed, dealt = excluded.dealt;
END;
CREATE TRIGGER entry_kept AFTER INSERT ON entries BEGIN
    INSERT INTO heads (id, at, version) VALUES (NEW."table", NEW.written, NEW.number + 1)
    ON CONFLICT (id) DO UPDATE SET at = excluded.at, version = excluded.version;
END;
COMMIT;
