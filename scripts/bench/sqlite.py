# SQLite with full durability: reads "one N" (N commits of one record) or "many N" (N commits of 32 records),
# prints the seconds of each commit as JSON. Usage: sqlite.py FILE RECORD_JSON RECORDS_BEFORE
import json, secrets, sqlite3, sys, time

file, record, before = sys.argv[1], sys.argv[2], int(sys.argv[3])
db = sqlite3.connect(file, isolation_level=None)
db.execute("PRAGMA journal_mode=WAL")
db.execute("PRAGMA synchronous=FULL")
db.execute("CREATE TABLE testimonials (id TEXT PRIMARY KEY, created TEXT, status TEXT, approved TEXT, body TEXT)")
for columns in ("created, id", "status, created, id", "approved, id"):
    db.execute(f'CREATE INDEX "by {columns}" ON testimonials ({columns})')
record = json.loads(record)
number = 0


def next_record():
    """A record as the store is given it, ids as random as its."""
    global number
    number += 1
    at = "2026-%09d" % number
    return {**record, "id": secrets.token_urlsafe(16), "createdAt": at, "approvedAt": at}


def put(made):
    row = (made["id"], made["createdAt"], made["status"], made["approvedAt"], json.dumps(made, ensure_ascii=False))
    db.execute("INSERT INTO testimonials VALUES (?, ?, ?, ?, ?)", row)


def commit(count):
    records = [next_record() for _ in range(count)]
    started_at = time.perf_counter()
    db.execute("BEGIN IMMEDIATE")
    for made in records:
        put(made)
    db.execute("COMMIT")
    return time.perf_counter() - started_at


commit(before)
db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
print("ready", flush=True)
for line in sys.stdin:
    how, count = line.split()
    print(json.dumps([commit(1 if how == "one" else 32) for _ in range(int(count))]), flush=True)
