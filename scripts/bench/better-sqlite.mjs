// The same as sqlite.py with better-sqlite3, where BETTER_SQLITE3 names a folder that it is installed in.
import { randomBytes } from 'node:crypto';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const [file, text, before] = process.argv.slice(2);
const Database = createRequire(join(process.env.BETTER_SQLITE3 ?? '.', 'package.json'))('better-sqlite3');
const db = new Database(file);
db.pragma('journal_mode = WAL');
db.pragma('synchronous = FULL');
db.exec('CREATE TABLE testimonials (id TEXT PRIMARY KEY, created TEXT, status TEXT, approved TEXT, body TEXT)');
for (const columns of ['created, id', 'status, created, id', 'approved, id']) {
  db.exec(`CREATE INDEX "by ${columns}" ON testimonials (${columns})`);
}
const insert = db.prepare('INSERT INTO testimonials VALUES (?, ?, ?, ?, ?)');
const record = JSON.parse(text);
let number = 0;
const next = () => {
  number += 1;
  const at = new Date(Date.UTC(2026, 0, 1) + number * 60_000).toISOString();
  return { ...record, id: randomBytes(16).toString('base64url'), createdAt: at, approvedAt: at };
};
const put = (made) => insert.run(made.id, made.createdAt, made.status, made.approvedAt, JSON.stringify(made));
const putMany = db.transaction((records) => records.forEach(put));
const commit = (count) => {
  const records = Array.from({ length: count }, next);
  const startedAt = performance.now();
  putMany.immediate(records);
  return (performance.now() - startedAt) / 1000;
};

commit(Number(before));
db.pragma('wal_checkpoint(TRUNCATE)');
console.log('ready');
for await (const line of createInterface({ input: process.stdin })) {
  const [how, count] = line.split(' ');
  console.log(JSON.stringify(Array.from({ length: Number(count) }, () => commit(how === 'one' ? 1 : 32))));
}
