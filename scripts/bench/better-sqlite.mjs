// The same as sqlite.py with better-sqlite3, where BETTER_SQLITE3 names a folder that it is installed in.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const [file, record, before] = process.argv.slice(2);
const Database = createRequire(join(process.env.BETTER_SQLITE3 ?? '.', 'package.json'))('better-sqlite3');
const db = new Database(file);
db.pragma('journal_mode = WAL');
db.pragma('synchronous = FULL');
db.exec('CREATE TABLE testimonials (id TEXT PRIMARY KEY, created TEXT, body TEXT)');
db.exec('CREATE INDEX newest ON testimonials (created)');
const insert = db.prepare('INSERT INTO testimonials VALUES (?, ?, ?)');
let number = 0;
const putMany = db.transaction((count) => {
  for (let at = 0; at < count; at += 1) {
    number += 1;
    insert.run(`id${String(number).padStart(20, '0')}`, `2026-${String(number).padStart(9, '0')}`, record);
  }
});
const commit = (count) => {
  const begun = performance.now();
  putMany.immediate(count);
  return (performance.now() - begun) / 1000;
};

commit(Number(before));
db.pragma('wal_checkpoint(TRUNCATE)');
console.log('ready');
for await (const line of createInterface({ input: process.stdin })) {
  const [how, count] = line.split(' ');
  console.log(JSON.stringify(Array.from({ length: Number(count) }, () => commit(how === 'one' ? 1 : 32))));
}
