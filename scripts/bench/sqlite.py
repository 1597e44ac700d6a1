# SQLite with full durability: reads "one N" (N commits of one record) or "many N" (N commits of 32 records),
# prints the seconds of each commit as JSON. Usage: sqlite.py FILE RECORD_JSON RECORDS_BEFORE
import json, sqlite3, sys, time

file, record, before = sys.argv[1], sys.argv[2], int(sys.argv[3])
db = sqlite3.connect(file, isolation_level=None)
db.execute("PRAGMA journal_mode=WAL")
db.execute("PRAGMA synchronous=FULL")
db.execute("CREATE TABLE testimonials (id TEXT PRIMARY KEY, created TEXT, body TEXT)")
db.execute("CREATE INDEX newest ON testimonials (created)")
number = 0


def put():
    global number
    number += 1
    db.execute("INSERT INTO testimonials VALUES (?, ?, ?)", ("id%020d" % number, "2026-%09d" % number, record))


def commit(count):
    begun = time.perf_counter()
    db.execute("BEGIN IMMEDIATE")
    for _ in range(count):
        put()
    db.execute("COMMIT")
    return time.perf_counter() - begun


commit(before)
db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
print("ready", flush=True)
for line in sys.stdin:
    how, count = line.split()
    print(json.dumps([commit(1 if how == "one" else 32) for _ in range(int(count))]), flush=True)
